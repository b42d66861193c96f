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
  [
    'leer empleados.csv con nombre;puesto;sueldo y mostrar quién gana más y quién gana menos',
    { 'empleados.csv': 'nombre;puesto;sueldo\nAna;jefa;3000\nLuis;peón;1200\n' },
    /Ana[\s\S]*Luis/,
  ],
  [
    'de temperaturas.csv (ciudad, temperatura) dime la ciudad más caliente',
    { 'temperaturas.csv': 'ciudad,temperatura\nBurgos,20\nSevilla,40\n' },
    /Sevilla/,
  ],
  [
    "tengo ventas = [('enero', 1200), ('febrero', 900)]; dime el total, el mejor mes y los meses por debajo de 1000",
    {},
    /^Total: 2100\nMáximo: enero \(1200\)\nfebrero: 900\n$/,
  ],
  ["ventas = {'enero': 1200, 'febrero': 900}: el máximo y el mínimo", {}, /enero[\s\S]*febrero/],
  ['ordena estos alumnos por nota y muestra los 2 mejores: Ana 7, Luis 9, Marta 5, Eva 8', {}, /^Luis: 9\nEva: 8\n$/],
])('finds who has the most or the least: «%s»', (text, files, prints) => {
  const frame = understand(readMessage(text), startState())
  const [draft] = reportMaker(readTask(frame), frame, startState())
  expect(python(draft?.code ?? '', { files })).toMatch(prints)
})
