import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { detailOf, typeName } from '../../wording'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  insertAt,
  lineOf,
  sourceOf,
  suspectsOf,
  wrap,
} from '../case'
import { classNamed, type Place } from '../failing-program'
import { typeOf } from '../numbers/types'

/** `for i in 5`, `for i in len(lista)`, `sum(1, 2)`. */
export const notIterable: Diagnose = (fault) => {
  const type = detailOf(fault.values, 'type')
  const added = firstOf(fault.program.places, ({ node, ...place }) => {
    if (node.kind !== 'augmented-assign' || node.operator !== '+') return null
    const line = lineOf(fault, node)
    const isHere = fault.line === null || line === fault.line
    if (!isHere || typeOf(fault.program, node.target, { node, ...place })?.type !== 'list') return null
    const list = sourceOf(fault, node.target)
    return {
      line,
      cause: `En la línea ${line}, \`+=\` une a ${inlineCode(list)} otra lista, y ${inlineCode(sourceOf(fault, node.value))} es un solo valor. Para añadir uno se usa \`append\`.`,
      avoid: '`append` añade un elemento; `+=` y `extend`, todos los de otra lista.',
      edits: [{ from: node.from, to: node.to, text: `${list}.append(${sourceOf(fault, node.value)})` }],
    }
  })
  if (added) return added
  return (
    firstOf(walked(fault), (each) => ofWalked(fault, each, type)) ??
    firstOf(suspectsOf(fault, 'call'), (call) => ofCall(fault, call, type))
  )
}

/** What loops and comprehensions walk through. */
function walked(fault: Case): { node: Expression; place: Place }[] {
  const loops = fault.program.places.flatMap(({ node, parents }) =>
    node.kind === 'for' && (fault.line === null || lineOf(fault, node) === fault.line)
      ? [{ node: node.iterable, place: { node, scope: null, owner: null, block: [], parents } }]
      : [],
  )
  const clauses = suspectsOf(fault, 'comprehension').flatMap(({ node, place }) =>
    node.clauses.map(({ iterable }) => ({ node: iterable, place })),
  )
  return [...loops, ...clauses]
}

function ofWalked(
  fault: Case,
  { node, place }: { node: Expression; place: Place },
  type: string | null,
): Diagnosis | null {
  const real = fault.suspects.find((suspect) => suspect.node === node)?.place ?? place
  const known = typeOf(fault.program, node, real)?.type
  if (known && type && known !== type) return null
  const line = lineOf(fault, node)
  const text = sourceOf(fault, node)
  if (type === 'int')
    return {
      line,
      cause: `En la línea ${line} recorres ${inlineCode(text)}, que es un número. Para dar ese número de vueltas hace falta \`range\`.`,
      avoid: 'Para repetir n veces, `for i in range(n):`; para recorrer una lista, `for x in lista:`.',
      edits: wrap(node, 'range(', ')'),
    }
  if (type === 'function' || type === 'builtin_function_or_method' || type === 'method')
    return {
      line,
      cause: `En la línea ${line}, ${inlineCode(text)} es la función misma. Para recorrer su resultado faltan los paréntesis.`,
      edits: [insertAt(node.to, '()')],
    }
  const own = type ? classNamed(fault.program, type) : null
  return {
    line,
    cause: `En la línea ${line} recorres ${inlineCode(text)}, que es ${typeName(type ?? 'otro')} y no se puede recorrer.`,
    edits: [],
    decide: own?.body.length
      ? `Recorre la lista que guarda el objeto (algo como ${inlineCode(`${text}.lista`)}), no el objeto.`
      : 'Mira qué guarda la variable: para recorrerla tiene que ser una lista, un texto o algo parecido.',
  }
}

/** A function that takes several values in one. */
function ofCall(
  fault: Case,
  { node, place }: { node: ExpressionOf<'call'>; place: Place },
  type: string | null,
): Diagnosis | null {
  const name = node.callee.kind === 'name' ? node.callee.name : null
  if (!name || !/^(?:sum|max|min|sorted|list|set|tuple|any|all)$/.test(name)) return null
  const given = node.arguments.filter(({ form }) => form === 'positional')
  const line = lineOf(fault, node)
  const [first, last] = [given[0], given.at(-1)]
  if (!first || !last) return null
  if (given.length > 1 && name === 'sum')
    return {
      line,
      cause: `\`${name}\` recibe una sola lista, y le das ${given.length} valores sueltos. Ponlos entre corchetes.`,
      edits: [insertAt(first.from, '['), insertAt(last.to, ']')],
    }
  const known = typeOf(fault.program, first.value, place)?.type
  if (known && type && known !== type) return null
  const cause = `\`${name}\` necesita varios elementos, y ${inlineCode(sourceOf(fault, first.value))} es ${typeName(type ?? 'otro')}.`
  if (type !== 'int' || !/^(?:list|set|tuple|sorted)$/.test(name)) return { line, cause, edits: [] }
  return {
    line,
    cause,
    edits: wrap(first.value, 'str(', ')'),
    decide: 'Con `str()` obtienes sus cifras. Si querías una lista con ese único valor, usa corchetes.',
  }
}
