import { evaluateProgram } from '../python/evaluate/evaluate'
import { repliedWith } from './asked-back'
import type { State } from './frame'
import { plainText } from './lexicon/plain-text'
import type { CodePart, Traceback } from './message'
import { putRight } from './put-right'
import { afterAcknowledging } from './reading/acknowledgement'
import { anewIn, type Correction, correctionIn } from './reading/correction'
import { readMessage } from './reading/read-message'
import { asOrder, backIn, rejectionIn } from './reading/rejection'
import { supposedIn } from './reading/supposed'
import { briefAskIn } from './requests/brief-ask'
import { isFollowUp } from './requests/follow-up'
import { ordersProgram } from './requests/specification'
import { wishOf } from './requests/wish'
import { skillSet } from './skill-families'
import { afresh, afterMending, HANDS_OUT } from './state'

/** The words of a message that ask for something, and the state of the conversation that they go on with. */
export type HeardAs = { text: string; state: State }

/** Skills after which «no, …» says how their program or exercise is to be. */
const MAKERS: ReadonlySet<string> = new Set(['write', 'change', 'exercises'])

/** What a message says without what leads into it: that another was heard, that it was not meant so, that another thing comes. */
export function heardAs(written: string, state: State): HeardAs {
  if (state.answered.length === 0) return { text: written, state }
  const set = setIn(written, state)
  if (set !== null) return { text: set, state }
  const anew = anewIn(written)
  if (anew !== null && (anew.isSure || !goesOn(plainText(anew.rest), state)))
    return { text: anew.rest, state: afresh(state) }
  const other = rejectionIn(written)?.isSure ? rejectedAs(written, state) : null
  if (other !== null) return other
  const replied = isPlain(written) ? repliedWith(written, state) : null
  if (replied !== null) return { text: replied, state: { ...afresh(state), said: state.said } }
  const brief = isPlain(written) ? briefly(written, state) : null
  if (brief !== null) return brief
  const [, idea] = ASKS_WHAT.exec(written) ?? []
  if (idea !== undefined) return { text: `¿qué es ${idea}?`, state }
  const back = wentBack(written, state)
  if (back !== null) return back
  const rejected = rejectedAs(written, state)
  if (rejected !== null) return rejected
  const corrected = correctedAs(written, state)
  if (corrected !== null) return corrected
  const wished = isPlain(written) ? putRight(written, state) : null
  if (wished !== null) return wished
  const { text: acknowledged, isMended } = afterAcknowledging(written)
  const text = supposed(acknowledged, state) ?? acknowledged
  return { text, state: isMended || isOfMended(text, state) ? afterMending(state) : state }
}

/** «¿Y qué es eso de f-string?»: of the idea, and not of the program that it was said of. */
const ASKS_WHAT =
  /^[\s¿]*(?:(?:y|pero|oye|vale)[ ,]+)?qu[eé] es (?:eso|esto) de (?:(?:el|la|los|las|un|una) )?([\p{L}_][\p{L}\d_-]{2,30})[\s?.!]*$/iu

/** Who asks what it means has not understood what they told. */
const TELLS = skillSet('concepts', 'explain', 'howtos', 'lessons', 'questions')

/** A few words that go on with the program at hand, as they stand; what has a question of its own is asked in full. */
function briefly(written: string, state: State): HeardAs | null {
  const brief = briefAskIn(written)
  const { code, program, mended, isExample, before } = state
  if (brief === 'meaning' && TELLS.has(state.answered.at(-1)?.skill ?? ''))
    return { text: 'explícamelo más fácil', state }
  if (brief === null || (code ?? program) === null || correctionIn(written)?.isOfMended) return null
  if (brief === 'protest' && state.answered.at(-1)?.skill === 'change')
    return { text: written, state: { ...state, code: before ?? code } }
  if (brief === 'prints')
    return { text: '¿qué imprime el programa?', state: mended === null ? state : afterMending(state) }
  const isOwn =
    code !== null && !isExample && !state.handed.includes(code) && !state.said.some((before) => HANDS_OUT.test(before))
  return { text: brief === 'good' && isOwn ? 'revisa mi código' : written, state }
}

/** A supposition about the program at hand. */
const supposed = (text: string, { code, program, answered }: State): string | null =>
  (code ?? program) === null ? null : supposedIn(text, answered.at(-1)?.question)

/** «Regrésame al primer programa y agrégale …»: it is at hand again, and what follows is wished of it. */
function wentBack(written: string, state: State): HeardAs | null {
  const back = backIn(written)
  const program = back?.isFirst ? state.handed[0] : state.handed.at(-2)
  if (back === null || program === undefined || state.program === null) return null
  const rest = spokenOf(back.rest, state) ?? back.rest
  if (back.rest === '') return { text: 'déjalo como estaba', state: { ...state, before: program, code: state.program } }
  return { text: rest, state: { ...state, program, code: program, before: null, isExample: false } }
}

