import type { ScalarOperator } from '../../compose/scalars/scalar-operator'
import { SCALAR_OPERATORS } from '../../compose/scalars/scalar-operators'
import { type ClauseText, clausePattern } from './clause-text'
import type { Want } from './dialogue'
import {
  changeAt,
  convertAt,
  eachAt,
  partAt,
  ratioAt,
  shareAt,
  speedAt,
  totalAt,
  unitAt,
  unitsAt,
} from './read-amounts'
import { countAt, countOfAt, extremeAt, listAt, longestAt, meanAt, sumAt, verdictAt } from './read-figures'

const TELLS =
  '(?:dig\\w+|dime|dim\\w*|di|dice|decir\\w*|muestr\\w+|mostr\\w+|imprim\\w+|calcul\\w+|saqu\\w+|sac[ae]\\w*|ensen\\w+|devuelv\\w+|da|de|dar\\w*|ponga|pon|indi\\w+|list\\w+|halle|obten\\w+|haga|hac\\w+|averig\\w+|vea|ver|saber|sepa|conoc\\w+|escriba|salga\\w*|informe|entregue|convierta\\w*|convertir\\w*|pas[ae]\\w*|pasar\\w*|cont(?:ar|e|ando)|cuent[ae]\\w*|comprueb\\w+|determin\\w+|verifi\\w+|ponerl\\w+)'
/** The words with which a program tells something. */
export const TELL = clausePattern(
  `(?:(?:que|y|al final|para|me|te|le|les|se|nos|l[oa]s?|el programa|despues|luego|solo|quiero|necesito|tiene que|debe|tambien|como resultado) )*${TELLS}(?: (?:primero|luego|debajo|por pantalla|en pantalla|al usuario|al final|me|tambien|solo|como resultado))*`,
)
/** What is to be told where one reads, a thing at a time; empty where nothing of it is known. */
export function wantsAt(c: ClauseText): Want[] {
  const wants: Want[] = []
  for (;;) {
    const place = c.place
    if (wants.length > 0) c.take(JOIN)
    const found = wantAt(c)
    if (found === null) {
      c.goTo(place)
      return wants
    }
    wants.push(takenAsBefore(found, wants.at(-1)))
    c.take(clausePattern('(?:al final|en total|por pantalla)'))
  }
}
/** «descuenta 7 % de AFP y 3 % de ISSS»: both are taken off. */
const takenAsBefore = (want: Want, before: Want | undefined): Want =>
  want.kind === 'share' && before?.kind === 'share' && before.isOff && !/^(?:iva|igv|propina|recargo)$/.test(want.name)
    ? { ...want, isOff: true }
    : want

const JOIN = clausePattern(
  '(?:(?:,|y|e|luego|despues|debajo|tambien|ademas|por ultimo|asi como|junto con|al final|me|que|dig\\w+|muestr\\w+|imprim\\w+|calcul\\w+|\\()(?: |$))*(?:,|y|e|tambien|ademas|me|dig\\w+|muestr\\w+|imprim\\w+|calcul\\w+|\\()',
)

const READERS: readonly ((c: ClauseText) => Want | null)[] = [
  shareAt,
  convertAt,
  (c) => operationAt(c, ONE_VALUE),
  unitsAt,
  countOfAt,
  longestAt,
  partAt,
  speedAt,
  eachAt,
  ratioAt,
  countAt,
  changeAt,
  extremeAt,
  sumAt,
  meanAt,
  listAt,
  verdictAt,
  (c) => operationAt(c, TWO_VALUES),
  totalAt,
  unitAt,
]

function wantAt(c: ClauseText): Want | null {
  for (const reader of READERS) {
    const place = c.place
    const want = reader(c)
    if (want && isBoundary(c)) return want
    c.goTo(place)
  }
  return null
}

/** A thing is read where a sign, a joining word or another clause follows. */
const isBoundary = (c: ClauseText) =>
  c.isDone ||
  c.sees(/^(?:[,;.:!?)(]|y|e|o|que|hasta|cuando|si|al|para|luego|despues|tambien|sin|con|por|gracias|me|en|a(?= \d)) ?/)

const TWO_VALUES = SCALAR_OPERATORS.filter(({ of }) => of === 'numbers')
const ONE_VALUE = SCALAR_OPERATORS.filter(({ of }) => of !== 'numbers')

/** What is known of one value by a name of its own: «su tabla de multiplicar», «al revés», «cuántas vocales tiene». */
function operationAt(c: ClauseText, operators: readonly ScalarOperator[]): Want | null {
  const head = /^(?:(?:tod[oa]s|su|sus|la|el|las|los|lo|que|en|de|si|escriba|y) )*/.exec(c.rest)?.[0] ?? ''
  const rest = c.rest.slice(head.length)
  for (const operator of operators) {
    const match = operator.words.exec(rest)
    if (match?.index !== 0) continue
    const { place } = c
    c.goTo(Math.min(c.text.length, place + head.length + match[0].length + 1))
    c.take(clausePattern('(?:(?:que )?(?:tiene|hay|son|contiene)|de (?:ese|el|dicho) [a-z]+|de la [a-z]+|del [a-z]+)'))
    if (isBoundary(c)) return { kind: 'operation', operator, match }
    c.goTo(place)
  }
  return null
}
