import { upperFirst } from '~/platform/text/first-letter'
import type { Reading } from '../reading'
import { accented } from '../scalars/nouns'
import { type Action, actionOf, optionAction } from './menu-actions'

/** `key` is what is typed for it, `label` what is shown; `detail`: the words that tell more of it; `limit` from where on something is scarce. */
export type Option = {
  key: string
  label: string
  action: Action
  detail: { from: number; to: number }
  limit?: string
  isByNumber?: boolean
}

/** Behind a sign or «y»: the last of several options. */
const LEAVES = /(?:,|y|;|\)) (?:\d (?:[).:-] )?)?(?:salir|terminar|cerrar)\b/
const MENU = /\b(?:menu|opciones|opcion)\b/

/** The options that a request states, numbered or listed; null where there are fewer than two, or one of them is not known. */
export function readOptions(reading: Reading): Option[] | null {
  const options = statedOptions(reading)
  if (options === null) return null
  // «añadir gasto» beside «añadir ingreso» takes from one amount; alone it adds to a list.
  const isBalance =
    options.some(({ action }) => action === 'spend') && options.some(({ label }) => /ingreso$/i.test(label))
  if (isBalance) return options
  return options.map((option) =>
    option.action === 'spend' || (option.action === 'deposit' && / ingreso$/i.test(option.label))
      ? { ...option, action: 'add' }
      : option,
  )
}

function statedOptions(reading: Reading): Option[] | null {
  const options = marked(reading, numbersIn(reading)) ?? marked(reading, lettersIn(reading))
  if (options !== null) return options
  // Numbers that could not be read as options are no list of them.
  if (NUMBERED.test(reading.text)) return null
  if (MENU.test(reading.text)) return listed(reading)
  // «añadir, buscar, ver todos y salir» is a menu, whether it is called so or not.
  const copy = reading.copy()
  const stated = listed(copy)
  if (stated === null || stated.length < 3 || !LEAVES.test(reading.text)) return null
  return listed(reading)
}

const NUMBERED = /\b1 (?:[).:-] ?)*[a-z]{3,}.{2,80}\b2 (?:[).:-] ?)*[a-z]{3,}.{2,80}\b3 (?:[).:-] ?)*[a-z]{3,}/

type Mark = { at: number; key: string }
const SIGN = /^[).:\-=,]$/

/** «1 añadir 2 ver 3 salir», «1) añadir, 2) ver, 0) salir». */
function numbersIn({ words }: Reading): Mark[] {
  const marks: Mark[] = []
  for (const [at, { plain, text }] of words.entries()) {
    if (!/^\d$/.test(text)) continue
    let called = at + 1
    while (SIGN.test(words[called]?.plain ?? '')) called += 1
    const action = actionAt(words, called)
    const isNext = plain === String(marks.length + 1) || (marks.length > 1 && action === 'exit' && /^[09]$/.test(plain))
    if (isNext && action !== null) marks.push({ at, key: plain })
    if (marks.length > 1 && action === 'exit') break
  }
  return marks
}

/** «a) alta b) listar c) salir» */
function lettersIn({ words }: Reading): Mark[] {
  const marks: Mark[] = []
  for (const [at, { text }] of words.entries()) {
    const plain = text.toLowerCase()
    const isNext = plain === String.fromCharCode(97 + marks.length) || (marks.length > 1 && /^[sx]$/.test(plain))
    if (isNext && /^[).:\-=]$/.test(words[at + 1]?.plain ?? '') && actionAt(words, at + 2) !== null)
      marks.push({ at, key: plain })
  }
  return marks
}

function actionAt(words: Reading['words'], at: number): Action | null {
  const plain = words.slice(at, at + 14).map((word) => word.plain)
  return SCARCE.test(plain.join(' ')) ? 'low' : optionAction(plain.slice(0, 6).join(' '))
}

function marked(reading: Reading, marks: readonly Mark[]): Option[] | null {
  if (marks.length < 2) return null
  const options: Option[] = []
  for (const [index, { at, key }] of marks.entries()) {
    const end = marks[index + 1]?.at ?? reading.words.length
    const option = optionFrom(reading, at + 1, end)
    if (option === null) return null
    const isLast = index === marks.length - 1
    const detail = detailFrom(reading, option.next, { end, isLast })
    options.push({ key, ...option.option, detail, ...toldIn(reading, at, detail) })
    reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(option.next) })
  }
  return options
}

/** «por número», «cuesta 1.20»: how a thing is picked, and what is paid each time. */
function toldIn(reading: Reading, at: number, { to }: Option['detail']): Partial<Option> {
  const [from, end] = [reading.offsetOf(at), reading.offsetOf(to)]
  const told: Partial<Option> = {}
  for (const [pattern, name] of [
    [
      /\bpor (?:su |el )?(?:numero|posicion|indice)(?: de (?:la )?(?:lista|tarea))?(?: \( empez\w+ (?:en|por) 1 \))?/g,
      'isByNumber',
    ],
    [
      /\b(?:cuesta|vale|cobra|gasta|descuenta|resta|quita)(?: \w+)? (\d+(?:[.,]\d+)?)(?: (?:euros|pesos|soles|dolares))?/g,
      'limit',
    ],
  ] as const)
    for (const match of reading.text.matchAll(pattern)) {
      if (match.index < from || match.index >= end) continue
      reading.use({ from: match.index, to: match.index + match[0].length })
      Object.assign(told, { [name]: name === 'limit' ? match[1]?.replace(',', '.') : true })
    }
  return told
}

/** One option where its words begin. */
export const optionAt = (reading: Reading, from: number) => optionFrom(reading, from, reading.words.length)

