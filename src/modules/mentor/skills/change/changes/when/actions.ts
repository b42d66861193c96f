import { upperFirst } from '~/platform/text/first-letter'
import type { Said } from '../../change'

/**
 * What is to happen in a case. `text` is what is to be said, null where any notice will do; `shown` are the words of a value that is to be
 * said («cuál era», «el total»); `until` are the words of «hasta que …».
 */
export type Action =
  | { kind: 'say'; text: string | null; shown: string | null }
  | { kind: 'again'; until: string | null }
  | { kind: 'stop' | 'skip' | 'go-on' | 'no-error' }
  /** What is said in every other case. */
  | { kind: 'else'; text: string }
  /** It is done only after a yes. */
  | { kind: 'confirm' }
  /** «cuántos ha ignorado»: the times are counted, and said at the end under a name. */
  | { kind: 'count'; name: string }

type Kind = Exclude<Action['kind'], 'else'>

const LEAD =
  '(?:[,:]? ?(?:y|e|o|pero|que|entonces|pues|quiero|quisiera|necesito|haz|pueda|simplemente|solo|tambien|ahi|directamente|primero|el programa|el usuario|me|te|le|lo|la|los|las|les|se|nos)\\b){0,8} ?'
const IT = '(?:me|te|le|lo|la|los|las|les|se|selo|sela|melo|mela)?'
const AGAIN = '(?: (?:otra vez|de nuevo|nuevamente))?'
const BREAK =
  '(?:caig|pet|fall|romp|revient|revent|explot|casqu|truen|tron|crash|cuelg|cierr|bloque|pierd)\\w*|de (?:un |el )?(?:error|fallo)|(?:salt|salg)\\w+ (?:el |un |ningun )?(?:error|fallo|excepcion)\\w*|se pare'

