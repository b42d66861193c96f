import { upperFirst } from '~/platform/text/first-letter'
import { stemOf } from '../collections/words'
import { conditionIn } from '../flow/conditions'
import type { Column, Rows } from './row-types'

export type FigureKind =
  | 'mean'
  | 'product'
  | 'share'
  | 'sum'
  | 'max'
  | 'min'
  | 'count'
  | 'best'
  | 'worst'
  | 'tally'
  | 'median'
/** One thing that is to be said of the rows; `of`: by which column, `who`: what names a row, `test`: of which rows only. */
export type Figure = { kind: FigureKind; of: Column | null; who: Column | null; test: string | null; label: string }

const LEAD =
  /^(?:(?:y|e|que|q|aparte|tambien|ademas|al final|abajo|debajo|luego|despues|me|le|se|nos|lo|di|diga|digas|dime|digame|muestre|muestra|muestrame|imprima|imprime|imprimas|saque|saca|saques|sacame|saqueme|calcule|calcula|calcules|ponga|pon|ponme|salga|salgan|aparezca|aparezcan|ensene|informe|indique|cuente|cuenta|cuentame|anade|anadele|agrega|agregale|quiero|quisiera|necesito|necesitaria|me gustaria|saber|ver|dame|haz|haga|cual|cuales|es|fue|ha sido|era|son|por favor|porfa|con|vaya|tenga|en total|de paso|solo) )*/
const TAIL =
  /(?: (?:tambien|ademas|al final|abajo|debajo|por favor|porfa|en total|en pantalla|por pantalla|gracias|del todo|plis))*$/
const OF =
  '(?: (?:de|del|en|entre)(?: (?:la|el|los|las|tod[oa]s?|ell[oa]s|es[oa]s|cada))*(?: (?!cada\\b|por\\b|segun\\b|sin\\b|con\\b|que\\b|si\\b)[a-zñ_]+){0,3})?'
const NOUN = '(?:(?<noun>(?!mas\\b|menos\\b|cada\\b)[a-zñ_]{3,16}) )?'
/** «más fácil» asks for no figure. */
const HIGH =
  'alt|grand|car|larg|viej|pesad|rapid|calient|calid|lejan|vendid|votad|gastad|antigu|nuev|popular|usad|comprad|vist|elevad|gord|fuert|repetid|frecuent|comun|rentabl|puntuad|valorad'
const LESS = 'baj|barat|pequen|chic|joven|fri|cort|liger|livian|lent|cercan|tempran|flac|delgad'
const ADJECTIVE = `(?<more>mas|menos) (?<adjective>(?:${HIGH}|${LESS})[a-z]{0,4})`

