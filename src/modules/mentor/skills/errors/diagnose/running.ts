import { inlineCode } from '../../../engine/compose'
import { detailOf } from '../wording'
import { type Case, type Diagnose, firstOf, indentAt, insertAt, sourceOf, suspectsOf } from './names/case'

const lineOf = ({ lines }: Case, { from }: { from: number }) => lines.lineAt(from)

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
