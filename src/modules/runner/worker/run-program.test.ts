import { zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { startBrowserPython } from '~/testing/python/browser-python'
import { MATPLOTLIB, type Wheel, wheelOf } from '~/testing/python/wheels'
import { frameMessage, type RunFile, type RunTask } from '../contract'
import { pictureAddress } from '../picture'

const screen = { text: '' }
const typed: string[] = []
let given: readonly RunFile[] = []
let runTask: (task: string) => string
let install: (wheel: Wheel) => void
let checkArchive: (content: Uint8Array) => void

beforeAll(async () => {
  const browser = await startBrowserPython({
    print: (text) => {
      screen.text += text
    },
    say: () => {},
    files: () => given,
    nextLine: () => typed.shift() ?? Promise.resolve(''),
  })
  runTask = browser.run
  checkArchive = browser.checkArchive
  install = browser.install
})

/** What a program prints and how it ends, as the page reads it. */
function run(code: string, over: Partial<RunTask> = {}, lines: string[] = []) {
  screen.text = ''
  given = over.files ?? []
  typed.splice(0, typed.length, ...lines)
  const task: RunTask = { code, form: 'program', before: [], seed: 1, clock: 0, inputs: [], ...over }
  const end = frameMessage.parse(JSON.parse(runTask(JSON.stringify(task))))
  if (end.type !== 'end') return { ...END, type: end.type, output: screen.text }
  return { ...end, output: screen.text }
}
const END = { error: null, imports: [], missing: [], onlyDefines: false, earlier: 0, files: [], cases: null }

describe('a program in the browser’s Python', () => {
  it('gives the same with the same chance, and something else with another', () => {
    const code = 'import random\nprint(random.random(), random.choice("abcdef"), list({"a", "b", "c"}))'
    const first = run(code).output
    expect(run(code).output).toBe(first)
    expect(run(code, { seed: 2 }).output).not.toBe(first)
  })

  it('finds everything as it was, whatever the one before has changed', () => {
    run(
      'import builtins, math, os, random, sys\nmath.pi = 3\nprint = 5\nbuiltins.len = lambda x: 0\nsys.path.clear()\nos.environ["A"] = "1"\nrandom.random = lambda: 7\nopen("a.txt", "w").write("x")\nsys.setrecursionlimit(200)\nsys.stdout = None',
    )
    const after = run(
      'import math, os, random, sys\nprint(math.pi > 3.1, len("abc"), len(sys.path) > 0, "A" in os.environ, random.random() < 1, os.listdir("."), sys.getrecursionlimit() > 900)\ntry:\n    x\nexcept NameError:\n    print("nada")',
    )
    expect(after.output).toBe('True 3 True False True [] True\nnada\n')
  })

  it('runs after the blocks whose names it uses, and only those, without what they print', () => {
    const before = [
      'import math\nprint("fuera")\nradio = 2',
      'otro = 1 / 0',
      'def area():\n    return round(math.pi * radio ** 2)',
    ]
    const { output, earlier } = run('print(area())', { before })
    expect({ output, earlier }).toEqual({ output: '13\n', earlier: 2 })
    expect(run('total = 0\nfor n in [1, 2]:\n    total += n\nprint(total)', { before: ['total = 99'] }).earlier).toBe(0)
    expect(run('total += 1\nprint(total)', { before: ['total = 99'] }).output).toBe('100\n')
  })

  it('is not run where a module is missing, unless it is ready for that', () => {
    const { output, missing } = run('print("antes")\nimport numpy.linalg as la')
    expect({ output, missing }).toEqual({ output: '', missing: ['numpy.linalg'] })
    expect(run('try:\n    import numpy\nexcept ImportError:\n    print("sin numpy")').output).toBe('sin numpy\n')
  })

  it('only defines where nothing is called', () => {
    expect(run('"""Ayudas."""\nimport math\nPI = 3\ndef f():\n    print(1)').onlyDefines).toBe(true)
    expect(run('def f():\n    return 1\nf()').onlyDefines).toBe(false)
    expect(run('x = 1').onlyDefines).toBe(false)
  })

  it('shows the values of a session’s statements', () => {
    const { output } = run('x = 3\nx + 1\n"hola"\nNone\nfor n in range(2):\n    n', { form: 'session' })
    expect(output).toBe("4\n'hola'\n0\n1\n")
  })

  it('tells an error by its line, without the frames of the runner', () => {
    const { error } = run('def f(x):\n    return 1 / x\n\nprint(f(2))\nprint(f(0))')
    expect(error).toMatchObject({ type: 'ZeroDivisionError', message: 'division by zero', line: 2 })
    expect(error?.traceback).toContain('    return 1 / x')
    expect(error?.traceback).not.toMatch(/run_task|run_block|exec/)
    expect(run('print("a)\n').error).toMatchObject({ type: 'SyntaxError', line: 1 })
    expect(run('raise SystemExit("adiós")')).toMatchObject({ error: null, output: 'adiós\n' })
  })

  it('tells an endless recursion and a huge message within their bounds', () => {
    expect(run('def f():\n    return f()\nf()').error?.type).toBe('RecursionError')
    expect(run('raise ValueError("x" * 10_000_000)').error?.message).toHaveLength(500)
    expect(run('class E(Exception):\n    def __str__(self):\n        raise E\nraise E').error?.type).toBe('E')
  })

  it('reads lines with their prompts, and ends for want of one, even where it catches everything', () => {
    const code = 'for _ in range(2):\n    print(input("¿? "))'
    expect(run(code, {}, ['uno', 'dos'])).toMatchObject({ type: 'end', output: '¿? uno\nuno\n¿? dos\ndos\n' })
    expect(run(code, {}, ['uno'])).toMatchObject({ type: 'unwound', output: '¿? uno\nuno\n¿? ' })
    const stubborn = 'try:\n    input("¿? ")\nexcept BaseException:\n    print("sigo")'
    expect(run(stubborn)).toMatchObject({ type: 'unwound', output: '¿? ' })
    expect(run('import sys\nfor line in sys.stdin:\n    print(line.strip())\n    break', {}, ['uno']).output).toBe(
      'uno\nuno\n',
    )
  })

  it('finds the files that it is given, under any name, and no other run does', () => {
    const files = ['ventas.csv', 'datos/notas.txt', '/content/x.txt'].map((name) => ({ name, content: bytes('a;b\n') }))
    const code = `for n in ${JSON.stringify(files.map(({ name }) => name))}:\n    print(open(n).read(), end='')`
    expect(run(code, { files })).toMatchObject({ output: 'a;b\na;b\na;b\n', files: [] })
    for (const { name } of files)
      expect(run(`open(${JSON.stringify(name)})`).error).toMatchObject({ type: 'FileNotFoundError', file: name })
    expect(run('open("/lib")').error?.file).toBeNull()
  })

  it('hands out what it has written and what it has changed, within bounds', () => {
    const files = [{ name: 'v.csv', content: bytes('a\n') }]
    expect(run('open("v.csv", "a").write("b\\n")\nopen("sal ida.txt", "w").write("ñ")', { files }).files).toEqual([
      { name: 'sal ida.txt', bytes: 2, content: btoa('Ã±'), title: null },
      { name: 'v.csv', bytes: 4, content: btoa('a\nb\n'), title: null },
    ])
    const big = 'open("a.bin", "wb").write(bytes(3_000_000))\nfor n in range(50):\n    open(f"{n}.txt", "w").write("x")'
    const left = run(big).files
    expect(left).toHaveLength(20)
    expect(run('open("a.bin", "wb").write(bytes(3_000_000))').files).toEqual([
      { name: 'a.bin', bytes: 3_000_000, content: null, title: null },
    ])
    expect(run('open("a\\u202Efdp.exe", "w").write("x")').files).toEqual([])
  })

  it('C-71 tries the examples of docstrings and shows the first that gives something else', () => {
    const code = (body: string) =>
      `def doble(n):\n    """Da el doble.\n\n    >>> doble(2)\n    4\n    >>> doble(3)\n    6\n    >>> doble('a')\n    'aa'\n    """\n    return ${body}\n`
    expect(run(code('n * 2')).cases).toMatchObject({ total: 3, failed: null })
    expect(run(code('n ** 2')).cases).toMatchObject({ total: 3, failed: { call: 'doble(3)', expected: '6', got: '9' } })
    expect(run(`${code('1')}1 / 0`).cases).toBeNull()
    expect(run('print(1)').cases).toBeNull()
  })

  it('C-71 tries the calls that the answer states, of functions that are there', () => {
    const cases = [
      { call: 'media([1, 2])', expected: '1.5' },
      { call: 'media([1, 1, 2])', expected: '1.33' },
      { call: 'otra(1)', expected: '2' },
      { call: '__import__("os").getcwd()', expected: '2' },
      { call: 'media([', expected: '2' },
    ]
    const code = 'def media(n):\n    print("no se ve")\n    return sum(n) / len(n)'
    expect(run(code, { cases })).toMatchObject({ output: '', cases: { total: 2, failed: null } })
    expect(run(code, { cases: [{ call: 'media([])', expected: '0' }] }).cases).toMatchObject({
      total: 1,
      failed: { call: 'media([])', expected: '0', got: 'ZeroDivisionError: division by zero' },
    })
    const par = run('def par(n):\n    return 1', { cases: [{ call: 'par(2)', expected: 'True' }] })
    expect(par.cases?.failed?.got).toBe('1')
    const counting = 'n = 0\ndef siguiente(paso):\n    global n\n    n += paso\n    return n\nprint(siguiente(1))'
    expect(run(counting, { cases: [{ call: 'siguiente(1)', expected: '1' }] }).cases).toBeNull()
  })
})

describe('a package', () => {
  it('is there for every run alike, whatever a run has done to it', () => {
    const files = {
      'medidas/__init__.py': 'from medidas.base import UNIDAD\nVECES = []\nprint("me cargan")',
      'medidas/base.py': 'UNIDAD = "m"',
      'medidas/extra.py': 'def doble(n):\n    return n * 2',
    }
    expect(run('import medidas').missing).toEqual(['medidas'])
    install(wheelOf('medidas', files))
    expect(run('import medidas\nprint(medidas.UNIDAD)\nmedidas.UNIDAD = "km"').output).toBe('m\n')
    expect(run('import medidas.extra\nprint(medidas.UNIDAD, medidas.extra.doble(2))').output).toBe('m 4\n')
    expect(run('import medidas.extra\nprint(medidas.extra.doble(3))').output).toBe('6\n')
  })

  it('is seeded for each run where it is numpy: the same again gives the same', () => {
    const random = 'from random import Random\n_r = Random()\nseed = _r.seed\nrandom = _r.random'
    install(wheelOf('numpy', { 'numpy/__init__.py': '', 'numpy/random.py': random }))
    const code = 'import numpy as np\nprint(np.random.random())'
    const first = run(code).output
    expect(run(code).output).toBe(first)
    expect(run(code, { seed: 2 }).output).not.toBe(first)
  })

  it('is refused where it would write elsewhere, or too much', () => {
    for (const path of ['../fuera.py', '/fuera.py', 'a/../../fuera.py', '..\\fuera.py', 'C:/fuera.py'])
      expect(() => checkArchive(zipSync({ [path]: bytes('x') })), path).toThrow(/the archive names/)
    const link = zipSync({ 'a.py': [bytes('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] })
    expect(() => checkArchive(link)).toThrow(/the archive names/)
    const bomb = zipSync({ 'a.py': bytes('x') })
    // What its directory says is what it takes.
    const directory = bomb.length - 22 - 46 - 'a.py'.length
    new DataView(bomb.buffer).setUint32(directory + 24, 500_000_000, true)
    expect(() => checkArchive(bomb)).toThrow(/holds too much/)
    expect(() => checkArchive(bytes('no es un archivo'))).toThrow()
  })
})

describe('matplotlib', () => {
  it('shows its figures as pictures with what stands on them, and forgets them', () => {
    install(wheelOf('matplotlib', MATPLOTLIB))
    const code = 'import matplotlib.pyplot as plt\nplt.plot([1, 3])\nplt.title("Ventas")\nplt.xlabel("Mes")\n'
    const { files, output } = run(`${code}plt.show()`)
    expect({ files, output }).toMatchObject({ files: [{ name: 'figura-1.png', title: 'Ventas · Mes' }], output: '' })
    expect(pictureAddress(files[0]?.content ?? '')).toMatch(/^data:image\/png/)
    // One that nobody has shown is no picture, and is not there the next time.
    expect(run(code).files).toEqual([])
    expect(run('import matplotlib.pyplot as plt\nplt.show()').files).toEqual([])
    expect(run(`${code}open("figura-1.png", "w").write("x")\nplt.show()`).files).toMatchObject([
      { title: 'Ventas · Mes' },
      { name: 'figura-1.png', title: null },
    ])
  })

  it('hands out so many figures and so many bytes', () => {
    const figures = 'import matplotlib.pyplot as plt\nfor n in range(30):\n    plt.plot([n])\n    plt.show()'
    expect(run(figures).files).toHaveLength(20)
    const large =
      'import matplotlib.pyplot as plt\nplt.plot([0] * 2_000_000)\nplt.show()\nopen("a.txt", "w").write("x")'
    expect(run(large).files).toMatchObject([
      { name: 'figura-1.png', content: null },
      { name: 'a.txt', content: btoa('x') },
    ])
  })
})

describe('a module that a run has loaded first', () => {
  it('stays where the next program finds it', () => {
    const code = 'import xml.etree.ElementTree as tree\nimport xml\nprint(xml.etree.ElementTree is tree)'
    run('import xml')
    expect(run(code).output).toBe('True\n')
    expect(run(code).output).toBe('True\n')
  })
})

const bytes = (text: string) => new TextEncoder().encode(text)
