import { upperFirst } from '~/platform/text/first-letter'
import type { Reading, Span } from '../../reading'
import { accented } from '../../scalars/nouns'
import { type Action, actionOf } from '../menu-actions'
import type { Offer, Rule } from './menu-rule'
import { RULE_PATTERNS, type RulePattern, SAYS_OF_OPTION } from './rule-patterns'

type Match = RegExpExecArray

/** What a request or a wish says its options are to do in a case, each once; notes the words. */
export function readRules(reading: Reading, offers: readonly Offer[]): Rule[] {
  const rules: Rule[] = []
  const add = (match: Match, rule: Rule | null) => {
    if (rule === null || rule.keys.length === 0) return
    if (isTaken(reading, match)) return
    reading.use(withOwner(reading, spanOf(match)))
    rules.push(rule)
  }
  for (const pattern of RULE_PATTERNS)
    for (const match of reading.text.matchAll(pattern.says)) add(match, ruleOf(pattern, match, { reading, offers }))
  for (const match of reading.text.matchAll(SAYS_OF_OPTION)) add(match, saidOf(match, { reading, offers }))
  return rules
}

type At = { reading: Reading; offers: readonly Offer[] }

const spanOf = (match: Match): Span => ({ from: match.index, to: match.index + match[0].length })

/** Words that something else has read are no rule: most of them must be open. */
function isTaken(reading: Reading, match: Match): boolean {
  const { from, to } = spanOf(match)
  const places = [...reading.words.keys()].filter((at) => reading.offsetOf(at) >= from && reading.offsetOf(at) < to)
  return places.filter((at) => reading.isUsed(at)).length * 2 > places.length
}

const OWNER =
  /\b(?:al|cuando|antes de|despues de|en la opcion(?: de)?) (?:(?:se|yo|el usuario|quiera|vaya a|intente) )*(?<act>[a-z]{3,12})(?: (?:un|una|el|la|los|las|al?|otr[oa]|de baja) ?[a-z]*| [a-z]+)?(?: ,)?(?: y)?(?: que)? ?$/

/** «al añadir, si …»: the words before that say of which option it is told. */
function ownerBefore(reading: Reading, from: number): { actions: Action[]; at: number } | null {
  const clause = reading.text.slice(0, from)
  const start = Math.max(clause.lastIndexOf(' ; '), clause.lastIndexOf(' . '), clause.lastIndexOf(' ( '))
  const match = OWNER.exec(clause.slice(start + 1))
  const action = match?.groups?.act === undefined ? null : actionSaid(match.groups.act)
  return match && action ? { actions: [action], at: start + 1 + match.index } : null
}

const withOwner = (reading: Reading, { from, to }: Span): Span => ({
  from: ownerBefore(reading, from)?.at ?? from,
  to,
})

/** «borrarlo», «añada»: the verb as an option would bear it. */
export function actionSaid(word: string): Action | null {
  const verb = word.replace(/(?<=[aei]r)l[oae]s?$/, '')
  return actionOf(verb) ?? FORMS.find(([form]) => form.test(verb))?.[1] ?? null
}
const FORMS: readonly (readonly [RegExp, Action])[] = [
  [/^(?:anad|agreg|met|registr|apunt|anot|insert|inscrib|reserv)\w*$/, 'add'],
  [/^(?:borr|elimin|quit|cancel|dar|de|d[ae])\w*$/, 'remove'],
  [/^(?:busc|consult)\w*$/, 'find'],
  [/^(?:modific|edit|cambi|actualiz)\w*$/, 'edit'],
  [/^(?:vend)\w*$/, 'take'],
  [/^(?:retir|saqu|sac)\w*$/, 'withdraw'],
  [/^(?:deposit|ingres)\w*$/, 'deposit'],
  [/^(?:sal|terminar|cierr|cerrar)\w*$/, 'exit'],
  [/^(?:ver|vea|veo|list|muestr|mostr)\w*$/, 'list'],
]

/** Options of one verb are often called by another: money is taken out or spent, a thing sold. */
const ALIKE: readonly (readonly Action[])[] = [
  ['withdraw', 'take', 'minus', 'enter', 'other'],
  ['deposit', 'give', 'plus', 'leave'],
  ['list', 'pending', 'balance', 'sort', 'bill'],
  ['add', 'deposit', 'give'],
  ['remove', 'take', 'giveback', 'withdraw'],
  ['find'],
]

function keysFor(actions: readonly Action[], offers: readonly Offer[]): string[] {
  const own = offers.filter(({ action }) => actions.includes(action))
  const alike = ALIKE.filter((group) => group.some((action) => actions.includes(action))).flat()
  const found = own.length > 0 ? own : offers.filter(({ action }) => alike.includes(action))
  return found.map(({ key }) => key)
}

