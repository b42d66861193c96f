import { describe, expect, it } from 'vitest'
import { withFieldsAsJson } from '../../../../../../scripts/bundle/content-fields.mjs'
import { parseProgram, readPrograms } from './program-file'

const FILE = 'content/programs/numeros/doble.md'
const TEXT = `---
title: El doble
level: principiante
terms: [[doble]]
asks: [el doble de un número, calcula el doble, doble(n)]
function: "doble(numero: int) -> int"
labels: { numero: Escribe un número }
cases: [["doble(2)", "4"]]
---
Multiplica por dos.

### Función
\`\`\`python
print(2)
\`\`\`
**Resultado:**

\`\`\`text
2
\`\`\`

### Función: con archivo
\`\`\`python
print(open('a.txt').read())
\`\`\`
\`\`\`archivo a.txt
hola
\`\`\`
**Un resultado posible:**

\`\`\`text
hola
\`\`\`

- \`open\` lee
  el archivo.

### Cómo funciona
- \`print\` escribe.
`

describe('parseProgram', () => {
  it('reads front matter and sections', () => {
    const program = parseProgram(FILE, TEXT)
    expect(program).toMatchObject({ id: 'doble', family: 'numeros', cases: [['doble(2)', '4']] })
    expect(program.function).toEqual({
      name: 'doble',
      parameters: [{ name: 'numero', type: 'int' }],
      returns: 'int',
    })
    const [plain, withFile] = program.body.sections
    expect(plain).toMatchObject({ kind: 'function', name: null, code: 'print(2)\n', output: '2\n', isPossible: false })
    expect(withFile).toMatchObject({ name: 'con archivo', files: { 'a.txt': 'hola\n' }, isPossible: true })
    expect(withFile?.how).toEqual(['`open` lee el archivo.'])
  })

  it.each([
    [TEXT.replace('level: principiante', 'level: fácil'), 'field "level"'],
    [TEXT.replace('title: El doble\n', ''), 'field "title"'],
    [TEXT.replace('terms: [[doble]]', 'terms: [[]]'), 'field "terms'],
    [TEXT.replace('doble(numero: int) -> int', 'doble'), 'field "function"'],
    [TEXT.replace('{ numero:', '{ cifra:'), 'no parameter "cifra"'],
    [TEXT.replace('### Cómo funciona', '### Cómo va'), 'no heading is called "Cómo va"'],
    [TEXT.replace('**Resultado:**', ''), 'belong together'],
    [TEXT.replace('asks:', 'preguntas:'), 'preguntas'],
    [TEXT.replace(/^function.*\nlabels.*\n/m, ''), 'field "function": a section "Función" needs it'],
    ['# hola', 'front matter'],
  ])('says which file and field is wrong', (text, part) => {
    expect(() => parseProgram(FILE, text)).toThrow(part)
    expect(() => parseProgram(FILE, text)).toThrow('content/programs/numeros/doble.md')
  })

  it('reads the same from the JSON that the build makes of the front matter; what is no YAML is refused by its name', () => {
    expect(withFieldsAsJson(TEXT)).toContain('---\n{"title":"El doble",')
    expect(parseProgram(FILE, withFieldsAsJson(TEXT))).toEqual(parseProgram(FILE, TEXT))
    const broken = TEXT.replace('[[doble]]', '[[doble]')
    expect(() => parseProgram(FILE, withFieldsAsJson(broken))).toThrow(`${FILE}: the front matter is not valid YAML`)
  })

  it('needs no terms: its asks tell what it is for', () => {
    expect(parseProgram(FILE, TEXT.replace('terms: [[doble]]\n', ''))).toMatchObject({ terms: [], not: [] })
  })

  it('refuses two programs of one name', () => {
    expect(() => readPrograms({ 'a/doble.md': TEXT, 'b/doble.md': TEXT })).toThrow('doble.md')
  })
})
