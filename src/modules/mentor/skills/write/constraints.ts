import { byWord } from '~/platform/text/by-word'
import type { Constraint } from '../../engine/task/task'
import type { Expression, Module } from '../../python/ast'
import { allExpressions, statementsIn } from '../../python/walk'
import { featuresOf } from './features'

/** The stated constraints that a program does not honour, as its tree shows. */
export function unmet(module: Module, constraints: readonly Constraint[]): Constraint[] {
  const features = featuresOf(module)
  return constraints.filter((constraint) => !isMet(constraint, module, features))
}

function isMet(constraint: Constraint, module: Module, features: ReadonlySet<string>): boolean {
  switch (constraint.kind) {
    case 'without':
      return ![constraint.what, ...(SAME_WORK[constraint.what] ?? [])].some((what) => features.has(what))
    case 'with':
      return features.has(constraint.what) || (constraint.what === 'sort' && features.has('sorted'))
    case 'one-line':
      return isOneLine(module)
    case 'decimals':
      return roundsTo(module, constraint.count)
    case 'repeat-until':
      return features.has('while') || features.has('iter')
  }
}

/** What does the same under another name: who may not use one may not use the other. */
const SAME_WORK: Record<string, readonly string[]> = byWord({ sort: ['sorted'], sorted: ['sort'] })

/** One statement does the work: besides it there are imports, data, and the lines that ask and show. */
function isOneLine({ body }: Module): boolean {
  const [first] = body.filter(({ kind }) => kind === 'function')
  if (first?.kind === 'function') return first.body.filter(({ kind }) => kind !== 'expression').length === 1
  return ![...statementsIn(body)].some(
    ({ kind }) => kind === 'for' || kind === 'while' || kind === 'if' || kind === 'augmented-assign',
  )
}

/** A format of so many decimals (`:.2f`), `round(x, 2)`, or `.round(2)` of a table. */
function roundsTo(module: Module, count: number): boolean {
  for (const node of allExpressions(module)) {
    if (node.kind === 'format-string' && module.source.slice(node.from, node.to).includes(`.${count}f`)) return true
    if (node.kind !== 'call') continue
    if (node.callee.kind === 'attribute' && node.callee.name === 'round' && isDigits(node.arguments[0]?.value, count))
      return true
    if (node.callee.kind !== 'name') continue
    if (node.callee.name === 'int' && count === 0) return true
    const [, digits] = node.arguments
    if (node.callee.name === 'round' && (count === 0 ? !digits : isDigits(digits?.value, count))) return true
  }
  return false
}

const isDigits = (node: Expression | undefined, count: number) => node?.kind === 'number' && Number(node.text) === count

/** A constraint as it is named to the person: «sin `max`», «en una sola línea». */
export function constraintText(constraint: Constraint): string {
  switch (constraint.kind) {
    case 'without':
      return `sin ${spoken(constraint.what)}`
    case 'with':
      return `con ${spoken(constraint.what)}`
    case 'one-line':
      return 'en una sola línea'
    case 'decimals':
      return constraint.count === 0
        ? 'sin decimales'
        : `con ${constraint.count} ${constraint.count === 1 ? 'decimal' : 'decimales'}`
    case 'repeat-until':
      return constraint.word === ''
        ? 'repetir hasta una línea vacía'
        : `repetir hasta que se escriba «${constraint.word}»`
  }
}

const SPOKEN: Record<string, string> = byWord({
  import: 'importar nada',
  'third-party': 'instalar nada',
  class: 'clases',
  function: 'funciones',
  loop: 'bucles',
  recursion: 'recursividad',
  comprehension: 'comprensiones',
  dict: 'diccionarios',
  list: 'listas',
  set: 'conjuntos',
  tuple: 'tuplas',
  'while-true': '`while True`',
  'f-string': 'f-strings',
  slice: 'rebanadas (`[a:b]`)',
  re: 'expresiones regulares (`re`)',
})
const spoken = (what: string) => SPOKEN[what] ?? `\`${what}\``
