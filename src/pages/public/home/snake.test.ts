import { expect, it } from 'vitest'
import { evaluateProgram } from '~/modules/mentor/python/evaluate/evaluate'
import { parsePython } from '~/modules/mentor/python/parse'
import { SNAKE_PROGRAM, SNAKE_ROWS } from './snake-program'

it('the snake of the landing is what its four lines print', () => {
  const output = `${SNAKE_ROWS.join('\n')}\n`
  expect(evaluateProgram(parsePython(SNAKE_PROGRAM))).toMatchObject({ kind: 'done', output })
  expect(SNAKE_PROGRAM.trimEnd().split('\n')).toHaveLength(4)
})
