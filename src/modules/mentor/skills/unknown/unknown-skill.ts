import { text } from '../../engine/blocks'
import type { Frame, State } from '../../engine/frame'
import { continuationOf } from '../../engine/requests/continuation'
import type { Answer, Block, Skill } from '../../engine/skill'
import { whichReading } from './which-reading'

/** Something that could be meant: its name, and a question that gets it. */
export type Neighbour = { title: string; question: string }
/** What is near a question, nearest first. `isClose`: the first two fit about as well, so one must ask. */
export type Neighbours = (frame: Frame, state: State) => { near: readonly Neighbour[]; isClose: boolean }

const MAX_NEIGHBOURS = 3
/** Below everything that has something to say. */
const LAST = 0.01

/** What nobody knows: said so, with what is near; or asked back where two readings are. */
export function createUnknownSkill(neighboursOf: Neighbours): Skill {
  return {
    name: 'unknown',
    accepts: () => LAST,
    answer(frame, state) {
      const { near, isClose } = neighboursOf(frame, state)
      if (frame.plain === '' && frame.message.code.length === 0) return asked([text(NOTHING_SAID)])
      if (isClose && near.length > 1) return askedWhich(near.slice(0, MAX_NEIGHBOURS))
      const act = continuationOf(frame, state)
      if (act !== null) return asked([text(whichReading(act, state))])
      if (frame.code !== null && frame.isFollowUp) return asked([text(WHICH_OF_THE_PROGRAM)])
      if (frame.code !== null) return asked([text(CODE_WITHOUT_QUESTION)])
      return { outcome: 'unknown', blocks: [text(DOES_NOT_KNOW), ...offered(near.slice(0, MAX_NEIGHBOURS))] }
    },
  }
}

const NOTHING_SAID = 'No veo nada escrito. Pégame tu código de Python, el error que te sale o tu duda, y lo miramos.'
const CODE_WITHOUT_QUESTION =
  'He leído tu código, pero no estoy seguro de qué necesitas. ¿Quieres que te lo explique, que busque por qué falla o que te diga qué imprime? Si te sale un error, pégalo entero.'
const WHICH_OF_THE_PROGRAM =
  'No estoy seguro de qué me preguntas, y prefiero no contestarte a otra cosa. ¿Es por qué pasa algo de tu programa, qué cambiaría si lo modificas, o quieres que lo cambie yo? Dime la línea o el nombre del que hablas; y si ya es otro tema, pregúntamelo entero.'
const DOES_NOT_KNOW =
  'Eso no lo sé con seguridad, y prefiero decírtelo a inventármelo. Si tienes código o un error, pégalo entero y cuéntame qué esperabas: ahí sí puedo ayudarte.'

function offered(near: readonly Neighbour[]): Block[] {
  if (near.length === 0) return []
  return [text('Lo más cercano que conozco:'), { kind: 'list', items: near.map(asOffer) }]
}

function askedWhich(near: readonly Neighbour[]): Answer {
  return asked([text('Puede ser más de una cosa. ¿Cuál de estas es?'), { kind: 'list', items: near.map(asOffer) }])
}

const asked = (blocks: Block[]): Answer => ({ outcome: 'asked', blocks })
const asOffer = ({ title, question }: Neighbour) => `**${title}**: pregúntame «${question}»`
