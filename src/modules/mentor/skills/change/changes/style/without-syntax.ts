import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, positional, textLiteral } from '../../../../python/program/source'
import { isMovable } from '../../expand/expansion'

type Rewritten = { code: string; how: string[] } | null

/** Lambdas as functions with names, in front of the statement of the outermost block. */
export function withoutLambda(p: Program): Rewritten {
  const spot = p.spots('lambda').find(isMovable)
  if (!spot) return null
  const { node, place } = spot
  const level = levelOf(p)
  const assigned =
    place.node.kind === 'assign' && place.node.value === node && place.node.targets[0]?.kind === 'name'
      ? place.node.targets[0].name
      : null
  const body = p.text(node.body)
  const field =
    node.body.kind === 'subscript' && node.body.index.kind === 'string'
      ? node.body.index.value
      : node.body.kind === 'attribute'
        ? node.body.name
        : null
  const name =
    assigned ?? freeName(p, field === null ? 'clave' : `sacar_${field.replace(/\W/g, '_')}`, 'clave_de_orden')
  const parameters = node.parameters.map((parameter) => p.text(parameter)).join(', ')
  const indent = indentOf(p, place.node)
  const { from, to } = linesOf(p, place.node)
  const definition = `${indent}def ${name}(${parameters}):\n${indent}${level}return ${body}\n`
  const how = [`La función \`${name}\` hace lo mismo que la \`lambda\`, pero con nombre.`]
  if (assigned !== null) return { code: edited(p, [{ from, to, text: definition.trimEnd() }]), how }
  return {
    code: edited(p, [
      { from, to: from, text: `${definition}\n` },
      { from: node.from, to: node.to, text: name },
    ]),
    how,
  }
}

/** `for i, x in enumerate(xs)` as a counter beside the loop. */
export function withoutEnumerate(p: Program): Rewritten {
  const loop = p
    .places('for')
    .find(({ node }) => callTo(node.iterable, 'enumerate') !== null && node.target.kind === 'tuple')
  const call = loop ? callTo(loop.node.iterable, 'enumerate') : null
  if (!loop || !call || loop.node.target.kind !== 'tuple') return null
  const [index, item] = loop.node.target.items
  const list = positional(call)[0]
  const start = call.arguments.find(({ name }) => name === 'start')?.value ?? positional(call)[1]
  const last = loop.node.body.at(-1)
  if (!index || !item || !list || !last) return null
  if (p.places('continue').length > 0) return null
  const indent = indentOf(p, loop.node)
  const { from } = linesOf(p, loop.node)
  const end = linesOf(p, last).to
  return {
    code: edited(p, [
      { from, to: from, text: `${indent}${p.text(index)} = ${start ? p.text(start) : '0'}\n` },
      { from: loop.node.target.from, to: loop.node.iterable.to, text: `${p.text(item)} in ${p.text(list)}` },
      { from: end, to: end, text: `\n${indentOf(p, last)}${p.text(index)} += 1` },
    ]),
    how: [`\`${p.text(index)}\` es ahora un contador normal: empieza antes del bucle y sube uno en cada vuelta.`],
  }
}

/** `for a, b in zip(xs, ys)` by positions. */
export function withoutZip(p: Program): Rewritten {
  const loop = p.places('for').find(({ node }) => callTo(node.iterable, 'zip') !== null && node.target.kind === 'tuple')
  const call = loop ? callTo(loop.node.iterable, 'zip') : null
  const [first] = loop?.node.body ?? []
  if (!loop || !call || !first || loop.node.target.kind !== 'tuple') return null
  const lists = positional(call)
  const { items } = loop.node.target
  if (lists.length !== items.length || lists.some(({ kind }) => kind !== 'name')) return null
  const index = freeName(p, 'i', 'posicion')
  const indent = indentOf(p, first)
  const lengths = lists.map((list) => `len(${p.text(list)})`)
  const { from } = linesOf(p, first)
  const lines = items
    .map((item, at) => `${indent}${p.text(item)} = ${p.text(lists[at] as Expression)}[${index}]\n`)
    .join('')
  return {
    code: edited(p, [
      { from: loop.node.target.from, to: loop.node.iterable.to, text: `${index} in range(min(${lengths.join(', ')}))` },
      { from, to: from, text: lines },
    ]),
    how: [`\`${index}\` es la posición: con ella se saca un elemento de cada lista.`],
  }
}

/** f-strings in `print` as values with commas. */
export function withoutFormatString(p: Program): Rewritten {
  const edits: Edit[] = []
  for (const { node, parent } of p.spots('format-string')) {
    const isArgument = parent?.node.kind === 'call' && callTo(parent.node, 'print') !== null
    const pieces = node.parts.map((part) => {
      if (part.kind === 'text') return textLiteral(p, part.text)
      const [spec] = part.spec
      const value = p.text(part.value)
      if (part.conversion !== '' || part.isSelfDocumenting) return null
      if (!spec) return `str(${value})`
      return spec.kind === 'text' && part.spec.length === 1 ? `format(${value}, ${textLiteral(p, spec.text)})` : null
    })
    if (pieces.some((piece) => piece === null) || pieces.length === 0) continue
    const text = pieces.join(' + ')
    edits.push({ from: node.from, to: node.to, text: isArgument || pieces.length === 1 ? text : `(${text})` })
  }
  if (edits.length === 0) return null
  return { code: edited(p, edits), how: ['`str` convierte cada valor en texto y `+` une los trozos.'] }
}

/** `x = a if c else b` as an `if` with an `else`. */
export function withoutTernary(p: Program): Rewritten {
  for (const { node, place, parent } of p.spots('conditional')) {
    const statement = place.node
    if (parent !== null && !(parent.parent === null && parent.node.kind === 'call')) continue
    if (!['assign', 'return', 'expression'].includes(statement.kind)) continue
    const level = levelOf(p)
    const indent = indentOf(p, statement)
    const range = linesOf(p, statement)
    const whole = p.whole(node)
    const [before, behind] = [p.source.slice(statement.from, whole.from), p.source.slice(whole.to, range.to)]
    // Parentheses that are no call's only held it together.
    const isHeld = parent === null && /\(\s*$/.test(before) && /^\s*\)/.test(behind)
    const [head, tail] = isHeld ? [before.replace(/\(\s*$/, ''), behind.replace(/^\s*\)/, '')] : [before, behind]
    const branch = (value: Expression) => `${indent}${level}${head}${p.text(value)}${tail}`
    const text = [
      `${indent}if ${p.text(node.test)}:`,
      branch(node.consequent),
      `${indent}else:`,
      branch(node.alternate),
    ].join('\n')
    return {
      code: edited(p, [{ ...range, text }]),
      how: ['El `if` y el `else` en varias líneas hacen lo mismo que la condición de una línea.'],
    }
  }
  return null
}
