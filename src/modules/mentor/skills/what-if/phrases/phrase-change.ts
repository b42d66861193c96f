import type { Range, Statement } from '../../../python/ast'
import { applyEdits, type Edit } from '../../../python/edit'
import { parsePython } from '../../../python/parse'
import { KEYWORDS } from '../../../python/tokens'
import { blocksOf } from '../../../python/walk'
import { askWhich, type Change, chosen, type ReadChange, statements, type Wish } from '../change'
import { named } from '../changes/names'
import { shifted } from '../changes/statement-edits'
import { type Moving, moved } from './moving'
import { type Operand, phraseOf, statementOf } from './operands'
import { placed } from './placing'

const X = '‹(\\d)›'
const PUT = '(?:pon\\w*|puse|pusi\\w+|uso|usa\\w*|escrib\\w+|met\\w+|dej\\w+|hago|hac\\w+|fuera|es|va|vaya)'
const TAKE = '(?:quit\\w+|sac\\w+|borr\\w+|elimin\\w+|omit\\w+|suprim\\w+|olvid\\w+|salt\\w+|comento)'
const CHANGE = '(?:cambi\\w+|sustitu\\w+|reemplaz\\w+|modific\\w+)'
const WHERE =
  '(dentro|adentro|fuera|afuera|antes|despues|debajo|abajo|encima|arriba|a principio|al principio|a final|al final|primero|delante|detras)'

const INSTEAD_FIRST = new RegExp(`\\ben (?:vez|lugar) de ${X}(?: \\w+){0,4}? ${X}`)
const INSTEAD = new RegExp(`${X}(?: \\w+){0,2}? en (?:vez|lugar) de(?: \\w+)? ${X}`)
const EXCHANGED = new RegExp(`\\b${CHANGE}(?: \\w+)? ${X}(?: \\w+)? (?:por|a|en|con|de)(?: \\w+)? ${X}`)
const WHERE_IT_IS = new RegExp(`\\b${PUT}(?: \\w+)? ${X} donde (?:\\w+ ){0,2}?${X}`)
const INDENTED = new RegExp(
  `\\b(?:(sin) )?(?:sangr\\w+|indent\\w+|ident\\w+|tabul\\w+|espacios)(?: (?:a|en|de|antes|delante))*(?: \\w+)? ${X}|${X}(?: \\w+){0,3}? (?:(sin|con) )?(?:sangr\\w+|indent\\w+|tabul\\w+)`,
)
const PLACED = new RegExp(`${X}(?: (?!no\\b)\\w+){0,2}? ${WHERE}(?: (?:de|en|a))*(?: \\w+)?(?: ${X})?`)
const REMOVED = new RegExp(
  `\\b(?:${TAKE}|sin(?: poner(?:le)?| usar)?|no (?:\\w+ )?(?:pon\\w+|puse|pusi\\w+|uso|usa\\w*|escrib\\w+|esta\\w*|estuvi\\w+|hay|hubiera|existi\\w+|llev\\w+|tuvi\\w+)|falt\\w+)(?: (?:de|a|en))*(?: \\w+)? ${X}(?: (?:de|en|a)(?: \\w+)? ${X})?`,
)
const NEEDED = new RegExp(
  `\\b(?:necesari\\w+|obligatori\\w+|imprescindible\\w*|hacen? falta|sobran?|necesito)(?: \\w+){0,3}? ${X}|${X}(?: \\w+){0,3}? (?:necesari\\w+|obligatori\\w+|hacen? falta|sobran?)`,
)
const GIVEN = new RegExp(
  `${X} (?:\\w+ )?(?:vale|valga|valiera|fuera|fuese|sea|es|tuvier[ae]|tiene|tuviese|tenga|empieza en|empezara en|empiece en|comience en|con|en|a) ${X}`,
)
const GIVES = /\b(?:val\w+|fuera|fuese|sea|tuvier[ae]|tenga|emp\w+ en|comien\w+ en|por|a)\b/
const ONLY_PUT = new RegExp(`\\b${PUT}(?: (?:en|solo|ahi|tambien|algo|como))*(?: \\w+)? ${X}(?! \\w+ ${X})`)

/** A change that words of the program, or code beside them, say: what goes, what takes its place, where something is put. */
export const phraseChange: ReadChange = (wish) => {
  const { text, operands } = phraseOf(wish)
  if (operands.length === 0) return null
  const at = (found: RegExpExecArray | null, ...groups: number[]) => {
    const place = groups.map((group) => found?.[group]).find((each) => each !== undefined)
    return place === undefined ? undefined : operands[Number(place)]
  }
  const read = (pattern: RegExp) => pattern.exec(text)
  const first = read(INSTEAD_FIRST) ?? read(EXCHANGED)
  if (first) return sound(exchanged(at(first, 1), at(first, 2), wish), at(first, 2), wish)
  const instead = read(INSTEAD) ?? read(WHERE_IT_IS)
  if (instead) return sound(exchanged(at(instead, 2), at(instead, 1), wish), at(instead, 1), wish)
  const indented = read(INDENTED)
  if (indented) return indent(at(indented, 2, 3), indented[1] ?? indented[4] ?? outer(text), wish)
  const there = read(PLACED)
  const moving = there && at(there, 1)
  if (there && moving) {
    const change = moved(movingOf(moving, there[2] ?? '', at(there, 3)), wish)
    if (change !== null) return change
  }
  const removed = read(REMOVED) ?? read(NEEDED)
  if (removed) return taken(at(removed, 1, 2), text, wish)
  const given = read(GIVEN)
  if (given) {
    const [of, value] = [at(given, 1), at(given, 2)]
    const spoken = value && spelling(value)
    if (of?.kind === 'key' && spoken) return { edits: [{ ...rangeOf(of.value), text: spoken }] }
    if (of?.kind === 'part' && /^[a-z_]\w*$/i.test(of.name) && spoken && GIVES.test(given[0]))
      return named(of.name, spoken, wish)
  }
  const put = read(ONLY_PUT)
  // By itself a piece of Python is what is tried, where the message goes on with the program.
  const code = put ? at(put, 1) : wish.frame.isFollowUp ? operands.find(({ kind }) => kind === 'code') : undefined
  return code?.kind === 'code' ? placed(code.code, wish) : null
}

