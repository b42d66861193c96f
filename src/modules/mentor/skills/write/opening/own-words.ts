import { folded } from '~/platform/text/folded'
import { spelt } from './spelling'
import { type Mood, toldVerb } from './told-verbs'

/** `isVerb`: it has been put into the form that tells. */
type Word = { text: string; plain: string; isGlued: boolean; isVerb?: boolean }

const MAX_CHARACTERS = 1_500
const MAX_PARTS = 12
/** A longer sentence is cut before one of its verbs; fewer words say nothing of this program. */
const [MOST, LEAST] = [34, 3]

const TOKEN =
  /«[^»]{1,40}»|"[^"]{1,40}"|'[^']{1,40}'|`[^`]{1,40}`|(?<=\s)-\d+|\.\p{L}{2,4}(?!\p{L})|[\p{L}\d_][\p{L}\d_.,'/-]{0,60}[\p{L}\d_%€$]§?|[\p{L}\d_%€$]§?|[^\s]/gu
/** «Muestre: la base y el total» goes on behind its sign. */
const PARTS =
  /(?<=[.!?…])\s+|\n+|;(?=\s|$)|(?<!\b(?:muestr[ea]|dig[a]|dice|imprim[ae]|pid[ae]|pregunt[ae]|devuelv[ae]|calcul[ae]))\s?:(?=\s|$)/iu
/** `name(…)`: a name. */
const CALL = /(?<=[\p{L}\d_])\([^()]{0,120}\)/gu
/** What stands in brackets tells more of it; signs there are meant themselves. */
const ASIDE = /\(([^()]{0,120})\)/g
const SIGNS = '¬'

/**
 * What a program does, in the words in which it was asked for: «que me pida la edad y diga …» → «pide la edad y dice …»; null where they
 * make no sentence.
 */
export function inOwnWords(prose: string): string | null {
  const plain = prose
    .slice(0, MAX_CHARACTERS)
    .replace(CALL, '§')
    .replace(ASIDE, (_, inside) => (/\p{L}|\d/u.test(inside) ? ' ' : SIGNS))
  const told = plain
    .split(PARTS)
    .slice(0, MAX_PARTS)
    .flatMap((part, index) => {
      const words = wordsOf(part)
      return ordersIn(words, index === 0).flatMap(({ from, isProgram }) => {
        const said = toldFrom(words.slice(from))
        return said === null ? [] : [{ said, isProgram }]
      })
    })
  const [first] = told
  const own = told.find(({ said, isProgram }) => isProgram && (first === undefined || said.length > first.said.length))
  const best = (own ?? first)?.said ?? null
  // What is only asked for is gone on with: «pide dos números. Que diga cuál es el mayor».
  const next = best !== null && ONLY_ASKS.test(best) ? told.find(({ said }) => TELLS.test(said))?.said : undefined
  return next === undefined ? best : `${best}, ${next.startsWith('i') ? 'e' : 'y'} ${next}`
}

const ONLY_ASKS =
  /^(?:pide|pregunta|solicita)(?!.* (?:y|luego|después) (?:\p{L}+ ){0,3}(?:dice|muestra|calcula|saca|imprime|da|hace|escribe|devuelve|dibuja|pasa|convierte|busca|suma|cuenta) )/u
const TELLS = /^(?:dice|muestra|saca|imprime|calcula) /

function wordsOf(part: string): Word[] {
  let end = -1
  return [...part.matchAll(TOKEN)].map(({ 0: found, index }) => {
    const isGlued = index === end
    end = index + found.length
    return { text: found, plain: folded(found), isGlued }
  })
}

const PROGRAM =
  /^(?:programa|programita|script|codigo|app|aplicacion|funcion|generador|decorador|herramienta|juego|calculadora|.*§)$/
const WANTS =
  /^(?:quiero|necesito|quisiera|queria|querria|gustaria|ocupo|tengo|hay|toca|debe|debo|tiene|piden|mandan|puedes|podrias|falta|,)$/
/** «Lo que hay que pagar», «si tiene que …» order nothing. */
const UNDER = /^(?:que|si|cuanto|lo|donde|cuando|para|como|no)$/
const BESIDE = /^(?:me|te|nos|le|les|lo|la|los|las|se|que|poder|vaya|a|primero|luego|solo)$/
/** «La suma de …» is no order, nor is «hace falta». */
const NOUNS =
  /^(?:suma|cifra|lista|grafica|cuenta|resta|hace|parte|marca|copia|junta|mezcla|une|tiene|usa|pasa|deja|para|va|dice|da|sigue|quedan?|de|saca|cobra|di|haz|hazme|pon|ponme|dame|dime|avisa|lanza)$/
