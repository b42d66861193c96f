import { plainText } from '../lexicon/plain-text'

/** A longer message is no complaint about one result. */
const MAX_CHARACTERS = 600

/** What somebody took for granted of their program, or wanted of it and did not get. */
const EXPECTED =
  /\b(?:pens[eé]|pensaba|crei|creia|supuse|suponia|imagin[eé]|imaginaba|juraba|segun yo|esperaba|esperabamos|se supone|se suponia|en teoria|deberia|deberian|debia|debian|tendria que|tendrian que|tenia que|tenian que|queria|queriamos|quise|pretendia|buscaba|la idea (?:es|era)|lo (?:logico|normal|correcto) (?:es|seria)|no deberia)\b/
/** What it does instead, to the one who tells it or always, never, only. */
const INSTEAD =
  /\b(?:(?:me|se me|se le|se lo|se la|se los|se las) (?:lo |la |los |las )?(?:da|dan|sale|salen|dice|imprime|muestra|devuelve|regresa|retorna|pone|guarda|cuenta|suma|resta|borra|cambia|cambian|modifica|repite|mezcla|ordena|deja|queda|quedan|junta|llena|cierra|quita|toma|coge|agarra|mete|saca|marca|escribe|copia|aplica|salta|come|manda|arroja|tira|bota|corta|redondea)|(?:solo|solamente|siempre|nunca|tambien|todo|nada|igual) (?:me |se |lo |la |le )*(?:da|dan|sale|salen|dice|imprime|muestra|devuelve|regresa|pone|guarda|cuenta|suma|borra|cambia|cambian|modifica|repite|entra|hace|queda|llega|toma|coge|lee|reconoce)|(?:pero|y|mas|solo que|en cambio) (?:\w+ ){0,6}?(?:sale|salen|da|dan|dice|imprime|queda|quedan|cambia|cambian|modifica|modifican|sigue|siguen|devuelve|regresa|no (?:esta|cambia|hace|entra|pasa|llega|cuenta|encuentra|funciona|jala))|sale|salen)\b/
/** A case that contradicts what comes of it: «mi prima tiene 18 y le dice menor», «dice que no está y sí está». */
const CONTRADICTS =
  /\b(?:dice|pone|sale|marca|da|responde|devuelve|regresa|cuenta)\b.{1,60}\b(?:y|pero|aunque|cuando) (?:si (?:esta|hay|es|son|tiene|lo)|la verdad|en realidad|ahi (?:esta|estan)|es mentira)\b|\by (?:le|lo|la|les|los|las) (?:dice|pone|marca|cuenta|deja|mete|manda|toma|da)\b|\bno (?:siempre|todas? las? veces?)\b.{0,20}\b(?:pero|y)\b|\b(?:regresa|devuelve|sale|salen|queda|da|trae|muestra)\w* (?:\w+ ){0,2}?(?:vaci[oa]s?|0 filas|cero filas|en blanco)\b/

/** Who orders, or asks for a way to something else, wishes no mending. */
const ORDERS =
  /^(?:\w+ ){0,2}?(?:agrega|agregale|anade|anadele|cambia|cambiale|pon|ponle|quita|quitale|haz|hazlo|haceme|modifica|convierte|explica\w*)\b|\b(?:explica\w*|explicacion|linea por linea|paso a paso|que hace (?:este|el|la|cada)|para que sirve)\b/

/** Whether a message says what was expected of a program and what it does instead, whatever the words: then it complains. */
export function contrasts(prose: string): boolean {
  if (prose.length > MAX_CHARACTERS) return false
  const plain = plainText(prose)
  if (ORDERS.test(plain)) return false
  return (EXPECTED.test(plain) && INSTEAD.test(plain)) || CONTRADICTS.test(plain)
}
