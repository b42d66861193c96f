import { beforeAll, describe, expect, it } from 'vitest'
import { startPython } from '~/testing/python/python'
import { lastAnswer, programIn } from '../testing/last-answer'
import { PROGRAMS } from './example-programs'
import { SUBJECTS } from './example-subjects'

let python: (code: string) => string
beforeAll(async () => {
  python = await startPython()
})

describe('another example, about what somebody names', () => {
  it.each([
    ['que es un diccionario? lo vimos hoy y me perdi', 'ponme otro ejemplo, con equipos de futbol', /Betis 12/],
    ['que es una clase', 'ponme un ejemplo con coches', /class Coche/],
    ['que es un bucle for', 'otro ejemplo pero con canciones', /for cancion in canciones/],
    ['que es un if', 'y un ejemplo de recetas de cocina?', /if raciones/],
    ['que es un diccionario', 'y como seria con mi ejemplo: clientes con su telefono y su deuda', /\["deuda"\]/],
    ['explicame el bucle for', 'vale. y el while? ponme un ejemplo con facturas', /while facturas/],
    ['que es la herencia', 'no lo pillo, pónmelo con naves', /class NaveEspecial\(Nave\)/],
  ])('%s, «%s»', async (first, question, told) => {
    const { outcome, markdown } = await lastAnswer(first, question)
    expect(outcome).toBe('answered')
    expect(markdown).toMatch(told)
    expect(markdown).toContain(python(programIn(markdown)).trim())
  })

  it('shows both of two that were held against each other', async () => {
    const { markdown } = await lastAnswer('diferencia entre while y for', 'un ejemplo de cada uno pero con futbol')
    expect(markdown).toMatch(/for equipo in equipos[\s\S]*while equipos/)
  })

  it('is still no talk of something else', async () => {
    expect((await lastAnswer('que es un diccionario', 'que equipo gano la liga?')).outcome).toBe('refused')
  })

  it.each(Object.entries(PROGRAMS))('shows %s with whatever subject', (_card, program) => {
    const [first] = SUBJECTS
    const last = SUBJECTS.at(-1)
    for (const subject of [first, last]) if (subject) expect(python(program(subject))).not.toBe('')
  })
})
