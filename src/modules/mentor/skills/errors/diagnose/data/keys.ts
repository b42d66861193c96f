import { inlineCode } from '../../../../engine/compose'
import { nearest } from '../../../../engine/error-messages/exception-names'
import type { Expression } from '../../../../python/ast'
import { detailOf } from '../../wording'
import { type Case, type Diagnose, firstOf, indentAt, replaceWith, sourceOf, suspectsOf, wrap } from '../names/case'
import { elementBehind, typeOf } from '../numbers/types'

const lineOf = ({ lines }: Case, { from }: { from: number }) => lines.lineAt(from)

/** A key that the dictionary does not have. */
export const missingKey: Diagnose = (fault) => {
  const told = fault.message.trim()
  const wanted = /^(['"])(.*)\1$/s.exec(told)?.[2] ?? told
  return firstOf(suspectsOf(fault, 'subscript'), ({ node, place }) => {
    const known = typeOf(fault.program, node.value, place)
    const isText = node.index.kind === 'string' ? node.index.value === wanted : true
    if (
      !isText ||
      (known && known.type !== 'dict') ||
      (fault.line === null && node.index.kind === 'string' && wanted === '')
    )
      return null
    if (known === null && fault.line === null && node.index.kind !== 'string') return null
    const line = lineOf(fault, node)
    const dict = sourceOf(fault, node.value)
    const index = sourceOf(fault, node.index)
    const { node: statement } = place
    if (statement.kind === 'augmented-assign' && statement.target === node) {
      const start =
        statement.operator === '+' && /^['"]/.test(sourceOf(fault, statement.value))
          ? '""'
          : sourceOf(fault, statement.value).startsWith('[')
            ? '[]'
            : '0'
      return {
        line,
        cause: `La primera vez, ${inlineCode(index)} aún no está en ${inlineCode(dict)}, y \`${statement.operator}=\` necesita un valor del que partir.`,
        edits: [
          replaceWith(
            statement,
            `${dict}[${index}] = ${dict}.get(${index}, ${start}) ${statement.operator} ${sourceOf(fault, statement.value)}`,
          ),
        ],
      }
    }
    if (statement.kind === 'delete')
      return {
        line,
        cause: `Borras ${inlineCode(sourceOf(fault, node))}, y esa clave no está.`,
        edits: [replaceWith(statement, `${dict}.pop(${index}, None)`)],
      }
    const held = known?.value?.kind === 'dict' ? known.value : elementBehind(fault.program, node.value, place)
    const keys = held?.kind === 'dict' ? held.entries.flatMap(({ key }) => (key ? [key] : [])) : []
    const near = closeKey(wanted, keys)
    const made = known?.binding ? ` (línea ${lineOf(fault, known.binding)})` : ''
    const method = near?.kind === 'string' && node.index.kind !== 'string' ? methodTo(wanted, near.value) : null
    if (near && method !== null)
      return {
        line,
        cause: `${inlineCode(index)} vale ${inlineCode(told)} y ${inlineCode(dict)}${made} no tiene esa clave. La que tiene es ${inlineCode(sourceOf(fault, near))}: las claves distinguen mayúsculas y minúsculas.`,
        edits: [replaceWith(node.index, `${index}.${method}()`)],
        decide: `Con ${inlineCode(`.${method}()`)} lo buscas escrito como está en el diccionario. También puedes escribir todas las claves en minúsculas y buscar con \`.lower()\`.`,
      }
    if (near && node.index.kind === 'string')
      return {
        line,
        cause: `${inlineCode(dict)}${made} no tiene la clave ${inlineCode(index)}. La que tiene es ${inlineCode(sourceOf(fault, near))}: las claves distinguen mayúsculas, tildes y espacios.`,
        edits: [replaceWith(node.index, sourceOf(fault, near))],
      }
    const list =
      keys.length > 0 && keys.length <= 8
        ? ` Tiene: ${keys.map((key) => inlineCode(sourceOf(fault, key))).join(', ')}.`
        : ''
    const shown =
      node.index.kind === 'string' || wanted === ''
        ? inlineCode(index)
        : `${inlineCode(index)}, que vale ${inlineCode(told)},`
    const isAppend = fault.program.expressions.some(
      ({ node: each }) => each.kind === 'attribute' && each.value === node && /^(?:append|add|extend)$/.test(each.name),
    )
    if (isAppend)
      return {
        line,
        cause: `La primera vez, la clave ${shown} aún no está en ${inlineCode(dict)}. \`setdefault\` la crea con una lista vacía.`,
        edits: [replaceWith(node, `${dict}.setdefault(${index}, [])`)],
      }
    if (
      statement.kind === 'assign' &&
      statement.targets.some((target) => target.kind === 'subscript' && target.value === node)
    )
      return {
        line,
        cause: `${inlineCode(`${dict}[${index}]`)} aún no existe, y quieres guardar algo dentro de él.`,
        edits: [replaceWith(node, `${dict}.setdefault(${index}, {})`)],
      }
    return {
      line,
      cause: `En la línea ${line} pides a ${inlineCode(dict)}${made} la clave ${shown} y no está.${list}`.replace(
        ', y no',
        ' y no',
      ),
      edits: [replaceWith(node, `${dict}.get(${index})`)],
      decide: `Con \`get\` obtienes \`None\` cuando falta. Si prefieres otro valor, ponlo detrás: ${inlineCode(`${dict}.get(${index}, 0)`)}.`,
    }
  })
}

/** The method that writes a text as a key is written. */
function methodTo(wanted: string, key: string): string | null {
  const ways: Record<string, string> = {
    lower: wanted.toLowerCase(),
    upper: wanted.toUpperCase(),
    capitalize: wanted.charAt(0).toUpperCase() + wanted.slice(1).toLowerCase(),
    strip: wanted.trim(),
  }
  return Object.keys(ways).find((way) => ways[way] === key) ?? null
}

function closeKey(wanted: string, keys: readonly Expression[]): Expression | null {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}|[\s_-]/gu, '')
      .toLowerCase()
  const texts = keys.flatMap((key) => (key.kind === 'string' ? [{ key, value: key.value }] : []))
  const same = texts.find(({ value }) => plain(value) === plain(wanted))
  const near =
    wanted.length < 3
      ? null
      : nearest(
          wanted,
          texts.map(({ value }) => value),
          wanted.length < 5 ? 1 : 2,
        )
  return same?.key ?? texts.find(({ value }) => value === near)?.key ?? null
}

/** A list as a key, or in a set. */
export const unhashable: Diagnose = (fault) => {
  const type = detailOf(fault.values, 'type')
  if (type !== 'list') return null
  const inDict = suspectsOf(fault, 'dict').flatMap(({ node }) =>
    node.entries.flatMap(({ key }) => (key?.kind === 'list' ? [key] : [])),
  )
  const inSet = fault.suspects.flatMap(({ node }) =>
    node.kind === 'set' ? node.items.filter(({ kind }) => kind === 'list') : [],
  )
  const lists = [...inDict, ...inSet]
  const [first] = lists
  if (first?.kind === 'list') {
    const line = lineOf(fault, first)
    const where = inDict.length > 0 ? 'como clave de diccionario' : 'dentro de un conjunto'
    const edits = lists.flatMap((node) =>
      node.kind === 'list'
        ? [
            { from: node.from, to: node.from + 1, text: '(' },
            { from: node.to - 1, to: node.to, text: node.items.length === 1 ? ',)' : ')' },
          ]
        : [],
    )
    return {
      line,
      cause: `${inlineCode(sourceOf(fault, first))} es una lista y no vale ${where}. Con paréntesis es una tupla, que sí vale.`,
      edits,
    }
  }
  const indexed = firstOf(suspectsOf(fault, 'subscript'), ({ node, place }) => {
    if (typeOf(fault.program, node.index, place)?.type !== 'list') return null
    const line = lineOf(fault, node)
    return {
      line,
      cause: `${inlineCode(sourceOf(fault, node.index))} es una lista y no vale como clave. Convertida en tupla, sí.`,
      edits: wrap(node.index, 'tuple(', ')'),
    }
  })
  if (indexed) return indexed
  return firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const name = node.callee.kind === 'attribute' ? node.callee.name : null
    const given = node.arguments[0]?.value
    if (name !== 'add' || !given || typeOf(fault.program, given, place)?.type !== 'list') return null
    return {
      line: lineOf(fault, node),
      cause: `${inlineCode(sourceOf(fault, given))} es una lista, y en un conjunto solo entran valores que no cambian. Convertida en tupla, sí entra.`,
      edits: wrap(given, 'tuple(', ')'),
    }
  })
}

