import type { Workspace } from '@astral-sh/ruff-wasm-web'
import { beforeAll, describe, expect, it } from 'vitest'
import { OPEN } from '~/modules/mentor/engine/kinds/kind-model'
import { folded } from '~/platform/text/folded'
import { type RunPython, startPython } from '~/testing/python/python'
import { openRuff } from '~/testing/python/ruff'
import { compose } from '../../engine/compose'
import { recognizeMessage } from '../../engine/error-messages/error-messages'
import type { Frame } from '../../engine/frame'
import { EMPTY_STATE } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { readTraceback } from '../../engine/reading/read-traceback'
import type { Tools } from '../../engine/skill'
import { parsePython } from '../../python/parse'
import { BROKEN_PROGRAMS } from './broken/broken-programs'
import { INVALID_PROGRAMS } from './broken/invalid-programs'
import { errorsSkill } from './errors-skill'

const TOOLS: Tools = { mentor: 'basic', earlierAnswers: 0, check: null }
const IN_BROWSER = TOOLS
let python: RunPython
let linter: Workspace
beforeAll(async () => {
  python = await startPython()
  linter = await openRuff({ 'target-version': 'py314', lint: { select: [] } })
})

const partOf = (code: string, syntax?: CodePart['syntax']): CodePart => ({
  code,
  form: 'fenced',
  tree: parsePython(code),
  syntax,
})

/** A message with code and what Python said, as the engine reads it. */
function frameOf(text: string, code: CodePart | null, over: Partial<Frame> = {}): Frame {
  const found = readTraceback(text)
  const prose = found ? text.slice(0, found.from) + text.slice(found.to) : text
  const traceback = found?.traceback ?? null
  return {
    message: { text, prose, code: code ? [code] : [], traceback, output: null, data: null },
    plain: folded(prose),
    requests: new Set(),
    names: [],
    lines: [],
    level: 'principiante',
    code,
    error: traceback,
    isFollowUp: false,
    wish: 'none',
    likely: OPEN,
    ...over,
  }
}

async function answerTo(frame: Frame, tools = TOOLS): Promise<string> {
  const answer = await errorsSkill.answer(frame, EMPTY_STATE, tools)
  return answer === null ? '' : compose(answer.blocks)
}

type Place = { row: number; column: number }
type Diagnostic = { code: string | null; message: string; start_location: Place; end_location: Place }
const syntaxFindings = (code: string) => {
  const found: Diagnostic[] = linter.check(code)
  return found.filter(({ code: rule }) => rule === null || rule === 'invalid-syntax')
}
/** What the linter says, as the message carries it. */
function verdictOf(code: string): CodePart['syntax'] {
  const [first] = syntaxFindings(code)
  return first ? { line: first.start_location.row, column: first.start_location.column, message: first.message } : null
}
const ON_SERVER: Tools = {
  ...TOOLS,
  check: async (code) =>
    syntaxFindings(code).map(({ message, start_location: start, end_location: end }) => ({
      code: null,
      message,
      line: start.row,
      column: start.column,
      endLine: end.row,
      endColumn: end.column,
    })),
}

