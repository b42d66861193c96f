import { inlineCode } from '../../../engine/compose'
import type { ExpressionOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { assertedAdvice } from '../asserted'
import { nearlyEqualAdvice } from '../message-context'
import { folderAdvice } from '../named-folder'
import { unmountedAdvice } from '../notebook'
import { detailOf } from '../wording'
import { atTop, type Case, type Diagnose, firstOf, lineOf, sourceOf, suspectsOf, wrap } from './case'
import { caughtWhereCalled } from './caught'

/** `a == pytest.approx(b)`. */
function approximately(fault: Case, { comparisons: [only, more] }: ExpressionOf<'compare'>): Edit[] {
  if (!only || more || only.operator !== '==') return []
  const imported = /\bimport pytest\b/.test(fault.source) ? [] : [atTop(fault, 'import pytest')]
  return [...wrap(only.right, 'pytest.approx(', ')'), ...imported]
}

/** `assert a == b`. */
export const assertion: Diagnose = (fault) =>
  firstOf(fault.program.places, ({ node }) => {
    if (node.kind !== 'assert' || (fault.line !== null && lineOf(fault, node) !== fault.line)) return null
    const line = lineOf(fault, node)
    const near = nearlyEqualAdvice(fault.around)
    const shown = near ?? assertedAdvice(fault.around)
    if (shown)
      return {
        line,
        ...shown,
        edits: near && node.test.kind === 'compare' ? approximately(fault, node.test) : [],
        kind: '',
      }
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
    const mend = caughtWhereCalled(fault, scope, name)
    const cause = `Este error lo lanza tu propio código en la línea ${line}${where}${why}.`
    if (mend) return { line, cause, edits: mend.edits, decide: mend.told }
    return {
      line,
      cause,
      edits: [],
      decide: `Si es lo que quieres, captúralo donde llamas con \`try\` y ${inlineCode(`except ${name} as error:`)}. Si no, mira por qué se cumple esa condición.`,
    }
  })

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
    const drive = path === null ? null : unmountedAdvice(path)
    if (drive) return { line, ...drive, edits: [] }
    const folder = path === null ? null : folderAdvice(path, fault.around)
    if (folder) return { line, ...folder, edits: [] }
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
