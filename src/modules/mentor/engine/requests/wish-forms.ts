import { isSubjunctive, isSubjunctiveOfYou } from '../lexicon/subjunctive'
import type { Words } from './clauses'

const at = (words: Words, from: number) => words[from] ?? ''
export const rest = (words: Words, from: number) => words.slice(from).join(' ')

const CLITIC = /^(?:me|te|se|le|les|lo|la|los|las|nos)$/
/** «Qué pasa», «qué devuelve»: no «que» of a wish. */
const ASKS_WHAT =
  /^que (?:(?:me|te|se|le|lo|la|los|las|nos) )*(?:es|son|era|hace|hacen|pasa|pasaria|ocurre|sucede|significan?|imprime|sale|salen|saca|tiene|tienen|hay|hago|haria|puedo|puede|quiere|diferencia|falla|falta|esta|error|mal|cosa|tal|opinas|crees|devuelve|muestra|da|vale|tipo|version|libreria|modulo|funcion|metodo|comando|palabra|parte|linea|debo|tengo|uso|pongo|conviene|mas|otra|otro|va|dice|recomiendas|dato|valor)\b/
/** Behind them stands a noun: «un nombre». */
const ARTICLE = /^(?:el|un|una|del|de|mi|tu|su|al|cada|este|esta|ese|esa|en|con|por|para|sin|hasta|como|mientras)$/
const PURPOSE = /^(?:para|lo|sin|hasta|antes|de)$/
/** Between «que» and its verb: «que después del precio me pregunte». */
const FAR = 12
/** «que las que … que»: nobody puts more into each other. */
const MOST_NESTED = 6

/** Whether a subjunctive comes of the «que» that stands there. */
export function isThatShall(words: Words, from: number, nested = 0): boolean {
  if (at(words, from) !== 'que' || nested > MOST_NESTED) return false
  if (ASKS_WHAT.test(words.slice(from, from + FAR).join(' '))) return false
  for (let index = from + 1; index < Math.min(words.length, from + 2 + FAR); index += 1) {
    const [word, before] = [at(words, index), at(words, index - 1)]
    if (word === 'que' && before === 'para') return false
    if (word === 'que' && !PURPOSE.test(before) && index > from + 1) return isThatShall(words, index, nested + 1)
    if (word === 'de' && CLITIC.test(before)) return true
    if (ARTICLE.test(before) && word.endsWith('e')) continue
    if (isSubjunctive(word) || ((CLITIC.test(before) || before === 'no') && isSubjunctiveOfYou(word))) return true
  }
  return false
}

const INFINITIVE = /^[a-z]{2,}(?:ar|er|ir)(?:(?:me|te|se|nos)?(?:l[oae]s?|les?)?)$/
/** Told, taught, judged or mended: others do that. */
const TELLS =
  /^(?:e[sx]pli|aclar|desmenu|destrip|desglos|descifr|ayud|ensen|contar|contam|contad|cuent(?:[ae]m|as$|as (?:que|como|paso|un|lo))|optimiz|refactor|puntu|pon\w* (?:\w+ )?nota|documentar|resum|repet|repit|repas|revis|mir|ver$|verl|de[cz](?!\w* (?:tambien|ademas))|di[gm](?!\w* (?:tambien|ademas))|ech|correg|corrig|corrij|arregl|solucion|record|recuerd|recomend|recomiend|pregunt|habl|orient|analiz|interpret|describ|entend|entiend|comprend|presta|consult|aprend|practic|segu|sig|estudi|evalu|ejecut|corr|prob|prueb|instal|soluc|resolv|resuelv|encontr|encuentr|leer (?:esto|este|el codigo)|leerlo)/
const MENDED_SO = /^(?:arregl|corrig|corrij)\w+ (?:\w+ ){0,2}?para que /

const CAN =
  /^(?:(?:me|nos|lo|la|los|las|se|le|les) )*(puedes|podes|podrias|podras|puede|podria|pueden|podrian|pudieras|te importa|te importaria|me ayudas? a|sabrias|hay (?:alguna )?(?:forma|manera|modo) de|es posible|seria posible|se puede|se podria|se podra) /
const CAN_YOU = /^(?:puedes|podes|podrias|podras|pudieras|te|me ayuda)/
const HANGS_ON_INFINITIVE = /(?:ar|er|ir)(?:me|nos|l[oae]s?|les?|[mst]el[oa]s?)$/
const NO_FAVOUR =
  /^(?:das|dices|sales|eres|es|mas|las|les|los|des|debes|gustas|estas|has|tres|mes|menos|meses|antes|pesos)$/

/** «Me la puedes convertir en …», «¿lo puedes cambiar para …?», «me lo pasas a …», «le pones …». */
export function isAskedOfYou(words: Words, from: number): boolean {
  const text = rest(words, from)
  if (/^me (?:ayudas?|colaboras?) (?:a |para )que /.test(text)) return isThatShall(words, words.indexOf('que', from))
  const [lead, can = ''] = CAN.exec(text) ?? []
  if (lead !== undefined) {
    const next = text.slice(lead.length).split(' ')
    if (next[0] === 'que') return isThatShall(next, 0)
    if (next[0] === 'hacer' && next[1] === 'que') return isThatShall(next, 1)
    const verb = next[0] ?? ''
    const isOfYou = CAN_YOU.test(can) || /^(?:me|nos) /.test(text) || HANGS_ON_INFINITIVE.test(verb)
    return isOfYou && INFINITIVE.test(verb) && !TELLS.test(next.join(' '))
  }
  const [, verb] = /^(?:me|nos|le|les)(?: (?:lo|la|los|las))? ([a-z]{2,}(?:as|es))\b/.exec(text) ?? []
  return verb !== undefined && !TELLS.test(verb) && !NO_FAVOUR.test(verb)
}

