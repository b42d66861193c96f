import type { ChangeCase } from './change-cases'

const AGE = 'edad = int(input("Edad: "))\nprint("Entra", edad)\n'
const STOCK =
  'stock = {"pan": 9, "sal": 4}\nprod = input("Producto: ")\ncant = int(input("Cantidad: "))\nstock[prod] -= cant\nprint("Quedan", stock[prod])\n'
const GUESS =
  'import random\nsecreto = random.randint(7, 7)\nn = int(input("Adivina: "))\nwhile n != secreto:\n    n = int(input("No, otra vez: "))\nprint("Acertaste")\n'

/** Conditions, what is done in them and where they belong, in programs of several shapes. */
export const WHEN_CASES: readonly ChangeCase[] = [
  {
    says: 'si el producto no existe que diga No lo tenemos, y cuando queden menos de 5 salga un aviso q diga REPONER',
    code: STOCK,
    typed: ['pan', '6'],
    prints: 'Quedan 3\nREPONER\n',
  },
  {
    says: 'si quiere llevarse mas de lo que hay que diga No hay tanto y no reste nada',
    code: STOCK,
    typed: ['sal', '5'],
    prints: 'No hay tanto\n',
  },
  {
    says: 'comprueba que la edad este entre 0 y 120, y si no que lo vuelva a pedir',
    code: AGE,
    typed: ['200', '-1', '30'],
    prints: 'Tiene que estar entre 0 y 120.\nTiene que estar entre 0 y 120.\nEntra 30\n',
  },
  {
    says: 'si es menor de 18 que diga que no puede entrar y acabe',
    code: AGE,
    typed: ['12'],
    prints: 'No puede entrar.\n',
  },
  {
    says: 'y si no es ninguno que diga "Mes no válido"',
    code: 'mes = int(input("Mes: "))\nif mes == 1:\n    print("enero")\nelif mes == 2:\n    print("febrero")\n',
    typed: ['9'],
    prints: 'Mes no válido\n',
  },
  {
    says: 'que ignore los negativos y diga al final cuantos ha ignorado',
    code: 'total = 0\nfor n in [3, -1, 4, -5]:\n    total += n\nprint(total)\n',
    prints: 'Ignorados: 2\n7\n',
  },
  {
    says: 'que no deje meter repetidos, aunque uno este en mayuscula y otro en minuscula',
    code: 'cosas = []\nwhile True:\n    cosa = input("Cosa: ")\n    if cosa == "fin":\n        break\n    cosas.append(cosa)\nprint(cosas)\n',
    typed: ['Pan', 'PAN', 'sal', 'fin'],
    prints: "Ya está en la lista.\n['Pan', 'sal']\n",
  },
  {
    says: 'si la clave tiene espacios que avise y la pida otra vez',
    code: 'clave = input("Clave: ")\nprint("Vale")\n',
    typed: ['a b', 'ab'],
    prints: 'No puede llevar espacios.\nVale\n',
  },
  {
    says: 'si divido entre 0 que salga Imposible',
    code: 'a = int(input())\nop = input()\nb = int(input())\nif op == "+":\n    print(a + b)\nelif op == "/":\n    print(a / b)\n',
    typed: ['8', '+', '0'],
    prints: '8\n',
    holds: /if b == 0:\n {8}print\("Imposible"\)/,
  },
  {
    says: 'antes de borrarlo que pregunte si estoy seguro',
    code: 'agenda = {"ana": 1}\nn = input("Nombre: ")\ndel agenda[n]\nprint("Borrado")\n',
    typed: ['ana', 'n'],
    prints: 'No se ha cambiado nada.\n',
  },
  {
    says: 'que diga si el secreto es mas alto o mas bajo y que al acertar diga en cuantos intentos',
    code: GUESS,
    typed: ['3', '9', '7'],
    prints: 'El número secreto es más alto.\nEl número secreto es más bajo.\nAcertaste\nIntentos: 3\n',
  },
  {
    says: 'mejor que sean 3 notas',
    code: 'n1 = float(input("Nota 1: "))\nn2 = float(input("Nota 2: "))\nprint((n1 + n2) / 2)\n',
    typed: ['5', '6', '7'],
    prints: '6.0\n',
    holds: /input\("Nota 3: "\)/,
  },
  {
    says: 'que despues del precio me pregunte el iva y yo escriba 21, 10 o 4',
    code: 'precio = float(input("Precio: "))\nprint(precio * 1.21)\n',
    typed: ['200', '7', '10'],
    prints: 'Tiene que ser 21, 10 o 4.\n220.00000000000003\n',
  },
]
