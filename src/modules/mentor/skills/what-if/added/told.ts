import { inlineCode } from '../../../engine/compose'
import type { CodePart } from '../../../engine/message'
import { codePart } from '../../../engine/reading/code-part'
import type { Answer, Block } from '../../../engine/skill'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import type { Evaluation } from '../../../python/evaluate/result'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { calledName } from '../../explain/idioms/in-calls'
import { statements, type Wish } from '../change'
import { OUTCOMES } from '../content'
import { reasonBlocks } from '../tried'
import { type Expected, expectedIn, holds } from './expected'
import { separateReasons } from './separate'
import { namesRead, type Written } from './written'

type Trial = { after: CodePart; now: Evaluation; before: Evaluation; shown: string }

/** What comes of statements that a question writes out: the program is run with them, and what it supposes is answered first. */
export async function addedAnswer(written: Written, wish: Wish): Promise<Answer | null> {
  const trial = trialOf(written, wish)
  if (trial === null) return null
  const { after, now, shown } = trial
  const head = verdictOf(written, trial, wish)
  if (head === null) return null
  const isLong = shown.trim().includes('\n')
  const reasons = separateReasons(written.pieces, after)
  return {
    outcome: 'answered',
    topic: 'what-if',
    blocks: [
      { kind: 'text', markdown: head },
      { kind: 'code', language: 'python', code: after.code },
      ...(isLong ? [{ kind: 'code', language: 'text', code: shown.replace(/\n$/, '') } as const] : []),
      ...(reasons.length > 0
        ? [{ kind: 'heading', text: 'Por qué' } as const, { kind: 'list', items: reasons } as const]
        : await reasonBlocks(after, now, written.isAlone ? '' : wish.text)),
    ] satisfies Block[],
  }
}

/** The first way of showing what the pieces give that shows something. */
function trialOf(written: Written, wish: Wish): Trial | null {
  const base = written.isAlone ? '' : wish.text.trimEnd()
  const before = evaluatePiece(codePart(base, 'pasted').tree)
  if (before.kind !== 'done') return null
  const tried = waysOfShowing(written, wish).map(({ code, isWhole }) => {
    const after = codePart(code, 'pasted')
    const now = evaluatePiece(after.tree)
    const output = 'output' in now ? now.output : ''
    const isSame = isWhole && output === before.output
    return { after, now, before, shown: isSame ? '' : isWhole ? output : output.slice(before.output.length) }
  })
  const isShown = ({ now, shown }: Trial) => now.kind === 'done' && shown.trim() !== '' && shown.trim() !== 'None'
  return (
    tried.find(isShown) ??
    tried.findLast(({ now }) => now.kind === 'raised') ??
    tried.find(({ now }) => now.kind === 'done') ??
    null
  )
}

type Way = { code: string; isWhole: boolean }

/** Before what reads it; as they stand, the value of the last one shown; and the names that are spoken of shown after them. */
function waysOfShowing(written: Written, wish: Wish): Way[] {
  const { pieces, rest, isAlone } = written
  const lines = pieces.map(({ text }) => text)
  const last = pieces.at(-1)
  const isPrint =
    last?.node.kind === 'expression' && last.node.value.kind === 'call' && calledName(last.node.value) === 'print'
  const said = spokenOf(pieces, rest, wish)
  const names = said.length > 0 ? said : [...new Set(pieces.flatMap(writtenNames))]
  const shows = names.length === 0 ? [] : [[...lines, `print(${names.join(', ')})`]]
  const values = last?.node.kind === 'expression' && !isPrint ? [[...lines.slice(0, -1), `print(${last.text})`]] : []
  const ways = said.length > 0 ? [...shows, ...values, lines] : [...values, ...(isPrint ? [lines] : shows), lines]
  const base = isAlone ? [] : [wish.text.trimEnd()]
  const inserted = isAlone ? null : insertedIn(written, wish)
  return [
    ...(inserted === null ? [] : [{ code: inserted, isWhole: true }]),
    ...ways.map((each) => ({ code: [...base, ...each].join('\n'), isWhole: false })),
  ]
}

/** `stock["pan"] = 10`, where the program shows afterwards what it is written into: after that has its value. */
function insertedIn({ pieces, isLater }: Written, { source: { module }, text }: Wish): string | null {
  const [piece, ...more] = pieces
  if (piece === undefined || more.length > 0 || isLater || boundBy(piece.node).length > 0) return null
  const [name] = namesRead(piece)
  const place = module.body.findLast((node) => node.kind === 'assign' && boundBy(node).some((each) => each === name))
  return place ? `${text.slice(0, place.to)}\n${piece.text}${text.slice(place.to).trimEnd()}` : null
}

const writtenNames = (piece: Written['pieces'][number]) =>
  boundBy(piece.node).length > 0 ? boundBy(piece.node) : namesRead(piece).slice(0, 1)

/** «¿b también queda vacía?»: names that the words beside the pieces speak of; one that is a word of Spanish, by what stands around it. */
function spokenOf(pieces: Written['pieces'], rest: string, wish: Wish): string[] {
  const bound = [...pieces.map(({ node }) => node), ...statements(wish)].flatMap(boundBy)
  const isSaid = (name: string) =>
    /^(?:[aeouy]|la|el|se|de|con|es|no|si)$/.test(name)
      ? new RegExp(
          `\\bvale ${name}\\b|(?<![\\w.])${name} (?:(?:no|tambi[eé]n|se) )?(?:vale|queda|sale|sigue|cambia|tambi[eé]n)`,
        ).test(rest)
      : new RegExp(`(?<![\\w.])${name}(?![\\w(])`).test(rest)
  return [...new Set(bound)].filter(isSaid)
}

/** What a name was worth before: in the program, or once the piece that makes it has run. */
function beforeChange(expected: Expected, pieces: Written['pieces'], { before }: Trial, wish: Wish): Evaluation {
  if (expected.kind !== 'changes') return before
  const made = pieces.findIndex(({ node }) => boundBy(node).includes(expected.name))
  const isOwn = before.kind === 'done' && before.values.has(expected.name)
  if (made === -1 || isOwn) return before
  const lines = pieces.slice(0, made + 1).map(({ text }) => text)
  return evaluatePiece(codePart([wish.text.trimEnd(), ...lines].join('\n'), 'pasted').tree)
}

function verdictOf({ pieces, rest }: Written, trial: Trial, wish: Wish): string | null {
  const { now, shown } = trial
  const expected = expectedIn(rest, spokenOf(pieces, rest, wish))
  const isTrue = expected && holds(expected, { ...trial, before: beforeChange(expected, pieces, trial, wish) })
  if (now.kind === 'raised') {
    const error = inlineCode(now.message === '' ? now.type : `${now.type}: ${now.message}`)
    const told = OUTCOMES.breaks.replace('{line}', `${now.line}`).replace('{error}', error)
    return isTrue === null
      ? told
      : isTrue
        ? `Sí, da error: se para en la **línea ${now.line}** con ${error}.`
        : `No. ${told}`
  }
  if (now.kind !== 'done') return null
  const value = shown.trim()
  const out =
    value === ''
      ? 'no se imprime nada más'
      : value.includes('\n')
        ? 'lo que se añade imprime esto'
        : `sale ${inlineCode(value)}`
  if (isTrue === null) return `Entonces ${out}.`
  if (expected?.kind === 'error') return `No, no da error: ${out}.`
  if (expected?.kind === 'changes') return `${isTrue ? 'Sí, cambia' : 'No, no cambia'}: ${out}.`
  return `${isTrue ? 'Sí' : 'No'}: ${out}.`
}
