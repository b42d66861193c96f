import { listed } from '~/platform/text/listed'
import type { Answer, Block, Skill } from '../../engine/skill'
import { cardOf } from '../concepts/cards/cards'
import { questionOf } from '../concepts/question-of'
import type { Step } from './path-file'
import { type Next, readNext } from './read-next'

/** Before what tells an idea that the question only names as known, and before every doubt about it. */
const SURE = 0.995
/** So many steps are enough for who names no goal. */
const STEPS = 3

/** Says what to learn next, and why, from the paths of `content/paths`. */
export const pathsSkill: Skill = {
  name: 'paths',
  accepts: (frame, state) => (readNext(frame, state) === null ? 0 : SURE),
  answer(frame, state) {
    const next = readNext(frame, state)
    return next === null ? null : answerOf(next)
  },
}

function answerOf(next: Next): Answer {
  const { path } = next
  const place = placeOf(next)
  const ahead = path.steps.slice(place + 1)
  const shown = path.goals.length > 0 ? ahead : ahead.slice(0, STEPS)
  const blocks: Block[] = [{ kind: 'text', markdown: openingOf(next, place) }]
  if (shown.length > 0) blocks.push({ kind: 'list', items: shown.map(told) })
  return {
    outcome: 'answered',
    topic: path.id,
    blocks: [...blocks, { kind: 'text', markdown: closingOf(next, place) }],
  }
}

/** The last step of which something is known; -1 for none. */
const placeOf = ({ path, learnt }: Next): number =>
  path.steps.findLastIndex(({ cards }) => cards.some((card) => learnt.includes(card)))

function openingOf({ path, learnt }: Next, place: number): string {
  if (place < 0)
    return path.goals.length === 0
      ? 'Por aquí, en este orden:'
      : `Para llegar a **${path.title.toLowerCase()}**, este es un buen orden:`
  const names = listed(titlesOf({ path, learnt }, place))
  if (place === path.steps.length - 1)
    return `Si ya te manejas con ${names}, has llegado al final de este recorrido. Lo que más enseña ahora es un proyecto tuyo, pequeño y que le sirva a alguien: cuéntame qué quieres que haga y lo empezamos.`
  return `Si ya te manejas con ${names}, lo siguiente es **${path.steps[place + 1]?.title.toLowerCase()}**.`
}

/** What of a step is known, by name. */
const titlesOf = ({ path, learnt }: Next, place: number): string[] => {
  const known = path.steps[place]?.cards.filter((card) => learnt.includes(card)) ?? []
  return known.flatMap((id) => cardOf(id)?.title ?? []).map((title) => `**${title}**`)
}

function told({ title, cards: [first = ''], text }: Step): string {
  const card = cardOf(first)
  return `**${title}.** ${text}${card === null ? '' : ` Empieza por «${questionOf(card)}».`}`
}

function closingOf({ path, learnt }: Next, place: number): string {
  const last = learnt.findLast((id) => path.steps[place]?.cards.includes(id))
  const title = last === undefined ? undefined : cardOf(last)?.title
  return title === undefined
    ? 'Dime qué sabes ya y te digo por qué paso ir. Y no esperes a saberlo todo para hacer algo tuyo: se aprende haciéndolo.'
    : `Antes de pasar, mira si lo anterior te sale sin ayuda: pídeme «un ejercicio de ${title.toLowerCase()}».`
}
