import type { Request } from '../../engine/frame'
import type { Skill } from '../../engine/skill'

/** What is asked besides, and can be answered. */
const ANSWERABLE: readonly Request[] = [
  'explain-error',
  'find-fault',
  'explain-code',
  'predict-output',
  'review',
  'correct',
  'why',
  'what-is',
  'what-if',
  'complexity',
]

/** Says plainly that the embedded mentor does not write or change programs by request, where a lesson does not do. */
export const notYetSkill: Skill = {
  name: 'not-yet',
  accepts({ requests, message, error }) {
    const isWriting = requests.has('write') || requests.has('change')
    if (!isWriting || error !== null || ANSWERABLE.some((request) => requests.has(request))) return 0
    return message.code.some(({ form }) => form !== 'inline') || requests.has('change') ? 0.75 : 0.1
  },
  answer: () => ({
    outcome: 'unknown',
    blocks: [
      {
        kind: 'text',
        markdown:
          'Escribir o cambiar un programa a medida todavía no sé hacerlo, y prefiero decírtelo a darte otra cosa. Sí puedo explicarte el tuyo, decirte qué imprime, buscar por qué falla o revisarlo: escribe un primer intento, aunque esté a medias, y lo miramos.',
      },
    ],
  }),
}
