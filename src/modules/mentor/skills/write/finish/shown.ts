import type { Frame } from '../../../engine/frame'
import type { Example } from '../../../engine/task/task'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { exampleOf } from '../example'
import { printedWith } from './with-file'

/** What is printed depends on the day. */
const BY_DAY = /\b(?:date\.today|datetime\.(?:now|today)|time\.(?:time|perf_counter|strftime))\(/
const DATE = /^\d{2}\/\d{2}\/\d{4}$/
/** A later day than that of examples. */
const LATER = '01/03/2025'

/** What the code prints as it is handed out; null where that is not known, or is another thing every day. */
export function shownExample(code: string, example: Example | null, { message }: Frame): Example | null {
  if (BY_DAY.test(code)) return null
  if (/\binput\(/.test(code)) return typedExample(code, example)
  const result = evaluateProgram(parsePython(code))
  if (result.kind === 'raised') return null
  if (result.kind === 'done') return exampleOf(code)
  const lines =
    message.data === null
      ? []
      : message.data
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
  const output = printedWith(code, lines)
  return output === null ? example : { output, isStated: true }
}

function typedExample(code: string, example: Example | null): Example | null {
  const typed = (example?.stdin ?? '').split('\n').slice(0, -1)
  if (typed.length === 0) return example ?? numbersTyped(code)
  const [first, second] = typed
  const isSameDay = typed.length === 2 && first === second && DATE.test(first ?? '')
  return exampleOf(code, isSameDay ? [first ?? '', LATER] : typed) ?? example
}

const ASKED = /^\w+ = (int|float)\(input\((['"])([^'"\n]{1,80})\2\)/gm
/** What is typed where a label asks for it; the rest is any number. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/dni/i, '12345678'],
  [/\baños\b/i, '20'],
  [/\baño\b/i, '2024'],
  [/mes/i, '10'],
  [/inter[eé]s|ciento|%/i, '3'],
  [/prest|capital/i, '10000'],
]
const ANY = { int: ['12', '5', '8'], float: ['7,5', '4', '6'] }

/** A program that asks for some numbers, one after the other and no more than that. */
function numbersTyped(code: string): Example | null {
  const asked = [...code.matchAll(ASKED)]
  if (asked.length === 0 || asked.length !== code.split('input(').length - 1) return null
  const typed = asked.map(([, kind, , label = ''], at) => {
    const known = TYPED.find(([words]) => words.test(label))?.[1]
    return known ?? ANY[kind === 'int' ? 'int' : 'float'][at % 3] ?? '4'
  })
  return exampleOf(code, typed)
}
