import { beforeAll, expect, it } from 'vitest'
import { type RunPython, startPython } from '~/testing/python/python'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import { understand } from '../../../engine/understand'
import { reportMaker } from './report-maker'

let python: RunPython
beforeAll(async () => {
  python = await startPython()
})

it.each([
  ["notas = {'Ana': 7, 'Luis': 4}: la media y los que suspenden (menos de 5)", 'Media: 5.50\nLuis: 4\n'],
  [
    "precios = {'pan': 1.2, 'queso': 4.5}. Suma total y los productos que cuestan más de 2",
    'Total: 5.70\nqueso: 4.50\n',
  ],
  ['temperaturas = [18, 21, 30]: la máxima, la mínima y las que pasan de 20', 'Máximo: 30\nMínimo: 18\n21\n30\n'],
  ['dada la lista pesos = [10, 20, 60], saca la media y los que pasan de la media', 'Media: 30.00\n60\n'],
  ["edades = {'Ana': 12, 'Luis': 34}, cuántos están por encima de la media", 'Media: 23.00\nCuántos: 1\n'],
  [
    'calcula la suma, la varianza y el rango de datos = [2, 4]',
    'Total: 6\nVarianza: 1.00\nDiferencia entre el mayor y el menor: 2\n',
  ],
])('tells all rows and some of them apart: «%s»', (text, prints) => {
  const frame = understand(readMessage(text), startState())
  const [draft] = reportMaker(readTask(frame), frame, startState())
  expect(python(draft?.code ?? '')).toBe(prints)
})
