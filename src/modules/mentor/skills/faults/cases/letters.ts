import type { FaultCase } from './question'

export const LETTER_CASES: FaultCase[] = [
  {
    kind: 'backwards-as-written',
    says: 'me dice False y en el libro dice que es palíndromo',
    code: 'def es_palindromo(frase):\n    return frase == frase[::-1]\n\nprint(es_palindromo("Anita lava la tina"))',
    prints: 'True\n',
  },
  {
    kind: 'letters-of-one-case',
    says: 'cuento vocales y me da 0',
    code: 'frase = "MURCIELAGO"\nvocales = 0\nfor letra in frase:\n    if letra in "aeiou":\n        vocales += 1\nprint(vocales)',
    prints: '5\n',
  },
  {
    kind: 'letter-against-text',
    says: 'el contador de vocales me da 0',
    code: 'frase = "Hola Mundo"\nvocales = 0\nfor letra in frase:\n    if letra == "aeiou":\n        vocales += 1\nprint(vocales)',
    prints: '4\n',
  },
  {
    kind: 'letters-without-accents',
    says: 'en avión me cuenta 2 vocales y son 3',
    code: 'vocales = 0\nfor letra in "avión":\n    if letra in "aeiou":\n        vocales += 1\nprint(vocales)',
    prints: '3\n',
  },
  {
    kind: 'letters-without-accents',
    says: 'en sofá salen menos vocales de las que son',
    code: 'n = 0\nfor x in "sofá":\n    if x == "a" or x == "e" or x == "i" or x == "o" or x == "u":\n        n += 1\nprint(n)',
    prints: '2\n',
  },
  {
    kind: 'typed-in-another-case',
    says: 'nunca entra en el if aunque ponga Si',
    code: 'r = input("¿Seguimos? ")\nif r == "si":\n    print("seguimos")\nelse:\n    print("adiós")',
    typed: ['Si '],
    prints: 'seguimos\n',
  },
  {
    kind: 'returns-at-first-match',
    says: 'quiero la suma de los pares y me da 2',
    code: 'def pares():\n    total = 0\n    for i in range(1, 7):\n        if i % 2 == 0:\n            total += i\n            return total\n\nprint(pares())',
    prints: '12\n',
  },
  {
    kind: 'answer-for-each-item',
    says: 'me dice no está un montón de veces aunque esté',
    code: 'clientes = ["Abril", "Joaco", "Mora"]\nbuscado = "Mora"\nfor c in clientes:\n    if c == buscado:\n        print("está")\n    else:\n        print("no está")',
    prints: 'está\n',
  },
  {
    kind: 'result-shown-each-pass',
    says: 'me imprime el promedio 4 veces',
    code: 'notas = [5, 8, 7, 10]\nsuma = 0\nfor n in notas:\n    suma += n\n    promedio = suma / len(notas)\n    print("Promedio:", promedio)',
    prints: 'Promedio: 7.5\n',
  },
  {
    kind: 'rows-on-many-lines',
    says: 'me sale todo en vertical y quiero filas',
    code: 'for i in range(1, 3):\n    for j in range(1, 3):\n        print(i * j)',
    prints: '1\t2\t\n2\t4\t\n',
  },
  {
    kind: 'float-equality',
    says: 'nunca cuadra',
    code: 'caja = 0.1 + 0.2\nif caja == 0.3:\n    print("cuadra")\nelse:\n    print("no cuadra")',
    prints: 'cuadra\n',
  },
  {
    kind: 'rounds-half-to-even',
    says: 'me da 2 y debería dar 3',
    code: 'print(round(2.5))',
    prints: '3\n',
  },
  {
    kind: 'whole-division-then-times',
    says: 'siempre sale 0',
    code: 'vinieron = 18\ntotal = 24\nprint(vinieron // total * 100)',
    prints: '75.0\n',
  },
  {
    kind: 'table-result-lost',
    says: 'no me filtra, siguen saliendo todas las filas',
    code: 'import pandas as pd\ndf = pd.read_csv("ventas.csv")\ndf[df["total"] > 1000]\nprint(df)',
  },
  {
    kind: 'bare-alternative',
    says: 'siempre me dice mayor',
    code: 'edad = 10\nif edad >= 18 or 21:\n    print("mayor")\nelse:\n    print("menor")',
    prints: 'menor\n',
  },
  {
    kind: 'odd-called-even',
    says: 'con 7 me dice par',
    code: 'n = 7\nif n % 2:\n    print("par")\nelse:\n    print("impar")',
    prints: 'impar\n',
  },
  {
    kind: 'attribute-without-self',
    says: 'el saldo no cambia',
    code: 'class Cuenta:\n    def __init__(self, saldo):\n        self.saldo = saldo\n\n    def depositar(self, monto):\n        saldo = self.saldo + monto\n\nc = Cuenta(100)\nc.depositar(50)\nprint(c.saldo)',
    prints: '150\n',
  },
]
