import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import type { Span } from '../../compose/reading'
import { type FoundPredicate, predicatesIn, testOf } from '../../compose/sequences/find-predicates'

/** One figure of many numbers: how it is asked for, its name in code and in words, and how it is worked out. */
type Kind = {
  id: string
  words: RegExp
  label: string
  /** An expression, or the lines that make a variable of the kind's name. */
  code: (values: string) => string | string[]
  how: (values: string) => string
}
export type Aggregate = Span & {
  name: string
  label: string
  lines: string[]
  code: string
  how: string
  isRatio: boolean
  isCount: boolean
}

const KINDS: readonly Kind[] = [
  {
    id: 'above',
    words:
      /\bcuant[oa]s(?: [a-z]+){0,4}? (?:por encima de|superan|superaron|supera|pasan de|mayores que|mayores a|mas altas? que|por arriba de) (?:la|el) media\b/g,
    label: 'Por encima de la media',
    code: (values) => `sum(1 for uno in ${values} if uno > sum(${values}) / len(${values}))`,
    how: () => 'Se suma 1 por cada valor que pasa de la media.',
  },
  {
    id: 'rango',
    words:
      /\b(?:el )?rango\b(?! (?:de|del|entre) (?:\d|el|los))|\b(?:la )?(?:diferencia|distancia|amplitud)(?: (?:que hay|termica))? entre (?:el|la)(?: valor)? (?:mayor|mas [a-z]+|maxim[oa]|minim[oa]|menor) y (?:el|la) (?:mayor|mas [a-z]+|maxim[oa]|minim[oa]|menor)\b/g,
    label: 'Diferencia entre el mayor y el menor',
    code: (values) => `max(${values}) - min(${values})`,
    how: () => 'La diferencia es el mayor menos el menor.',
  },
  {
    id: 'mediana',
    words: /\b(?:la )?mediana\b/g,
    label: 'Mediana',
    code: (values) => [
      `ordenados = sorted(${values})`,
      'mitad = len(ordenados) // 2',
      'if len(ordenados) % 2 == 1:',
      '    mediana = ordenados[mitad]',
      'else:',
      '    mediana = (ordenados[mitad - 1] + ordenados[mitad]) / 2',
    ],
    how: () =>
      'La mediana es el valor de en medio al ordenarlos; con un número par de valores, la media de los dos del centro.',
  },
  {
    id: 'desviacion',
    words: /\b(?:la )?(?:desviacion(?: (?:tipica|estandar|standard))?|std)\b/g,
    label: 'Desviación típica',
    code: (values) => [
      `centro = sum(${values}) / len(${values})`,
      `desviacion = (sum((valor - centro) ** 2 for valor in ${values}) / len(${values})) ** 0.5`,
    ],
    how: () =>
      'La desviación típica es la raíz de la media de los cuadrados de lo que cada valor se aparta de la media.',
  },
  {
    id: 'varianza',
    words: /\b(?:la )?varianza\b/g,
    label: 'Varianza',
    code: (values) => [
      `centro = sum(${values}) / len(${values})`,
      `varianza = sum((valor - centro) ** 2 for valor in ${values}) / len(${values})`,
    ],
    how: () => 'La varianza es la media de los cuadrados de lo que cada valor se aparta de la media.',
  },
  {
    id: 'moda',
    words:
      /\b(?:la )?moda\b|\b(?:el|la|cual)(?: (?:numero|valor|nota|es|el|la)){0,8} (?:que )?(?:mas (?:se )?repet?i\w+|se repite mas|mas veces (?:sale|aparece)|mas frecuente)\b/g,
    label: 'El que más se repite',
    code: (values) => `max(${values}, key=${values}.count)`,
    how: (values) => `\`key=${values}.count\` compara por cuántas veces está cada uno.`,
  },
  {
    id: 'media',
    words:
      /\b(?:(?:la|el|su) ){0,8}(?:[a-z]+ )?(?:media|medio|promedio)(?: (?:aritmetica|general|final))?\b(?! (?:hora|docena|noche))/g,
    label: 'Media',
    code: (values) => `sum(${values}) / len(${values})`,
    how: (values) => `La media es \`sum(${values}) / len(${values})\`: la suma entre cuántos hay.`,
  },
  {
    id: 'mayor',
    words:
      /\b(?:(?:el|la|cual|lo|que|es|fue|ha sido) ){0,8}(?:(?:valor|nota|numero|importe|temperatura|edad|precio|venta|marca|mejor|peso) )?(?:maxim[oa]|max|mayor|mas (?:alt[oa]|grande|car[oa]|elevad[oa]|larg[oa]|pesad[oa]|viej[oa]))\b(?! (?:que|de|a|o) )/g,
    label: 'Mayor',
    code: (values) => `max(${values})`,
    how: (values) => `\`max(${values})\` busca el mayor.`,
  },
  {
    id: 'menor',
    words:
      /\b(?:(?:el|la|cual|lo|que|es|fue|ha sido) ){0,8}(?:(?:valor|nota|numero|importe|temperatura|edad|precio|venta|marca|peor|peso) )?(?:minim[oa]|min|menor|mas (?:baj[oa]|pequen[oa]|barat[oa]|chic[oa]|cort[oa]|fri[oa]|joven))\b(?! (?:que|de|a|o) )/g,
    label: 'Menor',
    code: (values) => `min(${values})`,
    how: (values) => `\`min(${values})\` busca el menor.`,
  },
  {
    id: 'producto',
    words: /\b(?:el )?producto (?:de (?:todos|ellos|los)|total)\b/g,
    label: 'Producto',
    code: (values) => ['producto = 1', `for valor in ${values}:`, '    producto *= valor'],
    how: () => '`producto` empieza en 1 y se multiplica por cada valor.',
  },
  {
    id: 'total',
    words:
      /\b(?:(?:el|la|su) )?(?:suma(?: total)?|total(?! de (?:numeros|valores|notas))|cuanto (?:suman|es todo|he gastado|ha gastado|suma todo|hay en total|llevo))(?: (?:de (?:todo|todos|todas|ellos)|gastado|acumulad[oa]|vendido|recaudado|pagado|final|del dia|de la compra)){0,8}\b/g,
    label: 'Total',
    code: (values) => `sum(${values})`,
    how: (values) => `\`sum(${values})\` los suma.`,
  },
  {
    id: 'cuantos',
    words: /\b(?:cuant[oa]s|(?:el|la) (?:numero|cantidad) (?:total )?de(?! \d))\b/g,
    label: 'Cuántos',
    code: (values) => `len(${values})`,
    how: (values) => `\`len(${values})\` dice cuántos hay.`,
  },
]

