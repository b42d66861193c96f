import type { ChangeCase } from './change-cases'

const LETTERS =
  "frase = input('frase: ')\ncuenta = {}\nfor letra in frase:\n    if letra in cuenta:\n        cuenta[letra] += 1\n    else:\n        cuenta[letra] = 1\nfor k, v in cuenta.items():\n    print(k, v)\n"
const EXPENSES =
  "gastos = []\nwhile True:\n    categoria = input('Categoría: ')\n    if categoria == 'fin':\n        break\n    cantidad = float(input('Cantidad: '))\n    gastos.append((categoria, cantidad))\n"

/** Wishes about what a loop counts, adds up or gathers, and about how a number is shown that is calculated in its line. */
export const GATHERED_CASES: readonly ChangeCase[] = [
  { says: 'que no cuente los espacios', code: LETTERS, typed: ['a b a'], prints: 'a 2\nb 1\n' },
  { says: 'y que salga ordenado por la que más sale', code: LETTERS, typed: ['abb'], prints: 'b 2\na 1\n' },
  {
    says: 'que no sume los negativos ni los ceros',
    code: 'suma = 0\nfor n in [5, 0, -1, 9]:\n    suma += n\nprint(suma)\n',
    prints: '14\n',
    holds: /n < 0 or n == 0/,
  },
  {
    says: 'ordenado por la que más se repite',
    code: "veces = {'a': 1, 'b': 3}\nfor p in veces:\n    print(p, veces[p])\n",
    prints: 'b 3\na 1\n',
  },
  {
    says: 'que al final me diga el total de cada categoría',
    code: EXPENSES,
    typed: ['luz', '4', 'agua', '2', 'luz', '3', 'fin'],
    prints: 'Total de luz: 7\nTotal de agua: 2\n',
  },
  {
    says: 'y que me diga las que he fallado',
    code: "aciertos = 0\nfor pregunta, buena in [('2+2', '4'), ('3+3', '6')]:\n    if input(pregunta) == buena:\n        aciertos += 1\n    else:\n        print('No')\n",
    typed: ['4', '5'],
    prints: 'No\nHas fallado:\n- 3+3\n',
  },
  {
    says: 'ponle el símbolo del euro',
    code: 'def cuota(a, b):\n    return round(a / b, 2)\n\n\nprint(cuota(9, 4))\n',
    prints: '2.25 €\n',
  },
  {
    says: 'guárdalo en un archivo',
    code: `${EXPENSES}totales = {}\nfor categoria, cantidad in gastos:\n    totales[categoria] = totales.get(categoria, 0) + cantidad\nprint(totales)\n`,
    typed: ['luz', '4', 'fin'],
    holds: /json\.dump\(gastos,/,
    lacks: /json\.dump\(\{/,
  },
  {
    says: 'que me pregunte de qué a qué',
    code: "grados = float(input('Grados: '))\nfahrenheit = grados * 9 / 5 + 32\nprint(fahrenheit)\n",
    typed: ['1', '25'],
    prints: '1. De grados a fahrenheit\n2. De fahrenheit a grados\n77.0\n',
  },
  {
    says: 'cambiá la línea 5 por: print("desaprobado")',
    code: "nota = 5\nif nota >= 6:\n    print('aprobado')\nelse:\n    print('suspenso')\n",
    prints: 'desaprobado\n',
  },
  { says: 'línea 1: FRUTAS = ["kiwi"]', code: 'FRUTAS = ["uva"]\nprint(FRUTAS)\n', prints: "['kiwi']\n" },
  {
    says: 'borrá la línea que dice Mayor',
    code: "n = [3, 8]\nprint('Mayor:', max(n))\nprint('Menor:', min(n))\n",
    prints: 'Menor: 3\n',
  },
  {
    says: 'cambiá > por >=',
    code: "nota = 6\nif nota > 6:\n    print('aprobado')\nelse:\n    print('no')\n",
    prints: 'aprobado\n',
  },
  {
    says: 'sacá lo de mayor y menor',
    code: "n = [3, 8]\nprint('Suma:', sum(n))\nprint('Mayor:', max(n))\nprint('Menor:', min(n))\n",
    prints: 'Suma: 11\n',
  },
  {
    says: 'que diga también el más ligero',
    code: "pesos = [3, 8]\nprint('Máximo:', max(pesos))\n",
    prints: 'Máximo: 8\nMínimo: 3\n',
  },
  {
    says: 'déjame elegir la longitud',
    code: "def raya(longitud):\n    return '-' * longitud\n\n\nprint(raya(3))\n",
    typed: ['5'],
    prints: '-----\n',
  },
  {
    says: 'no, se aprueba con 6',
    code: "nota = 5\nif nota >= 5:\n    print('aprobado')\nelse:\n    print('suspenso')\n",
    prints: 'suspenso\n',
  },
  {
    says: 'y desaprobado en vez de suspenso porfa',
    code: "nota = 4\nif nota >= 5:\n    print('aprobado')\nelse:\n    print('suspenso')\n",
    prints: 'desaprobado\n',
  },
  {
    says: 'que las palabras del ahorcado sean pelota, arquero y gol',
    code: "PALABRAS = ['gato']\nprint(PALABRAS)\n",
    prints: "['pelota', 'arquero', 'gol']\n",
  },
  {
    says: 'agrégale multiplicar',
    code: "while True:\n    print('1. Sumar')\n    print('2. Salir')\n    op = input()\n    if op == '2':\n        break\n    a, b = 3, 4\n    if op == '1':\n        print(a + b)\n",
    typed: ['2', '3'],
    prints: '1. Sumar\n2. Multiplicación\n3. Salir\n12\n1. Sumar\n2. Multiplicación\n3. Salir\n',
  },
  {
    says: 'agrégale un else que imprima "Reprueba"',
    code: "nota = 3\nif nota >= 4:\n    print('aprueba')\n",
    prints: 'Reprueba\n',
  },
  {
    says: 'falta que diga reprueba si no',
    code: "nota = 3\nif nota >= 4:\n    print('aprueba')\n",
    prints: 'reprueba\n',
  },
  {
    says: 'si no es mayor a 4 que imprima reprobado',
    code: "nota = 6\nif nota >= 4:\n    print('aprueba')\n",
    prints: 'aprueba\n',
    holds: /else:\n {4}print\('reprobado'\)/,
  },
]
