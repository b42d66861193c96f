import { literally } from '~/platform/text/literally'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { comparison, numberOf } from '../../../../python/program/expression-shapes'
import { edited, textLiteral } from '../../../../python/program/source'
import { NUMBER, numberFrom } from '../../numbers'
import { unquoted } from '../bare-clause'
import { columnMeant, numericColumns, rootOf, stepsOf, supposed, type Table } from './tables'
import { COLUMN, type Found, plainOf, THE_COLUMN, type Touch, type Touched } from './touch'

const QUOTED = '["\'«“][^"\'»”]{1,40}["\'»”]'
const WORD = '[\\p{L}_][\\w-]{0,30}'
const ABOVE = 'mayor(?:es)?|mas|superior(?:es)?|por encima|pase|pasen|supere|superen|mas grande|mas alt[oa]|>'
const BELOW = 'menor(?:es)?|menos|inferior(?:es)?|por debajo|no llegue|no lleguen|mas pequen[oa]|mas baj[oa]|<'
const CONDITION = [
  `${THE_COLUMN}(?<column>${COLUMN}) (?:(?:que )?(?:sea|sean|es|esta|este|estan|vale|valga|tenga|con|de) )?(?:(?<above>${ABOVE})|(?<below>${BELOW}))(?: (?<equal>o igual(?:es)?))?(?: (?:a|de|que|del|los|las))* ?(?<number>${NUMBER})(?: [a-z%€$]{1,12})?`,
  `(?:l[oa]s )?(?:que )?(?:(?:tengan|tienen|pesen|pesan|midan|miden|cuesten|cuestan|valgan|sean|son|con|de) )?(?:(?<above2>${ABOVE})|(?<below2>${BELOW}))(?: (?<equal2>o igual(?:es)?))?(?: (?:a|de|que|del))* ?(?<number2>${NUMBER})(?: (?:de |en )?${THE_COLUMN}(?<column2>${COLUMN}))?`,
  `(?:que )?(?:${THE_COLUMN}(?<column3>${COLUMN}) )?(?:(?:este|esten|sea|sean) )?entre (?<low>${NUMBER}) y (?<high>${NUMBER})(?: (?:de |en )${THE_COLUMN}(?<column5>${COLUMN}))?`,
  `${THE_COLUMN}(?<column4>${COLUMN}) (?:(?:que )?(?:(?<not>no )?(?<is>sea|sean|es|esta|vale|valga|diga)(?: igual a)?|(?:sea )?(?<not2>distint[oa] (?:de|a))|igual a|==?|(?<loose>de|en)) )?(?<value>${QUOTED}|${WORD}|-?\\d{1,9})`,
  `(?:l[oa]s )?(?:que (?:sean|son|sea|es) )?(?:de(?:l)? |en )?(?:la |el |l[oa]s )?(?<own>${QUOTED}|${WORD})`,
]
const CONDITIONS = CONDITION.map((source) => new RegExp(source, 'u'))

const LEAD =
  '(?:(?:filtr\\w*|qued\\w*(?: solo)? con|selecc\\w*|muestr\\w*|cuent\\w* |busca\\w*)(?: |$))?(?:solo |unicamente |solamente )?(?:que )?(?:(?:salgan|cuenten|cuente|muestre|queden|quede|use|coja|tome|aparezcan) )?(?:solo )?(?:(?:las|los|aquellas|aquellos) )?(?:filas |registros |datos |casos |[a-z]{3,15} (?=con |que |donde |cuy|del? ))?(?:(?:donde|en (?:las|los) que|cuy[oa]s?|con|del?|que tengan|que tienen|cuando|si) )?'

/** «solo los pumas», «que también el sitio sea "norte"», «mayores de 18 o con ingreso mayor a 200»: which rows of a table. */
export const TABLE_ROWS: readonly Touch<Table>[] = [
  { name: 'rows', says: [new RegExp(`(?<wish>${LEAD}[^?]{3,120})`)], make: (table, found) => rows(table, found) },
]

