import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from './embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const answerTo = async (question: string, code: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content: `${question}\n\n${code}` }] })).markdown

const FACTORIAL = 'def fact(n):\n    if n == 0:\n        return 1\n    return n * fact(n - 1)\n\nprint(fact(3))'
const DOUBLE =
  'try:\n    n = int(input("n: "))\nexcept ValueError:\n    print("no vale")\nelse:\n    print(n * 2)\nfinally:\n    print("fin")'
const MARKS = 'notas = []\nfor i in range(2):\n    notas.append(float(input("nota: ")))\nprint(sum(notas))'
const SUM = 'suma = 0\nfor i in range(4):\n    suma = suma + i\nprint(suma)'
const COINS =
  'paises = {"MX": "peso", "AR": "peso", "ES": "euro"}\nal_reves = {m: p for p, m in paises.items()}\nprint(al_reves)'

describe('what is asked of a program that is shown is answered first, from its run', () => {
  it.each([
    [
      'cuántas veces se llama a sí misma?',
      FACTORIAL,
      /^`fact` se llama \*\*4 veces\*\* en total: `fact\(3\)` → `fact\(2\)`/,
    ],
    ['cuantas veces se llama? y si quito el if que pasa', FACTORIAL, /^`fact` se llama[\s\S]*`RecursionError`/],
    [
      'dime el orden cuando meto "4" y cuando meto "hola"',
      DOUBLE,
      /^Escribes `4`\.[\s\S]*`try`, el `else` y el `finally`[\s\S]*Escribes `hola`\.[\s\S]*que falla/,
    ],
    ['si escribo 4 y 6 qué queda en notas?', MARKS, /^Escribes `4` y `6`, y al final `notas` vale `\[4\.0, 6\.0\]`/],
    ['hazme la tabla de valores de i y suma', SUM, /^\| Paso \| `suma` \| `i` \| Imprime \|\n/],
    ['por qué al_reves queda con 2 si había 3?', COINS, /las \*\*claves no se repiten\*\*: `'MX'` y `'AR'`/],
    ['por qué sale Zoe antes que ana?', 'print(sorted(["ana", "Zoe"]))', /todas las \*\*mayúsculas\*\* van antes/],
    [
      'qué hace esta función y qué me devuelve si le paso una lista vacía?',
      'def media(xs):\n    return sum(xs) / len(xs)\n\nprint(media([2, 4]))',
      /^`media\(\[\]\)` se para con `ZeroDivisionError/,
    ],
    ['cuántas veces se imprime hola?', 'for i in range(3):\n    print("hola", i)', /^«hola» sale \*\*3 veces\*\*/],
  ])('«%s»', async (question, code, told) => expect(await answerTo(question, code)).toMatch(told))
})

describe('what a phone has made of a program', () => {
  it('is read with a small letter where something else is asked, and named', async () => {
    const told = await answerTo('For i in range(2):\n    print("hola")', 'qué imprime?')
    expect(told).toMatch(/^Tu programa empieza con mayúscula[\s\S]*hola\nhola/)
  })

  it('is what is wrong where it does not run', async () => {
    expect(await answerTo('For i in range(2):\n    print("hola")', 'no funciona, me da error')).toContain('`for`')
  })
})

describe('quotes that a phone has curled', () => {
  const CURLED = 'for i in range(2):\n    print(“hola”)'

  it('are read straight where something else is asked, and named', async () => {
    const told = await answerTo('qué imprime esto?', CURLED)
    expect(told).toMatch(/^Lo que has pegado trae comillas tipográficas[\s\S]*hola\nhola/)
  })

  it('are what is wrong where it does not run', async () => {
    expect(await answerTo('me da error de sintaxis, por qué?', CURLED)).toMatch(/^\*\*`SyntaxError`, línea 2/)
  })
})
