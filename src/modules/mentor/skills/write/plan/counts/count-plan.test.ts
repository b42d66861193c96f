import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../../engine/reading/read-message'
import { startState } from '../../../../engine/state'
import { readTask } from '../../../../engine/task/read-task'
import { understand } from '../../../../engine/understand'
import { evaluateProgram } from '../../../../python/evaluate/evaluate'
import { parsePython } from '../../../../python/parse'
import { countPlan } from './count-plan'

/** What is printed, a line as a word. */
function printed(request: string, input: readonly string[] = []): string {
  const draft = countPlan(readTask(understand(readMessage(request), startState())), request)
  if (draft === null || draft.fit < 0.6) return ''
  const run = evaluateProgram(parsePython(draft.code), { input })
  return run.kind === 'done' ? run.output.trim().replaceAll('\n', ' ') : run.kind
}

describe('counted numbers of which some are written as something else', () => {
  it.each([
    ['muestra del 1 al 9 pero en vez de los múltiplos de 3 que ponga TOC', '1 2 TOC 4 5 TOC 7 8 TOC'],
    ['del 2 al 6, que escriba "par" en lugar de los pares', 'par 3 par 5 par'],
    [
      'imprime los números del 8 al 16: si es múltiplo de 2 pone Ti, de 5 Ta y de los dos TiTa',
      'Ti 9 TiTa 11 Ti 13 Ti Ta Ti',
    ],
    [
      'imprimir los numeros del 1 al 14, pero en vez del numero q ponga pim si es multiplo de 2, pam si es multiplo de 7, y pimpam si es de los dos',
      '1 pim 3 pim 5 pim pam pim 9 pim 11 pim 13 pimpam',
    ],
    ['cuenta del 11 al 15 y cuando acabe en 3 o sea múltiplo de 5 di PAF', '11 12 PAF 14 PAF'],
    ['escribe del 1 al 6: IMPAR si es impar y PAR si es par', 'IMPAR PAR IMPAR PAR IMPAR PAR'],
    ['imprime del 12 al 1 de 3 en 3 saltando los múltiplos de 6', '9 3'],
    ['números del 1 al 8 en una sola línea menos los primos', '1 4 6 8'],
  ])('%s', (request, output) => expect(printed(request)).toBe(output))

  it('asks how far where that is left to whoever runs it', () => {
    expect(
      printed('pide un número n y muestra los números del 1 al n cambiando los múltiplos de 2 por BIP', ['3']),
    ).toBe('¿Hasta qué número? 1 BIP 3')
  })
  it('leaves alone what counts, sums or only chooses', () => {
    expect(printed('suma los múltiplos de 3 del 1 al 20')).toBe('')
    expect(printed('imprime los números del 1 al 20')).toBe('')
    expect(printed('Escribe un programa que muestre los números pares del 2 al 20 con un for')).toBe('')
  })
})
