import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import { detailOf, typeName } from '../../wording'
import {
  atTop,
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  insertAt,
  lineOf,
  replaceWith,
  sourceOf,
  suspectsOf,
  wrap,
} from '../case'
import { slash } from '../data/subscripts'
import { calledFunction, classNamed, functionNamed } from '../failing-program'
import { convertInput } from './convert-input'
import { typeOf } from './types'

/** `range(input())`, `range(n / 2)`. */
export const notInteger: Diagnose = (fault) => {
  const type = detailOf(fault.values, 'type')
  return firstOf(suspectsOf(fault, 'call'), ({ node, place }) =>
    firstOf(node.arguments, ({ value }) => {
      const known = typeOf(fault.program, value, place)
      if (known && type && known.type !== type) return null
      const read = type === 'str' ? convertInput(fault, value, place, 'int') : null
      if (read) return read
      const line = lineOf(fault, value)
      const stored = known?.binding?.value ?? value
      if (type === 'float' && stored.kind === 'binary' && stored.operator === '/')
        return { ...slash(fault, stored, lineOf(fault, stored)), failsAt: line }
      if (!known || (type !== 'float' && type !== 'str')) {
        return known?.type === 'list'
          ? {
              line,
              cause: `\`range\` necesita un número, y ${inlineCode(sourceOf(fault, value))} es una lista: lo que hace falta es su longitud.`,
              edits: wrap(value, 'len(', ')'),
            }
          : null
      }
      return {
        line,
        cause: `En la línea ${line} hace falta un número entero, y ${inlineCode(sourceOf(fault, value))} es ${typeName(type)}.`,
        edits: wrap(value, 'int(', ')'),
      }
    }),
  )
}

/** `int(["1"])`. */
export const conversion: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const name = node.callee.kind === 'name' ? node.callee.name : ''
    const given = node.arguments[0]?.value
    if (!/^(?:int|float)$/.test(name) || !given) return null
    const known = typeOf(fault.program, given, place)?.type
    const line = lineOf(fault, node)
    if (known !== 'list' || detailOf(fault.values, 'type') !== 'list') return null
    return {
      line,
      cause: `${inlineCode(sourceOf(fault, given))} es una lista entera, y \`${name}\` convierte un solo valor. Con una comprensión se convierten todos.`,
      edits: [replaceWith(node, `[${name}(x) for x in ${sourceOf(fault, given)}]`)],
    }
  })

/** `len(5)`, `", ".join([1])`, `f.write(5)`, `math.sqrt("4")`: the argument is converted. */
export const wrongArgument: Diagnose = (fault) => {
  const type = detailOf(fault.values, 'type')
  if (type === 'NoneType') return null
  const callee: Readonly<Record<string, RegExp>> = {
    'no-length': /^len$/,
    'sequence-item': /^join$/,
    'write-argument': /^write$/,
    'need-number': /./,
    'unary-operand': /^abs$/,
    'regex-type': /^(?:search|match|findall|sub|fullmatch|split)$/,
  }
  return firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const name = node.callee.kind === 'name' || node.callee.kind === 'attribute' ? node.callee.name : ''
    const given = (fault.kind === 'regex-type' ? node.arguments.at(-1) : node.arguments[0])?.value
    if (!callee[fault.kind]?.test(name) || !given) return null
    const known = typeOf(fault.program, given, place)?.type
    if (known && type && known !== type && fault.kind !== 'sequence-item') return null
    const line = lineOf(fault, node)
    const text = sourceOf(fault, given)
    const what = type ? typeName(type) : 'otro valor'
    if (fault.kind === 'need-number' || fault.kind === 'unary-operand')
      return type === 'str'
        ? (convertInput(fault, given, place, 'float') ?? {
            line,
            cause: `${inlineCode(text)} es un texto, y la función necesita un número.`,
            edits: wrap(given, 'float(', ')'),
          })
        : null
    if (fault.kind === 'sequence-item')
      return {
        line,
        cause: `En la línea ${line}, \`join\` pega textos, y en ${inlineCode(text)} hay ${what}. Se convierten antes con \`map(str, …)\`.`,
        edits: wrap(given, 'map(str, ', ')'),
      }
    if (type === 'generator' || type === 'map' || type === 'zip' || type === 'filter')
      return {
        line,
        cause: `${inlineCode(text)} no guarda sus elementos, así que no tiene longitud. Convertido en lista, sí.`,
        edits: wrap(given, 'list(', ')'),
      }
    const isPrintable = type === 'int' || type === 'float' || (fault.kind === 'write-argument' && type !== 'NoneType')
    return {
      line,
      cause: `En la línea ${line}, ${inlineCode(text)} es ${what}, y ${inlineCode(name)} necesita ${fault.kind === 'no-length' ? 'algo con elementos o letras' : 'un texto'}.`,
      edits: isPrintable ? wrap(given, 'str(', ')') : [],
    }
  })
}

