import { PREDICATES, type Predicate } from './predicates'

export type FoundPredicate = {
  predicate: Predicate
  value: string
  other: string
  from: number
  to: number
  isNegated: boolean
}

/** The first predicates of a text (or a part of it), in its order; none overlaps another. */
export function predicatesIn(text: string, of?: Predicate['of']): FoundPredicate[] {
  const found: FoundPredicate[] = []
  for (const predicate of PREDICATES) {
    if (of !== undefined && predicate.of !== of) continue
    for (const match of text.matchAll(new RegExp(predicate.words, 'g'))) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (found.some((other) => from < other.to && to > other.from)) continue
      const [value = '', other = ''] = match.slice(1).filter((group) => group !== undefined)
      found.push({
        predicate,
        value,
        other,
        from,
        to,
        isNegated: NEGATED.test(text.slice(0, from)),
      })
    }
  }
  return found.toSorted((a, b) => a.from - b.from)
}

export function testOf({ predicate, value, other, isNegated }: FoundPredicate, it: string): string {
  const test = predicate.test(it, value, other)
  const simple = isNegated ? SIMPLE.exec(test) : null
  if (simple) return test.replace(simple[1] ?? '', ` ${OPPOSITE[simple[2] ?? ''] ?? ''} `)
  return isNegated ? `not ${/ (?:and|or|==|[<>]=?|!=) /.test(test) ? `(${test})` : test}` : test
}

/** «que no sean pares», «quita los negativos». */
const NEGATED =
  /\bno (?:son |sean? |es |esten |empiecen |terminen )?$|\b(?:quit[aeo]\w*|elimin\w+|borr\w+|descart\w+|sin|ignor\w+|excluy\w+|saltand\w+)(?: (?:todos|todas|los|las|numeros?|valores|elementos|palabras|que|son|sean)){0,3} $/
/** The only comparison of a test. */
const SIMPLE = /^[^<>=!]*?( (==|<=|>=|<|>) )[^<>=!]*$/
const OPPOSITE: Readonly<Record<string, string>> = { '==': '!=', '<': '>=', '>': '<=', '<=': '>', '>=': '<' }
