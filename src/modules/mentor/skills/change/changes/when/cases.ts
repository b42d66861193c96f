import type { Said, Span } from '../../change'
import { type Action, actionAt, nextVerb, type Verb, verbAt } from './actions'

/**
 * «si CONDITION que ACTION y ACTION», or the other way round: the words of the condition and what is to happen. Of a warning (`isWarned`)
 * nothing else follows.
 */
export type Case = {
  span: Span
  words: string
  prose: string
  isNegated: boolean
  isWarned?: boolean
  actions: readonly Action[]
}

const HEAD =
  /(?<![a-z0-9_])(?:al (?:anad|agreg|met|guard|borr|elimin|busc|registr)[a-z]*,? )?(?:(?:anad|agreg|pon|met|haz)\w* (?:una? )?(?:comprobacion|validacion|control|aviso|mensaje|condicion|caso) (?:para |de )?(?:que )?)?(?:si|cuando|(?:en |para |por |falta |anade |agrega )?(?:el )?caso (?:de|en) que|siempre que|cada vez que) (?!no quiero\b|o no\b|lo (?:es|son)\b|no(?: (?:es asi|lo es|vale|cumple))?,? (?:que|lo|la|vuelva|avis|dig))/g
/** The condition is what is left out. */
const LEAVES_OUT =
  /(?<![a-z])(?:que |y )*(?:no (?:cuente|sume|tenga en cuenta)|(?:ignor|salt|descart|omit)(?:e|es|en|a|ar))(?: a)? (?:los|las|el|la|cualquier|todos los|todas las) (?:que )?/g
/** The condition is what must not be otherwise. */
const REQUIRES =
  /(?<![a-z])(?:que |y |hay que |tiene que )*(?:(?:comprueb|comprob|valid|control|verific|verifiqu|asegur)[a-z]* (?:de )?(?:que|si)|(?:solo|solamente|unicamente) (?:(?:tien\w+|deb\w+|ha) (?:que |de )?)?(?:se )?(?:acept|admit|dej|permit|pued|val|sirv)\w*(?: (?:meter|poner|escribir|ingresar|introducir|que|sea|sean))*) /g
/** «se supone que comprueba que …» tells what the program does. */
const TELLS = /\bque (?:comprueba|valida|controla|verifica|asegura) /
/** The condition is what is forbidden. */
const FORBIDS =
  /(?<![a-z])ni (?=(?:el|la|los|las) [a-z]+ ni )|(?<![a-z])(?:que |y )*no (?:se |me |le )?(?:deb\w+ )?(?:dej|permit|admit|acept|pued|pod|quiero que(?! (?:me )?(?:dig|salg|muestr|imprim|pong|aparezc|ensen|escrib)))\w*(?: (?:se|me|que|pueda|puedan|meter|poner|escribir|introducir|anadir|agregar|ingresar|guardar|haya|sea|el usuario|valores?|valer))* /g
const MAX_CONDITION = 110
const EN_ESE_CASO = /\b(?:en (?:ese|tal|este) caso|entonces|cuando (?:eso )?pase|si (?:eso )?pasa|si es asi)\b/
const TAIL =
  /^(?:,? en (?:vez|lugar) de (?:dar|que (?:de|salga|salte)|petar|reventar|fallar|romperse|parar(?:se)?|caerse|un|el)(?: (?:un |el )?(?:error|fallo|traceback|excepcion))?|,? sin (?:dar )?(?:error|errores|petar|romperse))/

/** «un 15 % si son más de 3»: the case in which a share holds. */
const OF_A_SHARE = /(?:%|por ?ciento)(?: (?:de )?(?:descuento|rebaja|recargo|menos|mas))? $/

/** «si pierde las 3 vidas»: what a game ends with is read with its tries. */
const OF_TRIES =
  /^(?:si|cuando) (?:(?:se|le|ya) )*(?:pierd|gast|acab|agot|termin)\w* (?:(?:los|las|sus|todos|todas|\d+|tres|cinco) )*(?:vidas|intentos|oportunidades|turnos)\b/
/** «que diga si es par o impar»: what is to be told, and no case. */
const asksWhether = (plain: string, at: number) =>
  /\b(?:dig\w+|dime|muestr\w+|indiqu\w+|saber|decir\w*|imprim\w+)(?: (?:me|le|al final|tambien))* $/.test(
    plain.slice(0, at),
  ) && /^(?:si )(?:es|son|sea|esta) [a-z]+ o (?:no|[a-z]+)\b/.test(plain.slice(at))

