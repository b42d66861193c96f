import { folded } from '~/platform/text/folded'
import { identifier, singular } from '../../../../engine/task/identifier'
import { typeOfNoun } from '../../plan/noun-names'
import type { findData } from '../../plan/tables/data'
import type { Column, Source } from '../read/column'
import { columnOf } from '../read/column-of'
import { givenSource } from './given-source'

const TUPLES = /(?:lista de )?(?:tuplas?|ternas?|listas|pares|parejas)[^()\n]{0,40}\(([^()\n]{3,120})\)/iu
const KEYS =
  /diccionarios?(?: de \p{L}+)?(?:,)?(?: que tienen| que tengan| cada uno)? (?:con |como |de )?(?:las )?(?:claves |keys |campos )?:?\s*(\{[^{}]{3,200}\}|["'\p{L}_][\p{L}\d_"', ]+?(?: y ["'\p{L}\d_]+)?)(?=[.;)\n]| que | y (?:devuelv|me|que|regres|retorn)|$)/iu

/** What is told of the result is none of what the function is given, unless that is told last. */
const RESULT = /(?:[\s,]+(?:y|e|que|me))*[\s,]*\b(?:devuelv|devolv|regres|retorn)/iu
const GIVEN_BEHIND = /\b(?:devuelv|devolv|regres|retorn)[\s\S]*\b(?:donde|es una|son|recibe|recib[ae])\b/iu

/** The rows of a parameter, by what is said of them: «una lista de tuplas (concepto, cantidad, precio)», «de diccionarios con nombre y nota». */
export function parameterSource(rows: string, whole: string): Source | null {
  const message = GIVEN_BEHIND.test(whole) ? whole : (whole.split(RESULT)[0] ?? whole)
  const tuples = TUPLES.exec(message)?.[1]
  const names = tuples?.split(/,| y /).map((part) => part.trim())
  if (names && names.length > 1 && names.every((part) => /^[\p{L}_][\p{L}\d_ ]*$/u.test(part)))
    return sourceOf(rows, names, 'tuples')
  const keys = KEYS.exec(message)?.[1]
  if (keys === undefined) return null
  const own = keys.startsWith('{')
    ? [...keys.matchAll(/["']([^"']+)["']\s*:/g)].map(([, key = '']) => key)
    : keys.split(/,| y /).map((part) => part.replace(/["']|\b(?:el|la|su)\b/g, '').trim())
  return own.length > 1 && own.every((part) => /^[\p{L}_][\p{L}\d_]*$/u.test(part))
    ? sourceOf(rows, own, 'dicts')
    : null
}

function sourceOf(rows: string, names: readonly string[], shape: 'tuples' | 'dicts'): Source {
  const columns = names.map(
    (name): Column => ({ ...columnOf(name, []), type: typeOfNoun(identifier(folded(name))) ?? 'unknown' }),
  )
  for (const column of columns) if (/^(?:fecha|dia$)/.test(column.name)) column.type = 'text'
  return {
    columns,
    shape,
    variable: rows,
    one: oneOf(rows),
    setup: [],
    imports: [],
    how: [],
    isOneEach: false,
    file: null,
  }
}

const oneOf = (rows: string) => (singular(rows) === rows ? 'fila' : singular(rows))

/** Data that is shown for the parameter. */
export function givenParameter(
  rows: string,
  found: ReturnType<typeof findData>['found'],
  about: { rest: string; message: string },
): Source | null {
  const data = found.find((one) => one.data.kind === 'rows' || one.data.kind === 'pairs')
  const source = data && givenSource({ ...data, name: rows }, about)
  return source ? { ...source, setup: [], one: source.shape === 'dicts' ? oneOf(rows) : source.one } : null
}
