import type { Statement } from '../python/ast'
import { linesOf } from '../python/lines'
import { allExpressions, statementsIn } from '../python/walk'
import type { State } from './frame'
import { plainText } from './lexicon/plain-text'
import type { CodePart, Message } from './message'
import { withLinesPlaced } from './placed-lines'
import { codePart } from './reading/code-part'
import { type BriefAsk, briefAskIn } from './requests/brief-ask'
import { isVersion } from './state'

/** «he puesto …», «lo cambié por …», «ahora tengo …». */
const HAS_CHANGED =
  /\b(?:(?:he|hemos|ya) (?:puesto|cambiado|probado|hecho|escrito|metido|quitado|corregido|intentado|modificado|usado)|puse|cambie|probe|intente|escribi|meti|modifique|corregi|reemplace|sustitui|use|hice|deje|ahora (?:tengo|puse|esta|pongo|queda|quedo|es)|(?:lo|la) (?:cambio|puse|tengo|deje|cambie) (?:por|a|como|asi)|asi lo (?:puse|tengo)|quedo asi|sigo igual|sigue igual|sigue sin)\b/
/** «cuando meto f(0)», «si le paso f(0)». */
const HAS_CALLED = /\b(?:cuando|al|si|con|meto|llamo|pongo|pruebo|ejecuto|paso|uso|hago)\b/
const MAX_FRAGMENT_STATEMENTS = 3

/**
 * The program of the conversation as it is after what the person says to have changed: a line in a sentence or alone takes the place of
 * the one that is like it, a call of one of its functions comes at its end. Null where nothing such is said.
 */
export function revisedCode(message: Message, { code, answered, mended }: State): CodePart | null {
  if (code === null || answered.length === 0) return null
  const words = plainText(message.prose)
  const isChecked = CHECKS.has(briefAskIn(message.prose) ?? '')
  if (mended !== null && isChecked && isOfMended(message, mended)) return mended
  if (code.tree.errors.length > MAX_ERRORS) return null
  const stretch = stretchOf(message)
  if (stretch !== null && (isChecked || HAS_CHANGED.test(words)))
    return isVersion(stretch.code, code.code) ? null : withLinesPlaced(stretch, code)
  const fragments = [...message.code, ...assignmentsIn(message.prose)].filter(
    ({ tree }) => tree.body.length > 0 && tree.body.length <= MAX_FRAGMENT_STATEMENTS,
  )
  const [fragment] = fragments.toSorted((a, b) => b.code.length - a.code.length)
  if (fragment === undefined || fragment.code.trim().length >= code.code.trim().length) return null
  const text = changedText(fragment, message.prose)
  // «Si hice range(3)»: it stands there as it was.
  if (HAS_CHANGED.test(words) && !code.code.includes(text)) {
    const place = likeliestLine(fragment, code)
    if (place !== null) return withLine(code, place, text)
  }
  if (
    !HAS_CALLED.test(words) ||
    /^(?:y )?(?:si|con|que pasa|por que|para que)\b/.test(words) ||
    !isOwnCall(fragment, code)
  )
    return null
  return codePart(`${code.code.trimEnd()}\n\nprint(${fragment.code.trim()})`, 'pasted')
}

/** Lines that are shown by themselves. */
function stretchOf({ code }: Message): CodePart | null {
  const [own, more] = code.filter(({ form }) => form !== 'inline')
  if (own === undefined || more !== undefined || !own.code.trim().includes('\n')) return null
  return own.tree.errors.length === 0 ? own : null
}

const CHECKS: ReadonlySet<string> = new Set<BriefAsk>(['check', 'good', 'sure', 'mine'])
/** A few lines by themselves, all of which stand in the program as it was put right: they have put them in. */
function isOfMended({ code }: Message, mended: CodePart): boolean {
  const [own, more] = code.filter(({ form }) => form !== 'inline')
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  const [given, known] = [lines(own?.code ?? ''), lines(mended.code)]
  return (
    more === undefined &&
    given.length > 0 &&
    given.length * 2 <= known.length &&
    given.every((line) => known.includes(line))
  )
}

