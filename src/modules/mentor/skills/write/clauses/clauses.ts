import { folded } from '~/platform/text/folded'

/** A stretch of a request that can be taken from it: the words, as they are written, and where they stand. */
export type Clause = { from: number; to: number; text: string }

const SIGN = '(?:[,;\\n]+(?!\\d)|[.:]+(?=\\s|$)|\\((?=(?:que|q|sin|con|y|pero|usando|[a-z]+ [a-z]+) [a-z]))'
/** Words behind «y» or «que» with which another wish begins. */
const MORE =
  '(?:que|q|k|tambien|ademas|al (?:final|terminar|acabar|principio|empezar)|si|me|le|no|solo|luego|despues|cuando|cada|avis\\w+|muestr\\w+|mostr\\w+|dig\\w+|dime|di|imprim\\w+|pregunt\\w+|repit\\w+|cuent\\w+|redonde\\w+|guard\\w+|orden\\w+|ponga|salga|sin|con|cuant[oa]s?|el|la|los|las|otr[oa]s?|usando|valid\\w+|anad\\w+|agreg\\w+|pon(?:le|me|lo|la|er)|quit\\w+|haz(?:lo|la|me)?|cambi\\w+)'
/** What tells how something is done, or of which. */
const MANNER =
  '(?:usando|utilizando|empleando|mediante|con|sin|pero|ignorando|mostrando|redondea\\w+|ordenad[oa]s?|solo|al reves|de (?:\\w+ en \\w+|atras|mayor|menor|mas|forma)|empezando (?:en|por|desde|con|en)|separad[oa]s|un[oa] (?:por|en cada|debajo)|en (?:orden|una sola|una misma|columnas?|lineas?|mayusculas?|minusculas?)|hasta (?:el )?\\d+|en vez|en lugar|cada|al mejor|(?:que|q|k) (?:al|tambien|ademas|si|no|solo|luego|despues|me|pregunt\\w+|repit\\w+|avis\\w+|muestr\\w+|ponga|redonde\\w+))'
const BEGINS = new RegExp(
  `${SIGN} ?|\\s(?=y (?:[a-z]+s de|\\d+ [a-z]+s) )|\\s(?=(?:y|e|pero|luego|despues|ademas|tambien) (?:${MORE}|${MANNER})\\b)|(?<!\\b(?:y|e|pero|luego|despues|ademas|tambien|lo|el|la|los|las|todo|algo|numero|de))\\s(?=${MANNER}\\b)`,
  'g',
)

/** Who is asking, or why: nobody's wish. */
const ASIDE =
  /^(?:hola|buen[oa]s|soy|estoy|es (?:para|pa|un|una|mi)\b|para (?:mi|el|la|clase|un)\b|gracias|porfa|por favor|profe|oye|me (?:lo (?:piden|han|mandaron)|han (?:pedido|mandado))|porque|q esta|que esta|nada raro|saludos|xfa|plis|urgente|ayuda)/
const MAX_CHARACTERS = 600

/** The clauses behind the first of a request, each with the word that joins it. */
export function clausesOf(prose: string): Clause[] {
  if (prose.length > MAX_CHARACTERS) return []
  const plain = folded(prose)
  if (plain.length !== prose.length) return []
  const cuts = [...plain.matchAll(BEGINS)].map(({ index }) => index)
  const starts = cuts.filter((from, at) => !goesOn(plain.slice(cuts[at - 1] ?? 0, from), plain.slice(from)))
  return starts.flatMap((from, at) => {
    const to = starts[at + 1] ?? plain.length
    const text = prose.slice(from, to)
    return /\p{L}{3}/u.test(text) ? [{ from, to, text }] : []
  })
}

/** «si falla que ponga Bloqueado», «me diga que no existe»: one clause. */
const goesOn = (before: string, clause: string) =>
  !/^[.;\n]/.test(clause) &&
  ((SHORT.test(before) && /^\s(?:con|en|de|hasta|cada)\b/.test(clause)) ||
    (IF.test(before) && !/,/.test(before.slice(2))) ||
    (/^[\s,]*(?:que|q|tambien|ademas|cada|si)\b/.test(clause) && SAYS.test(before)))
/** «y la compare con la del curso pasado» */
const SHORT = /^[\s,]*(?:y|e|que|q)(?: \S+){1,3}$/
const IF = /^[\s,.;:]*(?:(?:y|e|o|pero|que|q|luego) )*(?:si|cuando|en caso de|mientras|hasta que)\b/
const SAYS =
  /\b(?:dig[ao]\w*|dime|dice|avis\w+|ponga|escriba|muestr\w+|salga|mensaje|imprima|pregunt\w+|mostrando|dic\w+)(?: me| le)? *$/

/** The words of a clause without what joins it to the others. */
export const wordsOf = ({ text }: Pick<Clause, 'text'>): string =>
  text
    .replace(/^[\s,.;:!?()]+|[\s,.;:(]+$|(?<!\([^()]*)\)[\s,.;:]*$/g, '')
    .replace(/^(?:y|e|pero|luego|después|despues|además|ademas)\s+(?=\p{L})/iu, '')

/** Whether a clause tells of who is asking rather than of the program. */
export const tellsOfAsker = (clause: Clause): boolean => ASIDE.test(folded(wordsOf(clause)))

/** A text without some of its clauses. */
export const without = (text: string, clauses: readonly Clause[]): string =>
  clauses
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
    .trim()
