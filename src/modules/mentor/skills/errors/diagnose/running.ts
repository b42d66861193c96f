import { inlineCode } from '../../../engine/compose'
import type { ExpressionOf, StatementOf } from '../../../python/ast'
import { detailOf } from '../wording'
import { type Case, type Diagnose, firstOf, indentAt, insertAt, sourceOf, suspectsOf } from './names/case'
import { calledFunction } from './program'

const lineOf = ({ lines }: Case, { from }: { from: number }) => lines.lineAt(from)

/** A function that never stops calling itself. */
export const recursion: Diagnose = (fault) => {
  const own = fault.program.places.flatMap(({ node }) => (node.kind === 'function' ? [node] : []))
  const named =
    fault.scope === null ? own : [...own.filter(({ name }) => name === fault.scope?.split('.').at(-1)), ...own]
  return firstOf(named, (node) => ofFunction(fault, node))
}

function ofFunction(fault: Case, own: StatementOf<'function'>) {
  const inner = fault.program.expressions.filter(({ place }) => place.scope === own)
  const at = lineOf(fault, { from: own.nameFrom })
  const name = inlineCode(`${own.name}()`)
  const property = own.decorators.some((each) => each.kind === 'name' && each.name === 'property')
  const itself =
    property &&
    inner.find(
      ({ node }) =>
        node.kind === 'attribute' && node.name === own.name && node.value.kind === 'name' && node.value.name === 'self',
    )
  if (itself && itself.node.kind === 'attribute') {
    const line = lineOf(fault, itself.node)
    return {
      line,
      cause: `La propiedad ${inlineCode(own.name)} (línea ${at}) se pide a sí misma en la línea ${line}, una y otra vez. El dato guardado tiene que llamarse distinto, por ejemplo ${inlineCode(`_${own.name}`)}.`,
      edits: [],
      decide: `Usa ${inlineCode(`self._${own.name}`)} dentro de la propiedad y donde lo guardas en ${inlineCode('__init__')}.`,
    }
  }
  const call = inner.find(({ node }) => node.kind === 'call' && calledFunction(fault.program, node) === own)?.node
  if (call?.kind !== 'call') return null
  const line = lineOf(fault, call)
  const stops =
    fault.program.places.some(
      ({ node, scope, parents }) =>
        scope === own && parents.some(({ kind }) => kind === 'if') && (node.kind === 'return' || node.kind === 'raise'),
    ) || inner.some(({ node }) => node.kind === 'conditional')
  const same =
    call.arguments.length > 0 &&
    call.arguments.every(({ value }, index) => value.kind === 'name' && value.name === own.parameters[index]?.name)
  if (same)
    return {
      line,
      cause: `${name} (línea ${at}) se llama a sí misma en la línea ${line} con los mismos valores, así que nunca se acerca al final.`,
      edits: [],
      decide: `Cambia lo que le pasas en la línea ${line}, por ejemplo ${inlineCode(`${own.parameters[0]?.name} - 1`)}.`,
    }
  const missed = missedCase(fault, own)
  if (stops && missed)
    return {
      line,
      cause: `${name} (línea ${at}) solo para cuando ${inlineCode(sourceOf(fault, missed))}, y las llamadas de la línea ${line} se lo pueden saltar: entonces sigue para siempre con números negativos. Con \`<=\` el caso base se cumple también si se pasa.`,
      edits: [{ from: missed.left.to, to: missed.comparisons[0]?.right.from ?? missed.left.to, text: ' <= ' }],
    }
  if (stops)
    return {
      line,
      cause: `${name} (línea ${at}) se llama a sí misma en la línea ${line}, y con estos valores no llega nunca al caso que la detiene.`,
      edits: [],
      decide:
        'Comprueba que cada llamada se acerca al caso que termina, también con números negativos o decimales: `<= 0` es más seguro que `== 0`.',
    }
  const ending = endingOf(fault, own)
  if (ending) {
    const [first] = own.body
    const indent = first ? indentAt(fault, lineOf(fault, first)) : '    '
    return {
      line,
      cause: `${name} (línea ${at}) se llama a sí misma en la línea ${line} siempre: le falta el caso base, aquel en que termina sin volver a llamarse.`,
      edits: first ? [insertAt(first.from, `if ${ending.test}:\n${indent}    return ${ending.value}\n${indent}`)] : [],
      decide: `He puesto el caso base ${inlineCode(`if ${ending.test}: return ${ending.value}`)}. Mira si es el que pide tu problema.`,
    }
  }
  const guard = `if ${own.parameters[0]?.name ?? 'n'} <= 0:`
  const [start] = own.body
  const [argument] = call.arguments
  const isDown = argument?.value.kind === 'binary' && /^(?:-|\/\/)$/.test(argument.value.operator)
  const gives = fault.program.places.some(({ node, scope }) => scope === own && node.kind === 'return' && node.value)
  if (isDown && start && !gives)
    return {
      line,
      cause: `${name} (línea ${at}) se llama a sí misma en la línea ${line} siempre: le falta el caso base, la condición de parada en que termina sin volver a llamarse.`,
      edits: [
        insertAt(
          start.from,
          `${guard}\n${indentAt(fault, lineOf(fault, start))}    return\n${indentAt(fault, lineOf(fault, start))}`,
        ),
      ],
      decide: `He puesto que pare cuando ${inlineCode(guard.slice(3, -1))}. Mira si es el final que pide tu problema.`,
    }
  return {
    line,
    cause: `${name} (línea ${at}) se llama a sí misma en la línea ${line} siempre: le falta el caso base, aquel en que termina sin volver a llamarse.`,
    edits: [],
    decide: `Empieza la función con ese caso, por ejemplo ${inlineCode(guard)} y dentro un \`return\` con el resultado más simple.`,
  }
}

