import { folded } from '~/platform/text/folded'
import type { Exercise } from './exercise-file'

/**
 * One check of an answer: the program to run, what is typed, and how to tell from the screen; `says` tells the person what is asked, `strays`
 * what stands on the screen and must not. `call` is what is tried; null where the program itself is run.
 */
export type Check = {
  says: string
  call: string | null
  /** What the call must give; null where it must do something else. */
  wanted: string | null
  strays: (screen: string) => readonly string[]
  program: (code: string) => string
  input: readonly string[]
  passes: (screen: string) => boolean
}

/** Stands before what a check itself prints. */
const MARK = '\u00a7'

/** The checks of an exercise: for functions and classes an expression each, for programs what is typed and shown. */
export function checksOf({ checks, raises, cases }: Exercise): Check[] {
  return [
    ...checks.map(([expression, expected]) => expressionCheck(expression, expected)),
    ...raises.map(([expression, name]) => raisesCheck(expression, name)),
    ...cases.map(caseCheck),
  ]
}

function expressionCheck(expression: string, expected: string): Check {
  const [setup, last] = splitLast(expression)
  return {
    says: `\`${expression}\` tiene que dar \`${expected}\``,
    call: last,
    wanted: expected,
    strays: () => [],
    program: (code) =>
      [
        code,
        '',
        ...setup,
        `_valor = ${last}`,
        `_debe = ${expected}`,
        'print()',
        `print('${MARK}', type(_valor) == type(_debe) and _valor == _debe)`,
        `print('${MARK}${MARK}', repr(_valor))`,
        '',
      ].join('\n'),
    input: [],
    passes: saysTrue,
  }
}

function raisesCheck(expression: string, name: string): Check {
  const [setup, last] = splitLast(expression)
  return {
    says: `\`${expression}\` tiene que lanzar un \`${name}\``,
    call: last,
    wanted: null,
    strays: () => [],
    program: (code) =>
      [
        code,
        '',
        ...setup,
        'try:',
        `    ${last}`,
        `    _error = ''`,
        'except Exception as _fallo:',
        '    _error = type(_fallo).__name__',
        'print()',
        `print('${MARK}', _error == '${name}')`,
        '',
      ].join('\n'),
    input: [],
    passes: saysTrue,
  }
}

function caseCheck({ input, prints, never }: Exercise['cases'][number]): Check {
  const typed = input.length === 0 ? '' : `si se escribe ${input.map((line) => `\`${line}\``).join(', ')}, `
  const wanted = prints.length === 0 ? '' : `tiene que salir ${prints.map((text) => `\`${text}\``).join(', ')}`
  const strays = (screen: string) => never.filter((text) => standsInOrder(screen, [text]))
  return {
    says: `${typed}${wanted}`,
    call: null,
    wanted: null,
    strays,
    program: (code) => code,
    input,
    passes: (screen) => standsInOrder(screen, prints) && strays(screen).length === 0,
  }
}

const saysTrue = (screen: string) => screen.split('\n').includes(`${MARK} True`)

/** What the last check found, as Python shows it. */
export const foundIn = (screen: string): string | null =>
  screen
    .split('\n')
    .find((line) => line.startsWith(`${MARK}${MARK} `))
    ?.slice(3) ?? null

function splitLast(expression: string): [string[], string] {
  const parts = expression.split('; ')
  return [parts.slice(0, -1), parts.at(-1) ?? '']
}

/** Whether words and numbers are found whole and in their order: 6 is not in 60, 600 is in 600.0. */
function standsInOrder(screen: string, texts: readonly string[]): boolean {
  const shown = folded(screen)
  let from = 0
  return texts.every((text) => {
    const at = indexOfWhole(shown, folded(text), from)
    from = at + text.length
    return at >= 0
  })
}

function indexOfWhole(shown: string, text: string, from: number): number {
  for (let at = shown.indexOf(text, from); at >= 0; at = shown.indexOf(text, at + 1)) {
    const before = shown.slice(Math.max(0, at - 1), at)
    const after = shown.slice(at + text.length, at + text.length + 8)
    if (!/[\w.-]/.test(before) && !/^(?:\w|\.0*[1-9])/.test(after)) return at
  }
  return -1
}
