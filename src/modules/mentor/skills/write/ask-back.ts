import { isAskedAgain, offersIn } from '../../engine/asked-back'
import type { Frame, State } from '../../engine/frame'
import type { Answer, Block } from '../../engine/skill'
import { readTask } from '../../engine/task/read-task'
import { readRequestText } from '../../engine/task/request-text'
import { unread } from './compose/coverage'
import { Reading } from './compose/reading'
import { rankPrograms } from './library/rank/rank-programs'
import { quantitiesOf } from './plan/scalars/scalar-inputs'
import { findData, type PlanData } from './plan/tables/data'

/** Asks for the piece that is missing, after what has been understood of a request. */
export function askBack(frame: Frame, state: State): Answer {
  const task = readTask(frame)
  const { found, rest } = findData(frame.message.text)
  const reading = new Reading(readRequestText(rest))
  const asked = quantitiesOf(reading).map(({ label }) => `«${label}»`)
  const known = [
    ...task.functions.map(({ name, parameters }) => `una función \`${name}(${parameters.join(', ')})\``),
    ...task.classes.map(({ name }) => `una clase \`${name}\``),
    ...task.files.map((file) => `el archivo \`${file}\``),
    ...found.slice(0, 2).map(({ data }) => dataText(data)),
    ...(asked.length > 0 && asked.length < 6 ? [`que se pida ${asked.join(', ')}`] : []),
  ]
  const [missing] = unread(reading).clauses
  const part = missing === undefined ? '' : ` Me falta entender «${missing.slice(0, 140)}».`
  if (isAskedAgain(state))
    return { outcome: 'asked', blocks: [{ kind: 'text', markdown: IN_STEPS }, ...nearBlocks(frame)] }
  const markdown =
    offersIn(state) !== null
      ? `Sigo sin saber escribirlo tal como me lo cuentas.${part} ${IN_SHORT}`
      : known.length === 0
        ? `No he entendido bien qué tiene que hacer el programa, y prefiero preguntarte a darte otra cosa.${part} ¿Me lo cuentas por partes? Qué datos recibe, qué hay que hacer con ellos y qué tiene que salir, con un ejemplo.`
        : `De lo que pides he entendido esto: ${known.join('; ')}.${part} ¿Qué hay que calcular con eso, paso a paso, y qué tiene que salir? Con un ejemplo (estos datos, este resultado) puedo escribirlo.`
  return { outcome: 'asked', blocks: [{ kind: 'text', markdown }, ...nearBlocks(frame)] }
}

const IN_STEPS =
  'Vamos por partes, que así me es más fácil. Dime primero solo qué datos tiene que pedir el programa, separados por comas: por ejemplo, «nombre, precio y cantidad».'
/** Who was asked already is shown what is understood. */
const IN_SHORT =
  'Prueba con frases cortas, una por cosa, como estas: «Pide el precio y la cantidad. Calcula el total: precio por cantidad. Muestra el total.»'

/** Below this a program has but a word in common with what is asked. */
const LEAST_LIKELY = 0.12
const MAX_NEAR = 2

/** Programs that may be meant, by what they are asked for with. */
function nearBlocks(frame: Frame): Block[] {
  const near = rankPrograms(frame)
    .slice(0, MAX_NEAR)
    .filter(({ likely }) => likely >= LEAST_LIKELY)
  if (near.length === 0) return []
  const items = near.map(
    ({
      entry: {
        title,
        asks: [ask = title],
      },
    }) => `**${title}**: pídeme «${ask}»`,
  )
  return [
    { kind: 'text', markdown: '¿Te refieres a algo de esto? Ya lo sé escribir:' },
    { kind: 'list', items },
  ]
}

function dataText(data: PlanData): string {
  switch (data.kind) {
    case 'numbers':
      return `${data.values.length} números (${data.values.slice(0, 3).join(', ')}…)`
    case 'words':
      return `una lista con ${data.values.slice(0, 3).join(', ')}…`
    case 'pairs':
    case 'lists':
      return `los datos de ${data.entries
        .slice(0, 3)
        .map(([name]) => name)
        .join(', ')}…`
    case 'rows':
      return `una tabla de ${data.rows.length} filas`
    case 'coded':
      return 'un texto con los datos juntos'
  }
}
