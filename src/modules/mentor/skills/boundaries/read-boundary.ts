import { bothReadings } from '../../engine/lexicon/languages/both-readings'
import { plainText } from '../../engine/lexicon/plain-text'
import { namesProgramming } from '../../engine/lexicon/trade'
import { titlesTask } from '../../engine/requests/task-title'
import type { Boundary } from './boundary-answers'
import {
  FROM_OTHER_LANGUAGE,
  HARMFUL,
  HARMLESS,
  INJECTION,
  KNOWN_FROM_THERE,
  OTHER_LANGUAGE,
} from './boundary-patterns'
import { harmByParts, isSittingExam } from './harm-by-parts'
import { OFF_TOPIC } from './off-topic-table'

/** Whatever it is about, that is for a program to do. */
export const COMPUTES =
  /\b(?:calcul\w+|simul\w+|contar|contador|conteo|orden\w+|suma|sumar|media|promedio|clasificacion|resultados de|a partir de|convert\w+|convers\w+|generar?|generador|registr\w+|gestion\w*|agenda|sistema de|inventario|base de datos|sorte\w+|juego de|cuestionario|quiz|grafic\w+|tabla de|datos|estadistic\w+|control de|automatiz\w+|aplicacion)\b/

/** `7 // 2`, `7 % 3`, `2 ** 3`: how Python reckons is asked. */
const PYTHONS_SIGN = /[\d)] ?(?:\/\/|%|\*\*) ?[-\d(]/

/** «Quién gana» a game that is to be written. */
const GAME =
  /\b(?:al azar|piedra papel|tres en raya|ahorcado|contra (?:la maquina|el ordenador|la computadora|la compu)|dos jugadores|(?:una|cada|por) ronda|tiradas?|dados)\b/

/** What is to be translated is said; «traducir un texto» is for a program. */
const TRANSLATES = /\btraducir(?!.*\b(?:textos?|frases?|palabras?|menus?|archivos?|documentos?|subtitulos)\b)/

/** What HTML is, is told; a page is written by others. */
const MARKUP = /\b(?:que (?:es|son)|q es|para que sirven?|explicame) (?:el |lo de )?(?:html|css)$/

/**
 * What of a message is not done here, or null. `prose` is the person's own words; `hasProgram` where Python was pasted: then only what
 * harms is refused.
 */
export function readBoundary(prose: string, { hasProgram }: { hasProgram: boolean }): Boundary | null {
  const said = prose.replace(/\bc\+\+/gi, 'cplusplus').replace(/\bc#/gi, 'csharp')
  const plain = plainText(said)
  if (plain === '') return null
  const words = bothReadings(plain)
  const harm = HARMLESS.test(plain) ? undefined : HARMFUL.find(([, pattern]) => pattern.test(words))
  if (harm !== undefined) return harm[0]
  if (isSittingExam(plain)) return 'cheating'
  const byParts = harmByParts(plain)
  if (byParts !== null) return byParts
  if (INJECTION.test(words)) return 'injection'
  if (hasProgram) return null
  const isOther = OTHER_LANGUAGE.test(words) && !FROM_OTHER_LANGUAGE.test(plain) && !MARKUP.test(plain)
  if (isOther && !isKnownFromThere(said)) return 'other-language'
  if (PYTHONS_SIGN.test(prose) || GAME.test(plain)) return null
  if (namesProgramming(plain) || COMPUTES.test(plain) || (titlesTask(plain) && !TRANSLATES.test(plain))) return null
  return OFF_TOPIC.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** Nothing is asked of another language where it stands only in a clause beside the question. */
function isKnownFromThere(prose: string): boolean {
  const clauses = prose.split(/[.,;:¿?¡!()\n]+/).map(plainText)
  const asked = clauses.filter((clause) => clause !== '' && !KNOWN_FROM_THERE.test(clause)).join(' ')
  return asked !== '' && !OTHER_LANGUAGE.test(bothReadings(asked))
}
