import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import type { Skill } from '../../engine/skill'

/** Before what one of the words could be about: «línea a línea» is no question about files. */
const SURE = 0.97

/** What is done with a program that is shown. */
const READS =
  /^(?:(?:hola|oye|por favor|porfa|me|y|puedes|podrias|puede|quiero que|necesito que|vale|ok|ahora) )*(?:explic\w+|coment\w+|desglos\w+|analiz\w+|revis\w+|describ\w+|aclar\w+)\b/
/** Nothing else than that there is one. */
const OF_PROGRAM =
  /^(?:linea|lineas|a|por|x|cada|paso|una|todo|toda|el|la|este|esta|ese|mi|del|de|codigo|programa|script|funcion|bien|con|detalle|detalladamente|que|hace|hacen|me|lo|favor|porfa|en|detenidamente|despacio|y|se|ejecuta|como|funciona|significa|completo|entero|python)$/
const ITS_LINES = /\b(?:linea (?:a|por|x) linea|cada linea|(?:el|este|ese|mi) (?:codigo|programa|script)|paso a paso)\b/

/** Asks for the program that a message speaks of, where none was shown. */
export const missingProgramSkill: Skill = {
  name: 'missing-program',
  accepts: (frame, state) => (speaksOfNone(frame, state) ? SURE : 0),
  answer: () => ({
    outcome: 'asked',
    isFinal: true,
    blocks: [
      {
        kind: 'text',
        markdown:
          'Claro. Pégame aquí el programa (o adjúntalo) y te lo explico línea a línea: qué hace cada una, con sus valores, y qué imprime.',
      },
    ],
  }),
}

function speaksOfNone({ message, plain, code, error }: Frame, { code: own, program }: State): boolean {
  if (code !== null || own !== null || program !== null || error !== null || message.code.length > 0) return false
  const said = inFull(plain)
  const reads = READS.exec(said)?.[0]
  if (reads === undefined || !ITS_LINES.test(said)) return false
  return said
    .slice(reads.length)
    .split(' ')
    .every((word) => word === '' || OF_PROGRAM.test(word))
}