const PATTERNS: readonly (readonly [FigureKind, RegExp])[] = [
  [
    'product',
    /^(?:el )?(?:producto|multiplicacion) de (?:tod[oa]s(?: ell[oa]s)?|l[oa]s (?:numeros|valores)|tod[oa]s l[oa]s [a-z]{4,12})$/,
  ],
  ['best', /^quien (?:gana|ha ganado|gano|va ganando|va primero|queda primero)$/],
  [
    'share',
    /^(?:el |que |en )?(?:porcentaje|tanto por ciento|proporcion) (?:de|que (?:es|supone|representa)) cada (?:un[oa]|[a-zñ]{3,14})$/,
  ],
  ['sum', /^(?:la |el )?(?:suma|total) de (?:los|las) (?<some>[a-zñ0-9 ]{4,40})$/],
  ['mean', /^(?:la |el )?(?:media|promedio) de (?:los|las) (?<some>[a-zñ0-9 ]{4,40})$/],
  ['median', new RegExp(`^(?:la )?mediana${OF}$`)],
  ['mean', new RegExp(`^(?:la |el |su )?${NOUN}(?:media|promedio|medio)(?<rest>${OF}| (?:[a-zñ]{3,12}))$`)],
  [
    'tally',
    /^cuant[oa]s (?:veces )?(?:ha[yn]?|son|sale|salio|aparece|se repite)(?: (?:salido|aparecido|de|se repite|repetido|la|el))* cada (?<noun>[a-zñ]{3,14})$/,
  ],
  [
    'count',
    /^(?:cuant[oa]s|(?:el )?numero de|(?:la )?cantidad de)(?<rest>(?: (?!cada\b|veces\b|anos\b|falta\w*\b|intentos\b|tiempo\b)[a-z0-9ñ_.,%€$]+){0,7})$/,
  ],
  [
    'sum',
    new RegExp(
      `^(?:(?:la |el )?(?:suma|importe|precio|gasto|monto|coste|valor)? ?total(?<rest>${OF}| (?:gastado|vendido|ganado|acumulado|a pagar))|(?:la )?suma(?<rest2>${OF})|(?:sume|suma|sumar) (?:tod[oa]s )?(?:los|las) (?<summed>[a-zñ_]{3,14})|cuanto (?:es|son|suman?|llevo|hay|sale|cuestan?|valen|vale|ha gastado|he gastado|me he gastado|gaste|se ha vendido|se ha gastado|tengo que pagar)(?: (?:en total|todo|todos|todas|la compra|junto))*)$`,
    ),
  ],
  [
    'best',
    /^(?:quien(?:es)?|cual|(?:que )?(?<who>[a-zñ_]{3,14})(?= (?:es|fue|ha|tiene|tuvo|hizo|hace|saco|gano|vendio|vende|cuesta|vale) )|(?:en )?que (?<who4>[a-zñ_]{3,14})(?: (?:se |me |le )?[a-zñ]{3,12})?|(?:el|la) (?<who2>[a-zñ_]{3,14}) (?:que|con)|el nombre (?:de la que|del que|de el que|de quien|del? (?:la )?(?<who3>[a-zñ_]{3,14}) (?:que|con)))(?: (?:es|fue|era|ha|tiene|tuvo|hizo|hace|saco|saca|gano|gana|sido|hecho|sacado|tenido|vendio|vende|cuesta|vale|el|la|lo|de|con|que|se))* (?:(?<noun>[a-zñ_]{3,14}) )?(?:(?<more>mas|menos)(?: (?<adjective>[a-zñ_]{3,12}))?|(?<side>mayor|menor|mejor|peor)(?: (?<noun2>[a-zñ_]{3,12}))?)(?: (?:de|del) (?:tod[oa]s|la|el|los|las)(?: [a-zñ]+)?)?$/,
  ],
  [
    'max',
    new RegExp(
      `^(?:el|la|lo|de|los|las)? ?${NOUN}(?:${ADJECTIVE}|(?<side>maxim[oa]|mayor|minim[oa]|menor|mejor|peor)(?: (?!de\\b|del\\b)(?<noun2>[a-zñ_]{3,12}))?)${OF}$`,
    ),
  ],
]

/** What a clause in plain letters asks to be said of the rows; null where a word of it is not understood. */
export function figureIn(clause: string, prose: string, rows: Rows): Figure | null {
  const words = clause
    .replace(/[^a-z0-9ñ_.,%€$]+/g, ' ')
    .trim()
    .replace(LEAD, '')
    .replace(TAIL, '')
    .replace(/[.,]+$/, '')
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(words)
    const figure = match && figureOf(kind, words, match.groups ?? {}, rows)
    if (figure !== null) return { ...figure, label: labelOf(prose, figure) }
  }
  return null
}

type Groups = Partial<Record<string, string>>

