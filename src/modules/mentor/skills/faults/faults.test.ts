import { beforeAll, describe, expect, it } from 'vitest'
import { startPython } from '~/testing/python/python'
import '../../python/evaluate/tables/pandas'
import { EMPTY_STATE } from '../../engine/frame'
import { CALL_CASES } from './cases/calls'
import { CHOSEN_CASES } from './cases/chosen'
import { CONDITION_CASES } from './cases/conditions'
import { IDLE_CASES } from './cases/idle'
import { KEPT_CASES } from './cases/kept'
import { LEFT_UNDONE_CASES } from './cases/left-undone'
import { LETTER_CASES } from './cases/letters'
import { LIMIT_CASES } from './cases/limits'
import { LOOP_CASES } from './cases/loops'
import { MORE_TOLD_CASES } from './cases/more-told'
import { PIECE_CASES } from './cases/pieces'
import { type Asked, ask, type FaultCase, frameOf, runnable } from './cases/question'
import { REPAIR_CASES } from './cases/repairs'
import { SERVICE_CASES } from './cases/services'
import { SURPRISE_CASES } from './cases/surprises'
import { TOLD_CASES } from './cases/told'
import { TOLD_SERVICE_CASES } from './cases/told-services'
import { TURN_CASES } from './cases/turns'
import { VALUE_CASES } from './cases/values'
import { WITNESSED_CASES } from './cases/witnessed'
import { FAULT_TEXTS } from './content/texts'
import { DETECTORS } from './detectors'
import { faultsSkill } from './faults-skill'
import { CHANGES } from './repair/repair'

const CASES = [
  ...CONDITION_CASES,
  ...LOOP_CASES,
  ...CALL_CASES,
  ...VALUE_CASES,
  ...LETTER_CASES,
  ...LEFT_UNDONE_CASES,
  ...LIMIT_CASES,
  ...IDLE_CASES,
  ...KEPT_CASES,
  ...REPAIR_CASES,
  ...SURPRISE_CASES,
  ...SERVICE_CASES,
  ...TOLD_SERVICE_CASES,
  ...PIECE_CASES,
  ...TURN_CASES,
  ...TOLD_CASES,
  ...MORE_TOLD_CASES,
  ...WITNESSED_CASES,
  ...CHOSEN_CASES,
]
let run: (code: string) => string

beforeAll(async () => {
  run = await startPython()
})

describe.each(CASES.map((each) => [`${each.kind}: ${each.says}`, each] as const))('%s', (_title, fault) => {
  const { kind, says, code, typed, data = null, prints } = fault
  it('is taken for a question of this skill, named with its line, and mended so that it runs right', async () => {
    const alone = frameOf(says, code)
    const frame = { ...alone, message: { ...alone.message, data } }
    expect(faultsSkill.accepts(frame, EMPTY_STATE)).toBeGreaterThan(0.5)
    const asked = await ask(frame)
    const { answer, markdown, program } = asked
    expect(answer).toMatchObject({ outcome: 'answered', topic: kind })
    expect(markdown).toMatch(/líneas? \d/)
    const told = answer?.blocks.flatMap((block) => (block.kind === 'text' ? [block.markdown] : [])).join(' ') ?? ''
    expect(told.replace(/`+[^`]*`+/g, 'x')).not.toMatch(/[{}]|undefined|``| , | \./)
    expect(untrueOf(fault, asked)).toEqual([])
    if (prints === undefined) return
    expect(run(runnable(program ?? '', typed))).toBe(prints)
    expect(markdown).toContain('### Qué cambia')
  })
})

it('tells every kind of fault, and tries every kind', () => {
  const kinds = Object.keys(DETECTORS)
  expect(kinds.length).toBeGreaterThanOrEqual(80)
  expect(Object.keys(FAULT_TEXTS).toSorted()).toEqual([...kinds, ...Object.keys(CHANGES)].toSorted())
  expect([...new Set(CASES.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(FAULT_TEXTS).toSorted())
})

const squeezed = (text: string) => text.replace(/\s+/g, '').replaceAll("'", '"')
const LONG = 12

/** Code that is quoted stands in the program, its words or its correction; no correction does what the advice is against. */
function untrueOf({ kind, says, code, data = '' }: FaultCase, { answer, program }: Asked): string[] {
  const texts = FAULT_TEXTS[kind]
  const known = squeezed([code, says, data, program, texts?.what, texts?.why].join(' '))
  const [what = ''] =
    answer?.blocks.flatMap((block) =>
      block.kind === 'text' && !block.markdown.startsWith('La he probado') ? [block.markdown] : [],
    ) ?? []
  const quoted = [...what.matchAll(/`([^`]*)`/g)].map(([, quote = '']) => quote.replace(/…$/, ''))
  const isAgainst = /global/.test(texts?.avoid ?? '') && /\bglobal \w/.test(program ?? '')
  return [
    ...quoted.filter((quote) => quote.length >= LONG && !/^[\d.]+$/.test(quote) && !known.includes(squeezed(quote))),
    ...(isAgainst ? ['global'] : []),
  ]
}