/** The options that a rule is for: that in whose details it stands, that which is named before it, else those to which it can apply. */
function keysOf(pattern: RulePattern, match: Match, { reading, offers }: At): string[] {
  if (pattern.kind === 'invalid') return ['']
  const inside = offers.find(
    ({ detail }) => detail && match.index >= reading.offsetOf(detail.from) && match.index < reading.offsetOf(detail.to),
  )
  if (inside) return [inside.key]
  const named = actInside(match) ?? ownerBefore(reading, match.index)
  const keys = named === null ? [] : keysFor(named.actions, offers)
  // Another clause may stand between the verb and the case: only a verb that the case can be of counts.
  if (keys.length > 0) return keys
  if (pattern.kind === 'ending') return []
  return pattern.kind === 'confirm'
    ? keysFor(pattern.on, offers)
    : offers.filter(({ action }) => pattern.on.includes(action)).map(({ key }) => key)
}

/** «antes de borrar que pregunte», «que no se pueda vender más»: the verb stands in the rule itself. */
function actInside(match: Match): { actions: Action[] } | null {
  const verb =
    /\b(?:antes de|al|para|de que quier\w+|quier\w+) ([a-z]{3,12})\b|\b((?:sac|retir|vend|gast|ingres|deposit|met|anad|agreg)[a-z]{1,6})\b/.exec(
      match[0],
    )
  const action = actionSaid(verb?.[1] ?? verb?.[2] ?? '')
  return action === null ? null : { actions: [action] }
}

function ruleOf(pattern: RulePattern, match: Match, at: At): Rule | null {
  const { groups = {} } = match
  const keys = keysOf(pattern, match, at)
  const text = textOf(match, at.reading)
  const { kind } = pattern
  const span = spanOf(match)
  if (kind === 'exists') {
    const then = groups.sum !== undefined ? 'sum' : /pregunt/.test(match[0]) ? 'ask' : 'refuse'
    const subject = /^si (?:el|la|ese|esa|un|una) ([a-z]+)\b/.exec(match[0])?.[1]
    const fields = [groups.same, groups.same2, subject].flatMap((each) => (each === undefined ? [] : [each]))
    return { kind, span, keys, text: then === 'refuse' ? text : null, then, ...(fields.length > 0 && { fields }) }
  }
  if (kind === 'full') return { kind, span, keys, text, bounds: [groups.full ?? '10', ''] }
  if (kind === 'most') return { kind, span, keys, text, bounds: ['0', groups.most ?? '100'] }
  if (kind === 'negative') {
    const subject = /\b(?:el|la) ([a-z]+) (?:no |sea|es)/.exec(match[0])?.[1]
    return { kind, span, keys, text, ...(subject !== undefined && { fields: [subject] }) }
  }
  if (kind === 'low') return { kind, span, keys, text, bounds: [groups.low ?? '5', ''] }
  if (kind === 'range')
    return { kind, span, keys, text, fields: [groups.field ?? ''], bounds: [groups.least ?? '0', groups.most ?? '10'] }
  if (kind === 'ending' && text === null) return null
  if (
    (kind === 'missing' || kind === 'scarce') &&
    text !== null &&
    POINTING.test(text) &&
    !match[0].includes('«') &&
    /^[a-z]/.test(text)
  )
    return { kind, span, keys, text: null }
  return { kind, span, keys, text }
}

function saidOf(match: Match, { reading, offers }: At): Rule | null {
  const action = actionSaid(match.groups?.act ?? '')
  const text = textOf(match, reading)
  if (action === null || text === null || !isLiteral(text, match)) return null
  return { kind: 'says', span: spanOf(match), keys: keysFor([action], offers), text }
}

/** «que salgan numeradas» tells how, «que diga Adiós» what: small letters are a text only where something is said. */
const isLiteral = (text: string, { groups = {}, 0: said }: Match) =>
  /^[\p{Lu}¡¿]/u.test(text) ||
  said.includes('«') ||
  (/^(?:dig|pong|avis)/.test(groups.verb ?? '') && !POINTING.test(text))
const POINTING =
  /^(?:si|cu[aá]nt[oa]s?|el|la|los|las|un|una|todos?|todas?|su|sus|qu[eé]|numerad|ordenad|primero|tambien|también|solo|en|de|con|al|a|por|lo)\b/i

/** What is to be said, as it was written; what is told in other words («de que no hay») becomes a sentence. */
function textOf(match: Match, reading: Reading): string | null {
  const ranges = match.indices?.groups ?? {}
  const range = ranges.text ?? ranges.text2
  // «que avise si la opción no existe» tells when, and no text.
  if (range === undefined || match.groups?.of2 === 'si') return null
  const written = reading
    .written({ from: range[0], to: range[1] })
    .replace(/\s+([!?])/g, '$1')
    .replace(/([¡¿])\s+/g, '$1')
  const isTold = /de que|^que$/.test(`${match.groups?.of ?? ''}${match.groups?.of2 ?? ''}`.trim())
  if (/^(?:y|no|nada|eso|lo|al|menu)$/i.test(written) || written === '') return null
  if (!isTold) return written
  const spelled = written
    .split(' ')
    .map(accented)
    .join(' ')
    .replace(/\bvalida\b/, 'válida')
  return `${upperFirst(spelled)}.`
}
