import { beforeAll, describe, expect, it } from 'vitest'
import { startBrowserPython } from '~/testing/python/browser-python'
import { frameMessage, type RunTask } from '../contract'
import { boxName, changeSentence, stepSentence, valueName } from '../recording/copy'
import { type Recording, readRecording } from '../recording/read-recording'
import { reachedBoxes, stateAt } from '../recording/state-at'
import { outputAt } from '../recording/stepping'
import { MAX_STEPS } from '../rules'

const said = { output: '', messages: [] as string[] }
const typed: string[] = []
let runTask: (task: string) => string

beforeAll(async () => {
  const browser = await startBrowserPython({
    print: (text) => {
      said.output += text
    },
    say: (message) => said.messages.push(message),
    files: () => [],
    nextLine: () => typed.shift() ?? Promise.resolve(''),
  })
  runTask = browser.run
})

/** How a program ends, and its recording as the page reads it. */
function record(code: string, over: Partial<RunTask> = {}, lines: string[] = []) {
  said.output = ''
  said.messages = []
  typed.splice(0, typed.length, ...lines)
  const task: RunTask = { code, form: 'program', before: [], seed: 1, clock: 0, inputs: [], record: true, ...over }
  const end = frameMessage.parse(JSON.parse(runTask(JSON.stringify(task))))
  const message = said.messages.map((text) => frameMessage.parse(JSON.parse(text)))[0]
  const recording = message?.type === 'recording' ? readRecording(message) : null
  return { end, recording, output: said.output }
}

function steps(code: string, over: Partial<RunTask> = {}, lines: string[] = []): Recording {
  const { recording } = record(code, over, lines)
  if (recording === null) throw new Error('nothing was recorded')
  return recording
}

const lines = ({ steps }: Recording) => steps.map(({ kind, line }) => (kind === 'line' ? line : kind))

/** The variables of the innermost level, or of the level of a depth, as they are shown. */
function variables(recording: Recording, at: number, depth = -1): Record<string, string> {
  const state = stateAt(recording, at)
  const level = state.levels.at(depth)
  return Object.fromEntries([...(level?.variables ?? [])].map(([name, { value }]) => [name, valueName(value, state)]))
}

/** The boxes of a step with what is in them. */
function boxes(recording: Recording, at = recording.steps.length - 1): Record<string, string[]> {
  const state = stateAt(recording, at)
  return Object.fromEntries(
    reachedBoxes(state).map(([number, box]) => [
      boxName(number, box),
      box.items.map(({ key, placed }) => {
        const shown = valueName(placed.value, state)
        return key ? `${valueName(key, state)}: ${shown}` : shown
      }),
    ]),
  )
}