/** How far the verb stands behind «programa». */
const NEAR = 9

type Order = { from: number; isProgram: boolean }

/** Where the words begin that say what is to be done. */
const ordersIn = (words: readonly Word[], isFirst: boolean): Order[] =>
  words.flatMap(({ plain }, at): Order[] => {
    if (PROGRAM.test(plain)) {
      const from = behindProgram(words, at)
      if (from !== null) return [{ from, isProgram: true }]
    }
    return startsOrder(words, at, isFirst) ? [{ from: at, isProgram: false }] : []
  })

function behindProgram(words: readonly Word[], at: number): number | null {
  const next = toldVerb(words[at + 1]?.plain ?? '')
  const isSubject = words[at]?.plain.endsWith('§') || /^(?:el|la)$/.test(words[at - 1]?.plain ?? '')
  if (next?.mood === 'told' && isSubject) return at + 1
  const that = words.slice(at + 1, at + NEAR).findIndex((word) => word.plain === 'que' || word.plain === 'para')
  return that === -1 || verbFrom(words, at + that + 2) === null ? null : at + that + 2
}

function startsOrder(words: readonly Word[], at: number, isFirst: boolean): boolean {
  const [before = '', far = ''] = [words[at - 1]?.plain, words[at - 2]?.plain]
  if (before === 'como' && toldVerb(words[at]?.plain ?? '')?.mood === 'own') return true
  if (isWanted(words, at)) return true
  const verb = verbFrom(words, at)
  if (verb === null || words.slice(at, at + 4).some((word) => PROGRAM.test(word.plain))) return false
  if (at === 0)
    return (
      verb.mood === 'named' ||
      (verb.mood === 'asked' ? verb.isThat : isFirst && !(NOUNS.test(verb.plain) && !isPlural(words[at + 1])))
    )
  if (!WANTS.test(before) || UNDER.test(far)) return false
  return verb.mood === 'named' ? before !== ',' : verb.mood === 'asked' && verb.isThat
}

/** «Cuenta vocales», and not «cuenta bancaria». */
const isPlural = (word: Word | undefined) => /^\p{L}{4,}s$/u.test(word?.plain ?? '')

const THING =
  /^(?:total|suma|media|promedio|sueldo|gasto|coste|costo|listado|numero|cantidad|importe|saldo|recuento|facturado|vendido|recaudado|nombre|nombres|precio|porcentaje)$/
const ARTICLE = /^(?:el|la|los|las|lo)$/
/** «Quiero el total de cada mes». */
const isWanted = (words: readonly Word[], at: number): boolean =>
  /^(?:quiero|necesito|quisiera|dame)$/.test(words[at - 1]?.plain ?? '') &&
  ARTICLE.test(words[at]?.plain ?? '') &&
  THING.test(words[at + 1]?.plain ?? '')

/** The verb that stands here, behind pronouns and the like. */
function verbFrom(words: readonly Word[], from: number) {
  for (let at = from; at < Math.min(words.length, from + 6); at += 1) {
    const { plain = '' } = words[at] ?? {}
    const verb = toldVerb(plain)
    const before = words.slice(Math.max(0, from - 1), at)
    if (verb !== null) return { ...verb, plain, isThat: before.some((word) => word.plain === 'que') }
    if (!BESIDE.test(plain)) return null
  }
  return null
}

/** Words between the verbs of one order. */
const STEP =
  /^(?:y|e|primero|luego|despues|entonces|tambien|ademas|solo|solamente|finalmente|simplemente|al|a|final|continuacion|lo|la|los|las|le|les|se)$/
const DROPPED = /^(?:que|me|te|nos)$/
const SUBORDINATE = /^(?:que|hasta|cuando|donde|mientras|para|aunque|como|quien|salvo|excepto|si)$/
const INFINITIVE = /^\p{L}{2,}(?:ar|er|ir)(?:[mts]e|nos)?(?:l[oae]s?)?$/u

type Telling = { said: Word[]; verbs: number[]; mood: Mood }

