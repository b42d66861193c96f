import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { listed } from '~/platform/text/listed'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { fitting } from '../fitting'
import { isSameWord, readsIn, wordsOf } from '../when/values'

const numbers = (point: string, comma: string) => `\\d+(?:${point}\\d+)? ?%?(?:${comma}\\d+(?:${point}\\d+)? ?%?)*`
const ASKS =
  '(?:pregunt(?:e|en)|pid(?:a|an)|met(?:a|an)|pong(?:a|an)|escrib(?:a|an)|elij(?:a|an)|diga|digan|introduzca|introduzcan|ingrese|ingresen|teclee|decida|escoja)'
const WHO =
  '(?:(?:yo|el usuario|la usuaria|la persona|el cliente|por teclado|a mano|al usuario|cada vez|al principio|al empezar) ?)*'
/** A comma with no blank behind it parts numbers or decimals, never both. */
const LIST = `(?<options>(?:${numbers('[.,]', ', ')}|${numbers('\\.', ',')}),? (?:o|y|u) (?:el |la |un )?\\d+(?:[.,]\\d+)? ?%?)`
const BEHIND = '(?:despues|luego|detras|a continuacion) (?:de(?:l| la| los| las)?|que) (?<behind>[a-z]+)'

/** «que el IVA me lo pregunte después del precio», «que el descuento lo meta el usuario»: a number that is written down is asked for. */
export const askedValueChange: Change = {
  name: 'asked-value',
  stage: STAGE.value,
  ...fitting(
    [
      new RegExp(
        `\\b(?:(?:y|que|quiero|ahora|mejor) )*(?:${BEHIND.replace('behind', 'before')} )?(?:el|la) (?<what>[a-z]{2,20})(?: (?:de|del) (?<of>[a-z]{2,20}))?,? (?:que )?(?:(?:me|lo|la|se) )*${ASKS}(?: ${WHO})?(?: ?${BEHIND})?(?:,? ?(?:y |: ?|\\()?(?:(?:que|yo|pueda|ser|sea|puede|escriba|elija|ponga|entre|solo|valga) )*${LIST})?`,
      ),
      new RegExp(
        `\\b(?:(?:y|que|quiero|ahora|mejor) )*(?:${BEHIND.replace('behind', 'before2')} )?(?:que )?(?:(?:me|le|se|tambien) )*(?:pregunte|pida|pueda (?:elegir|poner|meter|escribir)|deje (?:elegir|poner|meter|escribir))(?: yo| al usuario| tambien){0,2} (?:el|la|que) (?<what2>[a-z]{2,20})(?: (?:de|del) (?<of2>[a-z]{2,20}))?(?: ?${BEHIND.replace('behind', 'behind2')})?(?:,? ?(?:y |: ?|\\()?(?:(?:que|yo|pueda|ser|sea|puede|escriba|elija|ponga|entre|solo|valga) )*${LIST.replace('options', 'options2')})?`,
      ),
    ],
    (p, { parts }) => {
      const noun = parts.what ?? parts.what2 ?? ''
      const options =
        (parts.options ?? parts.options2 ?? '').replace(/(\d),(\d)/g, '$1.$2').match(/\d+(?:\.\d+)?/g) ?? []
      const behind = parts.behind ?? parts.behind2 ?? parts.before ?? parts.before2 ?? null
      // Any other value under a name is asked for where it stands.
      if (behind === null && options.length === 0 && !SHARES.test(noun.toLowerCase())) return null
      const fixed = fixedFor(p, [noun, parts.of ?? parts.of2 ?? ''], options)
      return fixed && asked(p, fixed, { noun, options, behind })
    },
  ),
}

/** A number that is written down, under a name or in a calculation, and how the calculation reads with another. */
type Fixed = {
  name: string | null
  statement: Statement | null
  value: number
  edits: (name: string) => Edit[]
  first: Expression | Statement
}

const SHARES =
  /^(?:iva|igv|descuento|propina|comision|interes|impuesto|tipo|tasa|porcentaje|recargo|irpf|retencion|rebaja|margen|itbis|subida|aumento)$/

function fixedFor(p: Program, nouns: readonly string[], options: readonly string[]): Fixed | null {
  const named = p.places('assign').filter(isFixed)
  const place =
    named.find((each) =>
      nouns.some((noun) => noun !== '' && mentionsStem(noun.toLowerCase(), nameOf(each.node.targets[0]) ?? '')),
    ) ??
    named.find(
      ({ node }) => options.includes(String(numberOf(node.value))) && SHARES.test(nouns[0]?.toLowerCase() ?? ''),
    )
  const name = nameOf(place?.node.targets[0])
  if (place && name !== null) {
    const uses = p.spots('name').filter(({ node }) => node.name === name && node !== place.node.targets[0])
    const value = numberOf(place.node.value) ?? 0
    const first = uses[0]?.place.node
    // 0.21 under a name is a share: what is typed is a percentage.
    const code = (fresh: string) => (value < 1 && SHARES.test(nouns[0]?.toLowerCase() ?? '') ? `${fresh} / 100` : fresh)
    return first && uses.every(({ scope }) => scope.kind === 'module')
      ? {
          name,
          statement: place.node,
          value: value < 1 ? value * 100 : value,
          edits: (fresh) =>
            uses.map(({ node, parent }) => ({
              from: node.from,
              to: node.to,
              text: parent && code(fresh) !== fresh ? `(${code(fresh)})` : code(fresh),
            })),
          first,
        }
      : null
  }
  return SHARES.test(nouns[0]?.toLowerCase() ?? '') ? shareIn(p) : null
}

