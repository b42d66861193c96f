import type { FoundPredicate } from './find-predicates'
import type { Sequence } from './sequence'

/** What is worked out of many values: one result each. `test` limits it to some of them. */
export type Aggregate = { kind: AggregateKind; test: FoundPredicate | null; at: number; to: number }
export type AggregateKind =
  | 'sum'
  | 'mean'
  | 'median'
  | 'mode'
  | 'max'
  | 'min'
  | 'count'
  | 'product'
  | 'difference'
  | 'longest'
  | 'shortest'
  | 'frequency'
  | 'position'
  | 'share'
  | 'all'

const AGGREGATES: readonly (readonly [kind: AggregateKind, of: Sequence['of'] | 'any', words: RegExp])[] = [
  [
    'difference',
    'number',
    /\b(?:diferencia entre (?:el )?(?:mayor|maximo|mas alt\w+) y (?:el )?(?:menor|minimo|mas baj\w+)|el rango de (?:los|las))\b/g,
  ],
  ['share', 'number', /\b(?:porcentaje|tanto por ciento|proporcion)(?: de)?\b/g],
  [
    'frequency',
    'any',
    /\b(?:cuantas veces (?:\w+ ){0,3}?(?:cada|aparec\w+|sale|se repite)(?: cada)?(?: \w+)?|frecuencias?|cont\w+ (?:cada|las repeticiones)|repeticiones|histograma)\b/g,
  ],
  [
    'all',
    'number',
    /\b(?:separ\w+|clasific\w+|divid\w+|repart\w+)(?: (?:l[oa]s|tod[oa]s|numeros|en|entre|2|listas?|de|una|con|:|grupos))*(?= (?:pares|impares|positivos|negativos|primos))/g,
  ],
  ['median', 'number', /\bmediana\b/g],
  ['mode', 'any', /\b(?:moda|mas (?:repetid[oa]|frecuente)|(?:que )?mas se repite|mas veces)\b/g],
  ['mean', 'number', /\b(?:medias?|promedi\w+)\b/g],
  [
    'sum',
    'number',
    /\b(?:sum(?:a|ar|e|en|o|as|atoria|atorio|alos|ame)|total|cuanto (?:suma\w*|llev\w+|he gastado|es todo))\b(?! (?:de )?(?:numeros|notas|alumnos|palabras|elementos) (?:que|introducid))/g,
  ],
  ['product', 'number', /\b(?:producto(?: de)?|multiplic\w+ (?:todos|entre si)|multiplicacion)\b(?!s)/g],
  ['longest', 'text', /\b(?<!\b(?:de|a|de la|a la|del|al) )(?:mas larg[oa]|mayor longitud|con mas letras)\b/g],
  ['shortest', 'text', /\b(?<!\b(?:de|a|de la|a la|del|al) )(?:mas cort[oa]|menor longitud|con menos letras)\b/g],
  [
    'max',
    'number',
    /\b(?:(?:el |la )?mayor(?:es)?|maxim[oa]s?|mas (?:alt[oa]|grande|car[oa]|elevad[oa])|mejor)\b(?<!menor a (?:el |la )?(?:mayor))(?! (?:que|de|a|o) (?!todos|ellos|los|las|la)|es que)/g,
  ],
  [
    'min',
    'number',
    /\b(?:(?:el |la )?menor(?:es)?|minim[oa]s?|mas (?:baj[oa]|pequen[oa]|barat[oa]|chic[oa])|peor)\b(?<!mayor a (?:el |la )?(?:menor))(?! (?:que|de|a|o) (?!todos|ellos|los|las|la)|es que)/g,
  ],
  [
    'count',
    'any',
    /\b(?:cuant[oa]s(?: \w+)?(?: son| hay| ha\w*| se)?(?: metido| introducido| escrito| puesto)?|cuent[ea](?:n|los|las)?|contar|numero de \w+|cantidad de \w+)\b/g,
  ],
]

/** The results that a text asks for, in its order. */
export function aggregatesIn(text: string, { of }: Sequence, predicates: readonly FoundPredicate[]): Aggregate[] {
  const found: Aggregate[] = []
  for (const [kind, takes, words] of AGGREGATES) {
    if (takes !== 'any' && takes !== of) continue
    for (const match of text.matchAll(words)) {
      const [at, to] = [match.index, match.index + match[0].length]
      const isTaken =
        found.some((other) => at < other.to && to > other.at) ||
        predicates.some(({ from, to: end }) => at < end && to > from && kind !== 'count')
      if (
        !isTaken &&
        !found.some((other) => other.kind === kind && kind !== 'count' && kind !== 'sum' && kind !== 'mean')
      )
        found.push({ kind, test: null, at, to })
    }
  }
  const inOrder = found.toSorted((a, b) => a.at - b.at)
  // «cuente cuántos», «que cuente cuántas veces»: the verb and the word are one wish.
  return inOrder.filter(({ kind, to }, at) => kind !== 'count' || inOrder[at + 1]?.at !== to + 1)
}

/** «cuántos son pares y la suma de los impares»: each result with what limits it. */
export function bind(
  aggregates: readonly Aggregate[],
  predicates: readonly FoundPredicate[],
  text: string,
): Aggregate[] {
  const result: Aggregate[] = []
  for (const [index, aggregate] of aggregates.entries()) {
    const end = aggregates[index + 1]?.at ?? text.length
    const near = predicates.filter(
      ({ from, to }) =>
        (from >= aggregate.at && from < end && isNear(text.slice(aggregate.to, Math.max(aggregate.to, from)))) ||
        (aggregate.at <= from && to <= aggregate.to),
    )
    if (near.length === 0) result.push(aggregate)
    for (const test of near) result.push({ ...aggregate, test, to: Math.max(aggregate.to, test.to) })
  }
  // «cuántos hay y su suma»: the same thing twice is one.
  return result.filter(
    (each, at) =>
      !result
        .slice(0, at)
        .some(
          (other) =>
            other.kind === each.kind &&
            other.test?.predicate.id === each.test?.predicate.id &&
            other.test?.value === each.test?.value,
        ),
  )
}

const isNear = (gap: string) =>
  gap
    .split(' ')
    .filter(
      (word) =>
        word !== '' &&
        !/^(?:de|los|las|el|la|son|hay|que|sean|numeros?|notas?|palabras?|y|e|,|cuantos|cuantas|fueron|han|salen|solo|estan|todos|valores|elementos|entre|ellos|edades|pares|impares|positivos|negativos)$/.test(
          word,
        ),
    ).length === 0
