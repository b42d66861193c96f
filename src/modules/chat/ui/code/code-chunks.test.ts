import { describe, expect, it } from 'vitest'
import { chunkCode, extendCode, LINES_PER_CHUNK } from './code-chunks'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `linea_${at} = ${at}\n`).join('')
const text = ({ chunks }: ReturnType<typeof chunkCode>) => chunks.map((each) => each.text).join('')
const insides = (code: string) => chunkCode(code).chunks.map(({ inside }) => inside)
/** Pushes what comes after it to the next chunk. */
const padded = (start: string) => start + '\n'.repeat(LINES_PER_CHUNK) + lines(1)

describe('chunks of code', () => {
  it('hold all of the code', () => {
    for (const code of ['', 'x', '\n', lines(LINES_PER_CHUNK), `${lines(30)}fin`]) {
      const cut = chunkCode(code)
      expect(text(cut)).toBe(code)
      for (const each of cut.chunks) expect(each.text.split('\n').length).toBeLessThanOrEqual(LINES_PER_CHUNK + 1)
    }
  })

  it('are the same when the code grows letter by letter as when it comes whole', () => {
    const code = `${lines(9)}"""uno\n${'dos "\n'.repeat(9)}"""\nx = 'a"""b' # """\n${lines(9)}`
    let growing = chunkCode('')
    for (let length = 1; length <= code.length; length += 1) {
      growing = extendCode(growing, code.slice(0, length))
      expect(growing).toEqual(chunkCode(code.slice(0, length)))
    }
  })

  it('stay the same objects once they are full', () => {
    const before = chunkCode(lines(20))
    const after = extendCode(before, `${lines(20)}x = 1`)
    expect(after.chunks[0]).toBe(before.chunks[0])
    expect(after.chunks[1]).toBe(before.chunks[1])
    expect(after.chunks[2]).not.toBe(before.chunks[2])
  })

  it('begin anew with other code', () => {
    expect(extendCode(chunkCode('abc'), 'xyz')).toEqual(chunkCode('xyz'))
  })

  it.each([
    ['x = """uno', '"""'],
    ["x = '''uno", "'''"],
    ['x = """uno"""', ''],
    ['x = """uno \\""" dos', '"""'],
    [`x = """uno ''' dos`, '"""'],
    ['# """', ''],
    ['x = \'"""\'', ''],
    ['x = "\\""', ''],
    ['x = "sin cerrar', ''],
    ['x = """a""" + """b', '"""'],
  ])('know the string they begin in: after %s', (start, inside) => {
    expect(insides(padded(start))[1]).toBe(inside)
  })
})
