import { expect, it } from 'vitest'
import { readMessage } from '../../../../engine/reading/read-message'
import { startState } from '../../../../engine/state'
import { readTask } from '../../../../engine/task/read-task'
import { understand } from '../../../../engine/understand'
import { evaluateProgram } from '../../../../python/evaluate/evaluate'
import { parsePython } from '../../../../python/parse'
import { toldMaker } from '../told-maker'

it.each([
  [
    "una funcion que se llame calculadora(a, b, op) donde op es '+','-','*' o '/' y si divide por cero que devuelva None",
    "[calculadora(6, 3, op) for op in '+-*/'], calculadora(1, 0, '/')",
    '([9, 3, 18, 2.0], None)',
  ],
  [
    "operar(x, y, operacion): operacion puede ser suma, resta o division. si divide entre 0 que devuelva 'Error'",
    "operar(6, 3, 'resta'), operar(1, 0, 'division')",
    "(3, 'Error')",
  ],
])('a calculator does what its sign says: %s', (request, call, gives) => {
  const frame = understand(readMessage(request), startState())
  const [best] = toldMaker(readTask(frame), frame, startState()).toSorted((a, b) => b.fit - a.fit)
  const run = evaluateProgram(parsePython(`${best?.code}\nprint('=>', (${call}))\n`))
  expect(run.kind === 'done' ? run.output : best?.code).toContain(`=> ${gives}`)
})