/** «Agrégale lo de aprobado o reprobado»: as it was wished before. */
function spokenOf(rest: string, { answered }: State): string | null {
  const [, what = ''] = /^(?:agr[eé]gale|a[ñn][aá]dele|ponle|con) lo del? (\p{L}{4,20})/iu.exec(rest) ?? []
  const stem = plainText(what).slice(0, LEAST_STEM)
  const before = what === '' ? undefined : answered.findLast(({ question }) => plainText(question).includes(stem))
  return before?.question ?? null
}
const LEAST_STEM = 5

/** «Oye RONDAS = 1 y ya», of a name that the program holds: a wish, and no program. */
function setIn(written: string, { program }: State): string | null {
  const [, name = '', value = ''] = SETS.exec(written) ?? []
  return name !== '' && program !== null && new RegExp(`^${name} = `, 'm').test(program.code)
    ? `pon ${name} = ${value}`
    : null
}
const SETS =
  /^\s*(?:(?:oye|pues|mejor|no|que|pero|y|vale|quiero|deja|pon),? ){0,3}([A-Za-z_]\w{1,30}) ?= ?(-?\d+(?:\.\d+)?|"[^"\n]{0,60}"|'[^'\n]{0,60}')(?:,? (?:y ya|y listo|mejor|nada m[aá]s|y punto|porfa))?[\s.!]{0,4}$/u

/** Nothing is pasted: what it says is all said in words. */
function isPlain(written: string): boolean {
  const { code, traceback, output, data } = readMessage(written)
  return traceback === null && output === null && data === null && code.every(({ form }) => form === 'inline')
}

/**
 * What is wanted in place of the program that was written: ordered anew, or the same request with how it is to be. What is said of a change
 * takes that change back.
 */
function rejectedAs(written: string, state: State): HeardAs | null {
  const last = state.answered.findLast(({ skill }) => MAKERS.has(skill))
  const rejection = last === undefined || last.skill === 'exercises' ? null : rejectionIn(written)
  if (last === undefined || rejection === null || !isPlain(written)) return null
  const { rest, isPlainer, isSure } = rejection
  if (/^(?:ya )?no quiero /iu.test(rest)) return { text: rest, state }
  if (/^(?:d[eé]jalo )?como (?:antes|estaba)/iu.test(rest)) return { text: 'déjalo como estaba', state }
  const fresh = afresh(state)
  if (isPlainer) {
    const request = state.answered.findLast(({ skill }) => skill === 'write')?.question
    return request === undefined ? null : { text: `${request.replace(/[\s.]+$/, '')}, ${rest}`, state: fresh }
  }
  if (last.skill === 'change' && !isSure) return { text: rest, state: state.earlier ?? state }
  return { text: asOrder(rest), state: fresh }
}

/** «Otra cosa, dame otro del mismo tema.» */
const AGAIN = /\b(?:otr[oa]s?|mism[oa]s?)\b/i
/** «Otra cosa, mejor uno de csv», after an exercise: it says of what the next shall be. */
const ONE_OF = /^(?:(?:y|ahora|mejor|ponme|dame|quiero) ){0,4}(?:un[oa]s?|otr[oa]s?) (?:de|sobre|con|mas)\b/
const goesOn = (plain: string, { answered }: State): boolean =>
  isFollowUp(plain) || AGAIN.test(plain) || (answered.at(-1)?.skill === 'exercises' && ONE_OF.test(plain))

/** The last question as it was meant, in the state in which it was asked. */
function correctedAs(written: string, state: State): HeardAs | null {
  const correction = correctionIn(written)
  const last = state.answered.at(-1)
  if (correction === null || last === undefined) return null
  const before = state.earlier ?? state
  if (MAKERS.has(last.skill) && !correction.isOfMended) {
    if (ordersProgram(readMessage(correction.rest))) return { text: correction.rest, state: before }
    // «No, un cronómetro», after a program that nothing was changed of.
    const again = last.question.replace(OF_THING, correction.rest)
    // «No, de cócteles», after «un programa de recetas».
    if (
      last.skill === 'write' &&
      correction.kind === 'place' &&
      /^de /i.test(correction.rest) &&
      again !== last.question
    )
      return { text: again, state: afresh(state) }
    const isOther = last.skill === 'write' && correction.kind === 'thing' && OTHER_THING.test(correction.rest)
    return isOther ? { text: `hazme ${correction.rest}`, state: afresh(state) } : null
  }
  const text = meantBy(correction, last.question)
  return text === null
    ? null
    : { text, state: correction.isOfMended ? afterMending(before.mended ? before : state) : before }
}

const OF_THING = /(?<= )de (?:(?:la|los|las|mis|un|una) )?\p{L}{3,20}$/iu
const OTHER_THING =
  /^un[oa]? (?!(?:lista|diccionario|bucle|while|for|if|funci[oó]n|tupla|clase|conjunto|n[uú]mero|texto|sol[oa]|vez|poco)(?!\p{L}))\p{L}{4,}/iu
