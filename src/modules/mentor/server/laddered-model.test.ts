import { describe, expect, it } from 'vitest'
import type { ModelPort, ModelRequest, Rung } from '../model-port'
import { withLadder } from './laddered-model'

const PROGRAM = '```python\nnotas = [5, 8]\ntotal = 0\nfor nota in notas:\n    total += nota\nprint(total)\n```\n'
const FRAGMENT = '```python\ntotal = ...\nfor nota in notas:\n    total += ...\nprint(...)\n```\n'

/** A model that gives these answers, one after the other, three letters at a time. */
function modelOf(...answers: string[]) {
  const asked: ModelRequest[] = []
  const model: ModelPort = {
    async *stream(request) {
      const answer = answers[asked.length] ?? ''
      asked.push(request)
      for (let at = 0; at < answer.length; at += 3) yield answer.slice(at, at + 3)
    },
  }
  return { model: withLadder(model), asked }
}

async function told(
  model: ModelPort,
  { rung, question = 'Escribe un programa que sume una lista' }: { rung?: Rung; question?: string },
) {
  const rungs: Rung[] = []
  let text = ''
  const turns = [{ role: 'user' as const, content: question }]
  const request = { mentor: 'basic' as const, instructions: 'Eres', turns, signal: new AbortController().signal }
  for await (const piece of model.stream({ ...request, rung, onRung: (given) => rungs.push(given) })) text += piece
  return { text, rungs }
}

describe('a model that is held to the ladder', () => {
  it('is asked once more where it gives the program too soon, and goes on from what was said', async () => {
    const { model, asked } = modelOf(`La idea:\n\n${PROGRAM}Y ya está.`, 'Ve sumando.')
    expect(await told(model, { rung: 'idea' })).toEqual({ text: 'La idea:\n\nVe sumando.', rungs: ['idea'] })
    expect(asked[1]).toMatchObject({ written: 'La idea:\n\n' })
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it('has the program cut out where it insists, and all else stays', async () => {
    const { model } = modelOf(`Uno.\n${PROGRAM}`, `Dos.\n\n${PROGRAM}\nTres.`)
    const { text } = await told(model, { rung: 'plan' })
    expect(text).toMatch(/^Uno\.\nDos\.\n\n_Aquí venía el programa entero\..+_\n\nTres\.$/)
  })

  it.each([
    ['a fragment with gaps', 'fragment', `Mira:\n\n${FRAGMENT}Sigue tú.`],
    ['a line or two', 'idea', 'Así:\n\n```python\ntotal += nota\n```\n'],
    ['code that is no Python', 'idea', '```text\n1\n2\n3\n4\n```\n'],
    ['prose with `code` and\n`more` in it', 'idea', 'Usa\n`for` y\n`sum`.'],
    ['a block that is never closed', 'idea', 'Así:\n\n```python\ntotal = 0'],
    ['the solution when it is its turn', 'solution', `Toma:\n\n${PROGRAM}`],
  ] as const)('lets through letter by letter %s', async (_, rung, answer) => {
    const { model, asked } = modelOf(answer)
    expect((await told(model, { rung })).text).toBe(answer)
    expect(asked).toHaveLength(1)
  })

  it.each(['~~~python\nX\n~~~\n', '1. Así:\n   ```py\n   X\n   ```\n', '````\nX\n````\n'])(
    'finds the program in %j',
    async (block) => {
      const code = 'a = [1]\nb = 0\nfor c in a:\n    b += c\nprint(b)'
      const margin = /^( *)X/m.exec(block)?.[1] ?? ''
      const { model } = modelOf(block.replace('X', code.replaceAll('\n', `\n${margin}`)), 'Piensa.')
      expect((await told(model, { rung: 'idea' })).text).not.toContain('b += c')
    },
  )

  const OWN = '```python\nnotas = [5, 8]\ntotal = 0\nfor nota in notas:\n    total = nota\nprint(total)\n```\n'
  const MENDED = OWN.replace('total = nota', 'total += nota')

  it('does not give the corrected program before its rung, though one line is new', async () => {
    const { model, asked } = modelOf(`Mira la línea 4.\n\n${MENDED}`, '¿Qué hace `=`?')
    const question = `${OWN}¿Qué falla? No suma bien.`
    expect(await told(model, { rung: 'idea', question })).toEqual({
      text: 'Mira la línea 4.\n\n¿Qué hace `=`?',
      rungs: ['idea'],
    })
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['a quotation of the person’s own program', OWN],
    ['the line that changes', '```python\ntotal += nota\n```\n'],
    ['their program with a gap', MENDED.replace('+= nota', '+= ...')],
  ])('lets through %s', async (_, block) => {
    const { model, asked } = modelOf(`Mira:\n\n${block}`)
    const question = `${OWN}¿Qué falla? No suma bien.`
    expect((await told(model, { rung: 'fragment', question })).text).toBe(`Mira:\n\n${block}`)
    expect(asked).toHaveLength(1)
  })

  it('adds up a program that comes in several blocks', async () => {
    const parts = PROGRAM.split('\n')
      .slice(1, 6)
      .map((line) => `\`\`\`python\n${line.trim()}\n\`\`\`\n`)
    const { model, asked } = modelOf(parts.join('\n'), 'Piensa.')
    await told(model, { rung: 'idea' })
    expect(asked).toHaveLength(2)
  })

  it('leaves alone what asks for no program, and who wants it solved', async () => {
    const { model } = modelOf(PROGRAM, PROGRAM)
    expect(await told(model, { rung: 'idea', question: '¿Qué es una lista?' })).toEqual({ text: PROGRAM, rungs: [] })
    expect(await told(model, {})).toEqual({ text: PROGRAM, rungs: [] })
  })
})
