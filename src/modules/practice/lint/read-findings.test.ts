import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import init, { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-web'
import { expect, it } from 'vitest'
import LINTER from '~/modules/mentor/server/linter-process.mjs?raw'
import { RUFF_MESSAGES } from '~/modules/mentor/skills/review/ruff-messages'
import { type Diagnostic, isReadable, RULES, readFindings } from './read-findings'

await init({
  module_or_path: await readFile(createRequire(import.meta.url).resolve('@astral-sh/ruff-wasm-web/ruff_wasm_bg.wasm')),
})
const ruff = new Workspace({ 'target-version': 'py314', lint: { select: RULES } }, PositionEncoding.Utf16)

const findings = (code: string) => readFindings(ruff.check(code) as Diagnostic[], code)
const told = (code: string) => findings(code).map(({ line, text }) => `${line}: ${text}`)

it.each([
  ['print("hola"\n', '2: El programa se acaba y falta cerrar un paréntesis, un corchete o una llave.'],
  ['print("hola\n', '1: Faltan las comillas que cierran este texto.'],
  ['if x = 3:\n    pass\n', '1: Aquí van los dos puntos (`:`). Y para comparar se escribe `==`.'],
  ['if True\n    print(1)\n', '1: Aquí faltan los dos puntos (`:`).'],
  ['for i in range(3):\nprint(i)\n', '2: Lo que va dentro de `for` necesita sangría: cuatro espacios.'],
  ['print "hola"\n', '1: Aquí empieza otra instrucción: falta un operador, unos paréntesis o una línea nueva.'],
  ['print(“hola”)\n', '1: Esta comilla no vale en Python: escribe " o \'.'],
  ['x = (1, 2\ny = 3\n', '2: Aquí falta una coma, o antes el cierre de un paréntesis, un corchete o una llave.'],
  ['class = 3\n', '1: Aquí va un nombre: no empieza por una cifra ni es una palabra de Python.'],
  ['return 3\n', '1: `return` solo vale dentro de una función.'],
])('says in Spanish what is no Python, once: %j', (code, text) => {
  expect(told(code)).toEqual([text])
  expect(findings(code)[0]?.severity).toBe('error')
})

it('says in Spanish what could be better, by its place', () => {
  expect(told('import os\n\nprint(nombre)\nif 3 is 3:\n    pass\n').slice(0, 2)).toEqual([
    '1: Importas `os` y no lo usas: quita ese `import`.',
    '3: El nombre `nombre` no está definido en ninguna parte: aquí el programa fallará con `NameError`.',
  ])
})

it('has the changes that mend a finding, where the program has signs of two units, too', () => {
  const code = 'import os\nprint("🐍" is "🐍", 1)\n'
  const mended = findings(code)
    .flatMap(({ changes }) => changes ?? [])
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), code)
  expect(mended).toBe('print("🐍" == "🐍", 1)\n')
})

it('has nothing in English, and no place for a name that stays empty', () => {
  const code = 'def F(l=[]):\n    list = dict()\n    x = 1\n    return "{}".format(l)\nfor i in range(3):\n    pass\n'
  const texts = told(code)
  expect(texts.length).toBeGreaterThan(4)
  for (const text of texts) expect(text).not.toMatch(/\{\}|\b(?:the|is|use|unused|should)\b/i)
})

it('knows a text for all that the server takes for no Python', () => {
  const rules = /const COMPILE_ERRORS = \[([\s\S]*?)\n\]/.exec(LINTER)?.[1]?.match(/[A-Z]+\d+/g) ?? []
  expect(rules.length).toBeGreaterThan(10)
  expect(rules.filter((rule) => RUFF_MESSAGES[rule]?.weight !== 1)).toEqual([])
})

it('leaves alone what would break the parser, quickly', () => {
  const started = performance.now()
  expect(isReadable('('.repeat(64_000))).toBe(false)
  expect(isReadable(`${' '.repeat(63_000)}x`)).toBe(true)
  expect(isReadable('x = [1]\n'.repeat(8_000))).toBe(true)
  expect(performance.now() - started).toBeLessThan(250)
})