function isFixed({ node, scope }: Place<Extract<Statement, { kind: 'assign' }>>): boolean {
  return (
    scope.kind === 'module' && node.targets.length === 1 && numberOf(node.value) !== null && numberOf(node.value) !== 0
  )
}

/** `precio * 1.21`, `precio * 0.21`, `precio * 21 / 100`: the only share in the calculations. */
function shareIn(p: Program): Fixed | null {
  const found = p.spots('binary').flatMap(({ node, place, scope }) => {
    if (scope.kind !== 'module') return []
    const [left, right] = [numberOf(node.left), numberOf(node.right)]
    if (node.operator === '/' && right === 100 && node.left.kind === 'binary' && node.left.operator === '*') {
      const factor = [node.left.left, node.left.right].find((side) => numberOf(side) !== null)
      return factor ? [{ at: factor, code: (name: string) => name, place }] : []
    }
    const factor =
      node.operator !== '*'
        ? null
        : right !== null && right < 2
          ? node.right
          : left !== null && left < 2
            ? node.left
            : null
    const value = numberOf(factor)
    if (!factor || value === null || value === 1) return []
    const code = (name: string) =>
      value > 1 ? `(1 + ${name} / 100)` : value > 0.5 ? `(1 - ${name} / 100)` : `${name} / 100`
    return [{ at: factor, code, place }]
  })
  const [only] = found
  if (!only || found.some(({ at }) => p.text(at) !== p.text(only.at))) return null
  return {
    name: null,
    statement: null,
    value: 0,
    edits: (name) => found.map(({ at, code }) => ({ from: at.from, to: at.to, text: code(name) })),
    first: only.place.node,
  }
}

type Wanted = { noun: string; options: readonly string[]; behind: string | null }

function asked(p: Program, fixed: Fixed, { noun, options, behind }: Wanted): Result {
  const plain = folded(noun)
  const name = fixed.name?.toLowerCase() ?? freeName(p, plain)
  const before = placeFor(p, fixed, behind)
  if (before === null) return null
  const indent = indentOf(p, before)
  const hint = options.length > 0 ? ` (${listed(options, 'o')})` : SHARES.test(plain) ? ' (%)' : ''
  const label = /^(?:iva|igv|irpf|itbis)$/.test(plain) ? plain.toUpperCase() : upperFirst(noun)
  const conversion = options.length > 0 && options.every((option) => /^\d+$/.test(option)) ? 'int' : 'float'
  const line = `${name} = ${conversion}(input(${textLiteral(p, `${label}${hint}: `)}))`
  const checks =
    options.length === 0
      ? []
      : [
          `while ${name} not in (${options.join(', ')}):`,
          `${levelOf(p)}print(${textLiteral(p, `Tiene que ser ${listed(options, 'o')}.`)})`,
          `${levelOf(p)}${line}`,
        ]
  const { from } = linesOf(p, before)
  const gone = fixed.statement ? goneOf(p, fixed.statement) : []
  const added: Edit = { from, to: from, text: `${[line, ...checks].map((each) => indent + each).join('\n')}\n` }
  return {
    code: edited(p, [...gone, added, ...fixed.edits(name)]).replace(/^\n+/, ''),
    told: `${inlineCode(name)} ya no está escrito en el programa: se pregunta por teclado${options.length > 0 ? ' y solo vale uno de los que dices' : ''}.`,
    how: [`${inlineCode(name)} se pide justo antes de usarse, y el cálculo lo usa.`],
  }
}

const goneOf = (p: Program, statement: Statement): Edit[] => {
  const { from, to } = linesOf(p, statement)
  return [{ from, to: Math.min(to + 1, p.source.length), text: '' }]
}

/** Before the statement that uses it first; right behind what is typed, where that is said and comes before. */
function placeFor(p: Program, { first, statement }: Fixed, behind: string | null): Statement | null {
  const main = mainStatements(p).filter((node) => node !== statement)
  const use = main.findIndex((node) => node.from <= first.from && first.to <= node.to)
  if (use < 0) return null
  const read =
    behind === null
      ? undefined
      : readsIn(p).find(({ name, place }) =>
          wordsOf(`${name} ${p.text(place.node.value)}`).some((word) => isSameWord(word, behind)),
        )
  const at = read
    ? main.findIndex((node) => node.from <= read.place.node.from && read.place.node.to <= node.to) + 1
    : use
  return (at <= use ? main[at] : main[use]) ?? null
}
