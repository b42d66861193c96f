import type { CodePart } from '~/modules/mentor/engine/message'
import { isVersion } from '~/modules/mentor/engine/state'
import { allNames } from '~/modules/mentor/python/names'
import type { RunProgram } from '../score'
import { type Before, programsIn } from './before'
import type { Check, FollowUp } from './follow-up'

type Reply = { markdown: string; outcome: string | null }
type Checking = { before: Before; asked: FollowUp; reply: Reply; run: RunProgram }

/** What is wrong with an answer to what goes on with a conversation, by the names of the checks that it fails. */
export const failuresOf = ({ asked, ...held }: Checking): Check[] =>
  asked.checks.filter((check) => !CHECKS[check]({ asked, ...held }))

const PLAIN = { stdin: '', stdout: '', append: '', files: {} }
const withoutCode = (text: string) => text.replace(/^[ \t]*(`{3,})[^\n]*\n[\s\S]*?\n[ \t]*\1[ \t]*$/gm, '')
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const sentencesOf = (text: string) =>
  withoutCode(text)
    .split(/\n+|(?<=[.:!?])\s+/)
    .map((sentence) => sentence.replace(/^[-*#\s]+/, '').trim())
    .filter((sentence) => sentence.length > 20)
const longest = (parts: readonly CodePart[]) => parts.toSorted((a, b) => b.code.length - a.code.length)[0]
/** What is no example of two lines. */
const LEAST = 3
const linesOf = ({ code }: CodePart) => code.split('\n').filter((line) => line.trim() !== '')
const COMMON = new Set(['print', 'input', 'len', 'int', 'str', 'float', 'range', 'list', 'sum', 'open', 'append'])
const namesOf = (part: CodePart) => [...allNames(part.tree)].filter((name) => !COMMON.has(name))

/** So much of an answer may have stood in the one before. */
const MAX_REPEATED = 0.5

function isFresh({ before, reply }: Checking): boolean {
  const known = new Set(sentencesOf(before.answer))
  const told = sentencesOf(reply.markdown)
  const size = (sentences: readonly string[]) => sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  if (told.length === 0) return reply.markdown.trim() !== '' && !before.answer.includes(reply.markdown.trim())
  return size(told.filter((sentence) => known.has(sentence))) <= size(told) * MAX_REPEATED
}

/** It names something of the program, and shows no longer program that has nothing of it. */
function isOfProgram({ before, reply }: Checking): boolean {
  const program = before.current ?? before.own
  if (program === null) return true
  const names = namesOf(program)
  const shows = (text: string) => names.some((name) => new RegExp(`(?<![\\w])${name}(?![\\w])`).test(text))
  const others = programsIn(reply.markdown).filter((part) => linesOf(part).length >= LEAST)
  return (
    (shows(reply.markdown) ||
      /l[ií]nea \d|\bhe ejecutado\b|programa (?:de arriba|con el cambio)/.test(reply.markdown)) &&
    (others.length === 0 || others.some(({ code }) => shows(code)))
  )
}

/** The program at hand with something changed in it, which still runs where it ran. */
function showsVersion({ before, reply, run }: Checking): boolean {
  const program = before.current ?? before.own
  const shown = longest(programsIn(reply.markdown))
  if (program === null || shown === undefined || !isVersion(shown.code, program.code)) return false
  const isOther = [before.own, before.current].some((one) => one !== null && one.code.trim() !== shown.code.trim())
  const ran = run(program.code, PLAIN)
  return (
    isOther &&
    (ran.error !== null || run(shown.code, PLAIN).error === null || /EOFError|FileNotFound/.test(ran.error ?? ''))
  )
}

function showsWhole({ before, reply }: Checking): boolean {
  const shown = longest(programsIn(reply.markdown))
  return (
    before.current === null ||
    (shown !== undefined &&
      isVersion(shown.code, before.current.code) &&
      linesOf(shown).length >= linesOf(before.current).length - 1)
  )
}

/** What is shown as the program has no line more often than what was pasted, or says what it has changed. */
function isNotMerged({ asked: { pasted }, reply }: Checking): boolean {
  if (pasted === undefined) return true
  const counted = (part: CodePart) =>
    Map.groupBy(
      linesOf(part).map((line) => line.trim()),
      (line) => line,
    )
  const own = counted(pasted)
  return programsIn(reply.markdown)
    .filter((part) => linesOf(part).length >= LEAST && isVersion(part.code, pasted.code))
    .every((part) => [...counted(part)].every(([line, times]) => times.length <= (own.get(line)?.length ?? 1)))
}

const ERROR = /\b[A-Z]\w+(?:Error|Exception)\b/
/** The error that the program had before is not said of the one that has it no more. */
function isOfNow({ asked: { pasted }, before, reply, run }: Checking): boolean {
  const [old] = ERROR.exec(before.question) ?? []
  if (old === undefined || pasted === undefined || run(pasted.code, PLAIN).error?.startsWith(old)) return true
  return !reply.markdown.startsWith(`**\`${old}\``) && !/no (?:lo|la) has importado/.test(reply.markdown)
}

