import { beforeAll, describe, expect, it } from 'vitest'
import { type RunPython, startPython } from '~/testing/python/python'
import { readMessage } from '../../../../engine/reading/read-message'
import { startState } from '../../../../engine/state'
import { readTask } from '../../../../engine/task/read-task'
import { understand } from '../../../../engine/understand'
import { tableFunctionsMaker } from './table-functions-maker'

let python: RunPython
beforeAll(async () => {
  python = await startPython()
})

describe('functions on a table of SQLite', () => {
  it('put rows in and find them by a value that is no SQL', () => {
    const request =
      'guardar clientes (nombre y telefono) en sqlite, con una funcion para crear la tabla, otra para añadir y otra para buscar por nombre'
    const frame = understand(readMessage(request), startState())
    const [draft] = tableFunctionsMaker(readTask(frame), frame, startState())
    const code = (draft?.code ?? '').replace("'clientes.db'", "':memory:'")
    const attack = "print(buscar_por_nombre(\"x' OR '1'='1\"))"
    expect(python(`${code}${attack}\n`)).toBe("[('Ana', '600111222')]\n[]\n")
  })
})
