import { singular } from '../../../../engine/task/identifier'
import type { RequestText } from '../../../../engine/task/request-text'
import { CHAT, JOINS } from '../dialogue/chatter'
import { ClauseText, clausePattern } from '../dialogue/clause-text'
import { isNumeric, quantityOf } from '../dialogue/quantity'
import { endAt } from '../dialogue/read-ends'
import { TELL, wantsAt } from '../dialogue/read-wants'
import { isOpen, type Reading, recordsOf } from './assemble'
import { fieldOf, fieldsAt, isUsual, isUsualField } from './record-fields'
import {
  ASIDE,
  ASKED,
  DEEDS,
  FILLS,
  INTO,
  KEEP,
  LISTED,
  LO_QUE,
  MORE,
  MORE_FIELDS,
  OF_A_FIELD,
  OF_EACH,
  OF_THESE,
  ORDERED,
  SHOWS,
  SO_THAT,
  STORES,
  SUMS,
  THE_DATE,
  TOTAL_OF_EACH,
  WHAT,
  WHOSE,
  WITH_DATE,
} from './record-words'
import type { Records, Store } from './records'

/** A request to keep something, clause by clause; null where it is none. */
export function readRecords(request: RequestText): Records | null {
  const before = known.get(request)
  if (before !== undefined) return before
  const records = MORE.test(request.text) ? null : recordsIn(request)
  known.set(request, records)
  return records
}

/** Many draft the same request. */
const known = new WeakMap<RequestText, Records | null>()

function recordsIn(request: RequestText): Records | null {
  const c = new ClauseText(request)
  const read: Reading = {
    nouns: [],
    fields: [],
    isDated: false,
    isOne: false,
    end: null,
    store: null,
    wants: [],
    left: [],
    keepsAll: true,
    order: null,
    isShown: false,
    totals: null,
  }
  while (!c.isDone) {
    if (c.take(JOINS)) continue
    const place = c.place
    if (readEnd(c, read) || readStore(c, read) || readOrder(c, read) || readWhat(c, read) || readFields(c, read))
      continue
    if (
      c.take(ASIDE) ||
      c.take(FILLS) ||
      c.take(SO_THAT) ||
      readTotals(c, read) ||
      readOfField(c, read) ||
      readShown(c, read) ||
      readMore(c, read) ||
      c.take(CHAT)
    )
      continue
    c.goTo(place)
    leave(c, read)
  }
  return recordsOf(read, request)
}

function readEnd(c: ClauseText, read: Reading): boolean {
  const end = isOpen(read) ? endAt(c) : null
  if (end === null || end.kind === 'sum') return false
  read.end = end
  return true
}

function readWhat(c: ClauseText, read: Reading): boolean {
  const place = c.place
  if (read.nouns.length === 0 && read.fields.length === 0 && c.take(ASKED)) {
    const found = fieldsAt(c)
    if (found.fields.length > 1) {
      Object.assign(read, { fields: found.fields, isDated: found.isDated, isOne: true })
      return true
    }
    c.goTo(place)
    return false
  }
  const listed = c.take(LISTED)
  const sums = !isOpen(read) && c.take(SUMS) !== null
  const these = !listed && !sums && c.take(OF_THESE) !== null
  if (!listed && !sums && !these && !c.take(KEEP)) return false
  const into = listed ? undefined : c.take(INTO)?.[1]
  if (into !== undefined) read.store = storeOf(into)
  const what = c.take(WHAT)
  const noun = what?.[1] === 'lo que' ? deedOf(c) : what?.[1]
  if (noun === undefined || noun === null || read.nouns.length > 1 || (these && !isUsual(singular(noun)))) {
    c.goTo(place)
    return false
  }
  read.nouns.push(noun)
  if (sums) {
    const summed = quantityOf({ noun })
    if (!isNumeric(summed)) {
      c.goTo(place)
      read.nouns.pop()
      return false
    }
    Object.assign(read, { fields: [summed], wants: [{ kind: 'sum', test: null, noun: null }], keepsAll: false })
  }
  while (c.take(WHOSE));
  return true
}

function deedOf(c: ClauseText): string | null {
  const verb = c.take(LO_QUE)?.[1] ?? ''
  return DEEDS.find(([verbs]) => verbs.test(verb))?.[1] ?? null
}

