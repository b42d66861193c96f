import type { FaultCase } from './question'

const DATES = 'from datetime import date\n\na = date(2024, 3, 1)\nb = date(2024, 2, 1)\n'

/** Values and structures that behave otherwise than they look. */
export const SURPRISE_CASES: FaultCase[] = [
  {
    kind: 'thousands-read-as-decimals',
    says: 'las cifras salen mil veces más pequeñas',
    code: 'total = 0\nfor v in ["1,250", "3,400"]:\n    total += float(v.replace(",", "."))\nprint(total)',
    prints: '4650.0\n',
  },
  {
    kind: 'number-texts-compared',
    says: 'me dice 9 y el mayor es 10',
    code: 'mayor = ""\nfor n in ["9", "10"]:\n    if n > mayor or mayor == "":\n        mayor = n\nprint(mayor)',
  },
  {
    kind: 'number-texts-ordered',
    says: 'el orden está mal',
    code: 'linea = "100,20,3"\nfor p in sorted(linea.split(",")):\n    print(p)\npartes = linea.split(",")\nprint(max(partes))',
  },
  {
    kind: 'rest-not-taken',
    says: 'me da 61 minutos',
    code: 's = 3661\nh = s // 3600\nm = s // 60\nprint(h, m)',
    prints: '1 1\n',
  },
  {
    kind: 'rest-of-too-much',
    says: 'los segundos salen mal',
    code: 't = 3725\nminutos = t % 3600 // 60\nsegundos = t % 3600\nprint(minutos, segundos)',
    prints: '2 5\n',
  },
  {
    kind: 'quotient-kept-for-rest',
    says: 'el cambio no sale',
    code: 'c = 87\nb50 = c // 50\nc = c // 50\nprint(b50, c // 20)',
    prints: '1 1\n',
  },
  {
    kind: 'percent-without-hundred',
    says: 'sale altísimo',
    code: 'iva = 100 * 21\nprint(100 + iva)',
    prints: '121.0\n',
  },
  { kind: 'cut-not-rounded', says: 'me da 2 y debería dar 3', code: 'p = 2.99\nprint(int(p))', prints: '3\n' },
  {
    kind: 'one-list-many-places',
    says: 'cambio una casilla y cambian tres',
    code: 'fila = [0, 0]\nm = [fila] * 2\nm[0][0] = 1\nprint(m)',
    prints: '[[1, 0], [0, 0]]\n',
  },
  {
    kind: 'one-value-for-all-keys',
    says: 'apunto a uno y se apunta a todos',
    code: 't = dict.fromkeys(["a", "b"], [])\nt["a"].append(1)\nprint(t)',
    prints: "{'a': [1], 'b': []}\n",
  },
  {
    kind: 'copy-shares-its-rows',
    says: 'la original también cambia',
    code: 'm = [[1], [2]]\nc = m[:]\nc[0][0] = 9\nprint(m)',
    prints: '[[1], [2]]\n',
  },
  {
    kind: 'find-taken-for-truth',
    says: 'si empieza por la palabra dice que no está',
    code: 't = "hola"\nif t.find("ho"):\n    print("no sale")\nelse:\n    print("sale")',
    prints: 'no sale\n',
  },
  {
    kind: 'zero-taken-for-none',
    says: 'no encuentra el primero',
    code: 'def busca(l, x):\n    for i, e in enumerate(l):\n        if e == x:\n            return i\n    return None\n\np = busca(["a"], "a")\nif p:\n    print("sí")\nelse:\n    print("no")',
    prints: 'sí\n',
  },
  {
    kind: 'text-compared-with-true',
    says: 'nunca entra',
    code: 'activo = "True"\nif activo == True:\n    print("sí")',
    prints: 'sí\n',
  },
  {
    kind: 'nothing-equals-nan',
    says: 'nunca lo detecta',
    code: 'x = float("nan")\nif x == float("nan"):\n    print("hueco")',
    prints: 'hueco\n',
  },
  {
    kind: 'amount-between-is-empty',
    says: 'dice que 15 no está entre 10 y 20',
    code: 'n = 15\nif 10 > n > 20:\n    print("dentro")\nelse:\n    print("fuera")',
    prints: 'dentro\n',
  },
  {
    kind: 'ampersand-between-tests',
    says: 'siempre sale lo mismo',
    code: 'a, b = 5, 1\nif a > 2 & b > 2:\n    print("las dos")\nelse:\n    print("no")',
    prints: 'no\n',
  },
  {
    kind: 'objects-never-equal',
    says: 'dice que no son iguales',
    code: 'class Punto:\n    def __init__(self, x):\n        self.x = x\n\nprint(Punto(1) == Punto(1))',
  },
  {
    kind: 'dates-compared-as-texts',
    says: 'dice que marzo va después de abril',
    code: 'a = "9/3/2024"\nb = "10/4/2024"\nprint(a > b)',
    prints: 'False\n',
  },
  {
    kind: 'seconds-of-the-day-only',
    says: 'me da pocos segundos',
    code: 'from datetime import datetime\n\na = datetime(2024, 3, 3)\nb = datetime(2024, 3, 1)\nd = a - b\nprint(d.seconds)',
    prints: '172800.0\n',
  },
  {
    kind: 'days-with-their-clock',
    says: 'sale 29 days, 0:00:00 tal cual',
    code: `${DATES}d = a - b\nprint(d)`,
    prints: '29\n',
  },
  {
    kind: 'age-by-years-alone',
    says: 'la edad sale un año de más',
    code: 'from datetime import date\n\nnac = date(2000, 12, 31)\nhoy = date(2024, 3, 1)\nedad = hoy.year - nac.year\nprint(edad)',
    prints: '23\n',
  },
  {
    kind: 'mean-of-some',
    says: 'el promedio sale más bajo de lo que es, los que no respondieron no cuentan',
    code: 'def promedio(xs):\n    suma = 0\n    for x in xs:\n        if x is not None:\n            suma += x\n    return suma / len(xs)\n\nprint(promedio([5, None, 3]))',
    prints: '4.0\n',
  },
  {
    kind: 'first-row-skipped',
    says: 'se salta la primera fila del archivo',
    code: 'import csv\nimport io\nr = csv.DictReader(io.StringIO("n\\n1\\n2\\n"))\nnext(r)\nfor fila in r:\n    print(fila["n"])',
    prints: '1\n2\n',
  },
  {
    kind: 'filtered-part-changed',
    says: 'le cambio el precio a los caros y la tabla sigue igual',
    code: 'import pandas as pd\ndf = pd.DataFrame({"p": [5, 50]})\ncaros = df[df["p"] > 10]\ncaros["p"] = 0\nprint(df)',
  },
]
