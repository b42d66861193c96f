import { answered, printed, python, text } from '../../../engine/blocks'
import { asksIn } from '../../../engine/requests/asks-in'
import { namesHowto } from '../../howtos/find-howto'
import type { Asked, Reader } from '../asked'
import { type Hand, handsOf, outputOf, programOf, sampleOf } from './at-hand'
import { OF_CONSTRUCTS } from './of-constructs'
import { OF_IDEAS } from './of-ideas'
import { OF_LISTS, OF_SETS, OF_TUPLES } from './of-sequences'
import { OF_DICTS, OF_NUMBERS, OF_TEXTS } from './of-values'
import type { Kind, Operation } from './operation'

export const OPERATIONS: Readonly<Record<Kind, readonly Operation[]>> = {
  list: OF_LISTS,
  tuple: OF_TUPLES,
  set: OF_SETS,
  dict: OF_DICTS,
  text: OF_TEXTS,
  number: OF_NUMBERS,
}

export const RELATED = [...OF_IDEAS, ...OF_CONSTRUCTS]

/** Something else of the same family is asked for: «¿y existe lo mismo para restar?», «¿y lo contrario?». */
const SIBLING =
  /\b(?:exist\w+|hay|tiene|viene)\b.{0,30}\b(?:lo mismo|algo|igual|otr[oa]s?|un[oa]|equivalente|parecid\w+|asi)\b|^(?:existe|hay) |\b(?:lo|el|la) (?:contrari[oa]|opuest[oa]|inverso)\b|\blo mismo (?:pero )?(?:para|con)\b/
/** «¿Y para ponerlo al principio?», «¿y solo la primera?», «¿y el último?», «¿y finally?». */
const BESIDE = /^(?:para|con|en|solo|el|la|los|las|si quiero|un|una)\b(?! que\b)|^[a-z_]+$/
/** Who says what is wanted says more. */
const WANTS = /^si (?:\w+ ){0,2}(?:quiero|necesito)\b/
/** «¿Y cómo agrego cosas?», «¿se puede ordenar?», «¿le puedo poner un else?». */
const WAY =
  /^(?:como|(?:donde|cuando) (?:acaba|termina|cierra)|(?:(?:se|le|la|lo|me|te) )*(?:puede|pueden|puedo|podria|vale|valen)|(?:eso )?se lo paso|cuant[oa]s|hay que|hasta (?:que|donde|cual))\b/
/** «¿Y si está vacía?»: told where nothing of the program can be tried. */
const WONDERS = /^si\b/
/** Another value in the program at hand: nothing is done with it. */
const PUTS_A_NUMBER = /^si (?:yo |le |lo )*(?:pong|pon|escrib|met|pas|doy|tecle)\w* (?:un |el )?-?\d/
const MAX_WORDS = 14

/** Somebody's own program is to be changed: that is for those who change it. */
const OWN_WISH =
  /\b(?:mi|mis|este|mio|quiero que(?! no (?:se )?(?:cambi|modifi|toqu))|haz\w*|ponme|ponle|cambia(?:me|l[oa])|(?<!es )mas cort[oa]|menos lineas|en una (?:sola )?linea|no (?:me|se|te)|para que no|como hago|por que)\b/

/** A change is to be tried. */
const TRIES =
  /\b(?:en (?:vez|lugar) de|si (?:le |lo |la |los |las |no |yo )*(?:pong\w*|pon\w*|quit\w+|sac\w+|cambi\w+|escrib\w+|met\w+|us\w+|hag\w+|pas\w+|borr\w+|dej\w+|tecle\w+|dan?|doy))\b|^(?:sin|con \d)\b/
/** What is good in it, or how it differs: no other operation is asked for. */
const WEIGHS = /\b(?:ventajas?|mejor|peor|diferencia\w*|frente a|en que se)\b|^(?:por|para) que\b/
const isAsked = ({ said, cards, state }: Asked) => {
  // Who wants something of their own program wants it changed.
  const wants = WANTS.test(said) && (cards.length > 0 || state.isExample)
  const isBeside = BESIDE.test(said) && said.split(' ').length <= SHORT
  return !TRIES.test(said) && !WEIGHS.test(said) && (SIBLING.test(said) || WAY.test(said) || isBeside || wants)
}
const SHORT = 6

/** What else can be done with what was spoken about: a sentence, and a few lines on the conversation's own data. */
export const operate: Reader = (asked) => {
  const { said } = asked
  if (said.split(' ').length > MAX_WORDS || OWN_WISH.test(said) || !isAsked(asked)) return null
  if (WAY.test(said) && namesHowto(asked.frame.message.prose)) return null
  // The tables know one thing each: of two that are asked for, each is heard by itself.
  if (asksIn(asked.frame.message.prose).length > 0) return null
  // What a name of the program has is told by its run.
  if (asked.frame.names.length > 0 && /^cuant[oa]s?\b/.test(said)) return null
  return told(asked)
}

