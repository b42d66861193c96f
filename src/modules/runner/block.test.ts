import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { patience } from '~/testing/pace'
import { type CodeText, isRunnable, readBlock } from './block'

const python = (code: string): CodeText => ({ code, language: 'python' })

describe('which blocks can be run', () => {
  it.each([
    ['a program', python('print(1)'), true],
    ['a session', { code: '>>> 1 + 1\n2', language: 'pycon' }, true],
    ['another language', { code: 'print(1)', language: 'bash' }, false],
    ['no language', { code: 'print(1)', language: undefined }, false],
    ['lines for a terminal under the name of Python', python('pip install rich\n$ python programa.py'), false],
    ['an empty block', python('\n  \n'), false],
  ])('%s', (_name, block, can) => {
    expect(isRunnable(block)).toBe(can)
  })
})

describe('what there is to run', () => {
  it('of a session: its statements, and the output it says it has', () => {
    const block = { code: '>>> for n in range(2):\n...     print(n)\n...\n0\n1\n>>> 2 + 2\n4', language: 'python' }
    expect(readBlock(block, [block])).toEqual({
      code: 'for n in range(2):\n    print(n)\n\n2 + 2',
      form: 'session',
      before: [],
      expected: '0\n1\n4',
    })
  })

  it('comes with the Python before it, terminals and outputs left out', () => {
    const last = python('print(x)')
    const blocks = [
      python('x = 1'),
      { code: 'pip install rich', language: 'bash' },
      python('y = 2'),
      last,
      python('z = 3'),
    ]
    expect(readBlock(last, blocks).before).toEqual(['x = 1', 'y = 2'])
  })

  it('C-71 has an expected output only where a block of output follows right after', () => {
    const [one, two] = [python('print(1)'), python('print(2)')]
    const blocks = [one, { code: '1', language: 'text' }, two, python('print(3)')]
    expect(readBlock(one, blocks).expected).toBe('1')
    expect(readBlock(two, blocks).expected).toBeNull()
  })

  it('is moved to the margin', () => {
    const block = python('    if x:\n        print(x)')
    expect(readBlock(block, [block]).code).toBe('if x:\n    print(x)')
  })

  it('is read in time that grows with its length', () => {
    const block = python(`${' '.repeat(30_000)}>>> ${'pip '.repeat(5_000)}\n`.repeat(2))
    const start = ownTime()
    isRunnable(block)
    readBlock(block, [block])
    expect(ownTime() - start).toBeLessThan(patience(50))
  })
})