/** The sentence from its first verb on. */
function toldFrom(words: readonly Word[]): string | null {
  const telling: Telling = { said: [], verbs: [], mood: 'told' }
  if (ARTICLE.test(words[0]?.plain ?? '') && THING.test(words[1]?.plain ?? '')) {
    telling.said.push(toldAs('saca'))
    telling.verbs.push(0)
  }
  let [isStart, under] = [telling.verbs.length === 0, '']
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    // How it is to be written is no part of what it does.
    if (
      word === undefined ||
      (word.plain === 'funcion' && telling.verbs.length > 0 && !/^l[ao]s?$/.test(words[at - 1]?.plain ?? ''))
    )
      break
    const step = isStart ? stepFrom(words, at, telling) : null
    if (isStart && step === null) {
      if (telling.verbs.length === 0 || (telling.mood === 'named' && INFINITIVE.test(word.plain))) return null
      if (word.plain === 'que' || words[at + 1]?.plain === 'que') break
    }
    isStart = false
    if (step !== null) {
      telling.verbs.push(telling.said.length)
      telling.said.push(...step.said)
      under = ''
      at = step.to - 1
      continue
    }
    const next = toldVerb(words[at + 1]?.plain ?? '')
    if (word.plain === 'que' && under === 'si' && next?.mood === 'asked') continue
    if (DROPPED.test(word.plain) && word.plain !== 'que' && next !== null) continue
    if (SUBORDINATE.test(word.plain)) under = word.plain
    const verb = under === '' || under === 'si' ? toldVerb(word.plain) : null
    telling.said.push(verb?.mood === 'asked' ? toldAs(verb.present) : word)
    isStart = /^(?:,|y|e|luego|despues|entonces)$/.test(word.plain)
  }
  return sentenceOf(telling)
}

const toldAs = (text: string): Word => ({ text, plain: folded(text), isGlued: false, isVerb: true })

/** A verb with what stands before it, as it is told: «y que me lo guarde» → «y lo guarda». */
function stepFrom(words: readonly Word[], from: number, telling: Telling): { said: Word[]; to: number } | null {
  const said: Word[] = []
  const isFirst = telling.verbs.length === 0
  for (let at = from; at < Math.min(words.length, from + 7); at += 1) {
    const word = words[at]
    if (word === undefined) return null
    const verb = toldVerb(word.plain)
    if (verb !== null && (isFirst || verb.mood === telling.mood)) {
      if (isFirst) telling.mood = verb.mood
      if (verb.object !== '') said.push(toldAs(verb.object))
      said.push(toldAs(verb.present))
      return { said, to: at + 1 }
    }
    if (STEP.test(word.plain)) said.push(word)
    else if (!DROPPED.test(word.plain)) return null
  }
  return null
}

const CHAT =
  /^(?:porfa|porfis|porfavor|plis|pls|please|gracias|urgente|hola|profe|ok|eh|xfa|tb|che|jaja\w{0,20}|[.!?¡¿…])$/
/** Of whom it is asked, and what only they who asked can point at; slips that no spelling mends. */
const POINTS =
  /^(?:yo|me|mio|mia|nos|nuestr[oa]s?|tengo|quiero|necesito|soy|somos|estoy|hago|pongo|digo|voy|vaya|he|hemos|tu|tus|te|vos|usted|esto|eso|estos|estas|este|esta|siguientes?|anterior|ejemplo|ej|tipo|etc|aqui|ahi|cosas?|debo|puedo|puedas|quieras|pedido|poder|clase|tarea|ejercicio|asi|x|acerte|\p{L}{2,}ao|\p{L}{0,12}(?:[^trx]amos|[^r]emos)|vemos|(?:vend|com|corr|escrib|met|ped|recib)i|\p{L}*k(?!ilo|m|g|w|b)\p{L}*)$/u
/** «Lo que cobro». */
const OF_ONESELF = /^(?:cobro|pago|gano|debo|gasto|vendo|compro|ahorro|peso|mido|trabajo|llevo|saco|duermo|consumo)$/
const DANGLING =
  /^(?:,|y|e|o|u|de|del|con|sin|en|a|al|por|para|que|el|la|los|las|un|una|se|si|su|sus|ese|esa|esos|hasta|cuando|como|es|son|entre|segun|lo|le|va|pide|dice|muestra|imprime|calcula|lee|devuelve|da|pone|hace|saca|primero|luego|despues|tambien|cada|solo|solamente|cuant[oa]s|pero|ni|siempre|todo|todos)$/
const ASKED: ReadonlyMap<string, string> = new Map(
  'cuánto cuánta cuántos cuántas cuál cuáles quién quiénes'
    .split(' ')
    .map((word): [string, string] => [folded(word), word]),
)

