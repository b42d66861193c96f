import type { Draft, Maker } from '../../../../engine/task/task'
import { parsePython } from '../../../../python/parse'
import { allExpressions } from '../../../../python/walk'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'

/** What a function gives, written out to the end of the request. */
const GIVES =
  /(?:devuelv\w+|devolver|retorn\w+|regres\w+|return)\s+(?:el (?:resultado|valor) de )?(?<expression>[\w+\-*/%(). ]{3,80})[.\s]*$/i
const OPERATOR = /(?<=[\w)]) *(\*\*|\/\/|[+\-*/%]) *(?=[\w(-])/g
const SAMPLES = ['12', '5', '3', '8']

/** «puntuacion(aciertos, fallos) que devuelva aciertos*3 - fallos»: its value is an expression of its parameters. */
export const statedExpressionMaker: Maker = (task, { message }) => {
  const [asked, ...others] = task.functions
  if (asked === undefined || others.length + task.classes.length > 0 || asked.parameters.length > SAMPLES.length)
    return []
  const stated = GIVES.exec(message.text)?.groups?.expression?.trim()
  if (stated === undefined || !isExpressionOf(stated, asked.parameters)) return []
  const expression = stated.replace(OPERATOR, ' $1 ')
  const call = `${asked.name}(${SAMPLES.slice(0, asked.parameters.length).join(', ')})`
  const code = `def ${asked.name}(${asked.parameters.join(', ')}):\n    return ${expression}\n\n\nprint(${call})\n`
  return [
    {
      code,
      title: `La función \`${asked.name}\` devuelve \`${expression}\`.`,
      how: ['`return` devuelve el valor de la cuenta a quien llama a la función.'],
      example: exampleOf(code, []),
      unmet: unmet(parsePython(code), task.constraints),
      fit: 1,
    } satisfies Draft,
  ]
}

/** Whether a text is one expression that works something out of all of these names, and of no others. */
function isExpressionOf(text: string, names: readonly string[]): boolean {
  const module = parsePython(text)
  if (module.errors.length > 0 || module.body.length !== 1 || module.body[0]?.kind !== 'expression') return false
  const all = [...allExpressions(module.body)]
  const used = new Set(all.flatMap((each) => (each.kind === 'name' ? [each.name] : [])))
  return (
    all.some(({ kind }) => kind === 'binary') && used.size === names.length && names.every((name) => used.has(name))
  )
}
