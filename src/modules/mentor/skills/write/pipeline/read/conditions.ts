import { type Column, isNumeric } from '../../report/read/column'
import { number, ofColumn } from '../pipeline'
import { beside, inPeriod, overdue } from './dates'
import { type Match, type Rule, type Scan, type Told, writtenAt } from './scan'
import { type TestTold, test } from './told-test'
import {
  ART,
  COLUMN,
  COMPARISON,
  COMPARISONS,
  isYesNo,
  LEAD,
  NUMBER,
  numberNamed,
  numberSaid,
  operatorOf,
  UNIT,
} from './words'

/** «importe mayor que 100», «el stock esté por debajo del mínimo». */
const compared: Rule = {
  words: new RegExp(
    `${LEAD}${COLUMN} (?:(?:es|sea|sean|son|este|esten|esta|estan|que|haya sido|actual|queda\\w*) ){0,2}(?:${COMPARISON}) ${ART}(${NUMBER}|C\\d+)${UNIT}(?! ?%)`,
  ),
  read: ({ groups }, scan) => {
    const left = numberNamed(scan, groups[0])
    const operator = operatorOf(groups, 1)
    const last = groups[1 + COMPARISONS.length]
    const right = /^C\d/.test(last ?? '') ? numberNamed(scan, last) : numberSaid(last ?? '')
    return left && operator && right ? [test(left, operator, right)] : null
  },
}

const BARE_VERB =
  '(?:(?:cuest\\w+|val[eg]\\w*|gan\\w+|cobr\\w+|MONEY|SUM|llev\\w+|hay\\w*|se|han?|no|SHOW|[a-z]{2,}(?:ron|an|en|ado|ido)) ){0,2}'

/** «de más de 100 euros», «que superen los 50»: of the number that the rows are about. */
const comparedBare: Rule = {
  words: new RegExp(
    `${LEAD}${BARE_VERB}(?:${COMPARISON}) ${ART}(${NUMBER})((?: (?:€|euros?|eur|pesos|\\$|dolares|soles|unidades|piezas))|(?: (?:de )?C\\d+))?(?! ?%| DAYS| MONTH| [/-])`,
  ),
  read: ({ groups, text }, scan) => {
    const operator = operatorOf(groups, 0)
    const unit = /C\d+/.exec(groups[1 + COMPARISONS.length] ?? '')?.[0]
    const verb = /\b(?:cuest\w+|val[eg]\w*) /.test(text)
    const price = scan.table.columns.find((one) => isNumeric(one) && /^precio|^pvp/.test(one.name))
    const age = /\b(?:MAX|MIN) de /.test(text) ? scan.table.columns.find(({ name }) => name === 'edad') : undefined
    const pieces = / (?:unidades|piezas)$/.test(groups[1 + COMPARISONS.length] ?? '')
      ? scan.table.columns.find((one) => isNumeric(one) && /^(?:cantidad|unidades|uds|piezas|stock)/.test(one.name))
      : undefined
    const left = pieces
      ? ofColumn(pieces)
      : unit
        ? numberNamed(scan, unit)
        : age
          ? ofColumn(age)
          : verb && price
            ? ofColumn(price)
            : scan.money
    const said = groups[COMPARISONS.length] ?? ''
    return left && operator && !/^(?:19|20)\d\d$/.test(said) ? [test(left, operator, numberSaid(said))] : null
  },
}

const betweenNumbers: Rule = {
  words: new RegExp(
    `${LEAD}(?:${COLUMN} )?(?:(?:es|sea|esten?) )?entre ${ART}(${NUMBER})${UNIT} y ${ART}(${NUMBER})${UNIT}(?! [/-])`,
  ),
  read: ({ groups: [token, low = '', high = ''] }, scan) => {
    const left = token === undefined ? scan.money : numberNamed(scan, token)
    if (!left || (token === undefined && /^(?:19|20)\d\d$/.test(low))) return null
    return [test(left, '>=', numberSaid(low)), test(left, '<=', numberSaid(high))]
  },
}

/** What stands behind a column and is no value of it. */
const NO_VALUE =
  /^(?:de|del|MAX|MIN|mas|menos|el|la|un|una|ONE|cada|EACH|que|y|o|con|por|BY|para|entre|desde|hasta|superior|inferior|en|al?|tiene\w*|donde|cuando|SHOW|SUM|MEAN|MONEY|ORDER|WANT|SAVE|solo|ONLY|este|esta|son|es|se|GROUPED|MONTH|YEAR|DAYS|hay|sin|no|lo|los|las|mi|pero|sea|si|vaci\w+|repetid\w+|duplicad\w+|pandas|menos|antes|despues|ultim\w+|primer\w*|aparece|ha|han|mayuscul\w+|minuscul\w+)$/

