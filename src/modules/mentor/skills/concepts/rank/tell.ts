import { markdown } from '../../../engine/blocks'
import type { Level } from '../../../engine/frame'
import { inFull } from '../../../engine/lexicon/in-full'
import type { Block } from '../../../engine/skill'
import { answerOf, briefAnswerOf } from '../../howtos/howto-file'
import { cardBlocks, contrastBlocks } from '../answers/card-answer'
import { aspectIn, unwantedIn } from '../find/aspect'
import { formIn } from '../find/form'
import type { Told } from './units'

/** What is told of a unit to somebody of a level who asked it in these words. */
export function blocksOf(told: Told, { level, plain }: { level: Level; plain: string }): Block[] {
  const words = inFull(plain)
  const aspect = aspectIn(words)
  switch (told.kind) {
    case 'card':
      return cardBlocks(told.card, { level, aspect, form: formIn(words), unwanted: unwantedIn(words) })
    case 'contrast':
      return contrastBlocks(told.contrast, aspect)
    case 'doubt':
      return [markdown(told.doubt.text)]
    case 'question':
      return [markdown(told.question.text)]
    case 'howto':
      return [markdown(level === 'avanzado' ? briefAnswerOf(told.howto) : answerOf(told.howto))]
  }
}
