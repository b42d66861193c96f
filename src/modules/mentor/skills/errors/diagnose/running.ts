import { inlineCode } from '../../../engine/compose'
import { nearest } from '../../../engine/lexicon/edit-distance'
import type { ExpressionOf, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { assertedAdvice } from '../asserted'
import { nearlyEqualAdvice } from '../message-context'
import { folderAdvice } from '../named-folder'
import { unmountedAdvice } from '../notebook'
import { detailOf } from '../wording'
import { atTop, type Case, type Diagnose, firstOf, lineOf, replaceWith, sourceOf, suspectsOf, wrap } from './case'
import { caughtWhereCalled } from './caught'
import type { Place } from './failing-program'

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
  firstOf(fault.program.places, ({ node, scope, owner, parents }) => {
    if (node.kind !== 'raise' || !node.exception) return null
    const line = lineOf(fault, node)
    const callee = node.exception.kind === 'call' ? node.exception.callee : node.exception
    const name = callee.kind === 'name' ? callee.name : callee.kind === 'attribute' ? callee.name : ''
    if (name !== fault.type || (fault.line !== null && line !== fault.line)) return null
    const override = name === 'NotImplementedError' ? notOverridden(fault, { scope, owner, line }) : null
    if (override) return override
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

/** A method that each class is to write, and one that has it under another name, or not at all. */
function notOverridden(fault: Case, { scope, owner, line }: Pick<Place, 'scope' | 'owner'> & { line: number }) {
  if (scope === null || owner === null) return null
  const heirs = fault.program.places.flatMap(({ node }) =>
    node.kind === 'class' && node.arguments.some(({ value }) => value.kind === 'name' && value.name === owner.name)
      ? [node]
      : [],
  )
  const methods = (heir: StatementOf<'class'>) =>
    heir.body.filter((each): each is StatementOf<'function'> => each.kind === 'function')
  const heir = heirs.find((each) => methods(each).every(({ name }) => name !== scope.name))
  if (!heir) return null
  const own = methods(heir)
  const near = nearest(
    scope.name,
    own.map(({ name }) => name.toLowerCase()),
    2,
  )
  const meant = own.find(({ name }) => name.toLowerCase() === near)
  const asks = `${inlineCode(`${owner.name}.${scope.name}()`)} (línea ${line}) lanza este error a propósito: cada clase hija tiene que escribir su propio ${inlineCode(scope.name)}.`
  if (meant)
    return {
      line: lineOf(fault, { from: meant.nameFrom }),
      failsAt: line,
      cause: `${asks} ${inlineCode(heir.name)} lo llama ${inlineCode(meant.name)} (línea ${lineOf(fault, { from: meant.nameFrom })}), y para Python es otro método: se usa el de la clase madre.`,
      edits: [replaceWith({ from: meant.nameFrom, to: meant.nameFrom + meant.name.length }, scope.name)],
      avoid: 'El método de la clase hija se llama igual, letra a letra, que el de la madre.',
    }
  return {
    line: lineOf(fault, heir),
    failsAt: line,
    cause: `${asks} ${inlineCode(heir.name)} (línea ${lineOf(fault, heir)}) no lo tiene, y se usa el de la clase madre.`,
    edits: [],
    decide: `Escribe en ${inlineCode(heir.name)} su ${inlineCode(`def ${scope.name}(${scope.parameters.map(({ name }) => name).join(', ')}):`)}, con lo que tiene que hacer.`,
  }
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
