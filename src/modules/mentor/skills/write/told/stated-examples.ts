import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'

/** A call that a request shows, as it stands there, and what it is to give; null where only the call is shown. */
export type StatedExample = { call: string; result: string | null }

const MAX = 6
const GIVES =
  /^\s*(?:-+>|→|=+>|==?|:|,?\s*(?:me |te )?(?:tiene que |debe |deber[ií]a )?(?:devuelv\w+|devolver|dar[ií]a|dar?|da|saldr[ií]a|sale|salir|es|ser[ií]a|serian?|retorna\w*|regresa\w*|queda\w*|imprim\w+|pon\w+))\s*:?\s*/iu

/** «tapar("gol", ["o"]) -> _ o _», «suma(2, 3) da 5». */
export function statedExamples(message: string, name: string): StatedExample[] {
  const found: StatedExample[] = []
  const text = message.slice(0, 4_000)
  let from = text.indexOf(`${name}(`)
  while (from !== -1 && found.length < MAX) {
    const inside = callInside(text, from + name.length + 1)
    if (inside !== null && isLiterals(inside))
      found.push({
        call: `${name}(${inside})`,
        result: resultAfter(text.slice(from + name.length + inside.length + 2)),
      })
    from = text.indexOf(`${name}(`, from + name.length)
  }
  return found
}

const MAX_INSIDE = 200

/** What stands up to the bracket that closes; null where none does. */
function callInside(text: string, from: number): string | null {
  let depth = 1
  let quote = ''
  for (let at = from; at < text.length && at < from + MAX_INSIDE; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '\n') return null
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if ('([{'.includes(letter)) depth += 1
    else if (')]}'.includes(letter)) depth -= 1
    if (depth === 0) return text.slice(from, at)
  }
  return null
}

function isLiterals(inside: string): boolean {
  const { body, errors } = parsePython(`f(${inside})`)
  const [only] = body
  if (errors.length > 0 || only?.kind !== 'expression' || only.value.kind !== 'call' || inside.trim() === '')
    return false
  return !/(?:^|[,[(\s])[A-Za-z_]\w*\s*(?:$|[,\])])/.test(
    inside.replace(/"[^"]*"|'[^']*'|\b(?:True|False|None)\b/g, '0'),
  )
}

function resultAfter(text: string): string | null {
  const gives = GIVES.exec(text)
  if (gives === null) return null
  const line = text.slice(gives[0].length).split('\n')[0] ?? ''
  const literal = /^(?:"[^"]*"|'[^']*'|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|-?\d+(?:[.,]\d+)*|True\b|False\b|None\b)/.exec(
    line,
  )?.[0]
  const rest =
    literal ?? line.split(/\s*[;)]|,\s|\.(?:\s|$)|\s+(?:y|pero|porque|ya que|e|o)\s+(?=\p{L}{3,})|\s{3,}/u)[0] ?? ''
  return rest.trim() === '' ? null : rest.trim()
}

/** Whether a program gives what the request shows: null where nothing is shown or the evaluator cannot tell. */
export function meetsExamples(definition: string, examples: readonly StatedExample[]): boolean | null {
  const shown = examples.filter(({ result }) => result !== null)
  if (shown.length === 0) return null
  let isKnown = false
  for (const { call, result } of shown) {
    const run = evaluateProgram(parsePython(`${definition}\nprint(${call})\n`))
    if (run.kind !== 'done') continue
    isKnown = true
    if (!isSame(run.output, result ?? '')) return false
  }
  return isKnown ? true : null
}

/** Alike but for quotation marks, spaces and how a decimal is written. */
export function isSame(output: string, stated: string): boolean {
  const plain = (text: string) => {
    const bare = text
      .trim()
      .toLowerCase()
      .replace(/["'«»“”]/g, '')
      .replace(/\.$/, '')
    return /^[[({]/.test(bare) ? bare.replace(/\s/g, '') : bare.replace(/\s+/g, ' ')
  }
  const [given, wanted] = [plain(output), plain(stated)]
  if (given === wanted) return true
  const numbers = [Number(given), Number(wanted.replace(',', '.'))]
  return numbers.every(Number.isFinite) && Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 1)) < 1e-9
}
