import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import { comparison, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import {
  edited,
  freeName,
  linesOf,
  mainStatements,
  positional,
  printsIn,
  textLiteral,
} from '../../../../python/program/source'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'

/** «notable (7 o más) y sobresaliente (9 o más)», «bajo peso (menos de 18.5), normal o sobrepeso (más de 25)»: what a number is called in each band. */
export const bandsChange: Change = {
  name: 'bands',
  stage: STAGE.output,
  says: [],
  reads: (said) => bandsIn(said)?.spans ?? null,
  make(p, { said }): Result {
    const bands = bandsIn(said)?.bands ?? []
    return bands.length === 0 ? null : (inChain(p, bands) ?? onResult(p, bands))
  },
}

type Band = { label: string; sign: '>=' | '>' | '<' | '<=' | null; number: number }

const BAND =
  /(?:,|\by|\bo|\be|\bu|\bes|\bson|\btambien|\bdistinga|\bponga|\bdiga|\bsi es|\bentre) (?:(?:si es|el|la|un|tambien|y|o) )*(?<label>[\p{L}]{4,16}(?: [\p{L}]{3,12})?) \((?:(?:de|con|a partir de|si es|es) )?(?:(?<less>menos|menor|por debajo|hasta)|(?<more>mas|mayor|por encima)|(?<from>\d+(?:[.,]\d+)?) o mas|(?<to>\d+(?:[.,]\d+)?) o menos)(?: (?:de|que|a))?(?: (?<number>\d+(?:[.,]\d+)?))?\)/gu
const LEAD =
  /\b(?:(?:y|que|me|tambien|ademas|al final) )*(?:distinga|dig\w+|ponga|muestre|salga|clasifique|anad\w+|agreg\w+|indique)(?: (?:tambien|si|ademas|es|esta|son))*$/

function bandsIn({ plain, prose }: Said): { bands: Band[]; spans: Span[] } | null {
  const found = [...plain.matchAll(BAND)]
  if (found.length < 2) return null
  const bands = found.map(({ index, 0: text, groups = {} }): Band => {
    const at = index + text.indexOf(groups.label ?? '')
    const label = prose.slice(at, at + (groups.label ?? '').length)
    const number = Number((groups.from ?? groups.to ?? groups.number ?? '').replace(',', '.'))
    const sign =
      groups.from === undefined ? (groups.to === undefined ? (groups.less === undefined ? '>' : '<') : '<=') : '>='
    return { label: upperFirst(label), sign, number }
  })
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return null
  const between = /,? ?(?<label>[\p{L}]{4,16}) (?:o|y|e) $/u.exec(
    plain.slice(first.index + first[0].length, last.index + 2),
  )?.groups?.label
  const start = LEAD.exec(plain.slice(0, first.index + 2).trimEnd())?.index ?? first.index
  const middle = between === undefined ? [] : [{ label: upperFirst(between), sign: null, number: 0 }]
  return { bands: [...bands, ...middle], spans: [{ from: start, to: last.index + last[0].length }] }
}

/** The cases of a chain that is there: the higher ones before it. */
function inChain(p: Program, bands: readonly Band[]): Result {
  const node = p.places('if').find(({ node: each }) => !each.isElif && isJudged(each))?.node
  const test = comparison(node?.test)
  if (!node || !test || bands.some(({ sign }) => sign !== '>=' && sign !== '>')) return null
  const [indent, level] = [indentOf(p, node), levelOf(p)]
  const name = p.text(test.left)
  const branches = bands
    .toSorted((a, b) => b.number - a.number)
    .map(
      ({ label, sign, number }) =>
        `if ${name} ${sign} ${number}:\n${indent}${level}print(${textLiteral(p, label)})\n${indent}el`,
    )
  return {
    code: edited(p, [{ from: node.from, to: node.from, text: branches.join('') }]),
    told: `Hay más casos: ${bands.map(({ label }) => label.toLowerCase()).join(', ')}.`,
    how: ['Van de más alto a más bajo porque Python se queda con la primera condición que se cumple.'],
  }
}

const isJudged = (node: StatementOf<'if'>) => {
  const test = comparison(node.test)
  return test?.operator.startsWith('>') && numberOf(test.right) !== null && printsIn(node.body).length > 0
}

/** What is printed last is judged behind it. */
function onResult(p: Program, bands: readonly Band[]): Result {
  const shown = mainStatements(p).findLast((node) => printsIn([node]).length > 0)
  const [call] = shown ? printsIn([shown]) : []
  const value = call
    ? positional(call).findLast(({ kind }) => kind !== 'string' && kind !== 'format-string')
    : undefined
  const other = bands.find(({ sign }) => sign === null)
  const stated = bands.filter(({ sign }) => sign !== null)
  if (!shown || !value || stated.length === 0) return null
  const own = nameOf(value)
  const name = own ?? freeName(p, 'resultado', 'valor')
  const level = levelOf(p)
  const range = linesOf(p, shown)
  const lines = [
    ...stated.flatMap(({ label, sign, number }, at) => [
      `${at === 0 ? 'if' : 'elif'} ${name} ${sign} ${number}:`,
      `${level}print(${textLiteral(p, label)})`,
    ]),
    ...(other ? ['else:', `${level}print(${textLiteral(p, other.label)})`] : []),
  ]
  return {
    code: edited(p, [
      ...(own === null
        ? [
            { from: range.from, to: range.from, text: `${name} = ${p.text(value)}\n` },
            { from: p.whole(value).from, to: p.whole(value).to, text: name },
          ]
        : []),
      { from: range.to, to: range.to, text: `\n${lines.join('\n')}` },
    ]),
    told: `Dice además cómo es: ${bands.map(({ label }) => label.toLowerCase()).join(', ')}.`,
    how: [`${inlineCode('elif')} solo se mira si no se ha cumplido lo anterior.`],
  }
}