function readFields(c: ClauseText, read: Reading): boolean {
  if (read.nouns.length === 0 || read.fields.length > 0) return false
  const place = c.place
  const head = c.take(OF_EACH)?.[0] ?? ''
  const isOwn = /\bsus?$/.test(head)
  const found = fieldsAt(c)
  // «harina, azúcar y huevos» are things, and no figures of them.
  const isListed = (head !== '' && head !== ',') || /[:(] $/.test(c.text.slice(0, place))
  const said = isListed || found.fields.some(({ noun }) => isUsualField(noun)) ? found.fields : []
  const { isDated } = found
  // «las materias y su calificación»: the thing itself is one of them.
  const fields = isOwn && said.length === 1 ? [fieldOf(singular(read.nouns[0] ?? '')), ...said] : said
  if (fields.length === 0) {
    c.goTo(place)
    return false
  }
  read.fields = fields
  read.isDated ||= isDated
  return true
}

/** «que pregunte también el teléfono», «que ponga la fecha». */
function readMore(c: ClauseText, read: Reading): boolean {
  const place = c.place
  if (read.fields.length === 0 || !c.take(MORE_FIELDS)) return false
  const isTyped = /pregunt|pid|ped/.test(c.text.slice(place, c.place))
  if (!isTyped && c.take(THE_DATE)) {
    read.isDated = true
    return true
  }
  const { fields, isDated } = fieldsAt(c)
  const added = fields.filter(({ name }) => !read.fields.some((other) => other.name === name))
  if (added.length === 0 && !isDated) {
    c.goTo(place)
    return false
  }
  read.isDated ||= isDated
  read.fields = [...read.fields, ...added]
  c.take(clausePattern('tambien'))
  return true
}

function readOrder(c: ClauseText, read: Reading): boolean {
  const place = c.place
  const found = isOpen(read) ? c.take(ORDERED) : null
  if (!found) return false
  const [, noun, down] = found
  const fields = read.fields
  const at = noun === undefined ? 0 : fields.findIndex((field) => field.noun === singular(noun) || field.name === noun)
  if (at === -1 || (noun !== undefined && fields.length === 0)) {
    c.goTo(place)
    return false
  }
  read.order = { at, isDown: down !== undefined }
  return true
}

/** «el total de cada categoría»: the only number, added up by another field. */
function readTotals(c: ClauseText, read: Reading): boolean {
  const place = c.place
  const [, noun = ''] = c.take(TOTAL_OF_EACH) ?? []
  const by = read.fields.find((field) => !isNumeric(field) && (field.name === noun || field.noun === singular(noun)))
  const [of, more] = read.fields.filter(isNumeric)
  if (!by || !of || more) {
    c.goTo(place)
    return false
  }
  read.totals = { of, by }
  return true
}

/** «el total de cantidad»: of which of the fields. */
function readOfField(c: ClauseText, read: Reading): boolean {
  const place = c.place
  const found = c.take(OF_A_FIELD)
  const field = read.fields.find(({ name, noun }) => name === found?.[2] || noun === singular(found?.[2] ?? ''))
  if (!found || !field || !isNumeric(field)) {
    c.goTo(place)
    return false
  }
  read.wants.push({ kind: /total|suma/.test(found[1] ?? '') ? 'sum' : 'mean', test: null, noun: field.noun })
  return true
}

function readStore(c: ClauseText, read: Reading): boolean {
  if (!isOpen(read)) return false
  const stores = c.take(STORES)
  if (stores) {
    const to = stores.slice(1).find((group) => group !== undefined)
    read.store = storeOf(to)
  }
  if (c.take(WITH_DATE)) read.isDated = true
  else if (!stores) return false
  return true
}

function storeOf(to: string | undefined): Store | 'file' {
  if (to === 'lista') return { kind: 'list' }
  if (to === 'diccionario') return { kind: 'dict' }
  if (to !== undefined && /\.(?:csv|txt)$/.test(to)) return { kind: to.endsWith('csv') ? 'csv' : 'txt', file: to }
  return /^(?:txt|texto)$/.test(to ?? '') ? { kind: 'txt', file: '' } : 'file'
}

function readShown(c: ClauseText, read: Reading): boolean {
  if (!isOpen(read)) return false
  const place = c.place
  c.take(TELL)
  const wants = wantsAt(c)
  if (wants.length > 0) {
    read.wants.push(...wants)
    return true
  }
  c.goTo(place)
  const isShown = c.take(SHOWS) !== null
  read.isShown ||= isShown
  return isShown
}

/** To the sign behind it. */
function leave(c: ClauseText, { left }: Reading): void {
  const from = c.place
  const to = / [,;.:()]( |$)/.exec(c.rest)?.index ?? c.rest.length
  c.goTo(from + to + 1)
  left.push(c.written(from, from + to))
}
