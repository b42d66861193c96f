import { plainText } from '../../../engine/lexicon/plain-text'
import type { Task } from '../../../engine/task/task'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import type { Program } from '../recipes/program-file'
import { definitionsOf } from '../stated-form'
import { givesOf, type Made } from './forms'

/** What anybody may call without saying how. */
const KNOWN =
  /^(?:input|print|len|sum|max|min|sorted|range|int|float|str|list|dict|set|tuple|bool|round|abs|open|map|filter|zip|enumerate|type|isinstance|sort|append|split|join|upper|lower|strip|replace|count|index|find|pow|sqrt|reverse|reversed|shuffle|choice|randint|sample|get|items|keys|values|read|write|any|all|f|format|pop|remove|insert|isdigit|isalpha|title|capitalize|main)$/
const MAX_CALLED = 12

/** How many names a request says, of what is called or written with an underscore, that a program does not have. */
export function undefinedNames({ code }: Made, text: string): number {
  const said = new Set(text.match(CALLED) ?? [])
  return [...said].slice(0, MAX_CALLED).filter((name) => !KNOWN.test(name) && !new RegExp(`\\b${name}\\b`).test(code))
    .length
}
const CALLED = /(?<![\p{L}\d_.])(?:[a-z]\w{1,40}(?=\()|[a-z][a-z0-9]{0,30}(?:_[a-z0-9]{1,30}){1,4}(?![\w.]))/gu

/** Names of Python that a program must have where a request has them. */
const NAMED = [
  'None',
  'ValueError',
  'TypeError',
  'KeyError',
  'ZeroDivisionError',
  'try',
  'lambda',
  '__str__',
  '__len__',
]

/** How many such names a request has that the program has not. */
export const unnamed = ({ code }: Made, text: string): number =>
  NAMED.filter(
    (name) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(text) && !new RegExp(`(?<!\\w)${name}(?!\\w)`).test(code),
  ).length

/** Whether dates are shown in an order that a program does not read. */
export function readsOtherDates({ code }: Made, text: string): boolean {
  const readsIso = /fromisoformat|%Y-%m-%d/.test(code)
  const readsSpanish = /%d\/%m|split\('\/'\)/.test(code)
  if (!readsIso && !readsSpanish) return false
  if (/\bd{1,2}\/m{1,2}\/[ay]{2,4}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|d[ií]a\/mes/iu.test(text)) return !readsSpanish
  return /\b[ay]{4}-m{1,2}-d{1,2}\b|\b\d{4}-\d{1,2}-\d{1,2}\b/i.test(text) && !readsIso
}

/** Whether a function gives something of another form than the request says: a list for a dictionary. Null where nothing tells. */
export function givesOtherForm({ code, name }: Made, task: Task): boolean | null {
  const wanted = givesOf(task)?.split(' ')[0]
  const call = wanted === undefined ? undefined : callIn(code, name)
  if (call === undefined) return null
  const run = evaluateProgram(parsePython(`${definitionsOf(code)}\nprint(type(${call}).__name__)\n`), {
    budget: { steps: 20_000, ofOne: 20_000 },
  })
  return run.kind === 'done' ? run.output.trim() !== wanted : null
}

/** The first call of a function outside of it whose arguments stand for themselves. */
function callIn(code: string, name: string): string | undefined {
  const main = parsePython(code)
  const nodes = main.body.filter(({ kind }) => kind !== 'function' && kind !== 'class')
  for (const node of allExpressions(nodes)) {
    if (node.kind !== 'call' || node.callee.kind !== 'name' || node.callee.name !== name) continue
    if (
      [...node.arguments].every(({ from, to }) => !/[A-Za-z_]/.test(code.slice(from, to).replace(/(['"]).*?\1/g, '')))
    )
      return code.slice(node.from, node.to)
  }
  return undefined
}

const MOST =
  /\b(?:mas|menos) (?:repetid|frecuent|vendid|alt|baj|car|barat|larg|cort|grand|pequen|votad|comun|lluvios|calur)\w*|\b(?:maxim|minim)[oa]s?\b|\b(?:mayor|menor|mejor|peor)\b(?! (?:de|que|o|a) )/
const PICKS = /\b(?:max|min|sort|sorted|most_common|nlargest|nsmallest|mayor|menor|mejor|peor|maxim[oa]|minim[oa])/

/** Whether a request wants the one that has most, and neither what is said of a program nor its code knows of one. */
export const leavesOutMost = ({ code }: Made, entry: Program, { request }: Task): boolean =>
  MOST.test(request.text) &&
  !PICKS.test(code) &&
  ![entry.title, ...entry.asks, entry.body.intro].some((text) => MOST.test(plainText(text)))

const GIVEN = /\b(?:recib\w+|dad[ao]s?|tom[ae]|acept\w+) (?:una?|2|las?|los) (listas?|matriz|matrices|diccionarios?)\b/
/** Whether a function is given none of what the request says that it is given: numbers for a list. */
export function takesOther(entry: Program, { request }: Task): boolean {
  const said = GIVEN.exec(request.text)?.[1]
  const types = entry.function?.parameters.map(({ type }) => type) ?? []
  if (said === undefined || types.length === 0) return false
  const wanted = said.startsWith('dic') ? /^dict/ : /^list/
  return types.every((type) => /^(?:int|float|str|bool|list|dict)/.test(type) && !wanted.test(type))
}
