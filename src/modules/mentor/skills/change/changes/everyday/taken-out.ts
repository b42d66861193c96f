import { folded } from '~/platform/text/folded'
import { listed } from '~/platform/text/listed'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { removed } from '../../../../python/program/line-edits'
import { edited, endOf, positional, printsIn } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { fitting } from '../fitting'
import { withoutUnused } from './unused'

const TAKES =
  '(?:(?:ahora |mejor |pero |por favor |porfa )*(?:quit|elimin|borr|suprim)[a-z]{1,7}|sac(?:a|ale|ar|ame)(?= lo del? )|que (?:ya |tampoco )?no (?:me |se |nos )?(?:imprim|muestr|dig|salg|escrib|aparezc|pong|ensen)[a-z]{1,5}|(?:ya )?no (?:quiero|necesito|hace falta|me hace falta)(?: ver| que (?:me |se )?(?:salg|dig|muestr|imprim|aparezc|pong)[a-z]{1,5})?)'
/** What ends the words of it. */
const OTHER = '(?=$|[.;!?¦]|,| y (?:que|luego|despues|pon|anad|agreg|haz|deja|cambi))'

/** «quita la línea del final», «que no imprima el total», «no quiero los billetes»: what the program says of it, and what only that needs. */
export const takenOutChange: Change = {
  name: 'taken-out',
  stage: STAGE.output,
  repeats: true,
  isWhole: true,
  ...fitting(
    [
      new RegExp(
        `(?<!\\b(?:pueda|puedan|puedas|poder|permita|deje|para|opcion de) )\\b${TAKES} (?<what>[^¦.;,!?]{3,60}?)${OTHER}`,
      ),
    ],
    (p, { parts: { what = '' }, words }) =>
      takenOut(p, folded(what), /^(?:ahora |mejor |pero |por favor |porfa )*(?:quit|elimin|borr|suprim)/.test(words)),
  ),
}

/** Words that say where and how, and nothing of what. */
const FRAME =
  /^(?:el|la|los|las|lo|l|de|del|un|una|al|a|y|o|ni|eso|esa|ese|esta|este|esto|mi|que|se|me|linea|lineas|parte|print|mensaje|texto|frase|ultim[oa]|final|abajo|arriba|imprim\w+|muestr\w+|mostrar|dice|pone|sale|decir|escrib\w+|tambien|ya|por|en|pantalla|programa|codigo|porfa|favor|todo|todos|todas|ver|saber|cada|aparece|dato|primer[oa]|simbolo)$/
/** What is taken from a value, a name or the way of writing is no part of what is said. */
const ELSEWHERE =
  /\b(?:decimal|espacio|tilde|acento|mayuscul|minuscul|repetid|duplicad|funcion|clase|bucle|while|for|import|comentario|variable|try|except|print\b|if\b|else|ceros?|comas?|punto|vaci|columna|fila|huecos?|nan|pandas|libreria|ultimo$|limite|error|menu|opcion|parametro|argumento|global|lambda|comprension|sum|len|max|min|input|euros?|dolar|signo|simbolo)/

function takenOut(p: Program, what: string, isOrder: boolean): Result {
  const nouns = (what.match(/[\p{L}\d_]+/gu) ?? []).filter((word) => word.length > 2 && !FRAME.test(word))
  if (nouns.length > 4 || ELSEWHERE.test(what)) return null
  const [only, other] = nouns
  if (only === undefined) {
    const last = p.body.findLast(isPrint)
    const isLast = isOrder && /\b(?:linea|print)\b/.test(what) && /ultim|final|abajo/.test(what)
    return isLast && last && prints(p).length > 1 ? without(p, [{ node: last, nouns }]) : null
  }
  const item = isOrder && other === undefined ? itemOut(p, only) : null
  if (item !== null) return item
  // «el peor día»: one line that says all of it, and not every line that says a word of it.
  const whole = prints(p).filter((node) => nouns.every((noun) => says(p, node, noun)))
  const [one, more] = whole
  if (one && !more && other !== undefined) return without(p, [{ node: one, nouns }])
  const found = nouns.map((noun) => statementsOf(p, noun))
  const nodes = new Set(found.flatMap((each) => each ?? []))
  return found.includes(null)
    ? null
    : without(
        p,
        [...nodes].map((node) => ({ node, nouns })),
      )
}