/** What Python says of a program, with its lines quoted as in a file. */
function failureOf(code: string, inputs: readonly string[] = []): string {
  const runner = [
    'import builtins, linecache',
    `source, typed = ${JSON.stringify(code)}, iter(${JSON.stringify(inputs)})`,
    'def input(text=""):',
    '    for line in typed: return line',
    '    raise EOFError("EOF when reading a line")',
    'old, builtins.input = builtins.input, input',
    'linecache.cache["tarea.py"] = (len(source), None, source.splitlines(True), "tarea.py")',
    'try:',
    '    exec(compile(source, "tarea.py", "exec"), {"__name__": "__main__"})',
    'finally:',
    '    builtins.input = old',
  ]
  try {
    python(runner.join('\n'))
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

const longestProgram = (markdown: string) =>
  [...markdown.matchAll(/^```python\n([\s\S]*?)\n```$/gm)]
    .map(([, code = '']) => code)
    .toSorted((a, b) => b.length - a.length)[0] ?? ''

describe('errors of programs that run', () => {
  it.each(BROKEN_PROGRAMS.map((program) => [program.code.replaceAll('\n', '⏎'), program] as const))(
    '%s',
    async (_, program) => {
      const failure = failureOf(program.code, program.inputs)
      const found = readTraceback(failure)?.traceback
      expect(failure && found, failure).toBeTruthy()
      if (program.kind !== 'custom')
        expect(recognizeMessage(found?.type ?? null, found?.message ?? '')?.kind).toBe(program.kind)
      const answer = await answerTo(frameOf(failure, partOf(program.code)))
      for (const words of program.says) expect(answer).toContain(words)
      if (!program.isMended) return
      expect(answer).toContain('### Tu programa corregido')
      const mended = longestProgram(answer)
      expect(failureOf(mended, program.mendedInputs), mended).toBe('')
    },
  )
})

describe('code that is no Python', () => {
  const cases = INVALID_PROGRAMS.map((program) => [program.code.replaceAll('\n', '⏎'), program] as const)
  const outputOf = (code: string) => {
    expect(code).not.toBe('')
    return python(code)
  }

  it.each(cases)('on the server: %s', async (_, { code, says, prints }) => {
    const answer = await answerTo(frameOf('no funciona', partOf(code, verdictOf(code))), ON_SERVER)
    for (const words of says) expect(answer).toContain(words)
    if (prints !== null) expect(outputOf(longestProgram(answer)), answer).toBe(prints)
  })

  it.each(cases)('in the browser, where there is no linter: %s', async (_, { code, prints }) => {
    const answer = await answerTo(frameOf('no funciona', partOf(code)), IN_BROWSER)
    // What it does not see is no mistake; what it corrects must run.
    if (prints !== null && answer.includes('### Tu programa corregido'))
      expect(outputOf(longestProgram(answer)), answer).toBe(prints)
  })
})

const CONCAT = 'TypeError: can only concatenate str (not "int") to str'
const AGE = '# mi edad\nedad = 20\nprint("Tengo " + edad)\n'
const followUp = (text: string, request: 'why' | 'simpler' | 'correct'): Frame =>
  frameOf(text, partOf(AGE, null), {
    error: readTraceback(CONCAT)?.traceback ?? null,
    isFollowUp: true,
    requests: new Set([request]),
  })

describe('what is asked about an error', () => {
  it('explains a message without code by its usual causes, and asks for the code', async () => {
    const answer = await answerTo(frameOf(CONCAT, null))
    expect(answer).toContain('Las causas más frecuentes')
    expect(answer).toContain('print("Tengo " + str(edad))')
    expect(answer).toContain('Si me pegas el código')
  })

  it.each([
    ["ValueError: invalid literal for int() with base 10: '3,5'", 'coma decimal', 'replace(",", ".")'],
    ["ValueError: could not convert string to float: '12 €'", '`€`', 'replace("€", "")'],
    ["NameError: name 'nota' is not defined. Did you mean: 'notas'?", '`notas`', 'pon `notas`'],
    ["NameError: name 'math' is not defined. Did you forget to import 'math'?", '`math`', '`import math`'],
  ])('takes from a message alone what its values tell: %s', async (message, cause, advice) => {
    const answer = await answerTo(frameOf(message, null))
    expect(answer).toContain(cause)
    expect(answer).toContain(advice)
    expect(answer).not.toContain('Así falla')
  })

  it.each([
    ['pd', 'import pandas as pd'],
    ['math', 'import math'],
  ])('says which import %s alone is missing', async (name, line) => {
    expect(await answerTo(frameOf(`NameError: name '${name}' is not defined`, null))).toContain(`\`${line}\``)
  })

  it('mends the name in the line that a traceback quotes, as Python suggests', async () => {
    const text =
      "Traceback (most recent call last):\n  File \"a.py\", line 4, in <module>\n    media = sum(notas) / len(nota)\nNameError: name 'nota' is not defined. Did you mean: 'notas'?"
    expect(await answerTo(frameOf(text, null))).toContain('pon `media = sum(notas) / len(notas)`')
  })

  it('says so when the code is not the one of the traceback', async () => {
    const text =
      'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n    print(total)\nNameError: name \'total\' is not defined'
    const answer = await answerTo(frameOf(text, partOf('x = 1\nprint(x)\n', null)))
    expect(answer).toContain('`print(total)`')
    expect(answer).toContain('no está en el código')
  })

  it('keeps comments and layout in the corrected program', async () => {
    const answer = await answerTo(frameOf(CONCAT, partOf(AGE, null)))
    expect(longestProgram(answer)).toBe('# mi edad\nedad = 20\nprint("Tengo " + str(edad))')
    expect(answer).toContain('- Línea 3: `print("Tengo " + edad)` → `print("Tengo " + str(edad))`')
  })

  it('answers «por qué», «más fácil» and «arréglalo» in their own ways', async () => {
    const [why, simpler, correct] = await Promise.all([
      answerTo(followUp('y por qué', 'why')),
      answerTo(followUp('más fácil', 'simpler')),
      answerTo(followUp('arréglalo', 'correct')),
    ])
    expect(why).toContain('es un texto, y `edad`')
    expect(why).not.toContain('Tu programa corregido')
    expect(simpler).toMatch(/^Más fácil: /)
    expect(correct).toContain('print("Tengo " + str(edad))')
  })

  it('finds the line by itself where only the message is given', async () => {
    const answer = await answerTo(
      frameOf(
        "me sale 'NoneType' object has no attribute 'append'",
        partOf('l = [2, 1]\nl = l.sort()\nl.append(3)\n', null),
      ),
    )
    expect(answer).toContain('línea 3')
    expect(answer).toContain('`.sort()`')
  })

  it('looks for a column that a CSV file lacks in its first line', async () => {
    const code = "import csv\nfor fila in csv.DictReader(open('p.csv')):\n    print(fila['Precio'])\n"
    const answer = await answerTo(frameOf("KeyError: 'Precio'", partOf(code, null)))
    expect(answer).toContain('delimiter=";"')
    expect(answer).toContain('utf-8-sig')
  })

  it('asks for the last line of a traceback that is cut', async () => {
    const answer = await errorsSkill.answer(
      frameOf('Traceback (most recent call last):\n  File "a.py", line 3, in <module>', null),
      EMPTY_STATE,
      TOOLS,
    )
    expect(answer?.outcome).toBe('asked')
  })

  it('puts the line right that the compiler quotes, without the program', async () => {
    const answer = await answerTo(
      frameOf('  File "a.py", line 7\n    if x = 3:\n         ^\nSyntaxError: invalid syntax', null),
    )
    expect(answer).toContain('`if x == 3:`')
    expect(answer).toContain('línea 7')
  })

  it.each([
    ['a traceback', frameOf(CONCAT, null), 0.9],
    ['the name of an error', frameOf('qué es un KeyError', null), 0.9],
    ['the name of an error in two words', frameOf('me sale un type error, ayuda', null), 0.9],
    ['an error in Spanish', frameOf('tengo un error de sintaxis', null), 0.9],
    ['code that is no Python', frameOf('no funciona', partOf('if x\n    y\n')), 0.9],
    ['a question about an error before', followUp('y por qué', 'why'), 0.9],
  ])('is accepted: %s', (_, frame, least) => {
    expect(errorsSkill.accepts(frame, EMPTY_STATE)).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['a greeting', frameOf('hola, qué tal', null)],
    ['code that is fine', frameOf('explícame esto', partOf('x = 1\nprint(x)\n', null))],
    ['a wish for a program', frameOf('haz un programa que capture ValueError', null, { requests: new Set(['write']) })],
  ])('is left to others: %s', (_, frame) => {
    expect(errorsSkill.accepts(frame, EMPTY_STATE)).toBeLessThan(0.5)
  })

  it('never says more than an answer may hold, nor leaves a placeholder', async () => {
    for (const type of [
      'TypeError',
      'KeyError',
      'SyntaxError',
      'JSONDecodeError',
      'RecursionError',
      'UnicodeDecodeError',
    ]) {
      const answer = await answerTo(frameOf(`qué es un ${type}`, null))
      expect(answer.length).toBeGreaterThan(200)
      expect(answer).not.toMatch(/undefined|null\b|\{(?:name|type|value|left|right)\}/)
    }
  })
})

describe('hostile code', () => {
  it.each([
    ['much of it', 'x = 1\n'.repeat(10_000)],
    ['deep brackets', `x = ${'('.repeat(5_000)}`],
    ['open quotes', '"'.repeat(20_000)],
    ['lone surrogates', '\ud800\n'.repeat(5_000)],
    ['bad layout', Array.from({ length: 2_000 }, (_, at) => `${' '.repeat(at % 7)}if x\n`).join('')],
    ['one long line', `x = [${'1 '.repeat(9_000)}]`],
    ['many headers', 'else if x {\n'.repeat(3_000)],
  ])('is answered or left, and never throws: %s', async (_, code) => {
    const part = partOf(code)
    await expect(answerTo(frameOf(CONCAT, part))).resolves.toBeTypeOf('string')
    await expect(answerTo(frameOf('SyntaxError: invalid syntax', part))).resolves.toBeTypeOf('string')
  })
})
