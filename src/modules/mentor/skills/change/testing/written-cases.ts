import type { ChangeCase } from './change-cases'

const HANGMAN =
  "PALABRAS = ['gato', 'camino']\nFALLOS = 6\nfor palabra in PALABRAS:\n    print('Adiós,', palabra, FALLOS)\n"
const STALE =
  "def faltan(dias=7):\n    return dias\n\n\nstock = {'té': 8}\nstock['té'] -= 2\nprint('Quedan', stock['té'], faltan())\n"
const RATE = "precio = 100\niva = precio * 21 / 100\nprint(f'IVA (21 %): {iva}')\n"
const FILES = "with open('datos.txt', 'w') as f:\n    f.write('a')\nprint(open('datos.txt').read())\n"

const LIMIT = 'MINIMO = 100\nfor n in [50, 120]:\n    if n > MINIMO:\n        print(n)\n'
const FOLDER = "from pathlib import Path\n\nCARPETA = Path('fotos')\nprint(CARPETA.name)\n"
const TOTALS =
  "totales = {}\nfor mes, n in [('a', 5), ('b', 1), ('c', 3)]:\n    totales[mes] = totales.get(mes, 0) + n\nfor mes, total in sorted(totales.items()):\n    print(mes, total)\n"

/** What is written in the program is to be written otherwise. */
export const WRITTEN_CASES: readonly ChangeCase[] = [
  { says: 'cambia dias=7 por dias=30', code: STALE, prints: 'Quedan 6 30\n' },
  { says: "cambia stock['té'] -= 2 por stock['té'] -= 5", code: STALE, prints: 'Quedan 3 7\n' },
  { says: 'pon Hay en vez de Quedan', code: STALE, prints: 'Hay 6 7\n' },
  { says: 'que diga Hay y no Quedan', code: STALE, prints: 'Hay 6 7\n' },
  { says: 'pon FALLOS = 0', code: HANGMAN, prints: 'Adiós, gato 0\nAdiós, camino 0\n' },
  { says: 'cambia FALLOS a 3', code: HANGMAN, prints: 'Adiós, gato 3\nAdiós, camino 3\n' },
  { says: "pon PALABRAS = ['mar', 'sol']", code: HANGMAN, prints: 'Adiós, mar 6\nAdiós, sol 6\n' },
  { says: 'cambia las palabras por playa y helado', code: HANGMAN, prints: 'Adiós, playa 6\nAdiós, helado 6\n' },
  { says: 'pon otras palabras: sol, luna, mar', code: HANGMAN, holds: /= \['sol', 'luna', 'mar'\]/ },
  { says: 'cambia camino por sendero', code: HANGMAN, prints: 'Adiós, gato 6\nAdiós, sendero 6\n' },
  { says: 'cambia datos.txt por ventas.csv', code: FILES, prints: 'a\n', lacks: /datos\.txt/ },
  { says: 'pero mi archivo es ventas.csv', code: FILES, prints: 'a\n', lacks: /datos\.txt/ },
  { says: 'cambia el 21 por 19', code: RATE, prints: 'IVA (19 %): 19.0\n' },
  { says: 'pregúntame el archivo', code: FILES, typed: ['x.txt'], prints: 'a\n', lacks: /datos\.txt/ },
  { says: 'que el nombre del archivo lo escriba yo', code: FILES, typed: ['x.txt'], prints: 'a\n' },
  { says: 'que me pida el nombre de la carpeta', code: FOLDER, typed: ['bicis'], prints: 'bicis\n' },
  { says: 'solo los de más de 10', code: LIMIT, prints: '50\n120\n', holds: /^MINIMO = 10$/m },
  { says: 'en pesos, no en euros', code: "print(f'Total: {5.0:.2f} €')\n", prints: 'Total: $5.00\n' },
  { says: 'que ordene de mayor a menor', code: TOTALS, prints: 'a 5\nc 3\nb 1\n' },
  {
    says: 'y con el total al final',
    code: 'for p in [10, 20]:\n    print(p * 0.5)\n',
    prints: '5.0\n10.0\nTotal: 15.0\n',
  },
  { says: 'y que lo guarde en deudas.txt', code: 'print(3)\n', prints: '3\n', holds: /'deudas\.txt'|"deudas\.txt"/ },
]
