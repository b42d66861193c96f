import { folded } from '~/platform/text/folded'
import { isTrueFalse, LETTERS, type QuizQuestion } from './quiz-file'

const MAX_WORDS = 24
const NUMBERED = /\b(\d{1,2}) ?(?:es |la |el |la opcion )?([a-d])\b/g

/**
 * What somebody answers to a test (plain words): a letter for each question, null where they give none; null in all where the message
 * is no answer.
 */
export function readLetters(plain: string, questions: readonly QuizQuestion[]): (string | null)[] | null {
  if (questions.length > 0 && questions.every(isTrueFalse)) return ofTrueFalse(plain, questions)
  const words = plain.split(' ')
  if (plain === '' || words.length > MAX_WORDS) return null
  const numbered = [...plain.matchAll(NUMBERED)]
  if (numbered.length > 0) {
    const byNumber = new Map(numbered.map(([, number, letter]) => [Number(number), letter ?? null]))
    return questions.map((_, at) => byNumber.get(at + 1) ?? null)
  }
  const letters = lettersIn(words, questions.length)
  if (letters.length > 0) return questions.map((_, at) => letters[at] ?? null)
  return questions.length === 1 ? byText(plain, questions[0]) : null
}

/** «V F V», «1 verdadero 2 falso», «todas verdaderas» is none. */
function ofTrueFalse(plain: string, questions: readonly QuizQuestion[]): (string | null)[] | null {
  const rest = plain
    .replace(/\b(?:la|el|es|creo|que|y|\d+)\b/g, ' ')
    .split(' ')
    .filter(Boolean)
  const said = rest.length === 1 && /^[vf]{2,}$/.test(rest[0] ?? '') ? [...(rest[0] ?? '')] : rest
  if (said.length === 0 || !said.every((word) => /^(?:v|f|verdader[oa]|fals[oa]|true|false|a|b)$/.test(word)))
    return null
  return questions.map((_, at) => (said[at] === undefined ? null : /^[vta]/.test(said[at]) ? 'a' : 'b'))
}

/** «b», «la b», «a c b», «acb»; the `a` of a sentence is no answer. */
function lettersIn(words: readonly string[], count: number): string[] {
  const rest = words.filter(
    (word) => !/^(?:la|el|es|creo|que|opcion|respuesta|diria|yo|pues|seria|y|las|son|mi|digo)$/.test(word),
  )
  const [only = ''] = rest
  if (rest.length === 1 && count > 1 && /^[a-d]+$/.test(only) && only.length === count) return [...only]
  return rest.every((word) => /^[a-d]$/.test(word)) ? rest : []
}

/** Who writes the answer itself instead of its letter. */
function byText(plain: string, question: QuizQuestion | undefined): (string | null)[] | null {
  if (question === undefined) return null
  const bare = (text: string) =>
    folded(text)
      .replace(/[^a-z0-9_]+/g, ' ')
      .trim()
  const found = question.options.findIndex(
    (option) => bare(option) === plain.replace(/^(?:es|imprime|sale|creo que) /, ''),
  )
  return found < 0 ? null : [LETTERS[found] ?? null]
}
