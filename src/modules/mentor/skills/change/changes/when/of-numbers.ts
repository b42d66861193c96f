import type { Program } from '../../../../python/program/indexed-program'
import type { Place } from '../../../../python/scope'
import { type Compared, comparedIn } from './comparisons'
import type { Condition } from './condition'
import { namedIn, ofValue, type Value, valuesIn } from './values'

/** Words that nobody accounts for are another condition. */
const MAX_LEFT = 1

/** «si los dos números son iguales», «si el mínimo es mayor que el máximo» */
export function same(p: Program, words: string): Condition | null {
  const match =
    /\b(?:son |sean |es |sea )?(?<how>iguales|el mismo|la misma|coinciden|distint[oa]s|diferentes|mayor que|menor que|mas grande que|mas pequen[oa] que|igual (?:a|que)|distint[oa] (?:de|a)|supera)(?= (?:el|la|al)? ?(?:[a-z]+) *$| *$)/.exec(
      words,
    )
  const values = valuesIn(p).filter(({ read }) => read !== null)
  if (!match || /\d/.test(words)) return null
  const [before, behind] = [words.slice(0, match.index), words.slice(match.index + match[0].length)]
  const [left, right] = behind.trim() === '' ? bothOf(values, before) : [oneOf(values, before), oneOf(values, behind)]
  if (!left || !right || left === right || left.kind !== right.kind) return null
  const how = match.groups?.how ?? ''
  const [operator, against] = /mayor|grande|super/.test(how)
    ? ['>', '<=']
    : /menor|pequen/.test(how)
      ? ['<', '>=']
      : /distint|diferent/.test(how) !== /\bno (?:son |sean |es |sea )?$/.test(before)
        ? ['!=', '==']
        : ['==', '!=']
  const later = left.last.node.from > right.last.node.from ? left : right
  return ofValue(later, {
    test: `${left.code} ${operator} ${right.code}`,
    opposite: `${left.code} ${against} ${right.code}`,
    isWrong: false,
    notice: '',
  })
}

function bothOf(values: readonly Value[], words: string): (Value | undefined)[] {
  const { named } = namedIn(values, words)
  const two = named.length === 2 ? named : values.length === 2 ? values : []
  return [two[0], two[1]]
}
const oneOf = (values: readonly Value[], words: string): Value | undefined => {
  const { named } = namedIn(values, words)
  return named.length === 1 ? named[0] : undefined
}

export function compared(p: Program, words: string): Condition | null {
  const read = comparedIn(words)
  if (read === null) return null
  const values = valuesIn(p).filter(({ kind }) => kind === read.kind || kind === 'other' || /str\(/.test(read.test('')))
  const { named, left } = namedIn(values, read.rest)
  if (left.length > MAX_LEFT) return null
  const both = / (?:o|u|ni|y|e) /.test(read.rest) && named.length > 1 ? named.slice(0, 3) : []
  if (both.length > 1) return ofSeveral(both, read)
  const value = chosen(p, named.length > 0 ? named : values, words, named.length > 0)
  if (!value) return null
  const division = divisionBy(p, value.code, read.test(value.code))
  const tested = ofValue(value, {
    test: read.test(value.code),
    opposite: read.opposite(value.code),
    isWrong: read.isWrong || division !== null,
    notice: division === null ? '' : 'No se puede dividir entre cero.',
  })
  // Where only one branch divides, only that one is spared.
  const isElsewhere = division !== null && tested.after !== null && division.block !== tested.after.block
  return isElsewhere ? { ...tested, use: division } : tested
}

/** «si la base o la altura es menor que cero» */
function ofSeveral(values: readonly Value[], read: Compared): Condition | null {
  const last = values.toSorted((a, b) => a.last.node.from - b.last.node.from).at(-1)
  const [joint, against] = / y /.test(read.rest) ? ['and', 'or'] : ['or', 'and']
  const joined = (word: string, of: (code: string) => string) => values.map(({ code }) => of(code)).join(` ${word} `)
  const tested =
    last &&
    ofValue(last, {
      test: joined(joint, read.test),
      opposite: joined(against, read.opposite),
      isWrong: read.isWrong,
      notice: '',
    })
  const each = values.map((value) =>
    ofValue(value, { test: read.test(value.code), opposite: read.opposite(value.code), isWrong: true, notice: '' }),
  )
  return tested ? { ...tested, read: null, each } : null
}

/** Where a value divides, if the test is that it is zero. */
function divisionBy(p: Program, code: string, test: string): Place | null {
  if (!test.endsWith(' == 0')) return null
  const divisions = p.spots('binary').filter(({ node }) => /^(?:\/|\/\/|%)$/.test(node.operator))
  return divisions.find(({ node }) => p.text(node.right) === code)?.place ?? null
}

/** Of several values the one that is meant: a divisor for zero, what is typed for what is typed, else the last of them. */
function chosen(p: Program, values: readonly Value[], words: string, isNamed: boolean): Value | undefined {
  const divisor = /\b(?:0|cero)\b/.test(words) ? values.find(({ code }) => divisionBy(p, code, ' == 0')) : undefined
  if (divisor) return divisor
  if (isNamed) return values[0]
  const ordinal = /\b(?:segund|ultim)[oa]\b/.test(words) ? -1 : /\bprimer/.test(words) ? 0 : null
  const read = values.filter((value) => value.read !== null)
  if (ordinal !== null) return read.at(ordinal)
  const elements = values.filter(({ last }) => last.node.kind === 'for')
  if (
    elements.length === 1 &&
    /\b(?:mayores|menores|negativ[oa]s|positiv[oa]s|pares|impares|superiores|inferiores|pasen|superen|lleguen|bajen)\b/.test(
      words,
    )
  )
    return elements[0]
  const kept = values.findLast((value) => value.read === null && value.kind !== 'text')
  if (kept && /\b(?:qued|rest|sobr|baj|llegu|alcanc|agot)[a-z]*/.test(words)) return kept
  return read.length > 0 ? (read.length === 1 ? read[0] : undefined) : values.length === 1 ? values[0] : undefined
}