describe('a recorded run', () => {
  it('tells each line before it runs, with the variables and the output as they are then', () => {
    const code = 'total = 0\nfor n in [1, 2]:\n    total += n\n    print("😀", total, end="")\nprint("fin")'
    const { recording, output } = record(code)
    if (recording === null) throw new Error('nothing was recorded')
    expect(lines(recording)).toEqual([1, 2, 3, 4, 2, 3, 4, 2, 5, 'end'])
    expect(variables(recording, 0)).toEqual({})
    expect(variables(recording, 3)).toEqual({ total: '1', n: '1' })
    expect(variables(recording, 9)).toEqual({ total: '3', n: '2' })
    expect(outputAt([...output], recording, 4)).toBe('😀 1')
    expect(outputAt([...output], recording, 9)).toBe('😀 1😀 3fin\n')
    expect(changeSentence(stateAt(recording, 3), 3, '')).toBe('La variable total vale 1.')
  })

  it('shows a shared list as one, and what is put into it by another name', () => {
    const recording = steps('a = [1]\nb = a\nb.append([2])\nc = {"x": a}\nb[1].append(3)\ndel c')
    const end = recording.steps.length - 1
    expect(variables(recording, end)).toEqual({ a: 'lista 1', b: 'lista 1' })
    expect(boxes(recording)).toEqual({ 'lista 1': ['1', 'lista 2'], 'lista 2': ['2', '3'] })
    expect(boxes(recording, 4)).toMatchObject({ 'diccionario 3': ["'x': lista 1"] })
    const inner = stateAt(recording, end).boxes.get(1)
    expect(inner?.items.map(({ placed }) => placed.since)).toEqual([3, 5])
  })

  it('knows where a value was set', () => {
    const recording = steps('a = 1\nb = 2\na = 1\na = 3')
    const since = stateAt(recording, 4).levels[0]?.variables
    expect([since?.get('a')?.since, since?.get('b')?.since]).toEqual([4, 2])
  })

  it('walks through functions, recursion and classes, with what they give back', () => {
    const recording = steps(
      'class P:\n    def __init__(self, x):\n        self.x = x\n    def doble(self):\n        return self.x * 2\np = P(4)\nd = p.doble()',
    )
    expect(boxes(recording)).toEqual({ 'P 1': ["'x': 4"] })
    expect(variables(recording, recording.steps.length - 1)).toEqual({ P: 'clase P', p: 'P 1', d: '8' })
    const back = recording.steps.findLastIndex(({ kind }) => kind === 'return')
    expect(stepSentence({ kind: 'return', line: 5, printed: 0, to: 0 }, stateAt(recording, back), recording)).toBe(
      'doble() devuelve 8.',
    )
    const deep = steps('def f(n):\n    return n and f(n - 1)\nf(3)')
    const most = Math.max(...deep.steps.map((_, at) => stateAt(deep, at).levels.length))
    expect(most).toBe(5)
    expect(stateAt(deep, deep.steps.length - 1).levels).toHaveLength(1)
  })

  it('walks through generators and comprehensions, and not through the library', () => {
    const recording = steps(
      'import json\ng = (n * n for n in [1, 2])\nprint(sum(g), [x for x in (1, 2)])\njson.dumps({})',
    )
    expect(recording.steps.filter(({ kind }) => kind === 'yield')).toHaveLength(2)
    expect(variables(recording, recording.steps.length - 1)).toEqual({ g: 'generador <genexpr>' })
    expect(new Set(recording.steps.map(({ line }) => line))).toEqual(new Set([2, 3, 4, 1]))
  })

  it('sees a list of the caller’s that a function changes, also a variable of another function', () => {
    const recording = steps(
      'def pon(l):\n    l += [9]\ndef cuenta():\n    n = 0\n    def uno():\n        nonlocal n\n        n += 1\n    uno()\n    return n\nv = []\npon(v)\nr = cuenta()',
    )
    expect(boxes(recording)).toEqual({ 'lista 1': ['9'] })
    const inside = recording.steps.findIndex(({ kind, line }) => kind === 'return' && line === 7)
    expect(variables(recording, inside, 1)).toMatchObject({ n: '1' })
  })

  it('shows an exception at its step, and goes on where it is caught', () => {
    const recording = steps('try:\n    int("x")\nexcept ValueError:\n    print("no")\n1 / 0')
    expect(lines(recording)).toEqual([1, 2, 'raise', 3, 4, 5, 'raise', 'end'])
    expect(record('def f():\n    return f()\nf()').end).toMatchObject({ error: { type: 'RecursionError' } })
    const trace = record('def f():\n    return f()\nf()').end
    expect(JSON.stringify(trace)).not.toContain('_runner')
  })

  it('records the first steps of a program with more, and ends it', () => {
    const { end, recording, output } = record('while True:\n    print(1)', {})
    expect(recording?.cut).toBe('steps')
    expect(recording?.steps).toHaveLength(MAX_STEPS)
    expect(end).toMatchObject({ type: 'end', error: null })
    expect(output.length).toBeLessThan(20_000)
    const stubborn = record(
      'n = 0\nwhile n < 30000:\n    try:\n        n += 1\n    except BaseException:\n        print("sigo")',
    )
    expect(stubborn).toMatchObject({ end: { type: 'end' }, output: '', recording: { cut: 'steps' } })
  })

  it('takes the lines that were typed, and records nothing where one is missing', () => {
    const code = 'nombre = input("¿? ")\nprint(nombre)'
    expect(variables(steps(code, {}, ['Ana']), 2)).toEqual({ nombre: "'Ana'" })
    expect(record(code)).toMatchObject({ end: { type: 'unwound' }, recording: null })
  })

  it('asks nothing of hostile classes', () => {
    const recording = steps(
      [
        'class M(type):',
        '    def __hash__(cls): raise SystemExit("hash")',
        '    def __getattribute__(cls, name): raise SystemExit("meta")',
        'class H(list, metaclass=M):',
        '    def __len__(self): raise SystemExit("len")',
        '    def __iter__(self): raise SystemExit("iter")',
        '    def __eq__(self, other): raise SystemExit("eq")',
        '    def __repr__(self): return "x" * 10**9',
        'class O:',
        '    __slots__ = ("a", "b")',
        '    def __repr__(self): raise SystemExit("repr")',
        '    def __getattr__(self, name): raise SystemExit("getattr")',
        'o = O()',
        'o.a = 10 ** 3000',
        't = "ñ" * 100_000',
        'h = list.__new__(H)',
        'list.append(h, o)',
        'globals()["\\u202e" * 5000] = 1',
      ].join('\n'),
    )
    const shown = boxes(recording)
    expect(Object.keys(shown)).toEqual(['O 1', 'H 2'])
    expect(shown).toMatchObject({ 'O 1': ["'a': un entero de 9966 bits"], 'H 2': ['O 1'] })
    expect(variables(recording, recording.steps.length - 1).t?.length).toBeLessThan(110)
  })

  it('stays within its bounds, whatever the program holds', () => {
    const large = steps('l = list(range(100_000))\nd = {n: [n] for n in range(3000)}\nl[0] = 5')
    expect(boxes(large)['lista 1']).toHaveLength(40)
    const changing =
      'd = [[0] * 40 for _ in range(100)]\nfor v in range(9000):\n    d = [[v + n] * 40 for n in range(100)]'
    const { recording } = record(changing)
    expect(recording?.cut).toBe('size')
    expect(said.messages[0]?.length).toBeLessThan(2_200_000)
  })

  it('leaves later runs as they would have been', () => {
    steps('def f():\n    pass\nf()')
    const plain = record('import sys\nprint(sys.gettrace())', { record: false })
    expect(plain).toMatchObject({ output: 'None\n', recording: null })
  })
})
