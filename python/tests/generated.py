"""Positions from games of random plays, of every rule set and every phase."""

from collections.abc import Iterator
from random import Random

import sixfold

COLOURS = "ROYGBP"
SHAPES = "csdftx"
BACKGROUNDS = {"classic": ["", "", ""], "flex": ["b", "w", "s"], "intro": ["b", "w"]}


def column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("a") + 1
    return number


def place(cell: str) -> tuple[int, int]:
    letters = cell.rstrip("0123456789")
    return int(cell[len(letters) :]), column(letters)


def board_text(board: dict[str, str]) -> str:
    """The rows of a table, from its top left corner."""
    if not board:
        return "-"
    tiles = {place(cell): tile for cell, tile in board.items()}
    rows = [row for row, _ in tiles]
    columns = [column for _, column in tiles]
    texts = []
    for row in range(min(rows), max(rows) + 1):
        text, gap = "", 0
        for column in range(min(columns), max(columns) + 1):
            tile = tiles.get((row, column))
            if tile is None:
                gap += 1
            else:
                text += (str(gap) if gap else "") + tile
                gap = 0
        texts.append(text or str(gap))
    return "/".join(texts)


def top_left(board: dict[str, str]) -> str:
    rows = min((place(cell)[0] for cell in board), default=40)
    letters = min((cell.rstrip("0123456789") for cell in board), key=column, default="an")
    return f"{letters}{rows}"


def game(rules: str, random: Random) -> Iterator[str]:
    bag = [
        colour + shape + background
        for colour in COLOURS
        for shape in SHAPES
        for background in BACKGROUNDS[rules]
    ]
    random.shuffle(bag)
    board: dict[str, str] = {}
    # Nobody else's tiles are seen.
    while bag:
        rack = bag[: random.choice([6, 6, 6, 6, 3, 1])]
        origin = top_left(board)
        line = f"{rules} {board_text(board)} {''.join(rack)} origin={origin}"
        if random.random() < 0.5:
            line += f" players={random.randint(2, 4)}"
        if random.random() < 0.3:
            line += " bag=0"
        yield line
        plays = sixfold.analyse(line, top=50).plays
        if not plays:
            random.shuffle(bag)
            continue
        for placement in random.choice(plays).play.split():
            tile, cell = placement.split("@")
            board[cell] = tile
            bag.remove(tile)


def generated_positions(count: int) -> list[str]:
    random = Random(6)
    positions: list[str] = []
    while len(positions) < count:
        rules = random.choice(list(BACKGROUNDS))
        for line, _ in zip(game(rules, random), range(60)):
            positions.append(line)
    return positions[:count]
