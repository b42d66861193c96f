import type { FaultCase } from './question'

export const LIMIT_CASES: FaultCase[] = [
  {
    kind: 'limit-left-out',
    says: 'el descuento no se aplica si compro 3 o más',
    code: 'cantidad = 3\nprecio = 100\nif cantidad > 3:\n    precio = precio - 10\nprint(precio)',
    prints: '90\n',
  },
  {
    kind: 'multiples-hidden',
    says: 'nunca imprime FizzBuzz',
    code: 'for i in (3, 5, 15):\n    if i % 3 == 0:\n        print("Fizz")\n    elif i % 5 == 0:\n        print("Buzz")\n    elif i % 15 == 0:\n        print("FizzBuzz")',
    prints: 'Fizz\nBuzz\nFizzBuzz\n',
  },
  {
    kind: 'fixed-key-in-loop',
    says: 'solo guarda el último alumno',
    code: 'alumnos = {}\nfor nombre, nota in [("Ana", 7), ("Luis", 5)]:\n    alumnos["nombre"] = nombre\n    alumnos["nota"] = nota\nprint(alumnos)',
    prints: "{'Ana': {'nota': 7}, 'Luis': {'nota': 5}}\n",
  },
  {
    kind: 'digits-compared-as-texts',
    says: 'aunque ponga 20 dice menor',
    code: 'edad = input("edad ")\nif edad > "100":\n    print("mayor")\nelse:\n    print("menor")',
    typed: ['20'],
    prints: 'menor\n',
  },
  {
    kind: 'is-for-equal',
    says: 'siempre es incorrecta aunque la ponga bien',
    code: 'clave = "abc123"\nintento = input("clave ")\nif intento is clave:\n    print("ok")\nelse:\n    print("incorrecta")',
    typed: ['abc123'],
    prints: 'ok\n',
  },
  {
    kind: 'asked-before-loop-only',
    says: 'no me vuelve a pedir la clave',
    code: 'intentos = 3\nclave = input("clave ")\nwhile clave != "sol" and intentos > 0:\n    print("mal")\n    intentos -= 1\nprint("fin")',
    typed: ['luna', 'sol'],
    prints: 'mal\nfin\n',
  },
  {
    kind: 'list-shown-whole',
    says: 'me sale con corchetes y comillas y quiero los nombres separados por coma',
    code: 'nombres = ["Ana", "Luis"]\nprint(nombres)',
    prints: 'Ana, Luis\n',
  },
  {
    kind: 'circle-without-square',
    says: 'calcula mal el área',
    code: 'r = 3\narea = 3.14 * r * 2\nprint(area)',
    prints: '28.26\n',
  },
  {
    kind: 'outer-variable-not-changed',
    says: 'el contador se queda en 0',
    code: 'contador = 0\ndef sumar():\n    contador = 0\n    contador += 1\nsumar()\nsumar()\nprint(contador)',
    prints: '2\n',
  },
  {
    kind: 'extreme-compares-wrong-way',
    says: 'me da el más bajo',
    code: 'def mas_alto(numeros):\n    res = numeros[0]\n    for n in numeros:\n        if n < res:\n            res = n\n    return res\nprint(mas_alto([2, 9, 4]))',
    prints: '9\n',
  },
]
