import { expect, it } from 'vitest'
import recipe from '../../../../content/lessons/invertir-texto.md?raw'
import { EXAMPLE } from './margin-example'

it('C-53 the example beside the forms stands in the lesson, word for word', () => {
  for (const line of EXAMPLE.program.split('\n')) expect(recipe).toContain(`${line}\n`)
  expect(recipe).toContain(`\`\`\`text\n${EXAMPLE.output}\n`)
  expect(recipe.replaceAll('`', '')).toContain(`- ${EXAMPLE.explained}: ${EXAMPLE.explanation}`)
})
