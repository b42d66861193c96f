import { folded } from '~/platform/text/folded'
import { literally } from '~/platform/text/literally'
import type { Expression } from '../python/ast'
import { allExpressions } from '../python/walk'
import type { State } from './frame'
import { NUMBER_WORDS } from './lexicon/number-words'
import type { CodePart } from './message'
import { asWish } from './reading/as-wish'
import { lackIn } from './reading/complaint'
import { type Contrast, contrastsIn } from './reading/contrast'
import { afresh } from './state'

/** What is wished, and the state of the conversation that it goes on with. */
type Wished = { text: string; state: State }

/**
 * What somebody says of the program that was handed out, as the wish that it is: «el saldo es 500, no 200» has the one written for the
 * other, «no me pide la cantidad» has it asked. The program decides: what it does not hold, or does already, is no such wish.
 */
export function putRight(text: string, state: State): Wished | null {
  const program = state.program ?? state.code
  if (program === null) return null
  const again = turnedRound(text, state)
  if (again !== null) return { text: again, state: afresh(state) }
  const [, gone] = NO_MORE.exec(text) ?? []
  if (gone !== undefined && textsOf(program.tree).some((each) => folded(each) === folded(gone)))
    return { text: `quita ${gone}`, state }
  const [, option] = OF_OPTION.exec(text) ?? []
  if (
    option !== undefined &&
    textsOf(program.tree).some((each) => new RegExp(`\\d[.)]? {1,2}${folded(option)}`).test(folded(each)))
  )
    return { text: `quita la opción de ${option}`, state }
  const wish = asWish(text)
  if (wish !== null) return { text: wish, state }
  for (const contrast of /\?\s*$/.test(text) ? [] : contrastsIn(text)) {
    const wished = exchanged(contrast, { state, program })
    if (wished !== null) return wished
  }
  const [, fixed] = ASKED_VALUE.exec(state.said.at(-1) ?? '') ?? []
  const [value] = /^[^\d\n]{0,40}(\d+(?:[.,]\d+)?)[^\d\n]{0,20}$/.exec(text)?.slice(1) ?? []
  if (fixed !== undefined && value !== undefined)
    return { text: `que no me preguntes ${fixed}, es siempre ${value}`, state }
  if (FORBIDS.test(text)) return { text: forbidden(text, program), state }
  const prompt = asksOtherwise(text, { state, program })
  if (prompt !== null) return { text: prompt, state }
  const lack = lackIn(text)
  return lack === null || showsAlready(program, lack) ? null : { text: lack.wish, state }
}

/** «Quita lo de borrar», of a menu that offers it. */
const OF_OPTION = /^\s*(?:(?:y|no|pero),? )?qu[ií]ta(?:le|me)? lo de (\p{L}{3,15}r)[\s.!]{0,4}$/iu
/** «No quiero enero», «y tampoco febrero»: of a text that the program holds. */
const NO_MORE =
  /^\s*(?:(?:y|pero|no),? )?(?:ya no quiero|no quiero|tampoco(?: quiero)?) (?:el |la |los |las )?(\p{L}{3,20})[\s.!]*$/iu
/** «Está al revés, quiero minutos a horas»: of a request that turns one into the other. */
function turnedRound(text: string, { answered, before }: State): string | null {
  if (before !== null || !AROUND.test(text)) return null
  const request = answered.findLast(({ skill }) => skill === 'write')?.question ?? ''
  const [from_a_to, one = '', other = ''] = FROM_TO.exec(request) ?? []
  if (from_a_to === undefined) return null
  const [, first = '', second = ''] = FROM_TO.exec(text) ?? []
  const isOther = folded(first) === folded(other) && folded(second) === folded(one)
  return isOther ? request.replace(FROM_TO, `${other} a ${one}`) : null
}
const AROUND = /(?<!\p{L})al rev[eé]s(?!\p{L})/iu
const FROM_TO = /(\p{L}{4,15}) a (\p{L}{4,15})/iu
/** What a value is that is no longer asked for. */
const ASKED_VALUE = /^¿Qué valor pongo en `(\w{1,40})`, si ya no se pregunta/m
/** «No me pidas la altura», «tampoco lo guardes»: how the program shall not be. */
const LEADS = /^(?:(?:no|pero|y|vale|ok|mejor),? (?=(?:que )?(?:no|tampoco) ))/iu
const FORBIDS =
  /^\s*(?:(?:no|pero|y|vale|ok|mejor),? )?(?:que )?(?:no|tampoco) (?:(?:me|te|lo|la|le|los|las|nos) ){0,2}(?:(?:pid|dig|imprim|pong|escrib|repit)as?|(?:pregunt|guard|muestr|ense[nñ]|orden|us|borr|sum|cuent|redonde)es?)(?!\p{L})[^?¿]{0,120}$/iu

