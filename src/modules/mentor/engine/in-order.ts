import type { Frame, State } from './frame'
import { UNLIKELY, weightFor } from './kinds/heard-by-kind'
import { continuationOf, mayContinue } from './requests/continuation'
import { heardOf, wantsChange } from './requests/wanted-change'
import type { Skill } from './skill'
import type { SkillName } from './skill-families'

type Sure = { skill: Skill; score: number }

/** So sure they are where the program itself tells what is asked (its run, or a fault in its tree), or an error's words do, however it is said. */
const FOUND: Readonly<Record<string, number>> = {
  explain: 0.975,
  faults: 0.96,
  doubts: 0.99,
} satisfies Partial<Record<SkillName, number>>

/**
 * The skills that take a message, surest first; of two that are equally sure, the one that stands first in the list. Whoever seldom answers
 * such a message is asked only where nobody else is sure: drafting a program costs the most of an answer.
 */
export function* inOrder(skills: readonly Skill[], frame: Frame, state: State): Generator<Sure> {
  const act = continuationOf(frame, state)
  const may = skills.filter(({ name }) => act === null || mayContinue(name, act, frame, state))
  const foundBy = ({ name, found }: Skill) => FOUND[name] ?? found?.(frame, state) ?? null
  const isLast = (skill: Skill) => foundBy(skill) === null && weightFor(skill.name, frame.likely) === UNLIKELY
  const hasFound = ({ skill, score }: Sure) => score >= (foundBy(skill) ?? Number.POSITIVE_INFINITY)
  const weighed = (one: Sure) => (hasFound(one) ? one.score : one.score * weightFor(one.skill.name, frame.likely))
  const sureOf = (skill: Skill): Sure => ({ skill, score: skill.accepts(frame, state) })
  // Whether a wish is anybody else's depends on whether those who make it take it.
  const asked = wantsChange(frame, state) ? may : may.filter((skill) => !isLast(skill))
  const sure = new Map(asked.map((skill) => [skill, sureOf(skill)]))
  const heard = () =>
    heardOf(
      may.flatMap((skill) => sure.get(skill) ?? []).filter(({ score }) => score > 0),
      frame,
      state,
    )
      .map((one) => ({ ...one, score: weighed(one) }))
      .toSorted((a, b) => b.score - a.score)
  const surest = heard().filter(({ score }) => score > UNLIKELY)
  yield* surest
  for (const skill of may) if (!sure.has(skill)) sure.set(skill, sureOf(skill))
  yield* heard().filter(({ score }) => score <= UNLIKELY)
}