const MAX_ERRORS = 3
const ASSIGNMENT =
  /[\p{L}_][\p{L}\d_.]{0,40}(?:\[[^\]\n]{1,40}\])? ?(?:[-+*/]|\/\/)?= ?[^=\n][^\n]{0,80}?(?= y | pero | ahora |, |\. |$)/gmu

/** Assignments in a sentence: `total = total + i` is no word of Spanish. */
const assignmentsIn = (prose: string): CodePart[] =>
  (prose.slice(0, 1_000).match(ASSIGNMENT) ?? [])
    .slice(0, 3)
    .map((text) => codePart(text.trim(), 'inline'))
    .filter(({ tree }) => tree.errors.length === 0)

/** What stands behind a fragment that an operator goes on: `d.get("a", 0) += 1`. */
function changedText({ code }: CodePart, prose: string): string {
  const text = code.trim()
  const rest = prose.slice(Math.max(0, prose.indexOf(text)) + text.length)
  const [more = ''] = prose.includes(text) ? (/^ *(?:[-+*/]|\/\/)?= *[\w.]+/.exec(rest) ?? []) : []
  return text + more
}

/** The line of the program that says the same in another way: it gives a value to the same name, or shares most of its words. */
function likeliestLine({ code, tree }: CodePart, program: CodePart): number | null {
  const words = wordsOf(code)
  const lines = linesOf(program.code)
  const [own] = tree.body
  let best: { line: number; score: number } | null = null
  for (let line = 1; line <= lines.count; line += 1) {
    const others = wordsOf(lines.textOf(line))
    if (others.size === 0) continue
    const shared = [...words].filter((word) => others.has(word)).length
    const score =
      shared / Math.max(1, Math.min(words.size, others.size)) + (givesSame(own, lines.textOf(line)) ? 0.5 : 0)
    if (shared > 0 && (best === null || score > best.score)) best = { line, score }
  }
  return best && best.score >= ENOUGH ? best.line : null
}

const ENOUGH = 0.6
const wordsOf = (text: string) => new Set(text.replace(/#.*$/, '').match(/[\p{L}_][\p{L}\d_]*|\d+/gu) ?? [])

function givesSame(statement: Statement | undefined, line: string): boolean {
  const [target] = statement?.kind === 'assign' ? statement.targets : []
  return target?.kind === 'name' && new RegExp(`^\\s*${target.name}\\s*(?:[-+*/]|//)?=(?!=)`, 'u').test(line)
}

function withLine({ code }: CodePart, line: number, text: string): CodePart {
  const lines = code.trimEnd().split('\n')
  const old = lines[line - 1] ?? ''
  const margin = /^\s*/.exec(old)?.[0] ?? ''
  // A header that is given without its block keeps the block.
  const inner = text.split('\n').map((each) => (each === '' ? each : margin + each))
  return codePart([...lines.slice(0, line - 1), ...inner, ...lines.slice(line)].join('\n'), 'pasted')
}

/** Whether a fragment calls a function of the program, with values that stand in it. */
function isOwnCall({ tree }: CodePart, program: CodePart): boolean {
  const own = new Set(
    [...statementsIn(program.tree.body)].flatMap((node) => (node.kind === 'function' ? [node.name] : [])),
  )
  const [only] = tree.body
  if (tree.body.length !== 1 || only?.kind !== 'expression' || only.value.kind !== 'call') return false
  const { callee } = only.value
  if (callee.kind !== 'name' || !own.has(callee.name)) return false
  return ![...allExpressions(tree)].some((part) => part.kind === 'name' && part !== callee)
}

/** The data that an error was told without, put before the line that the traceback quotes: «el diccionario es d = {…}». */
export function completedCode(message: Message, { code, error }: State): CodePart | null {
  const quoted = error?.frames.findLast(({ text }) => text !== null)?.text ?? null
  if (code !== null || quoted === null || message.traceback !== null || /:\s*$/.test(quoted)) return null
  const data = message.code.filter(({ tree }) => tree.body.length > 0 && tree.body.every(givesValue))
  if (data.length === 0 || data.some((part) => part.code.includes(quoted))) return null
  const joined = codePart([...data.map((part) => part.code.trimEnd()), quoted].join('\n'), 'pasted')
  return joined.tree.errors.length === 0 ? joined : null
}

const givesValue = ({ kind }: Statement) => kind === 'assign' || kind === 'import' || kind === 'import-from'
