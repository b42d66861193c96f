from fractions import Fraction as _Fraction
import math as _math


class StatisticsError(ValueError):
    pass


def _rounded(n, m):
    a = _math.isqrt(n // m)
    return a | (a * a * m != n)


def _root(n, m):
    q = (n.bit_length() - m.bit_length() - 109) // 2
    if q >= 0:
        return (_rounded(n, m << 2 * q) << q) / 1
    return _rounded(n << -2 * q, m) / (1 << -q)


def _exact(values):
    return [_Fraction(x) for x in values]


def _like(value, data):
    if all(isinstance(x, int) for x in data) and value.denominator == 1:
        return value.numerator
    if any(isinstance(x, _Fraction) for x in data):
        return value
    return value.numerator / value.denominator


def _spread(data, xbar=None):
    values = _exact(data)
    centre = sum(values) / len(values) if xbar is None else _Fraction(xbar)
    return sum((x - centre) ** 2 for x in values)


def variance(data, xbar=None):
    data = list(data)
    if len(data) < 2:
        raise StatisticsError("variance requires at least two data points")
    return _like(_spread(data, xbar) / (len(data) - 1), data)


def pvariance(data, mu=None):
    data = list(data)
    if len(data) < 1:
        raise StatisticsError("pvariance requires at least one data point")
    return _like(_spread(data, mu) / len(data), data)


def stdev(data, xbar=None):
    data = list(data)
    if len(data) < 2:
        raise StatisticsError("stdev requires at least two data points")
    value = _spread(data, xbar) / (len(data) - 1)
    return _root(value.numerator, value.denominator)


def pstdev(data, mu=None):
    data = list(data)
    if len(data) < 1:
        raise StatisticsError("pstdev requires at least one data point")
    value = _spread(data, mu) / len(data)
    return _root(value.numerator, value.denominator)


def fmean(data, weights=None):
    data = list(data)
    if not data:
        raise StatisticsError("fmean requires at least one data point")
    if weights is not None:
        _outside("fmean(weights=)")
    return _math.fsum(data) / len(data)


def median_low(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data[(len(data) - 1) // 2]


def median_high(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data[len(data) // 2]


def multimode(data):
    counts = {}
    for x in data:
        counts[x] = counts.get(x, 0) + 1
    most = max(counts.values(), default=0)
    return [x for x, n in counts.items() if n == most]


def quantiles(data, *, n=4, method="exclusive"):
    data = sorted(data)
    ld = len(data)
    if ld < 2:
        _outside("quantiles()")
    if method == "inclusive":
        m = ld - 1
        result = []
        for i in range(1, n):
            j, delta = divmod(i * m, n)
            result.append((data[j] * (n - delta) + data[j + 1] * delta) / n)
        return result
    m = ld + 1
    result = []
    for i in range(1, n):
        j = i * m // n
        j = 1 if j < 1 else ld - 1 if j > ld - 1 else j
        delta = i * m - j * n
        result.append((data[j - 1] * (n - delta) + data[j] * delta) / n)
    return result


_mean, _median, _mode = mean, median, mode


def mean(data):
    data = list(data)
    if not data:
        raise StatisticsError("mean requires at least one data point")
    if any(isinstance(x, _Fraction) for x in data):
        return sum(data) / len(data)
    return _mean(data)


def median(data):
    data = list(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return _median(data)


def mode(data):
    data = list(data)
    if not data:
        raise StatisticsError("no mode for empty data")
    return _mode(data)


def harmonic_mean(data, weights=None):
    data = list(data)
    if not data or weights is not None or any(x <= 0 for x in data):
        _outside("harmonic_mean()")
    value = len(data) / sum(1 / _Fraction(x) for x in data)
    return value.numerator / value.denominator


def geometric_mean(data):
    data = list(data)
    if not data or any(x <= 0 for x in data):
        _outside("geometric_mean()")
    return _math.exp(_math.fsum([_math.log(x) + 0.0 for x in data]) / len(data))
