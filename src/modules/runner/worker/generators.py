"""Values for parameters, made from a line such as `list 0..6 of int -9..9`: small ones first, and how each becomes smaller."""

import ast
import datetime
import re

LINE = re.compile(r"(int|float|bool|text|digits|date|list|one)\b\s*(.*)")
BOUNDS = re.compile(r"(-?\d+)\.\.(-?\d+)")
LETTERS = "abc"
DAY = datetime.timedelta(1)


class Numbers:
    """`places`: as many decimals have its values."""

    def __init__(self, least, most, places=0):
        self.unit = 10**places
        self.least, self.most = least * self.unit, most * self.unit
        self.origin = min(max(0, self.least), self.most)

    def _told(self, number):
        return number if self.unit == 1 else number / self.unit

    def draw(self, chance, size):
        reach = max(1, round((self.most - self.least) * size**3))
        return self._told(chance.randint(max(self.least, self.origin - reach), min(self.most, self.origin + reach)))

    def smallest(self):
        return self._told(self.origin)

    def edges(self):
        """The smallest, those beside it and the last ones."""
        near = (self.origin, self.origin + 1, self.origin - 1, self.origin + 2, self.most, self.least)
        return [self._told(number) for number in near if self.least <= number <= self.most]

    def smaller(self, value):
        number, rest = round(value * self.unit), []
        step = number - self.origin
        while step:
            rest.append(self._told(number - step))
            step = int(step / 2)
        return rest


class Sequences:
    """Lists of what `item` makes, or texts of it."""

    def __init__(self, item, least, most, join=list):
        self.item, self.least, self.most, self.join = item, least, most, join

    def draw(self, chance, size):
        length = chance.randint(self.least, max(self.least, round(self.most * size)))
        return self.join(self.item.draw(chance, size) for _ in range(length))

    def smallest(self):
        return self.join(self.item.smallest() for _ in range(self.least))

    def edges(self):
        items = self.item.edges()
        lengths = sorted({self.least, min(self.most, max(self.least, 1)), min(self.most, max(self.least, 2)), self.most})
        return [self.join([*items[:length], *items * length][:length]) for length in lengths]

    def smaller(self, value):
        parts = list(value)
        half = len(parts) // 2
        for kept in (parts[:half], parts[half:]):
            if self.least <= len(kept) < len(parts):
                yield self.join(kept)
        for at in range(len(parts)):
            if len(parts) > self.least:
                yield self.join(parts[:at] + parts[at + 1 :])
        for at, part in enumerate(parts):
            for less in self.item.smaller(part):
                yield self.join([*parts[:at], less, *parts[at + 1 :]])


class Choices:
    def __init__(self, values):
        self.values = list(values)

    def draw(self, chance, size):
        return self.values[chance.randrange(max(1, round(len(self.values) * max(size, 0.5))))]

    def smallest(self):
        return self.values[0]

    def edges(self):
        return [*self.values[:3], self.values[-1]]

    def smaller(self, value):
        return self.values[: self.values.index(value)]


class Dates:
    """Days of the years from `least` to `most`."""

    def __init__(self, least, most):
        self.first = datetime.date(least, 1, 1)
        self.days = Numbers(0, (datetime.date(most, 12, 31) - self.first).days)

    def draw(self, chance, size):
        # A small size is a day near the first; months and years are to be met early, too.
        return self.first + self.days.draw(chance, max(size, 0.7)) * DAY

    def smallest(self):
        return self.first

    def edges(self):
        leap = next((day for year in range(self.first.year, self.first.year + 4) for day in leap_days(year)), None)
        last = self.first + self.days.most * DAY
        return [self.first, self.first + 30 * DAY, self.first + 31 * DAY, *([leap] if leap and leap <= last else []), last]

    def smaller(self, value):
        return [self.first + days * DAY for days in self.days.smaller((value - self.first).days)]


def leap_days(year):
    try:
        yield datetime.date(year, 2, 29)
    except ValueError:
        return


def generator(line):
    """Throws ValueError where the line says nothing that is known."""
    found = LINE.fullmatch(line.strip())
    if found is None:
        raise ValueError(f"no such values: {line}")
    kind, rest = found.groups()
    if kind == "bool":
        return Choices([False, True])
    if kind == "one":
        return Choices(ast.literal_eval(rest.removeprefix("of").strip()))
    if kind == "digits":
        return Sequences(Choices("0123456789"), int(rest), int(rest), "".join)
    bounds = BOUNDS.match(rest)
    least, most = (int(bound) for bound in bounds.groups()) if bounds else (0, 6)
    rest = rest[bounds.end() :] if bounds else rest
    if least > most or (bounds is None and kind not in ("text", "list")):
        raise ValueError(f"from where to where: {line}")
    if kind in ("int", "float"):
        return Numbers(least, most, 2 if kind == "float" else 0)
    if kind == "date":
        return Dates(least, most)
    inner = rest.strip().removeprefix("of").strip()
    if kind == "text":
        return Sequences(Choices(ast.literal_eval(inner) if inner else LETTERS), least, most, "".join)
    return Sequences(generator(inner), least, most)
