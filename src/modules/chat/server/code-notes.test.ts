import { expect, it } from 'vitest'
import { codeNotes } from './code-notes'

const python = (code: string) => `\`\`\`python\n${code}\n\`\`\`\n\n`

it('tells names that nothing defines and names that nothing uses, by block and line', async () => {
  const markdown = `${python('def f():\n    x = 1\n    return 2')}Y la salida:\n\n\`\`\`text\nhola\n\`\`\`\n\n${python('print(f())\nprint(total)')}`
  expect(await codeNotes(markdown)).toEqual([
    { block: 0, line: 2, text: 'x se guarda y no se usa.' },
    { block: 2, line: 2, text: 'total no está definido en este bloque ni antes.' },
  ])
})

it('tells what is no Python, and reads the blocks after it as if it were not there', async () => {
  const notes = await codeNotes(`${python('def f(:')}${python('x = 1\nprint(x)')}`)
  expect(notes.map(({ block }) => block)).toEqual([0])
  expect(notes[0]?.text).toMatch(/No es Python válido/)
})

it('leaves sessions, terminals and good code alone', async () => {
  expect(await codeNotes(`${python('>>> x\n1')}\`\`\`bash\npip install x\n\`\`\`\n\n${python('print(1)')}`)).toEqual([])
})
