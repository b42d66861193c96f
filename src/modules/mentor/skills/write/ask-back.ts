import { plainText } from '../../engine/lexicon/plain-text'
import type { Answer, Block } from '../../engine/skill'
import { readRequestText } from '../../engine/task/request-text'
import type { Task } from '../../engine/task/task'
import { unread } from './compose/coverage'
import { Reading } from './compose/reading'
import { quantitiesOf } from './plan/scalars/scalar-inputs'
import { findData, type PlanData } from './plan/tables/data'
import { programIndex } from './recipes/programs'

/** Asks for the piece that is missing, after what has been understood of a request. */
export function askBack(task: Task, message: string): Answer {
  const { found, rest } = findData(message)
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
  const markdown =
    known.length === 0
      ? `No he entendido bien qué tiene que hacer el programa, y prefiero preguntarte a darte otra cosa.${part} ¿Me lo cuentas por partes? Qué datos recibe, qué hay que hacer con ellos y qué tiene que salir, con un ejemplo.`
      : `De lo que pides he entendido esto: ${known.join('; ')}.${part} ¿Qué hay que calcular con eso, paso a paso, y qué tiene que salir? Con un ejemplo (estos datos, este resultado) puedo escribirlo.`
  return { outcome: 'asked', blocks: [{ kind: 'text', markdown }, ...nearBlocks(task)] }
}

/** Below this a program has but a word in common with what is asked. */
const LEAST_FIT = 0.5
const MAX_NEAR = 2

/** Programs that come near, by what they are asked for with. */
function nearBlocks({ request: { words } }: Task): Block[] {
  const near = programIndex()
    .near(plainText(words.map(({ text }) => text).join(' ')), MAX_NEAR)
    .filter(({ fit }) => fit >= LEAST_FIT)
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
    { kind: 'text', markdown: 'Si te sirve algo parecido, esto ya lo sé escribir:' },
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
