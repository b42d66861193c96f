import { upperFirst } from '~/platform/text/first-letter'
import type { Recording, Step } from './read-recording'
import type { Box, ProgramState, Value } from './state-at'

const BOX_NAMES: Record<string, string> = {
  list: 'lista',
  tuple: 'tupla',
  set: 'conjunto',
  frozenset: 'conjunto',
  dict: 'diccionario',
  deque: 'cola',
}
const LEVEL_NAMES: Record<string, string> = {
  '<module>': 'Programa',
  '<lambda>': 'función lambda',
  '<genexpr>': 'expresión generadora',
  '<listcomp>': 'comprensión',
}

/** What a box is called wherever it is met: the same box has the same name. */
export const boxName = (number: number, { name, kind }: Box) =>
  `${kind === 'object' ? name : (BOX_NAMES[name] ?? name)} ${number + 1}`

export const levelName = (name: string) =>
  LEVEL_NAMES[name] ?? (name.startsWith('class ') ? `clase ${name.slice(6)}` : `${name}()`)

/** A value in a word or two: its text, or the name of its box. */
export function valueName(value: Value, { boxes }: ProgramState): string {
  if ('text' in value) return value.text
  const box = boxes.get(value.box)
  return box ? boxName(value.box, box) : '…'
}

export const CUT_TEXT = {
  steps: (most: number) => `Tu programa tiene más de ${most.toLocaleString('es-ES')} pasos: aquí están los primeros.`,
  size: (steps: number) =>
    `Tu programa guarda demasiados datos para verlos todos: aquí están sus primeros ${steps.toLocaleString('es-ES')} pasos.`,
}

/** What a step is about, in a sentence; what it has changed stands in others. */
export function stepSentence({ kind, line }: Step, state: ProgramState, { cut }: Recording): string {
  const result = state.result ? valueName(state.result, state) : ''
  const name = levelName(state.levels.at(-1)?.name ?? '<module>')
  switch (kind) {
    case 'line':
      return `Ahora toca la línea ${line}.`
    case 'return':
      return `${name} devuelve ${result}.`
    case 'yield':
      return `${name} entrega ${result} y espera.`
    case 'raise':
      return `Error en la línea ${line}: ${result}.`
    case 'end':
      return cut === null ? 'El programa ha terminado.' : 'Hasta aquí se ha grabado.'
  }
}

/** What the step before has done: the variables and the boxes with something new, the first few of them. */
export function changeSentence(state: ProgramState, step: number, printed: string): string {
  const changes = state.levels.flatMap(({ variables }) =>
    [...variables].flatMap(([name, { value, since }]) =>
      since === step ? [`${name} vale ${valueName(value, state)}`] : [],
    ),
  )
  const isNamed = changes.length > 0
  for (const [number, box] of state.boxes)
    if (box.changed === step && box.made !== step) changes.push(`cambia ${boxName(number, box)}`)
  const shown = changes.slice(0, MOST_CHANGES)
  const left = changes.length - shown.length
  if (left > 0) shown.push(left === 1 ? 'y 1 cambio más' : `y ${left} cambios más`)
  if (printed.trim() !== '') shown.push(`escribe «${printed.trim().slice(0, MOST_PRINTED)}»`)
  const text = shown.join('; ')
  // A name is written as it is: `x` is no `X`.
  return text === '' ? '' : `${isNamed ? `La variable ${text}` : upperFirst(text)}.`
}
const MOST_CHANGES = 4
const MOST_PRINTED = 80
