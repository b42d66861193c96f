import { expect, it } from 'vitest'
import { codeNotes, formatCode } from './code-notes'

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

it('lays out one block, and says which are no Python', async () => {
  const markdown = `${python('x=1\nprint( x )')}\`\`\`text\nhola\n\`\`\`\n\n${python('def f(:')}`
  expect(await formatCode(markdown, 0)).toBe('x = 1\nprint(x)\n')
  expect(await formatCode(markdown, 1)).toBeNull()
  expect(await formatCode(markdown, 2)).toBeNull()
  await expect(formatCode(markdown, 3)).rejects.toMatchObject({ code: 'not_found' })
})
