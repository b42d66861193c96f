import math as _math


def _parsed(text):
    cut = text.strip()
    sign = 1
    if cut[:1] in ("+", "-"):
        sign = -1 if cut[0] == "-" else 1
        cut = cut[1:]
    if "/" in cut:
        top, bottom = cut.split("/", 1)
        if top.isdigit() and bottom.isdigit():
            return sign * int(top), int(bottom)
    else:
        whole, _, rest = cut.partition(".")
        if (whole + rest).isdigit():
            return sign * int(whole + rest), 10 ** len(rest)
    raise ValueError(f"Invalid literal for Fraction: {text!r}")


class Fraction:
    def __init__(self, numerator=0, denominator=None):
        if denominator is None:
            if isinstance(numerator, Fraction):
                self.numerator, self.denominator = numerator.numerator, numerator.denominator
                return
            if isinstance(numerator, int):
                self.numerator, self.denominator = int(numerator), 1
                return
            if isinstance(numerator, float):
                top, bottom = numerator.as_integer_ratio()
            elif isinstance(numerator, str):
                top, bottom = _parsed(numerator)
            else:
                _outside("Fraction()")
        elif isinstance(numerator, int) and isinstance(denominator, int):
            top, bottom = numerator, denominator
        elif isinstance(numerator, Fraction) or isinstance(denominator, Fraction):
            ratio = Fraction(numerator) / Fraction(denominator)
            top, bottom = ratio.numerator, ratio.denominator
        else:
            raise TypeError("both arguments should be Rational instances")
        if bottom == 0:
            raise ZeroDivisionError(f"Fraction({top}, 0)")
        g = _math.gcd(top, bottom)
        if bottom < 0:
            g = -g
        self.numerator, self.denominator = top // g, bottom // g

    def __repr__(self):
        return f"Fraction({self.numerator}, {self.denominator})"

    def __str__(self):
        return str(self.numerator) if self.denominator == 1 else f"{self.numerator}/{self.denominator}"

    def __float__(self):
        return self.numerator / self.denominator

    def __int__(self):
        return self.numerator // self.denominator if self.numerator >= 0 else -(-self.numerator // self.denominator)

    __trunc__ = __int__

    def __bool__(self):
        return self.numerator != 0

    def _with(self, other, exact, plain):
        if isinstance(other, (int, Fraction)):
            return exact(self, other if isinstance(other, Fraction) else Fraction(other))
        if isinstance(other, float):
            return plain(float(self), other)
        return NotImplemented

    def _from(self, other, exact, plain):
        if isinstance(other, int):
            return exact(Fraction(other), self)
        if isinstance(other, float):
            return plain(other, float(self))
        return NotImplemented

    def __add__(a, b):
        return a._with(b, _add, lambda x, y: x + y)

    def __radd__(b, a):
        return b._from(a, _add, lambda x, y: x + y)

    def __sub__(a, b):
        return a._with(b, _sub, lambda x, y: x - y)

    def __rsub__(b, a):
        return b._from(a, _sub, lambda x, y: x - y)

    def __mul__(a, b):
        return a._with(b, _mul, lambda x, y: x * y)

    def __rmul__(b, a):
        return b._from(a, _mul, lambda x, y: x * y)

    def __truediv__(a, b):
        return a._with(b, _div, lambda x, y: x / y)

    def __rtruediv__(b, a):
        return b._from(a, _div, lambda x, y: x / y)

    def __floordiv__(a, b):
        return a._with(b, lambda x, y: (x.numerator * y.denominator) // (x.denominator * y.numerator), lambda x, y: x // y)

    def __mod__(a, b):
        return a._with(b, lambda x, y: x - y * (x // y), lambda x, y: x % y)

    def __pow__(a, b):
        if isinstance(b, Fraction) and b.denominator == 1:
            b = b.numerator
        if not isinstance(b, int):
            return float(a) ** float(b)
        if b >= 0:
            return Fraction(a.numerator**b, a.denominator**b)
        if a.numerator == 0:
            raise ZeroDivisionError(f"Fraction({a.denominator ** -b}, 0)")
        return Fraction(a.denominator**-b, a.numerator**-b)

    def __neg__(a):
        return Fraction(-a.numerator, a.denominator)

    def __pos__(a):
        return a

    def __abs__(a):
        return Fraction(abs(a.numerator), a.denominator)

    def __round__(self, ndigits=None):
        if ndigits is None:
            d = self.denominator
            floor, remainder = divmod(self.numerator, d)
            if remainder * 2 < d or (remainder * 2 == d and floor % 2 == 0):
                return floor
            return floor + 1
        shift = 10 ** abs(ndigits)
        if ndigits > 0:
            return Fraction(round(self * shift), shift)
        return Fraction(round(self / shift) * shift)

    def __floor__(a):
        return a.numerator // a.denominator

    def __ceil__(a):
        return -(-a.numerator // a.denominator)

    def __hash__(self):
        return hash(self.numerator) if self.denominator == 1 else hash((self.numerator, self.denominator))

    def _order(a, b, holds):
        if isinstance(b, (int, Fraction)):
            b = b if isinstance(b, Fraction) else Fraction(b)
            return holds(a.numerator * b.denominator, b.numerator * a.denominator)
        if isinstance(b, float):
            return a._order(Fraction(b), holds)
        return NotImplemented

    def __eq__(a, b):
        return a._order(b, lambda x, y: x == y)

    def __lt__(a, b):
        return a._order(b, lambda x, y: x < y)

    def __le__(a, b):
        return a._order(b, lambda x, y: x <= y)

    def __gt__(a, b):
        return a._order(b, lambda x, y: x > y)

    def __ge__(a, b):
        return a._order(b, lambda x, y: x >= y)

    def as_integer_ratio(self):
        return (self.numerator, self.denominator)

    def is_integer(self):
        return self.denominator == 1

    def limit_denominator(self, max_denominator=1000000):
        if self.denominator <= max_denominator:
            return Fraction(self)
        p0, q0, p1, q1 = 0, 1, 1, 0
        n, d = self.numerator, self.denominator
        while True:
            a = n // d
            q2 = q0 + a * q1
            if q2 > max_denominator:
                break
            p0, q0, p1, q1 = p1, q1, p0 + a * p1, q2
            n, d = d, n - a * d
        k = (max_denominator - q0) // q1
        if 2 * d * (q0 + k * q1) <= self.denominator:
            return Fraction(p1, q1)
        return Fraction(p0 + k * p1, q0 + k * q1)


def _add(x, y):
    return Fraction(x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator)


def _sub(x, y):
    return Fraction(x.numerator * y.denominator - y.numerator * x.denominator, x.denominator * y.denominator)


def _mul(x, y):
    return Fraction(x.numerator * y.numerator, x.denominator * y.denominator)


def _div(x, y):
    return Fraction(x.numerator * y.denominator, x.denominator * y.numerator)
