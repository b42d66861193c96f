import { indented } from './program'
import type { Reading } from './reading'
import type { Input } from './scalars/inputs'
import { type FoundPredicate, predicatesIn, testOf } from './sequences/find-predicates'

/** What is to be said in each case: conditions in their order, and the rest. */
export type Decision = { cases: { test: string; message: string }[]; otherwise: string | null }

const SAYS =
  /^(?: (?:que|me|te|le|se|lo|entonces|,|:|=|-|>|es|sea|son|a|en|ese|caso|anos?|puntos|euros|grados))* ?(?:(?:dig\w+|di|dice|imprim\w+|muestr\w+|pon\w*|devuelv\w+|escrib\w+|salg\w+|sale|avis\w+|salud\w+|responda|saque)(?: (?:que|me|un|el|mensaje|de|:|como|texto))* )?(«[^ ]+»|(?<=(?:dig\w+|di|dice|imprim\w+|muestr\w+|pon\w*|devuelv\w+|escrib\w+|salg\w+|sale|saque|que|me|mensaje|como) )[a-z][a-z ]{1,40}?)(?= ?(?:,|;|\.|\)|$| y si | si | y (?:en caso|cuando|de lo)| sino | en caso | de lo contrario | o | entre | menos de | mas de ))/
const ELSE =
  /\b(?:si no|sino|en caso contrario|de lo contrario|en otro caso|y si no|el resto|en los demas casos|en cualquier otro caso)\b/

/** «si es mayor que 18 diga "pasa" y si no "fuera"»: read from a request, for one value. Null where no message is stated. */
export function readDecision(reading: Reading, { name, type }: Input): Decision | null {
  const { text } = reading
  const found = predicatesIn(text, type === 'text' ? 'text' : 'number').filter(({ from }) => isCondition(text, from))
  const cases: Decision['cases'] = []
  for (const predicate of found) {
    const message = messageAfter(reading, predicate)
    if (message === null) continue
    cases.push({ test: testOf(predicate, name), message: message.text })
    reading.use({ from: predicate.from, to: message.to })
  }
  if (cases.length === 0) return null
  const other = ELSE.exec(text)
  const rest = other ? SAYS.exec(text.slice(other.index + other[0].length)) : null
  if (other && rest) {
    reading.use({ from: other.index, to: other.index + other[0].length + rest[0].length })
    return { cases, otherwise: said(rest[1] ?? '', reading, other.index + other[0].length + rest.index) }
  }
  return { cases, otherwise: null }
}

/** A predicate is a condition behind «si», «cuando», «de», or where a message follows it directly. */
const isCondition = (text: string, from: number) =>
  /(?:\bsi|\bcuando|,|;|:|\by|^)(?: (?:el|la|es|esta|tiene|sea|son|numero|nota|edad|valor|resultado|temperatura|de))* ?$/.test(
    text.slice(Math.max(0, from - 50), from),
  )

function messageAfter(reading: Reading, { to }: FoundPredicate): { text: string; to: number } | null {
  const rest = reading.text.slice(to)
  const match = SAYS.exec(rest)
  if (!match?.[1] || /^(?:y|o|e|que|de|si|no)$/.test(match[1])) return null
  return {
    text: said(match[1], reading, to + match.index + match[0].lastIndexOf(match[1])),
    to: to + match.index + match[0].length,
  }
}

/** A message as the person wrote it, accents and capitals included. */
function said(plain: string, reading: Reading, from: number): string {
  return reading.written({ from, to: from + plain.length }) || plain
}

/** `if … elif … else …` that say or return the messages. */
export function decisionLines({ cases, otherwise }: Decision, say: (message: string) => string): string[] {
  const lines = cases.flatMap(({ test, message }, at) => [
    `${at === 0 ? 'if' : 'elif'} ${test}:`,
    ...indented([say(message)]),
  ])
  return otherwise === null ? lines : [...lines, 'else:', ...indented([say(otherwise)])]
}
