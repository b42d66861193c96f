import { inlineCode } from '../../../../engine/compose'
import type { ExpressionOf, Statement } from '../../../../python/ast'
import { detailOf } from '../../wording'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  insertAt,
  lineOf,
  replaceWith,
  sourceOf,
  suspectsOf,
} from '../case'
import type { Place } from '../failing-program'
import { compared, guarded } from '../guard'
import { wantedInstead } from '../wish'
import { writtenAfterReading } from './open-modes'
import { slash } from './subscripts'
import { fromUsedUp } from './used-up'

/** `max([])`. */
export const emptySequence: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const name = node.callee.kind === 'name' ? node.callee.name : ''
    const given = node.arguments[0]
    if (fault.kind === 'mean-empty') return ofNoData(fault, node, place)
    if ((name !== 'max' && name !== 'min') || node.arguments.length !== 1 || !given) return null
    const line = lineOf(fault, node)
    const usedUp = fromUsedUp(fault, given.value)
    if (usedUp) return { ...usedUp, failsAt: line }
    const isBare = given.value.kind === 'comprehension' && given.value.form === 'generator'
    return {
      line,
      cause: `En la línea ${line}, ${inlineCode(sourceOf(fault, given))} está vacío en ese momento, y no hay ${name === 'max' ? 'un mayor' : 'un menor'} que elegir.`,
      edits: isBare
        ? [insertAt(given.from, '('), insertAt(given.to, '), default=0')]
        : [insertAt(given.to, ', default=0')],
      decide: 'Con `default=0` obtienes 0 cuando no hay nada: cámbialo por lo que te convenga.',
    }
  })

/** `statistics.mean(buenas)`, where there is nothing. */
function ofNoData(fault: Case, node: ExpressionOf<'call'>, place: Place): Diagnosis | null {
  const called = node.callee.kind === 'name' || node.callee.kind === 'attribute' ? node.callee.name : ''
  const [given] = node.arguments
  if (!/^(?:f?mean|median|mode|geometric_mean|harmonic_mean|p?stdev|p?variance)$/.test(called) || !given) return null
  const [data, line] = [sourceOf(fault, given), lineOf(fault, node)]
  const least = /^(?:stdev|variance)$/.test(called) ? 2 : 1
  const mend =
    given.value.kind === 'name'
      ? guarded(fault, node, place, {
          test: least === 1 ? data : `len(${data}) > 1`,
          unless: least === 1 ? `not ${data}` : `len(${data}) < 2`,
          shown: wantedInstead(fault)?.replace(/^"|"$/g, '') ?? 'No hay datos.',
        })
      : null
  return {
    line,
    cause: `En la línea ${line}, ${inlineCode(data)} ${least === 1 ? 'está **vacía** en ese momento, y de nada no hay media' : 'no tiene dos datos, y con menos no se puede calcular'}. Si la has filtrado, no ha quedado nada.`,
    edits: mend?.edits ?? [],
    decide: mend?.told ?? `Comprueba antes que hay datos: ${inlineCode(`if ${data}:`)}.`,
  }
}

/** `lector = csv.reader(f)`: what reads the file line by line when it is gone through. */
function readersOf({ program }: Case, name: string, node: Statement): string[] {
  return program.bindings.flatMap(({ name: reader, form, value, place }) => {
    const gone =
      value?.kind === 'call'
        ? value.arguments.map((given) => given.value)
        : value?.kind === 'comprehension' && value.form === 'generator'
          ? value.clauses.map(({ iterable }) => iterable)
          : []
    const isRead = gone.some((given) => given.kind === 'name' && given.name === name)
    return form === 'assign' && isRead && place.parents.includes(node) ? [reader] : []
  })
}

const usesName = ({ program }: Case, statement: Statement, name: string) =>
  program.expressions.some(
    ({ node, place }) =>
      node.kind === 'name' && node.name === name && (place.node === statement || place.parents.includes(statement)),
  )

/** A line that uses the file stands behind its `with`. */
export const closedFile: Diagnose = (fault) => {
  const opened = fault.program.bindings.filter(({ form }) => form === 'with')
  return firstOf(opened, (binding) => {
    const { node, block } = binding.place
    const at = block.indexOf(node)
    const names = new Set([binding.name, ...readersOf(fault, binding.name, node)])
    const users = block
      .slice(at + 1)
      .filter((each) =>
        fault.program.expressions.some(
          ({ node: name, place }) =>
            name.kind === 'name' && names.has(name.name) && (place.node === each || place.parents.includes(each)),
        ),
      )
    const [first] = users
    if (node.kind !== 'with' || first === undefined) return null
    const written = binding.value && writtenAfterReading(fault, binding.value, binding.name, first)
    if (written) return written
    const reader = [...names].find((name) => name !== binding.name && usesName(fault, first, name))
    const through = reader === undefined ? '' : `, a través de ${inlineCode(reader)}`
    const lastLine = fault.lines.lineAt(
      Math.max(first.from, fault.source.slice(0, users.at(-1)?.to ?? first.to).trimEnd().length - 1),
    )
    const firstLine = lineOf(fault, block[at + 1] ?? first)
    const edits = []
    for (let line = firstLine; line <= lastLine; line += 1) {
      const { from, to } = fault.lines.rangeOf(line)
      if (to > from) edits.push(insertAt(from, '    '))
    }
    return {
      line: lineOf(fault, first),
      cause: `${inlineCode(binding.name)} se abre en el \`with\` de la línea ${lineOf(fault, node)} y se cierra cuando acaba su bloque. La línea ${lineOf(fault, first)} lo usa después${through}, ya cerrado: tiene que ir dentro, con su sangría.`,
      edits,
    }
  })
}

