import { upperFirst } from '~/platform/text/first-letter'
import { identifier, singular } from '../identifier'
import type { RequestText, RequestWord } from '../request-text'
import { piecesOf } from './class-items'
import { classMentions, type Mention, UNTOLD } from './class-mentions'
import type { ClassPlan, WordSpan } from './class-plan'
import { SectionReader } from './section-reader'

type Words = readonly RequestWord[]

/** A class of the program that the request goes on with. */
export type AtHand = { name: string; methods: readonly string[] }

/** The classes that a request describes, in the order in which it names them. Pure; reads in time that grows with its length. */
export function readClassPlans({ words }: RequestText, atHand: readonly AtHand[] = []): ClassPlan[] {
  const [first] = atHand
  const mentions = classMentions(words).map((mention) =>
    mention.isBelow && mention.parent === null && first ? { ...mention, parent: first.name } : mention,
  )
  const plans = new Map<string, ClassPlan>()
  for (const mention of mentions)
    for (const name of mention.names) {
      const known = plans.get(name)
      if (known) Object.assign(known, { parent: known.parent ?? mention.parent })
      else plans.set(name, planOf(name, mention))
    }
  for (const { parent, above, at } of mentions)
    if (parent !== null && !plans.has(parent) && !atHand.some(({ name }) => name === parent))
      plans.set(parent, {
        ...planOf(parent, { ...UNTOLD, at }),
        made: above.length > 0 ? above : (USUAL[parent] ?? []),
        ...(above.length === 0 && USUAL[parent] ? { isAssumed: true } : {}),
      })
  for (const [at, mention] of mentions.entries()) {
    const to = mentions[at + 1]?.at ?? words.length
    readSection(
      words,
      { from: mention.next, to: mentions[at + 1] ? withoutJoin(words, mention.next, to) : to },
      { owners: mention.names, plans, atHand },
    )
  }
  for (const plan of plans.values())
    if (plan.fields.length === 0 && plan.made.length > 0) new SectionReader(words, plan).end()
  return [...plans.values()].slice(0, 6)
}

/** What everybody gives to these, where a request only inherits from them. */
const USUAL: Partial<Record<string, string[]>> = { Persona: ['nombre'], Animal: ['nombre'] }

const planOf = (name: string, { parent, isAbstract, isData, at, made }: Mention): ClassPlan => ({
  name,
  parent: parent === name ? null : parent,
  isAbstract,
  isData,
  fields: [],
  methods: [],
  wishes: [],
  at,
  made,
})

/** «… y otra clase Gato»: what joins the next class is of none. */
function withoutJoin(words: Words, from: number, to: number): number {
  let end = to
  while (
    end > from &&
    /^(?:,|y|e|;|\.|una|otra|la|con|de|2|dos|tambien|ademas|las|sus|cada)$/.test(words[end - 1]?.plain ?? '')
  )
    end -= 1
  return end
}

/** What the class above does, where it is told of here. */
const doneAbove = ({ parent }: ClassPlan, { plans, atHand }: Pick<Section, 'plans' | 'atHand'>) =>
  plans.get(parent ?? '')?.methods.map(({ name }) => name) ?? atHand.find(({ name }) => name === parent)?.methods

const textOf = (words: Words, { from, to }: WordSpan) =>
  words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')

type Section = { owners: string[]; plans: Map<string, ClassPlan>; atHand: readonly AtHand[] }

/** Reads the pieces of a section; «cada libro con …» and «el perro dice …» are about another class. */
function readSection(words: Words, span: WordSpan, { owners, plans, atHand }: Section): void {
  const own = owners
    .flatMap((name) => plans.get(name) ?? [])
    .map((plan) => new SectionReader(words, plan, doneAbove(plan, { plans, atHand })))
  let readers = own
  for (const piece of piecesOf(words, span)) {
    const isBack =
      /^[.;]$/.test(words[piece.from - 1]?.plain ?? '') ||
      own.some((reader) => reader.isAboutMethods(piece)) ||
      /^que (?:me )?(?:diga|calcule|muestre|devuelva|cuente|liste)\b/.test(textOf(words, piece))
    if (readers !== own && isBack) readers = own
    const turn = turnsTo(words, piece, plans)
    if (turn !== null) {
      readers = turn.names
        .flatMap((name) => plans.get(name) ?? [])
        .map((plan) => new SectionReader(words, plan, doneAbove(plan, { plans, atHand })))
      for (const reader of readers) reader.readOf({ from: turn.next, to: piece.to })
    } else for (const reader of readers) reader.read(piece)
  }
  for (const reader of own) reader.end()
}

/** The classes that a piece turns to by its first words. */
function turnsTo(
  words: Words,
  { from, to }: WordSpan,
  plans: Map<string, ClassPlan>,
): { names: string[]; next: number } | null {
  let at = from
  while (/^(?:y|que|en|donde|pero|ambas|las)$/.test(words[at]?.plain ?? '') && at < to - 1) at += 1
  const article = words[at]?.plain ?? ''
  const word = words[at + 1]
  if (/^cada$/.test(article) && word && /^(?:con|tiene|tenga|guarda|lleva|:|\()$/.test(words[at + 2]?.plain ?? '')) {
    const name = upperFirst(identifier(word.text))
    const many = [...plans.values()].some(({ fields }) => fields.some((each) => singular(each.name) === word.plain))
    if (plans.has(name)) return { names: [name], next: at + 2 }
    if (!many) return null
    plans.set(name, planOf(name, { ...UNTOLD, at: at + 1 }))
    return { names: [name], next: at + 2 }
  }
  if (plans.size < 2) return null
  const subject = /^(?:el|la|un|una)$/.test(article) ? word : words[at]
  const name = subject ? upperFirst(identifier(subject.text)) : ''
  const isTold = /^(?:el|la)$/.test(article) || /^\p{Lu}/u.test(words[at]?.text ?? '')
  const next = /^(?:el|la|un|una)$/.test(article) ? at + 2 : at + 1
  return isTold && plans.has(name) && next < to ? { names: [name], next } : null
}
