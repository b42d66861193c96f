import type { Frame, State } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import type { Answer, Block, Skill } from '../../engine/skill'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import type { Source } from './idioms/idiom'
import { answerPart, askedIdioms } from './parts/answer-part'
import { complexity } from './parts/complexity'
import { explainAll } from './parts/explain-all'
import { generalIdiom } from './parts/general-idiom'
import { printsAnything } from './parts/output'
import { outputAnswer } from './parts/output-answer'
import { whatIf } from './parts/what-if'

const REQUESTS = ['explain-code', 'predict-output', 'what-is', 'complexity', 'what-if'] as const

/** The code that a question is about: its own, or that of the conversation. */
function codeOf(frame: Frame, state: State): CodePart | null {
  const header =
    frame.code === null || frame.code.form === 'inline'
      ? /\bdef \w+\([^()\n]{0,200}\)/.exec(frame.message.text)?.[0]
      : undefined
  if (header !== undefined) {
    const tree = parsePython(`${header}:\n    pass\n`)
    return { code: tree.source, form: 'inline', tree, syntax: null }
  }
  return frame.code ?? (frame.isFollowUp ? (state.code ?? state.program) : null)
}

/** Code that can be explained: some of it is read, and no linter says that it is no Python. */
const isReadable = (code: CodePart | null): code is CodePart =>
  code !== null && code.tree.body.length > 0 && !code.syntax

/** Nobody reads an explanation of more: what comes after is left out. */
const MAX_STATEMENTS = 300

const sourceOf = ({ tree }: CodePart): Source => ({
  module: { ...tree, body: tree.body.slice(0, MAX_STATEMENTS) },
  lines: linesOf(tree.source),
})

function accepts(frame: Frame, state: State): number {
  const code = codeOf(frame, state)
  const isAsked = REQUESTS.some((request) => frame.requests.has(request))
  if (code === null) return isAsked && generalIdiom(frame) !== null ? 0.7 : 0
  if (!isReadable(code)) return 0
  const isBroken = code.tree.errors.length > 0
  if (frame.error !== null) return isAsked ? 0.3 : 0
  if (isAsked && isBroken) return 0.6
  // Who asks what is wrong, or what could be better, means that, whatever else the words say.
  if (isAsked) return frame.requests.has('find-fault') ? 0.65 : frame.requests.has('review') ? 0.85 : 0.95
  if (frame.isFollowUp && askedIdioms({ frame, source: sourceOf(code) }).length > 0) return 0.7
  if (frame.requests.has('simpler') && state.answered.at(-1)?.skill === 'explain') return 0.9
  if (code.form === 'inline' && /\b(que hace|para que sirve|que significa|que es)\b/.test(frame.plain)) return 0.8
  if (frame.requests.has('simpler') || frame.requests.has('deeper') || frame.requests.has('why')) return 0.45
  return frame.plain === '' && frame.code !== null ? 0.5 : 0
}

function answer(frame: Frame, state: State): Answer | null {
  const code = codeOf(frame, state)
  if (!isReadable(code)) {
    const idiom = generalIdiom(frame)
    return idiom === null ? null : answered([{ kind: 'text', markdown: idiom.text }, ...idiom.example], idiom.name)
  }
  const source = sourceOf(code)
  const ask = { frame, code, source }
  if (frame.requests.has('complexity')) return answered([{ kind: 'text', markdown: complexity(source) }], 'complexity')
  if (frame.requests.has('what-if')) {
    const changed = whatIf(ask)
    if (changed !== null) return changed
  }
  const isOfPart = frame.requests.has('explain-code') || frame.requests.has('what-is')
  if (frame.requests.has('predict-output') && (printsAnything(code.tree) || !isOfPart))
    return answered(outputAnswer(ask), 'output')
  const part = answerPart(ask)
  if (part !== null) return answered(part.blocks, part.topic)
  return answered(explainAll(ask), 'code')
}

const answered = (blocks: Block[], topic: string): Answer => ({ outcome: 'answered', blocks, topic })

/** Explains what a program does, line by line, and what it prints. */
export const explainSkill: Skill = { name: 'explain', accepts, answer }
