import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { readMarkdown } from './read-markdown'

const texts = (folder: string): [string, string][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])

/** All that was made of a text, to be looked through for kinds of tokens. */
const kinds = (markdown: string) => JSON.stringify(readMarkdown(markdown))

describe('ordinary Markdown', () => {
  it.each([...texts('content/lessons'), ...texts('content/blog'), ...texts('content/legal')])(
    'is read as marked reads it: %s',
    (_, text) => {
      expect(readMarkdown(text)).toEqual([...Lexer.lex(text)])
    },
  )

  it.each([
    ['a paragraph with a hundred marks', `${'usa `print` con **cuidado**, '.repeat(25)}fin.`],
    ['a list of two hundred words', Array.from({ length: 200 }, (_, at) => `- gato ${at}`).join('\n')],
    [
      'code of hundreds of lines in a list',
      `1. Crea esto:\n\n   \`\`\`python\n${'   x = 1\n'.repeat(250)}   \`\`\`\n2. Fin`,
    ],
    ['a program of thousands of lines', `\`\`\`python\n${'print("*a*")\n\n'.repeat(4_000)}\`\`\`\n\nFin`],
    ['a table of two hundred rows', `| a | b |\n|---|---|\n${'| uno | **dos** |\n'.repeat(200)}\nfin`],
    ['lists within lists', Array.from({ length: 8 }, (_, depth) => `${'  '.repeat(depth)}- nivel`).join('\n')],
    ['a reference', 'Mira [la guía][g].\n\nMás texto.\n\n[g]: https://docs.python.org/3/'],
    ['line ends of Windows', '# Hola\r\n\r\n- uno\r\n- dos\r\n'],
    ['a fence without an end', 'Mira:\n\n```python\nx = 1\n\ny = 2'],
  ])('is read as marked reads it: %s', (_, text) => {
    expect(readMarkdown(text)).toEqual([...Lexer.lex(text)])
  })
})

describe('Markdown that nobody would write', () => {
  it('stays plain text past its bound, and all of it is there', () => {
    const text = '_a_ '.repeat(16_000).trim()
    const tokens = readMarkdown(text)
    expect(kinds(text)).not.toContain('"em"')
    expect(tokens.map(({ raw }) => raw).join('')).toBe(text)
  })

  it('takes nothing from what stands beside it', () => {
    const tokens = readMarkdown(`Esto es **importante**.\n\n${'*a '.repeat(5_000)}\n\nY esto \`también\`.`)
    expect(JSON.stringify(tokens[0])).toContain('"strong"')
    expect(JSON.stringify(tokens.at(-1))).toContain('"codespan"')
  })

  it('makes no more blocks than lines of words would have', () => {
    const lines = readMarkdown('a\n\n'.repeat(20_000))
    expect(lines.length).toBeLessThan(12_000)
    expect(lines.at(-1)?.raw).toContain('a\n\na\n\na')
  })

  it('nests lists and quotes no deeper than a stack holds', () => {
    expect(() => readMarkdown('> - '.repeat(10_000))).not.toThrow()
    expect(kinds('> '.repeat(40)).match(/"blockquote"/g)?.length).toBe(12)
  })

  it('cuts no character in two', () => {
    for (const at of [3_998, 3_999, 4_000]) {
      const [first] = readMarkdown(`${'a'.repeat(at)}🐍${'b'.repeat(5_000)}`)
      expect(first?.raw.isWellFormed()).toBe(true)
    }
  })
})
