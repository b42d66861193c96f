import type { Expression } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import type { Source } from './idiom'
import { calledName } from './in-calls'

/** What an object does that stands alone behind `with`, by the call that makes it. */
export function heldText(node: Expression | undefined, { module }: Source): string {
  const made = [...statementsIn(module.body)].findLast(
    (each) =>
      each.kind === 'assign' &&
      node?.kind === 'name' &&
      each.targets.some((target) => target.kind === 'name' && target.name === node.name),
  )
  const call = made?.kind === 'assign' ? made.value : node
  const name = call?.kind === 'call' ? calledName(call) : ''
  if (name === 'connect')
    return '**guarda** los cambios al salir del bloque (hace `commit()`), o los **deshace** si hay un error; **no cierra** la conexión'
  if (/^R?Lock$/.test(name))
    return '**coge** el cerrojo al entrar en el bloque y lo **suelta** al salir, aunque haya un error: mientras, otro hilo que llegue ahí **espera**'
  return 'lo prepara al entrar en el bloque y lo deja **solo** al salir, aunque haya un error'
}
