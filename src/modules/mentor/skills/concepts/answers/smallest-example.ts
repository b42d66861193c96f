import { markdown, printed, python } from '../../../engine/blocks'
import { shownPrograms } from '../../../engine/content/programs-in'
import type { Block } from '../../../engine/skill'
import type { Statement } from '../../../python/ast'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import type { Card } from '../cards/card-file'
import { anotherExampleOf } from '../last-card'
import { ownExamples } from './card-answer'

/** The least of a card's programs that prints something, with what it prints; none where nothing is smaller than what was shown. */
export function smallestExample(card: Card, was: (program: string) => boolean): Block[] {
  const [smallest] = ownExamples(card)
    .flatMap((text) => shownPrograms(text))
    .flatMap(({ code }) => beginningOf(code))
    .filter(({ code }) => !was(code) && linesOf(code) < linesOf(card.body))
    .toSorted((a, b) => linesOf(a.code) - linesOf(b.code))
  if (smallest === undefined) return []
  return [
    markdown(anotherExampleOf(card.title)),
    python(smallest.code),
    markdown('**Resultado:**'),
    printed(smallest.output),
    ...(card.easier === '' ? [] : [markdown(card.easier)]),
  ]
}

const linesOf = (code: string) => code.split('\n').length

/** A program up to the first statement by which it has printed, without what that does not use. */
function beginningOf(code: string): { code: string; output: string }[] {
  const { body } = parsePython(code)
  for (const [at, { to }] of body.entries()) {
    const beginning = withoutUnused(code.slice(0, to), body.slice(0, at + 1))
    const run = evaluateProgram(parsePython(beginning))
    if (run.kind !== 'done') return []
    if (run.output !== '') return beginning.trim() === code.trim() ? [] : [{ code: beginning, output: run.output }]
  }
  return []
}

/** Values that nothing behind them names are left out. */
function withoutUnused(code: string, statements: readonly Statement[]): string {
  return statements.toReversed().reduce((text, { kind, from, to }) => {
    const [, name] = kind === 'assign' ? (/^(\w+) = /.exec(text.slice(from, to)) ?? []) : []
    const isUsed = name === undefined || text.slice(to).split(/\W+/).includes(name)
    return isUsed ? text : text.slice(0, from) + text.slice(to).replace(/^\n/, '')
  }, code)
}
