import type { Expression } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, positional, printsIn } from '../../../../python/program/source'
import type { Made } from '../../change'

/** «y el total al final» of a loop that prints a calculation: what is added up is what is printed. */
export function printedTotal(p: Program): Made | null {
  const loop = p.places('for').findLast(({ node, scope }) => scope.kind === 'module' && printsIn(node.body).length > 0)
  const [print, ...others] = loop ? loop.node.body.filter((node) => printsIn([node]).length > 0) : []
  if (!loop || !print || others.length > 0 || print.kind !== 'expression') return null
  const shown = printsIn([print]).flatMap(positional).flatMap(valuesOf)
  const last = shown.at(-1)
  if (last?.value.kind !== 'binary' || !isArithmetic(last.value)) return null
  const total = freeName(p, 'total', 'suma')
  const [start, own] = [linesOf(p, loop.node), linesOf(p, print)]
  const indent = indentOf(p, loop.node)
  const value = p.text(last.value)
  const label = last.spec === '' ? `print('Total:', ${total})` : `print(f'Total: {${total}:${last.spec}}')`
  return {
    code: edited(p, [
      { from: start.from, to: start.from, text: `${indent}${total} = 0\n` },
      { from: own.to, to: own.to, text: `\n${indent}${levelOf(p)}${total} += ${value}` },
      { from: start.to, to: start.to, text: `\n${indent}${label}` },
    ]),
    told: 'Al final muestra también el total.',
    how: [`\`${total}\` empieza en 0 y crece en cada vuelta con lo mismo que se muestra: \`${value}\`.`],
  }
}

const isArithmetic = (node: Expression): boolean =>
  node.kind === 'binary'
    ? /^[-+*/]$/.test(node.operator) && isArithmetic(node.left) && isArithmetic(node.right)
    : ['name', 'number', 'subscript', 'attribute'].includes(node.kind)

const valuesOf = (node: Expression): { value: Expression; spec: string }[] =>
  node.kind === 'format-string'
    ? node.parts.flatMap((part) =>
        part.kind === 'field'
          ? [{ value: part.value, spec: part.spec.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('') }]
          : [],
      )
    : [{ value: node, spec: '' }]