/** What is not asked in the program has its value written there. */
const FIXED =
  /(?:pid|pregunt)\p{L}+ (?<thing>(?:el|la|los|las) [^,.;\n]{2,40}?),? (?:(?:que|porque|ya) )?(?:es|son|vale|mido|peso|tengo|cobr\p{L}+|pag\p{L}+|siempre)(?: (?:es|siempre|fijo|de))? (?<value>\d+(?:[.,]\d+)?)/iu

/** What stands written in the program under that name: set to the value, where it is another. */
function heldAs(thing: string, value: string, { code }: CodePart): string {
  const stems = (folded(thing).match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5))
  const held = [...code.matchAll(/^(\w+) = -?[\d.]+$/gm)].map(([, name = '']) => name)
  const name = held.find((each) => stems.every((stem) => folded(each).includes(stem)))
  return name === undefined ? `que no me preguntes ${thing}` : `pon ${name} = ${value.replace(',', '.')}`
}

function forbidden(text: string, program: CodePart): string {
  const [, item] = OF_ITEM.exec(text) ?? []
  if (item !== undefined && textsOf(program.tree).some((each) => folded(each) === folded(item))) return `quita ${item}`
  const { thing, value } = FIXED.exec(text)?.groups ?? {}
  if (thing !== undefined && value !== undefined)
    return showsAlready(program, { does: 'asks', what: thing })
      ? `que no me preguntes ${thing}, es siempre ${value}`
      : heldAs(thing, value, program)
  return `que ${text
    .trim()
    .replace(LEADS, '')
    .replace(/^(?:que )?(?:no|tampoco)(?= )/iu, 'no')}`
}

/** «Tampoco me lo pregunte el martes», of a list that holds «martes». */
const OF_ITEM = /(?:pid|pregunt)\p{L}+ (?:por )?(?:el|la|los|las)? ?(?:de(?:l| la)? )?(\p{L}{3,20})[\s.!]*$/iu

const digitsOf = (word: string): string | null =>
  /^\d+(?:[.,]\d+)?$/.test(word) ? word.replace(',', '.') : (NUMBER_WORDS.get(folded(word))?.toString() ?? null)

type At = { state: State; program: CodePart }

function exchanged({ was, becomes, rest }: Contrast, { state, program }: At): Wished | null {
  const more = rest.replace(/^[\s,.;!]{0,4}(?:y )?/, '')
  const tail = /\p{L}{3}/u.test(more) ? `, y ${more}` : ''
  const [olds, freshes] = [was.split(/ [ye] /), becomes.split(/ [ye] /)]
  if (olds.length === 2 && freshes.length === 2 && olds.every((each) => writtenLike(each, program) !== null))
    return { text: olds.map((each, at) => `cambia "${each}" por "${freshes[at]}"`).join(', ') + tail, state }
  // «Dice 3 rondas»: the number that it begins with.
  const [old, fresh] = [digitsOf(was.split(' ')[0] ?? ''), digitsOf(becomes)]
  if (old !== null && fresh !== null) {
    const again = requestedWith(old, becomes, state)
    if (again !== null) return { text: again + tail, state: afresh(state) }
    const word = new RegExp(`(?<![\\w.])${old.replace('.', '\\.')}(?![\\w.])`)
    if (word.test(program.code)) return { text: `cambia ${old} por ${fresh}${tail}`, state }
    const stop = new RegExp(`range\\([^()\\n]{0,40}\\b${Number(old) + 1}\\)`)
    return stop.test(program.code) ? { text: `que llegue hasta el ${fresh}${tail}`, state } : null
  }
  const text = writtenLike(was, program)
  if (text === null) return null
  return { text: `cambia "${text}" por "${likeIt(becomes, text)}"${tail}`, state }
}

const SAYS =
  /^[\s]*(?:(?:y|mejor|no|ahora|pero|quiero|pues)[ ,]{1,3}){0,3}(?:que )?(?<order>(?:diga|ponga|pregunte|salga|pon|di)(?: mejor| as[ií])?[: ]{1,3})?(?<text>"[^"\n]{1,80}"|«[^»\n]{1,80}»|¿[^?\n]{1,80}\?|(?<=: )\p{L}[^\n."'¿]{1,80})[\s.!]{0,4}$/iu
/** How a text that was complained of is quoted. */
const QUOTED_LINE = /^Ese texto está en la línea (\d{1,4}):/m

