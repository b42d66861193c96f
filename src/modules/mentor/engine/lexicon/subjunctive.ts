/**
 * Whether a word (plain spelling) has the form in which Spanish says how something shall be: «pida», «avise», «salgan», «mostrara». Verbs
 * in -ar take an -e that few other words have; those in -er and -ir take an -a, and are listed.
 */
export function isSubjunctive(word: string): boolean {
  if (word.length < SHORTEST) return false
  const base = word.endsWith('n') ? word.slice(0, -1) : word
  if (IMPERFECT.test(base)) return !NO_IMPERFECT.has(base)
  if (base.endsWith('a')) return isOfSecond(base)
  return base.endsWith('e') && isOfFirst(base, word)
}

/** The same, said to somebody: «que me pongas», «que lo cambies». */
export const isSubjunctiveOfYou = (word: string): boolean =>
  word.endsWith('s') && !PLURAL.test(word) && isSubjunctive(word.slice(0, -1))
const PLURAL = /(?:[lrndz]es|[cs]iones|bles|tes|ves|pares|veces|meses)$/

const SHORTEST = 3
const IMPERFECT = /(?:ara|iera|jera|uera|iese|jese|uese)$/
const NO_IMPERFECT = new Set(
  'para cara clara rara manera primera tercera cualquiera espera siquiera carrera madera bandera entera frontera cartera afuera fuera era quiera camara separa prepara compara declara repara dispara'.split(
    ' ',
  ),
)

const OF_SECOND =
  'haga deshaga rehaga sea vaya haya sepa quepa vea lea pueda quiera pida siga persiga consiga sirva repita compita elija corrija dirija exija coja recoja escoja proteja mida vuelva devuelva resuelva envuelva revuelva mueva remueva promueva muera duerma pierda entienda extienda defienda encienda atienda convierta advierta invierta sienta prefiera sugiera refiera requiera adquiera meta prometa someta corra recorra transcurra ocurra coma beba venda aprenda comprenda dependa responda esconda rompa corrompa interrumpa escriba describa reciba perciba imprima comprima suprima permita admita emita omita transmita divida decida coincida cumpla reuna anada abra cubra descubra suba acuda viva exista insista consista resista parta reparta comparta discuta deba ceda conceda suceda proceda acceda exceda distinga despida impida combine muerda hierva traiga caiga oiga valga'
const KNOWN = new Set(OF_SECOND.split(' '))
const isOfSecond = (base: string) => KNOWN.has(base) || (IRREGULAR.test(base) && !NO_IRREGULAR.has(base))
/** «ponga», «mantenga», «aparezca», «incluya». */
const IRREGULAR = /(?:pong|teng|veng|salg|dig|zc|[ln]uy|ruy|buy|tuy)a$/
const NO_IRREGULAR = new Set(['tuya'])

/** Forms in -e that are no subjunctives: what verbs in -er and -ir say plainly, nouns, adjectives and little words. */
const PLAIN = new Set(
  'hace deshace pone dispone compone propone expone supone tiene mantiene contiene obtiene detiene viene interviene sale vale dice predice trae extrae cae oye sigue consigue persigue distingue sabe cabe cree debe puede suele huele duele muere quiere coge recoge escoge elige corrige dirige exige protege surge parece aparece desaparece conoce reconoce ofrece crece nace produce reduce traduce introduce deduce conduce permanece pertenece establece siente miente prefiere requiere refiere adquiere sugiere'.split(
    ' ',
  ),
)
const OTHER_WORDS = new Set(
  'que porque aunque ese este nombre clase clave bucle base parte siempre entre donde desde sobre doble triple simple posible imposible variable tarde noche leche madre padre hombre importe coste corte fase frase indice lote paquete billete grande cliente gente fuente presente siguiente diferente importante restante durante mediante adelante constante informe detalle traje viaje envase cine disponible entonces orden bien tambien quien alguien imagen margen examen resumen volumen origen tren septiembre octubre noviembre diciembre jefe golpe cheque parque bloque sede suerte muerte norte oeste'.split(
    ' ',
  ),
)
/** «mensaje», «fácilmente», «restante». */
const NO_VERB = /(?:[^b]aje|[^l]mente|[^ng]ante|iente|ble|[^o]bre)$/
const YET_VERBS = new Set(
  'trabaje encaje aumente comente incremente decremente implemente documente aguante levante cante adelante plante doble alimente argumente oriente siente'.split(
    ' ',
  ),
)

function isOfFirst(base: string, word: string): boolean {
  if (YET_VERBS.has(base)) return true
  if (PLAIN.has(base) || OTHER_WORDS.has(base) || OTHER_WORDS.has(word) || NO_VERB.test(base)) return false
  // «mete», «imprime», «incluye»: of a verb whose other form is listed.
  const other = `${base.slice(0, -1)}a`
  return !KNOWN.has(other) && !/[uo]ye$/.test(base)
}
