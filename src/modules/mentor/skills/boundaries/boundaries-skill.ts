import type { Frame, State } from '../../engine/frame'
import { clausesIn } from '../../engine/requests/clauses'
import { isSpecification } from '../../engine/requests/specification'
import type { Skill } from '../../engine/skill'
import { BOUNDARY_ANSWERS, type Boundary } from './boundary-answers'
import { OFF_TOPIC } from './off-topic-table'
import { readBoundary } from './read-boundary'

/** Before all others: what is refused is refused, whatever else is asked with it. */
const SURE = 1
/** A subject may be what a program is to be about, where a teacher wrote one down that is asked for in these words. */
const SURE_OF_SUBJECT = 0.993
const SUBJECTS: ReadonlySet<Boundary> = new Set(OFF_TOPIC.map(([subject]) => subject))

/** Refuses what harms, what would make it another, and what is not Python. */
export const boundariesSkill: Skill = {
  name: 'boundaries',
  accepts(frame, state) {
    const boundary = boundaryIn(frame, state)
    if (boundary === null) return 0
    return SUBJECTS.has(boundary) ? SURE_OF_SUBJECT : SURE
  },
  answer(frame, state) {
    const boundary = boundaryIn(frame, state)
    if (boundary === null) return null
    return {
      outcome: 'refused',
      blocks: [{ kind: 'text', markdown: BOUNDARY_ANSWERS[boundary] }],
      topic: boundary,
    }
  },
}

/** A call of `print` in a sentence is Python, whatever language somebody comes from. */
const PRINTS = /^\s*print\(.+\)\s*$/s

/** What a terminal says is not asked about its language. */
const SHELL = /(?:^|\s)-?(?:ba|z)sh: /

/** «¿Y se puede heredar de dos clases? En Java no me dejaba»: what is asked is no more than what was spoken about. */
function asksWithin(prose: string): boolean {
  const asked = clausesIn(prose).filter(({ isAsked }) => isAsked)
  return (
    asked.length > 0 &&
    readBoundary(asked.map(({ words }) => words.join(' ')).join('. '), { hasProgram: false }) === null
  )
}

/** «Otro ejemplo, con equipos de fútbol»: what it is to be about is no subject that is asked of. */
const EXAMPLE = /\b(?:otr[oa]|un|algun|mas) ejemplos?\b/

/** «qué es c», of a program that has a `c`, is about that. */
const boundaryIn = (
  { message, plain, isFollowUp, names, wish }: Frame,
  { code, program, isExample, answered }: State,
) =>
  readBoundary(message.prose, {
    hasProgram:
      (isFollowUp && names.length > 0) ||
      // «Que diga quién va ganando», of a game that was written.
      (wish !== 'none' && !isExample && (code ?? program) !== null) ||
      message.traceback !== null ||
      SHELL.test(message.prose) ||
      // «en Java lo sé hacer», beside what is to be written here.
      isSpecification(message) ||
      (answered.length > 0 && (asksWithin(message.prose) || EXAMPLE.test(plain))) ||
      message.code.some(
        ({ form, tree }) => form !== 'inline' || (tree.errors.length === 0 && PRINTS.test(tree.source)),
      ),
  })
