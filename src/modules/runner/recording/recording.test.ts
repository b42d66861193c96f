import { describe, expect, it } from 'vitest'
import { readRecording } from './read-recording'
import { stateAt } from './state-at'
import { FIRST, lineBefore, lineToGuess, move } from './stepping'

const TEXTS = ['<module>', 'x', '1', '2', 'list']
/** x = 1 at line 1, then a list with 1 and 2, then the end. */
const STREAM = '1 0 0 0 1 0 3 0 1 2 0 0 2 0 3 0 1 -1 5 0 0 4 2 2 2 3 0 0 2 0 0 4 3 0'
const read = (stream: string, texts = TEXTS) => readRecording({ stream, texts, cut: null })

function known() {
  const recording = read(STREAM)
  if (recording === null) throw new Error('unread')
  return recording
}

describe('a recording from the frame', () => {
  it('is read with its steps, values and boxes', () => {
    const recording = known()
    expect(recording.steps.map(({ kind, line }) => [kind, line])).toEqual([
      ['line', 1],
      ['line', 2],
      ['line', 2],
      ['end', 3],
    ])
    const { levels, boxes } = stateAt(recording, 3)
    expect(levels[0]?.variables.get('x')).toEqual({ value: { box: 0 }, since: 2 })
    expect(boxes.get(0)).toMatchObject({ kind: 'list', size: 2, made: 2, changed: 2 })
  })

  it.each([
    ['nothing', ''],
    ['no numbers', 'a b'],
    ['a gap', '1 0  0 0 1 0'],
    ['a fraction', '1 0 0 0 1.5 0'],
    ['a huge number', '1 0 0 0 99999999999 0'],
    ['an unknown operation', '1 0 9 1 0 0 1 0'],
    ['no step', '1 0'],
    ['what follows no step', `${STREAM} 1 0`],
    ['an operation that is cut off', '1 0 0 0 1'],
    ['a step without a level', '0 0 1 0'],
    ['an unknown kind of step', '1 0 0 7 1 0'],
    ['a line below 0', '1 0 0 0 -1 0'],
    ['a text that is not there', '1 5 0 0 1 0'],
    ['a variable of no level', '1 0 3 1 1 2 0 0 1 0'],
    ['more returns than calls', '2 1 0 0 0 1 0'],
    ['a box with more than it may have', `1 0 5 0 0 4 90 90 ${'2 '.repeat(90)}0 0 1 0`],
    ['a box with a negative count', '1 0 5 0 0 4 0 -1 0 0 1 0'],
    ['more steps than are recorded', `1 0${' 0 0 1 0'.repeat(10_001)}`],
  ])('is refused with %s', (_, stream) => {
    expect(read(stream)).toBeNull()
  })

  it('keeps names like __proto__ as names', () => {
    const recording = read('1 0 3 0 1 1 0 0 1 0', ['<module>', '__proto__'])
    expect(recording && [...(stateAt(recording, 0).levels[0]?.variables.keys() ?? [])]).toEqual(['__proto__'])
  })
})

describe('walking through a recording', () => {
  it('stays between the first and the last step', () => {
    const recording = known()
    const go = (at: number, to: number) => move(recording, { ...FIRST, at }, { type: 'go', to }).at
    expect([go(0, -1), go(1, 2), go(3, 4), go(3, 0)]).toEqual([0, 2, 3, 0])
    expect([lineBefore(recording, 0), lineBefore(recording, 1)]).toEqual([null, 1])
  })

  it('counts guesses, shows the line, and asks for none where no line follows', () => {
    const recording = known()
    const on = move(recording, FIRST, { type: 'guesses', on: true })
    const right = move(recording, on, { type: 'guess', line: 2 })
    expect(right).toEqual({ at: 1, guesses: true, right: 1, total: 1, verdict: { line: 2, isRight: true } })
    const wrong = move(recording, right, { type: 'guess', line: 7 })
    expect(wrong).toMatchObject({ at: 2, right: 1, total: 2, verdict: { line: 2, isRight: false } })
    expect(lineToGuess(recording, 2)).toBeNull()
    expect(move(recording, wrong, { type: 'guess', line: 3 })).toEqual(wrong)
    expect(move(recording, wrong, { type: 'go', to: 1 }).verdict).toBeNull()
  })
})