/** Tried in this order where a verb may begin. */
const ACTIONS: readonly (readonly [Kind, string])[] = [
  ['no-error', `no (?:me |se |le )?(?:${BREAK})(?: (?:el programa|todo))?`],
  [
    'again',
    `(?:vuelv(?:a|an) a (?:pedir|preguntar|solicitar|introducir|escribir|intentar|meter|poner|leer)${IT}${AGAIN}|(?:pid|pregunt|solicit)(?:a|an|e|en)${IT}(?: (?:el|la|un|otro|otra) [a-z]+)? ?(?:otra vez|de nuevo|nuevamente|(?=hasta))|(?:pid|pregunt)(?:a|e) otr[oa](?: [a-z]+)?|(?:siga|sigan|continue) (?:pidiendo|preguntando)${IT}|(?:repita|repitan)(?: (?:la pregunta|el dato))?|insista|(?:deje|permita) (?:volver a )?(?:intentar|escribir|meter|poner|probar)${IT}${AGAIN})`,
  ],
  [
    'confirm',
    '(?:pregunt|pid)(?:a|e|en|an)(?:me|le)? (?:confirmacion|si (?:(?:se|lo|la|los|las|de verdad|seguro) )*(?:quier|dese|segur|sobre?escrib|cambi|reemplaz|actualiz|sigo|seguimos|continu|machac|estoy|esta)[a-z]*(?: (?:de verdad|que|el|la|lo|seguro|segura|sobre?escribir|cambiar|actualizar|reemplazar|continuar|seguir|anterior|viejo|numero|telefono|dato|valor|nota)[a-z]*)*)(?: \\(?(?:s|si) ?[/o] ?(?:n|no)\\)?)?(?: justo| (?:despues|antes) de [^.;,¦]{3,60}){0,2}(?:[.,;]? ?(?:y )?si (?:dice|digo|pone|responde|es|contesta|le doy a)[a-z]*(?: que)? (?:n|no),? (?:que )?(?:vuelva|no|lo|la|se|siga|deje)[^.;¦,]{0,30})?',
  ],
  [
    'count',
    '(?:dig|muestr|pong|salg|imprim|cuent|indiqu)(?:a|e|an|en|iendo|ando)(?:me)?(?: (?:al final|tambien|luego))* (?:cuant[oa]s|el numero de|la cantidad de)(?: (?:veces|lineas|numeros|valores|datos|palabras|nombres|filas))?(?: (?:de ell[oa]s|se|he|ha|han|hemos|habia|hubo))* [a-z]+d[oa]s?(?: al final)?|diciendo(?: al final)? cuant[oa]s(?: [a-z]+)? (?:se )?(?:ha|han|he) [a-z]+d[oa]s?',
  ],
  [
    'stop',
    '(?:acab|termin|par|cierr|finalic|deteng|concluy)(?:a|e|an|en)(?= ?$|[.,;:¦]| (?:y|e|el programa|la ejecucion|ahi|sin|todo|el bucle|el juego|la partida|del todo|de golpe))(?: (?:el programa|la ejecucion|ahi|sin (?:mas|errores|error|hacer nada|calcular nada|nada)|todo|el bucle|el juego|la partida|del todo))*|salga(?: (?:del?|de el) (?:programa|bucle|menu|juego|todo)| sin mas)',
  ],
  [
    'skip',
    'no (?:(?:lo|la|los|las|le|me|se|les) )?(?:haga|reste|sume|guarde|meta|cuente|anada|agregue|venda|calcule|descuente|registre|apunte|inserte|admita|deje|acepte|permita|reparta|divida|saque|borre|retire|cobre|convierta|imprima|muestre)n?(?: (?:nada|el calculo|la cuenta|la operacion|la division|a la lista|en la lista|la venta|entrar|pasar|sacar|sacarlo|continuar|seguir|ni reste|mas|el dinero|el resultado))*|(?:ignor|salt|descart|omit)(?:a|e|an|en)(?:lo|la|los|las)?(?= ?$|[.,;:¦]| (?:y|ese|esa|esos|esas))(?: es[eao]s? [a-z]+)?',
  ],
  [
    'go-on',
    '(?:siga|continue|sigan)(?: (?:adelante|igual|con (?:el|la|lo|los) [a-z]+|pidiendo|preguntando|normal|funcionando|jugando))*|vuelva al menu|pase a(?:l| la) siguiente',
  ],
  [
    'say',
    `(?:(?:dig|salg|pong|imprim|escrib|aparezc|adviert)(?:a|an)|(?:muestr|saqu|ensen|inform|indiqu|salt|suelt|mand|notifiqu|pit|alert|grit)(?:e|en))${IT}(?![a-z])|avis(?:a|e|en)${IT}(?![a-z])|(?:di|muestra|imprime|saca)(?:me|le)(?![a-z])`,
  ],
]

const ANY = new RegExp(
  `${LEAD}(?:${ACTIONS.map(([kind, pattern]) => `(?<${kind.replace('-', '_')}>${pattern})`).join('|')})`,
  'y',
)

export type Verb = { kind: Kind; from: number; to: number; words: string }

/** The verb of an action that begins at a place of the plain words, with what leads to it. */
export function verbAt(plain: string, at: number): Verb | null {
  ANY.lastIndex = at
  const match = ANY.exec(plain)
  if (!match) return null
  const [kind] = ACTIONS.find(([each]) => match.groups?.[each.replace('-', '_')] !== undefined) ?? []
  return kind === undefined ? null : { kind, from: at, to: at + match[0].length, words: match[0] }
}

/** The first verb of an action from a place on, where a word begins. */
export function nextVerb(plain: string, from: number, to: number): Verb | null {
  for (let at = from; at < to; at += 1) {
    if (/[a-z0-9_]/.test(plain[at - 1] ?? ' ') || !/[a-z]/.test(plain[at] ?? '')) continue
    const verb = verbAt(plain, at)
    if (verb !== null) return verb
  }
  return null
}

type Read = { action: Action; to: number }

/** The action with what is said of it: the words of a message, «hasta que sea un número». Null where it is not understood. */
export function actionAt(said: Said, verb: Verb): Read | null {
  if (verb.kind === 'say') return sayingAt(said, verb)
  const { plain } = said
  if (verb.kind === 'count') {
    const name = /(?<stem>[a-z]{3,}d)[oa]s?(?: al final)?$/.exec(verb.words)?.groups?.stem ?? 'contad'
    return { action: { kind: 'count', name: `${name}os` }, to: verb.to }
  }
  if (verb.kind !== 'again') return { action: { kind: verb.kind }, to: verb.to }
  const until = /^ ?hasta que (?<what>[^.;,¦]{2,60}?)(?= ?$|[.;,¦]| y (?:que|me|se|si)\b)/.exec(plain.slice(verb.to))
  return {
    action: { kind: 'again', until: until?.groups?.what ?? null },
    to: verb.to + (until?.[0].length ?? 0),
  }
}

