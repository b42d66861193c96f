import { inlineCode } from '../../../../engine/compose'
import { detailOf } from '../../wording'
import { type Diagnose, indentAt, insertAt, suspectsOf } from './case'

/** A name that a function reads before it sets it. */
export const unboundLocal: Diagnose = (fault) => {
  const name = detailOf(fault.values, 'name')
  if (name === null) return null
  const use = suspectsOf(fault, 'name').find(({ node, place }) => node.name === name && place.scope !== null) ?? null
  const augmented = fault.program.bindings.find(
    (binding) => binding.name === name && binding.form === 'augmented' && binding.place.scope !== null,
  )
  const scope = use?.place.scope ?? augmented?.place.scope
  if (!scope) return null
  const line = fault.line ?? fault.lines.lineAt(use?.node.from ?? augmented?.from ?? scope.from)
  const global = fault.program.bindings.find((binding) => binding.name === name && binding.place.scope === null)
  const own = fault.program.bindings.filter((binding) => binding.name === name && binding.place.scope === scope)
  const code = inlineCode(name)
  const [first] = scope.body
  if (first === undefined) return null
  const set = own.map(({ from }) => fault.lines.lineAt(from))
  if (global) {
    const cause = `${code} se crea fuera (línea ${fault.lines.lineAt(global.from)}), y la función ${inlineCode(`${scope.name}()`)} también le da un valor (línea ${set[0]}). Eso la convierte en una variable propia de la función, que en la línea ${line} aún está sin valor.`
    const at = fault.lines.rangeOf(fault.lines.lineAt(first.from)).from
    const indent = indentAt(fault, fault.lines.lineAt(first.from))
    return {
      line,
      cause,
      edits: [insertAt(at, `${indent}global ${name}\n`)],
      decide: `Con \`global\` funciona y es el cambio más pequeño. Mejor aún: que la función reciba ${code} como parámetro y lo devuelva con \`return\`.`,
    }
  }
  const inBranch = own.every(({ place }) => place.node !== first && place.block !== scope.body)
  const cause = inBranch
    ? `En ${inlineCode(`${scope.name}()`)}, ${code} solo recibe valor dentro de un bloque que no siempre se ejecuta (línea ${set.join(' y ')}). Esta vez no pasó por ahí, y en la línea ${line} no tiene valor.`
    : `En ${inlineCode(`${scope.name}()`)}, ${code} se usa en la línea ${line} antes de darle un valor (línea ${set.join(' y ')}).`
  return {
    line,
    cause,
    edits: [],
    decide: `Dale un valor inicial al principio de la función, por ejemplo ${inlineCode(`${name} = 0`)} (o \`""\`, o \`[]\`, según lo que guarde).`,
  }
}
