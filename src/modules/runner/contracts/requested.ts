import type { FunctionContract, Property } from '../properties'
import { requestWords, tellingWords } from './request-words'

type Row = {
  takes: NonNullable<FunctionContract['takes']>
  gives: NonNullable<FunctionContract['gives']>
  /** Each of these must be said by a word. */
  needs: readonly RegExp[]
  /** What may be said besides. */
  may?: RegExp
  /** What the words must say in this order. */
  says?: RegExp
  not?: RegExp
  property: Omit<Property, 'given'> & { x: string }
}

const LIST = /^(?:listas?|numeros|enteros|elementos|valores|array|vector)$/
const TEXT = /^(?:texto|cadena|caracteres|palabra|frase|string)$/
const WHOLE = /^(?:numero|entero)$/
const SUBJECT = { list: LIST, text: TEXT, whole: WHOLE } satisfies Record<Row['takes'], RegExp>
const ORDER = /^orden(?:ar?|e|es|ad[oa]s?|ando|ame|amiento)$/
const SORTING =
  /^(?:menor|mayor|ascendente|creciente|descendente|decreciente|forma|burbuja|insercion|seleccion|mezcla|merge|sort|quicksort|metodo|copia|nueva)$/
const DOWN = /\bmayor a (?:el )?menor\b|\b(?:descendente|decreciente)\b/
const FINDING = /^(?:encuentr[ae]|encontrar|busca|buscar|busque|valor|elemento|numero)$/
const TO_AND_FRO = /^(?:reves|inviert[ae]|invertir|invertid[ao]|inversa)$/
const ODD_LISTS = 'list 0..6 of int -9..9'

/** What requests state in words: each row is said of a function only where the request says nothing besides. */
const ROWS: readonly Row[] = [
  {
    takes: 'list',
    gives: 'list',
    needs: [ORDER],
    may: SORTING,
    not: DOWN,
    property: { x: ODD_LISTS, equals: 'sorted(x)' },
  },
  {
    ...{ takes: 'list', gives: 'list', needs: [ORDER], may: SORTING, says: DOWN },
    property: { x: ODD_LISTS, equals: 'sorted(x, reverse=True)' },
  },
  {
    ...{ takes: 'list', gives: 'list' },
    needs: [/^(?:repetid[oa]s|duplicad[oa]s)$/, /^(?:sin|quit[ae]r?|elimin[ae]r?|borr[ae]r?)$/],
    may: /^(?:orden|ordenad[oa]s?|manteniendo|mantenga|mantener|conservando|original|menor|mayor|nueva|copia)$/,
    property: {
      x: 'list 0..6 of int -3..3',
      holds: 'len(resultado) == len(set(x)) and set(resultado) == set(x)',
      says: 'debe tener cada valor una sola vez',
    },
  },
  {
    ...{
      takes: 'list',
      gives: 'number',
      needs: [/^(?:mayor|maximo|grande)$/],
      may: new RegExp(`${FINDING.source}|^mas$`),
    },
    property: { x: 'list 1..6 of int -9..9', equals: 'max(x)' },
  },
  {
    ...{
      takes: 'list',
      gives: 'number',
      needs: [/^(?:menor|minimo|pequeno)$/],
      may: new RegExp(`${FINDING.source}|^mas$`),
    },
    property: { x: 'list 1..6 of int -9..9', equals: 'min(x)' },
  },
  { takes: 'list', gives: 'number', needs: [/^sum(?:a|ar|e|ando)$/], property: { x: ODD_LISTS, equals: 'sum(x)' } },
  {
    ...{ takes: 'list', gives: 'number', needs: [/^(?:media|promedio)$/], may: /^aritmetica$/ },
    // Halves come out whole however they are rounded.
    property: { x: 'list 1..2 of int -9..9', equals: 'sum(x) / len(x)' },
  },
  {
    ...{ takes: 'list', gives: 'list', needs: [/^pares$/], may: /^(?:filtr[ae]r?|solo|nueva)$/ },
    property: { x: ODD_LISTS, equals: '[n for n in x if n % 2 == 0]' },
  },
  { takes: 'list', gives: 'list', needs: [TO_AND_FRO], property: { x: ODD_LISTS, equals: 'x[::-1]' } },
  { takes: 'text', gives: 'text', needs: [TO_AND_FRO], property: { x: "text 0..6 of 'abc'", equals: 'x[::-1]' } },
  {
    ...{ takes: 'text', gives: 'bool', needs: [/^palindrom[ao]s?$/] },
    property: { x: "text 1..5 of 'ab'", equals: 'x == x[::-1]' },
  },
  {
    ...{
      takes: 'text',
      gives: 'whole',
      needs: [/^vocales$/, /^(?:cuent[ae]|contar|cuantas|numero)$/],
      may: /^(?:hay|tiene)$/,
    },
    property: { x: "text 0..6 of 'aeioubcd'", equals: "sum(c in 'aeiou' for c in x)" },
  },
  { takes: 'whole', gives: 'bool', needs: [/^par$/], property: { x: 'int -40..40', equals: 'x % 2 == 0' } },
  { takes: 'whole', gives: 'bool', needs: [/^impar$/], property: { x: 'int -40..40', equals: 'x % 2 == 1' } },
  {
    ...{ takes: 'whole', gives: 'bool', needs: [/^primo$/] },
    property: { x: 'int 0..150', equals: 'x > 1 and all(x % d for d in range(2, x))' },
  },
  { takes: 'whole', gives: 'whole', needs: [/^factorial$/], property: { x: 'int 0..15', equals: 'math.factorial(x)' } },
  {
    ...{ takes: 'whole', gives: 'whole', needs: [/^sum(?:a|ar|e)$/, /^(?:digitos|cifras)$/] },
    property: { x: 'int 0..2000', equals: 'sum(map(int, str(x)))' },
  },
]

/** What a request states of the one function that it asks for, where it says nothing besides; otherwise nothing. */
export function requestedContracts(request: string): FunctionContract[] {
  const words = requestWords(request)
  const telling = tellingWords(words)
  if (telling.length === 0) return []
  const said = words.join(' ')
  const rows = ROWS.filter((row) => isSaid(row, telling, said))
  return rows.length === 1 ? rows.map(contractOf) : []
}

function isSaid({ takes, needs, may, says, not }: Row, telling: readonly string[], said: string): boolean {
  const known = [SUBJECT[takes], ...needs, ...(may ? [may] : [])]
  return (
    telling.every((word) => known.some((pattern) => pattern.test(word))) &&
    [SUBJECT[takes], ...needs].every((pattern) => telling.some((word) => pattern.test(word))) &&
    (says?.test(said) ?? true) &&
    !not?.test(said)
  )
}

const contractOf = ({ takes, gives, property: { x, ...property } }: Row): FunctionContract => ({
  takes,
  gives,
  properties: [{ given: [['x', x]], ...property }],
})