const VALUE = '(«[^ ]+»|[a-z][a-z\\d_]+(?: [a-z][a-z\\d_]+)?|\\d+)'

function equalTo(
  scan: Scan,
  column: Column | null,
  { from, to }: { from: number; to: number },
  isNot: boolean,
): TestTold | null {
  if (!column || column.type === 'date' || column.type === 'numbers') return null
  const written = writtenAt(scan, from, to)
  if (isNumeric(column) && column.type !== 'unknown')
    return /^\d+$/.test(written) ? test(ofColumn(column), isNot ? '!=' : '==', number(Number(written))) : null
  if (/^\d+$/.test(written)) return null
  return test(
    ofColumn(column),
    isNot ? '!=' : '==',
    { kind: 'text', value: written },
    isYesNo(column) || written === written.toLowerCase(),
  )
}

/** «la ciudad sea Valencia», «con estado pendiente», «distinto de anulado». */
const equal: Rule = {
  words: new RegExp(
    `${LEAD}(C\\d+) (?:(no) )?((?:(?:=|= =|==|:|es|sea|sean|son|igual a|esta|este|pone|ponga|diga|distint[oa] (?:de|a)|! =|!=) ){0,2})(?:ONE )?${VALUE}`,
  ),
  read: ({ groups: [token, no, joined = '', value = ''], to, text, from }, scan) => {
    const end = from + text.trimEnd().length
    const first = value.split(' ')[0] ?? ''
    if (NO_VALUE.test(first) || (joined === '' && !/(?:con|de|del|en|donde)(?: (?:la|el|su))? C\d+ /.test(text)))
      return null
    const place = valuePlace(scan, { from: end - value.length, first, to: end })
    if (place.to !== to) return null
    const found = equalTo(scan, scan.tokens.column(token), place, no !== undefined || /distint|!/.test(joined))
    return found && [found]
  },
}

/** «de la ciudad de Madrid», «de la tienda Norte». */
const equalOf: Rule = {
  words: new RegExp(`${LEAD}(C\\d+) (?:de |en )?(«[^ ]+»|[a-z][a-z\\d_]+|MONEY|MAX|MIN|SUM)`),
  read: ({ groups: [token, value = ''], to, text }, scan) => {
    const from = to - value.length
    const isName = value.startsWith('«') || /^\p{Lu}/u.test(writtenAt(scan, from, to))
    if (!isName || !/\b(?:de|del|en|con|ONLY) (?:la |el )?C\d+ /.test(text)) return null
    const found = equalTo(scan, scan.tokens.column(token), { from, to }, false)
    return found && [found]
  },
}

/** Two words are one value where both are written as names: «Buenos Aires». */
function valuePlace(scan: Scan, { from, first, to }: { from: number; first: string; to: number }) {
  const isPair = to > from + first.length
  if (!isPair) return { from, to }
  const second = writtenAt(scan, from + first.length + 1, to)
  return /^\p{Lu}/u.test(second) && /^\p{Lu}/u.test(writtenAt(scan, from, from + first.length))
    ? { from, to }
    : { from, to: from + first.length }
}

const AUX =
  '(?:(?:esta|estan|este|esten|han|ha|haya|hayan|hubieran?|se|sido|fueron|fue|me|nos|aun|todavia|estar|son|sean) ){0,3}'

