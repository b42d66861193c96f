from datetime import date as _date
from enum import IntEnum as _IntEnum


class Day(_IntEnum):
    MONDAY = 0
    TUESDAY = 1
    WEDNESDAY = 2
    THURSDAY = 3
    FRIDAY = 4
    SATURDAY = 5
    SUNDAY = 6

    def __repr__(self):
        return f"calendar.{self.name}"


MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = Day
month_name = ["", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
month_abbr = [name[:3] for name in month_name]
day_name = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
day_abbr = [name[:3] for name in day_name]
_first = [0]


def isleap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def leapdays(y1, y2):
    y1 -= 1
    y2 -= 1
    return (y2 // 4 - y1 // 4) - (y2 // 100 - y1 // 100) + (y2 // 400 - y1 // 400)


def weekday(year, month, day):
    return Day(_date(year, month, day).weekday())


def monthrange(year, month):
    if not 1 <= month <= 12:
        _outside("monthrange()")
    days = [31, 29 if isleap(year) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    return weekday(year, month, 1), days


def setfirstweekday(firstweekday):
    _first[0] = firstweekday


def monthcalendar(year, month):
    first, days = monthrange(year, month)
    cells = [0] * ((first.value - int(_first[0])) % 7) + list(range(1, days + 1))
    cells += [0] * (-len(cells) % 7)
    return [cells[at : at + 7] for at in range(0, len(cells), 7)]


def weekheader(width):
    names = day_name if width >= 9 else day_abbr
    return " ".join(names[(int(_first[0]) + at) % 7][:width].center(width) for at in range(7))


def month(theyear, themonth, w=0, l=0):
    w, l = max(2, w), max(1, l)
    text = f"{month_name[themonth]} {theyear}".center(7 * (w + 1) - 1).rstrip() + "\n" * l
    text += weekheader(w).rstrip() + "\n" * l
    for week in monthcalendar(theyear, themonth):
        text += " ".join(("" if day == 0 else "%2i" % day).center(w) for day in week).rstrip() + "\n" * l
    return text


def prmonth(theyear, themonth, w=0, l=0):
    print(month(theyear, themonth, w, l), end="")
