import { describe, expect, it } from 'vitest'
import { readMessage } from '../../engine/reading/read-message'
import { startState } from '../../engine/state'
import { readTask } from '../../engine/task/read-task'
import { understand } from '../../engine/understand'
import { accounted, accountOf } from './accounted'

const taskOf = (text: string) => readTask(understand(readMessage(text), startState()))
const missingOf = (text: string, code: string) => accountOf(taskOf(text), code).missing

describe('what a request states is held against the program', () => {
  it.each([
    [
      'una lista sin orden',
      'quiero mis ventas ordenadas de mayor a menor',
      'for v in ventas:\n    print(v)',
      'ordenadas',
    ],
    ['un número', 'suma las de mas de 14 pasajeros', 'print(sum(x for x in filas if x > 3))', '14'],
    ['una palabra citada', 'que pida precios y ponga «sin stock» al final', 'p = input()\nprint(p)', 'sin stock'],
    ['una palabra en mayúsculas', 'lista los productos poniendo AGOTADO al lado', 'print(productos)', 'AGOTADO'],
    [
      'un error que hay que lanzar',
      'clase Caja y que lance un ValueError si esta vacia',
      'class Caja:\n    pass',
      'ValueError',
    ],
    ['el azar', 'elige un ganador al azar de la lista', 'print(lista[0])', 'azar'],
    ['un archivo de salida', 'suma los precios y guardalo en total.csv', 'print(sum(precios))', 'total.csv'],
    [
      'grupos por una columna',
      'de datos.csv con columnas sala,dia dime por cada sala cuantos hay',
      'for f in filas:\n    print(f)',
      'sala',
    ],
    [
      'una dirección',
      'ordena los nombres en orden alfabetico inverso',
      'for n in sorted(nombres):\n    print(n)',
      'alfabetico inverso',
    ],
    ['un mes', 'suma los importes solo de marzo', 'print(sum(importes))', 'solo de marzo'],
    [
      'cada palabra',
      'dime cuantas vocales tiene cada palabra',
      "print(sum(c in 'aeiou' for c in texto))",
      'cada palabra',
    ],
    [
      'lo que devuelve',
      'def es_largo(t) que devuelva True si pasa de 9',
      'def es_largo(t):\n    return t.lower()',
      'True',
    ],
    ['de qué son', 'saca los correos que son de gmail', "print(open('correos.txt').read())", 'gmail'],
    ['uno de varios datos', 'pida el peso, la altura y la edad', "peso = input('Peso')\nprint(peso)", 'altura'],
    ['lo que va al lado', 'añadir un producto con precio y stock', 'stock[producto] = int(input())', 'precio'],
    ['una resta', 'que el metodo reste uno al contador', 'def tick(self):\n    return self.contador', 'reste'],
    ['lo que calcula', 'clase Triangulo con lados y area', 'class Triangulo:\n    pass', 'area'],
    ['el acceso', 'clase Persona con getters', 'class Persona:\n    pass', 'getters'],
    ['los empates', 'di cual es mayor o si son iguales', 'print(max(a, b))', 'iguales'],
    ['quién adivina', 'que adivine el numero que yo pienso', 'secreto = random.randint(1, 9)', 'que yo pienso'],
    ['dos monedas', 'convierte euros a dolares y pesos', "print(f'{euros * 1.1} dólares')", 'pesos'],
    ['los impares', 'devuelve los impares', 'print([n for n in x if n % 2 == 0])', 'impares'],
    ['hasta dónde llega', 'su tabla del 1 al 12', 'for n in range(1, 11):\n    print(n * 7)', '12'],
    ['el segundo múltiplo', 'los multiplos de 2 y de 7', 'print([n for n in x if n % 2 == 0])', '7'],
    ['por qué meses', 'el total de ventas por mes', 'print(sum(ventas))', 'por mes'],
    ['de qué archivo', 'sube los precios de un excel', "print(float(input('Precio')) * 1.1)", 'excel'],
    ['cuál es el mayor', 'di quién tiene la nota más alta', 'for a in alumnos:\n    print(a)', 'más alta'],
    ['el iva', 'el total con iva', 'print(sum(precios))', 'iva'],
    [
      'uno por cada valor',
      'un archivo por cada provincia',
      "for v in d.groupby('cliente'):\n    print(v)",
      'provincia',
    ],
    ['el doble', 'las que pasan se pagan el doble', 'print(horas * tarifa * 1.5)', 'doble'],
    [
      'un diccionario',
      'devuelva un diccionario con cada palabra',
      'def f(p):\n    return [len(x) for x in p]',
      'diccionario',
    ],
    ['minutos y segundos', 'tengo tiempos (minutos:segundos) y quiero verlos', 'print(tiempos)', 'minutos'],
  ])('%s', (_, request, code, part) => {
    expect(missingOf(request, code).join(' | ')).toContain(part)
  })

  it.each([
    ['el iva al 21 % de un precio', 'print(float(input()) * 1.21)'],
    ['descuento del 15 por ciento', 'print(precio * 0.85)'],
    ['pide 3 notas y da la media', 'a = input()\nb = input()\nc = input()\nprint((int(a) + int(b) + int(c)) / 3)'],
    ['los mayores de 17 años de la lista', 'print([e for e in edades if e >= 18])'],
    ['tengo 15 años y quiero sumar dos numeros', 'print(int(input()) + int(input()))'],
    [
      'pide la cuenta, el porcentaje y las personas',
      'def lee(m):\n    return int(input(m))\nprint(lee(1) * lee(2) / lee(3))',
    ],
    ['pasa minutos a horas, por ejemplo 135 da 2h 15', 'print(divmod(int(input()), 60))'],
  ])('nothing is missing of «%s»', (request, code) => {
    expect(missingOf(request, code)).toEqual([])
  })

  it('a clause is named whole', () => {
    expect(missingOf('suma los precios solo de marzo, ordenado', 'print(sum(sorted(precios)))')).toEqual([
      'suma los precios solo de marzo',
    ])
  })

  it('a draft that does not show nearly all of the request is not given, whatever else it shows', () => {
    const draft = { code: "print(open('t.txt').read())", title: '', how: [], example: null, unmet: [], fit: 0.95 }
    expect(accounted(draft, taskOf('cuenta cuantas vocales tiene cada palabra de t.txt')).fit).toBeLessThan(0.5)
  })

  it.each([
    ['a program for a function', 'funcion que reciba n y devuelva el doble', 'n = int(input())\nprint(n * 2)'],
    ['one that gives nothing back', 'funcion que reciba n y devuelva el doble', 'def f(n):\n    print(n * 2)'],
    [
      'one that is given less',
      'funcion que reciba una lista y un numero y devuelva los mayores',
      'def f(x):\n    return max(x)',
    ],
    [
      'one that needs more',
      'funcion que reciba un mes y devuelva los dias',
      'def f(m, a):\n    return m + a\n\n\nprint(f(2, 3))',
    ],
    ['one of no list', 'funcion que reciba una lista de precios y devuelva el iva', 'def f(x):\n    return x * 1.21'],
    ['one of no dictionary', 'funcion que reciba una frase y devuelva un diccionario', 'def f(x):\n    return len(x)'],
    [
      'one that looks at less',
      'funcion que reciba nombre y apellido y devuelva un texto',
      'def f(a, b):\n    return a',
    ],
    [
      'one that says neither yes nor no',
      'funcion que reciba x y devuelva True si va',
      'def f(x):\n    return sorted(x)',
    ],
    ['one that asks nothing', 'programa que pida un numero y diga el doble', 'numero = 4\nprint(numero * 2)'],
  ])('%s is not given', (_, request, code) => {
    const draft = { code, title: '', how: [], example: null, unmet: [], fit: 0.95 }
    expect(accounted(draft, taskOf(request)).fit).toBeLessThan(0.5)
  })

  it('a draft of which most is missing is not sure enough to be given', () => {
    const draft = { code: 'print(1)', title: '', how: [], example: null, unmet: [], fit: 0.95 }
    const less = accounted(draft, taskOf('ordena las ventas de mas de 40 euros y guardalas en caras.csv'))
    expect(less.fit).toBeLessThan(0.5)
    expect(less.missing).not.toEqual([])
  })
})
