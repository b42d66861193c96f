import { indented } from '../program'
import { type Amount, amountLines } from './amount-lines'
import { type Counters, counterLines } from './counter-lines'
import { dictLines, type Pairs } from './dict-lines'
import { listLines, type TextList } from './list-lines'
import type { Action } from './menu-actions'
import type { Option } from './menu-options'
import { type Records, recordLines } from './record-lines'

/** What the options work on: a list of things, a dictionary (thing → what is kept of it), an amount, or two numbers. */
export type Store = TextList | Pairs | Amount | Records | Counters | { kind: 'numbers' }

export type Branch = { option: Option; lines: string[] | null }

export function loopLines(branches: readonly Branch[], other: string | null = null): string[] {
  const shown = branches.map(({ option }) => `print('${option.key}. ${option.label}')`)
  const cases = branches.flatMap(({ option, lines }, at) => [
    `${at === 0 ? 'if' : 'elif'} opcion == '${option.key}':`,
    ...indented(lines ?? []),
  ])
  return [
    'while True:',
    ...indented([
      ...shown,
      `opcion = input('Elige una opción: ').strip()${branches.some(({ option }) => /[a-z]/.test(option.key)) ? '.lower()' : ''}`,
      ...cases,
      'else:',
      `    print('${other ?? 'Esa opción no existe.'}')`,
    ]),
  ]
}

const OPERATORS: Partial<Record<Action, string>> = { plus: '+', minus: '-', times: '*', divide: '/', power: '**' }

/** «sacar bebida»: of things that are counted, some are taken out or put in. */
const ofThings = (option: Option): Option =>
  option.action === 'withdraw'
    ? { ...option, action: 'take' }
    : option.action === 'deposit'
      ? { ...option, action: 'give' }
      : option

export function branchLines(option: Option, store: Store, options: readonly Option[]): string[] | null {
  const { action } = option
  if (action === 'exit') return ["print('¡Hasta luego!')", 'break']
  switch (store.kind) {
    case 'numbers':
      return action in OPERATORS ? calculation(action) : null
    case 'amount':
      return amountLines(option, store)
    case 'counters':
      return counterLines(option, store)
    case 'list':
      return listLines(option, store, options)
    case 'dict':
      return dictLines(ofThings(option), store, options)
    case 'records':
      return recordLines(ofThings(option), store, options)
  }
}

/** The two numbers are asked for once, whatever is done with them. */
export function calculatorLines(options: readonly Option[]): string[] {
  const exit = options.find(({ action }) => action === 'exit')
  const rest = options.filter(({ action }) => action !== 'exit')
  const cases = rest.flatMap(({ key, action }, at) => [
    `${at === 0 ? 'if' : 'elif'} opcion == '${key}':`,
    ...indented(calculation(action)),
  ])
  return [
    'while True:',
    ...indented([
      ...options.map(({ key, label }) => `print('${key}. ${label}')`),
      "opcion = input('Elige una opción: ').strip()",
      `if opcion == '${exit?.key ?? '0'}':`,
      "    print('¡Hasta luego!')",
      '    break',
      `if opcion not in (${rest.map(({ key }) => `'${key}'`).join(', ')}):`,
      "    print('Esa opción no existe.')",
      '    continue',
      "a = float(input('Primer número: ').replace(',', '.'))",
      "b = float(input('Segundo número: ').replace(',', '.'))",
      ...cases,
    ]),
  ]
}

function calculation(action: Action): string[] {
  const operator = OPERATORS[action] ?? '+'
  const show = `print(f'Resultado: {${operator === '**' ? 'a**b' : `a ${operator} b`}}')`
  if (action !== 'divide') return [show]
  return ['if b == 0:', "    print('No se puede dividir entre cero.')", 'else:', `    ${show}`]
}