/** `raise MiError(…)`, `except MiError:` of a class that is no exception yet. */
function noException(fault: Case): Diagnosis | null {
  const named = fault.program.places.flatMap(({ node }) =>
    node.kind === 'raise' && node.exception
      ? [node.exception.kind === 'call' ? node.exception.callee : node.exception]
      : node.kind === 'try'
        ? node.handlers.flatMap(({ type }) => (type?.kind === 'tuple' ? type.items : type ? [type] : []))
        : [],
  )
  return firstOf(named, (name) => {
    if (name.kind === 'string' && /^\w+(?:Error|Exception)$/.test(name.value))
      return {
        line: lineOf(fault, name),
        cause: `En la línea ${lineOf(fault, name)}, ${inlineCode(sourceOf(fault, name))} es un texto: el tipo de error se escribe sin comillas.`,
        edits: [replaceWith(name, name.value)],
      }
    const own = name.kind === 'name' ? classNamed(fault.program, name.name) : null
    if (own === null || own.arguments.length > 0) return null
    const line = lineOf(fault, { from: own.nameFrom })
    const end = own.nameFrom + own.name.length
    const hasBrackets = fault.source[end] === '('
    return {
      line,
      failsAt: fault.line ?? lineOf(fault, name),
      cause: `${inlineCode(own.name)} (línea ${line}) es una clase cualquiera, y con \`raise\` y \`except\` solo valen excepciones. Para que lo sea tiene que heredar de \`Exception\`: ${inlineCode(`class ${own.name}(Exception):`)}.`,
      edits: [hasBrackets ? insertAt(end + 1, 'Exception') : insertAt(end, '(Exception)')],
    }
  })
}

/** `raise "mal"`, `with "datos.txt"`. */
export const needsName: Diagnose = (fault) =>
  (fault.kind === 'raise-type' ? noException(fault) : null) ??
  firstOf(fault.program.places, ({ node }) => {
    const line = lineOf(fault, node)
    if (fault.line !== null && line !== fault.line) return null
    if (
      fault.kind === 'raise-type' &&
      node.kind === 'raise' &&
      node.exception &&
      /^(?:format-)?string$/.test(node.exception.kind)
    )
      return {
        line,
        cause: `En la línea ${line} lanzas un texto. Solo se lanzan excepciones: el texto va dentro de una.`,
        edits: wrap(node.exception, 'ValueError(', ')'),
      }
    if (fault.kind === 'context-manager' && node.kind === 'with') {
      const text = node.items.find(({ context }) => context.kind === 'string')?.context
      if (text)
        return {
          line,
          cause: `En la línea ${line} falta \`open\`: ${inlineCode(sourceOf(fault, text))} es solo el nombre del archivo.`,
          edits: wrap(text, 'open(', ')'),
        }
    }
    return null
  })

/** A coroutine that nobody waits for: `ctx.send("…")`, `abre(3)` of another file. The message names it, and the line calls it. */
const ofElsewhere = (fault: Case, name: string | undefined): Diagnosis | null =>
  firstOf(fault.program.expressions, ({ node, place }) => {
    const isIt = node.kind === 'call' && 'name' in node.callee && node.callee.name === name
    if (!isIt || place.node.kind !== 'expression' || place.node.value !== node || !place.scope?.isAsync) return null
    const line = lineOf(fault, node)
    return {
      line,
      cause: `En la línea ${line} llamas a ${inlineCode(sourceOf(fault, node.callee))}, que es asíncrona (una **corrutina**), sin \`await\`: se prepara y no se ejecuta.`,
      edits: [insertAt(node.from, 'await ')],
    }
  })

export const neverAwaited: Diagnose = (fault) => {
  const name = detailOf(fault.values, 'name')?.split('.').at(-1)
  const own = name ? functionNamed(fault.program, name) : null
  if (own === null) return ofElsewhere(fault, name)
  return own.isAsync ? withoutAwait(fault, (callee) => callee === own) : null
}

/** A call of an asynchronous function of the program that nobody waits for. */
export function withoutAwait(fault: Case, isMeant: (callee: StatementOf<'function'>) => boolean): Diagnosis | null {
  return firstOf(fault.program.expressions, ({ node, place }) => {
    const isAwaited = fault.program.expressions.some(({ node: each }) => each.kind === 'await' && each.value === node)
    const isPassed = fault.program.expressions.some(
      ({ node: each }) => each.kind === 'call' && each.arguments.some(({ value }) => value === node),
    )
    const own = calledFunction(fault.program, node)
    if (!own?.isAsync || !isMeant(own) || isAwaited || isPassed) return null
    const line = lineOf(fault, node)
    if (place.scope?.isAsync)
      return {
        line,
        cause: `En la línea ${line} llamas a ${inlineCode(`${own.name}()`)}, que es asíncrona, sin \`await\`: se prepara y no se ejecuta.`,
        edits: [insertAt(node.from, 'await ')],
      }
    const isImported = fault.program.bindings.some((binding) => binding.name === 'asyncio')
    return {
      line,
      cause: `En la línea ${line} llamas a ${inlineCode(`${own.name}()`)}, que es asíncrona, fuera de una función asíncrona. Ahí se arranca con \`asyncio.run\`.`,
      edits: [...wrap(node, 'asyncio.run(', ')'), ...(isImported ? [] : [atTop(fault, 'import asyncio')])],
    }
  })
}
