import { expect, it } from 'vitest'
import { makeChanges } from './make-changes'
import { saidOf } from './read-wishes'
import { CHANGES } from './registry'

const LIST = 'ventas = [120, 80, 200]\ntotal = 0\nfor v in ventas:\n    total += v\nprint("Total:", total)\n'
const FILE =
  "with open('datos.txt') as f:\n    for linea in f:\n        nombre, edad = linea.split(';')\n        print(nombre, int(edad))\n"
const CALCULATOR =
  "while True:\n    op = input('1 sumar 2 restar 3 salir: ')\n    if op == '1':\n        a = int(input())\n        b = int(input())\n        print(a + b)\n    elif op == '2':\n        a = int(input())\n        b = int(input())\n        print(a - b)\n    elif op == '3':\n        break\n"
const GROUPS =
  "import csv\nwith open('alumnos.csv', newline='') as f:\n    for fila in csv.DictReader(f):\n        print(fila['nombre'], fila['nota'])\n"

it.each([
  [
    LIST,
    'que me pida las ventas una por una',
    /ventas = \[\]\nwhile True:\n {4}dato = input\(.*\n {8}break\n {4}ventas\.append/s,
  ],
  [FILE, 'que se salte las líneas vacías', /for linea in f:\n {8}if linea\.strip\(\) == '':\n {12}continue\n/],
  [FILE, 'que solo salgan los mayores de 18 y al final cuántos son', /continue\n {8}edades\.append/],
  [
    CALCULATOR,
    'añade multiplicar y dividir',
    /b = int\(input\(\)\)\n {8}if b == 0:\n {12}print\(.*\n {8}else:\n {12}print\(a \/ b\)/,
  ],
  [
    "for numero, cosa in enumerate(['pan', 'leche']):\n    print(numero, cosa)\n",
    'que empiece a contar en 1 en vez de 0',
    /start=1/,
  ],
  [
    "precio = float(input('Precio: '))\nprint('Total', precio * 1.21)\n",
    'que pregunte también el IVA en vez de ser siempre 21',
    /iva = float.*precio \* \(1 \+ iva \/ 100\)/s,
  ],
])('of %s «%s» is made', (code, wish, made) => {
  expect(makeChanges(code, saidOf(wish), CHANGES).code).toMatch(made)
})

it('makes no change that contradicts the wish, and names it', () => {
  const { code, unmade } = makeChanges(GROUPS, saidOf('guarda los suspensos en suspensos.csv'), CHANGES)
  expect(code).toBe(GROUPS)
  expect(unmade.join()).toContain('suspensos')
})