function figureOf(kind: FigureKind, words: string, groups: Groups, rows: Rows): Figure | null {
  if (kind === 'share') return shared(rows)
  if (groups.some !== undefined) return ofSome(kind, groups.some, rows)
  if (kind === 'count') return counted(words, groups.rest ?? '', rows)
  if (kind === 'tally') return tallied(groups.noun ?? '', rows)
  if (groups.summed !== undefined && !isNamed(groups.summed, rows)) return null
  const isLow = LOW.test(`${groups.more ?? ''} ${groups.adjective ?? ''} ${groups.side ?? ''} ${words}`)
  if (kind === 'best') {
    const who = textColumn(groups.who ?? groups.who2 ?? groups.who3 ?? groups.who4, rows)
    const of = numberColumn(words, rows)
    return who && of ? { kind: isLow ? 'worst' : 'best', of, who, test: null, label: '' } : null
  }
  if (kind === 'max') {
    if (LENGTH.test(words)) return null
    const named = groups.noun === undefined ? null : namedColumn(groups.noun, rows)
    const of = numberColumn(words, rows)
    if (of === null) return null
    // «el producto más caro» and «la más cara» are a row, «el precio más alto» a number.
    const who =
      named?.kind === 'text'
        ? named
        : groups.adjective !== undefined && groups.noun === undefined
          ? textColumn(undefined, rows)
          : null
    return who
      ? { kind: isLow ? 'worst' : 'best', of, who, test: null, label: '' }
      : { kind: isLow ? 'min' : 'max', of, who: null, test: null, label: '' }
  }
  const of = kind === 'sum' ? amountColumn(words, rows) : numberColumn(words, rows)
  return of === null ? null : { kind, of, who: null, test: null, label: '' }
}

const LOW = new RegExp(`\\b(?:menos|menor|minim[oa]|peor|(?:${LESS})[a-z]{0,3})\\b`)
const LENGTH = /\b(?:larg[oa]s?|cort[oa]s?|letras|repetid[oa]s?|frecuente|comun)\b/

/** «la suma de los pares»: of those only of which something holds. */
function ofSome(kind: FigureKind, some: string, rows: Rows): Figure | null {
  const condition = conditionIn(some)
  const of = numberColumn(some, rows)
  return condition?.kind === 'number' && of ? { kind, of, who: null, test: condition.code(of.code), label: some } : null
}

function shared(rows: Rows): Figure | null {
  const [of, who] = [numberColumn('', rows), textColumn(undefined, rows)]
  return of && who ? { kind: 'share', of, who, test: null, label: '' } : null
}

/** «cuántos son», «cuántos aprobados hay», «cuántas pasan de 20»: what is left of the words must be known. */
function counted(words: string, rest: string, rows: Rows): Figure | null {
  const plain = rest
    .replace(
      /\b(?:son|hay|habia|fueron|salen|quedan|tengo|tiene|de ell[oa]s|en total|se han|han|ha|estan?|es[oa]s?|est[oa]s)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  const who = rows.columns.find(({ kind }) => kind === 'text') ?? null
  const condition = conditionIn(words)
  if (condition !== null) {
    const of = condition.kind === 'number' ? numberColumn(words, rows) : who
    return of === null ? null : { kind: 'count', of, who: null, test: condition.code(of.code), label: plain }
  }
  const isAll = plain.split(' ').every((word) => word === '' || FILLER.test(word) || isNamed(word, rows))
  return isAll ? { kind: 'count', of: null, who: null, test: null, label: plain } : null
}
const FILLER =
  /^(?:elementos?|numeros?|datos?|cosas?|filas?|lineas?|veces|registros?|personas?|total|los|las|de|la|el)$/

function tallied(noun: string, rows: Rows): Figure | null {
  const texts = rows.columns.filter(({ kind }) => kind === 'text')
  const of =
    namedColumn(noun, rows) ?? (rows.columns.length === 1 ? rows.columns[0] : texts.length === 1 ? texts[0] : null)
  return of ? { kind: 'tally', of, who: null, test: null, label: noun } : null
}

const isNamed = (word: string, rows: Rows) =>
  namedColumn(word, rows) !== null || stemOf(rows.iterable.replace(/\W.*$/, '')) === stemOf(word)

const namedColumn = (word: string, { columns }: Rows): Column | null =>
  columns.find(({ names }) =>
    names.some((name) =>
      name
        .toLowerCase()
        .split('_')
        .some((part) => part.length > 2 && stemOf(part) === stemOf(word)),
    ),
  ) ?? null

function textColumn(noun: string | undefined, rows: Rows): Column | null {
  const texts = rows.columns.filter(({ kind }) => kind === 'text')
  const named = noun === undefined ? null : namedColumn(noun, rows)
  return (
    (named?.kind === 'text' ? named : null) ??
    texts.find(({ names }) => names.some((name) => /nombre|^nom/.test(name))) ??
    texts[0] ??
    null
  )
}

/** What a word measures: «caro» a price, «viejo» an age. */
const MEASURES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:car[oa]s?|barat[oa]s?|cuest\w+|val[eg]\w*|gast\w+|precios?|pagar|dinero)\b/,
    /preci|cost|import|monto|total|valor|gasto|venta|sueldo|salario/,
  ],
  [/\b(?:viej[oa]s?|joven|jovenes|edad|anos|mayor de edad)\b/, /edad|anos/],
  [/\b(?:nota|mejor|peor|aprob\w+|suspens\w+)\b/, /nota|punt|calif|promedio|media/],
  [/\b(?:calor|frio|temperatura|calid\w+)\b/, /temp|grados|calor/],
  [/\b(?:vendi\w+|vend[ei]\w*|ventas)\b/, /venta|vendid|unidades|importe/],
  [/\b(?:gana|cobra|sueldo|salario|paga\w*)\b/, /sueldo|salario|paga/],
  [/\b(?:stock|unidades|existencias|queda\w*)\b/, /stock|unidades|cantidad|existencias/],
  [/\b(?:goles?|puntos?)\b/, /gol|punto/],
  [/\b(?:alt[oa]s?|baj[oa]s?|mide)\b/, /altura|estatura|alto/],
  [/\b(?:habitantes|pobla\w+|grandes?)\b/, /habit|pobla/],
]