/** Of a correction: a line that it has changed, or a piece of one, and not the whole program line by line. */
function isAboutIt({ before: { own, mended }, reply: { markdown } }: Checking): boolean {
  if (own === null || mended === null) return true
  const [old, now] = [own, mended].map((part) => new Set(linesOf(part).map((line) => line.trim())))
  const changed = [...linesOf(own), ...linesOf(mended)].filter(
    (line) => !(old?.has(line.trim()) && now?.has(line.trim())),
  )
  const pieces = changed.flatMap((line) => line.match(/[\w."'[\]()]{3,}/g) ?? [])
  const isWalk = (markdown.match(/\*\*Líneas? \d/g) ?? []).length >= MANY
  return !isWalk && (pieces.length === 0 || pieces.some((piece) => markdown.includes(piece)))
}
const MANY = 4

/** What is said first says whether it is good. */
const VERDICT =
  /^(?:\*\*)?(?:s[ií]|así (?:sí|está|va)|(?:está|va|queda) (?:muy )?bien|bien|correcto|perfecto|eso es|exacto|casi|todavía no|no|funciona|lo he (?:ejecutado|probado)|hay algo|falta|solo falta|esto es lo que yo)(?!\p{L})/iu

/** No other version of the program is handed out. */
const isUnchanged = ({ before, reply }: Checking): boolean =>
  programsIn(reply.markdown).every(
    (part) =>
      before.answer.includes(part.code.trim()) ||
      before.question.includes(part.code.trim()) ||
      linesOf(part).length < LEAST,
  )

/** What the program prints, where it prints something by itself. */
function printsIt({ before, reply, run }: Checking): boolean {
  if (before.current === null) return true
  const ran = run(before.current.code, PLAIN)
  const [first] = ran.output.split('\n').filter((line) => line.trim() !== '')
  return (
    ran.error !== null ||
    first === undefined ||
    /\b(?:random|time|datetime)\b/.test(before.current.code) ||
    reply.markdown.includes(first.trim())
  )
}

const CHECKS: Record<Check, (held: Checking) => boolean> = {
  answered: ({ reply }) => reply.outcome === 'answered',
  heard: ({ reply }) => reply.outcome !== 'unknown' && reply.outcome !== 'refused',
  fresh: isFresh,
  'own program': isOfProgram,
  'a version': showsVersion,
  whole: showsWhole,
  'not merged': isNotMerged,
  'no old error': isOfNow,
  'names it': ({ asked: { names = [] }, reply }) =>
    names.length === 0 || names.some((name) => folded(reply.markdown).includes(folded(name))),
  'about it': isAboutIt,
  verdict: ({ reply }) => VERDICT.test(reply.markdown.trim()),
  unchanged: isUnchanged,
  'not theirs': ({ before, reply }) => before.own !== null || !/\ben tu (?:programa|código)\b/i.test(reply.markdown),
  'prints it': printsIt,
  courtesy: ({ reply }) => reply.outcome === 'courtesy',
}
