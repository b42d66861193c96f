import { expect, it } from 'vitest'
import { inTurn } from '~/testing/turns'
import { lastAnswer } from '../skills/follow-up/testing/last-answer'
import { allLessons } from '../skills/lessons/lessons'

it('every question that a lesson offers is answered', async () => {
  const unanswered: string[] = []
  const offered = allLessons().flatMap(({ questions }) => questions)
  for (const question of inTurn(offered, 6))
    if ((await lastAnswer(question)).skill === 'unknown') unanswered.push(question)
  expect(unanswered).toEqual([])
})

it.each([
  ['¿Cómo recorro una lista?', '**Recorrer elementos con el bucle for**'],
  ['cómo salgo de un bucle', 'break'],
  ['como junto dos listas', '.extend()'],
  ['cómo pido un número al usuario', 'int(input('],
  ['cómo copio una lista', '.copy()'],
  ['agrupo ventas por ciudad', '**Agrupar datos por categoría**'],
])('a short how-to gets what it is about: %s', async (question, about) => {
  expect((await lastAnswer(question)).markdown).toContain(about)
})

it('words around one assignment are a request, not broken code', async () => {
  expect((await lastAnswer("ahorcado con PALABRA = 'mandarina'")).skill).toBe('write')
})

it.each([
  ['mi matriz de ceros se cambia entera al poner un 1\n\nm = [[0]*3]*3\nm[0][0] = 1\nprint(m)', 'faults'],
  ['tengo que mostrar del 1 al 10 y me llega al 9\nfor i in range(1,10):\n    print(i)', 'faults'],
  [
    'me puedes revisar este código? funciona pero creo que es feo\n\ndef f(l):\n    r = []\n    for i in range(len(l)):\n        r.append(l[i])\n    return r',
    'review',
  ],
  [
    'cuenta letras, va perfe. lo mejoraríais en algo?\n\nd = {}\nfor l in "ala":\n    if l in d:\n        d[l] = d[l] + 1\n    else:\n        d[l] = 1\nprint(d)',
    'review',
  ],
  [
    'hanoi no me entra. como puede funcionar si solo se llama a si misma???\n\ndef hanoi(n, a, b, c):\n    if n:\n        hanoi(n-1, a, c, b)\n        print(a, "->", c)\n        hanoi(n-1, b, a, c)\n\nhanoi(2, "A", "B", "C")',
    'explain',
  ],
  ['puedo pedir la devolución si no me gusta?', 'product'],
  ['¿y si no tengo internet funciona?', 'product'],
])('a program of one’s own is read for what is asked of it: %s', async (question, skill) => {
  expect((await lastAnswer(question)).skill).toBe(skill)
})

it.each([
  ['programa que pregunte la edad y diga si puede votar', 'EDAD_MINIMA'],
  ['programa que lea un txt y me diga las 10 palabras más repetidas', 'most_common'],
  ['cuánto pagaría de hipoteca al mes: 150000 euros a 25 años al 3%', 'CAPITAL = 150000'],
  ['quiero saber cuántos días faltan para mi cumpleaños', 'cumpleaños'],
  ['clase CuentaBancaria con ingresar, retirar y saldo, que no deje sacar más de lo que hay', 'def retirar'],
])('a program is written for: %s', async (question, part) => {
  const { skill, markdown } = await lastAnswer(question)
  expect(skill).toBe('write')
  expect(markdown).toContain(part)
  expect(markdown).not.toContain('**Puede faltar:**')
})

it('what a function gives for a call of the question is worked out', async () => {
  const { markdown } = await lastAnswer(
    'qué devuelve f(3)?\ndef f(n):\n    if n == 0:\n        return 0\n    return n + f(n-1)',
  )
  expect(markdown).toContain('`f(3)` devuelve `6`')
})

it('a column that a table does not have is no key of a dictionary', async () => {
  const { markdown } = await lastAnswer(
    "import pandas as pd\ndf = pd.read_csv('ventas.csv')\nprint(df['Total'])\nKeyError: 'Total'",
  )
  expect(markdown).toContain('print(df.columns)')
  expect(markdown).not.toContain('iccionario')
})

it('a known surprise is told with its cause, however it is asked, and no fault where there is none', async () => {
  const rounded = await lastAnswer(
    'for x in (0.5, 1.5, 2.5):\n    print(round(x))\n\nimprime 0 2 2, no tendria q ser 1 2 3?? me da miedo',
  )
  expect(rounded.markdown).toContain('**par** más cercano')
  const guarded = await lastAnswer(
    'siempre veo esto al final y nadie me lo explica, q es __name__?\n\ndef main():\n    print("Ya")\n\nif __name__ == "__main__":\n    main()',
  )
  expect(guarded).toMatchObject({ skill: 'explain', markdown: expect.stringContaining('solo cuando ejecutas') })
})

it('a name with spaces is broken code still', async () => {
  expect((await lastAnswer('mi edad = 5')).skill).toBe('errors')
})

it('a program that cannot be shortened is not explained instead', async () => {
  const { skill, markdown } = await lastAnswer('cómo hago una calculadora', 'hazlo más corto')
  expect(skill).toBe('change')
  expect(markdown).toContain('No veo cómo acortarlo')
})

it.each([
  ['hazme un generador de contraseñas', 'juego del ahorcado', 'write'],
  ['hazme un generador de contraseñas', 'quiero un conversor de euros a dólares', 'write'],
  ['lista de la compra', 'calcula la letra del dni 12345678', 'write'],
  ['x = [3, 1, 2]\nprint(x)\nqué hace', 'ordenar de mayor a menor', 'change'],
])('another request after a program is one of its own, and a wish is none: %s, %s', async (first, second, skill) => {
  expect((await lastAnswer(first, second)).skill).toBe(skill)
})