/** The cases that words tell of, in their order; those whose actions are not understood are left out. */
export function casesIn(said: Said): Case[] {
  const found: Case[] = []
  for (const { index, 0: head } of said.plain.matchAll(HEAD)) {
    if (
      found.some(({ span }) => index < span.to) ||
      OF_A_SHARE.test(said.plain.slice(0, index)) ||
      asksWhether(said.plain, index) ||
      OF_TRIES.test(said.plain.slice(index))
    )
      continue
    const one = conditionFirst(said, index, index + head.length) ?? actionFirst(said, index, index + head.length)
    if (one !== null && !found.some(({ span }) => one.span.from < span.to)) found.push(one)
  }
  for (const { index, 0: head } of said.plain.matchAll(FORBIDS)) {
    const one = forbidden(said, index, index + head.length)
    if (!found.some(({ span }) => index < span.to && span.from < one.span.to)) found.push(one)
  }
  for (const { index, 0: head } of said.plain.matchAll(LEAVES_OUT)) {
    const one = forbidden(said, index, index + head.length)
    if (!found.some(({ span }) => index < span.to && span.from < one.span.to))
      found.push({ ...one, actions: [{ kind: 'skip' }, ...one.actions] })
  }
  for (const { index, 0: head } of said.plain.matchAll(REQUIRES)) {
    if (TELLS.test(head)) continue
    const one = forbidden(said, index, index + head.length)
    if (!found.some(({ span }) => index < span.to && span.from < one.span.to)) found.push({ ...one, isNegated: true })
  }
  return [...found, ...untils(said, found)].map((one) => withCase(said, one))
}

/** «aunque uno esté en mayúscula y otro en minúscula» */
function withCase({ plain }: Said, one: Case): Case {
  const tail =
    /^,? ?(?:aunque|sin (?:importar|distinguir|mirar|tener en cuenta|que importe\w*)|(?:que |y )?(?:da|de) igual|ignorando|independiente\w*|sea en)\b[^.;¦]{0,40}?(?:mayuscula|minuscula)s?(?: (?:y|o|u) (?:(?:el )?otr[oa] )?(?:en |con )?(?:mayuscula|minuscula)s?)?/.exec(
      plain.slice(one.span.to),
    )
  const isWarned = /\bavis/.test(plain.slice(one.span.from, one.span.to))
  return tail
    ? { ...one, words: `${one.words} ${tail[0]}`, span: { ...one.span, to: one.span.to + tail[0].length } }
    : { ...one, isWarned }
}

/** «y si no Suspenso» */
const OTHERWISE =
  /^,? ?(?:y |pero )?(?:(?:que )?si no|sino|en caso contrario|en otro caso),? (?:que )?(?:(?:dig|pong|muestr|salg|imprim|escrib)[a-z]* )?["'«“]?(?<text>(?!que |lo |la |vuelv|hag|no )[^.;,¦"'»”]{2,40}?)["'»”]?(?= ?$|[.;,¦]| y )/

/** The actions that follow one another from a verb on; null where one of them is not understood. */
function actionsFrom(said: Said, first: Verb): { actions: Action[]; to: number } | null {
  const actions: Action[] = []
  let verb: Verb | null = first
  let to = first.to
  while (verb !== null) {
    const read = actionAt(said, verb)
    if (read === null) return null
    actions.push(read.action)
    to = read.to + (TAIL.exec(said.plain.slice(read.to))?.[0].length ?? 0)
    const joint: string | undefined = /^,? ?(?:(?:y|e|pero) )?/.exec(said.plain.slice(to))?.[0]
    verb = verbAt(said.plain, to + (joint?.length ?? 0))
  }
  const otherwise = OTHERWISE.exec(said.plain.slice(to))
  const text = otherwise?.groups?.text
  if (!otherwise || text === undefined) return { actions, to }
  const end = to + otherwise[0].length
  return { actions: [...actions, { kind: 'else', text: said.prose.slice(end - text.length, end) }], to: end }
}

/** «si pongo letras y que solo acepte entre 0 y 120»: the next rule is none of this condition. */
const ANOTHER_RULE = /[, ](?:y )?que (?:solo|no|tampoco) (?:se )?(?:acept|admit|permit|dej|val)/

