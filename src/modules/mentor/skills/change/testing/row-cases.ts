import type { ChangeCase } from './change-cases'

const MONTHS = 'registros = [("enero", 12), ("enero", 18), ("marzo", 9)]\nfor mes, t in registros:\n    print(mes, t)\n'
const FILE =
  'open("v.csv", "w").write("fecha,cliente,importe\\n2024-03-01,Ana,10\\n2024-04-02,Ana,\\n2023-03-05,Eva,7\\n")\n'
const READ = `${FILE}import csv\ntotal = 0\nwith open("v.csv") as f:\n    for fila in csv.DictReader(f):\n        total += float(fila["importe"] or 0)\nprint(total)\n`
const BY_PLACE = `${FILE}import csv\ntotal = 0\nwith open("v.csv") as f:\n    lector = csv.reader(f)\n    next(lector)\n    for fila in lector:\n        total += float(fila[2])\nprint(total)\n`

/** Groups with several figures, and rows of a file that is read by hand. */
export const ROW_CASES: readonly ChangeCase[] = [
  {
    says: 'que saque una línea por mes con la temperatura máxima y la media de ese mes',
    code: MONTHS,
    prints: 'enero 18 15.0\nmarzo 9 9.0\n',
  },
  {
    says: 'quiero el total solo de las ventas de marzo de 2024, la columna fecha va como 2025-03-14',
    code: READ,
    prints: '10.0\n',
  },
  { says: 'que solo sume las del cliente Eva', code: READ, prints: '7.0\n' },
  {
    says: 'pasalo a DictReader, las columnas son fecha,cliente,importe, y que se salte las filas con el importe vacio y diga cuantas se salto',
    code: BY_PLACE,
    prints: '17.0\nFilas saltadas: 1\n',
    lacks: /next\(/,
  },
  {
    says: 'que me pregunte primero de que numero y despues hasta que numero multiplicar',
    code: "for n in range(1, 11):\n    print(f'5 x {n} = {5 * n}')\n",
    typed: ['6', '2'],
    prints: '6 x 1 = 6\n6 x 2 = 12\n',
  },
  {
    says: 'que devuelva un diccionario con cuantas hay de cada una',
    code: "def vocales(texto):\n    total = 0\n    for letra in texto:\n        if letra in 'aeiou':\n            total += 1\n    return total\n",
    append: "print(vocales('casa roja'))",
    prints: "{'a': 3, 'o': 1}\n",
  },
]