/** `return n * f(n - 1)`: what the product of nothing is, and of what it is. */
function endingOf(fault: Case, own: StatementOf<'function'>): { test: string; value: string } | null {
  const [only] = own.body
  const [parameter] = own.parameters
  if (own.body.length !== 1 || only?.kind !== 'return' || only.value?.kind !== 'binary' || !parameter) return null
  const { operator, left } = only.value
  if (sourceOf(fault, left) !== parameter.name) return null
  if (operator === '*') return { test: `${parameter.name} <= 1`, value: '1' }
  return operator === '+' ? { test: `${parameter.name} <= 0`, value: '0' } : null
}

/** `if n == 0`, the only test of a function that counts down. */
function missedCase({ program }: Case, own: StatementOf<'function'>): ExpressionOf<'compare'> | null {
  const [parameter] = own.parameters
  const tests = program.places.flatMap(({ node, scope }) => (node.kind === 'if' && scope === own ? [node.test] : []))
  const [test] = tests
  if (tests.length !== 1 || test?.kind !== 'compare' || test.comparisons.length !== 1) return null
  const [only] = test.comparisons
  const isZero = only?.operator === '==' && only.right.kind === 'number' && Number(only.right.text) <= 1
  return isZero && test.left.kind === 'name' && test.left.name === parameter?.name ? test : null
}

/** `assert a == b`. */
export const assertion: Diagnose = (fault) =>
  firstOf(fault.program.places, ({ node }) => {
    if (node.kind !== 'assert' || (fault.line !== null && lineOf(fault, node) !== fault.line)) return null
    const line = lineOf(fault, node)
    return {
      line,
      cause: `El \`assert\` de la línea ${line} comprueba que ${inlineCode(sourceOf(fault, node.test))} es verdad, y no lo es.`,
      edits: [],
      decide: `Imprime antes cada lado, ${inlineCode(node.test.kind === 'compare' ? `print(${sourceOf(fault, node.test.left)})` : `print(${sourceOf(fault, node.test)})`)}, y mira cuál no es el que esperabas.`,
    }
  })

