import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { patience } from '~/testing/pace'
import { createEmbeddedMentor } from '../../server/embedded-mentor'
import { readMessage } from '../reading/read-message'
import { excerptOf } from './excerpt'
import { focusOf, lineInFocus } from './focus'
import { readNotebook } from './notebook'
import { withAttached } from './read-attached'

const mentor = createEmbeddedMentor(FACTS)
const ask = (message: string, files: { name: string; text: string }[]) =>
  mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content: 'un extracto', attached: { message, files } }] })
const read = (message: string, ...files: { name: string; text: string }[]) => withAttached(readMessage(message), files)

const BROKEN = 'precios = [3, 5]\ntotal = 0\nfor p in precios:\n    total += p\nprint("Total: " + total)\n'
const ERROR =
  'Arrancando\nTraceback (most recent call last):\n  File "tienda.py", line 5, in <module>\n    print("Total: " + total)\nTypeError: can only concatenate str (not "int") to str\n'

/** A program far longer than a message: functions one after the other. */
const long = (count: number) =>
  `import math\n\n${Array.from({ length: count }, (_, at) => `def paso_${at}(x):\n    y = x + ${at}\n    return math.sqrt(y)\n`).join('\n')}`

/** Milliseconds of the process's own work: what others do on the machine does not count. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

describe('C-70 the embedded mentor reads what is attached', () => {
  it('a program and its log together: names the error, its line and the corrected program', async () => {
    const { markdown, outcome } = await ask('No me funciona', [
      { name: 'tienda.py', text: BROKEN },
      { name: 'salida.log', text: ERROR },
    ])
    expect(outcome).toBe('answered')
    expect(markdown).toContain('TypeError')
    expect(markdown).toMatch(/l[ií]nea 5/)
    expect(markdown).toContain('for p in precios:')
  })

  it('a program of 200 kB by the function that the question names, and says what it left out', async () => {
    const { markdown } = await ask('Explícame la función paso_1500', [{ name: 'pasos.py', text: long(3_000) }])
    expect(markdown).toContain('`pasos.py` tiene 12001 líneas')
    expect(markdown).toContain('paso_1500')
    expect(markdown).not.toContain('Ese programa es demasiado largo')
  })

  it('the cells of a notebook as one program, with the error of the last that failed', () => {
    const cells = [
      { cell_type: 'markdown', source: ['# Notas'] },
      { cell_type: 'code', source: ['%matplotlib inline\n', 'notas = [7, 8]'], outputs: [] },
      {
        cell_type: 'code',
        source: 'print(notas[5])',
        outputs: [
          {
            output_type: 'error',
            ename: 'IndexError',
            evalue: 'list index out of range',
            traceback: ['\u001b[31mIndexError\u001b[39m: list index out of range'],
          },
        ],
      },
    ]
    const message = read('¿Qué pasa?', { name: 'notas.ipynb', text: JSON.stringify({ cells }) })
    expect(message.code.map(({ code }) => code)).toEqual(['# %matplotlib inline\nnotas = [7, 8]\n\nprint(notas[5])\n'])
    expect(message.traceback).toMatchObject({ type: 'IndexError', message: 'list index out of range' })
  })

  it('rows as data, what was printed as output, and prose of a text file as no words of the person’s', () => {
    const message = read(
      'Suma la columna',
      { name: 'ventas.csv', text: 'dia;total\n1;20\n2;30\n' },
      { name: 'salida.txt', text: 'Hola, no sé qué quieres que haga con esto.\nTotal: 50\n' },
    )
    expect(message.data).toBe('dia;total\n1;20\n2;30')
    expect(message.output).toContain('Total: 50')
    expect(message.prose).toBe('Suma la columna')
  })

  it('takes a broken notebook for a program that it cannot read, and throws at nothing', () => {
    expect(readNotebook('{"cells": 3}')).toBeNull()
    for (const text of ['{', '\ud800', '"'.repeat(1_000), '['.repeat(100_000)])
      for (const name of ['a.ipynb', 'a.py', 'a.json', 'a.csv', 'a.log'])
        expect(() => read('', { name, text })).not.toThrow()
  })

  it.each([
    ['py', 'x = [('.repeat(34_000)],
    ['py', 'def f(:\n'.repeat(25_000)],
    ['py', '@a\n'.repeat(68_000)],
    ['py', long(3_500)],
    ['log', ERROR.repeat(900)],
    ['txt', 'x'.repeat(200_000)],
    ['log', `${'File "a.py", line 3\n'.repeat(9_000)}`],
    ['ipynb', JSON.stringify({ cells: [{ cell_type: 'code', source: long(2_500) }] })],
    ['csv', 'a;b\n'.repeat(50_000)],
    ['json', `[${'['.repeat(99_000)}${']'.repeat(99_000)}]`],
  ])('reads 200 kB of .%s at once, within 50 ms of the reference machine (%#)', async (extension, text) => {
    const files = [{ name: `a.${extension}`, text: text.slice(0, 200 * 1024) }]
    const costs: number[] = []
    for (let round = 0; round < 4; round += 1) {
      costs.push(costOf(() => read('¿Qué hace la función f?', ...files)))
      costs.push(costOf(() => files.map((file) => excerptOf(file, { room: 12_000, about: 'la línea 300' }))))
      await setImmediate()
    }
    const best = Math.max(...[0, 1].map((kind) => Math.min(...costs.filter((_, at) => at % 2 === kind))))
    expect(best).toBeLessThan(patience(50))
  })
})

describe('the focus on a long program', () => {
  it('keeps whole functions, and tells which lines they are', () => {
    const focus = focusOf(long(3_000), { words: new Set(['paso_2000']), lines: [51] })
    expect(focus?.code.startsWith('import math\n')).toBe(true)
    expect(focus?.code).toContain('def paso_12(x):\n    y = x + 12\n')
    expect(focus?.code).toContain('def paso_2000(x):\n    y = x + 2000\n')
    expect(focus?.code.length).toBeLessThanOrEqual(12_000)
    const line = focus && lineInFocus(focus, 8_003)
    expect(focus?.code.split('\n')[(line ?? 0) - 1]).toBe('def paso_2000(x):')
  })

  it('leaves a program alone that can be read at once', () => {
    expect(focusOf(BROKEN, { words: new Set(), lines: [] })).toBeNull()
  })
})

describe('C-70 what a model is shown of a file', () => {
  it('a short one whole, in a fence that it does not end', () => {
    expect(excerptOf({ name: 'a.txt', text: 'uno\n```\ndos\n' }, { room: 1_000, about: '' })).toBe(
      'Archivo adjunto «a.txt» (3 líneas).\n````text\nuno\n```\ndos\n````',
    )
  })

  it('of rows the shape, the first and the last', () => {
    const text = `dia;total\n${Array.from({ length: 5_000 }, (_, at) => `${at};${at * 2}`).join('\n')}\n`
    const excerpt = excerptOf({ name: 'v.csv', text }, { room: 400, about: '' })
    expect(excerpt).toContain('2 columnas separadas por «;»: dia, total. Filas de datos: 5000.')
    expect(excerpt).toMatch(/\n4999;9998\n/)
    expect(excerpt).toMatch(/\[… quedan fuera \d+ líneas: de la \d+ a la 4998 …\]/)
    expect(excerpt.length).toBeLessThan(700)
  })

  it('of a program the line that is asked for, and its signatures', () => {
    const excerpt = excerptOf({ name: 'p.py', text: long(3_000) }, { room: 3_000, about: '¿Qué hace la línea 8004?' })
    expect(excerpt).toContain('    y = x + 2000')
    expect(excerpt).toContain('def paso_7(x):')
    expect(excerpt).toContain('quedan fuera')
  })

  it('of a log its end', () => {
    const text = `${'ruido\n'.repeat(9_000)}${ERROR}`
    expect(excerptOf({ name: 'a.log', text }, { room: 800, about: '' })).toContain('TypeError: can only concatenate')
  })
})
