import type { Task } from '../../../../engine/task/task'
import { numberIn } from '../../plan/tables/data'
import {
  type Condition,
  type Derived,
  type Field,
  isDerived,
  type Listing,
  type Measure,
  type Query,
  type Saving,
} from '../query'
import { moneyOf, tellOf } from '../values'
import type { Template } from '../write/template'
import type { Column, Source } from './column'
import { readConditions } from './read-conditions'
import { readDerived } from './read-derived'
import { fieldsIn, readBest, readGroup, readLimit, readOrder, readSaving } from './read-goals'
import { readMeasures } from './read-measures'
import type { Tokens } from './tokens'

/** `isPlain`: what is written is a loop over the rows, which can choose other rows than the sums do. */
type Given = {
  task: Task
  tokens: Tokens
  source: Source
  message: string
  template: Template | null
  isPlain: boolean
}

/** What a request wants of its rows; null where it wants nothing that is known. */
export function readQuery({ task, tokens, source, message, template, isPlain }: Given): Query | null {
  const tax = readTax(tokens)
  const derived = readDerived({ tokens, source, message })
  const saving =
    source.target === undefined
      ? readSaving({ tokens, source }, task.files)
      : { file: source.target, fields: [...source.columns], where: [], from: 0, to: 0 }
  const best = readBest({ tokens, source })
  const group = best?.group ?? readGroup({ tokens, source })
  const limit = best ? { count: best.count, isDown: best.isDown } : readLimit({ tokens, source })
  const ordered = readOrder({ tokens, source }, { group: group !== null, derived })
  const all = readConditions({ tokens, source, derived, isPlain: isPlain && group === null })
  const measures = template ? [] : withMean(taxed(readMeasures({ tokens, source }, group), tax, source), all)
  if (group && measures.length === 0) {
    measures.push(groupDefault(source))
    // «cuánto suma cada cliente»
    tokens.take(/\bMUCH SUM\b/)
  }
  // «por nota, y muestra los 3 mejores»: which ones are wanted says from where.
  if (ordered && limit && limit.isDown !== null) ordered.isDown = limit.isDown
  const order = ordered ?? (limit ? ({ by: 'measure', isDown: limit.isDown ?? true } as const) : null)
  const shown = tokens.find(/\b(?:SHOW|WANT)\b/)
  const listed = isPlain && group === null ? all.filter((one) => isOfItsOwn(tokens, one, measures)) : []
  const conditions = all.filter((one) => !listed.includes(one))
  const wantsRows =
    group === null &&
    source.target === undefined &&
    (template !== null ||
      derived.length > 0 ||
      order !== null ||
      limit !== null ||
      listed.length > 0 ||
      isListed(tokens, conditions, measures))
  const goals = Number(wantsRows) + Number(saving !== null) + measures.length
  const where = scoped(conditions, { saving, measures, goals })
  const listing =
    wantsRows &&
    (saving === null || derived.length > 0 || shown !== null) &&
    !(saving && goals === 2 && !tells(tokens, saving))
      ? { ...listingOf({ tokens, source, derived, template, isApart: listed.length > 0 }), where: listed }
      : null
  if (goals === 0) return null
  if (saving && saving.fields.length === 0) saving.fields = savedFields(saving.file, { source, listing, derived })
  return { source, derived, where, group, measures, order, limit: limit?.count ?? null, listing, saving, tax }
}

/** Whether rows are told besides being saved. */
const tells = (tokens: Tokens, saving: { from: number }) => /\bSHOW\b/.test(tokens.text.slice(0, saving.from))

/** Rows are told where they are chosen and nothing is counted or summed of them, or where they are asked for before that. */
const isListed = (tokens: Tokens, conditions: readonly Condition[], measures: readonly Measure[]) =>
  measures.length === 0
    ? conditions.length > 0 || /\b(?:SHOW|WANT)\b(?: [a-z]+){0,3} (?:C\d+|EACH|todos|todas)/.test(tokens.text)
    : conditions.some(
        ({ from, to }) =>
          measures.every((measure) => measure.from > from) &&
          // «los que» may be a part of the condition.
          SHOWS_ROWS.test(tokens.text.slice(0, Math.min(to, from + OPENING)).trim()),
      )

