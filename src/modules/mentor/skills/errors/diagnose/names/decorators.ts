import { inlineCode } from '../../../../engine/compose'
import { type Case, type Diagnose, firstOf, indentAt, insertAt, lineOf, suspectsOf } from '../case'
import { functionNamed } from '../failing-program'

/** `@mio` over a function, where `mio` gives nothing back: the name of the function is left with `None`. */
export const decoratedToNothing: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node }) => {
    const name = node.callee.kind === 'name' ? node.callee.name : null
    const own = name === null ? null : functionNamed(fault.program, name)
    const [above] = own?.decorators ?? []
    const decorator = above?.kind === 'name' ? functionNamed(fault.program, above.name) : null
    const last = decorator?.body.at(-1)
    if (!own || !decorator || !last || givesBack(fault, decorator)) return null
    const inner = decorator.body.find((each) => each.kind === 'function')
    const given = inner?.kind === 'function' ? inner.name : decorator.parameters[0]?.name
    if (!given) return null
    const at = lineOf(fault, { from: decorator.nameFrom })
    const end = last.from + fault.source.slice(last.from, last.to).trimEnd().length
    return {
      line: at,
      failsAt: lineOf(fault, node),
      cause: `${inlineCode(`@${decorator.name}`)} pone en ${inlineCode(own.name)} lo que **devuelve** ${inlineCode(`${decorator.name}()`)} (línea ${at}), y no devuelve nada: ${inlineCode(own.name)} se queda en \`None\`. Un decorador tiene que devolver una función.`,
      edits: [insertAt(end, `\n${indentAt(fault, lineOf(fault, decorator.body[0] ?? last))}return ${given}`)],
      avoid: 'Todo decorador acaba en `return`, con la función de dentro o con la que ha recibido.',
    }
  })

const givesBack = ({ program }: Case, own: ReturnType<typeof functionNamed>) =>
  program.places.some(({ node, scope }) => node.kind === 'return' && node.value !== null && scope === own)
