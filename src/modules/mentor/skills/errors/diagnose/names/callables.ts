import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../../engine/compose'
import { MODULES } from '../../../../python/known-modules'
import { coveredAdvice } from '../../notebook'
import { detailOf, typeName } from '../../wording'
import {
  type Call,
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
import { typeOf } from '../numbers/types'
import { BUILTINS } from './known-names'

/** A value with parentheses behind it. */
export const notCallable: Diagnose = (fault) => {
  const type = detailOf(fault.values, 'type')
  return firstOf(
    suspectsOf(fault, 'call'),
    (call) => shadowed(fault, call, type) ?? (fault.line === null && type === null ? null : ofValue(fault, call, type)),
  )
}

/** A variable that took the name of a function of Python's. */
function shadowed(fault: Case, { node }: Call, type: string | null): Diagnosis | null {
  const { callee } = node
  if (callee.kind !== 'name') return null
  const own = fault.program.bindings.filter(({ name, form }) => name === callee.name && form !== 'import')
  const [first] = own.filter(({ form }) => form !== 'definition')
  if (first === undefined) return null
  const line = lineOf(fault, node)
  const at = lineOf(fault, first)
  const isBuiltin = BUILTINS.includes(callee.name)
  const isFunction = own.some(({ form }) => form === 'definition')
  if (!isBuiltin && !isFunction) return null
  const fresh = freshName(fault, callee.name)
  const called = new Set(
    fault.program.expressions.flatMap(({ node: each }) =>
      each.kind === 'call' && each.callee.kind === 'name' && each.callee.name === callee.name ? [each.callee.from] : [],
    ),
  )
  const uses = fault.program.expressions
    .filter(({ node: each }) => each.kind === 'name' && each.name === callee.name && !called.has(each.from))
    .map(({ node: each }) => each)
  const parameters = own
    .filter(({ form }) => form === 'parameter')
    .map(({ from }) => ({ from, to: from + callee.name.length }))
  const places = new Map([...uses, ...parameters].map(({ from, to }) => [from, { from, to }]))
  const name = inlineCode(callee.name)
  const cause = `En la línea ${at} guardas ${type ? typeName(type) : 'un valor'} en ${name}, que también es el nombre de una función${isFunction ? ' tuya' : ' de Python'}. Has tapado la función: desde ahí ${name} es tu variable, y ${fault.isQuoted ? '' : `en la línea ${line} `}no se puede llamar.`
  const covered = isBuiltin ? coveredAdvice(callee.name, fault.around) : null
  return {
    line: at,
    failsAt: line,
    cause: `${cause} Le he cambiado el nombre a la variable: ahora es ${inlineCode(fresh)}.`,
    avoid:
      'No llames a tus variables como una función: ni `list`, `str`, `sum`, `max`, `input` o `print`, ni como una tuya.',
    edits: [...places.values()].map((place) => replaceWith(place, fresh)),
    ...(covered && { decide: covered }),
  }
}

const FRESH: Readonly<Record<string, string>> = byWord({
  list: 'lista',
  str: 'texto',
  dict: 'diccionario',
  sum: 'suma',
  max: 'maximo',
  min: 'minimo',
  input: 'entrada',
  print: 'salida',
  len: 'longitud',
  int: 'entero',
  set: 'conjunto',
  tuple: 'tupla',
  type: 'tipo',
  id: 'identificador',
  range: 'rango',
  sorted: 'ordenada',
  float: 'decimal',
  round: 'redondeo',
  abs: 'absoluto',
})

function freshName({ program }: Case, name: string): string {
  const wanted = FRESH[name] ?? `mi_${name}`
  return program.bindings.some((binding) => binding.name === wanted) ? `mi_${name}` : wanted
}

function ofValue(fault: Case, { node, place }: Call, type: string | null): Diagnosis | null {
  const known = typeOf(fault.program, node.callee, place)?.type
  const line = lineOf(fault, node)
  const { callee } = node
  const text = sourceOf(fault, callee)
  const open = fault.source.indexOf('(', callee.isParenthesized ? callee.to + 1 : callee.to)
  if (known === undefined || (type !== null && known !== type)) return null
  if (callee.kind === 'number' || (callee.isParenthesized && (known === 'int' || known === 'float'))) {
    return {
      line,
      cause: `En la línea ${line} falta el \`*\` delante del paréntesis: en Python la multiplicación se escribe siempre.`,
      avoid: 'En Python la multiplicación se escribe siempre: `2 * (3 + 1)`.',
      edits: [insertAt(open, ' * ')],
    }
  }
  if (callee.kind === 'tuple' || callee.kind === 'string' || (callee.kind === 'list' && place.node.kind === 'assign')) {
    return {
      line,
      cause: `Entre ${inlineCode(text)} y el paréntesis que sigue falta una coma: Python cree que llamas a ${typeName(known)}.`,
      avoid: 'Pon una coma detrás de cada elemento, también al cambiar de línea.',
      edits: [insertAt(open, ', ')],
    }
  }
  if (/^(?:list|tuple|dict|str)$/.test(known) && node.arguments.length === 1) {
    return {
      line,
      cause: `${inlineCode(text)} es ${typeName(known)}. Sus elementos se sacan con corchetes \`[ ]\`; los paréntesis son para llamar a funciones.`,
      avoid: '`f(x)` llama a la función; `lista[i]` saca un elemento.',
      edits: [
        { from: open, to: open + 1, text: '[' },
        { from: node.to - 1, to: node.to, text: ']' },
      ],
    }
  }
  if ((known === 'int' || known === 'float') && node.arguments.length === 1) {
    return {
      line,
      cause: `${inlineCode(text)} es un número. Si querías multiplicar, falta el \`*\` delante del paréntesis.`,
      edits: [insertAt(open, ' * ')],
    }
  }
  if (node.arguments.length === 0)
    return {
      line,
      cause: `${inlineCode(text)} es ${typeName(known)} y no una función: sobran los paréntesis.`,
      edits: [{ from: open, to: node.to, text: '' }],
    }
  return null
}

/** `print("a")("b")`. */
export const noneCalled: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node }) => {
    if (node.callee.kind !== 'call') return null
    const line = lineOf(fault, node)
    return {
      line,
      cause: `En la línea ${line} hay dos paréntesis de llamada seguidos: ${inlineCode(sourceOf(fault, node.callee))} devuelve \`None\`, y a \`None\` no se le llama.`,
      edits: [{ from: node.callee.to, to: node.to, text: '' }],
      decide: 'He quitado el segundo. Si era otra instrucción, ponla en su línea.',
    }
  })

