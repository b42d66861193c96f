import type { Block } from '../../../engine/skill'
import { lessonOf } from '../../lessons/lessons'
import type { Card } from '../cards/card-file'

/** What readers of the PRO mentor get besides: the last part of the card's lesson. */
export function deeperOf({ lesson: id }: Card): Block[] {
  const lesson = id === undefined ? null : lessonOf(id)
  return lesson === null
    ? []
    : [
        { kind: 'heading', text: 'Más a fondo' },
        { kind: 'markdown', markdown: lesson.deeper },
      ]
}
