import type { Expression, Statement } from '../../python/ast'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { blocksOf, expressionsIn, statementsIn } from '../../python/walk'
import { inlineCode } from '../compose'

const MAX_STEPS = 14

/** What a program does, step by step, without its code: numbered Markdown, the steps inside a block under it. */
export function planOf(code: string): string {
  const lines: string[] = []
  let number = 0
  const add = (nodes: readonly Statement[], depth: number) => {
    let before = ''
    for (const node of nodes) {
      const step = stepOf(node)
      if (lines.length >= MAX_STEPS) return
      if (step !== null && step !== before) {
        number += depth === 0 ? 1 : 0
        lines.push(depth === 0 ? `${number}. ${step}` : `${'   '.repeat(depth)}- ${step}`)
        before = step
      }
      for (const block of blocksOf(node)) add(block, step === null ? depth : depth + 1)
    }
  }
  add(parsePython(code).body, 0)
  return lines.join('\n')
}

/** The steps of the statements that begin in these lines of a program, each once. */
export function stepsAt(code: string, { from, to }: { from: number; to: number }): string[] {
  const { lineAt } = linesOf(code)
  const nodes = [...statementsIn(parsePython(code).body)].filter((node) => {
    const line = lineAt(node.from)
    return line >= from && line <= to
  })
  return [...new Set(nodes.map(stepOf).filter((step) => step !== null))]
}

function stepOf(node: Statement): string | null {
  switch (node.kind) {
    case 'import':
    case 'import-from':
      return 'Trae de la biblioteca de Python lo que vas a usar.'
    case 'function':
      return `Escribe la función ${inlineCode(node.name)}${received(node.parameters.map(({ name }) => name))}.`
    case 'class':
      return `Define la clase ${inlineCode(node.name)}.`
    case 'for':
      return `Recorre ${nameIn(node.iterable) ?? 'los datos'} de uno en uno.`
    case 'while':
      return 'Repite mientras haga falta: piensa cuándo tiene que parar.'
    case 'if':
      return 'Decide qué hacer según una condición.'
    case 'try':
      return 'Prevé lo que puede fallar.'
    case 'with':
      return 'Abre el archivo de forma que se cierre solo.'
    case 'match':
      return 'Elige según el valor.'
    case 'return':
      return 'Devuelve el resultado.'
    case 'raise':
      return 'Avisa con un error si el dato no vale.'
    case 'assign':
      return assigned(node.targets, node.value)
    case 'augmented-assign':
      return `Actualiza ${nameIn(node.target) ?? 'el resultado'}.`
    case 'expression':
      return called(node.value)
    default:
      return null
  }
}

function assigned(targets: readonly Expression[], value: Expression): string {
  const name = targets.map(nameIn).find((found) => found !== null) ?? 'el resultado'
  if (calls(value, 'input')) return `Pide un dato y guárdalo en ${name}.`
  if (value.kind === 'list' || value.kind === 'dict' || value.kind === 'tuple' || value.kind === 'set') {
    const isEmpty = value.kind === 'dict' ? value.entries.length === 0 : value.items.length === 0
    return isEmpty ? `Prepara ${name}, vacío, para ir llenándolo.` : `Guarda en ${name} los datos con los que trabajas.`
  }
  if (value.kind === 'number' || value.kind === 'string') return `Da a ${name} su primer valor.`
  if (value.kind === 'comprehension') return `Forma ${name} recorriendo los datos y quedándote con lo que toca.`
  return `Calcula ${name}.`
}

function called(value: Expression): string | null {
  if (value.kind === 'string') return null
  if (calls(value, 'print')) return 'Muestra el resultado.'
  if (value.kind !== 'call') return null
  const { callee } = value
  if (callee.kind === 'attribute') return `Guarda lo que has obtenido en ${nameIn(callee.value) ?? 'su sitio'}.`
  return callee.kind === 'name' ? `Llama a ${inlineCode(callee.name)}.` : null
}

const received = (names: readonly string[]) =>
  names.length === 0 ? '' : `, que recibe ${names.map(inlineCode).join(' y ')}`

const calls = (value: Expression, name: string) =>
  [...expressionsIn(value)].some(
    (node) => node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === name,
  )

/** The first name in an expression that is no function's. */
function nameIn(value: Expression): string | null {
  if (value.kind === 'name') return inlineCode(value.name)
  if (value.kind === 'attribute') return nameIn(value.value)
  if (value.kind === 'subscript') return nameIn(value.value)
  if (value.kind === 'tuple') return value.items.map(nameIn).find((name) => name !== null) ?? null
  if (value.kind !== 'call') return null
  const given = value.arguments.map(({ value: one }) => nameIn(one)).find((name) => name !== null)
  return given ?? (value.callee.kind === 'attribute' ? nameIn(value.callee.value) : null)
}
