import type { StatementOf } from '../../../../python/ast'
import { comparison, methodCall, nameOf, namesIn } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import type { Condition } from './condition'
import { isText } from './contents'
import { namedIn, ofValue, readsIn, valuesIn } from './values'

/** What an `if` or a chain of them compares: the words say that it is none of that. */
const NONE =
  /\bno (?:es|sea|este|esta|existe|exista|coincid\w+|vale|valga|pon\w+|elig\w+|elij\w+|escrib\w+|met\w+|esta bien|este bien)(?: (?:ni|una?|el|la|de|las|los|entre|bien|correctamente))*(?: (?:ningun\w*|valid\w+|correct\w+|opcion\w*|esas?|esos|[a-z0-9]{1,12} (?:ni|o) [a-z0-9]{1,12}|opciones|escrit\w+|ser))*|\b(?:otra cosa|cualquier otr[oa]|cosa rara|opcion (?:rara|mala)|invalid[oa]s?|incorrect[oa]s?|mal escrit[oa]|desconocid[oa]|distint[oa]s?|ninguna?|raro)\b|\b(?:exista|vale|valid[oa]s?|bien escrit[oa]|correct[oa]s?)\b/

/** The option is none of a chain's. */
export function noneOfThem(p: Program, words: string): Condition | null {
  if (!NONE.test(words)) return null
  for (const chain of p.places('if')) {
    if (chain.node.isElif) continue
    const subject = subjectOf(p, chain.node)
    const last = lastOf(chain.node)
    // A single `if` is a list of what is known only where it looks into one.
    if (subject === null || last === null || (last === chain.node && !isLookup(chain.node))) continue
    const read = readsIn(p).find(({ name }) => name === subject.name)?.place ?? null
    return { kind: 'otherwise', chain, last, read, known: subject.known, right: null }
  }
  return null
}

/** What is typed is compared with several texts, wherever: it is none of those. */
export function notAmongKnown(p: Program, words: string): Condition | null {
  if (!NONE.test(words)) return null
  const texts = valuesIn(p).filter(isText)
  const { named } = namedIn(texts, words)
  const value = named[0] ?? (texts.length === 1 ? texts[0] : undefined)
  const known = new Set(
    p.spots('compare').flatMap(({ node }) => {
      const test = comparison(node)
      return test?.operator === '==' && value && p.text(test.left) === value.code && test.right.kind === 'string'
        ? [p.text(test.right)]
        : []
    }),
  )
  // A chain with an `else` says what all others are.
  const isTold =
    value &&
    p.places('if').some(({ node }) => node.otherwise.length > 0 && [...namesIn(node.test)].join() === value.code)
  if (!value || known.size < 2 || isTold) return null
  const list = `(${[...known].join(', ')})`
  const [test, opposite] = [`${value.code} not in ${list}`, `${value.code} in ${list}`]
  const isGood = /\b(?:bien|valid[oa]|correct[oa])/.test(words) && !/\b(?:no|in)(?: |valid|correct)/.test(words)
  return ofValue(value, {
    test: isGood ? opposite : test,
    opposite: isGood ? test : opposite,
    isWrong: !isGood,
    notice: 'Eso no es ninguna de las opciones.',
  })
}

const isLookup = ({ test }: StatementOf<'if'>) => comparison(test)?.operator === 'in'

/** What all tests of a chain compare, and the Python that all they compare it with is written as. */
function subjectOf(p: Program, node: StatementOf<'if'>): { name: string; known: string | null } | null {
  const known: string[] = []
  let name: string | null = null
  for (let each: StatementOf<'if'> | null = node; each; each = nextOf(each)) {
    const test = comparison(each.test)
    const left = test && (nameOf(test.left) ?? nameOf(methodCall(test.left)?.object))
    if (!test || !left || (name !== null && left !== name)) return null
    name = left
    if (test.operator === '==') known.push(p.text(test.right))
    else if (test.operator === 'in' && (test.right.kind === 'tuple' || test.right.kind === 'list'))
      known.push(...test.right.items.map((item) => p.text(item)))
    else return { name, known: test.operator === 'in' ? p.text(test.right) : null }
  }
  return name === null ? null : { name, known: `(${known.join(', ')})` }
}

const nextOf = ({ otherwise: [next] }: StatementOf<'if'>): StatementOf<'if'> | null =>
  next?.kind === 'if' && next.isElif ? next : null

/** The last `elif` of a chain that has no `else`. */
function lastOf(node: StatementOf<'if'>): StatementOf<'if'> | null {
  const next = nextOf(node)
  if (next) return lastOf(next)
  return node.otherwise.length === 0 ? node : null
}

const WRONG =
  /\b(?:fall[aeo]\w*|pierd\w+|perd\w+|se equivo\w+|no (?:l[oa] )?(?:aciert\w+|es (?:correct\w+|la (?:buena|correcta)|es[ea]|asi)|adivin\w+|coincid\w+|es igual)|(?:es|sea|este|esta) (?:mal|incorrect\w+))\b/

/** What is asked has one right answer, and nothing is said of any other. */
export function wrongAnswer(p: Program, words: string): Condition | null {
  if (!WRONG.test(words) || namedIn([], words.replace(WRONG, ' ')).left.length > 1) return null
  for (const chain of p.places('if')) {
    const test = comparison(chain.node.test)
    const name = nameOf(test?.left)
    if (chain.node.isElif || test?.operator !== '==' || chain.node.otherwise.length > 0 || name === null) continue
    const read = readsIn(p).find((each) => each.name === name)?.place ?? null
    if (read) return { kind: 'otherwise', chain, last: chain.node, read, known: null, right: p.text(test.right) }
  }
  return null
}
