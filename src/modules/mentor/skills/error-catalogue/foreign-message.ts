/** Something appears on the screen. */
const CUE =
  /\b(?:(?:me|te|le|nos) (?:sale|dice|da|pone|aparece|tira|marca|salta|bota|muestra|lanza|arroja|suelta|escribe)n?|aparece|sale|dice|pone|error|warning|fatal|mensaje|aviso)\b/i
/** Words of messages that are no words of a program, and those that are both. */
const OF_MESSAGES = new Set(
  (
    'the was were be been being are an of to at by on this that these you your has have had did does do cannot can could should must may ' +
    'unable failed fails failure found missing invalid unknown unrecognized unexpected expected required requires available please denied ' +
    'refused already exists exist empty too many few more than only during while when which before after did not supported allowed ' +
    'connect connected connection connecting service server permission directory command module package version update deprecated ' +
    'removed using instead installed install build running runtime process library libraries resource bad wrong limit exceeded argument ' +
    'arguments object value type attribute name line access authorized supplied returned closed timed out'
  ).split(' '),
)
const OF_BOTH = new Set(
  'is not and or in for from with if no import error list string file input print as import open'.split(' '),
)
const SPANISH = new Set(
  (
    'el la los las un una unos unas de del que y e o u en por para con sin mi mis tu tus su sus se lo al es son soy esta estan este esto esa ' +
    'ese eso cuando pero si ya como mas muy porque hay le les te nos sale dice pone da hace hago tengo quiero puedo he ha entiendo'
  ).split(' '),
)
const WORD = /[\p{L}_][\p{L}\p{N}_'’]{0,40}/gu
const MAX_PROSE = 600
/** Somebody who writes English asks, and does not quote. */
export const ASKS_IN_ENGLISH = /\b(?:i|my|me get|how|what|why|can you|could you)\b/i
/** `discord.errors.LoginFailure`, `foo.exceptions.BarProblem`. */
const OF_LIBRARY = /\b\w{1,40}(?:\.\w{1,40}){0,4}\.(?:errors?|exceptions?)\.[A-Z]\w{2,60}/

/** Whether a text quotes what a program, a terminal or an editor says in English: the longest run of words without a Spanish one. */
export function quotesForeign(text: string): boolean {
  if (OF_LIBRARY.test(text)) return true
  if (!CUE.test(text) || ASKS_IN_ENGLISH.test(text)) return false
  const enough = LABELLED.test(text) ? 1 : 2
  let [messages, both] = [0, 0]
  for (const [word] of text.slice(0, MAX_PROSE).matchAll(WORD)) {
    const lower = word.toLowerCase()
    if (SPANISH.has(lower) || /[áéíóúñ]/.test(lower)) [messages, both] = [0, 0]
    else if (OF_MESSAGES.has(lower)) messages += 1
    else if (OF_BOTH.has(lower)) both += 1
    if (messages > 0 && messages + both / 2 >= enough) return true
  }
  return false
}
/** What stands behind these is a message, whatever few words it has. */
const LABELLED = /\b(?:error|fatal|warning)\s*:/i
