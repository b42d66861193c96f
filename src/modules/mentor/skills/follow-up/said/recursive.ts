import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { StatementOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import type { Reader } from '../asked'

const ASKS =
  /^(?:(?:eso|esto|esa|ese|esta|la funcion|el programa|el codigo) )*(?:es|seria|usa|utiliza|hay|tiene) (?:algo |una funcion |un programa )?(?:recursiv[oa]|recursividad|recursion)\b(?: (?:eso|esto|o no|verdad))*$/

/** «¿Eso es recursivo?»: whether a function of the program calls itself, and where. */
export const recursive: Reader = ({ said, source }) => {
  if (source === null || !ASKS.test(said)) return null
  const functions = [...statementsIn(source.module.body)].filter((node) => node.kind === 'function')
  for (const node of functions) {
    const call = [...allExpressions(node.body)].find((part) => part.kind === 'call' && calledName(part) === node.name)
    if (call === undefined) continue
    const line = source.lines.lineAt(call.from)
    const told = `Sí: ${inlineCode(node.name)} se llama a sí misma en la **línea ${line}**. Cada llamada resuelve un caso más pequeño, hasta llegar a uno que se sabe sin volver a llamarse.`
    return answered('recursive', [text(told)])
  }
  return answered('recursive', [text(`No. ${whatInstead(functions, source.module.body)}`)])
}

/** How it does it, where it does not call itself. */
function whatInstead(functions: readonly StatementOf<'function'>[], body: Parameters<typeof statementsIn>[0]): string {
  const loop = [...statementsIn(body)].find(({ kind }) => kind === 'for' || kind === 'while')
  const how = loop === undefined ? '' : ` Lo que se repite lo hace un bucle \`${loop.kind}\`.`
  const [only, ...more] = functions
  if (only === undefined)
    return `Recursiva es una función que se llama a sí misma, y aquí no hay ninguna función.${how}`
  const who = more.length === 0 ? `${inlineCode(only.name)} no` : 'ninguna de las de aquí'
  return `Recursiva es una función que se llama a sí misma; ${who} lo hace.${how}`
}