const OPENING = new RegExp(`^${LEAD}`)

type Test = { text: string; column: string; operator: string; value: string }

function rows(table: Table, { parts: { wish = '' }, also }: Found): Touched {
  const plain = plainOf(wish)
  const lead = OPENING.exec(plain)?.[0] ?? ''
  const isFilter = lead.trim() !== '' || also
  const body = { plain: plain.slice(lead.length), prose: wish.slice(lead.length) }
  const joined = / o (?!igual)/.test(body.plain)
  const clauses = piecesOf(body, joined)
  // «los del departamento ventas» says what stands where.
  const isTold = /\b(?:del?|en) $/.test(lead)
  const tests = clauses.map((clause) => testIn(clause, table, isTold))
  if (tests.length === 0 || tests.some((test) => test === null)) return null
  const known = tests.flatMap((test) => test ?? [])
  // A word alone means a value only where the program shows it among its data.
  if (!isFilter && known.some(({ column }) => !table.columns.includes(column))) return null
  return placed(table, known, joined, also)
}

/** The conditions one by one; numbers between which something is are one condition. */
function piecesOf({ plain, prose }: { plain: string; prose: string }, isOr: boolean) {
  const cuts = [
    ...plain.matchAll(
      isOr
        ? / o (?!igual)(?:que |con |de |bien )?/g
        : /,? (?:y|e)(?: que| con| de| ademas| tambien)* (?=\D)|, (?:que |con )?/g,
    ),
  ].filter(({ index }) => !/entre -?\d[\d.,]*$/.test(plain.slice(0, index)))
  const pieces: { plain: string; prose: string }[] = []
  let from = 0
  for (const { index, 0: text } of cuts.slice(0, 3)) {
    pieces.push({ plain: plain.slice(from, index), prose: prose.slice(from, index) })
    from = index + text.length
  }
  return [...pieces, { plain: plain.slice(from), prose: prose.slice(from) }]
}

function testIn(clause: { plain: string; prose: string }, table: Table, isTold: boolean): Test | null {
  const text = clause.plain
    .trim()
    .replace(
      /^(?:(?:que|con|cuy[oa]s?|donde|tambien|ademas) )*(?:(?:sean?|son|esten?|trabajen) (?=del? |en ))?(?:(?:del?|en) (?:la |el |los |las )?)?/,
      '',
    )
  const isSaid = isTold || /\b(?:sean?|son|esten?|trabajen) (?:del?|en) |^(?:la|el) /.test(clause.plain)
  const prose = clause.prose.trim().slice(clause.plain.trim().length - text.length)
  for (const pattern of CONDITIONS) {
    const match = new RegExp(`^(?:${pattern.source})$`, 'ud').exec(text)
    if (!match) continue
    const parts: Partial<Record<string, string>> = {}
    for (const [name, range] of Object.entries(match.indices?.groups ?? {}))
      if (range) parts[name] = prose.slice(range[0], range[1]).trim()
    const test = testOf(isSaid ? { ...parts, is: parts.is ?? 'es' } : parts, table)
    if (test !== null) return test
  }
  return null
}