const HOW =
  '(?:(?! en (?:vez|lugar) ) (?:por pantalla|en pantalla|con (?:un )?print|al usuario|claro|simplemente|bien|tipo|rollo|algo asi)(?![a-z]))*'
const NOTICE =
  '(?:aviso|mensaje|texto|alerta|cartel|advertencia|letrero|linea|mensajito|(?<=(?:un|el) )error)(?![a-z])(?: de (?:error|aviso|alerta|texto)(?![a-z]))?'
const WRAP = new RegExp(
  `^${HOW}(?: (?:(?:con|un|una|el|la|algun|como) )*${NOTICE})?${HOW}(?<that>(?: (?:que|diciendo|avisando|indicando|de|con|diga|ponga|pone)(?= |$))*):? ?`,
)
/** Where what is said ends: another wish begins. */
const END =
  /[;¦]|[.!?](?!\w)|, | en (?:vez|lugar) de\b| (?:y|e|pero) (?:que|al|ademas|tambien|despues|luego|si|cuando|no|ya|asi|punto|listo|nada|vuelv\w+|sig\w+)\b| (?:si|cuando|mientras|cada vez que) (?=[a-z]+ )/g

function sayingAt({ plain, prose }: Said, verb: Verb): Read | null {
  const wrap = WRAP.exec(plain.slice(verb.to))
  const [text = '', that = ''] = [wrap?.[0], wrap?.groups?.that]
  const from = verb.to + text.length
  const isAll = /^(?:y )?(?:ya|punto|listo|nada mas)(?: esta)?(?=$|[ .,;])/.exec(plain.slice(from))
  if (isAll) return { action: { kind: 'say', text: null, shown: null }, to: from + isAll[0].length }
  const quoted = /^["'«“](?<words>[^"'»”]{1,80})["'»”]/.exec(prose.slice(from))
  if (quoted)
    return { action: { kind: 'say', text: quoted.groups?.words ?? null, shown: null }, to: from + quoted[0].length }
  const to = Math.max(verb.to, endOfText(plain, from))
  const words = prose.slice(from, to).trim()
  if (words === '') return { action: { kind: 'say', text: null, shown: null }, to }
  if (OTHERWISE_MEANT.test(plain.slice(from, to))) return null
  if (SHOWN.test(words)) return { action: { kind: 'say', text: null, shown: plain.slice(from, to).trim() }, to }
  const isTold = /(?:que|de) ?$/.test(that) && /^\p{Ll}/u.test(words)
  return {
    action: { kind: 'say', text: isTold ? `${upperFirst(words)}.` : words, shown: null },
    to,
  }
}

/** «salga a 700», «ponga 0», «dé un ValueError»: an amount or an exception is no text. */
const OTHERWISE_MEANT =
  /^(?:a|por|en|tambien|ademas) |^cuant[oa]s\b|^-?\d+(?:[.,]\d+)?$|^(?:un |una )?(?:[a-z]+error|excepcion)\b/
/** «cuál era la buena», «el total», «su saldo» */
const SHOWN =
  /^(?:cu[aá]l|cu[aá]nt|qui[eé]n|d[oó]nde|c[oó]mo|lo que) ?|^(?:el|la|los|las|su|sus) [a-zñ]+(?: de [a-zñ]+)?$|^(?!no )[a-zñ]+ (?:era|fue|sali[oó]|hab[ií]a salido)$/

function endOfText(plain: string, from: number): number {
  END.lastIndex = from - 1
  const end = END.exec(plain)?.index ?? plain.trimEnd().length
  const joint = / (?:y|e) /g
  joint.lastIndex = from - 1
  for (let match = joint.exec(plain); match && match.index < end; match = joint.exec(plain))
    if (verbAt(plain, match.index + match[0].length) !== null) return match.index
  return end
}
