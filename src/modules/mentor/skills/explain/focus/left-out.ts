import { folded } from '~/platform/text/folded'
import type { Expression, Statement } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { namesOf } from '../../../python/evaluate/statements/scope'
import { parsePython } from '../../../python/parse'
import { blocksOf, expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import type { Ask } from '../parts/questions/ask'
import { saidText } from './said'

const ASKS_LEFT_OUT =
  /\bno (?:me )?(?:sale|salen|aparece\w*|esta|estan|imprime\w*|muestra\w*|entra\w*|incluye\w*|cuenta\w*|figura\w*|viene\w*)\b|\b(?:falta|faltan|sobra|se salta|se come|deja fuera|descarta)\b|\bsolo (?:sale|salen|aparece\w*|imprime|muestra)\b/

/** What decides whether an element counts: the condition, the names that hold the element, and where it can be looked at. */
type Filter = { test: Expression; names: string[]; head: string; at: number; margin: string }

/** «¿Por qué no sale Hugo?»: the condition that an element did not meet, with its values. */
export function leftOutText(ask: Ask): string | null {
  const said = saidText(ask.frame.message.prose)
  if (!ASKS_LEFT_OUT.test(said)) return null
  for (const filter of filtersIn(ask.source)) {
    const seen = rounds(filter, ask.source).filter(({ holds }) => !holds)
    const meant = seen.find(({ item }) =>
      (item.match(/[\p{L}\d_.]+/gu) ?? []).some(
        (word) => word.length > 1 && new RegExp(`\\b${plain(word)}\\b`).test(said),
      ),
    )
    const one = meant ?? (seen.length === 1 ? seen[0] : undefined)
    if (one !== undefined) return told(one, filter, ask.source)
  }
  return null
}

const plain = (word: string) => folded(word).replace(/\./g, '\\.')

type Round = { item: string; values: string[]; holds: boolean }

function told({ item, values }: Round, { test, names }: Filter, source: Source): string {
  const [first] = test.kind === 'compare' ? test.comparisons : []
  const who = `Con \`${names.join(', ')} = ${item}\``
  if (test.kind !== 'compare' || !first || test.comparisons.length > 1)
    return `${who} la condición ${quote(source, test)} **no se cumple**, y por eso se queda fuera.`
  const [left, right] = values
  const isPlain = test.left.kind === 'name' && names.includes(test.left.name) && names.length === 1
  const value = isPlain ? '' : `${quote(source, test.left)} vale \`${left}\`, y `
  return `${who}, ${value}la condición ${quote(source, test)} **no se cumple** (\`${left} ${first.operator} ${right}\` es \`False\`): por eso se queda fuera.`
}

function filtersIn(source: Source): Filter[] {
  const { module, lines } = source
  const marginAt = (node: Statement) => module.source.slice(node.from - lines.columnAt(node.from), node.from)
  const all = [...statementsIn(module.body)]
  const text = (node: Expression) => module.source.slice(node.from, node.to)
  return all.flatMap((node): Filter[] => {
    if (node.kind === 'for') {
      const [test] = node.body.filter((each) => each.kind === 'if')
      return test?.kind === 'if'
        ? [{ test: test.test, names: namesOf(node.target), head: '', at: test.from, margin: marginAt(test) }]
        : []
    }
    return expressionsOf(node).flatMap((outer) =>
      [...expressionsIn(outer)].flatMap((part): Filter[] => {
        const [clause, more] = part.kind === 'comprehension' ? part.clauses : []
        const [test] = clause?.conditions ?? []
        if (!clause || more || !test || blocksOf(node).length > 0) return []
        const head = `for ${text(clause.target)} in ${text(clause.iterable)}: `
        return [{ test, names: namesOf(clause.target), head, at: node.from, margin: marginAt(node) }]
      }),
    )
  })
}

const MARK = '\u0001'
const MAX_ITEM = 60

/** Each element with the two sides of the condition, and whether it held. */
function rounds({ test, names, head, at, margin }: Filter, { module }: Source): Round[] {
  if (margin.trim() !== '' || names.length === 0) return []
  const text = (node: Expression) => module.source.slice(node.from, node.to)
  const sides = test.kind === 'compare' ? [test.left, ...test.comparisons.map(({ right }) => right)] : []
  const item = names.length === 1 ? `repr(${names[0]})` : names.map((name) => `repr(${name})`).join(' + ", " + ')
  const shown = [item, ...sides.map((side) => `repr(${text(side)})`), `repr(bool(${text(test)}))`]
  const probe = `${head}print(${shown.map((part) => `"${MARK}" + ${part}`).join(', ')})\n${margin}`
  const result = evaluatePiece(parsePython(module.source.slice(0, at) + probe + module.source.slice(at)))
  return result.output
    .split('\n')
    .filter((line) => line.includes(MARK))
    .map((line) => {
      const [, of = '', ...rest] = line.split(MARK).map((part) => part.trim())
      return { item: of, values: rest.slice(0, -1), holds: rest.at(-1) === 'True' }
    })
    .filter(({ item: of }) => of.length <= MAX_ITEM)
}
