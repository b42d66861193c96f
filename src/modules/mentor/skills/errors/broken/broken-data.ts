import { asked, type Broken, broken, told } from './broken-program'

/** Data of others, what a function gives, and the second error behind the first. */
export const BROKEN_DATA: readonly Broken[] = [
  broken(
    'name',
    'def calcular(base, altura):\n    area = base * altura / 2\n    return area\n\ncalcular(10, 4)\nprint("El area es", area)\n',
    '`calcular()`',
    'area = calcular(10, 4)',
  ),
  broken(
    'none-attribute',
    'compra = ["pan"]\ncompra = compra.append("ajo")\ncompra = compra.append("sal")\nprint(compra)\n',
    '`.append()`',
    'sin asignar',
  ),
  broken(
    'attribute',
    'lineas = ["a;b", "c;d"]\npartes = lineas.split(";")\nprint(partes)\n',
    'recorrer',
    '[linea.split(";") for linea in lineas]',
  ),
  broken(
    'list-assignment',
    'cola = []\nfor k in range(3):\n    cola[k] = k\nprint(cola)\n',
    '`append`',
    'cola.append(k)',
  ),
  broken(
    'json-text',
    'import json\ntexto = "{\'ciudad\': \'Arequipa\'}"\nprint(json.loads(texto)["ciudad"])\n',
    'comillas dobles',
  ),
  broken(
    'json-text',
    'import json\ntexto = """{\n  "mesas": 12,\n}"""\nprint(json.loads(texto)["mesas"])\n',
    'coma del final',
  ),
  broken(
    'strptime',
    'from datetime import datetime\nfor v in ["28/02/2025", "2025-04-30"]:\n    f = datetime.strptime(v, "%d/%m/%Y")\n    print(f.day)\n',
    '`%Y-%m-%d`',
    'except ValueError:',
  ),
  broken(
    'unpack-few',
    'for linea in ["mesa,1,2", "puerta,3"]:\n    nombre, alto, ancho = linea.split(",")\n    print(nombre, alto, ancho)\n',
    'if len(partes) != 3:',
  ),
  broken(
    'int-text',
    'precios = ["15.990", "8.500", "22.000"]\ntotal = 0\nfor p in precios:\n    total += int(p)\nprint(total)\n',
    'miles',
    'int(p.replace(".", ""))',
  ),
  broken('int-text', 'alto = int("3.125")\nprint(alto)\n', 'decimales', 'separa los miles', '.replace(".", "")'),
  broken(
    'float-text',
    'sueldos = ["1,250", "3,400"]\nprint(sum(float(s) for s in sueldos))\n',
    'la coma separa los miles',
    'float(s.replace(",", ""))',
  ),
  told('name', 'total = len(nombres)\nprint(total)\n', 'nadie le da un valor', 'Créala antes'),
  told('name', 'for n in nombres:\n    print(nombres)\n', 'nadie le da un valor'),
  broken('eof', 'n = 3\nfor i in range(n):\n    x = input()\n    print(x)\n', 'except EOFError:'),
  broken(
    'float-text',
    'filas = ["10", "12,5 €"]\ntotal = 0\nfor f in filas:\n    total += float(f)\nprint(total)\n',
    '`€`',
    '.replace(",", ".")',
  ),
  broken(
    'attribute',
    'class Coche:\n    def __init__(self, marca):\n        self.marca = marca\n\n    def acelerar(self):\n        self.velocidad += 10\n\nc = Coche("Seat")\nc.acelerar()\nprint(c.velocidad)\n',
    '`__init__`',
    'self.velocidad = 0',
  ),
  broken(
    'missing-arguments',
    'def rebaja(precio, tanto):\n    return precio - tanto\n\nprint(rebaja(100))\n',
    '`tanto`',
    'tanto=0',
  ),
  broken('string-indices', 'alumno = \'{"nota": 8}\'\nprint(alumno["nota"])\n', 'json.loads', 'import json'),
  broken(
    'comparison',
    'def mayor(a, b):\n    if a > b:\n        print(a)\n    else:\n        print(b)\n\nif mayor(3, 5) > 4:\n    print("si")\n',
    '`return`',
    'return b',
  ),
  broken('recursion', 'def cuenta(n):\n    print(n)\n    cuenta(n - 1)\n\ncuenta(3)\n', 'caso base', 'if n <= 0:'),
  asked(
    ['Agua'],
    broken(
      'list-remove',
      'pendientes = ["luz", "agua"]\npago = input()\npendientes.remove(pago)\nprint(pendientes)\n',
      'minúsculas',
      '.strip().lower()',
    ),
  ),
  // Behind the first error stands a second.
  broken('name', 'edad = 20\nprint("Tengo " + edda)\nprint("Casi " + edad)\n', '`edad`', 'sale otro error'),
]