/** «la media y los que suspenden»: whom a condition is about is said behind what is told of all. */
const isOfItsOwn = (tokens: Tokens, { to }: Condition, measures: readonly Measure[]): boolean => {
  const opened = OWN_GOAL.exec(tokens.text.slice(0, to).trimEnd())
  return (
    opened !== null &&
    measures.some(({ from }) => from < opened.index) &&
    !measures.some(({ from }) => from > opened.index)
  )
}
const OWN_GOAL =
  /(?: y| e|,|;) (?:(?:SHOW|WANT|me|que|tambien|ademas|ONLY|a) ){0,4}(?:los|las|cuales|quien(?:es)?|que)(?: (?!(?:y|e|SUM|MEAN|MAX|MIN|MANY|MUCH|MEDIAN|MODE|SAVE) )[^ ]+){1,10}$/

const OPENING = 8
/** «quiero ver las facturas que», «muestra los pedidos»: up to a condition, with nothing to be worked out in between. */
const SHOWS_ROWS =
  /\b(?:SHOW|WANT|salgan)(?: (?!SUM|MEAN|MANY|MUCH|MAX|MIN|MONEY|SAVE|EACH|BY)[a-zC]+\d*){0,3}(?: (?:los|las|todos|todas|aquellos|cuales))(?: (?!SUM|MEAN|MANY|MUCH|MAX|MIN|SAVE|EACH|BY)[a-zC]+\d*){0,8}$/

/** Conditions of one goal of several are taken from those of all. */
function scoped(
  conditions: readonly Condition[],
  {
    saving,
    measures,
    goals,
  }: { saving: (Saving & { from: number; to: number }) | null; measures: readonly Measure[]; goals: number },
): Condition[] {
  const rest: Condition[] = []
  const written = saving && measures.find(({ from, operation }) => operation === 'count' && from > saving.from)
  for (const condition of conditions) {
    const count = measures.findLast(
      ({ from, operation }) => operation === 'count' && from < condition.from && condition.from - from < 60,
    )
    if (saving && goals > 1 && condition.from >= saving.from) saving.where.push(condition)
    else if (count && goals > 1) count.where.push(condition)
    else rest.push(condition)
  }
  // «y cuántos ha escrito»
  if (written && saving && written.where.length === 0) written.where.push(...saving.where)
  return rest
}

function groupDefault(source: Source): Measure {
  const value = moneyOf(source)
  return {
    operation: value ? 'sum' : 'count',
    value,
    other: null,
    label: value ? 'Total' : 'Cuántos',
    tell: value ? tellOf(value) : 'whole',
    where: [],
    from: 0,
  }
}

/** Who compares with the mean is told it, before all else. */
function withMean(measures: Measure[], conditions: readonly Condition[]): Measure[] {
  const compared = conditions.find(({ needsMean }) => needsMean)
  if (compared === undefined) return measures
  const known = measures.find(({ operation }) => operation === 'mean')
  const mean: Measure = known ?? {
    ...{ operation: 'mean', value: compared.left, other: null, label: 'Media', tell: 'number' },
    ...{ where: [], from: 0 },
  }
  return [mean, ...measures.filter((one) => one !== known)]
}

const TAX =
  /\b(?:(?:con|sin|y|el|la|SUM|mas|ya|MONEY|su|SHOW|base|imponible|,) ){0,8}(?:(?:iva|igic|itbis|igv|impuesto)(?: (?:del?|al|a|el|incluido)){0,8} (\d+(?:[.,]\d+)?) ?%|(?:del? |al |el ){0,8}(\d+(?:[.,]\d+)?) ?% de (iva|igic|itbis|igv|impuesto))/

