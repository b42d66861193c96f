import { describe, expect, it } from 'vitest'
import { lastAnswer, programIn } from '../testing/last-answer'

const BISIESTO =
  'def es_bisiesto(anio):\n    return anio % 4 == 0 and (anio % 100 != 0 or anio % 400 == 0)\n\nprint(es_bisiesto(2024))\n\nque hace'
const CONTAR =
  "def contar(texto):\n    d = {}\n    for c in texto:\n        d[c] = d.get(c, 0) + 1\n    return d\n\nprint(contar('banana'))\n\nque hace"
const NOTAS =
  'notas = []\nwhile True:\n    nota = float(input("Nota: "))\n    if nota == -1:\n        break\n    notas.append(nota)\nif notas:\n    print(sum(notas) / len(notas))\nelse:\n    print("ninguna")\n\nque hace'
const SALARIO = 'bruto = int(input("Bruto: "))\nprint(bruto * 85 // 100)\n\nque hace'
const MITADES = 'n = 100\nc = 0\nwhile n > 1:\n    n = n // 2\n    c += 1\nprint(c)\n\nque hace'

describe('what the program gives for a value that is named', () => {
  it.each([
    [BISIESTO, 'el 1900 lo es?', /^No: `es_bisiesto\(1900\)` devuelve `False`.*`1900 % 400 == 0` es `False`/],
    [BISIESTO, 'y el 2000 es bisiesto?', /^Sí: `es_bisiesto\(2000\)`/],
    [CONTAR, "qué saldría con 'Ana'?", /`contar\('Ana'\)` devuelve `\{'A': 1, 'n': 1, 'a': 1\}`/],
    [NOTAS, 'qué pasa si lo primero que pongo es -1?', /Si se escribe `-1`[\s\S]*ninguna/],
    [MITADES, 'qué valor tiene n al final?', /Al final, `n` vale `1`/],
    [SALARIO, 'y si gano 2000?', /Si se escribe `2000`[\s\S]*1700/],
  ])('%s, «%s»', async (code, question, told) => {
    expect((await lastAnswer(code, question)).markdown).toMatch(told)
  })

  it('is not taken for a question about the value itself', async () => {
    expect((await lastAnswer(BISIESTO, 'el 400 para qué es?')).markdown).not.toContain('devuelve')
  })

  it('are data, not a difference', async () => {
    const { markdown } = await lastAnswer(CONTAR, "y si le paso 'oso'?")
    expect(markdown).not.toContain('Sí cambia')
    expect(markdown).toContain("{'o': 2, 's': 1}")
  })
})

describe('where a loop begins', () => {
  const DIVISORES = 'n = 12\nfor d in range(2, n):\n    if n % d == 0:\n        print(d)\n\nque hace'
  it.each([
    ['y por qué el range empieza en 2 y no en 0?', /range\(0, n\)[\s\S]*ZeroDivisionError/],
    ['por qué va desde 2?', /Si empezara en 1, saldría otra cosa/],
  ])('«%s»', async (question, told) => {
    expect((await lastAnswer(DIVISORES, question)).markdown).toMatch(told)
  })

  it('and where it ends: what the `range` gives', async () => {
    const { markdown } = await lastAnswer(
      DIVISORES.replace('range(2, n)', 'range(2, 12)'),
      'por qué el range llega hasta 12?',
    )
    expect(markdown).toContain('El número donde para (`12`) no se incluye')
  })

  it('is no question for a how-to', async () => {
    const { skill } = await lastAnswer(MITADES, 'por qué el for empieza en 7?')
    expect(skill).not.toBe('howtos')
  })
})

describe('what is not there', () => {
  const GASTOS =
    'import csv\ntotal = 0\nwith open("g.csv") as f:\n    for fila in csv.DictReader(f):\n        total += float(fila["importe"])\nprint(total)\n\nque hace'
  it('is no number of an empty cell', async () => {
    const { markdown } = await lastAnswer(GASTOS, 'y si alguna celda está vacía?')
    expect(markdown).toContain("línea 5** con `ValueError: could not convert string to float: ''`")
    expect(markdown).toContain('if fila["importe"] == \'\': continue')
  })

  it('is what is wished, where a key is missing', async () => {
    const error = "KeyError: 'precio'\n\nfor p in productos:\n    print(p['precio'])"
    const { markdown } = await lastAnswer(error, 'y si quiero que en los que no lo tienen ponga 0?')
    expect(programIn(markdown)).toContain("print(p.get('precio', 0))")
  })
})

it('counts the lines that come out', async () => {
  const code = "for n in ['Ana', 'Luis', 'Eva']:\n    print(n)\n\nque hace"
  expect((await lastAnswer(code, 'cuántas líneas imprime?')).markdown).toMatch(/^Imprime \*\*3 líneas\*\*/)
})

describe('data of another kind', () => {
  const POTENCIA =
    'def potencia(b, e):\n    r = 1\n    for _ in range(e):\n        r *= b\n    return r\nprint(potencia(2, 10))\n\nque hace'
  const PALABRAS = "def contar(texto):\n    return len(texto.split(' '))\n\nprint(contar('hola a todos'))\n\nque hace"
  it.each([
    [POTENCIA, 'y con exponente negativo?', 'print(potencia(2, -3))'],
    [PALABRAS, 'y si hay dos espacios seguidos?', 'print(contar("hola  qué  tal"))'],
    [
      'edad = int(input("edad: "))\nprint(edad)\n\nque hace',
      'y si escribo veinte?',
      "ValueError: invalid literal for int() with base 10: 'veinte'",
    ],
  ])('%s, «%s»', async (code, question, told) => {
    expect((await lastAnswer(code, question)).markdown).toContain(told)
  })
})
