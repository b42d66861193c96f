import math as _math

ROUND_DOWN = "ROUND_DOWN"
ROUND_HALF_UP = "ROUND_HALF_UP"
ROUND_HALF_EVEN = "ROUND_HALF_EVEN"
ROUND_CEILING = "ROUND_CEILING"
ROUND_FLOOR = "ROUND_FLOOR"
ROUND_UP = "ROUND_UP"
ROUND_HALF_DOWN = "ROUND_HALF_DOWN"
ROUND_05UP = "ROUND_05UP"


class DecimalException(ArithmeticError):
    pass


class InvalidOperation(DecimalException):
    pass


class DivisionByZero(DecimalException, ZeroDivisionError):
    pass


class Context:
    def __init__(self, prec=28, rounding=ROUND_HALF_EVEN):
        self.prec = prec
        self.rounding = rounding

    def copy(self):
        return Context(self.prec, self.rounding)


_current = [Context()]


def getcontext():
    return _current[0]


def setcontext(context):
    _current[0] = context


class _Local:
    def __init__(self, context):
        self._new = context

    def __enter__(self):
        self._before = _current[0]
        _current[0] = self._new
        return self._new

    def __exit__(self, *details):
        _current[0] = self._before


def localcontext(ctx=None, **options):
    made = (ctx or getcontext()).copy()
    for name, value in options.items():
        setattr(made, name, value)
    return _Local(made)


def _rounded(sign, whole, rest, size, rounding):
    """A size with what is cut off of it: `rest` of `size`."""
    if rest == 0:
        return whole
    twice = rest * 2
    up = (
        rounding == ROUND_UP
        or (rounding == ROUND_HALF_UP and twice >= size)
        or (rounding == ROUND_HALF_DOWN and twice > size)
        or (rounding == ROUND_HALF_EVEN and (twice > size or (twice == size and whole % 2 == 1)))
        or (rounding == ROUND_CEILING and sign > 0)
        or (rounding == ROUND_FLOOR and sign < 0)
        or (rounding == ROUND_05UP and whole % 5 == 0)
    )
    return whole + 1 if up else whole


def _cut(number, places, rounding):
    size = 10**places
    sign = -1 if number < 0 else 1
    whole, rest = divmod(abs(number), size)
    return sign * _rounded(sign, whole, rest, size, rounding)


def _make(number, exp):
    made = Decimal()
    made._int, made._exp = number, exp
    return made


def _fix(number, exp, rounding=None):
    context = getcontext()
    extra = len(str(abs(number))) - context.prec
    if extra > 0:
        number = _cut(number, extra, rounding or context.rounding)
        exp += extra
        if len(str(abs(number))) > context.prec:
            number //= 10
            exp += 1
    return _make(number, exp)


def _read(text):
    cut = text.strip().replace("_", "")
    sign = -1 if cut[:1] == "-" else 1
    digits = cut[1:] if cut[:1] in ("+", "-") else cut
    if digits.lower() in ("nan", "snan", "inf", "infinity"):
        _outside("Decimal()")
    mantissa, mark, power = digits.lower().partition("e")
    whole, point, rest = mantissa.partition(".")
    shown = whole + rest
    magnitude = power[1:] if power[:1] in ("+", "-") else power
    if not shown.isdigit() or not shown.isascii() or (mark and not magnitude.isdigit()):
        raise InvalidOperation([_Condition("ConversionSyntax")])
    if sign < 0 and int(shown) == 0:
        _outside("Decimal('-0')")
    return sign * int(shown), (int(power) if mark else 0) - len(rest)


class _Condition:
    def __init__(self, name):
        self._name = name

    def __repr__(self):
        return f"<class 'decimal.{self._name}'>"


def _other(value):
    if isinstance(value, Decimal):
        return value
    return Decimal(value) if isinstance(value, int) else None