/** How far apart numbers are: what only few ways of writing work out by themselves. */
export const SPREAD = KINDS.filter(({ id }) => /^(?:rango|desviacion|varianza)$/.test(id))

/** The lines that make a variable of a kind's name. */
export function spreadLines(id: string, values: string): string[] {
  const code = SPREAD.find((kind) => kind.id === id)?.code(values) ?? []
  return typeof code === 'string' ? [`${id} = ${code}`] : code
}

/** Words that stand between what is asked and its condition, or follow it. */
const REACH = /^(?: (?!y\b|e\b|,|;|\.|cuant)[^ ]+){0,9}/

/** The figures of some numbers that a request asks for, in its order; each of all of them or of those that meet its condition. */
export function aggregatesIn(text: string, { values, one }: { values: string; one: string }): Aggregate[] {
  const taken: Span[] = []
  const found: Aggregate[] = []
  for (const kind of KINDS)
    for (const match of text.matchAll(kind.words)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (taken.some((other) => from < other.to && to > other.from) || isLeftOut(text, from, to)) continue
      const { span, predicate } = scopeOf(text, { from, to }, kind.id)
      if (kind.id !== 'cuantos' && predicate === null && found.some(({ name }) => name === kind.id)) continue
      taken.push(predicate === null ? { from, to } : span)
      found.push({ ...aggregateOf(kind, { values, one, predicate }), ...span })
    }
  found.push(...more(text, found, { values, one }))
  return distinct(found.toSorted((a, b) => a.from - b.from))
}

/** «(min, max, sum y sorted si valen)», «sin contar el mayor»: no figure that is asked for. */
const isLeftOut = (text: string, from: number, to: number) =>
  /(?:\b(?:sin|quit\w+|descart\w+|elimin\w+|ni|menos|excepto|salvo|usar|usando)(?: (?:usar|contar|la|el|los|las|funcion|de|tener|en|cuenta)){0,8}| tamano| de) $/.test(
    text.slice(Math.max(0, from - 40), from),
  ) || /^ (?:\( \)|(?:y|,) [a-z]+ si valen|, [a-z]+ y [a-z]+ si valen)/.test(text.slice(to, to + 40))

