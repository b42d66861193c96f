import { beforeAll, describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { startPython } from '~/testing/python/python'
import { createEmbeddedMentor } from '../../../server/embedded-mentor'
import { simplified } from './simplify/simplified'

const mentor = createEmbeddedMentor(FACTS)
let run: (code: string) => string
beforeAll(async () => {
  run = await startPython()
})

const answer = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

describe('a program that is handed out', () => {
  it.each([
    ['print(f"{x}")'.replace('print', 'x = 3\nprint'), 'print(x)'],
    ['xs = [4, 8]\nmedia = sum(xs) / len(xs)\ncentro = sum(xs) / len(xs)\nprint(media, centro)', 'print(media, media)'],
    ['e = 20\nif e < 18:\n    print(1)\nelif 18 <= e <= 64:\n    print(2)\nelse:\n    print(3)', 'elif e <= 64:'],
    ['e = 20\nif e < 18:\n    print(1)\nelif e >= 18:\n    print(2)', 'else:\n'],
    [
      'b = 2\nif b == 0:\n    print(0)\nelse:\n    if b == 0:\n        print(0)\n    else:\n        print(1)',
      'else:\n    print(1)',
    ],
    ['xs = [1, 9]\nys = []\nfor x in xs:\n    if x > 5:\n        ys.append(x)\nprint(len(ys))', 'ys += 1'],
    ['xs = [1, 9]\nys = []\nfor x in xs:\n    ys.append(x * 2)\ntotal = sum(ys)\nprint(total)', 'total += x * 2'],
    [
      'xs = [1, 9]\na = []\nfor x in xs:\n    if x > 5:\n        a.append(x)\nb = []\nfor x in xs:\n    if x < 5:\n        b.append(x)\nprint(a, b)',
      'a = []\nb = []\nfor x in xs:',
    ],
    ['xs = [1, 8]\nprint(f"Pares: {sum(1 for x in xs if x % 2 == 0)}")', '        pares += 1'],
  ])('says nothing in more words than it needs: %#', (code, better) => {
    expect(simplified(code)).toContain(better)
    expect(run(simplified(code))).toBe(run(code))
  })

  it.each([
    'xs = [1, 9]\nmedia = sum(xs) / len(xs)\nxs.append(5)\notra = sum(xs) / len(xs)\nprint(media, otra)',
    'xs = [1, 9]\nys = []\nfor x in xs:\n    ys.append(x)\nprint(len(ys), ys)',
    'e = 20\nif e < 18:\n    print(1)\nelif 10 <= e <= 64:\n    print(2)',
  ])('keeps what it needs: %#', (code) => {
    expect(simplified(code)).toBe(code)
  })

  it('has no guard, function or parameter that nobody asked for', async () => {
    expect(await answer('funcion letra_dni(numero) que devuelva la letra del DNI')).not.toContain('raise')
    const told = await answer('un programa q me diga si un año es bisiesto. pide el año y dice si o no')
    expect(told).not.toMatch(/def |paréntesis/)
    expect(told).toContain('Escribe un año: 2024\n2024 es bisiesto.')
    const account = await answer(
      'clase CuentaBancaria con titular y saldo (empieza en 0), metodos ingresar(cantidad) y retirar(cantidad). si no hay bastante saldo al retirar que lance ValueError',
    )
    expect(account).toContain('def __init__(self, titular):')
    expect(account).toContain('if cantidad > self.saldo:')
    expect(account).not.toContain('cantidad <= 0')
  })

  it('keeps the guard that is asked for, and the function that is named', async () => {
    expect(
      await answer(
        'multiplicar matrices en python puro, funcion multiplicar(a, b), si las medidas no cuadran que lance ValueError',
      ),
    ).toContain('raise ValueError')
    expect(
      await answer(
        'Necesito la clase CuentaBancaria(titular, saldo=0) con ingresar(cantidad) y retirar(cantidad). Si la cantidad es negativa o cero, o se quiere retirar mas de lo que hay, que lance ValueError',
      ),
    ).toContain('cantidad <= 0')
    expect(await answer('es_bisiesto(anio) y q el programa pregunte un año y diga si es bisiesto o no')).toContain(
      'def es_bisiesto',
    )
  })

  it('is shown with what the person has given, and with both answers', async () => {
    const plate = await answer(
      'hazme matricula_valida(m) que devuelva True o False. una matricula de coche española de las de ahora: 4 numeros y 3 letras mayusculas todo junto tipo 1234BCD, y las letras no pueden ser vocales ni la Ñ ni la Q. sin usar re q no lo hemos dao',
    )
    expect(plate).toContain("print(matricula_valida('1234BCD'))")
    expect(plate).toContain('```text\nTrue\nFalse\n```')
    const inverted = await answer(
      "una funcion invertir(dic) q cambie claves por valores, y si hay valores repetidos que junte las claves en una lista. o sea {'a':1,'b':2,'c':1} -> {1:['a','c'],2:['b']}",
    )
    expect(inverted).toContain("{1: ['a', 'c'], 2: ['b']}")
  })

  it('is run on the rows that stand in the message, and not on the day', async () => {
    const rows = await answer(
      'Tengo un archivo solicitudes.csv separado por punto y coma:\n\nradicado;localidad;estado;dias\n1001;Suba;cerrada;12\n1002;Kennedy;abierta;40\n1003;Suba;abierta;33\n\nNecesito un script que imprima el radicado y la localidad de las que están abiertas y llevan más de 30 días',
    )
    expect(rows).toContain('```text\n1002: Kennedy\n1003: Suba\n```')
    expect(await answer('que me diga cuantos dias faltan para navidad')).not.toContain('### Un ejemplo')
    expect(
      await answer('leer el archivo notas.txt y decir cuantas lineas y cuantas palabras tiene en total'),
    ).toContain('Con este `notas.txt`:')
  })

  it('tells of the loop that it has, and not of what it was before', async () => {
    const told = await answer(
      'quiero programar el ahorcado en consola con 6 fallos, que elija la palabra al azar de una lista',
    )
    expect(told).not.toMatch(/condición de una línea|lo va llenando/)
  })

  it('counts in the loop that asks', async () => {
    const told = await answer(
      'programa que pida numeros enteros hasta un 0 y al final diga cuantos pares y cuantos impares hay (el 0 no cuenta)',
    )
    expect(told).toContain('pares += 1')
    expect(told).not.toContain('sum(1 for')
  })
})
