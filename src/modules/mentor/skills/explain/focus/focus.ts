import type { Frame } from '../../../engine/frame'
import { SPECIAL_METHODS } from '../content/special-methods'
import { findIdioms, idiomText } from '../idioms/find-idioms'
import type { Source } from '../idioms/idiom'
import type { Ask } from '../parts/questions/ask'
import { roleOf, roleTexts } from '../shapes/role-texts'
import { apartTexts, withoutTexts } from './calls'
import { eachPrint } from './each-print'
import { withoutRepeats } from './once'
import { saidText } from './said'
import { sqlTexts } from './sql-words'
import { type Target, targetsOf } from './targets'
import { tellTarget } from './tell'
import { insteadText, triedTexts } from './without-part'

/** What it is, what it is there for, where it comes from. */
const MEANING =
  /\b(?:que (?:es|son|era|cambia\w*|vale|vali\w+|seria|significa\w*|hace\w*|pinta\w*|quiere\w* decir|va|onda|rollo|diferencia|tiene de|sentido|devuelve|da|vale)|que .{0,30}\bes (?:eso|es[eao]|lo de)|para que|a que viene|cuanto vale|de donde (?:sale|viene|sacas?)|que \w{3,} (?:el|la|los|las|ese|esa|esos|esas|lo) \w|donde (?:sale|viene|se define)|cual (?:es|hace|de l)|diferenci\w+|traduc\w+|no (?:lo |la |te |me |le |las |los )*(?:disting\w+|entiend\w+|pill\w+|cach\w+|pesc\w+|comprend\w+|veo|se|queda\w*|qued\w+|enter\w+)|explic\w*|aclar\w*|lo del?|lo que|como (?:funciona|va|se lee|es eso)|sobre todo|vs|ese|esa|esos|esas|que no es|(?:menos|salvo|excepto) (?:el|la|lo|los|las)|hace falta|sirve\w*)\b/
/** «por qué», «a qué se debe». */
const REASON = /\bpor que\b|\bcomo es que\b/

/** «¿Qué pasa si no lo pongo?» */
const LEFT_OUT =
  /\bsi (?:no (?:lo |la |los |las )?(?:pong\w*|pusier\w*|us\w+|escrib\w*|llam\w*|hag\w*|hub\w+|estuv\w+)|(?:lo |la |los |las )?(?:quit\w+|borr\w+|sac\w+|omit\w+|elimin\w+)|(?:se )?me (?:lo |la )?olvid\w+)/

/** What it is there for. */
const PURPOSE = /\bpor que\b|\b(?:para|pa) que\b|\bhace falta\b|\bnecesari\w+|\bsirve\w*\b|\ba que viene\b/

/** Whether the words ask for what something in the program is, or why it is so. */
const asksMeaning = (said: string): boolean => MEANING.test(said) || REASON.test(said) || said.includes('?')

/** «¿Por qué no está ordenada si uso sorted?» asks for what it does, not what would be without it. */
const OF_FAILING = /\bpor que (?:\w+ ){0,3}(?:no|ni|tampoco|sigue\w*)\b/

const isPlace = (target: Target) => target.kind === 'keyword' && /^(?:for|while|if|elif|true|false)$/.test(target.word)

/** Told where each `print` is told with what its expression asks. */
const isOfPrint = (target: Target) =>
  (target.kind === 'call' && target.word === 'print') ||
  (target.kind === 'keyword' && /^(?:\W+|is|in|not|and|or)$/.test(target.word))

/** «Explícame este for»: nothing in the program is named but a loop or a condition. */
export function namesOnlyPlaces({ frame, source }: Pick<Ask, 'frame' | 'source'>): boolean {
  const targets = targetsOf(frame, source)
  return targets.length > 0 && targets.every(isPlace)
}

const WHO_CALLS =
  /\b(?:quien|cuando|donde|como|nadie|ning[a-z]*|no)\b[^.?]{0,60}\b(?:llam\w+|ejecut\w+|invoc\w+)|\barroba\b|\bdecorador\w*/

/** Who calls a function that is handed over, and what sets `yield` apart from `return`. */
function toldApart(said: string, source: Source): string[] {
  const idioms = findIdioms(source)
  const handed = WHO_CALLS.test(said) ? idioms.filter(({ name }) => name === 'registered') : []
  const given =
    /\byield\b/.test(said) && /\breturn\b/.test(said) ? idioms.find(({ name }) => name === 'generator') : null
  const apart = given
    ? [
        `\`return\` da un valor y **termina** la función. \`yield\` da uno, deja la función **en pausa** ahí y sigue por la línea siguiente cuando le piden otro. Con \`return\` en su lugar, ${given.slots.name} acabaría en el primero y no habría generador: daría ese valor y nada más.`,
      ]
    : []
  const special = WHO_CALLS.test(said) ? (/__\w{1,20}__/.exec(said)?.[0] ?? '') : ''
  const when = source.module.source.includes(`def ${special}(`) ? SPECIAL_METHODS[special] : undefined
  const called = when === undefined ? [] : [`A \`${special}\` no lo llamas tú: lo llama **Python**, ${when}.`]
  return [...apart, ...called, ...handed.map(idiomText)].slice(0, MAX_TEXTS)
}

const MAX_TEXTS = 4

const told = new WeakMap<Frame, { module: Source['module']; texts: string[] }>()

/** A paragraph on each part of the program that the question points at, in its order; empty where it points at none. Told once: parts are run for it. */
export function focusTexts(ask: Ask): string[] {
  const before = told.get(ask.frame)
  if (before?.module === ask.source.module) return before.texts
  const texts = textsOf(ask)
  told.set(ask.frame, { module: ask.source.module, texts })
  return texts
}

function textsOf(ask: Ask): string[] {
  const said = saidText(ask.frame.message.prose)
  if (!asksMeaning(said)) return []
  const isNamed = MEANING.test(said)
  const targets = targetsOf(ask.frame, ask.source)
  // Who asks what all of it does tells with a name when, or why: «¿y si la línea está vacía?».
  const isWhole = ask.frame.requests.has('explain-code')
  const meant = targets.filter((target) => target.kind !== 'name' || (isNamed && !(isWhole && target.isSubject)))
  // A loop or a condition that is named says where something stands, unless nothing else is named.
  const parts = meant.filter((target) => !isPlace(target))
  // Beside what is asked about, «mi lista de platos» only says what it is done to.
  const others = parts.filter((target) => target.kind !== 'name' || target.isAsked)
  const chosen = others.length > 0 ? others : parts.length > 0 ? parts : meant
  const each = eachPrint(said, ask.source)
  const rows = chosen
    .filter((target) => each.length === 0 || !isOfPrint(target))
    .map((target) => withoutRepeats([...roleOf(target, ask.source), ...tellTarget(target, ask)]))
  const roles = roleTexts(said, ask.source)
  const apart = apartTexts(said, ask.source)
  const tried = triedTexts(said, meant, ask.source)
  const without =
    tried.length + each.length === 0 && (PURPOSE.test(said) || LEFT_OUT.test(said)) && !OF_FAILING.test(said)
      ? withoutTexts(said, ask.source)
      : []
  const instead = insteadText(said, ask.source)
  return withoutRepeats([
    ...sqlTexts(said, ask.source),
    ...toldApart(said, ask.source),
    ...each,
    ...roles,
    ...rows.flat().slice(0, MAX_TEXTS),
    ...tried,
    ...without,
    ...(instead === null ? [] : [instead]),
    ...apart,
  ])
}
