import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { patience } from '~/testing/pace'
import { startPython } from '~/testing/python/python'
import { inTurn } from '~/testing/turns'
import { runnable } from '../faults/cases/question'
import { workingPrograms } from '../faults/cases/working-programs'
import { makeChanges } from './make-changes'
import { saidOf } from './read-wishes'
import { CHANGES } from './registry'

/** Words for every change after which a program must print what it printed before. */
const SAYS = [
  'hazlo más corto',
  'ponle comentarios',
  'sin comentarios',
  'sin usar max ni min',
  'sin usar sum',
  'sin usar len',
  'sin sorted',
  'sin reversed',
  'sin comprensión',
  'sin lambda',
  'sin enumerate',
  'sin zip',
  'sin f-strings',
  'sin ternario',
  'sin any ni all',
  'sin librerías',
  'con un for normal',
  'con f-strings',
  'con while en vez de for',
  'con for en vez de while',
  'sin recursividad',
  'mételo en una función',
  'que devuelva en vez de imprimir',
  'con type hints',
  'ponle nombres mejores',
  'usa get',
  'usa with',
]
const TYPED = ['7', '3', '2', '5', '4', '9', '1', '6', '8', '10']
/** These print something else each time, or need what is not there. */
const UNSTEADY =
  /\b(?:random|datetime|date\.today|time|uuid|os|sys|pathlib|pandas|numpy|matplotlib|requests|globals|locals|id\()\b|_000_000/

let run: (code: string) => string
beforeAll(async () => {
  run = await startPython()
})

function outputOf(code: string): string | null {
  try {
    return run(runnable(code, TYPED))
  } catch {
    return null
  }
}

const written = ['content/lessons', 'content/blog'].flatMap((folder) =>
  readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^```python\n([\s\S]*?)^```$/gm)].map(
      ([, code = '']) => code,
    ),
  ),
)
/** What no other program has. */
const MORE = [
  'd = {}\nfor c in "banana":\n    if c in d:\n        d[c] += 1\n    else:\n        d[c] = 1\nprint(d)\n',
  'f = open("a.txt", "w")\nf.write("hola")\nf.close()\nprint("ya")\n',
]
const PROGRAMS = [...workingPrograms(84), ...written, ...MORE].filter((code) => !UNSTEADY.test(code))

it('a change that keeps what a program does keeps what it prints, in Python', { timeout: patience(240_000) }, () => {
  const counts = new Map<string, number>()
  const wrong: string[] = []
  const change = (code: string, wishes: readonly string[]) => {
    let before: string | null | undefined
    for (const says of wishes) {
      const { code: after, made } = makeChanges(code, saidOf(says), CHANGES)
      if (made.length === 0) continue
      before ??= outputOf(code)
      if (before === null) break
      counts.set(says, (counts.get(says) ?? 0) + 1)
      const now = outputOf(after)
      if (now !== before) wrong.push(`«${says}»\n${code}\n→\n${after}\n${before}→${now}`)
    }
  }
  const missing = () => SAYS.filter((says) => !counts.has(says))
  for (const code of inTurn(PROGRAMS, PARTS)) change(code, SAYS)
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400 / PARTS)
  // What few programs know is tried with the first of them.
  for (const code of PROGRAMS) change(code, missing())
  expect(wrong.join('\n\n')).toBe('')
  expect(missing()).toEqual([])
})
const PARTS = 4
