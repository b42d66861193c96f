import { inlineCode } from '../../../engine/compose'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName, type FindImprovements, textOf } from '../improvement'

/** `int(input(...))` with nothing that takes what is no number. */
export const findTypedInput: FindImprovements = (program) => {
  const isGuarded =
    [...statementsIn(program.module.body)].some(({ kind }) => kind === 'try') ||
    /\bis(?:digit|numeric|decimal)\b/.test(program.source)
  const call = [...allExpressions(program.module)].find(
    (node) =>
      (calledName(node) === 'int' || calledName(node) === 'float') &&
      node.kind === 'call' &&
      calledName(node.arguments[0]?.value ?? node) === 'input',
  )
  if (isGuarded || call === undefined) return []
  return [
    {
      from: call.from,
      to: call.to,
      weight: 0.4,
      what: `Si alguien escribe letras, ${inlineCode(textOf(program, call))} se para con un \`ValueError\`: valida lo que se escribe, con \`try\` y \`except ValueError\` dentro de un bucle que vuelva a preguntar.`,
      why: 'Un programa que otros usan no debe caerse por una tecla.',
      edits: [],
    },
  ]
}