/** Said of the program to whoever can change it. */
const CHANGES =
  /^(?:cambi[ae]|anad[ea]|agreg(?:a|ue)|quit[ae]|pon|ponga|haz|haga|usa|utiliz[ae]|utilice|conviert[ea]|modifi(?:ca|que)|renombr[ae]|reemplaz[ae]|reemplace|remplaza|sustituy[ea]|adapt[ae]|transform[ae]|simplifi(?:ca|que)|acort[ae]|traduc[ea]|traduzca|define|implement[ae]|agreguemos|hagamos|pongamos|cambiemos|quitemos|anadamos|incorpor[ae])$/
/** What programs do themselves as well, badly sometimes: no order beside one's own, and only with what it is done to. */
const DOES =
  /^(?:pone|hace|met[ea]|elimin[ae]|borr[ae]|incluy[ea]|crea|escrib[ae]|evita|deja|pasa|aumenta|sube|baja|maneja|gestiona|controla|dale|muestr[ae]|imprim[ea]|calcul[ae]|orden[ae]|guard[ae]|cuent[ae]|sum[ae]|pid[ea]|pregunt[ae]|valid[ae]|comprueb[ae]|filtr[ae]|agrup[ae]|redonde[ae]|saca|saque|repit[ea]|permit[ea]|separ[ae]|aline[ae]|avis[ae]|devuelv[ae]|le[ea]|numer[ae]|busca|busque|salud[ae]|lanz[ae]|llev[ae]|contempla) (?:me|tambien|ademas|solo|el|la|los|las|un|una|cuant\w+|por|en|todo|todos|todas|cada|que|si|su|al|con|lo|dos|tres|primero|segun|\d+) /
const ENCLITIC =
  /^(?:[a-z]{3,}[aei]|[a-z]+[nz]|usa|da|di)(?:(?:me|te|se|nos)?(?:l[oa]s?|le)|me)$|^(?:pon|haz|da|quita|agrega|anade|suma|cambia|mete|saca)les$/
/** «Regla», «ejemplo», «simple»: nothing hangs on them. */
const NO_ORDER =
  /^(?:[a-z]*(?:(?:esc|nov|t|v)?uela|novela|tela|vela|ella|ello|ellos|ellas|ulo|ulos|ula|ulas|ble|iple|icil)|palabra|escala|ejemplo|articulo|paralelo|detalle|calle|dime|dame|parecele|(?:[a-z]*(?:pri|su|to|for|fir)|pro?gra|co|lla|ani|confir)me|dale|consola|pantalla|escalera|igualmente)$/
/** «Decime también cuántas son aprobadas», «dime el total»; neither «dime qué hace» nor «dame un ejemplo». */
const TELL_ME =
  /^(?:dime|decime|digame|dame|deme|sacame|muestrame|mostrame|ensename) (?!(?:\w+ )?(?:que (?:es|hace|significa|pasa|error)|por que|como|para que|si|donde|del|(?:el|la|tu|otra|una?) (?:codigo|solucion|respuesta|correccion|error|fallo|opinion|razon|duda|ejemplo|pista|ejercicio|explicacion)|(?:un|una|otro|otra|mas|algun|los|unos|varios) (?:\w+ )?(?:ejemplos?|ejercicios?|pistas?|explicacion|idea|mano|retos?|examen|test|quiz)|linea (?:a|por)|algo|nota)\b)\w/

/** Whether a question mark ends the clause, and whether a program of the person's own stands beside it. */
export type Asked = { isAsked: boolean; isOwn: boolean }

/** «Añádele …», «decime también …», «agregar un menú». */
export function isOrder(words: Words, from: number, { isAsked, isOwn }: Asked): boolean {
  const [word, next] = [at(words, from), at(words, from + 1)]
  const text = rest(words, from)
  if (TELL_ME.test(text)) return !isOwn
  if (MENDED_SO.test(text)) return true
  if (TELLS.test(text)) return false
  if (/^(?:fijate|asegurate|procura|intenta|logra|consigue|haz|hace|haga|hacer) (?:de )?que\b/.test(text))
    return isThatShall(words, words.indexOf('que', from))
  // «¿Cuenta las que llevan tilde?», «¿cambia la lista?»: whether it does is asked.
  const asksWhether = isAsked && !/^(?:haz|pon|agreg|anad)/.test(word)
  if (CHANGES.test(word))
    return !asksWhether && next !== '' && !/^(?:mal|bien|nada|falta|lo (?!de))/.test(rest(words, from + 1))
  if (!isOwn && !asksWhether && DOES.test(`${text} `)) return true
  if (ENCLITIC.test(word)) return !NO_ORDER.test(word)
  return INFINITIVE.test(word) && CHANGED.test(word) && next !== '' && !isOwn
}
const CHANGED =
  /^(?:agregar|anadir|quitar|poner|cambiar|hacer|guardar|ordenar|mostrar|incluir|convertir|meter|eliminar|borrar|usar)/
