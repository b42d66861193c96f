import { describe, expect, it } from 'vitest'
import { cutCode, extendCode, LINES_PER_STRETCH } from './code-stretches'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `linea_${at} = ${at}\n`).join('')
const text = ({ stretches }: ReturnType<typeof cutCode>) => stretches.map((each) => each.text).join('')
const insides = (code: string) => cutCode(code).stretches.map(({ inside }) => inside)
/** Pushes what comes after it to the next stretch. */
const padded = (start: string) => start + '\n'.repeat(LINES_PER_STRETCH) + lines(1)

describe('stretches of code', () => {
  it('hold all of the code', () => {
    for (const code of ['', 'x', '\n', lines(LINES_PER_STRETCH), `${lines(30)}fin`]) {
      const cut = cutCode(code)
      expect(text(cut)).toBe(code)
      for (const each of cut.stretches) expect(each.text.split('\n').length).toBeLessThanOrEqual(LINES_PER_STRETCH + 1)
    }
  })

  it('are the same when the code grows letter by letter as when it comes whole', () => {
    const code = `${lines(9)}"""uno\n${'dos "\n'.repeat(9)}"""\nx = 'a"""b' # """\n${lines(9)}`
    let growing = cutCode('')
    for (let length = 1; length <= code.length; length += 1) {
      growing = extendCode(growing, code.slice(0, length))
      expect(growing).toEqual(cutCode(code.slice(0, length)))
    }
  })

  it('stay the same objects once they are full', () => {
    const before = cutCode(lines(20))
    const after = extendCode(before, `${lines(20)}x = 1`)
    expect(after.stretches[0]).toBe(before.stretches[0])
    expect(after.stretches[1]).toBe(before.stretches[1])
    expect(after.stretches[2]).not.toBe(before.stretches[2])
  })

  it('begin anew with other code', () => {
    expect(extendCode(cutCode('abc'), 'xyz')).toEqual(cutCode('xyz'))
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
