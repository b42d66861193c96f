import type { Program } from '../../../../python/program/indexed-program'
import type { Result } from '../../change'
import { bareClause } from '../bare-clause'

/** Where something shall stand: at one end of the program, in its loop, behind it, or behind a line. */
export type Place = 'start' | 'end' | 'loop' | 'behind-loop' | number

/** One small wish, without the words that only lead to it; each letter of both spellings in the same place. */
export type Clause = { plain: string; prose: string; place: Place | null }

/** Reads a clause from its first word to its last over the program at hand; null where a word of it means nothing there. */
export type PartReader = {
  name: string
  says: readonly RegExp[]
  /** It reads where something shall stand, too. */
  isPlaced?: true
  make: (p: Program, found: { parts: Partial<Record<string, string>>; clause: Clause }) => Result
}

/** For patterns over plain words: verbs as they are ordered, wished for or asked about, in Spain and in America. */
const OF_ORDER = '(?:(?:me|te|se|nos|lo|la|le|les|los|las) ){0,2}'
export const SHOWS = `${OF_ORDER}(?:imprim|muestr|mostr|ensen|sal(?:ga|gan|e|en)\\b|aparez|dig|dec(?:i|ir)|escrib|pon(?:ga|gas|er|e|le|ele|eme|me|lo)?\\b|saqu|vea|ver\\b)[a-z]{0,6}(?: (?:tambien|ademas|por pantalla|en pantalla))*`
export const ADDS = `${OF_ORDER}(?:anad|agreg|agregu|met|inclu|pon(?:ga|gas|er|e|le|ele|eme|me|lo)?\\b)[a-z]{0,6}(?: (?:tambien|ademas))*`
export const TAKES = `${OF_ORDER}(?:quit|sac|saqu|elimin|borr|suprim)[a-z]{0,6}`
export const CHANGES = `${OF_ORDER}(?:cambi|sustitu|reemplaz|reemplac|remplaz|modific|modifiqu|pas)[a-z]{0,6}`
/** A text in quotes. */
export const QUOTED = `["'«“][^"'«“»”]{1,60}["'»”]`
export const NAME = '[a-z_]\\w{0,30}'

const LEAD =
  /^(?:(?:no|si|vale|ok|bueno|perdon|digo|mejor)[,.:] ?|(?:y|e|yo|es que|pero|ahora|luego|despues|entonces|bueno|vale|ok|okey|dale|bien|perfecto|genial|hola|oye|mira|tambien|ademas|porfa|por favor|quiero|quisiera|queria|querria|necesito|me gustaria|me falta|me faltaria|lo que quiero es|haz|hace|haga|hagas|hacelo|hazlo|podrias|puedes|podes|puedo|se puede|como (?:hago|haria|puedo hacer|se hace)|hacer|para|que|(?:pon|agreg|anad|met)[a-z]{0,6}(?= que )|en (?:mi|el|este|ese|esta|la) (?:codigo|programa|funcion|script)|si|solo (?=(?:haz|quiero|que)))(?:[, ]+|$))/
const TAIL =
  /[ ,]+(?:por favor|porfa(?:vor)?|gracias|tambien|ademas|entonces|en (?:mi|el|este|ese) (?:codigo|programa|script)|de (?:mi|el|este|ese) (?:codigo|programa)|cada uno|ahora)$/

const PLACES: readonly (readonly [RegExp, (found: RegExpExecArray) => Place])[] = [
  [/(?:^|[ ,]+)(?:justo )?(?:despues|debajo|detras) de la linea (\d{1,3})(?=$|[ ,])/, ([, line]) => Number(line)],
  [
    /(?:^|[ ,]+)(?:cuando|al|despues de que) (?:acabe|termine|terminar|acabar)(?: (?:el|de) (?:bucle|for|while))(?=$|[ ,])|(?:^|[ ,]+)(?:fuera|despues|al final) del (?:bucle|for|while)(?=$|[ ,])/,
    () => 'behind-loop',
  ],
  [
    /(?:^|[ ,]+)(?:(?:en|por|a) cada (?:vuelta|paso|iteracion|vez|repeticion|linea)(?: del (?:bucle|for|while))?|cada vez|(?:dentro|en medio) del? (?:bucle|for|while)|cada vuelta(?: del (?:bucle|for|while))?|en el (?:bucle|for|while)|cada (?:mes|dia|ano|semana|hora|minuto|segundo|ronda|turno|partida))(?=$|[ ,])/,
    () => 'loop',
  ],
  [
    /(?:^|[ ,]+)(?:al final(?: del todo| de todo| del programa)?|al (?:terminar|acabar)(?: el programa)?|cuando (?:termine|acabe)(?: (?:el programa|todo))?|abajo(?: del todo)?|por ultimo|lo ultimo)(?=$|[ ,])/,
    () => 'end',
  ],
  [
    /(?:^|[ ,]+)(?:al (?:principio|empezar|inicio|comenzar|comienzo|arrancar)(?: (?:del todo|de todo|del programa|el programa))?|antes de (?:todo|nada|empezar)|lo primero|arriba(?: del todo)?)(?=$|[ ,])/,
    () => 'start',
  ],
]

/** A clause without what leads to it and without the place that it names. */
export const clauseOf = (plain: string, prose: string): Clause =>
  withoutPlace({ ...bareClause({ plain, prose }, { lead: LEAD, tail: TAIL, mostTails: 10 }), place: null })

function withoutPlace(clause: Clause): Clause {
  for (const [pattern, placeOf] of PLACES) {
    const found = pattern.exec(outsideQuotes(clause.plain))
    if (!found) continue
    const cut = (text: string) => text.slice(0, found.index) + text.slice(found.index + found[0].length)
    const again = clauseOf(cut(clause.plain), cut(clause.prose))
    return { ...again, place: placeOf(found) }
  }
  return clause
}

/** What stands in quotes is nobody's word. */
export const outsideQuotes = (plain: string): string =>
  plain.replace(/["'«“][^"'«“»”]{0,60}["'»”]/g, (text) => '_'.repeat(text.length))
