from ._errors import SixfoldError
from ._sixfold import Position, best
