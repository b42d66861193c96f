import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import { understand } from '../../../engine/understand'
import { limitMaker } from './limit-maker'

function draftOf(text: string) {
  const frame = understand(readMessage(text), startState())
  return limitMaker(readTask(frame), frame, startState())[0]
}

describe('a function of a list and a limit', () => {
  it.each([
    ['cuenta_mayores(lista, limite) que cuente cuántos números pasan del límite', '2'],
    ['mayores(lista, n): que devuelva los que son mayores que n', '[7, 10]'],
    ['función largas(palabras, n) que devuelva las palabras de más de n letras', "['luna']"],
    ['función suma_menores(n, numeros) que sume los menores que n', '7'],
  ])('«%s» keeps both and prints %s', (text, output) => {
    const draft = draftOf(text)
    expect(draft?.code).not.toMatch(/987654/)
    expect(draft?.example?.output.trim()).toBe(output)
  })

  it('is none where the limit is not said', () => {
    expect(draftOf('función mezcla(lista, otro) que haga magia')).toBeUndefined()
  })
})
