use crate::command::sixfold;

const README: &str = include_str!("../../README.md");

/// The words of a command, of which those in single quotes belong together.
pub(crate) fn arguments(command: &str) -> Vec<&str> {
    let parts = command.split('\'').enumerate();
    parts
        .flat_map(|(place, part)| {
            if place % 2 == 1 {
                vec![part]
            } else {
                part.split_whitespace().collect()
            }
        })
        .collect()
}

/// A block that shows a command shows what the program says; `…` stands for the rest.
#[test]
fn shows_what_the_program_says() {
    let blocks: Vec<&str> = README.split("```text\n$ sixfold ").skip(1).collect();
    assert_eq!(blocks.len(), 4);
    for block in blocks {
        let (command, shown) = block.split_once("```").unwrap().0.split_once('\n').unwrap();
        let done = sixfold(&arguments(command));
        let said = String::from_utf8(done.bytes).unwrap() + &done.error;
        match shown.strip_suffix("  …\n") {
            Some(beginning) => assert!(said.starts_with(beginning), "{command}:\n{said}"),
            None => assert_eq!(said, shown, "{command}"),
        }
    }
}

/// Two commands are all the set-up there is.
#[test]
fn sets_up_with_two_commands() {
    let (_, set_up) = README.split_once("\n## Set up\n").unwrap();
    let set_up = set_up.split_once("\n## ").unwrap().0;
    let blocks: Vec<&str> = set_up.split("```").skip(1).step_by(2).collect();
    assert_eq!(blocks, ["sh\ncargo run --release -- analyse\n./test\n"]);
}

/// Of a long answer it shows a line.
#[test]
fn shows_a_line_of_a_review() {
    let (_, block) = README
        .split_once("```console\n$ sixfold game review ")
        .unwrap();
    let (arguments, shown) = block.split_once("```").unwrap().0.split_once('\n').unwrap();
    let said = sixfold(
        &[
            &["game", "review"],
            &arguments.split(' ').collect::<Vec<_>>()[..],
        ]
        .concat(),
    )
    .answer(0);
    let lines: Vec<&str> = shown.lines().filter(|line| *line != "  …").collect();
    assert!(
        !lines.is_empty()
            && lines
                .iter()
                .all(|line| said.lines().any(|other| other == *line)),
        "{said}"
    );
}
