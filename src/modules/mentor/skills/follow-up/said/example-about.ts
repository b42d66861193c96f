import { answered, printed, python, text } from '../../../engine/blocks'
import { plainText } from '../../../engine/lexicon/plain-text'
import type { Block } from '../../../engine/skill'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { cardsOf } from '../../concepts/cards/cards'
import { spotCards } from '../../concepts/find/read-question'
import { anotherExampleOf } from '../../concepts/last-card'
import type { Asked, Reader } from '../asked'
import { PROGRAMS } from './example-programs'
import { type Subject, subjectIn } from './example-subjects'
import { ideaOf, ideasAsked } from './idea-of'

const WISH = /\b(?:ejempl(?:os?|itos?)|caso) ?(?<about>.*)$/
/** «Pónmelo con fútbol», «explícamelo con mi tienda». */
const TOLD_WITH =
  /\b(?:pon|explic|cuent|da|hag?|haz|muestr|ensen)[a-z]{0,6}(?:mel[oa]s?|nosl[oa]s?)(?: \w+)? con (?<about>.*)$|\bcomo (?:seria|quedaria|es) (?:eso |esto )?con (?<about2>.*)$/
/** «¿Para qué me sirve a mí, que tengo una tienda?» */
const OF_USE =
  /\bpara que (?:\w+ ){0,2}?(?:sirv|serv|val|us)\w* (?:\w+ ){0,6}?(?:tengo|llevo|vendo|gestiono|trabajo (?:en|con)|estudio) (?:(?:un|una|mi|la|el) )?(?<own>.*)$/
/** What stands between «ejemplo» and the world that it shall be of. */
const BEFORE_WORLD =
  /^(?:(?:mas|practico|sencillo|facil|corto|cortito|distinto|real|de (?:cada (?:un[oa]|cual)|l[oa]s (?:dos|2|tres)|amb[oa]s|eso|esto|es[ea]|est[ea])|de uso|pero|algo|porfa|por favor) )*(?:con|sobre|usando|de|del|que sea de) /
const EACH = /\b(?:cada (?:un[oa]|cual)|l[oa]s (?:dos|2)|amb[oa]s)\b/
const MAX_WORDS = 22
const MAX_PROGRAMS = 2

/** «Ponme otro ejemplo, con equipos de fútbol»: the ideas that are named or were told of, with things of that subject. */
export const exampleAbout: Reader = (asked: Asked) => {
  const said = plainText(asked.frame.message.prose)
  if (said.split(' ').length > MAX_WORDS || asked.frame.message.code.some(({ form }) => form !== 'inline')) return null
  const subject = subjectOf(said)
  if (subject === null) return null
  const ids = ideasOf(asked, said).filter((id) => PROGRAMS[id] !== undefined)
  const told = ids.slice(0, MAX_PROGRAMS).map((id) => exampleOf(id, subject))
  const [topic] = ids
  return topic === undefined || told.includes(null)
    ? null
    : answered(
        topic,
        told.flatMap((blocks) => blocks ?? []),
      )
}

function subjectOf(said: string): Subject | null {
  const about = WISH.exec(said)?.groups?.about
  const { about: one, about2: other } = TOLD_WITH.exec(said)?.groups ?? {}
  const own = OF_USE.exec(said)?.groups?.own
  if (own !== undefined) return subjectIn(own)
  const isOwn = /\bmi ejemplo\b/.test(said)
  const world = about === undefined ? (one ?? other) : BEFORE_WORLD.test(about) || isOwn ? about : undefined
  if (world === undefined) return null
  const rest = world.replace(BEFORE_WORLD, '')
  const [idea = '', ...things] = rest.split(/\bcon /)
  // «Un diccionario con animales»: the idea stands before its world.
  if (spotCards(idea).length > 0 && things.length > 0) return subjectIn(things.join('con '))
  return subjectIn(rest.split(/\b(?:algo|pero) con /).at(-1) ?? rest)
}

/** What is named now, else what the last answer told of, else what the program at hand shows. */
function ideasOf(asked: Asked, said: string): string[] {
  const { cards, code, state } = asked
  const named = spotCards(said)
    .map(({ entry }) => entry.id)
    .filter((id) => PROGRAMS[id] !== undefined)
  if (EACH.test(said)) return [...new Set([...cards, ...named])]
  const isOfIdea = code === null || state.isExample
  const asks = isOfIdea ? ideasAsked(asked).find((id) => PROGRAMS[id] !== undefined) : undefined
  const idea = asks ?? ideaOf(asked)
  const all = named.length > 0 ? named : cards.length > 0 ? [...cards] : idea === null ? [] : [idea]
  return all.length > 1 && named.length === 0 ? all : all.slice(0, 1)
}

function exampleOf(id: string, subject: Subject): Block[] | null {
  const program = PROGRAMS[id]?.(subject)
  const [card] = cardsOf([id])
  const run = program === undefined ? null : evaluatePiece(parsePython(program))
  if (program === undefined || card === undefined || run?.kind !== 'done') return null
  return [text(anotherExampleOf(card.title)), python(program), text('**Resultado:**'), printed(run.output)]
}
