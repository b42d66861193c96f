import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { ownExamples } from '../../concepts/answers/card-answer'
import type { Card } from '../../concepts/cards/card-file'
import { cardOf } from '../../concepts/cards/cards'

/** A short program that shows an idea, and what it prints. */
export type Example = { card: Card; code: string; output: string }

const PROGRAM = /^```python\n([\s\S]*?)^```$/gm
const [MAX_LINES, MAX_PRINTED] = [16, 5]

/** What a program prints within bounds; null where it does not end well, or prints nothing. */
export function outputOf(code: string): string | null {
  const result = evaluateProgram(parsePython(code))
  return result.kind === 'done' && result.output.trim() !== '' ? result.output.trimEnd() : null
}

const known = new Map<string, readonly Example[]>()

/** The programs of a card of which an exercise can be made: short ones that print little. */
export function examplesOf(id: string): readonly Example[] {
  const found = known.get(id)
  if (found !== undefined) return found
  const card = cardOf(id)
  const examples =
    card === null
      ? []
      : ownExamples(card)
          .flatMap((text) => programsIn(text))
          .flatMap(exampleOf(card))
  known.set(id, examples)
  return examples
}

const programsIn = (text: string) => [...text.matchAll(PROGRAM)].map(([, code = '']) => code)

const exampleOf =
  (card: Card) =>
  (code: string): Example[] => {
    if (code.trim().split('\n').length > MAX_LINES) return []
    const output = outputOf(code)
    return output === null || output.split('\n').length > MAX_PRINTED ? [] : [{ card, code, output }]
  }
