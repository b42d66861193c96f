import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'
import type { FindImprovements } from '../improvement'

const OPENS = /^(?:login|connect|auth|authenticate|sign_in|Client|create_engine)$/
const SECRET = /^(?:passw(?:or)?d|clave|contrasena|contrasenia|token|api_?key|secret|passwd|pwd)$/i

/** A password or a key that is written into the code where it is handed over: whoever sees the file has it. */
export const findSecrets: FindImprovements = ({ module }) =>
  [...allExpressions(module)].flatMap((node) => {
    if (node.kind !== 'call' || !OPENS.test(nameOf(node.callee))) return []
    const given = node.arguments.find(
      ({ name, value }, at) =>
        value.kind === 'string' && value.value !== '' && (name === null ? at === 1 : SECRET.test(name)),
    )
    if (given === undefined) return []
    return [
      {
        from: node.from,
        to: node.to,
        weight: 0.97,
        what: `La contraseña está escrita en el código. Guárdala fuera, en una **variable de entorno**, y léela con ${inlineCode('os.environ["CLAVE"]')} (o pídela con \`getpass.getpass()\`).`,
        why: 'Quien vea el archivo, una copia o el repositorio tiene tu cuenta: es un riesgo de seguridad aunque el programa funcione. Si ya lo has compartido, cambia la contraseña.',
        edits: [],
      },
    ]
  })

const nameOf = (node: Expression): string => (node.kind === 'name' || node.kind === 'attribute' ? node.name : '')
