import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { type Action, actionOf } from '../../../write/compose/menus/menu-actions'
import { optionAt } from '../../../write/compose/menus/menu-options'
import { actionSaid } from '../../../write/compose/menus/rules/read-rules'
import type { Reading } from '../../../write/compose/reading'

/** An option that somebody wants added: its number where it is stated, or that it is to stand before the last one. */
export type Added = {
  label: string
  action: Action
  key: string | null
  isBeforeLast: boolean
  isByNumber: boolean
  limit?: string
}
/** What is wanted of the options of a menu; options are named by their key. */
export type OptionWishes = {
  added: Added[]
  gone: string[]
  renamed: Map<string, string>
  moved: Map<string, string>
}
type Named = { key: string; label: string; action: Action }

const PUT = '(?:anad\\w*|agreg\\w*|pon\\w*|met\\w*|inclu\\w*|suma\\w*)'
const TALK =
  '(?:(?:y|que|quiero|quisiera|necesito|tenga|haya|con|otra|tambien|ademas|le|me|una?|la|l[oa]s|2|3|al menu|en el menu|mas|nuevas?|ahora|el) )*'
const HEADS: readonly RegExp[] = [
  new RegExp(
    `\\b${TALK}(?:${PUT} )?${TALK}(?<!(?:quit|elimin|borr|sac|cambi|renombr)\\w* (?:la |el )?)opcion(?:es)?(?: (?:mas|nuevas?|al menu|extra|numero|la))*(?: (?<number>\\d))?(?: (?:mas|nueva|al menu|para|de|que|con|llamada|donde|sea|se|pueda|permita|deje|haga|:|,))* (?=[a-z])`,
  ),
  /(?<!\bno )(?:\b(?:y|tambien|ademas|que) )*\b(?:se |me |pueda |puedan )*(?:pued[ae]n?|poder|deje|permita)(?: (?:tambien|ademas|los|las|lo|la))* (?=[a-z]{3,10}[aei]r(?:l[oa]s?)?\b)/,
  new RegExp(
    `\\b${PUT}(?: (?:al menu|tambien|en el menu|le|me|lo de|la de|para|poder|un|una))* (?=(?:borrar|eliminar|quitar|buscar|editar|modificar|cambiar|vaciar|ordenar|contar|vender|ver|mostrar|listar|marcar|guardar|retirar|ingresar|depositar|sumar)\\b)`,
  ),
]
const PLACE =
  /\b(?:y |, )*(?:que )?(?:(?:esa|la|lo) )?(?:sea|como|ponl[oa]|pon|vaya|este|y que sea|que este)(?: (?:la|el|en|como))*(?: (?:opcion|numero|posicion))* (?<key>\d)\b|\b(?:y |, )*(?:que )?(?:ponl[oa]|pon|vaya|este|quede)?(?: ?(?:justo|la|lo))* (?<last>antes de (?:la (?:opcion )?(?:de )?)?salir)\b/
const LEAVING_TO =
  /\b(?:(?:y|,|que|la|de|el|opcion|cambi\w+|pas\w+|pon\w*|muev\w+) )*(?:la |el )?(?:opcion )?(?:de )?(?<which>salir|[a-z]{4,12})(?: (?:sea|pase a ser|pasa a ser|quede como|pase a|pasa a|a|en|como|es|a ser))+(?: (?:la|el|una|opcion|numero|tecla|letra))* (?<to>\d|[a-z])\b(?! [a-z]*(?:euros|veces))/
const REMOVE =
  /\b(?:(?:y|que|tambien|ahora) )*(?:quita\w*|elimina\w*|borra\w*|saca\w*|suprim\w+|sin|sobra|no quiero)(?: (?:la|el|las|del menu|ya))* opcion(?:es)?(?: (?:de|para|numero|la|el|que|dice|llamada|se llama))* (?<which>\d|[a-z]+(?: (?!y\b|que\b|del\b)[a-z]+)?)(?: del menu)?(?:,? (?:y )?(?:re ?numer\w+|reorden\w+|ajusta\w*|corrige\w*)(?: (?:las|los|el|la|demas|otras|menu|numeros|opciones|resto|de))*)?/