const MAX_LAST = 200
/** «Cómo ordeno una lista»: in its place stands what is meant. */
const ENDS_IN_THING = /(?<=\p{L} )(?:el|la|l[oa]s|un[oa]?s?) [\p{L}\d_]{2,20}$/iu
const VALUE = /(?<![\w.,])-?\d+(?:[.,]\d+)?(?!\w)|"[^"\n]{0,40}"|'[^'\n]{0,40}'/
const EXAMPLE = /^.{0,40}?\b(?:ejemplos?|ejercicios?)\b/i

function meantBy({ rest, kind }: Correction, question: string): string | null {
  if (kind === 'asks') return rest
  if (question.length > MAX_LAST || question.includes('\n')) return kind === 'thing' ? `explícame ${rest}` : null
  const asked = question.replace(/[?.!\s]+$/, '')
  if (kind !== 'thing') return `${asked} ${rest}`.trim() + (/\?\s*$/.test(question) ? '?' : '')
  if (VALUE.test(rest)) return VALUE.test(asked) ? question.replace(VALUE, rest) : null
  const [example] = EXAMPLE.exec(asked) ?? []
  if (example !== undefined) return `${example} de ${rest}`
  return ENDS_IN_THING.test(asked) ? asked.replace(ENDS_IN_THING, rest) : `explícame ${rest}`
}

/** «¿Y si escribe letras?», «que salga también …», «pero con mayúsculas no», after a correction: of the corrected program. */
const SUPPOSES =
  /^(?:(?:y|pero|entonces|ah|ok|vale|ya|bueno) )*(?:(?:que (?:pasa|pasaria|ocurre|sale)(?:ria)? )?(?:si|cuando|con)\b|ahora\b)|\bentonces (?:que|cuanto) (?:me |te |se )?(?:imprim|sal[ed]|saldr|da\b|dar|muestr|qued)|\b(?:que|cuanto) (?:me |te |se )?(?:imprim\w+|sal(?:e|dria)|da|daria|muestra|queda|quedaria) (?:entonces|ahora|asi)\b/
/** It is still the fault that is spoken about. */
const OF_FAULT =
  /\b(?:por ?que|xq|pq|porq|error(?:es)?|fall\w{1,3}|corrij\w*|corrig\w+|correg\w+|arregl\w+|solucion\w*|sigue|sigo|igual|lo mismo|mal|evit\w+|no l[oa]s? tien\w+|no (?:(?:se|me|lo|la) ){0,2}(?:cambi|modifi|afect|estrope)\w+)\b/
/** «Por qué usa range(len(notas))»: of what stands in both. */
const CODE =
  /[\p{L}_][\p{L}\d_.]{0,30}\([^\n]{0,40}\)|[\p{L}_]\w{0,20}\[[^\]\n]{1,20}\]|[\p{L}_]\w{0,20} ?[-+*/]= ?[\w.]{1,20}/gu

function isOfMended(text: string, { mended, code }: State): boolean {
  if (mended === null) return false
  const { prose, code: own, traceback } = readMessage(text)
  if (own.some(({ form }) => form !== 'inline')) return false
  // The error of a program is that of the one that stops with it.
  if (traceback !== null) return stopsWith(mended, traceback) && !(code !== null && stopsWith(code, traceback))
  const named = prose.slice(0, MAX_LAST).match(CODE) ?? own.map((part) => part.code.trim())
  if (named.length > 0 && named.every((part) => mended.code.includes(part) && code?.code.includes(part))) return true
  if (code !== null && namesDifference(prose, code.code, mended.code)) return false
  const plain = plainText(prose)
  return !OF_FAULT.test(plain) && (SUPPOSES.test(plain) || wishOf(prose, { isOwn: false }) !== 'none')
}

/** What is typed where the program asks: what fails with it fails whatever is typed. */
const TYPED = Array.from({ length: 20 }, () => '5')

function stopsWith({ tree }: CodePart, { type, message }: Traceback): boolean {
  const run = evaluateProgram(tree, { input: TYPED })
  return run.kind === 'raised' && run.type === type && (message === '' || run.message === message)
}

const TOKEN = /[\p{L}_]\w*|\d+|[<>=!+*/%-]+/gu
const MAX_CODE = 8_000
const tokensOf = (text: string) => new Set(text.slice(0, MAX_CODE).match(TOKEN))

/** «Y si borro el =», «y si pongo int»: what the correction has changed is tried in what was corrected. */
function namesDifference(prose: string, before: string, after: string): boolean {
  const [old, now] = [tokensOf(before), tokensOf(after)]
  const changed = [...old, ...now].filter((token) => old.has(token) !== now.has(token))
  return [...tokensOf(prose)].some((said) =>
    changed.some((token) => token === said || (/^\W/.test(said) && token.includes(said))),
  )
}