/** What is told of an option behind its name: all up to the next one, of the last what stands in brackets. */
function detailFrom({ words }: Reading, from: number, { end, isLast }: { end: number; isLast: boolean }) {
  if (isLast && words[from]?.plain !== '(') return { from, to: from }
  const closed = words.findIndex(({ plain }, at) => at > from && plain === ')')
  return { from, to: isLast ? (closed === -1 ? from : closed + 1) : end }
}

/** The words of one option: up to a sign, a number, or a few words. */
function optionFrom(
  reading: Reading,
  from: number,
  end: number,
): { option: Omit<Option, 'key' | 'detail'>; next: number } | null {
  const { words } = reading
  let at = from
  while (SIGN.test(words[at]?.plain ?? '')) at += 1
  const start = at
  while (
    at < end &&
    at < start + MAX_LABEL &&
    /^[a-z]/.test(words[at]?.plain ?? '') &&
    !(words[at]?.plain === 'que' && !/^(?:estan?|esten|hay|quedan|faltan)$/.test(words[at + 1]?.plain ?? '')) &&
    (/^(?:votar|voto)$/.test(words[at - 1]?.plain ?? '') ||
      !/^(?:primero|y|e|o|con|hasta|en|si|menu|se|cuando|pide|pida|pidiendo|pregunta|no|sin|opcion|tambien|ademas|porfa|porfavor|gracias)$/.test(
        words[at]?.plain ?? '',
      ))
  )
    at += 1
  const scarce = SCARCE.exec(
    words
      .slice(start, start + 14)
      .map(({ plain }) => plain)
      .join(' '),
  )
  if (scarce)
    return {
      option: { label: `Ver lo que está por debajo de ${scarce[1]}`, action: 'low', limit: scarce[1] ?? '5' },
      next: start + scarce[0].split(' ').length,
    }
  // «equipo A» ends with its name.
  while (
    at > start + 1 &&
    /^(?:de|el|la|los|las|un|una|del|al|a|su|por)$/.test(words[at - 1]?.plain ?? '') &&
    words[at - 1]?.text !== 'A'
  )
    at -= 1
  const said = words.slice(start, at)
  const action = optionAction(said.map(({ plain }) => plain).join(' '))
  if (action === null || said.length === 0) return null
  // «salir no puede dejar …»: the way out has one word.
  const own = action === 'exit' && said[0]?.plain !== 'guardar' ? said.slice(0, 1) : said
  const text = own.map(({ text: each }) => (each.length === 1 ? each : spelled(each.toLowerCase()))).join(' ')
  return { option: { label: upperFirst(text), action }, next: start + own.length }
}
const MAX_LABEL = 6

const spelled = (word: string) => (word === 'anadir' ? 'añadir' : accented(word))

/** «ver lo que queda por debajo de 5», «mostrar los productos con menos de 3». */
const SCARCE =
  /^(?:(?:ver|mostrar|listar|avisar de|ensenar)|[a-z]+s)(?: (?:solo|lo|los|las|el|productos?|articulos?|stock|que|queda\w*|hay|tienen|tengan|esten?|con|cantidad|unidades))* (?:por debajo de|menos de|bajo) (\d+)(?: unidades)?\b/

/** «…, canción al azar, …»: an option without a verb stands between two signs. */
const isToldAt = (words: Reading['words'], at: number): boolean =>
  /^(?:,|y|:)$/.test(words[at - 1]?.plain ?? '') &&
  actionOf(
    words
      .slice(at, at + 4)
      .map(({ plain }) => plain)
      .join(' '),
  ) !== null

/** «menú con opciones añadir, ver y salir». */
function listed(reading: Reading): Option[] | null {
  const { words } = reading
  const options: Option[] = []
  const named = words.findIndex(({ plain }) => /^(?:menu|opciones)$/.test(plain))
  const start = named === -1 ? words.findIndex(({ plain }) => /^(?::|para|pueda|permita|deje)$/.test(plain)) : named
  let depth = 0
  for (let at = start + 1; at < words.length && options.length < 9; at += 1) {
    // «vender (resta stock)» tells of an option, and is none.
    depth += words[at]?.plain === '(' ? 1 : words[at]?.plain === ')' ? -1 : 0
    if (depth > 0) continue
    if (actionOf(words[at]?.plain ?? '') === null && !isToldAt(words, at)) continue
    // «al borrar que pregunte» tells of an option.
    if (/^(?:al|si)$/.test(words[at - 1]?.plain ?? '')) continue
    // «vaciar la lista» has one verb.
    if (
      /^(?:lista|compra|venta|cuenta|baja|alta|entrada)$/.test(words[at]?.plain ?? '') &&
      /^(?:la|una|mi|de|del|su|dar)$/.test(words[at - 1]?.plain ?? '')
    )
      continue
    const option = optionFrom(reading, at, words.length)
    if (
      /^(?:no|no_|pueda|puede|puedan|pueden|dejar|deje|permita)$/.test(words[at - 1]?.plain ?? '') &&
      /\bno\b/.test(
        words
          .slice(Math.max(0, at - 4), at)
          .map(({ plain }) => plain)
          .join(' '),
      )
    )
      continue
    if (option === null || options.some(({ label }) => label === option.option.label)) continue
    const detail = detailFrom(reading, option.next, { end: option.next, isLast: true })
    options.push({ key: String(options.length + 1), ...option.option, detail, ...toldIn(reading, at, detail) })
    reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(option.next) })
    if (option.option.action === 'exit') break
    at = option.next - 1
  }
  if (options.length < 2) return null
  return options.some(({ action }) => action === 'exit')
    ? options
    : [...options, { key: String(options.length + 1), label: 'Salir', action: 'exit', detail: { from: 0, to: 0 } }]
}
