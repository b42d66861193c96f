import { text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { CodePart, Traceback } from '../../../engine/message'
import type { Answer } from '../../../engine/skill'
import { allNames } from '../../../python/names'
import type { Asked } from '../asked'

const NAME = /^name '([^']+)' is not defined/
/** Who says what was changed is read with that change made. */
const CHANGED = /\b(?:quit|borr|saqu|sac|elimin|cambi|pus|anad|agreg)(?:e|o|i|amos|aste|iste)\b/
const OF_TEXT = /^(?:SyntaxError|IndentationError|TabError)$/

/** «Ahora me sale …», told of a program that cannot fail so: the line that does is one that is not there. */
export function errorElsewhere({ state, frame }: Asked): Answer | null {
  const { traceback, code } = frame.message
  const program = state.mended ?? state.program ?? state.code
  const isShown = code.some(({ form }) => form !== 'inline') || (traceback?.frames.length ?? 0) > 0
  if (
    traceback === null ||
    isShown ||
    frame.isRevised === true ||
    program === null ||
    state.isExample ||
    CHANGED.test(frame.plain) ||
    program.tree.errors.length > 0
  )
    return null
  const why = absent(traceback, program)
  return why === null
    ? null
    : {
        outcome: 'answered',
        topic: 'error-elsewhere',
        blocks: [text(`**${inlineCode(traceback.type ?? '')}.** ${why}`), text(SHOW)],
      }
}

const SHOW =
  'Pégame el programa entero tal como lo tienes ahora, con el mensaje completo (dice en qué línea es), y te digo cuál es.'

function absent({ type, message }: Traceback, program: CodePart): string | null {
  const [, name] = NAME.exec(message ?? '') ?? []
  if (name !== undefined)
    return allNames(program.tree).has(name)
      ? null
      : `Python no conoce ${inlineCode(name)}: una línea lo usa sin que ninguna anterior le haya dado valor. En el programa de arriba no aparece, así que está en una línea que has añadido o escrito de otra manera. Si querías usar otro nombre, escríbelo igual que donde lo creas; si es nuevo, dale un valor antes.`
  if (!OF_TEXT.test(type ?? '')) return null
  const look = type === 'SyntaxError' ? SIGNS : SPACES
  return `El programa de arriba, copiado tal cual, no da ese error: Python lo lee entero. ${look}`
}

const SPACES =
  'Al copiarlo o cambiarlo ha quedado alguna línea con más o menos espacios delante de los que le tocan: las de un mismo bloque empiezan todas en la misma columna, y las que no van dentro de nada, pegadas al margen.'
const SIGNS =
  'Al copiarlo o cambiarlo se ha perdido o colado un signo: un paréntesis o unas comillas sin cerrar, los dos puntos del final. Mira la línea que señala el `^`, y también la de encima.'
