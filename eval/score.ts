import { type ExpectedProgram, patternOf, type Question } from './question'

/** Runs a program in Python and says what it printed, or how it failed. */
export type RunProgram = (code: string, expected: ExpectedProgram) => { output: string; error: string | null }

/** Why an answer is not right, in a word and a detail each; none when it is. */
export type Verdict = { failures: string[] }

/** Judges an answer by its words and by running its program. `outcome` is null for models, which tell none. */
export function score(
  { must, mustNot, program, outcome: expected }: Question,
  answer: { markdown: string; outcome: string | null },
  run: RunProgram,
): Verdict {
  const failures: string[] = []
  const text = withoutAccents(answer.markdown)
  for (const group of must) {
    if (!group.some((pattern) => found(pattern, text))) failures.push(`says none of: ${group.join(' | ')}`)
  }
  for (const pattern of mustNot) if (found(pattern, text)) failures.push(`says: ${pattern}`)
  if (answer.outcome !== null && !fits(expected, answer.outcome)) failures.push(`is ${answer.outcome}, not ${expected}`)
  if (program) failures.push(...programFailures(answer.markdown, program, run))
  return { failures }
}

/** A question back, a refusal or a courtesy are each other's near relations; to have answered is not. */
function fits(expected: string, outcome: string): boolean {
  if (expected === 'any' || expected === outcome) return true
  return expected !== 'answered' && outcome !== 'answered'
}

function programFailures(markdown: string, expected: ExpectedProgram, run: RunProgram): string[] {
  const programs = [...markdown.matchAll(/^[ \t]*(`{3,})(?:python|py)\b[^\n]*\n([\s\S]*?)\n[ \t]*\1/gm)].map(
    ([, , code = '']) => code,
  )
  const [longest] = programs.toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return ['has no program']
  const { output, error } = run(`${longest}\n${expected.append}`, expected)
  if (error !== null) return [`its program fails: ${error}`]
  return patternOf(expected.stdout, 'm').test(output)
    ? []
    : [`its program prints: ${JSON.stringify(output.slice(0, 200))}`]
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const found = (pattern: string, text: string) => patternOf(withoutAccents(pattern), 'i').test(text)
