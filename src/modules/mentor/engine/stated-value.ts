import type { Expression } from '../python/ast'
import { parsePython } from '../python/parse'
import { expressionsIn } from '../python/walk'

/** What a sentence puts between a name and its value: «m es [1, 2]», «total empieza en 0», «a=48». */
const IS =
  '\\s*(?:=|:|es|son|vale|valen|valiera|fuera|contiene|tiene|guarda|trae|(?:empieza|arranca|inicia|comienza|parte|esta) (?:en|con|de|desde)|con (?:el )?valor(?: de)?|igual a)\\s*'

type Stated = { value: string; said: string }

/** The value that a sentence gives to a name. */
export function namedValue(name: string, prose: string): Stated | null {
  const said = new RegExp(`(?<![\\w.])${name}${IS}(?=[\\[({"'\\d-]|True\\b|False\\b|None\\b)`, 'i').exec(prose)
  const value = said === null ? undefined : literalAt(prose.slice(said.index + said[0].length))
  return said === null || value === undefined ? null : { value, said: `${said[0]}${value}` }
}

/** The same, or the only list or dictionary that a sentence gives at all: «con la lista [3, 9]». */
export function statedValue(name: string, prose: string): Stated | null {
  const named = namedValue(name, prose)
  if (named !== null) return named
  const brackets = [...prose.matchAll(/(?<![\w\])])[[{]/g)].slice(0, MAX_BRACKETS)
  const [only, other] = brackets.flatMap(({ index }) => literalAt(prose.slice(index)) ?? [])
  return only === undefined || other !== undefined ? null : { value: only, said: only }
}
const MAX_BRACKETS = 6

/** The value that a text begins with. */
function literalAt(text: string): string | undefined {
  const line = (text.split('\n')[0] ?? '').slice(0, MAX_LITERAL)
  for (let end = line.length; end > 0; end = line.lastIndexOf(/[\])}]/.test(line[0] ?? '') ? ']' : ' ', end - 1)) {
    const value = line.slice(0, end).replace(/[.,;?! ]+$/, '')
    const { body, errors } = parsePython(value)
    const [only, more] = body
    if (errors.length === 0 && more === undefined && only?.kind === 'expression' && isLiteral(only.value)) return value
  }
  return undefined
}
const MAX_LITERAL = 200
const LITERALS = new Set(['list', 'dict', 'tuple', 'set', 'number', 'string', 'unary', 'boolean', 'none'])

/** «0, cuanto» is no pair: names are none, and a pair has its brackets. */
const isLiteral = (value: Expression): boolean =>
  (value.kind !== 'tuple' || value.isParenthesized === true) &&
  [...expressionsIn(value)].every(({ kind }) => LITERALS.has(kind))