/** `datetime(…)`, `random(1, 6)`: the module itself is called. */
export const moduleCalled: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node }) => {
    if (node.callee.kind !== 'name') return null
    const { name } = node.callee
    const imported = fault.program.places.find(
      ({ node: each }) => each.kind === 'import' && each.names.some((own) => (own.alias ?? own.name) === name),
    )?.node
    if (imported === undefined) return null
    const line = lineOf(fault, node)
    const members = MODULES[name] ?? []
    const wanted = name === 'random' && node.arguments.length === 2 ? 'randint' : members.includes(name) ? name : null
    const cause = `${inlineCode(name)} es un módulo entero (línea ${lineOf(fault, imported)}). Se llama a algo que está dentro: ${inlineCode(`${name}.${wanted ?? '…'}(…)`)}.`
    return {
      line,
      cause,
      edits: wanted ? [insertAt(node.callee.to, `.${wanted}`)] : [],
      ...(wanted ? {} : { decide: `Mira con ${inlineCode(`print(dir(${name}))`)} qué funciones tiene.` }),
    }
  })

/** `3 in 123`. */
export const notContainer: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'compare'), ({ node, place }) => {
    const [first] = node.comparisons
    if (!first || !/in$/.test(first.operator)) return null
    const line = lineOf(fault, node)
    const [left, right] = [
      typeOf(fault.program, node.left, place)?.type,
      typeOf(fault.program, first.right, place)?.type,
    ]
    const isTextSearch = detailOf(fault.values, 'left') !== null
    if (isTextSearch)
      return {
        line,
        cause: `En la línea ${line} buscas ${inlineCode(sourceOf(fault, node.left))} dentro de un texto, y dentro de un texto solo se buscan textos.`,
        edits: wrap(node.left, 'str(', ')'),
      }
    const edits = [...wrap(first.right, 'str(', ')'), ...(left === 'str' ? [] : wrap(node.left, 'str(', ')'))]
    return {
      line,
      cause: `En la línea ${line} buscas dentro de ${inlineCode(sourceOf(fault, first.right))}, que es ${typeName(detailOf(fault.values, 'type') ?? right ?? 'int')} y no contiene elementos.`,
      edits: right === 'int' ? edits : [],
      ...(right === 'int' ? { decide: 'Con `str()` buscas entre sus cifras.' } : {}),
    }
  })
