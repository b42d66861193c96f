import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../follow-up/testing/last-answer'
import { answerOf } from './howto-file'
import { allHowtos } from './howtos'

function textOf(id: string): string {
  const howto = allHowtos().find((one) => one.id === id)
  if (howto === undefined) throw new Error(`no how-to ${id}`)
  return answerOf(howto)
}

describe('148 short how-tos', () => {
  it.each([
    ['como comparo si dos palabras son iguales sin que importen las mayusculas', 'sin-importar-mayusculas'],
    ['tengo un csv separado por punto y coma como lo abro', 'leer-csv-corto'],
    ['cómo quito los repetidos de mi lista sin que me cambie el orden', 'quitar-repetidos-orden'],
    ['como redondeo a 2', 'redondear'],
    ['como agarro los ultimos 3 de una lista', 'primeros-n'],
    ['se puede hacer que la contraseña no se vea al escribirla?', 'contrasena-oculta'],
    ['como le hago pa leer un archivo txt renglon por renglon', 'leer-archivo-linea'],
    ['que hago para importar una funcion que tengo en otro archivo', 'importar-archivo'],
    ['como cambio una celda de excel con python', 'cambiar-excel'],
    ['cómo saco el iva de un precio', 'sacar-iva'],
  ])('«%s» gets %s', async (question, id) => {
    expect(await lastAnswer(question)).toMatchObject({ skill: 'howtos', outcome: 'answered', markdown: textOf(id) })
  })

  it('leaves to who writes programs what is asked as one', async () => {
    const { skill, markdown } = await lastAnswer('como hago un programa que me diga si un numero es par')
    expect(skill).toBe('write')
    expect(markdown).toContain('% 2 == 0')
  })

  it.each([
    ['how do I check if a word is in a list without caring about upper or lower case?', 'sin-importar-mayusculas'],
    [
      'how do i check if a key exists in a dict without getting KeyError? sorry my spanish is not good',
      'existe-clave-corto',
    ],
    ['how can i remove duplicates from a list but keep the order?', 'quitar-repetidos-orden'],
    ['how do I get the last item of a list', 'ultimo-elemento-lista'],
  ])('answers «%s» in Spanish', async (question, id) => {
    const { markdown } = await lastAnswer(question)
    expect(markdown).toContain('Te respondo en español')
    expect(markdown).toContain(textOf(id))
  })

  it.each([
    'hazme un programa que pida 3 notas y diga la media',
    'qué es un csv',
    'me da error al leer un csv',
    'ponme un ejercicio de ordenar listas',
    'cómo cambio mi contraseña',
    'ordena alfabéticamente una lista de nombres sin usar sort',
    'crea una función media(notas) que devuelva la media de una lista',
  ])('leaves «%s» to others', async (question) => {
    expect((await lastAnswer(question)).skill).not.toBe('howtos')
  })

  it('leaves what goes on with a program to who changes it', async () => {
    const { skill } = await lastAnswer(
      'hazme un programa que pida 3 notas y diga la media',
      'y cómo la redondeo a 2 decimales',
    )
    expect(skill).not.toBe('howtos')
  })
})