it('another request after a program does not lose the program to a wish of few words', async () => {
  const { markdown } = await lastAnswer('lista de la compra', 'ordena alfabéticamente')
  expect(markdown).not.toContain('datos = [5, 3, 9, 1]')
})

it('a doubt beside a program leaves the program at hand', async () => {
  const { markdown } = await lastAnswer(
    'hazme un generador de contraseñas',
    'y por qué usas secrets y no random?',
    'déjame elegir la longitud',
  )
  expect(markdown).toMatch(/longitud[\s\S]*input\(/)
})

it('an order that no change understands is declined as one', async () => {
  const { skill, outcome } = await lastAnswer(
    'escribe una función que diga si un número es primo',
    'ahora sin usar return',
  )
  expect([skill, outcome]).toEqual(['change', 'unknown'])
})

it.each([
  [
    'haz una clase Caja con saldo y metodo sacar(importe). si no hay saldo que lance un ValueError. pon un ejemplo con try',
    'write',
  ],
  ['hago bolsos. pideme los metros de tela y el precio del metro y dime lo que cuesta', 'write'],
  ['me sale un ValueError en mi clase Caja', 'errors'],
  ['mi programa pide un numero y no funciona', 'faults'],
])('a wish that names an error, or what to ask for, is a wish: %s', async (question, skill) => {
  expect((await lastAnswer(question)).skill).toBe(skill)
})

it('what is asked of a program that was written is written into it, or left to who changes it', async () => {
  const first = 'haz un programa que pregunte cuántos pasteles quiere el cliente y diga el total a 20 pesos cada uno'
  const { skill, markdown } = await lastAnswer(first, 'ahora que si son 6 o más cada uno salga a 15')
  expect(skill).toBe('write')
  expect(markdown).toContain('Lo he escrito de nuevo')
  expect(markdown).toMatch(/>= 6:\n {4}precio = 15\nelse:\n {4}precio = 20/)
  expect(markdown).not.toContain('precio = 0')
  expect((await lastAnswer(first, 'gracias, funciona')).skill).not.toBe('write')
})

it.each([
  '5 preguntas de verdadero o falso de listas con las respuestas al final',
  'hazme un test de bucles',
  'quiero practicar más, dame ejercicios de funciones',
])('who wants to practise after a program orders nothing of it: %s', async (wish) => {
  expect((await lastAnswer('hazme una función que sume dos números', wish)).skill).toBe('exercises')
})

it.each([
  ['how can i sort a list of tuples by the second element?', 'sorted'],
  [
    'hi! im on erasmus and my spanish is bad sorry. how do i check if a name is already in a list before i append it?',
    'not in',
  ],
  ['how do I remove repeated emails from a list but keeping the order?', 'dict.fromkeys'],
  ["what's the difference between a list and a tuple?", '**tupla**'],
  ['can i share this conversation with my teacher?', 'enlace'],
  ["I tried s.reverse() and got AttributeError, why doesn't str have it?", '[::-1]'],
])('a question in English is answered in Spanish by who would answer it in Spanish: %s', async (question, about) => {
  const { markdown } = await lastAnswer(question)
  expect(markdown).toContain('Te respondo en español')
  expect(markdown).toContain(about)
})

it.each([
  [
    'tengo una mercería y no he programado en la vida, quiero hacer el cierre de caja, por dónde empiezo??',
    'cierre de caja',
  ],
  ['trabajé toda la vida con fortran y cobol. por dónde empiezo con python? q instalo', 'python.org'],
  [
    'mi profe dice q antes de instalar pandas cree un entorno virtual. eso q es?? es obligatorio?',
    '**entorno virtual**',
  ],
  [
    'el if __name__ == "__main__" que veo al final de todos los programas, es como el main de java? es obligatorio?',
    'importa',
  ],
  ['csv o json, cuál me conviene para una encuesta donde cada persona puede marcar varias respuestas?', 'anidado'],
  ['pongo pip install pandas en el >>> y me da SyntaxError: invalid syntax', 'PowerShell'],
  ["'pip' no se reconoce como un comando interno o externo, quería instalar pygame", 'py -m pip install'],
  ['me pone tipe error can only concatenate str not float to str, q es y q hago', 'TypeError'],
  ['cómo aplano una lista de listas?', 'for grupo in grupos for n in grupo'],
])('an idea is reached however it is told: %s', async (question, about) => {
  expect((await lastAnswer(question)).markdown).toContain(about)
})

it.each([
  'tengo q hacer una función que diga si una lista está ordenada sin usar sorted. NO me des la solución, solo una pista',
  'dame una pista para saber si una palabra es un palíndromo, no me lo resuelvas',
])('who wants a hint gets the idea, and no code: %s', async (question) => {
  const { markdown, outcome } = await lastAnswer(question)
  expect(outcome).toBe('answered')
  expect(markdown).toContain('Una pista')
  expect(markdown).not.toContain('```')
})

it('what was tried of a faulty program is told, and no change asked about', async () => {
  const { skill, markdown } = await lastAnswer(
    'def suma(lista):\n    total = 0\n    for n in lista:\n        total += n\n        return total\n\nprint(suma([3, 4]))\n\nsiempre me da el primero, y si pongo el 4 primero me da 4. no veo el error',
  )
  expect(skill).toBe('faults')
  expect(markdown).toContain('dentro del bucle')
})