const outer = (text: string) => (/\b(?:quit\w+|sac\w+|sin)\b/.test(text) ? 'sin' : 'con')
const rangeOf = ({ from, to }: Range): Range => ({ from, to })
const movingOf = (what: Operand, where: string, beside: Operand | undefined): Moving => ({ what, where, beside })

/** An operand as it stands in a program. */
function spelling(operand: Operand): string | null {
  if (operand.kind === 'code') return operand.code.form === 'head' ? null : operand.code.text
  if (operand.kind === 'value') return operand.text
  return operand.kind === 'part' && operand.isLine !== true ? operand.name : null
}

const LITERAL = /^(?:True|False|None|and|or)$/

/** A sign that stands in several lines is changed in each of them. */
const EVERYWHERE = /^\W{1,3}$/
const MAX_EVERYWHERE = 4

/** What would be no Python belongs somewhere else: «`n != 0` en vez de `> 0`». */
function sound(change: Change | null, now: Operand | undefined, wish: Wish): Change | null {
  if (change === null || 'question' in change || now?.kind !== 'code') return change
  if (parsePython(applyEdits(wish.text, change.edits)).errors.length === 0) return change
  return placed(now.code, wish) ?? change
}

/** «re.search en vez de findall»: what stands before the point is known elsewhere. */
const isAttribute = (operand: Operand) =>
  operand.kind === 'code' && operand.code.node.kind === 'expression' && operand.code.node.value.kind === 'attribute'

function exchanged(old: Operand | undefined, now: Operand | undefined, wish: Wish): Change | null {
  if (old?.kind !== 'part' || now === undefined || isAttribute(now)) return null
  const text = spelling(now)
  if (text === null) return now.kind === 'code' ? placed(now.code, wish) : null
  // What the language's own words need around them is known elsewhere.
  if (text === old.name || (KEYWORDS.has(old.name) && !LITERAL.test(old.name))) return null
  if (/^[a-z]+$/.test(old.name) && !wish.tokens.some((token) => token.text === old.name && token.is === 'name'))
    return null
  const isStatement = now.kind === 'code' && now.code.form === 'statement' && now.code.node.kind !== 'expression'
  const [only] = old.ranges
  const place = chosen(old.ranges, wish)
  if (isStatement && place !== null) {
    const node = statementOf(place, wish)
    return node && blocksOf(node).length === 0 ? { edits: [{ from: node.from, to: node.to, text }] } : null
  }
  if (place === null && only && EVERYWHERE.test(old.name) && old.ranges.length <= MAX_EVERYWHERE)
    return { edits: old.ranges.map((range) => ({ ...rangeOf(range), text })) }
  return place === null ? askWhich(`\`${old.name}\``, old.ranges, wish) : { edits: [{ ...rangeOf(place), text }] }
}

function indent(what: Operand | undefined, how: string, wish: Wish): Change | null {
  if (what?.kind !== 'part') return null
  const nodes = what.ranges.flatMap((range) => statementOf(range, wish) ?? [])
  const node = chosen(nodes, wish) ?? nodes.at(-1)
  if (node === undefined || node === null) return null
  const edits = shifted([node], how === 'sin' ? 'out' : 'in', wish)
  return edits.length === 0 ? null : { edits }
}

/** Whole statements, an argument of a sign: what is taken away by single words is read elsewhere. */
function taken(what: Operand | undefined, text: string, wish: Wish): Change | null {
  if (what?.kind !== 'part' || /[‹›]\d?.*[‹›]/.test(text.replace(/‹\d›/, ''))) return null
  const [range] = what.ranges
  if (range === undefined) return null
  const node = statements(wish).find((each) => each.from === range.from && each.to === range.to)
  if (node) return { edits: [lineEdit(node, wish)] }
  if (/^[-+*/%] ?\S/.test(what.name) && !/^-\d/.test(what.name))
    return { edits: [{ from: spaceBefore(range, wish), to: range.to, text: '' }] }
  return null
}

const spaceBefore = ({ from }: Range, { text }: Wish) => from - (/\s*$/.exec(text.slice(0, from))?.[0].length ?? 0)

/** A statement goes with its line; a block that would be empty gets a `pass`. */
function lineEdit(node: Statement, wish: Wish): Edit {
  const isAlone = statements(wish).some((each) =>
    blocksOf(each).some((block) => block.length === 1 && block[0] === node),
  )
  if (isAlone) return { from: node.from, to: node.to, text: 'pass' }
  const { lineAt, rangeOf: lineRange } = wish.source.lines
  const last = lineRange(lineAt(Math.max(node.from, node.to - 1)))
  return { from: lineRange(lineAt(node.from)).from, to: Math.min(wish.text.length, last.to + 1), text: '' }
}
