import { type Broken, broken } from './broken-program'

/** Values that are of no use where they are used: kept from it, written otherwise, or caught. */
export const BROKEN_USES: readonly Broken[] = [
  broken(
    'math-domain',
    'import math\nfor n in [4, 0, 9]:\n    print(math.log(n))\n',
    'if n <= 0:\n        continue',
    'siga con el siguiente',
  ),
  broken(
    'math-domain',
    'import math\na, b, c = 1, 2, 5\nd = b * b - 4 * a * c\nx = -b + math.sqrt(d)\nprint("x:", x)\n',
    'if d >= 0:\n    x = -b + math.sqrt(d)\n    print("x:", x)\nelse:',
  ),
  broken(
    'none-attribute',
    'import re\nfor asunto in ["n. 12", "nada"]:\n    print(re.search("[0-9]+", asunto).group())\n',
    'encontrado = re.search("[0-9]+", asunto)\n    if encontrado is None:\n        continue',
  ),
  broken(
    'none-operand',
    'precios = {"pan": 1.2}\ntotal = 0\nfor c in ["pan", "uvas"]:\n    total += precios.get(c)\nprint(total)\n',
    'precios.get(c, 0)',
  ),
  broken(
    'unbound-local',
    'def aviso(t):\n    if t > 30:\n        texto = "calor"\n    elif t < 10:\n        texto = "frio"\n    return texto\n\nprint(aviso(20))\n',
    'texto = ""',
    'cuando `t` vale 30',
  ),
  broken(
    'unbound-local',
    'class Hucha:\n    def __init__(self):\n        self.euros = 0\n\n    def meter(self, n):\n        euros = euros + n\n\nh = Hucha()\nh.meter(5)\nprint(h.euros)\n',
    'self.euros = self.euros + n',
    'atributo',
  ),
  broken(
    'too-many-arguments',
    'def media(a, b):\n    return (a + b) / 2\n\nprint(media(4, 5, 6))\n',
    'def media(*valores):',
    'sum(valores) / len(valores)',
  ),
  broken(
    'comparison',
    'class Libro:\n    def __init__(self, precio):\n        self.precio = precio\n\nlibros = [Libro(9), Libro(4)]\nlibros.sort()\nprint(libros[0].precio)\n',
    'key=lambda x: x.precio',
  ),
  broken(
    'operand',
    'from decimal import Decimal\nbase = Decimal("10.50")\niva = 0.21\nprint(base * iva)\n',
    'iva = Decimal("0.21")',
  ),
  broken('operand', 'a = [1, 2, 3]\nb = [2]\nprint(a - b)\n', '[x for x in a if x not in b]'),
  broken(
    'raise-type',
    'class SinFondos:\n    pass\n\ntry:\n    raise SinFondos()\nexcept SinFondos:\n    print("no")\n',
    'class SinFondos(Exception):',
  ),
  broken(
    'custom',
    'def servir(n):\n    if n > 3:\n        raise ValueError("no hay tantos")\n    return n\n\nfor n in [1, 5, 2]:\n    servir(n)\n    print("servido", n)\n',
    'va dentro del bucle',
    '    try:\n        servir(n)',
    'except ValueError as error:',
  ),
  broken(
    'list-index',
    'palabra = "oso"\nlargo = len(palabra)\nfor i in range(largo):\n    print(palabra[largo - i])\n',
    'palabra[largo - 1 - i]',
  ),
  broken(
    'key',
    'carta = "p { margin: 0 } Hola, {nombre}"\nprint(carta.format(nombre="Ana"))\n',
    'p {{ margin: 0 }} Hola, {nombre}',
  ),
  broken(
    'json-serializable',
    'import json\nfrom datetime import date\nprint(json.dumps({"dia": date(2026, 1, 2)}))\n',
    'default=str',
  ),
  broken(
    'date-range',
    'from datetime import date\nd = date(2026, 1, 31)\nprint(d.replace(month=d.month + 1))\n',
    'd + timedelta(days=30)',
  ),
  broken(
    'stop-iteration',
    'letras = iter("ab")\nwhile True:\n    letra = next(letras)\n    print(letra)\n',
    'except StopIteration:\n        break',
  ),
  broken('percent-format', 'print("%s de %s" % ("pan", "trigo", 3))\n', '2 huecos', 'hay 3 valores'),
]