/** Changed while it is walked: a copy is walked instead. */
export const changedSize: Diagnose = (fault) =>
  firstOf(
    fault.program.places.filter(
      ({ node }) => node.kind === 'for' && (fault.line === null || Math.abs(lineOf(fault, node) - fault.line) <= 1),
    ),
    ({ node }) => {
      if (node.kind !== 'for') return null
      const line = lineOf(fault, node)
      const text = sourceOf(fault, node.iterable)
      return {
        line,
        cause: `El \`for\` de la línea ${line} recorre ${inlineCode(text)} y dentro lo cambias (añades o quitas). Recorriendo una copia, ${inlineCode(`list(${text})`)}, puedes cambiar el original.`,
        edits: wrap(node.iterable, 'list(', ')'),
      }
    },
  )

/** `pop` of nothing. */
export const popEmpty: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    if (node.callee.kind !== 'attribute' || !/^(?:pop|popleft|popitem)$/.test(node.callee.name) || fault.line === null)
      return null
    const line = lineOf(fault, node)
    const list = sourceOf(fault, node.callee.value)
    const { node: statement } = place
    const isAlone = statement.kind === 'expression' && statement.value === node
    const cause = `En la línea ${line} sacas un elemento de ${inlineCode(list)}, y en ese momento no queda ninguno${node.arguments.length > 0 ? ' en esa posición' : ''}.`
    const indent = indentAt(fault, line)
    return {
      line,
      cause,
      edits:
        isAlone && node.arguments.length === 0
          ? [{ from: statement.from, to: statement.from, text: `if ${list}:\n${indent}    ` }]
          : [],
      decide: isAlone ? 'Con el `if` solo saca cuando queda algo.' : `Comprueba antes ${inlineCode(`if ${list}:`)}.`,
    }
  })
