import { inlineCode } from '../../../../engine/compose'
import { readMessage } from '../../../../engine/reading/read-message'
import { startState } from '../../../../engine/state'
import { understand } from '../../../../engine/understand'
import type { Statement, StatementOf } from '../../../../python/ast'
import { linesOf, programOf } from '../../../../python/program/source'
import { bestDraft } from '../../../write/best-draft'
import { MAKERS } from '../../../write/makers'
import { type Change, type Result, STAGE } from '../../change'
import { withImport } from '../style/imports'

/** A draft that is less sure may be another function. */
const SURE = 0.75

/** «y otra contar_suspensos(notas) que devuelva cuántas hay por debajo de 5»: one more function, written as a request is. */
export const newFunctionChange: Change = {
  name: 'new-function',
  repeats: true,
  // Behind what the same message makes a function of.
  stage: STAGE.structure + 0.4,
  says: [
    /(?<!\b(?:a|en|como|con|de) )\b(?:(?:otra|nueva)(?: funcion)?|(?:anad\w*|agreg\w*|cre\w+|falta|tambien|ademas|quiero)(?: tambien| ademas)? una funcion) (?:que se llame |llamada )?(?<name>[a-z_]\w*) ?\((?<parameters>[\w, =.]*)\)(?<rule>,? (?:que|para|y que|q) (?:(?!,? y (?:otra|una funcion)\b)[^;]){4,200})/,
  ],
  make(p, { parts: { name = '', parameters = '', rule = '' } }): Result {
    if (p.places('class').length > 0 || p.places('function').some(({ node }) => node.name === name)) return null
    const frame = understand(readMessage(`función ${name}(${parameters})${rule}`), startState())
    const draft = bestDraft(MAKERS, { frame, state: startState() })
    if (draft === null || draft.fit < SURE || (draft.missing ?? []).length + draft.unmet.length > 0) return null
    const made = programOf(draft.code)
    const fn = made.body.find((node): node is StatementOf<'function'> => node.kind === 'function' && node.name === name)
    const others = made.body.filter((node) => node !== fn && !isAround(node))
    if (!fn || others.length > 0) return null
    const text = made.source.slice(linesOf(made, fn).from, linesOf(made, fn).to)
    const imports = made.body.filter(({ kind }) => kind === 'import' || kind === 'import-from')
    const top = p.body.filter(({ kind }) => ['import', 'import-from', 'function', 'class'].includes(kind)).at(-1)
    const at = top ? linesOf(p, top).to : 0
    const code = top
      ? `${p.source.slice(0, at)}\n\n\n${text}${p.source.slice(at)}`
      : `${text}\n\n\n${p.source.trimStart()}`
    return {
      code: imports.reduce((whole, node) => withImport(whole, made.text(node).trim()), code),
      told: `Hay además una función ${inlineCode(`${name}(${parameters})`)}.`,
      how: [`Se usa como las demás: ${inlineCode(`print(${name}(…))`)} la llama y muestra lo que devuelve.`],
      keepsOutput: true,
    }
  },
}

/** What stands around a function to show it: imports, data and calls. */
const isAround = ({ kind }: Statement) => ['import', 'import-from', 'assign', 'expression'].includes(kind)
