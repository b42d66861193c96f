import type { ChangeCase } from './change-cases'

const ACCOUNT =
  'class Cuenta:\n    def __init__(self):\n        self.saldo = 10\n\n    def meter(self, dinero):\n        self.saldo += dinero\n\n    def sacar(self, dinero):\n        self.saldo -= dinero\n'
const AREA = 'def area(base, altura):\n    return base * altura / 2\n\nprint(area(3, 4))\n'
const tried = (...calls: readonly string[]) =>
  `for intento in [${calls.map((call) => `lambda: ${call}`).join(', ')}]:\n    try:\n        print(intento())\n    except ValueError:\n        print("mal")\n`
const GUESS =
  'secreto = 37\nintento = int(input())\nwhile intento != secreto:\n    if intento < secreto:\n        print("es mayor")\n    else:\n        print("es menor")\n    intento = int(input())\nprint("¡Sí!")\n'

/** What a function must not be given or make, what it gives back instead of printing, words at the end, and tries that are counted. */
export const CHECK_CASES: readonly ChangeCase[] = [
  {
    says: 'necesito que sacar no deje la cuenta en negativo, en ese caso que lance un ValueError. Y que meter tampoco acepte cantidades negativas (lo mismo, ValueError)',
    code: ACCOUNT,
    append: `c = Cuenta()\n${tried('c.sacar(11)', 'c.meter(-1)', 'c.sacar(10)')}print(c.saldo)`,
    prints: 'mal\nmal\nNone\n0\n',
  },
  {
    says: 'si se intenta sacar mas de lo que hay que devuelva False',
    code: ACCOUNT,
    append: 'print(Cuenta().sacar(11))',
    prints: 'False\n',
  },
  {
    says: 'que la altura este entre 1 y 100, si no que salte un ValueError',
    code: AREA,
    append: tried('area(1, 101)', 'area(1, 100)'),
    prints: '6.0\nmal\n50.0\n',
  },
  {
    says: 'que no acepte valores negativos y lance un ValueError',
    code: AREA,
    append: tried('area(-1, 1)', 'area(1, -1)', 'area(1, 1)'),
    prints: '6.0\nmal\nmal\n0.5\n',
  },
  {
    says: 'mi profe dice que la función no debe hacer print sino devolver el valor. me lo cambias?',
    code: 'def area(base, altura):\n    resultado = base * altura / 2\n    print("Es", resultado)\n\narea(3, 4)\n',
    append: 'print(area(3, 4) + 1)',
    prints: 'Es 6.0\n7.0\n',
  },
  {
    says: 'agrega al final un mensaje que diga gracias por su compra',
    code: 'print(2)\n',
    prints: '2\nGracias por su compra\n',
  },
  {
    says: 'quiero q solo tenga 2 intentos, y si los gasta todos que diga cual era el numero',
    code: GUESS,
    typed: ['5', '6'],
    prints: 'es mayor\nSe acabaron los intentos. Era: 37\n',
  },
  {
    says: 'que solo llegue hasta el 3 y que salga al revés (del 3 al 1)',
    code: 'for n in range(1, 11):\n    print(n)\n',
    prints: '3\n2\n1\n',
  },
  {
    says: 'q no reviente si pongo letras y q solo acepte entre 0 y 120, si no que lo vuelva a pedir',
    code: 'edad = int(input())\nprint(edad + 1)\n',
    typed: ['x', '150', '20'],
    prints: 'Dato inválido: escribe un número entero.\nTiene que estar entre 0 y 120.\n21\n',
  },
  {
    says: 'que solo salgan los que tienen stock y ordenados del mas caro al mas barato',
    code: 'cosas = [{"n": "a", "precio": 5, "stock": 9}, {"n": "b", "precio": 7, "stock": 1}, {"n": "c", "precio": 9, "stock": 0}]\nfor c in cosas:\n    print(c["n"])\n',
    prints: 'b\na\n',
  },
  {
    says: 'ahora quiero saber cuantas hay de CADA vocal',
    code: 'n = 0\nfor letra in "casa":\n    if letra in "aeiou":\n        n = n + 1\nprint(n)\n',
    prints: '2\na 2\n',
  },
  {
    says: 'en vez de los pares que muestre los mayores de 8',
    code: 'v = [4, 9, 12]\npares = [x for x in v if x % 2 == 0]\nprint(pares)\n',
    prints: '[9, 12]\n',
  },
]