const isPrint = (node: Statement) => node.kind === 'expression' && callTo(node.value, 'print') !== null
/** Of a menu an option is taken, and never all of them. */
const IS_MENU = /\b1\b.*\b2\b|^print\(f?["']\d+[.)] /
const prints = (p: Program) =>
  p.allPlaces.filter(({ node }) => isPrint(node) && !IS_MENU.test(p.text(node))).map(({ node }) => node)

/** What is printed says it; else a block of its own does, which nothing else is said of. Null where it is not clear. */
function statementsOf(p: Program, noun: string): Statement[] | null {
  const all = prints(p)
  const saying = all.filter((node) => says(p, node, noun))
  if (saying.length > 0) return saying.length < all.length && saying.length < 3 ? saying : null
  const blocks = p.body.filter(
    (node) => (node.kind === 'for' || node.kind === 'if') && says(p, node, noun) && printsIn([node]).length > 0,
  )
  const [block, other] = blocks
  return block && !other && printsIn([block]).length < all.length ? [block] : null
}

/** Names, and words of what is shown: `f'Total: {total}'` says «total». */
const says = (p: Program, node: Statement, noun: string): boolean => saysIn(p.text(node), noun)
const saysIn = (text: string, noun: string): boolean =>
  (folded(text).match(/[a-z\d_]+/g) ?? []).some(
    (word) => word === noun || (noun.length > 3 && mentionsStem(noun, word) && Math.abs(word.length - noun.length) < 3),
  )

type Part = { node: Statement; nouns: readonly string[] }

function without(p: Program, parts: readonly Part[]): Result {
  const edits: Edit[] = []
  for (const part of parts) {
    const segment = segmentOut(p, part)
    // The only thing that a branch does is not for the branch to lose in silence.
    const whole = segment === null ? outermost(p, part.node) : null
    const gone = segment ?? (whole ? removed(p, whole) : elseOut(p, part.node))
    if (gone === null) return null
    edits.push(...gone)
  }
  const code = withoutUnused(edited(p, edits), p.source)
  const shown = parts.map(({ node }) => inlineCode(p.text(node).split('\n')[0] ?? ''))
  const isMore = code.trimEnd().split('\n').length < p.source.trimEnd().split('\n').length - parts.length
  return {
    code,
    told: `Ya no está lo que pides quitar: ${listed(shown)}.`,
    how: isMore ? ['Se va también lo que solo servía para eso.'] : [],
  }
}

/** With the only thing that an `if` without an `else` does, the `if` goes; of another block nothing would be left. */
function outermost(p: Program, node: Statement): Statement | null {
  const place = p.placeOf(node)
  if (place?.block.length !== 1 || !place.parent) return node
  const { node: around } = place.parent
  const isBare = around.kind === 'if' && !around.isElif && around.otherwise.length === 0
  return isBare ? outermost(p, around) : null
}

/** What an `else` does and nothing else: the `else` goes. */
function elseOut(p: Program, node: Statement): Edit[] | null {
  const place = p.placeOf(node)
  const around = place?.parent?.node
  const before = around?.kind === 'if' ? around.body.at(-1) : undefined
  if (around?.kind !== 'if' || !before || around.otherwise !== place?.block || place.block.length !== 1) return null
  return [{ from: endOf(p, before), to: endOf(p, node), text: '' }]
}

/** Of a line that says more than one thing, `f'Total: {total}. Media: {media}'`, only the one that is meant. */
function segmentOut(p: Program, { node, nouns }: Part): Edit[] | null {
  const call = node.kind === 'expression' ? callTo(node.value, 'print') : null
  const [only, other] = call ? positional(call) : []
  if (!only || other || only.kind !== 'format-string') return null
  const text = p.source.slice(only.from, only.to)
  const open = /^f?["']/.exec(text)?.[0] ?? ''
  const inner = text.slice(open.length, -1)
  const segments = inner.split(/(?<=[.;,|]) (?![^{}]*\})/)
  const kept = segments.filter((segment) => !nouns.some((noun) => saysIn(segment, noun)))
  if (segments.length < 2 || kept.length === 0 || kept.length === segments.length) return null
  if (!kept.every((segment) => segment.includes('{'))) return null
  return [{ from: only.from, to: only.to, text: open + kept.join(' ').replace(/[,;|]$/, '') + text.slice(-1) }]
}

/** The text itself, or a row that begins with it. */
function holds(item: Expression, noun: string): boolean {
  if (item.kind === 'string') return folded(item.value) === noun
  const first = item.kind === 'tuple' || item.kind === 'list' ? item.items[0] : null
  const named = item.kind === 'dict' ? item.entries[0]?.value : first
  return named?.kind === 'string' && folded(named.value) === noun
}

/** «quita el lunes»: a text of a list, or a key of a dictionary, that is written down. */
function itemOut(p: Program, noun: string): Result {
  const lists = [...p.spots('list'), ...p.spots('tuple'), ...p.spots('set')].flatMap(({ node, place }) => {
    if (plainAssign(place.node)?.value !== node) return []
    const at = node.items.findIndex((item) => holds(item, noun))
    return at === -1 || node.items.length < 3
      ? []
      : [{ all: node.items, at, name: plainAssign(place.node)?.name ?? '' }]
  })
  const dicts = p.spots('dict').flatMap(({ node, place }) => {
    if (plainAssign(place.node)?.value !== node) return []
    const at = node.entries.findIndex(({ key }) => key?.kind === 'string' && folded(key.value) === noun)
    const all = node.entries.map(({ key, value }) => ({ from: key?.from ?? value.from, to: p.whole(value).to }))
    return at === -1 || all.length < 2 ? [] : [{ all, at, name: plainAssign(place.node)?.name ?? '' }]
  })
  const [only, other] = [...lists, ...dicts]
  if (!only || other) return null
  const { all, at, name } = only
  const [item, before, next] = [all[at], all[at - 1], all[at + 1]]
  if (!item) return null
  const cut: Edit = next
    ? { from: item.from, to: next.from, text: '' }
    : { from: before?.to ?? item.from, to: item.to, text: '' }
  return {
    code: edited(p, [cut]),
    told: `${inlineCode(p.source.slice(item.from, item.to))} ya no está en ${inlineCode(name)}.`,
    how: [`Lo que recorre ${inlineCode(name)} se lo salta sin tocar nada más.`],
  }
}
