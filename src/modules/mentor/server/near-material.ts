import { plainText } from '../engine/lexicon/plain-text'
import type { Rung } from '../model-port'
import type { Card } from '../skills/concepts/cards/card-file'
import { spotCards } from '../skills/concepts/find/read-question'
import type { Program } from '../skills/write/recipes/program-file'
import { programIndex } from '../skills/write/recipes/programs'
import { piecesOf } from './window/message-pieces'

/** What a question is about stands at its beginning. */
const READ_CHARACTERS = 600
const MOST = { programs: 2, all: 3 }
/** Below this, what the question names is mostly something else. */
const LEAST_FIT = 0.4
/** A longer one would take the room of the conversation. */
const LONGEST_CHARACTERS = 3_000

/**
 * The tested programs and cards that are nearest to a question, as Markdown, the nearest first; three at most, often none. Programs are
 * left out while somebody is led up to one of their own. Takes a few milliseconds once content is read (`warmUp`).
 */
export function nearMaterial(question: string, rung: Rung | undefined): string[] {
  const prose = proseOf(question)
  const isLedUp = rung !== undefined && rung !== 'solution'
  const programs = isLedUp ? [] : programsNear(prose)
  const cards = [...new Set(spotCards(prose).map(({ entry }) => entry))]
  return [...programs.map(programText), ...cards.map(cardText)]
    .filter((text) => text.length <= LONGEST_CHARACTERS)
    .slice(0, MOST.all)
}

const proseOf = (question: string): string =>
  piecesOf(question)
    .flatMap(({ isCode, text }) => (isCode ? [] : text))
    .join('\n')
    .slice(0, READ_CHARACTERS)

const programsNear = (prose: string): Program[] =>
  programIndex()
    .match(plainText(prose))
    .filter(({ fit }) => fit >= LEAST_FIT)
    .slice(0, MOST.programs)
    .map(({ entry }) => entry)

function programText({ title, valid, body: { intro, sections } }: Program): string {
  const [section] = sections
  const validity = valid && `Vale del ${valid.from} al ${valid.until}, según ${valid.source}`
  const output = section?.output && !section.isPossible ? `Imprime:\n\n\`\`\`text\n${section.output}\`\`\`` : undefined
  const parts = [`### Programa probado: ${title}`, intro, validity, fenced(section?.code), output]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

const fenced = (code: string | undefined) => code && `\`\`\`python\n${code}\`\`\``

const cardText = ({ title, idea, body }: Card): string =>
  [`### Ficha revisada: ${title}`, idea, body].filter((part) => part !== '').join('\n\n')