/** The number that words measure, by its name, its measure, or as the only one. */
export function numberColumn(words: string, rows: Rows): Column | null {
  const numbers = rows.columns.filter(({ kind }) => kind === 'number')
  const said = words.match(/[a-zñ_]{3,}/g) ?? []
  const named = said.flatMap((word) => namedColumn(word, { ...rows, columns: numbers }) ?? [])[0]
  const measured = MEASURES.flatMap(([how, of]) =>
    how.test(words) ? numbers.filter(({ names }) => names.some((name) => of.test(name))) : [],
  )[0]
  return named ?? measured ?? (numbers.length === 1 ? (numbers[0] ?? null) : null)
}

/** A total of prices and quantities is that of their products. */
function amountColumn(words: string, rows: Rows): Column | null {
  const numbers = rows.columns.filter(({ kind }) => kind === 'number')
  const [price, count] = [/^(?:precio|coste?|valor)/, /^(?:cantidad|unidades|stock|cant|uds)/].map((name) =>
    numbers.find(({ names }) => names.some((each) => name.test(each))),
  )
  if (numbers.length === 2 && price && count && !/\b(?:unidades|cantidad|stock|precios)\b/.test(words))
    return { code: `${price.code} * ${count.code}`, names: ['importe'], kind: 'number' }
  return numberColumn(words, rows)
}

const LABELS: Record<FigureKind, string> = {
  mean: 'Media',
  product: 'Producto',
  share: 'Porcentaje',
  median: 'Mediana',
  sum: 'Total',
  max: 'Máximo',
  min: 'Mínimo',
  count: 'Cantidad',
  best: 'Mayor',
  worst: 'Menor',
  tally: 'Veces',
}

/** «el más caro» and «aprobados» are said as they were asked for. */
function labelOf(prose: string, { kind, label }: Figure): string {
  const said = /\b(?:m[aá]s|menos) (?!de\b)\p{L}{3,12}/iu.exec(prose)?.[0]
  if ((kind === 'best' || kind === 'worst') && said !== undefined) return capital(said.replace(/^mas/i, 'más'))
  const counted =
    /\b(?:aprobad[oa]s|suspens[oa]s|pares|impares|positiv[oa]s|negativ[oa]s|mayores de edad|menores de edad)\b/i.exec(
      prose,
    )?.[0]
  if (kind === 'count' && counted !== undefined) return capital(counted)
  if (kind !== 'count' && kind !== 'tally' && /^[a-zñ]{4,14}$/.test(label)) return `${LABELS[kind]} de ${label}`
  return kind === 'count' && /^\p{L}{3,16}$/u.test(label) ? capital(label) : LABELS[kind]
}
const capital = (text: string) => upperFirst(text.toLowerCase())
