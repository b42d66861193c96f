import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parsePython } from '../../python/parse'
import { MUTATIONS } from './cases/mutations'
import { ask, frameOf } from './cases/question'
import { workingPrograms } from './cases/working-programs'
import { findFaults } from './find-faults'
import { TELLING } from './rank'

const PROGRAMS = workingPrograms(200)
const LEAST_NAMED = 0.9

/** Lessons and articles that show a fault on purpose. */
const SHOWN_FAULTS = [
  'ambito-de-variables.md outer-variable-not-changed',
  'argumentos-por-defecto.md mutable-default',
  'error-typeerror.md prints-instead-of-returning',
  'errores-frecuentes-principiantes.md changes-what-it-walks',
  'errores-frecuentes-principiantes.md prints-instead-of-returning',
  'expresiones-regulares.md takes-as-much-as-it-can',
  'facturas-con-iva.md decimals-kept-in-binary',
  'facturas-con-iva.md float-equality',
  'formatear-numeros-y-euros.md decimals-kept-in-binary',
  'funciones-que-se-entienden.md mutable-default',
  'funciones.md prints-instead-of-returning',
  'generadores.md iterator-used-twice',
  'lambda.md closure-sees-last',
  'listas.md row-repeated',
  'variables-y-tipos.md alias-not-copy',
  'variables-y-tipos.md float-equality',
]

describe('right programs', () => {
  it('are not found fault with', () => {
    const alarms = PROGRAMS.flatMap((program) =>
      findFaults(parsePython(program))
        .filter(({ certainty }) => certainty >= TELLING)
        .map(({ kind, line }) => `${kind} in line ${line}:\n${program}`),
    )
    expect(alarms).toEqual([])
  })

  it('of the lessons and the blog are found no fault with but those that they show', () => {
    const found = ['content/lessons', 'content/blog'].flatMap((folder) =>
      readdirSync(folder).flatMap((file) =>
        [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^```python\n([\s\S]*?)^```$/gm)].flatMap(
          ([, code = '']) =>
            findFaults(parsePython(code)).flatMap(({ kind, certainty }) =>
              certainty >= TELLING ? [`${file} ${kind}`] : [],
            ),
        ),
      ),
    )
    expect([...new Set(found)].toSorted()).toEqual(SHOWN_FAULTS)
  })
})

describe('faults planted in right programs', () => {
  it('are named', async () => {
    const missed: string[] = []
    let count = 0
    for (const program of PROGRAMS) {
      for (const { kinds, says, plant } of MUTATIONS) {
        const broken = plant(program)
        if (broken === null) continue
        count += 1
        const { answer } = await ask(frameOf(says ?? 'no me funciona', broken))
        if (!kinds.includes(answer?.topic ?? '')) missed.push(`${kinds[0]}, told as ${answer?.topic}:\n${broken}`)
      }
    }
    expect(count).toBeGreaterThan(400)
    expect(
      missed.length / count,
      [...new Set(missed.map((text) => text.split('\n')[0]))].join('\n'),
    ).toBeLessThanOrEqual(1 - LEAST_NAMED)
  })

  it('are planted by each mutation', () => {
    expect(
      MUTATIONS.filter(({ plant }) => PROGRAMS.every((program) => plant(program) === null)).map(({ kinds }) => kinds),
    ).toEqual([])
  })
})