const RENAME =
  /\b(?:(?:cambi\w+|renombr\w+|pon\w*)(?: (?:el (?:nombre|texto|titulo)|la etiqueta|a|de|en))*|que)(?: (?:la|el|en lugar de|en vez de))* opcion(?: (?:de|numero|la))* (?<which>\d|[a-z]+)(?: [a-z]+)??(?: (?:se llame|ponga|diga|por|a|para que (?:ponga|diga|se llame)|que (?:ponga|diga|se llame)|sea))+ (?<text>«[^»]+»|(?:(?! [;.,()])[^;.,()])+)/d

/** The options that words want added, gone, renamed or called by another key; notes the words. */
export function readOptionWishes(reading: Reading, options: readonly Named[]): OptionWishes {
  const wishes: OptionWishes = { added: [], gone: [], renamed: new Map(), moved: new Map() }
  const key = (which: string) => keyOf(which, options)
  const removed = reading.find(REMOVE)
  const gone = key(REMOVE.exec(reading.text)?.groups?.which ?? '')
  if (removed && gone !== null) {
    wishes.gone.push(gone)
    reading.use(removed)
  }
  const renamed = RENAME.exec(reading.text)
  const named = key(renamed?.groups?.which ?? '')
  const range = renamed?.indices?.groups?.text
  if (renamed && named !== null && range) {
    const text = reading.written({ from: range[0], to: range[1] })
    wishes.renamed.set(named, text)
    reading.use({ from: renamed.index, to: renamed.index + renamed[0].length })
  }
  const moved = LEAVING_TO.exec(reading.text)
  const which = key(moved?.groups?.which ?? '')
  if (moved && which !== null && moved.groups?.to !== undefined && wishes.renamed.size === 0) {
    wishes.moved.set(which, moved.groups.to)
    reading.use({ from: moved.index, to: moved.index + moved[0].length })
  }
  if (gone === null && named === null) wishes.added.push(...addedIn(reading, options))
  return wishes
}

/** «la 3», «la de vender»: by its key, its name or what it does. */
function keyOf(which: string, options: readonly Named[]): string | null {
  if (which === '') return null
  const byKey = options.find((option) => option.key.toLowerCase() === which)
  if (byKey) return byKey.key
  const words = which.split(' ').filter((word) => word.length > 3)
  const byLabel = options.find(({ label }) => words.some((word) => folded(label).includes(word.replace(/[sr]$/, ''))))
  const action = actionSaid(words[0] ?? which)
  return (byLabel ?? options.find((option) => action !== null && option.action === action))?.key ?? null
}

function addedIn(reading: Reading, options: readonly Named[]): Added[] {
  for (const pattern of HEADS) {
    const head = pattern.exec(reading.text)
    const added = head === null ? [] : addedBehind(reading, head, options)
    if (added.length > 0) return added
  }
  return []
}

function addedBehind(reading: Reading, head: RegExpExecArray, options: readonly Named[]): Added[] {
  if (isUsedAt(reading, head.index + head[0].length)) return []
  const added: Added[] = []
  let at = reading.wordAt(head.index + head[0].length)
  const start = at
  for (;;) {
    const option = optionIn(reading, at) ?? (added.length === 0 ? deedIn(reading, at) : null)
    if (option === null) break
    const isFirst = added.length === 0
    added.push({
      ...likeOthers(option.option, options),
      key: isFirst ? (head.groups?.number ?? null) : null,
      isBeforeLast: false,
    })
    at = option.next
    const next = nextOption(reading, at)
    if (next === null) break
    at = next
  }
  const [first] = added
  if (!first || (isThere(first, options) && !/otr[oa]|nuev[oa]/.test(head[0]))) return []
  reading.use({ from: head.index, to: reading.offsetOf(Math.max(at, start)) })
  const place = PLACE.exec(reading.text)
  if (place) {
    first.key = place.groups?.key ?? first.key
    first.isBeforeLast = place.groups?.last !== undefined
    reading.use({ from: place.index, to: place.index + place[0].length })
  }
  return added
}

