import { type ClauseText, clausePattern } from './clause-text'
import type { End } from './dialogue'

const TYPES =
  '(?:pong|met|escrib|introdu|ingres|tecle|digit|dig|dic|puls|dej|recib|lleg|aparezc|ped|salg|marc|lea|encuentr)\\w*|pon[eg]?a?|d[ea]n?'
const WHO =
  '(?:(?:que|yo|el usuario|la persona|usuario|se|le|me|uno|alguien|el cliente|sea|este|quede|venga|haya|un|una|el|la|los|las|palabra|numero|valor|texto|opcion|letra|nombre|campo|en|de|del|con|producto|articulo|al|como|tecla) )*'
const AGAIN =
  '(?:(?:y|que|se|l[oa]s?|me|le|siga|sigue|seguir|vaya|vuelva a|vuelve a|repita|repite|continue|este|asi|todo) )*(?:(?:pid|ped|pregunt|ley|le[ae]|met|pon|sum|escrib|introdu|ingres|repit|hac)\\w*(?:lo|la|los|las)? ?)?(?:(?:datos|mas|numeros|valores|otr[oa]s?|asi|todo) )*'
const STOPS =
  '(?:(?:y )?(?:(?:que|se|el programa) )*(?:pare|para|parar|terminar|acabar|termine|termina|acabe|acaba|finalice|detenga|corte|salga)(?: de (?:pedir|preguntar))?(?: (?:cuando|con|al|si|en cuanto|de))?|(?:y )?(?:cuando|en cuanto|si)|(?:y )?para (?:terminar|acabar|salir|parar|finalizar)(?: que)?|mientras (?:que )?no(?: sea)?)'
const SAID =
  '(- ?\\d+|\\d+(?:[.,]\\d+)?|«[^ ]+»|(?:un )?(?:numero )?negativ[oa]|vaci[oa]|en blanco|blanco|nada|enter|intro|[a-z]+\\d*)'

const KNOWN = /^(?:fin|salir|exit|quit|basta|parar|stop|terminar|listo|ya|no|n|s|x|q|final|acabar|done|adios|end)$/
const UNTIL = clausePattern(
  `${AGAIN}(?:hasta(?: que)?|${STOPS}) ${WHO}(?:no )?(?:(${TYPES}) )?${WHO}${SAID}(?: (?:y enter|para (?:terminar|acabar|salir|parar)))?`,
)
/** «hasta que la suma pase de 100». */
const SUM = clausePattern(
  `${AGAIN}hasta(?: que)?(?: (?:la suma|el total|sumen?|lo acumulado|lo que (?:llevo|lleva|suman?)|entre tod[oa]s|total|se|su suma))+ ?(?:(?:sea|es|haya|ha|ya) )*(pas\\w+(?: de)?|super\\w+|mayor (?:que|a|de)|mas de|excede\\w*|llegu\\w+ a|alcanc\\w+|igual o mayor (?:que|a)|al menos) (?:los |las |el )?(\\d+(?:[.,]\\d+)?)(?: (?:€|euros|pesos|soles|dolares|puntos))?`,
)
const TRIES = /^(?:veces|intentos|oportunidades|que|como|ya|fin)$/
/** «el 0 no cuenta», «(fin no cuenta)»: what ends is kept out anyway. */
export const ENDS_UNCOUNTED = clausePattern(
  '(?:\\( )?(?:(?:y|e|que|el|la|ese|esa|palabra|numero|ultimo) )*(?:-? ?\\d+|«[^ ]+»|[a-z]+) no (?:se )?(?:cuent\\w+|entra|vale|incluy\\w+|suma|debe contar\\w*|tiene que contar)(?: (?:en|para|como|dentro de) (?:la |el |una? )?[a-z]+)?(?: \\))?|(?:\\( )?(?:sin|no) (?:contar|incluir|cuente|incluya) (?:el|la|ese|esa) (?:-? ?\\d+|«[^ ]+»|[a-z]+)(?: \\))?',
)

/** «hasta que meta un 0», «y que pare con fin», «hasta dejar el nombre en blanco»; null where nothing ends here. */
export function endAt(c: ClauseText): End | null {
  const place = c.place
  const sum = c.take(SUM)
  if (sum)
    return {
      kind: 'sum',
      sign: /^(?:lleg|alcan|igual|al menos)/.test(sum[1] ?? '') ? '>=' : '>',
      limit: (sum[2] ?? '0').replace(',', '.'),
    }
  const found = c.take(UNTIL)
  const end = found && !(isSaidAside(found) && !isKnownEnd(found[2] ?? '')) ? endOf(found) : null
  if (end && isBoundary(c)) {
    c.take(clausePattern('(?:en|como) (?:el |la )?(?:nombre|producto|articulo|nota|numero)'))
    return end
  }
  c.goTo(place)
  return null
}

/** «si pone 0», «cuando escriba fin»: ends only with what usually ends; «cuando meta letras» is about something else. */
const isSaidAside = ([all]: RegExpExecArray) => /\b(?:cuando|si)\b/.test(all) && !/\bhasta\b/.test(all)
const isKnownEnd = (said: string) =>
  KNOWN.test(said) || /^(?:-? ?\d|«|vaci|nada|enter|intro|en blanco|blanco)/.test(said) || /negativ/.test(said)

function endOf([all = '', verb, said = '']: RegExpExecArray): End | null {
  const isStated = verb !== undefined || /\bhasta\b|\bsea\b/.test(all)
  if (/negativ/.test(said)) return { kind: 'negative' }
  if (/^(?:vaci[oa]|en blanco|blanco|nada|enter|intro)$/.test(said)) return { kind: 'empty' }
  if (/^-? ?\d/.test(said))
    return isStated || /\b(?:con|al)\b/.test(all) ? { kind: 'number', said: said.replace(' ', '') } : null
  const word = said.replace(/[«»]/g, '')
  if (TRIES.test(word) && !KNOWN.test(word)) return null
  return KNOWN.test(word) || said.startsWith('«') || verb !== undefined ? { kind: 'word', said: word } : null
}

/** What ends the asking is the last of its clause: «hasta que ponga una nota mayor que 10» is another end. */
const isBoundary = (c: ClauseText) =>
  c.isDone ||
  c.sees(/^(?:[,;.:!?)(]|y|e|luego|despues|entonces|al|que|me|mostrar|dec\w+|muestr\w+|dig\w+|en|como|se|le) ?/)