/** The same for what sounds like a change to be tried, where nobody can try it. */
export const operateAfter: Reader = (asked) =>
  asked.state.error === null &&
  asked.said.split(' ').length <= MAX_WORDS &&
  !OWN_WISH.test(asked.said) &&
  WONDERS.test(asked.said) &&
  !PUTS_A_NUMBER.test(asked.said)
    ? told(asked)
    : null

function told(asked: Asked) {
  const said = asked.said.replace(/^(?:existe|hay|tiene)\b/, '')
  return related(asked) ?? contrary(asked) ?? inOther(asked) ?? operation({ ...asked, said })
}

function related({ said, shown, cards }: Asked) {
  const row = RELATED.find(
    (each) => each.says.test(said) && (each.has.test(shown) || each.cards.some((id) => cards.includes(id))),
  )
  if (row === undefined) return null
  const output = row.isUnrun ? null : outputOf(row.lines)
  const [place, lines] = row.into ?? []
  return answered('related', [
    text(row.told),
    python(place?.test(shown) && lines !== undefined ? shown.replace(place, lines) : row.lines),
    ...(output === null ? [] : [text('Imprime:'), printed(output)]),
  ])
}

/** What undoes a method of the program. */
const CONTRARY: Readonly<Record<string, string>> = {
  append: 'quitar',
  insert: 'quitar',
  extend: 'quitar',
  remove: 'agregar',
  pop: 'agregar',
  upper: 'minusculas',
  lower: 'mayusculas',
  split: 'join',
  join: 'split',
  add: 'quitar',
}

function contrary(asked: Asked) {
  if (!/\b(?:contrari[oa]|opuest[oa]|inverso)\b/.test(asked.said)) return null
  const methods = [...(asked.code?.code.matchAll(/\.([a-z]+)\(/g) ?? [])].flatMap(([, name = '']) => name)
  const known =
    methods.find((name) => asked.said.includes(name)) ?? methods.find((name) => Object.hasOwn(CONTRARY, name))
  const words = known === undefined || !Object.hasOwn(CONTRARY, known) ? undefined : CONTRARY[known]
  return words === undefined ? null : operation({ ...asked, said: words })
}

const OTHER =
  /^(?:en|con|para) (?:una? |el |los |las )?(lista|diccionario|tupla|conjunto|set|texto|string)s?(?: (?:si|se puede|puede|tambien|como es|como seria|igual|seria))*$/
const KINDS: Readonly<Record<string, Kind>> = {
  lista: 'list',
  diccionario: 'dict',
  tupla: 'tuple',
  conjunto: 'set',
  set: 'set',
  texto: 'text',
  string: 'text',
}
/** Another kind of value is named, and the row would be the same without it: «¿puedo meter una lista?» in a set. */
function leavesOut(says: RegExp, kind: Kind, said: string): boolean {
  const [named] = Object.keys(KINDS).filter((word) => KINDS[word] !== kind && new RegExp(`\\b${word}s?\\b`).test(said))
  return named !== undefined && says.test(said.replace(new RegExp(`\\b(?:una? |el |la )?${named}s?\\b`), ' '))
}

/** What the program does, in the words of the tables. */
const DONE: readonly (readonly [RegExp, string])[] = [
  [/\.(?:append|add|insert|extend)\(/, 'agregar'],
  [/\.(?:remove|pop|discard)\(|\bdel /, 'quitar'],
  [/\w\[[^\]\n]*\] *=[^=]/, 'cambiar'],
  [/\bsort(?:ed)?\(/, 'ordenar'],
  [/\blen\(/, 'cuantos hay'],
  [/\bfor \w/, 'recorrer'],
]

/** «¿Y en un diccionario?»: what the program does, done there. */
function inOther(asked: Asked) {
  const [, word = ''] = OTHER.exec(asked.said) ?? []
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined
  const said = DONE.find(([code]) => code.test(asked.shown))?.[1]
  return kind === undefined || said === undefined ? null : operationOn(kind, sampleOf(kind), said)
}

function operation(asked: Asked) {
  for (const { kind, hand } of handsOf(asked)) {
    const answer = operationOn(kind, hand, asked.said)
    if (answer !== null) return answer
  }
  return null
}

function operationOn(kind: Kind, hand: Hand, said: string) {
  const found = OPERATIONS[kind].find(({ says }) => says.test(said))
  if (found === undefined || leavesOut(found.says, kind, said)) return null
  const program = programOf(found, hand, kind)
  const output = outputOf(program)
  return answered('operation', [
    text(found.told.replaceAll('{n}', hand.name)),
    python(program),
    ...(output === null ? [] : [text('Imprime:'), printed(output)]),
  ])
}