class Decimal:
    def __init__(self, value="0", context=None):
        if isinstance(value, Decimal):
            self._int, self._exp = value._int, value._exp
        elif isinstance(value, int):
            self._int, self._exp = int(value), 0
        elif isinstance(value, str):
            self._int, self._exp = _read(value)
        elif isinstance(value, float):
            top, bottom = value.as_integer_ratio()
            places = bottom.bit_length() - 1
            self._int, self._exp = top * 5**places, -places
        else:
            _outside("Decimal()")

    @classmethod
    def from_float(cls, f):
        return cls(f)

    def __str__(self):
        digits = str(abs(self._int))
        left = self._exp + len(digits)
        if self._exp <= 0 and left > -6:
            place = left
        else:
            place = 1
        if place <= 0:
            whole, rest = "0", "." + "0" * -place + digits
        elif place >= len(digits):
            whole, rest = digits + "0" * (place - len(digits)), ""
        else:
            whole, rest = digits[:place], "." + digits[place:]
        power = "" if left == place else f"E{left - place:+d}"
        return ("-" if self._int < 0 else "") + whole + rest + power

    def __repr__(self):
        return f"Decimal('{self}')"

    def __hash__(self):
        top, bottom = self.as_integer_ratio()
        return hash(top) if bottom == 1 else hash((top, bottom))

    def _order(self, other, holds):
        if isinstance(other, float):
            other = Decimal(other)
        other = _other(other)
        if other is None:
            return NotImplemented
        exp = min(self._exp, other._exp)
        return holds(self._int * 10 ** (self._exp - exp), other._int * 10 ** (other._exp - exp))

    def __eq__(self, other):
        return self._order(other, lambda a, b: a == b)

    def __lt__(self, other):
        return self._order(other, lambda a, b: a < b)

    def __le__(self, other):
        return self._order(other, lambda a, b: a <= b)

    def __gt__(self, other):
        return self._order(other, lambda a, b: a > b)

    def __ge__(self, other):
        return self._order(other, lambda a, b: a >= b)

    def compare(self, other):
        return Decimal(1 if self > other else -1 if self < other else 0)

    def __add__(self, other):
        other = _other(other)
        if other is None:
            return NotImplemented
        exp = min(self._exp, other._exp)
        return _fix(self._int * 10 ** (self._exp - exp) + other._int * 10 ** (other._exp - exp), exp)

    __radd__ = __add__

    def __sub__(self, other):
        other = _other(other)
        return NotImplemented if other is None else self + _make(-other._int, other._exp)

    def __rsub__(self, other):
        other = _other(other)
        return NotImplemented if other is None else other - self

    def __mul__(self, other):
        other = _other(other)
        return NotImplemented if other is None else _fix(self._int * other._int, self._exp + other._exp)

    __rmul__ = __mul__

    def __truediv__(self, other):
        other = _other(other)
        if other is None:
            return NotImplemented
        if other._int == 0:
            if self._int == 0:
                raise InvalidOperation([_Condition("DivisionUndefined")])
            raise DivisionByZero([_Condition("DivisionByZero")])
        if self._int == 0:
            return _make(0, self._exp - other._exp)
        sign = -1 if (self._int < 0) != (other._int < 0) else 1
        a, b = abs(self._int), abs(other._int)
        shift = len(str(b)) - len(str(a)) + getcontext().prec + 1
        exp = self._exp - other._exp - shift
        number, rest = divmod(a * 10**shift, b) if shift >= 0 else divmod(a, b * 10**-shift)
        if rest:
            if number % 5 == 0:
                number += 1
        else:
            ideal = self._exp - other._exp
            while exp < ideal and number % 10 == 0:
                number //= 10
                exp += 1
        return _fix(sign * number, exp)

    def __rtruediv__(self, other):
        other = _other(other)
        return NotImplemented if other is None else other / self

    def _whole(self, other):
        if other._int == 0:
            if self._int == 0:
                raise InvalidOperation([_Condition("DivisionUndefined")])
            raise DivisionByZero([_Condition("DivisionByZero")])
        exp = min(self._exp, other._exp)
        a, b = self._int * 10 ** (self._exp - exp), other._int * 10 ** (other._exp - exp)
        whole = abs(a) // abs(b)
        return (-whole if (a < 0) != (b < 0) else whole), a, b, exp

    def __floordiv__(self, other):
        other = _other(other)
        return NotImplemented if other is None else _fix(self._whole(other)[0], 0)

    def __rfloordiv__(self, other):
        other = _other(other)
        return NotImplemented if other is None else other // self

    def __mod__(self, other):
        other = _other(other)
        if other is None:
            return NotImplemented
        if other._int == 0:
            raise InvalidOperation([_Condition("InvalidOperation")])
        whole, a, b, exp = self._whole(other)
        return _fix(a - whole * b, exp)

    def __rmod__(self, other):
        other = _other(other)
        return NotImplemented if other is None else other % self

    def __divmod__(self, other):
        return self // other, self % other

    def __pow__(self, other, modulo=None):
        other = _other(other)
        if other is None:
            return NotImplemented
        if modulo is not None or other != int(other) or int(other) < 0 or int(other) > 200:
            _outside("Decimal **")
        n = int(other)
        if n == 0:
            _outside("Decimal **") if self._int == 0 else None
            return Decimal(1)
        return _fix(self._int**n, self._exp * n)

    def __rpow__(self, other):
        other = _other(other)
        return NotImplemented if other is None else other**self

    def __neg__(self):
        return _fix(-self._int, self._exp)

    def __pos__(self):
        return _fix(self._int, self._exp)

    def __abs__(self):
        return _fix(abs(self._int), self._exp)

    def __bool__(self):
        return self._int != 0

    def __int__(self):
        if self._exp >= 0:
            return self._int * 10**self._exp
        return _cut(self._int, -self._exp, ROUND_DOWN)

    __trunc__ = __int__

    def __float__(self):
        return float(str(self))

    def __floor__(self):
        return int(self.to_integral_value(ROUND_FLOOR))

    def __ceil__(self):
        return int(self.to_integral_value(ROUND_CEILING))

    def __round__(self, n=None):
        if n is None:
            return int(self.to_integral_value(ROUND_HALF_EVEN))
        return self._to(-n, ROUND_HALF_EVEN)

    def _to(self, exp, rounding):
        if self._exp >= exp:
            return _make(self._int * 10 ** (self._exp - exp), exp)
        return _make(_cut(self._int, exp - self._exp, rounding), exp)

    def quantize(self, exp, rounding=None, context=None):
        made = self._to(_other(exp)._exp, rounding or getcontext().rounding)
        if len(str(abs(made._int))) > getcontext().prec:
            raise InvalidOperation([_Condition("InvalidOperation")])
        return made

    def to_integral_value(self, rounding=None, context=None):
        return self if self._exp >= 0 else self._to(0, rounding or getcontext().rounding)

    to_integral = to_integral_value

    def normalize(self, context=None):
        made = _fix(self._int, self._exp)
        if made._int == 0:
            return _make(0, 0)
        while made._int % 10 == 0:
            made = _make(made._int // 10, made._exp + 1)
        return made

    def sqrt(self, context=None):
        if self._int < 0:
            raise InvalidOperation([_Condition("InvalidOperation")])
        if self._int == 0:
            return _make(0, self._exp >> 1)
        size = len(str(self._int))
        e = self._exp >> 1
        if self._exp & 1:
            c, l = self._int * 10, (size >> 1) + 1
        else:
            c, l = self._int, (size + 1) >> 1
        shift = getcontext().prec + 1 - l
        if shift >= 0:
            c, exact = c * 100**shift, True
        else:
            c, rest = divmod(c, 100**-shift)
            exact = not rest
        e -= shift
        n = _math.isqrt(c)
        if exact and n * n == c:
            n = n // 10**shift if shift >= 0 else n * 10**-shift
            e += shift
        elif n % 5 == 0:
            n += 1
        return _fix(n, e, ROUND_HALF_EVEN)

    def as_tuple(self):
        return DecimalTuple((int(self._int < 0), tuple(int(d) for d in str(abs(self._int))), self._exp))

    def as_integer_ratio(self):
        if self._exp >= 0:
            return self._int * 10**self._exp, 1
        bottom = 10**-self._exp
        g = _math.gcd(self._int, bottom)
        return self._int // g, bottom // g

    def adjusted(self):
        return self._exp + len(str(abs(self._int))) - 1

    def copy_abs(self):
        return _make(abs(self._int), self._exp)

    def is_zero(self):
        return self._int == 0

    def is_signed(self):
        return self._int < 0

    def is_nan(self):
        return False

    def is_infinite(self):
        return False

    def is_finite(self):
        return True

    def max(self, other):
        return self if self >= other else _other(other)

    def min(self, other):
        return self if self <= other else _other(other)

    def __format__(self, spec):
        if spec == "":
            return str(self)
        kind = spec[-1] if spec[-1] in "f%" else ""
        rest = spec[:-1] if kind else spec
        head, point, places = rest.partition(".")
        if not kind and point or (places and not places.isdigit()) or (spec[-1].isalpha() and not kind):
            _outside("format")
        fill, align, sign, zero = " ", ">", "", False
        if len(head) > 1 and head[1] in "<>^=":
            fill, align, head = head[0], head[1], head[2:]
        elif head[:1] in ("<", ">", "^"):
            align, head = head[0], head[1:]
        if head[:1] in ("+", "-", " "):
            sign, head = head[0], head[1:]
        if head[:1] == "0":
            zero = True
        comma = head.endswith(",")
        width = int(head.rstrip(",") or 0)
        if align == "=" or zero:
            _outside("format")
        value = _make(self._int * 100, self._exp) if kind == "%" else self
        if point:
            value = value._to(-int(places), ROUND_HALF_EVEN)
        elif kind and value._exp > 0:
            value = value._to(0, ROUND_HALF_EVEN)
        digits = str(abs(value._int)).rjust(max(0, -value._exp) + 1, "0")
        cut = len(digits) + min(0, value._exp)
        whole, tail = digits[:cut], digits[cut:]
        if not kind and not point:
            shown = str(_make(abs(value._int), value._exp))
            whole, _, tail = shown.partition(".")
            if "E" in shown:
                _outside("format")
        if comma:
            whole = f"{int(whole):,}"
        text = ("-" if value._int < 0 else sign if sign != "-" else "") + whole + ("." + tail if tail else "") + ("%" if kind == "%" else "")
        left = width - len(text)
        if left <= 0:
            return text
        if align == "<":
            return text + fill * left
        if align == "^":
            return fill * (left // 2) + text + fill * (left - left // 2)
        return fill * left + text


class DecimalTuple(tuple):
    def __repr__(self):
        return f"DecimalTuple(sign={self[0]!r}, digits={self[1]!r}, exponent={self[2]!r})"

    sign = property(lambda self: self[0])
    digits = property(lambda self: self[1])
    exponent = property(lambda self: self[2])


_rename(Decimal, "decimal.Decimal")
