import { beforeAll, describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { startPython } from '~/testing/python/python'
import { programOf } from './operations/at-hand'
import { OPERATIONS, RELATED } from './operations/operate'
import { type Kind, SAMPLES } from './operations/operation'
import { lastAnswer, programIn } from './testing/last-answer'

let python: (code: string) => string
beforeAll(async () => {
  python = await startPython()
})

const outputIn = (markdown: string) => /```text\n([\s\S]*?)\n```/.exec(markdown)?.[1] ?? ''

const SUMA = 'me explicas esto?\n\n```python\ntotal = 0\nfor p in [12, 8, 30]:\n    total += p\nprint(total)\n```'
const ANIDADO = '```python\nfor i in range(3):\n    for j in range(4):\n        print(i, j)\n```\nq hace esto'
const FRUTAS = 'frutas = ["pera", "kiwi"]\nfrutas.append("mango")\nprint(frutas)\n\nque hace append'
const PUNTO = 'punto = (40.4, -3.7)\nprint(punto[0])\nesto que es'
const CLAVE =
  'while True:\n    clave = input("clave: ")\n    if clave == "avila":\n        print("pasa")\n        break\n\nexplicame el while true'
const CASA =
  '>>> palabra = "casa"\n>>> palabra[0] = "m"\nTraceback (most recent call last):\n  File "<stdin>", line 1, in <module>\nTypeError: \'str\' object does not support item assignment'
const TRACEBACK =
  'Traceback (most recent call last):\n  File "cuentas.py", line 14, in <module>\n    cerrar_mes(datos)\n  File "cuentas.py", line 9, in cerrar_mes\n    promedio = total / cantidad\nZeroDivisionError: division by zero'

describe('a question of its own', () => {
  it.each([
    ['como quito los repetidos de una lista sin perder el orden', 'dict.fromkeys'],
    ['y como leo un csv con punto y coma?', 'delimiter'],
  ])('that a how-to answers whole is not taken for one on the program: «%s»', async (question, shown) => {
    const { markdown, skill } = await lastAnswer(SUMA, question)
    expect(skill).toBe('howtos')
    expect(markdown).toContain(shown)
  })
})

describe('how it is tried', () => {
  const ES_PAR = 'esta función no va\n\ndef es_par(n)\n    if n % 2 = 0\n        return True\n    return False'

  it.each([
    ['vale, ¿y cómo lo pruebo? no sale nada al ejecutar', 'print(es_par(4))', 'True'],
    ['ya está, pero no sale nada. ¿cómo veo si 7 es par?', 'print(es_par(7))', 'False'],
  ])('a function that nobody calls is called with what fits: «%s»', async (question, call, output) => {
    const { markdown } = await lastAnswer(ES_PAR, question)
    expect(programIn(markdown)).toContain(call)
    expect(outputIn(markdown)).toBe(output)
  })
})

describe('what else can be done with it', () => {
  const all = Object.entries(OPERATIONS).flatMap(([kind, operations]) =>
    operations.map((operation) => {
      const { name, value } = SAMPLES[kind as Kind]
      const items = [...value.matchAll(/"[^"]*"(?=[,:\]}])|\d+(?=[,)])/g)].map(([item]) => item)
      return programOf(operation, { name, value, items }, kind as Kind)
    }),
  )
  it.each([...all, ...RELATED.filter(({ isUnrun }) => !isUnrun).map(({ lines }) => lines)])('runs: %s', (program) => {
    expect(python(program)).not.toBe('')
  })

  it.each([
    [[SUMA, 'y existe lo mismo para restar?'], '-='],
    [[FRUTAS, 'y existe lo mismo para quitar?'], 'frutas.remove("pera")'],
    [[FRUTAS, 'y el contrario de append cual es'], 'frutas.remove("pera")'],
    [[FRUTAS, 'y para ponerlo al principio'], 'frutas.insert(0,'],
    [['que es una lista en python', 'y como agrego cosas'], 'frutas.append('],
    [['que es una lista en python', 'y el primero como lo saco'], 'frutas[0]'],
    [['que es un diccionario', 'y como borro una'], 'del precios["pan"]'],
    [[FRUTAS, 'y en un diccionario?'], 'precios["nuevo"] = 5'],
    [['que es un while', 'como lo paro'], 'while n > 0:'],
    [['que es una funcion', 'y puede devolver dos cosas'], 'return min(numeros), max(numeros)'],
    [['nombre = "ana"\nprint(nombre.upper())\n\nque hace upper', 'y para minusculas?'], 'nombre.lower()'],
  ])('%j', async (questions, line) => {
    const { markdown, skill } = await lastAnswer(...questions)
    expect(skill).toBe('follow-up')
    expect(programIn(markdown)).toContain(line)
    expect(outputIn(markdown)).toBe(python(programIn(markdown)).trimEnd())
  })
})

describe('what the run answers', () => {
  it('counts how often a line is run, and tells the order', async () => {
    const { markdown } = await lastAnswer(
      ANIDADO,
      'no pillo cuantas veces se ejecuta el print en total ni en que orden',
    )
    expect(markdown).toContain('**12 veces**')
    expect(markdown).toContain('3 × 4 = 12')
    expect(markdown).toContain('0 0\n0 1\n0 2\n0 3\n1 0')
  })

  it('counts calls of a function with what they were given', async () => {
    const fact =
      'def fact(n):\n    if n == 0:\n        return 1\n    return n * fact(n - 1)\n\nprint(fact(3))\n\nque hace'
    const { markdown } = await lastAnswer(fact, 'cuantas veces se llama')
    expect(markdown).toContain('**4 veces**: `fact(3)`, `fact(2)`, `fact(1)`, `fact(0)`')
  })

  it('tells what names are worth as each turn ends', async () => {
    const { markdown } = await lastAnswer(SUMA, 'que vale total en cada vuelta')
    expect(markdown).toContain('Vuelta 2: `p = 8`, `total = 20`')
  })

  it.each([
    [[CASA, 'entonces como le cambio la primera letra? quiero q quede masa'], 'masa'],
    [[CASA, 'y si quiero que quede "cata"?'], 'cata'],
    [['x = "5"\ny = 3\nprint(x * y)\n\npor que sale 555', 'y como hago para que de 15'], '15'],
    [['n = "ana lopez"\nprint(n.upper())\n\nque hace', 'y si quiero que quede Ana Lopez'], 'Ana Lopez'],
  ])('reaches what is wished: %j', async (questions, goal) => {
    const { markdown } = await lastAnswer(...questions)
    expect(python(programIn(markdown)).trim()).toBe(goal)
  })
})

describe('what a call, a range, a list gives', () => {
  it.each([
    [
      ['def fact(n):\n    return 1 if n == 0 else n * fact(n - 1)\n\nprint(fact(4))\n\nque hace', 'y fact(0)?'],
      '`fact(0)` da `1`',
    ],
    [['pq range(1,10) no llega al 10???', 'y range(10) entonces?'], '`[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]`'],
  ])('%j', async (questions, told) => {
    expect((await lastAnswer(...questions)).markdown).toContain(told)
  })

  it.each([
    ['va vale. y si lo quiero al reves de 10 a 1 como una cuenta atras?', 'range(10, 0, -1)'],
    ['y si quiero que llegue', 'range(1, 11)'],
    ['y de 5 en 5', 'range(1, 10, 5)'],
    ['y hacia atras?', 'range(9, 0, -1)'],
    ['y para que empiece en 0', 'range(10)'],
  ])('a range by itself becomes a whole loop: %s', async (question, call) => {
    const { markdown } = await lastAnswer('pq range(1,10) no llega al 10???', question)
    expect(programIn(markdown)).toBe(`for i in ${call}:\n    print(i)`)
    expect(outputIn(markdown)).toBe(python(programIn(markdown)).trimEnd())
  })

  it('tells that numbers in quotes are sorted as texts, too', async () => {
    const max = 'precios = ["9", "25", "100"]\nprint(max(precios))\n\nme da 9 en vez de 100 wtf'
    const { markdown } = await lastAnswer(max, 'y por eso tampoco me los ordena bien el sorted?')
    expect(python(programIn(markdown)).trim()).toBe("['9', '25', '100']")
    expect(markdown).toContain('letra a letra')
  })

  it('does what was asked before to the program that is pasted then', async () => {
    const own =
      'total = float(input("plata: "))\npersonas = int(input("cuantos: "))\nprint("cada uno", total / personas)'
    const first = 'como hago para que un programa no se caiga si dividen por cero'
    const { markdown } = await lastAnswer(first, `Ok y en el mio donde va?\n\n\`\`\`python\n${own}\n\`\`\``)
    expect(
      python(
        `import builtins\nlines = iter(["10", "0"])\nbuiltins.input = lambda _: next(lines)\n${programIn(markdown)}`,
      ),
    ).not.toContain('Traceback')
    expect(programIn(markdown)).toContain('if personas == 0:')
  })

  it('knows tables where they are spoken about', async () => {
    const df = "tengo un dataframe con columnas sitio, especie y altura. como veo solo una columna? con df['sitio'] no?"
    expect((await lastAnswer(df, 'y dos columnas?')).markdown).toContain('df[["sitio", "altura"]]')
    expect((await lastAnswer(df, 'y como le cambio el nombre')).markdown).toContain('rename(columns=')
  })

  it('gives another example of what the program shows', async () => {
    const { markdown } = await lastAnswer(SUMA, 'me pones otro ejemplo?')
    expect(markdown).toMatch(/^Otro ejemplo de \*\*Bucle for/)
  })
})

describe('what was said', () => {
  it('tells how the own traceback is read', async () => {
    const { markdown } = await lastAnswer(
      TRACEBACK,
      'y como se yo en que linea es el error? ahi dice 14 y tambien dice 9',
    )
    expect(markdown).toMatch(/más abajo: \*\*línea 9\*\*, `promedio = total \/ cantidad`/)
    expect(markdown).toContain('**línea 14**, `cerrar_mes(datos)`')
  })

  it('is no question for the traceback where only a reason is asked', async () => {
    const code = 'meses = input("Meses: ")\nprint(1200 / meses)'
    const error =
      'Traceback (most recent call last):\n  File "a.py", line 2, in <module>\nTypeError: unsupported operand'
    const { markdown } = await lastAnswer(`${code}\n\n${error}`, 'por qué? si yo escribi un numero')
    expect(markdown).toContain('siempre un **texto**')
  })

  it.each([
    [PUNTO, 'y si le pongo corchetes en vez de parentesis cambia algo?', 'punto = [40.4, -3.7]', 'lo mismo'],
    [PUNTO, 'y si uso llaves?', 'punto = {40.4, -3.7}', 'TypeError'],
    [SUMA, 'y con una tupla?', 'for p in (12, 8, 30):', 'lo mismo'],
  ])('%s, %s', async (code, question, line, told) => {
    const { markdown } = await lastAnswer(code, question)
    expect(programIn(markdown)).toContain(line)
    expect(markdown).toContain(told)
  })

  it('holds two things against each other, though one of them stands in the program', async () => {
    const saluda = 'def saluda(n):\n    print("hola", n)\n\nx = saluda("Eva")\nprint(x)\n\npor que me sale None'
    const { markdown } = await lastAnswer(saluda, 'aaah vale. entonces cual es la diferencia entre print y return')
    expect(markdown).toContain('**devuelve** un valor')
    const { markdown: other } = await lastAnswer('que es una lista en python', 'diferencia con un diccionario?')
    expect(other).toMatch(/clave/)
  })

  it('says that `with` closes by itself, and that open alone does not', async () => {
    const question = 'y no hay que poner f.close() ? mi profe siempre lo pone'
    const withBlock = 'with open("a.txt") as f:\n    print(f.read())\n\nesta bien asi?'
    expect((await lastAnswer(withBlock, question)).markdown).toMatch(/^No hace falta/)
    expect((await lastAnswer('f = open("a.txt")\nprint(f.read())\n\nesta bien asi?', question)).markdown).toMatch(/^Sí/)
  })

  it('tells which `except` takes Ctrl+C', async () => {
    const asks = (except: string) =>
      `try:\n    n = int(input())\n${except}\n    print("pon un numero")\n\nque hace esto`
    const question = 'y si le doy a ctrl+c tambien me pone lo de pon un numero?'
    expect((await lastAnswer(asks('except ValueError:'), question)).markdown).toContain('no lo atrapa')
    expect((await lastAnswer(asks('except:'), question)).markdown).toContain('a secas atrapa')
  })

  it('tells a word of the program in a few words, and keeps the program at hand', async () => {
    expect((await lastAnswer(CLAVE, 'y el break?')).markdown.length).toBeLessThan(300)
    expect((await lastAnswer(SUMA, 'que es una variable', 'y si quito el += p')).markdown).not.toContain('edad')
  })
})

describe('leaves to others', () => {
  it('a loop that shall begin behind its end goes as often as before', async () => {
    const loop = 'for i in range(5):\n    print(i)\n\nque hace'
    expect(python(programIn((await lastAnswer(loop, 'y si quiero que empiece en 10?')).markdown))).toBe(
      '10\n11\n12\n13\n14\n',
    )
  })

  it.each([
    [SUMA, 'que no use el for, cambialo'],
    [FRUTAS, 'solo las de mas de 4 letras y en mayusculas, ordenadas alfabeticamente'],
    [FRUTAS, 'y se puede mas corto? en una linea'],
    [SUMA, 'lo mismo pero con while'],
    [FRUTAS, 'y si pongo frutas.append("uva")'],
  ])('%s, %s', async (code, question) => {
    expect((await lastAnswer(code, question)).skill).not.toBe('follow-up')
  })

  it('costs little on hostile words', async () => {
    for (const question of ['y si '.repeat(400), `que quede ${'a '.repeat(900)}`, 'cuantas veces '.repeat(300)]) {
      const startedAt = ownTime()
      await lastAnswer(SUMA, question)
      expect(ownTime() - startedAt).toBeLessThan(1_000)
    }
  })
})