/** «el total con el 16 % de IVA». */
function readTax(tokens: Tokens): { name: string; rate: number } | null {
  const found = tokens.find(TAX)
  const rate = found?.groups[0] ?? found?.groups[1]
  // Of each row it is a column of its own.
  if (!found || rate === undefined || !/\b(?:SUM|base|factura)\b/.test(tokens.text)) return null
  tokens.use(found)
  tokens.take(/\b(?:el )?SUM sin (?:el )?(?:iva|igic|itbis|igv|impuestos?)\b/)
  tokens.take(/\b(?:el )?SUM (?:ya )?con (?:el )?(?:iva|igic|itbis|igv|impuestos?)\b/)
  const name = /iva|igic|itbis|igv/.exec(found.text)?.[0] ?? 'impuesto'
  return { name, rate: numberIn(rate) }
}

/** A tax is put on the sum of all, told or not. */
function taxed(measures: Measure[], tax: Query['tax'], source: Source): Measure[] {
  if (tax === null || measures.some(({ operation }) => operation === 'sum')) return measures
  const value = moneyOf(source)
  return value
    ? [{ operation: 'sum', value, other: null, label: 'Total', tell: 'money', where: [], from: 0 }, ...measures]
    : measures
}

/** A text holds what names the rows; a CSV all that is told of them. */
function savedFields(
  file: string,
  { source, listing, derived }: { source: Source; listing: Listing | null; derived: readonly Derived[] },
): Field[] {
  const name = source.columns.find(({ type }) => type === 'text')
  if (/\.txt$/i.test(file) && name) return [name]
  return listing?.fields ?? fieldsOf(source, derived)
}

/** `isApart`: what is told before it is asked of all rows. */
type Listed = { tokens: Tokens; source: Source; derived: Derived[]; template: Template | null; isApart: boolean }

function listingOf({ tokens, source, derived, template, isApart }: Listed): Listing {
  if (template) return { fields: template.columns, where: [], template: template.text }
  const shown = isApart ? [] : shownFields(tokens, derived)
  // «cada uno con su precio»: each is told by its name.
  const name = source.columns.find(({ type }) => type === 'text')
  const named =
    name && shown.length > 0 && !shown.includes(name) && /\bEACH ONE\b/.test(tokens.text) ? [name, ...shown] : shown
  const fields = named.length > 0 ? named : fieldsOf(source, derived)
  return { fields: [...fields, ...derived.filter((one) => !fields.includes(one))], where: [], template: null }
}

const SHOWN =
  /\b(?:SHOW|WANT)(?: (?:el|la|una|lista|los|las|su|sus|en|pantalla|por|me|solo|ONLY|que)){0,8}((?: (?:C\d+|y|e|,|con|DAYS|MEAN|SUM|el|la|los|las|su|sus|de|MONEY|pedir|cuanto|EACH|ONE)){1,24})/g

/** «imprima folio, cliente y días»: fields that are named behind a verb of telling. */
function shownFields(tokens: Tokens, derived: readonly Derived[]): Field[] {
  const columns = tokens.all(SHOWN).flatMap((match) => {
    const fields = fieldsIn(tokens, match.groups[0] ?? '')
    if (fields.length > 0) tokens.use(match)
    return fields
  })
  const own = derived.flatMap(({ value }) => (value.kind === 'within' ? [value.column] : []))
  return [...new Set(columns)].filter((field) => isDerived(field) || !own.includes(field))
}

/** What names a row, or all of it where nothing else is told. */
function fieldsOf(source: Source, derived: readonly Derived[]): Field[] {
  const { columns } = source
  if (derived.length === 0) return [...columns]
  const texts = columns.filter(({ type }) => type === 'text')
  return texts.length > 0
    ? texts
    : ([columns.find(({ type }) => type === 'unknown') ?? columns[0]].filter(Boolean) as Column[])
}
