import type { Expression } from '../python/ast'
import { parsePython } from '../python/parse'
import { expressionsIn } from '../python/walk'

/** What a sentence puts between a name and its value: «m es [1, 2]», «total empieza en 0», «a=48», «y limite 38». */
const IS =
  '(?:\\s*(?:=|:)\\s*|\\s+(?:(?:es|son|vale|valen|valiera|fuera|sea|contiene|tiene|guarda|trae|(?:empieza|arranca|inicia|comienza|parte|esta|está) (?:en|con|de|desde)|con (?:el )?valor(?: de)?|igual a)\\s+)?)'
const CALLS = '(?:date|datetime|timedelta|set|deque|Counter|Path|Decimal|Fraction)\\('
const VALUE = `(?=[\\[({"'\\d-]|(?:True|False|None)\\b|${CALLS})`
/** «n va de 0 a 7»: each of them. */
const RUNS = '\\s+(?:va|vaya|fuera|pasa|recorre)\\s+(?:de|desde)\\s+(?:el\\s+)?(?=\\d)'
const RANGE = /^(\d{1,3})\s+(?:a|hasta)\s+(?:el\s+)?(\d{1,3})(?![\d.,]\d)/
/** «notas está vacía». */
const EMPTY = '\\s+(?:est[aá]|estuviera|viene|es|fuera)\\s+(?=vac[ií][oa])'
/** What comes out is no value that is given: «me da x = 7». */
const GIVES = /\b(?:da|sale|imprime|queda|resulta|devuelve|obtengo|muestra)(?: (?:que|como|ahora))? $/i
/** «¿y con 59?», behind a value of the only name that has one. */
const ANOTHER = /\b(?:y|o) (?:con|si (?:es|fuera|vale|pongo|meto|tengo)|para)(?: (?:un|una|el|la))? (?=[[({"'\d-])/gi

const MAX_CASES = 10
const MAX_BRACKETS = 6

type Told = { name: string; value: string; at: number; end: number }
/** What a message gives to names: one set of values, each in the words of Python. */
export type ToldCase = ReadonlyMap<string, string>

/** Signs of print and of Markdown, one for one. */
const plainSigns = (prose: string) => prose.replace(/[«»“”`]/g, '"')

/** The value that a sentence gives to a name first; null where it gives none. */
export const toldValue = (name: string, prose: string): string | null =>
  toldOf(name, plainSigns(prose))[0]?.value ?? null

/**
 * The values that a message gives to names, case by case: «con a = 3 y b = 4, ¿y si a = 5?» are two. What a case does not give again it
 * has from the one before.
 */
export function toldCases(names: readonly string[], prose: string): ToldCase[] {
  const text = plainSigns(prose)
  const told = names.flatMap((name) => toldOf(name, text))
  const listed = unnamed(names, told, text)
  const bare = listed.length > 0 ? listed : counted(names, told, text)
  const [only, ...others] = new Set([...told, ...bare].map(({ name }) => name))
  const again = only === undefined || others.length > 0 ? [] : againOf(only, told, text)
  const all = [...told, ...bare, ...again].toSorted((a, b) => a.at - b.at)
  const cases: Map<string, string>[] = []
  let fresh = new Set<string>()
  for (const { name, value } of all) {
    const last = cases.at(-1)
    if (last === undefined || (fresh.has(name) && last.get(name) !== value)) {
      cases.push(new Map([...(last ?? []), [name, value]]))
      fresh = new Set([name])
    } else {
      last.set(name, value)
      fresh.add(name)
    }
  }
  return cases.slice(0, MAX_CASES)
}

/** All values that a text gives to a name, in their order. */
function toldOf(name: string, text: string): Told[] {
  const found = [...text.matchAll(new RegExp(`(?<![\\w.])${name}(?:${RUNS}|${EMPTY}|${IS}${VALUE})`, 'gi'))]
  return found.flatMap(({ 0: said, index }) => {
    if (GIVES.test(text.slice(Math.max(0, index - 40), index))) return []
    const at = index + said.length
    const rest = text.slice(at)
    const [range, from, to] = RANGE.exec(rest) ?? []
    if (range !== undefined)
      return numbersFrom(Number(from), Number(to)).map((value) => ({ name, value, at: index, end: at + range.length }))
    if (/^vac/i.test(rest)) return [{ name, value: '[]', at: index, end: at + 5 }]
    const value = literalAt(rest)
    return value === undefined ? [] : [{ name, value, at: index, end: at + value.length }]
  })
}

const numbersFrom = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.min(to - from + 1, MAX_CASES)) }, (_, at) => `${from + at}`)

/** «Si solo hay 5»: a list of so many, for the only name that has nothing and is one of several things. */
function counted(names: readonly string[], told: readonly Told[], text: string): Told[] {
  const [name, ...more] = names.filter((each) => !told.some((one) => one.name === each))
  if (name === undefined || more.length > 0 || !/[aeiourlnszd]s(?:_\w+)?$|^(?:lista|historial|cola|datos)/.test(name))
    return []
  const one = name.replace(/e?s$/, '')
  return [...text.matchAll(COUNTED)].flatMap(({ 0: said, 1: count = '0', index }) =>
    Number(count) > MAX_COUNTED
      ? []
      : [
          {
            name,
            value: `[${numbersFrom(1, Number(count))
              .map((each) => `'${one}${each}'`)
              .join(', ')}]`,
            at: index,
            end: index + said.length,
          },
        ],
  )
}
const COUNTED =
  /\b(?:si|con|cuando|al)\b(?: (?:solo|s[oó]lo|en|la|el|los|las|\w{3,20})){0,3}? (?:hay|haya|tengo|tiene|tenemos|hubiera|quedan|queda|son|existen) (?:solo |s[oó]lo )?(\d{1,2})(?![\w.,]*\d)/gi
const MAX_COUNTED = 12

/** The only list or dictionary of a sentence that no name has, for the only name that has nothing: «si le paso la lista [3, 9]». */
function unnamed(names: readonly string[], told: readonly Told[], text: string): Told[] {
  const lacking = names.filter((name) => !told.some((each) => each.name === name))
  const [name, ...more] = lacking
  if (name === undefined || more.length > 0) return []
  const brackets = [...text.matchAll(/(?<![\w\])])[[{]/g)].slice(0, MAX_BRACKETS)
  const free: Told[] = []
  for (const { index } of brackets) {
    const isTaken = [...told, ...free].some(({ at, end }) => at <= index && index < end)
    const value = isTaken ? undefined : literalAt(text.slice(index))
    if (value !== undefined) free.push({ name, value, at: index, end: index + value.length })
  }
  return free.length === 1 ? free : free.length > 0 ? [] : written(name, text)
}

/** «Con "coger llave"», «si escribo "fin"»: the only text of a sentence, for the only name that has nothing. */
function written(name: string, text: string): Told[] {
  const found = [...text.matchAll(WRITES)].slice(0, MAX_BRACKETS).flatMap(({ 0: said, index }): Told[] => {
    const at = index + said.length
    const value = literalAt(text.slice(at))
    return value === undefined ? [] : [{ name, value, at, end: at + value.length }]
  })
  return found.length === 1 ? found : []
}
const WRITES =
  /\b(?:con|para|cuando|si) (?:(?:el|la|lo|un|una|es|escribo|pongo|tecleo|meto|digo|texto|frase|palabra|comando) ){0,3}(?=["'])/gi

function againOf(name: string, told: readonly Told[], text: string): Told[] {
  const end = told[0]?.end ?? text.length
  return [...text.slice(end).matchAll(ANOTHER)].flatMap(({ 0: said, index }) => {
    const at = end + index + said.length
    const value = literalAt(text.slice(at))
    return value === undefined ? [] : [{ name, value, at, end: at + value.length }]
  })
}

/** The value that a text begins with. */
function literalAt(text: string): string | undefined {
  const line = (text.split('\n')[0] ?? '').slice(0, MAX_LITERAL)
  const close = /^[[{]/.test(line) ? /[\])}]/ : new RegExp(`^(?:${CALLS}|\\()`).test(line) ? /\)/ : / /
  for (let end = line.length; end > 0; end = lastOf(close, line, end - 1)) {
    const value = line.slice(0, end).replace(/[.,;:?! ]+$/, '')
    const { body, errors } = parsePython(value)
    const [only, more] = body
    if (errors.length === 0 && more === undefined && only?.kind === 'expression' && isLiteral(only.value)) return value
  }
  return undefined
}
const MAX_LITERAL = 200

/** Where a text ends whose last character is such a one, or stands before a space; 0 where there is none. */
function lastOf(close: RegExp, line: string, from: number): number {
  const shift = close.source === ' ' ? 0 : -1
  for (let end = from; end > 0; end -= 1) if (close.test(line[end + shift] ?? '')) return end
  return 0
}

const LITERALS = new Set(['list', 'dict', 'tuple', 'set', 'number', 'string', 'unary', 'boolean', 'none'])
const IS_CALL = new RegExp(`^${CALLS}$`)

/** «0, cuanto» is no pair: names are none, and a pair has its brackets. */
const isLiteral = (value: Expression): boolean =>
  (value.kind !== 'tuple' || value.isParenthesized === true) &&
  [...expressionsIn(value)].every(
    (part, _, all) =>
      LITERALS.has(part.kind) ||
      (part.kind === 'call' && part.callee.kind === 'name' && IS_CALL.test(`${part.callee.name}(`)) ||
      (part.kind === 'name' && all.some((call) => call.kind === 'call' && call.callee === part)),
  )
