import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackSnapshot } from '~/modules/runner/frame/unpack-snapshot.mjs'
import { type BrowserPython, type Started, startBrowserPython } from '~/testing/python/browser-python'
import { wheelOf } from '~/testing/python/wheels'
import { pythonCore } from './python-files.mjs'
import { pythonSnapshot } from './python-snapshot.mjs'

const heard: { text: string; said: string[]; lines: string[] } = { text: '', said: [], lines: [] }
const HOST = {
  print: (text: string) => {
    heard.text += text
  },
  say: (message: string) => heard.said.push(message),
  files: () => [{ name: 'datos.csv', content: new TextEncoder().encode('a;b\n1;2\n') }],
  nextLine: () => heard.lines.shift() ?? Promise.resolve(''),
}

const folder = mkdtempSync(join(tmpdir(), 'pymentor-snapshot-'))
afterAll(() => rmSync(folder, { recursive: true }))
const pythons: { cold?: BrowserPython; restored?: BrowserPython } = {}

beforeAll(async () => {
  const core = pythonCore()
  const bytesOf = (name: string) => Uint8Array.from(core.find((file) => file.name === name)?.content ?? [])
  const packed = Uint8Array.from(await pythonSnapshot(core))
  const stdLibURL = join(folder, 'python_stdlib.bin')
  writeFileSync(stdLibURL, bytesOf('python_stdlib.bin'))
  const _loadSnapshot = unpackSnapshot(packed.buffer, bytesOf('pyodide.asm.wasm').buffer)
  const started: Started = { _loadSnapshot, stdLibURL }
  pythons.cold = await startBrowserPython(HOST)
  pythons.restored = await startBrowserPython(HOST, started)
  for (const python of [pythons.cold, pythons.restored])
    python.install(wheelOf('paquete', { 'paquete/__init__.py': 'VALOR = 7' }))
})

/** What a program says in one Python. */
function run(python: BrowserPython | undefined, code: string, over: object) {
  Object.assign(heard, { text: '', said: [], lines: ['Ana', '3'] })
  const task = { code, form: 'program', before: [], seed: 5, clock: 86_400_000, inputs: [], ...over }
  const end: unknown = JSON.parse(python?.run(JSON.stringify(task)) ?? '{}')
  return { end, output: heard.text, said: heard.said }
}

const PROGRAMS = {
  chance:
    'import random, secrets\nprint(random.random(), random.sample(range(99), 5), list({"a", "b", "c"}), hash("a"))\nprint(random.Random(4).random(), len(secrets.token_hex(4)))',
  clock: 'import time\ntime.sleep(3)\nprint(time.strftime("%H", time.gmtime(0)), time.tzname)',
  input: 'nombre = input("¿Quién? ")\nprint(nombre * int(input()))',
  files:
    'import os\nprint(open("datos.csv").read(), sorted(os.listdir(".")), os.getcwd(), os.environ["HOME"])\nopen("b.txt", "w").write("x")',
  package: 'import paquete\nprint(paquete.VALOR, paquete.__file__)',
  database:
    'import sqlite3\nc = sqlite3.connect("a.db")\nc.execute("create table t (n)")\nc.executemany("insert into t values (?)", [(1,), (2,)])\nprint(c.execute("select sum(n) from t").fetchone())\nc.close()',
  error: 'import json\njson.loads("{")',
  recursion: 'def f(n):\n    return f(n + 1)\nf(0)',
  library:
    'import decimal, dataclasses, datetime, collections, itertools, re, statistics, sys, csv, unittest\nprint(decimal.Decimal("0.1") + 1, statistics.stdev([1, 2, 4]), sys.version, sys.getrecursionlimit(), sys.flags.hash_randomization)\nprint(datetime.date(2026, 1, 1), re.sub("a+", "b", "caat"))',
  async: 'import asyncio, threading\nprint(threading.current_thread().name, type(asyncio).__name__)',
  changed: 'import math\nmath.pi = 3\nprint(math.pi)',
  'found as it was': 'import math\nprint(math.pi)',
}

/** The others end without an error. */
const FAILS: Record<string, string> = { error: 'JSONDecodeError', recursion: 'RecursionError' }

describe('a Python out of the memory of one that has started', () => {
  it.each(Object.entries(PROGRAMS))('says the same as one that starts itself: %s', (name, code) => {
    const cold = run(pythons.cold, code, {})
    expect(cold.end).toMatchObject({ error: FAILS[name] ? { type: FAILS[name] } : null, missing: [] })
    expect(run(pythons.restored, code, {})).toEqual(cold)
  })

  it('records the same steps', () => {
    const over = { record: true }
    const code = 'total = 0\nfor n in [1, 2]:\n    total += n\nprint(total)'
    const cold = run(pythons.cold, code, over)
    expect(cold.said).toHaveLength(1)
    expect(run(pythons.restored, code, over)).toEqual(cold)
  })
})
