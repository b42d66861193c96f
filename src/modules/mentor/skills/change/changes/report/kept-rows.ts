import type { Statement } from '../../../../python/ast'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { freeName, mainStatements, positional, printsIn } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import { kindOf } from './kinds'
import type { Column, Rows } from './row-types'

/** `total += precio` in a loop: each amount is kept in a list, so that more can be said of them. */
export function summed(p: Program): Rows | null {
  for (const { node, scope, parent } of p.places('augmented-assign').toReversed()) {
    const loop = outermost(p, parent?.node)
    const isNumber = kindOf(node.value, scope) === 'number'
    const name = nameOf(node.value)
    if (scope.kind !== 'module' || loop === null || !isNumber || node.operator !== '+' || name === null) continue
    const list = freeName(p, `${name}s`.replace(/([^aeiou])s$/, '$1es'), 'valores')
    return {
      target: name,
      iterable: list,
      columns: [{ code: name, names: [name, p.text(node.target)], kind: 'number' }],
      isFilled: true,
      test: null,
      gather: { loop, after: node, list, value: name },
    }
  }
  return null
}

const IN_NUMBERS =
  /^(?:importe|precio|cantidad|total|nota|edad|sueldo|salario|ventas?|unidades|stock|coste|monto|gasto|saldo|puntos|temperatura|peso|altura|horas|valor)s?$/i

/** `fila["importe"]` of a file that is read row by row: the amounts are kept in a list. */
export function ofFile(p: Program): Rows | null {
  for (const { node, scope } of p.places('for').toReversed()) {
    const row = nameOf(node.target)
    const loop = outermost(p, node)
    const after = node.body[0]
    if (scope.kind !== 'module' || row === null || loop === null || !after) continue
    const cut = cutIn(p, node.body)
    if (cut !== null) return keptOf(p, { loop, after: cut.split, name: cut.name, value: `float(${cut.name})` })
    const keys = p
      .spots('subscript')
      .flatMap((spot) =>
        nameOf(spot.node.value) === row && spot.node.index.kind === 'string' ? [spot.node.index.value] : [],
      )
    const key = keys.find((each) => IN_NUMBERS.test(each))
    if (key === undefined) continue
    return keptOf(p, { loop, after, name: key.toLowerCase(), value: `float(${row}["${key}"])` })
  }
  return null
}

/** `nombre, nota = linea.split(",")`: the part that is a number by its name. */
function cutIn(p: Program, body: readonly Statement[]): { split: Statement; name: string } | null {
  for (const split of body) {
    const [target] = split.kind === 'assign' && /\.split\(/.test(p.text(split)) ? split.targets : []
    const name =
      target?.kind === 'tuple'
        ? target.items.map((item) => p.text(item)).find((part) => IN_NUMBERS.test(part))
        : undefined
    if (name !== undefined) return { split, name }
  }
  return null
}

type Kept = { loop: Statement; after: Statement; name: string; value: string }

function keptOf(p: Program, { loop, after, name, value }: Kept): Rows {
  const target = freeName(p, name.replace(/s$/, ''), 'dato')
  const own = name.replace(/s$/, '')
  const list = freeName(p, /[aeiou]$/.test(own) ? `${own}s` : `${own}es`, 'valores')
  return {
    target,
    iterable: list,
    columns: [{ code: target, names: [own, name], kind: 'number' }],
    isFilled: true,
    test: null,
    gather: { loop, after, list, value },
  }
}

/** `for i in range(1, n + 1): print(i)`: the numbers themselves. */
export function ranged(p: Program): Rows | null {
  const loop = p
    .places('for')
    .findLast(({ node, scope }) => scope.kind === 'module' && callTo(node.iterable, 'range') !== null)?.node
  const name = nameOf(loop?.target)
  if (
    !loop ||
    name === null ||
    !printsIn(loop.body).some((call) => positional(call).some((given) => nameOf(given) === name))
  )
    return null
  const columns: Column[] = [{ code: name, names: [name], kind: 'number' }]
  return {
    target: name,
    iterable: p.text(loop.iterable),
    columns,
    isFilled: false,
    test: null,
    gather: null,
  }
}

function outermost(p: Program, node: Statement | undefined): Statement | null {
  const loops = mainStatements(p).filter(({ kind }) => ['while', 'for', 'with', 'try'].includes(kind))
  return (node && loops.find((loop) => [...statementsIn([loop])].includes(node))) ?? null
}