/** Where all options have one word, a new one has too. */
function likeOthers<Option extends Pick<Added, 'label' | 'action'>>(option: Option, options: readonly Named[]): Option {
  const [word = ''] = option.label.split(' ')
  const isShort = options.every(({ label }) => !label.includes(' '))
  return isShort && actionOf(folded(word)) === option.action ? { ...option, label: word } : option
}

const isUsedAt = (reading: Reading, offset: number) => reading.isUsed(reading.wordAt(offset))

/** The menu has it already, by the very words. */
const isThere = ({ label }: Added, options: readonly Named[]) =>
  options.some((option) => folded(option.label) === folded(label))

/** «borrarlos», «ver el total»: the words of an option with what they do. */
function optionIn(
  reading: Reading,
  from: number,
): { option: Pick<Added, 'label' | 'action' | 'isByNumber' | 'limit'>; next: number } | null {
  const word = reading.words[from]?.plain ?? ''
  const bare = word.replace(/(?<=[aei]r)l[oa]s?$/, '')
  if (bare !== word) {
    const action = actionOf(bare)
    return action && { option: { label: capital(bare), action, isByNumber: false }, next: from + 1 }
  }
  const found = optionAt(reading, from)
  if (found === null || (found.option.action === 'other' && !/\b(?:hora|fecha)\b/i.test(found.option.label)))
    return null
  const rest = reading.words
    .slice(from, found.next + 12)
    .map(({ plain }) => plain)
    .join(' ')
  const byNumber =
    /^(?:[a-z]+ ){1,5}por (?:su |el )?(?:numero|posicion|indice)(?: (?:en|de) la lista)?(?: \( (?:empez\w+|desde)(?: (?:en|por|el))* 1 \))?/.exec(
      rest,
    )
  const next = byNumber ? from + byNumber[0].split(' ').length : found.next
  return {
    option: {
      label: found.option.label,
      action: found.option.action,
      isByNumber: byNumber !== null,
      ...(found.option.limit !== undefined && { limit: found.option.limit }),
    },
    next: Math.max(next, found.next),
  }
}
const DEED =
  /^(?:(?:me |le )?(?:pid\w+|pregunt\w+) (?:[a-z]+ ){1,7}?y )?(?:(?:lo|la|los|las|se) )?(?<verb>[a-z]{4,12}[ae]n?)(?: (?:un|una|el|la|los|las|ese|esa)(?: [a-z]+)?)?\b/
const CALLED: Partial<Record<Action, string>> = {
  add: 'Añadir',
  remove: 'Borrar',
  find: 'Buscar',
  edit: 'Modificar',
  take: 'Vender',
  list: 'Ver',
}

/** «que pida el nombre y lo borre», «que borre un producto»: an option that is told by what it does. */
function deedIn(reading: Reading, from: number): ReturnType<typeof optionIn> {
  const match = DEED.exec(reading.text.slice(reading.offsetOf(from)))
  const action = actionSaid(match?.groups?.verb ?? '')
  const label = action === null ? undefined : CALLED[action]
  if (!match || action === null || label === undefined) return null
  return { option: { label, action, isByNumber: false }, next: from + match[0].split(' ').length }
}
const capital = (text: string) => upperFirst(text).replace('nadir', 'ñadir')

/** Behind «,» or «y»: another option, where the next word is one. */
function nextOption(reading: Reading, from: number): number | null {
  let at = from
  while (/^(?:,|y|e|otra|una|opcion|tambien|para|de)$/.test(reading.words[at]?.plain ?? '')) at += 1
  if (at === from) return null
  const said = reading.words.slice(at, at + 5).map(({ plain }) => plain)
  const action = actionOf(said.join(' '))
  const isVerb = /[aei]r(?:l[oa]s?)?$/.test(said[0] ?? '')
  return action !== null && (isVerb || /^(?:highest|lowest|mean|total|count)$/.test(action)) ? at : null
}