function sentenceOf({ said, verbs }: Telling): string | null {
  let words = said
  if (words.length > MOST) {
    const cut = verbs.findLast((at) => at <= MOST && at > LEAST)
    if (cut === undefined) return null
    words = words.slice(0, cut)
  }
  words = words.filter(({ plain }, at) => {
    const isPolite = (plain === 'por' && words[at + 1]?.plain === 'favor') || plain === 'favor'
    return !isPolite && !CHAT.test(plain)
  })
  words = words.slice(0, soundEnd(words, verbs))
  while (words.length > 0 && DANGLING.test(words.at(-1)?.plain ?? '')) words = words.slice(0, -1)
  if (!isSentence(words)) return null
  return words
    .map((word, at) => `${at === 0 || word.isGlued || /^[,%]$/.test(word.plain) ? '' : ' '}${asSpelt(words, at)}`)
    .join('')
}

/** «Devuelve la lista», «dice el total»: no word of what it is. */
const THIN = /^(?:devuelve|retorna|dice|da|muestra|imprime|lanza|saca|hace|pide|avisa|sigue)$/

function isSentence(words: readonly Word[]): boolean {
  const [first = '', second = '', third = ''] = words.map(({ plain }) => plain)
  if (words.length < (THIN.test(first) ? LEAST + 1 : LEAST) || /^(?:lo|la|los|las|le|les)$/.test(first)) return false
  if (second === 'que' && first === 'tiene') return false
  if ((first === 'se' && second !== 'queda') || /^[,y]$/.test(second)) return false
  if (toldVerb(second)?.mood === 'told' && !/^(?:se|va)$/.test(first) && !ARTICLE.test(third)) return false
  return true
}

/** How far a sentence goes without a word that only they who asked would say: to the comma or the verb before it. */
function soundEnd(words: readonly Word[], verbs: readonly number[]): number {
  const bad = words.findIndex((_, at) => !isSound(words, at))
  if (bad === -1) return words.length
  const comma = words.slice(0, bad).findLastIndex(({ plain }) => plain === ',')
  const verb = verbs.findLast((at) => at <= bad && at > 0) ?? 0
  return Math.max(comma, verb, 0)
}

function isSound(words: readonly Word[], at: number): boolean {
  const { text, plain, isVerb } = words[at] ?? { text: '', plain: '' }
  const next = words[at + 1]
  if (isVerb) return true
  if (POINTS.test(plain) || toldVerb(plain)?.mood === 'own' || (plain === 'o' && next?.plain === 'sea')) return false
  if (OF_ONESELF.test(plain) && /^(?:que|cuanto)$/.test(words[at - 1]?.plain ?? '')) return false
  if ((/^un[oa]$/.test(plain) && next?.plain === 'de' && at === 1) || (plain.endsWith('§') && next?.isGlued))
    return false
  if (plain === 'no' && INFINITIVE.test(next?.plain ?? '')) return false
  return /^[\p{L}\d«"'`.%€$,+*/=<>-]/u.test(plain) && !/^["'`-]$/.test(plain) && !/\p{L}{3}í$/u.test(text)
}

/** What is written large for weight only. */
const SHOUTED = /^(?:SIN|NO|SOLO|TODO|TODOS|TODAS|RESPETANDO|Y|O|SIEMPRE|ORDENADO|ORDENADOS)$/

/** «Hasta que sea». */
const HYPOTHETIC = /\b(?:hasta|para|sin|antes de|cuando|aunque)\b/
const before = (words: readonly Word[], to: number) =>
  words
    .slice(Math.max(0, to - 7), to)
    .map(({ plain }) => plain)
    .join(' ')

/** A word as it stands in a sentence: «dice cuantos hay» → «cuántos», «mi archivo» → «tu archivo», «y imprime» → «e imprime». */
function asSpelt(words: readonly Word[], at: number): string {
  const { text = '', plain = '', isVerb } = words[at] ?? {}
  if (isVerb) return text
  if (plain === 'q') return 'que'
  if (/^sean?$/.test(plain) && !HYPOTHETIC.test(before(words, at))) return plain === 'sea' ? 'es' : 'son'
  if (/^[ye]$/.test(plain)) return /^h?i(?!e)/.test(words[at + 1]?.plain ?? '') ? 'e' : 'y'
  if (plain === 'mi' || plain === 'mis') return plain.replace('mi', 'tu')
  if (plain.endsWith('§')) return `\`${text.slice(0, -1)}\``
  if (SHOUTED.test(text)) return text.toLowerCase()
  const asks = ASKED.get(plain)
  if (asks !== undefined && text === plain && !ARTICLE.test(words[at - 1]?.plain ?? '')) return asks
  return text === plain && /^\p{L}/u.test(text) ? spelt(text) : text
}
