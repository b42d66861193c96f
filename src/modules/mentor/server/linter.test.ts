import { beforeAll, describe, expect, it } from 'vitest'
import { pythonFunctions } from '~/testing/python/python'
import { type CodeKind, checkPython, formatPython, readPython } from './linter'

const CANDIDATES = [
  'x = 1\n',
  'print "x"\n',
  'return 1\n',
  'def f():\n    return 1\n',
  'open("C:\\Users\\ana\\datos.csv")\n',
  'def f(a, a): pass\n',
  'from __future__ import annotations\nx: int = 1\n',
  'f() = 1\n',
  'x = 1 \\\n',
  'await x\n',
  'async def f():\n    await x\n',
  'y = 1\nglobal y\n',
  'def f():\n    y = 1\n    global y\n',
  'def f():\n    nonlocal y\n',
  'f(a=1, a=2)\n',
  'x = 007\n',
  'def f():\n\tx\n        y\n',
  'match x:\n    case 1:\n        pass\n',
  'match x:\n    case a:\n        pass\n    case 2:\n        pass\n',
  'match x:\n    case [a, a]:\n        pass\n',
  '"\\N{nope}"\n',
  '"\\x1"\n',
  'for x in y: pass\nelse:\n    break\n',
  'class A:\n    return 1\n',
  '*a\n',
  '*a, *b = c\n',
  'a, b += 1\n',
  'del f()\n',
  'def f(a=1, b): pass\n',
  '(yield)\n',
  'b"ñ"\n',
  'while 1:\n    try:\n        pass\n    finally:\n        continue\n',
  'try:\n    pass\nexcept:\n    pass\nexcept ValueError:\n    pass\n',
  'None = 1\n',
  'x = {**a, *b}\n',
  '__debug__ = 1\n',
  'x = “hola”\n',
  '    x = 1\n',
  'if x:\n# nada\n',
  '"""sin cerrar\n',
  'def f():\n    from x import *\n',
  'def f(x):\n    global x\n',
  'class A:\n    nonlocal z\n',
  '[i := 0 for i in x]\n',
  'f"{x!z}"\n',
  'f"{a b}"\n',
  'f"{}"\n',
  'x = 1 if 2\n',
  'lambda x=1, y: 0\n',
  'with open("a") as f, open("b") as g: pass\n',
  'import a.b as c, d\n',
  'from . import x\n',
  'from x import (a, b,)\n',
  'print("hola"\n',
  '# solo un comentario\n',
  '\f\nx = 1\n',
  `x = ${'['.repeat(300)}${']'.repeat(300)}\n`,
  `x = ${'1'.repeat(5000)}\n`,
  `x = ${Array.from({ length: 3000 }, () => '1').join('+')}\n`,
  `${Array.from({ length: 120 }, (_, depth) => `${' '.repeat(depth)}if x:\n`).join('')}${' '.repeat(120)}pass\n`,
  'async def f():\n    yield 1\n    return 2\n',
  'def f():\n    x: int\n    global x\n',
  'x = 5L\n',
  'if x = 1: pass\n',
  'else:\n    pass\n',
  'class A: pass\n@dec x\n',
  'raise E, "x"\n',
  'exec "x"\n',
  'x <> y\n',
  '`x`\n',
  'print(*a, sep="", *b, **c, *d)\n',
  'f(**a, *b)\n',
  'f(a for a in b, c)\n',
  'x: int: str = 1\n',
  'True = 1\n',
  'import x.y as z.w\n',
  'def f(*): pass\n',
  'def f(*, **k): pass\n',
  'def f(a, /, b, /): pass\n',
  'x = yield\n',
  'assert (x, y)\n',
  "'''uno''' 'dos' b'tres'\n",
  'u"á" r"\\d" rb"\\d"\n',
  'async for x in y: pass\n',
  '[await x for x in y]\n',
  'class A[T]: pass\n',
  'type X = int\n',
  'f"{x["a"]}"\n',
  'except* E: pass\n',
]

const kinds = new Map<string, CodeKind>()
let compiles: (code: string) => unknown
beforeAll(async () => {
  compiles = (await pythonFunctions(COMPILES))('compiles')
  for (const code of CANDIDATES) kinds.set(code, await readPython(code))
})

const COMPILES = `
def compiles(source):
    try:
        compile(source, 'x.py', 'exec')
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return False
    return True
`

describe('what is taken for a program', () => {
  it('compiles as a part of a file', () => {
    const taken = CANDIDATES.filter((code) => kinds.get(code) === 'program')
    expect(taken.length).toBeGreaterThan(10)
    expect(taken.filter((code) => !compiles(`import os\n${code}`))).toEqual([])
  })

  it('is all that compiles, but for what is newer, and for what nobody writes', () => {
    const left = CANDIDATES.filter((code) => compiles(`import os\n${code}`) && kinds.get(code) !== 'program')
    const newer = left.filter((code) => kinds.get(code) === 'newer')
    expect(newer).toEqual(['class A[T]: pass\n', 'type X = int\n', 'f"{x["a"]}"\n'])
    expect(left.filter((code) => !newer.includes(code) && code.length < 1_000)).toEqual([])
  })

  it('is not what compiles only where it stands first', async () => {
    expect(await readPython('from __future__ import annotations\n')).toBe('other')
  })
})

describe('what is found in code', () => {
  it('is told by its place, and nothing but the syntax where that is wrong', async () => {
    const found = await checkPython('import os\nprint "hola"\n')
    expect(found?.map(({ code, line }) => [code, line])).toEqual([[null, 2]])
  })

  it.each(['08\n', 'x = “hola”\n', 'if x:\n    a\n  b\n', 'return 1\n', 'if x\n    y\n'])(
    'says that it is no Python: %j',
    async (code) => {
      expect(await checkPython(code)).toContainEqual(expect.objectContaining({ code: null }))
    },
  )

  it('is what a reviewer would say', async () => {
    const found = await checkPython(
      'import os\ndef f(a=[]):\n    if a == None:\n        return True\n    return False\n',
    )
    expect(found?.map(({ code }) => code)).toEqual(expect.arrayContaining(['F401', 'B006', 'E711']))
  })

  it('is nothing in what is too large or too deep to be read', async () => {
    expect(await checkPython('x = 1\n'.repeat(20_000))).toBeNull()
    expect(await checkPython(`x = ${'['.repeat(5_000)}${']'.repeat(5_000)}\n`)).toBeNull()
    expect(await checkPython('x = 1\n')).toEqual([])
  })

  it('is laid out as Ruff would', async () => {
    expect(await formatPython('x=1\n')).toBe('x = 1\n')
    expect(await formatPython('if x\n')).toBeNull()
  })
})

describe('code that the linter breaks over', () => {
  const UNUSED = 'import os\n'
  const unused = async () => (await checkPython(UNUSED))?.map(({ code }) => code)

  it('costs nobody else an answer when the memory gives out', async () => {
    const deep = `${'1+'.repeat(30_000)}1\n`
    const [layout, ...others] = await Promise.all([formatPython(deep), unused(), unused()])
    expect(layout).toBeNull()
    expect([...others, await unused()]).toEqual([['F401'], ['F401'], ['F401']])
  })

  it('is given up when it takes too long, and what waited behind it is answered', async () => {
    const slow = `${'x='.repeat(30_000)}1\n`
    const [findings, ...others] = await Promise.all([checkPython(slow), unused(), unused()])
    expect(findings).toBeNull()
    expect(others).toEqual([['F401'], ['F401']])
  })
})