function scopeOf(text: string, { from, to }: Span, id: string): { span: Span; predicate: FoundPredicate | null } {
  const behind = REACH.exec(text.slice(to))?.[0] ?? ''
  const bracket = /^[^()]{0,60}(\( [^)]{0,60} \))/.exec(text.slice(to, to + 130))
  const [predicate] = predicatesIn(behind, 'number').filter(
    ({ predicate: { id: which } }) => (which !== 'prime' && which !== 'equal') || id === 'cuantos',
  )
  if (
    predicate === undefined ||
    (id !== 'cuantos' && !/^ (?:de |a )?(?:l[oa]s|solo|todos los|todas las|aquellos)/.test(behind))
  )
    return { span: { from, to: id === 'cuantos' ? to + countedWords(behind) : to }, predicate: null }
  const end = to + predicate.to
  // «aprobados (5 o más)» states the limit itself.
  const isNamed = predicate.predicate.id === 'passed' || predicate.predicate.id === 'failed'
  const stated = isNamed && bracket ? predicatesIn(bracket[1] ?? '', 'number')[0] : undefined
  const close = bracket && stated ? to + bracket[0].length : end
  return { span: { from, to: close }, predicate: stated ?? predicate }
}

const countedWords = (behind: string) => {
  const said =
    /^(?: (?:[a-z]+s))?(?: (?:he|ha|han|hay|hemos|se|son|fueron|habia|ten\w+|fuer\w+|en|total|quedan|van)){0,8}(?: (?:met\w+|escrit\w+|puest\w+|introduci\w+|anotad\w+|apuntad\w+|ingresad\w+|sido|total|leid\w+))?/.exec(
      behind,
    )
  return said?.[0].length ?? 0
}

type Of = { values: string; one: string; predicate: FoundPredicate | null }

function aggregateOf(kind: Kind, { values, one, predicate }: Of): Omit<Aggregate, keyof Span> {
  const test = predicate === null ? null : testOf(predicate, one)
  const said = predicate === null ? '' : conditionWords(predicate)
  const isCount = kind.id === 'cuantos' || kind.id === 'above'
  const isRatio = kind.id === 'media' || kind.id === 'desviacion' || kind.id === 'varianza'
  if (test !== null && kind.id === 'cuantos')
    return {
      name: predicate?.predicate.id === 'passed' ? 'aprobados' : `cuantos_${nameOf(said)}`,
      label: said,
      lines: [],
      code: `sum(1 for ${one} in ${values} if ${test})`,
      how: `Se suma 1 por cada valor que cumple \`${test}\`.`,
      isCount: true,
      isRatio: false,
    }
  const chosen = test === null ? values : `elegidos_${nameOf(said)}`
  const before = test === null ? [] : [`${chosen} = [${one} for ${one} in ${values} if ${test}]`]
  const made = kind.code(chosen)
  const name = kind.id
  return {
    name: test === null ? name : `${name}_${nameOf(said)}`,
    label: test === null ? kind.label : `${kind.label} (${said.toLowerCase()})`,
    lines: [...before, ...(typeof made === 'string' ? [] : made)],
    code: typeof made === 'string' ? made : name,
    how: kind.how(chosen),
    isCount,
    isRatio,
  }
}

const PLURAL: Readonly<Record<string, string>> = {
  passed: 'Aprobados',
  failed: 'Suspensos',
  even: 'Pares',
  odd: 'Impares',
  positive: 'Positivos',
  negative: 'Negativos',
  zero: 'Ceros',
}

function conditionWords({ predicate, value, other }: FoundPredicate): string {
  const known = PLURAL[predicate.id]
  return known ?? upperFirst(predicate.yes(value, other).replace(/^(?:es|está) /, ''))
}

const nameOf = (said: string) =>
  folded(said)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')

/** «cuántos pares y cuántos impares», «cuántos son positivos y negativos»: a condition joined to one that was counted. */
function more(text: string, found: readonly Aggregate[], of: Omit<Of, 'predicate'>): Aggregate[] {
  const counts = KINDS.find(({ id }) => id === 'cuantos')
  if (counts === undefined) return []
  return found.flatMap((one) => {
    if (!one.isCount || !one.code.includes(' if ')) return []
    const joined = /^ (?:y|e|,)(?: (?:los|las|de|cuales)){0,8} [^ ]+(?: [^ ]+){0,4}/.exec(text.slice(one.to))
    if (joined === null || /cuant/.test(joined[0])) return []
    const [predicate] = predicatesIn(joined[0], 'number')
    if (predicate === undefined || predicate.from > 12 || predicate.predicate.id === 'equal') return []
    return [{ ...aggregateOf(counts, { ...of, predicate }), from: one.to, to: one.to + predicate.to }]
  })
}

function distinct(found: readonly Aggregate[]): Aggregate[] {
  return [...new Map(found.toReversed().map((one) => [one.code + one.lines.join(), one])).values()]
    .toReversed()
    .toSorted((a, b) => a.from - b.from)
}