/** What the program raises itself. */
export const raised: Diagnose = (fault) =>
  firstOf(fault.program.places, ({ node, scope, parents }) => {
    if (node.kind !== 'raise' || !node.exception) return null
    const line = lineOf(fault, node)
    const callee = node.exception.kind === 'call' ? node.exception.callee : node.exception
    const name = callee.kind === 'name' ? callee.name : callee.kind === 'attribute' ? callee.name : ''
    if (name !== fault.type || (fault.line !== null && line !== fault.line)) return null
    const test = parents.findLast(({ kind }) => kind === 'if')
    const why =
      test?.kind === 'if'
        ? ` porque se cumplió ${inlineCode(sourceOf(fault, test.test))} (línea ${lineOf(fault, test)})`
        : ''
    const where = scope ? ` en ${inlineCode(`${scope.name}()`)}` : ''
    return {
      line,
      cause: `Este error lo lanza tu propio código en la línea ${line}${where}${why}.`,
      edits: [],
      decide: `Si es lo que quieres, captúralo donde llamas con \`try\` y ${inlineCode(`except ${name} as error:`)}. Si no, mira por qué se cumple esa condición.`,
    }
  })

/** `return` that stands outside of the function above it. */
export const outsideFunction: Diagnose = (fault) => {
  const word = detailOf(fault.values, 'keyword') ?? 'return'
  return firstOf(fault.program.places, ({ node, scope, block }) => {
    const isWord = word === 'return' ? node.kind === 'return' : node.kind === word
    if (!isWord || (word === 'return' && scope !== null) || (fault.line !== null && lineOf(fault, node) !== fault.line))
      return null
    const line = lineOf(fault, node)
    const before = block[block.indexOf(node) - 1]
    const isAfter = word === 'return' ? before?.kind === 'function' : before?.kind === 'for' || before?.kind === 'while'
    const opener = word === 'return' ? 'la función' : 'el bucle'
    const cause = `El \`${word}\` de la línea ${line} está fuera de ${opener}: le falta sangría.`
    if (!isAfter || !before)
      return {
        line,
        cause: `El \`${word}\` de la línea ${line} no está dentro de ${word === 'return' ? 'ninguna función' : 'ningún bucle'}.`,
        edits: [],
        decide:
          word === 'return'
            ? 'Si querías enseñar el valor, usa `print(…)`. Si no, mete esas líneas en una función con `def`.'
            : 'Quítalo, o mételo en el bucle del que quieres salir.',
      }
    return {
      line,
      cause,
      edits: [insertAt(fault.lines.rangeOf(line).from, `${indentAt(fault, lineOf(fault, before))}    `)],
    }
  })
}

/** `open` of a file that is not there: told with the own line. */
export const ownLine: Diagnose = (fault) => {
  const names: Readonly<Record<string, RegExp>> = {
    'file-missing': /^(?:open|read_csv|read_text|read_excel|listdir)$/,
  }
  return firstOf(suspectsOf(fault, 'call'), ({ node }) => {
    const name = node.callee.kind === 'name' || node.callee.kind === 'attribute' ? node.callee.name : ''
    if (!names[fault.kind]?.test(name)) return null
    const line = lineOf(fault, node)
    const file = detailOf(fault.values, 'file')
    const path = file ? file.replace(/^['"]|['"]$/g, '') : null
    const given = node.arguments[0]?.value
    if (path !== null && given?.kind === 'string' && given.value !== path) return null
    const isAbsolute = path !== null && /^(?:[A-Za-z]:|[\\/])/.test(path)
    const where = isAbsolute
      ? 'esa ruta exacta'
      : 'la carpeta desde la que ejecutas el programa, que no siempre es la del archivo `.py`'
    const [first] = path === null ? [''] : [inlineCode(path)]
    return {
      line,
      cause: `La línea ${line} abre ${first || 'un archivo'}, y Python lo busca en ${where}. Ahí no está.`,
      edits: [],
      decide: `Comprueba el nombre completo (¿una extensión doble como \`.txt.txt\`?, ¿mayúsculas o tildes?) y mira la carpeta con ${inlineCode('import os; print(os.getcwd(), os.listdir())')}. Si está junto a tu programa, ábrelo con ${inlineCode(`Path(__file__).with_name("${path?.split(/[\\/]/).at(-1) ?? 'datos.txt'}")`)} (y ${inlineCode('from pathlib import Path')} arriba).`,
    }
  })
}
