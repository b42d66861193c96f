import type { Expression, ExpressionOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { firstValue } from '../idioms/in-surprises'

type Operation = { text: string; isLinear: boolean }

/** What one operation on a collection costs; null where the tree does not say what it is done to. */
function operationCost(node: Expression, source: Source): Operation | null {
  const whole = quote(source, node)
  if (node.kind === 'call' && node.callee.kind === 'attribute')
    return /^(?:index|count|remove)$/.test(node.callee.name) && madeOf(node.callee.value, source) !== 'list'
      ? null
      : ofMethod(node, whole)
  if (node.kind !== 'compare' || node.comparisons.length !== 1) return null
  const [first] = node.comparisons
  if (first === undefined || !/^(?:not )?in$/.test(first.operator)) return null
  const made = madeOf(first.right, source)
  if (made === 'list' || made === 'tuple')
    return {
      isLinear: true,
      text: `${whole} busca en una **lista**: es **O(n)**, la mira elemento a elemento. En un conjunto (\`set\`) o un diccionario sería O(1).`,
    }
  if (made === 'set' || made === 'dict')
    return {
      isLinear: false,
      text: `${whole} busca en un ${made === 'set' ? '**conjunto**' : '**diccionario**'}: es **O(1)** de media, va directo sin recorrerlo. En una lista sería O(n).`,
    }
  return null
}

function ofMethod(node: ExpressionOf<'call'>, whole: string): Operation | null {
  const [first] = node.arguments
  const isFirst = first?.value.kind === 'number' && first.value.text === '0'
  switch (calledName(node)) {
    case 'pop':
      if (isFirst)
        return {
          isLinear: true,
          text: `${whole} es **O(n)**: al quitar el primero, **todos los demás se corren un sitio**. Con una \`deque\` (de \`collections\`), \`popleft()\` es O(1).`,
        }
      return node.arguments.length === 0
        ? { isLinear: false, text: `${whole} es **O(1)**: quita el último y los demás no se mueven.` }
        : null
    case 'insert':
      return isFirst
        ? {
            isLinear: true,
            text: `${whole} es **O(n)**: para meterlo al principio, **todos los demás se corren un sitio**. Con una \`deque\` (de \`collections\`), \`appendleft(…)\` es O(1).`,
          }
        : null
    case 'append':
      return { isLinear: false, text: `${whole} es **O(1)** (amortizado): lo pone al final y los demás no se mueven.` }
    case 'popleft':
      return {
        isLinear: false,
        text: `${whole} es **O(1)**: una \`deque\` quita el primero sin mover los demás. Con una lista, \`pop(0)\` sería O(n), porque los corre todos un sitio.`,
      }
    case 'appendleft':
      return {
        isLinear: false,
        text: `${whole} es **O(1)**: una \`deque\` mete por delante sin mover los demás. Con una lista, \`insert(0, …)\` sería O(n).`,
      }
    case 'index':
    case 'count':
    case 'remove':
      return { isLinear: true, text: `${whole} es **O(n)**: recorre la lista.` }
    case 'sort':
      return { isLinear: false, text: `${whole} es **O(n log n)**.` }
    default:
      return null
  }
}

/** The kind of collection that something is, by where it gets its value. */
function madeOf(node: Expression, source: Source): string | null {
  const value = node.kind === 'name' ? firstValue(node.name, source) : node
  if (value === undefined || value === null) return null
  if (value.kind === 'call') {
    const name = calledName(value)
    return name === 'list' || name === 'sorted' || name === 'split'
      ? 'list'
      : name === 'set' || name === 'frozenset'
        ? 'set'
        : /^(?:dict|defaultdict|Counter)$/.test(name)
          ? 'dict'
          : null
  }
  if (value.kind === 'comprehension') return value.form === 'generator' ? null : value.form
  return ['list', 'tuple', 'set', 'dict'].includes(value.kind) ? value.kind : null
}

const MAX_TOLD = 2

/** «¿Qué complejidad tiene el insert(0)?»: the operations that the words name. */
export function namedCosts(said: string, source: Source): string[] {
  const told = [...allExpressions(source.module)].flatMap((node) => {
    const name = node.kind === 'call' && node.callee.kind === 'attribute' ? calledName(node) : ''
    const isNamed =
      name !== ''
        ? new RegExp(`\\b${name}\\b`).test(said)
        : node.kind === 'compare' && /\b(?:el|ese|un) (?:not )?in\b|`(?:not )?in`/.test(said)
    return isNamed ? (operationCost(node, source)?.text ?? []) : []
  })
  return [...new Set(told)].slice(0, MAX_TOLD)
}

/** The first operation inside a loop that goes through the data each time. */
export function linearInLoop(loop: { from: number; to: number }, source: Source): string | null {
  for (const node of allExpressions(source.module)) {
    if (node.from < loop.from || node.to > loop.to) continue
    const cost = operationCost(node, source)
    if (cost?.isLinear === true) return cost.text
  }
  return grownText(loop, source)
}

/** `texto += letra` in a loop, of what begins as a text. */
function grownText(loop: { from: number; to: number }, source: Source): string | null {
  for (const node of statementsIn(source.module.body)) {
    if (node.kind !== 'augmented-assign' || node.from < loop.from || node.to > loop.to || node.operator !== '+')
      continue
    if (node.target.kind !== 'name' || firstValue(node.target.name, source)?.kind !== 'string') continue
    return `${quote(source, node)} crea cada vez un texto **nuevo** y copia el anterior, O(n). Con una lista y \`"".join(…)\` al final no se copia (CPython a veces lo evita, pero no hay que contar con ello).`
  }
  return null
}
