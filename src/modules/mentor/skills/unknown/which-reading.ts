import { inlineCode } from '../../engine/compose'
import type { State } from '../../engine/frame'
import type { Act } from '../../engine/requests/continuation'
import { boundBy } from '../../python/evaluate/statements/scope'
import { statementsIn } from '../../python/walk'

const MAX_NAMES = 3

/** One question back on what goes on with a program, which names what it can mean, in the program's own names. */
export function whichReading(act: Act, { code, program, error }: State): string {
  const atHand = code ?? program
  const names =
    atHand === null ? [] : [...new Set([...statementsIn(atHand.tree.body)].flatMap(boundBy))].slice(0, MAX_NAMES)
  const [name] = names
  const lines = atHand?.code.trimEnd().split('\n').length ?? 0
  switch (act) {
    case 'same':
      return `Si sale lo mismo, puede que se ejecute todavía la versión de antes (sin guardar, u otro archivo con el mismo nombre), o que ${error === null ? 'el fallo esté' : 'falte cambiarlo'} en otra línea. Guarda, ejecuta otra vez y pégame el programa **tal como lo tienes ahora**${error === null ? ' y lo que sale' : ' y el mensaje entero'}: con los dos lo veo.`
    case 'understood':
      return `Una frase entera no sé darla por buena ni por mala, y prefiero no decirte que sí sin más. Lo que sí sé es seguir el programa: pregúntame «¿en qué orden se ejecuta?»${name === undefined ? '' : ` o «¿qué vale ${name} al final?»`}, y lo comparas con lo que dices.`
    case 'how':
      return 'Eso puede ser dos cosas: que cambie yo tu programa para que lo haga, o que te enseñe cómo se hace en general. ¿Cuál quieres? Si es lo primero, dime qué tiene que salir, y dónde: por ejemplo, «haz que el resultado se guarde en un archivo» o «haz que salga ordenado».'
    case 'part':
      return `¿De qué parte hablas? ${lines > 1 ? `Tu programa tiene ${lines} líneas: dime cuál` : 'Dime cuál'}${names.length === 0 ? '' : `, o el nombre: ${names.map(inlineCode).join(', ')}`}. Si lo que preguntas no está en él, pregúntamelo entero y te lo cuento en general.`
    default:
      return `No estoy seguro de si preguntas por tu programa o por otra cosa, y prefiero no contestarte a lo que no es. Si es por el programa, dime la línea${names.length === 0 ? '' : ` o el nombre (${names.map(inlineCode).join(', ')})`} y qué quieres saber o cambiar; si es otro tema, pregúntamelo entero.`
  }
}
