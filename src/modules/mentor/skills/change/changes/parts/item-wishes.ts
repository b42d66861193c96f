import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, textLiteral } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import type { Result } from '../../change'
import { unquoted } from '../bare-clause'
import { ADDS, type PartReader, QUOTED, TAKES } from './clause'

const ITEM = `(?:(?:un|una|el|la|al?|otro|otra|elemento|numero|valor|dato|nombre) )*(?<item>${QUOTED}|-?\\d+(?:[.,]\\d+)?|[^"'«“]{1,30}?)(?: mas)?`
const OF = '(?:(?:la|el|mi|las|los) )?(?<list>[a-z_]\\w{0,30})(?: (?<name>[a-z_]\\w{0,30}))?'

/** «añade 17 a notas», «quita Ana de la lista», «agrega kiwi con 9 al diccionario». */
export const itemReaders: readonly PartReader[] = [
  {
    name: 'entry-more',
    says: [
      new RegExp(
        `(?:${ADDS}) (?:tambien )?(?:(?:un|una|el|la|otro|otra) )?(?<item>${QUOTED}|[a-z0-9_]{1,25})(?:(?: (?:con|que vale|que cuesta|a|valor|precio|de|el|un|y|su))*| ?[:=]|,)? ?(?<value>-?\\d+(?:[.,]\\d+)?)(?: (?:euros?|anos))? (?:al?|en|dentro de) ${OF}`,
      ),
    ],
    make: (p, { parts }) => entryMore(p, parts),
  },
  {
    name: 'item-more',
    says: [
      new RegExp(`(?:${ADDS}|suma|sumale) (?:tambien )?${ITEM} (?:al final de|dentro de|al?|en) ${OF}`),
      new RegExp(`(?:que )?${OF} (?:tenga|lleve|incluya|contenga)(?: (?:tambien|ademas))? ${ITEM}`),
    ],
    make: (p, { parts }) => itemMore(p, parts),
  },
  {
    name: 'item-less',
    says: [
      new RegExp(`${TAKES} (?:a )?${ITEM} (?:de|del) ${OF}`),
      new RegExp(`no (?:quiero que )?(?:este |aparezca |salga |haya )?${ITEM} (?:este |aparezca |salga )?en ${OF}`),
    ],
    make: (p, { parts }) => itemLess(p, parts),
  },
]

type Parts = Partial<Record<string, string>>
type Held = { name: string; value: ExpressionOf<'list' | 'dict' | 'set' | 'tuple'> }

/** The collection that words name: by its name, or the only list or dictionary that is written down. */
function heldBy(p: Program, { list = '', name }: Parts, isFor: (held: Held) => boolean): Held | null {
  const all = p.allPlaces.flatMap(({ node }): Held[] => {
    const plain = plainAssign(node)
    return plain && (plain.value.kind === 'list' || plain.value.kind === 'dict' || plain.value.kind === 'set')
      ? [{ name: plain.name, value: plain.value }]
      : []
  })
  const kind = /^lista?$/.test(list)
    ? 'list'
    : /^(?:diccionario|dict)$/.test(list)
      ? 'dict'
      : /^(?:conjunto|set)$/.test(list)
        ? 'set'
        : null
  const wanted = kind === null && name === undefined ? list : name
  if (kind === null && name !== undefined) return null
  if (wanted !== undefined) {
    const said = folded(wanted)
    return (
      all.find((held) => folded(held.name) === said) ??
      all.find((held) => singularOf(folded(held.name)) === said) ??
      null
    )
  }
  const fit = all.filter((held) => held.value.kind === kind && size(held.value) > 0 && isFor(held))
  return fit.length === 1 ? (fit[0] ?? null) : null
}

const size = (value: Held['value']) => ('entries' in value ? value.entries.length : value.items.length)

/** The literal of what is said, of the kind that the others are. */
function literalFor(p: Program, others: readonly Expression[], said: string): string | null {
  const text = unquoted(said)
  const isNumber = /^-?\d+(?:[.,]\d+)?$/.test(text)
  if (others.length > 0 && others.every((item) => item.kind === 'string')) return textLiteral(p, text)
  if (others.length > 0 && others.every((item) => numberOf(item) !== null))
    return isNumber ? text.replace(',', '.') : null
  return null
}

function itemMore(p: Program, parts: Parts): Result {
  const held = heldBy(
    p,
    parts,
    ({ value }) => value.kind !== 'dict' && literalFor(p, value.items, parts.item ?? '') !== null,
  )
  if (!held || held.value.kind === 'dict') return null
  const { items } = held.value
  const literal = literalFor(p, items, parts.item ?? '')
  const last = items.at(-1)
  if (literal === null || !last) return null
  if (items.some((item) => p.text(item) === literal) && held.value.kind === 'set') return null
  return {
    code: edited(p, [{ from: last.to, to: last.to, text: `, ${literal}` }]),
    told: `${inlineCode(held.name)} lleva ahora también ${inlineCode(literal)}.`,
  }
}

function entryMore(p: Program, parts: Parts): Result {
  const held = heldBy(p, parts, () => true)
  if (held?.value.kind !== 'dict') return null
  const { entries } = held.value
  const key = literalFor(
    p,
    entries.flatMap((entry) => entry.key ?? []),
    parts.item ?? '',
  )
  const value = literalFor(
    p,
    entries.map((entry) => entry.value),
    parts.value ?? '',
  )
  const last = entries.at(-1)
  if (key === null || value === null || !last) return null
  const known = entries.find((entry) => entry.key && p.text(entry.key) === key)
  return {
    code: edited(p, [
      known
        ? { from: known.value.from, to: known.value.to, text: value }
        : { from: last.value.to, to: last.value.to, text: `, ${key}: ${value}` },
    ]),
    told: `${inlineCode(held.name)} tiene ahora ${inlineCode(`${key}: ${value}`)}.`,
  }
}

function itemLess(p: Program, parts: Parts): Result {
  const said = folded(unquoted(parts.item ?? ''))
  const held = heldBy(p, parts, (each) => rangesOf(each).some(({ says }) => says === said))
  const ranges = held ? rangesOf(held) : []
  const at = ranges.findIndex(({ says }) => says === said)
  const gone = ranges[at]
  if (!held || !gone || ranges.length < 2 || ranges.filter(({ says }) => says === said).length > 1) return null
  const [before, after] = [ranges[at - 1], ranges[at + 1]]
  const cut = after ? { from: gone.from, to: after.from } : { from: before?.to ?? gone.from, to: gone.to }
  return {
    code: edited(p, [{ ...cut, text: '' }]),
    told: `${inlineCode(p.source.slice(gone.from, gone.to))} ya no está en ${inlineCode(held.name)}.`,
  }
}

/** The elements, and what each is called: a text, a number, the key of an entry, the first part of a record. */
const rangesOf = ({ value }: Held) =>
  value.kind === 'dict'
    ? value.entries.map((entry) => ({
        from: entry.key?.from ?? entry.value.from,
        to: entry.value.to,
        says: saidOfValue(entry.key),
      }))
    : value.items.map((item) => ({
        from: item.from,
        to: item.to,
        says: saidOfValue(item.kind === 'tuple' ? (item.items[0] ?? null) : item),
      }))

function saidOfValue(node: Expression | null): string | null {
  if (node === null) return null
  const number = numberOf(node)
  return node.kind === 'string' ? folded(node.value) : number === null ? null : String(number)
}
