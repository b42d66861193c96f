import { expect, it } from 'vitest'
import { FACTS } from '~/testing/product-facts'
import { allLessons } from '../skills/lessons/lessons'
import { createEmbeddedMentor } from './embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

async function answersTo(...questions: string[]) {
  const turns: { role: 'user' | 'assistant'; content: string }[] = []
  let last = { markdown: '', outcome: '', skill: '' }
  for (const content of questions) {
    turns.push({ role: 'user', content })
    last = await mentor.answer({ mentor: 'basic', turns })
    turns.push({ role: 'assistant', content: last.markdown })
  }
  return last
}

it('every question that a lesson offers is answered', async () => {
  const unanswered: string[] = []
  for (const { questions } of allLessons()) {
    for (const question of questions) if ((await answersTo(question)).skill === 'unknown') unanswered.push(question)
  }
  expect(unanswered).toEqual([])
})

it.each([
  ['¿Cómo recorro una lista?', '**Recorrer elementos con el bucle for**'],
  ['cómo salgo de un bucle', '**`break`**'],
  ['como junto dos listas', '**`extend()`**'],
  ['cómo pido un número al usuario', '**`input()`**'],
  ['cómo copio una lista', '**copia**'],
  ['agrupo ventas por ciudad', '**Agrupar datos por categoría**'],
])('a short how-to gets what it is about: %s', async (question, about) => {
  expect((await answersTo(question)).markdown).toContain(about)
})

it('words around one assignment are a request, not broken code', async () => {
  expect((await answersTo("ahorcado con PALABRA = 'mandarina'")).skill).toBe('write')
})

it.each([
  ['mi matriz de ceros se cambia entera al poner un 1\n\nm = [[0]*3]*3\nm[0][0] = 1\nprint(m)', 'faults'],
  ['tengo que mostrar del 1 al 10 y me llega al 9\nfor i in range(1,10):\n    print(i)', 'faults'],
  [
    'me puedes revisar este código? funciona pero creo que es feo\n\ndef f(l):\n    r = []\n    for i in range(len(l)):\n        r.append(l[i])\n    return r',
    'review',
  ],
  ['puedo pedir la devolución si no me gusta?', 'product'],
  ['¿y si no tengo internet funciona?', 'product'],
])('a program of one’s own is read for what is asked of it: %s', async (question, skill) => {
  expect((await answersTo(question)).skill).toBe(skill)
})

it.each([
  ['programa que pregunte la edad y diga si puede votar', 'EDAD_MINIMA'],
  ['programa que lea un txt y me diga las 10 palabras más repetidas', 'most_common'],
  ['cuánto pagaría de hipoteca al mes: 150000 euros a 25 años al 3%', 'CAPITAL = 150000'],
  ['quiero saber cuántos días faltan para mi cumpleaños', 'cumpleaños'],
  ['clase CuentaBancaria con ingresar, retirar y saldo, que no deje sacar más de lo que hay', 'def retirar'],
])('a program is written for: %s', async (question, part) => {
  const { skill, markdown } = await answersTo(question)
  expect(skill).toBe('write')
  expect(markdown).toContain(part)
  expect(markdown).not.toContain('**Falta:**')
})

it('what a function gives for a call of the question is worked out', async () => {
  const { markdown } = await answersTo(
    'qué devuelve f(3)?\ndef f(n):\n    if n == 0:\n        return 0\n    return n + f(n-1)',
  )
  expect(markdown).toContain('`f(3)` devuelve `6`')
})

it('a column that a table does not have is no key of a dictionary', async () => {
  const { markdown } = await answersTo(
    "import pandas as pd\ndf = pd.read_csv('ventas.csv')\nprint(df['Total'])\nKeyError: 'Total'",
  )
  expect(markdown).toContain('print(df.columns)')
  expect(markdown).not.toContain('iccionario')
})

it('a name with spaces is broken code still', async () => {
  expect((await answersTo('mi edad = 5')).skill).toBe('errors')
})

it('a program that cannot be shortened is not explained instead', async () => {
  const { skill, markdown } = await answersTo('cómo hago una calculadora', 'hazlo más corto')
  expect(skill).toBe('change')
  expect(markdown).toContain('No veo cómo acortarlo')
})

it('an order that no change understands is declined as one', async () => {
  const { skill, outcome } = await answersTo(
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
  expect((await answersTo(question)).skill).toBe(skill)
})

it('what is asked of a program that was written is written into it, or left to who changes it', async () => {
  const first = 'haz un programa que pregunte cuántos pasteles quiere el cliente y diga el total a 20 pesos cada uno'
  const { skill, markdown } = await answersTo(first, 'ahora que si son 6 o más cada uno salga a 15')
  expect(skill).toBe('write')
  expect(markdown).toContain('Lo he escrito de nuevo')
  expect(markdown).toMatch(/>= 6:\n {4}precio = 15\nelse:\n {4}precio = 20/)
  expect((await answersTo(first, 'gracias, funciona')).skill).not.toBe('write')
})