function conditionFirst(said: Said, from: number, start: number): Case | null {
  const { plain } = said
  const first = start + (/^\w+/.exec(plain.slice(start))?.[0].length ?? 0)
  const verb = nextVerb(plain, first, Math.min(plain.length, start + MAX_CONDITION))
  if (verb === null) return null
  const words = plain.slice(start, verb.from)
  if (
    words.trim() === '' ||
    ANOTHER_RULE.test(words) ||
    /[;¦]|[.?!](?!\w)/.test(
      words
        .trimEnd()
        .replace(/\?$/, '')
        .replace(/[.,;:]$/, EN_ESE_CASO.test(verb.words) ? '' : '$&'),
    )
  )
    return inThatCase(said, from, start)
  const read = actionsFrom(said, verb)
  return (
    read && {
      span: { from, to: read.to },
      words,
      prose: said.prose.slice(start, start + words.length),
      isNegated: false,
      actions: read.actions,
    }
  )
}

/** «Revienta si el fichero no existe. Quiero que en ese caso muestre …» */
function inThatCase(said: Said, from: number, start: number): Case | null {
  const { plain } = said
  const there = EN_ESE_CASO.exec(plain.slice(start))
  if (there === null) return null
  const at = start + there.index
  const verb = nextVerb(plain, at + there[0].length, Math.min(plain.length, at + there[0].length + 20))
  const read = verb && actionsFrom(said, verb)
  const words = /^[^.;¦]*/.exec(plain.slice(start))?.[0] ?? ''
  return read
    ? {
        span: { from, to: read.to },
        words,
        prose: said.prose.slice(start, start + words.length),
        isNegated: false,
        actions: read.actions,
      }
    : null
}

/** «que avise si quedan menos de 5» */
function actionFirst(said: Said, head: number, start: number): Case | null {
  const { plain } = said
  const clause = Math.max(
    ...[...plain.slice(0, head).matchAll(/[.;¦]|, | y /g)].map(({ index, 0: text }) => index + text.length),
    0,
  )
  const verb = nextVerb(plain, clause, head)
  const read = verb && actionsFrom(said, verb)
  if (!verb || !read || plain.slice(read.to, head).trim() !== '') return null
  const end = /[;¦]|[.?!](?!\w)|, | y (?:que|me|luego|despues|al|tambien)\b|$/.exec(plain.slice(start))
  const to = start + (end?.index ?? 0)
  const words = plain.slice(start, to)
  return words.trim() === ''
    ? null
    : {
        span: { from: verb.from, to },
        words,
        prose: said.prose.slice(start, start + words.length),
        isNegated: false,
        actions: read.actions,
      }
}

/** «que no admita palabras de menos de 3 letras, que avise» */
function forbidden(said: Said, from: number, start: number): Case {
  const { plain } = said
  const end =
    /[;¦]|[.?!](?!\w)|, | y (?!\d)| ni (?!(?:el|la|los|las) [a-z]+ (?:pued|deb|teng))| (?:por)?que (?:peta|falla|se|da|si no|luego|no)\b|$/.exec(
      plain.slice(start),
    )
  const to = start + (end?.index ?? 0)
  const joint =
    /^,? ?(?:(?:y|e) )?(?:(?:que )?(?:si no(?: (?:es asi|lo es|vale|cumple|lo esta))?|con (?:cualquier )?otra (?:cosa|respuesta)|si lo (?:es|son)|con lo demas),? )?/.exec(
      plain.slice(to),
    )?.[0] ?? ''
  const verb = verbAt(plain, to + joint.length)
  const read = verb && actionsFrom(said, verb)
  return {
    span: { from, to: read?.to ?? to },
    words: plain.slice(start, to),
    prose: said.prose.slice(start, to),
    isNegated: false,
    actions: read?.actions ?? [],
  }
}

/** «que la vuelva a pedir hasta que sea un número» */
function untils(said: Said, found: readonly Case[]): Case[] {
  const verb = nextVerb(said.plain, 0, said.plain.length)
  if (verb === null || verb.kind !== 'again' || found.some(({ span }) => verb.from < span.to && span.from < verb.to))
    return []
  const read = actionAt(said, verb)
  if (read?.action.kind !== 'again' || read.action.until === null) return []
  const all = actionsFrom(said, verb)
  return all
    ? [
        {
          span: { from: verb.from, to: all.to },
          words: read.action.until,
          prose: read.action.until,
          isNegated: true,
          actions: all.actions,
        },
      ]
    : []
}
