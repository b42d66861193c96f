import { readExpectation } from '../../faults/repair/expectation'
import type { Case } from './case'

type Told = Pick<Case, 'around' | 'source'>

/** What the person wrote beside the program. */
const besides = ({ around, source }: Told) => around.replace(source.trim(), ' ')

/** The results that they say should come out: «tiene que dar 55». */
export const wantedResults = (told: Told): string[] => readExpectation(besides(told), told.source).wanted

const MAX_WORDS = 3_000
const VERBS =
  '(?:regres(?:e|ar|en)|devuelv(?:a|an)|devolver|retorn(?:e|ar)|d[eé]|dar|salga|salir|ponga|poner|muestre|mostrar|imprima|imprimir|diga|decir|quede|quedar|sea|valga|cuente|tome|use)'
const SMALL = '(?:me|se|lo|como|un|una|el|la|texto|mensaje|valor|que|solo|simplemente|por defecto)'
const WANTED = new RegExp(
  `(?:^|[^\\p{L}])${VERBS}(?:me|lo)?(?: ${SMALL}){0,3} (none|nada|cero|0(?:\\.0)?(?![\\d.,])|"[^"\\n]{1,60}"|'[^'\\n]{1,60}'|«[^»\\n]{1,60}»)`,
  'iu',
)

const AT_LAST =
  /(?:^|[^\p{L}])(?:ponga|diga|imprima|muestre|escriba|salga|aparezca)(?: (?:el|la|un|una|mensaje|texto|palabra)){0,3} (?:["«']([^"»'\n]{1,60})["»']|(¡[^!\n]{1,60}!))/iu

/** «Que pare en 0 y ponga ¡Despegue!»: the text that is wanted at the end, as Python writes it. */
export function wantedAtLast(told: Told): string | null {
  const found = AT_LAST.exec(besides(told).slice(0, MAX_WORDS))
  return found === null ? null : JSON.stringify(found[1] ?? found[2])
}

/** «Que regrese None», «que diga "no hay"»: what they want where a value cannot be worked out, as Python writes it. */
export function wantedInstead(told: Told): string | null {
  const found = WANTED.exec(besides(told).slice(0, MAX_WORDS))?.[1]
  if (found === undefined) return null
  if (/^(?:none|nada)$/i.test(found)) return 'None'
  if (/^(?:cero|0)/i.test(found)) return '0'
  return JSON.stringify(found.slice(1, -1))
}