function testOf(parts: Partial<Record<string, string>>, table: Table): Test | null {
  const { frame, p } = table
  const made = (column: string, operator: string, value: string): Test => ({
    text: `(${frame}[${textLiteral(p, column)}] ${operator} ${value})`,
    column,
    operator,
    value,
  })
  const number = parts.number ?? parts.number2
  if (number !== undefined) {
    const value = numberFrom(number)
    const isAbove = (parts.above ?? parts.above2) !== undefined
    const equal = (parts.equal ?? parts.equal2) === undefined ? '' : '='
    const said = parts.column ?? parts.column2
    const column = said === undefined ? numberColumn(table, value) : columnMeant(said, table)
    return value === null || column === null ? null : made(column, `${isAbove ? '>' : '<'}${equal}`, String(value))
  }
  if (parts.low !== undefined) {
    const [low, high] = [numberFrom(parts.low), numberFrom(parts.high)]
    const named = columnMeant(parts.column5 ?? parts.column3, table)
    // «los que ganan entre 1000 y 2000» names none.
    const column = named !== null && table.columns.includes(named) ? named : numberColumn(table, null)
    if (low === null || high === null || column === null) return null
    return {
      text: `${frame}[${textLiteral(p, column)}].between(${low}, ${high})`,
      column,
      operator: 'between',
      value: `${low} y ${high}`,
    }
  }
  if (parts.value !== undefined) {
    const column = columnMeant(parts.column4, table)
    const stands = () =>
      (table.values.get(column ?? '') ?? []).some(
        (item) => item.kind === 'string' && plainOf(item.value) === plainOf(unquoted(parts.value ?? '')),
      )
    const isQuoted = /^["'«“]/.test(parts.value)
    const isNumber = numberFrom(parts.value) !== null && table.columns.includes(column ?? '')
    const isName = /^\p{Lu}/u.test(parts.value) && parts.loose === undefined
    // «las tiendas de Madrid» need not be called so, and «montos grandes» are no amounts that are called «grandes».
    const isOwn =
      column !== null &&
      (isQuoted ||
        isNumber ||
        stands() ||
        isName ||
        (parts.loose === undefined &&
          (parts.is !== undefined || table.columns.includes(column)) &&
          !numericColumns(table).includes(column)))
    if (column === null || !isOwn || NO_VALUE.test(plainOf(parts.value))) return null
    const sign = (parts.not ?? parts.not2) === undefined ? '==' : '!='
    return made(column, sign, valueText(table, column, unquoted(parts.value)))
  }
  if (parts.own === undefined) return null
  const own = plainOf(unquoted(parts.own))
  for (const [column, items] of table.values)
    for (const item of items)
      if (item.kind === 'string' && [own, own.replace(/s$/, ''), own.replace(/es$/, '')].includes(plainOf(item.value)))
        return made(column, '==', textLiteral(p, item.value))
  return null
}
const NO_VALUE =
  /^(?:que|de|la|el|los|las|mayor(?:es)?|menor(?:es)?|mas|menos|nan|vaci[oa]s?|nul[oa]s?|igual|cada|media|maxim[oa]|minim[oa]|grandes?|chic[oa]s?|pequen[oa]s?|alt[oa]s?|baj[oa]s?|buen[oa]s?|mal[oa]s?|mejor(?:es)?|peor(?:es)?|repetid[oa]s?|duplicad[oa]s?|raros?|primer[oa]s?|ultim[oa]s?|sea|color|rojo|verde)$/

/** As the table writes it: «Puma» where that is how the value stands there. */
function valueText({ values, p }: Table, column: string, value: string): string {
  const items = values.get(column) ?? []
  const own = items.find((item) => item.kind === 'string' && plainOf(item.value) === plainOf(value))
  if (own?.kind === 'string') return textLiteral(p, own.value)
  return /^-?\d+(?:\.\d+)?$/.test(value) ? value : textLiteral(p, value)
}

/** The column that a bare number is of: the one that the program compares with it, that of ages, or the only one of numbers. */
function numberColumn(table: Table, value: number | null): string | null {
  for (const { node } of table.p.spots('compare')) {
    const found = comparison(node)
    if (
      found &&
      numberOf(found.right) === value &&
      found.left.kind === 'subscript' &&
      found.left.index.kind === 'string'
    )
      return found.left.index.value
  }
  const age = table.columns.find((name) => /^edad/i.test(name))
  const numeric = numericColumns(table)
  return numeric.length === 1 ? (numeric[0] ?? null) : (age ?? null)
}

/** The mask of rows that the program has already. */
function maskIn({ p, shown, frame }: Table): ExpressionOf<'subscript'> | null {
  const spots = [...(shown ? stepsOf(shown.node) : []), ...p.spots('subscript').map(({ node }) => node)]
  const isMask = (node: Expression) =>
    node.kind === 'compare' ||
    (node.kind === 'binary' && /^[&|]$/.test(node.operator)) ||
    /\.(?:between|isin|notna|isna|contains)\(/.test(p.text(node))
  for (const step of spots)
    if (step.kind === 'subscript' && rootOf(step.value) && isMask(step.index) && step.value.kind === 'name') return step
  return frame === '' ? null : null
}

function placed(table: Table, tests: readonly Test[], isOr: boolean, also: boolean): Touched {
  const { p, shown } = table
  const spaceless = p.source.replace(/['"]/g, '"')
  if (tests.every(({ text }) => spaceless.includes(stripped(text).replace(/'/g, '"'))) && !isOr && tests.length === 1)
    return { why: `Eso ya lo hace tu programa: ${tests.map(({ text }) => inlineCode(stripped(text))).join(' y ')}.` }
  const mask = maskIn(table)
  const own = mask ? rootOf(mask.value)?.name : undefined
  const texts = tests.map(({ text }) =>
    own === undefined
      ? text
      : text.replace(`(${table.frame}[`, `(${own}[`).replace(new RegExp(`^${table.frame}\\[`), `${own}[`),
  )
  const joined = texts.join(isOr ? ' | ' : ' & ')
  const notes = [
    ...(tests.length > 1 || mask
      ? [
          `${isOr ? '`|` es «o»: basta con una' : '`&` es «y»: tienen que cumplirse todas'}. Cada condición va entre paréntesis.`,
        ]
      : ['La condición da `True` o `False` en cada fila, y los corchetes se quedan con las filas de `True`.']),
    ...supposed(table, ...tests.map(({ column }) => column)),
  ]
  const told = `Salen solo las filas donde ${tests.map(({ column, operator, value }) => inlineCode(operator === 'between' ? `${column} entre ${value}` : `${column} ${operator} ${value}`)).join(isOr ? ' o ' : ' y ')}.`
  if (mask) {
    const old = p.text(mask.index)
    const had = tests.filter(({ column, value }) =>
      old.includes(`${column}"] `) || old.includes(`${column}'] `) ? old.includes(value) : false,
    )
    const isSame = had.length === tests.length
    // Another bound of the same column, on the same side, is meant in its place.
    const isOther =
      !also &&
      tests.every(({ column, operator }) =>
        new RegExp(
          `["']${literally(column)}["']\\](?: ${operator === 'between' ? '[<>]' : operator[0] === '=' ? '==' : operator[0]}|\\.between)`,
        ).test(old),
      )
    const replaced =
      isSame || isOther || (isOr && !also && tests.length > 1) ? unparenthesized(joined, tests.length) : null
    const kept =
      mask.index.kind === 'compare' || (mask.index.kind === 'binary' && mask.index.operator === '|')
        ? `(${stripped(old)})`
        : old
    const text = replaced ?? `${kept} ${isOr ? '|' : '&'} ${texts.length > 1 && isOr ? joined : joined}`
    if (text === old) return { why: `Eso ya lo hace tu programa: ${inlineCode(old)}.` }
    const whole = p.whole(mask.index)
    return {
      code: edited(
        p,
        [{ from: mask.value.to, to: mask.to, text: `[${text}]` }].filter(() => whole.from > 0),
      ),
      told: isSame
        ? told
        : replaced === null
          ? `Además de lo que ya pedía, ${told.charAt(0).toLowerCase()}${told.slice(1)}`
          : told,
      how: notes,
    }
  }
  const root = shown && rootOf(shown.node)
  if (!root) return null
  const name = root.name
  const condition = unparenthesized(
    texts.map((text) => text.replaceAll(`${table.frame}[`, `${name}[`)).join(isOr ? ' | ' : ' & '),
    tests.length,
  )
  return { code: edited(p, [{ from: root.to, to: root.to, text: `[${condition}]` }]), told, how: notes }
}

const stripped = (text: string) => (/^\(.*\)$/.test(text) ? text.slice(1, -1) : text)
/** A single condition needs no parentheses. */
const unparenthesized = (text: string, count: number) => (count === 1 ? stripped(text) : text)
