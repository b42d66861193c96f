import { describe, expect, it } from 'vitest'
import { askedOf } from './testing/change-question'

const GRADES =
  'notas = [6.5, 8, 4]\ntotal = 0\nfor n in notas:\n    total = total + n\nprint("media:", total / len(notas))\n'
const PERSON = 'nombre = input("Nombre: ")\nedad = int(input("Edad: "))\nprint("Hola", nombre, "tienes", edad)\n'
const SHOPPING =
  'compras = []\nwhile True:\n    p = input("Producto: ")\n    if p == "":\n        break\n    compras.append(p)\nprint(compras)\n'
const PRICES = 'precios = {"pan": 1.2, "queso": 7.5, "vino": 12}\nfor p in precios:\n    print(p, precios[p])\n'
const AREA = 'def area(base, altura):\n    return base * altura\n\nprint(area(3, 4))\n'
const COUNT = 'for i in range(1, 11):\n    print(i)\n'
const PUPILS =
  'alumnos = [("Ana", 7), ("Luis", 4), ("Eva", 9)]\nfor nombre, nota in alumnos:\n    print(nombre, nota)\n'

const codeIn = (markdown: string) => /```python\n([\s\S]*?)```/.exec(markdown)?.[1]

describe('a change that is wished in other words', () => {
  it.each([
    [GRADES, 'con 2 decimales', 'me interesaría que el resultado fuese a dos decimales'],
    [GRADES, 'guarda el resultado en salida.txt', 'que el resultado quede grabado en un fichero salida.txt'],
    [GRADES, 'que no cuente las notas menores que 5', 'las notas por debajo de 5 que se queden fuera de la media'],
    [
      PERSON,
      'si la edad no es un número que lo vuelva a pedir',
      'cuando en la edad alguien teclee letras, debería insistir hasta obtener un número',
    ],
    [PERSON, 'que el nombre salga en mayúsculas', 'el nombre, mejor en mayúsculas al mostrarlo'],
    [
      SHOPPING,
      'guarda la lista en compras.txt, una por línea',
      'cuando acabe, la lista debería quedar grabada en compras.txt, a razón de un producto por renglón',
    ],
    [
      SHOPPING,
      'que muestre la lista ordenada alfabéticamente',
      'al final preferiría ver la lista por orden alfabético',
    ],
    [PRICES, 'ordenado por precio de mayor a menor', 'lo quisiera con los más caros al principio'],
    [PRICES, 'añade huevos a 2.5', 'faltan los huevos, que valen 2.5: agrégalos'],
    [AREA, 'cámbiale el nombre a superficie', 'la función debería llamarse superficie'],
    [AREA, 'que si la base es negativa lance un ValueError', 'ante una base negativa, que salte un ValueError'],
    [AREA, 'que altura sea opcional y valga 1 por defecto', 'la altura quiero poder omitirla; en ese caso sería 1'],
    [COUNT, 'que vaya de 2 en 2', 'que avance de dos en dos'],
    [COUNT, 'solo los pares', 'sáltate los impares'],
    [PUPILS, 'solo los aprobados', 'quita de la lista a los suspensos'],
    [PUPILS, 'ordenados por nota de mayor a menor', 'encabezando la lista, el de mejor nota'],
  ])('is made as in plain words: %#', async (code, plain, other) => {
    const [first, second] = [await askedOf(code, plain), await askedOf(code, other)]
    expect(first.answer?.outcome).toBe('answered')
    expect(codeIn(second.markdown)).toBe(codeIn(first.markdown))
  })

  it('names what it has not done in the words of who asked', async () => {
    const { markdown } = await askedOf(COUNT, 'que avance de dos en dos y que ladre como un perro al terminar')
    expect(markdown).toContain('ladre como un perro')
  })
})
