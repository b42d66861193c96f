import type { Request } from '../frame'
import { plainText } from '../lexicon/plain-text'
import { readRequests } from '../requests/read-requests'
import { titlesOwnTask } from '../requests/task-title'
import { wishOf } from '../requests/wish'

const THANKS =
  /[\s,.;:!…]+(?:(?:much[ií]simas|muchas|mil|y|ya|desde ya|de antemano,?) )*gracias(?: (?:de antemano|por adelantado|anticipadas|de nuevo|otra vez|por (?:todo|la ayuda|tu ayuda|tu tiempo)))?[\s!.…)]*$/iu
/** No thanks are longer. */
const LONGEST = 80
const MAX_CHARACTERS = 2_000
/** Said of what has been tried as well: «ya lo arreglé», «lo voy a probar». */
const OF_WORK: ReadonlySet<Request> = new Set(['exercise', 'correct'])

/** A text without the thanks at its end, whatever else it says. */
export function thanksCutOff(text: string): string {
  const whole = text.trimEnd()
  return whole.slice(0, -LONGEST) + whole.slice(-LONGEST).replace(THANKS, '')
}

/** A request without the thanks behind it, which would be read as part of it: «que diga Bloqueado gracias». Whoever only thanks is left alone. */
export function withoutThanks(text: string): string {
  const rest = thanksCutOff(text)
  return rest !== text.trimEnd() && asksFor(rest.slice(-MAX_CHARACTERS)) ? rest : text
}

function asksFor(text: string): boolean {
  if (/[?¿]/.test(text) || wishOf(text, { isOwn: true }) !== 'none') return true
  const plain = plainText(text)
  if (titlesOwnTask(plain)) return true
  const requests = readRequests(plain, { code: false, error: false })
  return [...requests].some((request) => !OF_WORK.has(request))
}