/** «Que diga: ¿De cuántos caracteres?»: of the text that was just spoken of, or of the only question that the program asks. */
function asksOtherwise(text: string, { state, program: { tree, code } }: At): string | null {
  const { order, text: fresh } = SAYS.exec(text)?.groups ?? {}
  const [, line] = QUOTED_LINE.exec(state.said.at(-1) ?? '') ?? []
  // A question is the mentor's, unless it was asked for a text or is told to put it.
  if (fresh === undefined || (fresh.startsWith('¿') && order === undefined && line === undefined)) return null
  const texts = [...allExpressions(tree)].flatMap((node) => {
    const isMeant =
      line === undefined
        ? node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'input'
        : code.slice(0, node.from).split('\n').length === Number(line)
    const asked = node.kind === 'call' ? node.arguments[0]?.value : node
    return isMeant && asked?.kind === 'string' ? [asked.value.trim()] : []
  })
  const [only, other] = new Set(texts)
  if (only === undefined || other !== undefined) return null
  const said = fresh.trim().replace(/^["«]|["»]$/g, '')
  return `cambia "${only}" por "${only.endsWith(':') && !/[:?]$/.test(said) ? `${said}:` : said}"`
}

/** The request that the program was written for, with the one number that it states exchanged; null where more has been done since. */
function requestedWith(old: string, fresh: string, { answered, before }: State): string | null {
  const at = answered.findLastIndex(({ skill }) => skill === 'write')
  const asked = answered[at]
  if (asked === undefined || before !== null) return null
  const stated = [...asked.question.matchAll(/[\p{L}\d_.]+/gu)].filter(
    ([word]) => digitsOf(word) === old && !/^un[oa]?$/i.test(word),
  )
  const [only] = stated
  if (only === undefined || stated.length > 1) return null
  const { question } = asked
  return question.slice(0, only.index) + fresh + question.slice(only.index + only[0].length)
}

/** The piece of a text of the program that is quoted, as it stands there. */
function writtenLike(was: string, { tree }: CodePart): string | null {
  const wanted = new RegExp(`(?<![\\p{L}\\d_])${literally(was)}(?![\\p{L}\\d])`, 'iu')
  for (const text of textsOf(tree)) {
    const found = wanted.exec(text)
    if (found !== null) return found[0]
  }
  return null
}

/** «Fin (fin para terminar)» that should say «producto» goes on saying how it ends. */
function likeIt(becomes: string, was: string): string {
  const behind = /(?<=\S)(?: \(.*\))$/.exec(was)?.[0] ?? ''
  const isCapital = /^\p{Lu}\p{Ll}/u.test(was)
  const word = isCapital ? becomes.charAt(0).toUpperCase() + becomes.slice(1) : becomes
  return behind !== '' && !becomes.includes('(') ? word + behind : word
}

const textsOf = (tree: CodePart['tree']): string[] => [...allExpressions(tree)].flatMap(textOf)
const textOf = (node: Expression): string[] =>
  node.kind === 'string'
    ? [node.value]
    : node.kind === 'format-string'
      ? node.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
      : []

/** Whether the program asks or says already what is said to be lacking: then something else is wrong. */
export function showsAlready({ tree }: CodePart, { does, what }: { does: string; what: string }): boolean {
  if (!OF_WORDS.has(does)) return PRESENT[does]?.test(tree.source) ?? false
  const stems = (folded(what).match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !SMALL.test(word))
    .map((word) => word.slice(0, 6))
  if (does === 'has') return stems.length > 0 && stems.every((stem) => folded(tree.source).includes(stem))
  if (does === 'can') return stems.length > 0 && textsOf(tree).some((text) => folded(text).includes(stems[0] ?? ''))
  const callee = does === 'asks' ? /^(?:input|pedir\w*|leer\w*|preguntar\w*)$/ : /^print$/
  const said = [...allExpressions(tree)]
    .flatMap((node) =>
      node.kind === 'call' && node.callee.kind === 'name' && callee.test(node.callee.name) ? [node] : [],
    )
    .map(({ from, to }) => folded(tree.source.slice(from, to)))
  // What is said of each is more than that, and two words in two places are not said together.
  if (does === 'says')
    return (
      stems.length > 0 &&
      !/(?<!\p{L})cada(?!\p{L})/iu.test(what) &&
      [...said, ...textsOf(tree).map(folded)].some((each) => stems.every((stem) => each.includes(stem)))
    )
  return stems.length > 0 && stems.every((stem) => said.some((each) => each.includes(stem)))
}
/** What is looked for by the words of it. */
const OF_WORDS: ReadonlySet<string> = new Set(['asks', 'says', 'can', 'has'])
/** What shows that a program waits, sorts or keeps. */
const PRESENT: Readonly<Record<string, RegExp>> = {
  waits: /\bsleep\(/,
  sorts: /\bsort(?:ed)?\(/,
  keeps: /\.write\(|\bdump\(|write_text\(|writerow|to_csv\(/,
}
const SMALL =
  /^(?:tambien|cada|cuant[oa]s?|todos|todas|final|otra|vez|numero|para|que|con|por|los|las|una|unos|unas|del|mas|sus|mis|ese|esa)$/