/** «no han pagado», «sin cobrar», «las entregadas», «pendientes». */
const yesNo: Rule = {
  words: new RegExp(
    `(?:(?:que|los|las|el|la|ONLY|de|ya|aun|todavia|y|aquell[oa]s|quienes|filas|clientes|estan|esten|sigan?|siguen) ){0,5}(?:(no|sin) ${AUX}|${AUX})(C\\d+|[a-zA-Z]+)(?: de (?:pago|cobro|cobrar|pagar|entrega|entregar))?`,
  ),
  read: ({ groups: [no, token = ''], to, text, from }, scan) => {
    const found = scan.table.columns.filter(isYesNo)
    const place = from + text.indexOf(token, (no ?? '').length)
    const raw = scan.tokens.reading.words[scan.tokens.reading.wordAt(scan.tokens.wordOffset(place))]?.plain ?? token
    const isPending = /^(?:pendientes?|moros[oa]s|impagad[oa]s?|debid[oa]s?)$/.test(raw)
    const own = scan.tokens.column(token)
    const column =
      found.find((one) => one === own) ??
      found.find(({ name }) => name.slice(0, 4) === raw.slice(0, 4) && raw.length > 4) ??
      (isPending ? found[0] : undefined)
    if (!column || to > scan.tokens.text.length) return null
    const isMany = /s$/.test(raw) && !/s$/.test(column.name)
    if (no === undefined && !isPending && !(isMany || /\b(?:ha|han|estan|esten|esta|ya) /.test(text))) return null
    const says = (yes: boolean) =>
      column.values.map(String).find((value) => (yes ? /^s/i : /^n/i).test(value)) ?? (yes ? 'si' : 'no')
    return [test(ofColumn(column), '==', { kind: 'text', value: says(no === undefined && !isPending) }, true)]
  },
}

const NAMED_ROWS = /^(?:nombre|titulo|apellidos?|e?mail|correo|telefono|dni|descripcion|concepto|id)|_id$/

/** «solo los de Sevilla o Cádiz»: values of the only column that can hold them. */
const OF_VALUE =
  '(?:(?:ONLY|con|los|las|lo|l[oa]s que|quiero|WANT|que|sean|son|filas?|clientes|ventas|MONEY) ){0,6}(?:de|en|sean|son) ([a-zA-Z]{3,})'
const valuesOf: Rule = {
  words: new RegExp(
    `${OF_VALUE}(?: ,| o| y| u) (?:(?:los |las )?(?:de|en) )?([a-z]{3,})(?: (?:o|y) (?:(?:de|en) )?([a-z]{3,}))?`,
  ),
  read: valuesSaid,
}
const soleValue: Rule = { words: new RegExp(OF_VALUE), read: valuesSaid }

function valuesSaid({ groups, from, to, text }: Match, scan: Scan): Told[] | null {
  const columns = scan.table.columns.filter(
    (one) => (one.type === 'text' || one.type === 'unknown') && !isYesNo(one) && !NAMED_ROWS.test(one.name),
  )
  const places = columns.filter(({ name }) =>
    /ciudad|pais|provincia|zona|region|tienda|sucursal|categoria|departamento|grupo|curso|equipo/.test(name),
  )
  const column = columns.length === 1 ? columns[0] : places.length === 1 ? places[0] : undefined
  const values = groups
    .filter((word) => word !== undefined)
    .map((word) => {
      const at = from + text.lastIndexOf(word)
      return writtenAt(scan, at, Math.min(to, at + word.length))
    })
  if (
    !column ||
    values.length === 0 ||
    !values.every((value) => /^\p{Lu}/u.test(value) && !/^(?:Python|Excel|Pandas|CSV|JSON)$/i.test(value))
  )
    return null
  return values.flatMap((value, at) => [
    ...(at > 0 ? [{ kind: 'word' as const, word: 'or' as const }] : []),
    test(ofColumn(column), '==', { kind: 'text', value }),
  ])
}

/** «los mayores de edad». */
const grown: Rule = {
  words: new RegExp(`(?:(?:WANT|SHOW|me) ){0,2}${LEAD}(MAX|MIN) de (C\\d+)`),
  read: ({ groups: [how, token] }, scan) => {
    const column = scan.tokens.column(token)
    return column?.name === 'edad' ? [test(ofColumn(column), how === 'MAX' ? '>=' : '<', number(18))] : null
  },
}

/** «han suspendido»: of a mark. */
const marks: Rule = {
  words: /(?:(?:que|los|las|ONLY|han?|esten|estan) ){0,4}(suspen[ds]\w+|reprob\w+|aprob\w+)/,
  read: ({ groups: [word = ''] }, { table }) => {
    const mark = table.columns.find((one) => isNumeric(one) && /^(?:nota|calificacion|puntuacion|media)/.test(one.name))
    return mark ? [test(ofColumn(mark), word.startsWith('aprob') ? '>=' : '<', number(5))] : null
  },
}

export const TEST_RULES: readonly Rule[] = [
  beside,
  inPeriod,
  betweenNumbers,
  compared,
  comparedBare,
  overdue,
  yesNo,
  equal,
  equalOf,
  valuesOf,
  soleValue,
  grown,
  marks,
]