/** The encoding of a file that is opened without one. */
export const encoding: Diagnose = (fault) => {
  const codec = detailOf(fault.values, 'codec')
  const isUtf8 = codec === 'utf-8' || codec === 'utf8'
  const opened = fault.program.expressions.filter(
    ({ node }) =>
      node.kind === 'call' &&
      ((node.callee.kind === 'name' && node.callee.name === 'open') ||
        (node.callee.kind === 'attribute' && /^(?:read_text|write_text|open|read_csv)$/.test(node.callee.name))),
  )
  // The one that is open at the line that fails: the last above it.
  const before = opened.filter(({ node }) => fault.line === null || lineOf(fault, node) <= fault.line).toReversed()
  return firstOf(before, ({ node }) => {
    if (node.kind !== 'call') return null
    const isBinary = node.arguments.some(
      ({ value }) => value.kind === 'string' && /^[rwax+]*b[rwax+]*$/.test(value.value),
    )
    if (isBinary) return null
    const line = lineOf(fault, node)
    const own = node.arguments.find(({ name }) => name === 'encoding')
    const wanted = isUtf8 ? 'cp1252' : 'utf-8'
    const last = node.arguments.at(-1)
    const edit = own
      ? replaceWith(own.value, `"${wanted}"`)
      : last
        ? insertAt(last.to, `, encoding="${wanted}"`)
        : insertAt(node.to - 1, `encoding="${wanted}"`)
    const doing = fault.kind === 'decode' ? 'lee' : 'escribe'
    return {
      line,
      cause: `El archivo de la línea ${line} se ${doing} con la codificación ${inlineCode(codec ?? 'del sistema')}${/^charmap$|^cp125/.test(codec ?? '') ? ' (la de Windows; en Mac y Linux es otra, y por eso ahí funciona)' : ''}, y ${fault.kind === 'decode' ? 'no está guardado así' : 'esa codificación no tiene todos tus caracteres'}.`,
      edits: [edit],
      avoid:
        fault.kind === 'decode'
          ? 'Lee cada archivo con la codificación con que lo guardó su programa: los de Excel y los bancos suelen ser `cp1252`. Los tuyos, escríbelos y léelos siempre con `encoding="utf-8"`.'
          : 'Abre los archivos que escribes con `encoding="utf-8"`.',
      decide: isUtf8
        ? 'He puesto `cp1252`, la habitual de Excel y de Windows en español. Si al imprimirlo ves alguna letra rara, mira en el programa que hizo el archivo con qué codificación lo guarda.'
        : '`utf-8` es lo habitual y admite tildes, ñ y emojis.',
    }
  })
}

/** `l[:len(l) / 2]`. */
export const sliceIndices: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'slice'), ({ node }) =>
    firstOf([node.lower, node.upper, node.step], (bound) =>
      bound?.kind === 'binary' && bound.operator === '/' ? slash(fault, bound, lineOf(fault, bound)) : null,
    ),
  )

/** `math.sqrt(-4)`. */
export const mathDomain: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const name = node.callee.kind === 'attribute' || node.callee.kind === 'name' ? node.callee.name : ''
    const given = node.arguments[0]?.value
    if (!/^(?:sqrt|log|log10|log2|isqrt|factorial|asin|acos)$/.test(name) || !given) return null
    const line = lineOf(fault, node)
    const [limit, test, unless] = /^log/.test(name)
      ? ['0 o negativo', '> 0', '<= 0']
      : /^a/.test(name)
        ? ['mayor que 1 o menor que -1', '<= 1', '> 1']
        : ['negativo', '>= 0', '< 0']
    const held = detailOf(fault.values, 'value')
    // What is typed is known where somebody tells it.
    const value = held && /\binput\(/.test(fault.source) && !fault.around.includes(held) ? null : held
    const text = given.kind === 'number' || given.kind === 'unary' ? null : compared(fault, given)
    const guard =
      text === null || test === '<= 1'
        ? null
        : {
            test: `${text} ${test}`,
            unless: `${text} ${unless}`,
            shown: `No se puede calcular: el número es ${limit}.`,
          }
    const mend = guard && guarded(fault, node, place, guard)
    return {
      line,
      cause: `En la línea ${line}, ${inlineCode(sourceOf(fault, given))} ${value ? `vale ${inlineCode(value)}` : `es ${limit}`}, y \`${name}\` no existe para un número ${limit}.`,
      edits: mend?.edits ?? [],
      decide:
        mend?.told ??
        `Comprueba antes ${inlineCode(`if ${sourceOf(fault, given)} ${test}:`)} y decide qué hacer si no.`,
    }
  })

/** The limits of `randint` the wrong way round. */
export const emptyRange: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node }) => {
    const [first, second] = node.arguments
    if (
      !first ||
      !second ||
      !(node.callee.kind === 'attribute' || node.callee.kind === 'name') ||
      !/^rand/.test(node.callee.name)
    )
      return null
    const line = lineOf(fault, node)
    return {
      line,
      cause: `En la línea ${line} el primer límite (${inlineCode(sourceOf(fault, first))}) es mayor que el segundo (${inlineCode(sourceOf(fault, second))}): van al revés.`,
      edits: [replaceWith(first, sourceOf(fault, second)), replaceWith(second, sourceOf(fault, first))],
    }
  })
