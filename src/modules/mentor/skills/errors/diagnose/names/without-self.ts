import { inlineCode } from '../../../../engine/compose'
import { type Case, type Diagnosis, insertAt } from '../case'
import type { Place } from '../failing-program'

/** `self` where no method has received it: in the class itself, in a function without it, or outside. */
export function withoutSelf(
  { program, source }: Case,
  { owner, scope }: Place,
): Pick<Diagnosis, 'cause' | 'decide' | 'edits' | 'avoid'> {
  const method = program.places.find(({ node }) => node === scope)?.node
  if (method?.kind === 'function' && owner?.body.includes(method)) {
    const open = source.indexOf('(', method.nameFrom) + 1
    return {
      cause: `${inlineCode(`${method.name}()`)} es un método y usa \`self\` sin recibirlo: tiene que ser su **primer parámetro**, y Python pone en él el objeto.`,
      edits: [insertAt(open, method.parameters.length === 0 ? 'self' : 'self, ')],
      avoid: 'El primer parámetro de los métodos es `self`, salvo con `@staticmethod` o `@classmethod`.',
    }
  }
  if (method?.kind === 'function')
    return {
      edits: [],
      cause: `${inlineCode(`${method.name}()`)} usa \`self\` y no lo recibe: en un método es el **primer parámetro**, y Python pone en él el objeto.`,
      decide: `Escribe ${inlineCode(`def ${method.name}(${['self', ...method.parameters.map(({ name }) => name)].join(', ')}):`)}.`,
    }
  return {
    edits: [],
    cause: `\`self\` solo existe **dentro de un método**, que lo recibe como primer parámetro. ${owner ? 'Esa línea está en la clase, fuera de todos ellos: se ejecuta al crear la clase, cuando aún no hay ningún objeto.' : 'Esa línea está fuera.'}`,
    decide: owner
      ? 'Llévala dentro de `def __init__(self):`, con su sangría, y guarda el dato con `self.` delante: `self.total = self.a + 1`.'
      : 'Si es parte de un método, le falta sangría; si no, usa el nombre del objeto en lugar de `self`.',
  }
}
