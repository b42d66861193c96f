import { type Diagnose, firstOf, indentAt, replaceWith, sourceOf, suspectsOf } from './case'

/** `input()` with nobody to write: a program that is judged by its input, or a console that takes none. */
export const inputEnds: Diagnose = (fault) =>
  firstOf(
    // The last one is the likeliest to have nothing left to read.
    suspectsOf(fault, 'call').toReversed(),
    ({ node, place }) => {
      if (node.callee.kind !== 'name' || node.callee.name !== 'input') return null
      const line = fault.lines.lineAt(node.from)
      const { node: statement } = place
      const isInLoop = place.parents.some(({ kind }) => kind === 'for' || kind === 'while')
      const cause = `El \`input()\` de la línea ${line} pide una línea más, y ya no queda ninguna: la entrada tiene menos líneas de las que lee tu programa.`
      const isSimple = /^(?:assign|augmented-assign|annotated-assign|expression)$/.test(statement.kind)
      const lines = ['try:', `    ${sourceOf(fault, statement)}`, 'except EOFError:', '    break']
      return {
        line,
        cause,
        edits: isInLoop && isSimple ? [replaceWith(statement, lines.join(`\n${indentAt(fault, line)}`))] : [],
        decide:
          isInLoop && isSimple
            ? 'Así, cuando se acaba la entrada, el bucle termina. Comprueba también que la entrada tiene tantas líneas como dice: en un juez o corrector en línea se escriben en la casilla de entrada.'
            : 'Da al programa una línea de entrada por cada `input()` que ejecuta: en un juez o corrector en línea, en la casilla de entrada. Si puede no haber ninguna, ponlo dentro de `try` con `except EOFError:`.',
      }
    },
  )
