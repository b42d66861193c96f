import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { parsePython } from '../../../../python/parse'
import { indented, render } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { decimalsOf } from '../../compose/scalars/typed-lines'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { typeOfNoun } from '../noun-names'
import type { Quantity } from '../scalars/scalar-inputs'
import { STEPS } from '../scalars/scalar-steps'
import { understanding } from '../understanding'
import { BODIES, type FunctionBody, type Parameter } from './function-steps'
import { statedCalls } from './stated-calls'

/** A function with the stated name and parameters, and the calls that the request names. */
export function functionPlan(task: Task, message: string): Draft | null {
  const [stated] = task.functions
  const signature = stated && {
    ...stated,
    parameters: stated.parameters.length > 0 ? stated.parameters : namedParameters(task.request.text),
  }
  if (!signature || signature.parameters.length === 0 || task.functions.length > 1 || task.classes.length > 0)
    return null
  const { name, parameters } = signature
  const reading = new Reading(readRequestText(message))
  const calls = statedCalls(message, { name, count: parameters.length })
  markStated(reading, { name, calls })
  if (stated?.parameters.length === 0) reading.take(TAKES)
  const typed = parameters.map((each): Parameter => ({ name: each, type: typeOf(each, reading.text) }))
  const body = bodyOf(task, { reading, parameters: typed })
  if (body === null) return null
  const shownCalls = callLines(reading, { name, calls, parameters })
  if (task.source === 'keyboard' && calls.length === 0) return null
  const definition = [
    `def ${name}(${parameters.map((each) => withDefault(each, signature.defaults)).join(', ')}):`,
    ...indented(body.lines),
  ]
  const code = render({ definitions: [definition], body: shownCalls.lines })
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  const { fit, missing } = understanding(reading)
  return {
    code,
    title: `La función \`${name}\` ${body.said}.`,
    how: [...body.how, ...shownCalls.how].slice(0, 6),
    example: exampleOf(code),
    unmet: unmet(tree, task.constraints),
    fit,
    missing,
  }
}

const TAKES =
  /\b(?:reciba|recibe|reciban|acepte|tome|dado|dada|dad[oa]s)(?: como parametro)? (?:un|una|el|la) (lista(?: de ([a-z]+))?|texto|frase|palabra|numero|nombre|cadena|precio|total|importe|edad|telefono|fecha|nota)\b/

/** «que reciba un texto»: the parameter of a function whose name alone is stated. */
function namedParameters(text: string): string[] {
  const [, noun, of] = TAKES.exec(text) ?? []
  if (noun === undefined) return []
  return [noun.startsWith('lista') ? (of ?? 'lista') : noun]
}

const withDefault = (name: string, defaults: Record<string, string> | undefined) =>
  defaults?.[name] === undefined ? name : `${name}=${defaults[name]}`

/** Stated numbers and texts to try it with ask for nothing else. */
function markStated(reading: Reading, { name, calls }: { name: string; calls: readonly (readonly string[])[] }): void {
  reading.take(new RegExp(`\\b(?:(?:una|la|funcion|def|llamada|haceme|hazme) )*${name}(?: \\( [^)]{0,80} \\))?`))
  if (calls.length > 0)
    reading.take(
      /\b(?:(?:y|e) )?(?:prueb\w+|prob\w+|imprim\w+|muestr\w+)(?: (?:el|la|los|las|con|resultados?|casos?|de|para|e|imprim\w+))*/,
    )
  reading.take(/\b(?:e|y) (?:imprim\w+|muestr\w+)(?: (?:el|los) resultados?)?(?: en (?:ese|este) orden)?/)
}

const TEXT =
  /^(?:s|texto|frase|palabra|cadena|nombre|letra|telefono|correo|email|clave|contrasena|codigo|matricula|dni)$/
const LIST =
  /^(?:lista|numeros|palabras|notas|precios|valores|nombres|edades|elementos|datos|textos|frases|temperaturas|ventas|importes|cadenas)$/

const typeOf = (name: string, text: string): Parameter['type'] =>
  TEXT.test(name) || new RegExp(`\\b(?:un texto|una frase|una cadena) ${name}\\b`).test(text)
    ? 'text'
    : LIST.test(name)
      ? 'list'
      : 'number'

function bodyOf(
  task: Task,
  { reading, parameters }: { reading: Reading; parameters: readonly Parameter[] },
): FunctionBody | null {
  const without = new Set(task.constraints.flatMap((each) => (each.kind === 'without' ? [each.what] : [])))
  const decimals = decimalsOf(task)
  for (const make of BODIES) {
    const body = make({ reading, parameters, without, decimals })
    if (body) return body
  }
  const quantities = parameters.map(
    ({ name, type }): Quantity => ({
      name,
      label: name,
      noun: name.split('_')[0] ?? name,
      type: type === 'text' ? 'text' : /^es_|^socio$|^miembro$/.test(name) ? 'yes-no' : (typeOfNoun(name) ?? 'number'),
    }),
  )
  for (const make of STEPS) {
    const step = make({ reading, quantities })
    const [result, ...others] = step?.results ?? []
    if (!step || !result || others.length > 0 || (step.imports ?? []).length > 0) continue
    const lines = returned(step.lines, result.name)
    if (decimals !== null) lines.push(lines.pop()?.replace(/^return (.*)$/, `return round($1, ${decimals})`) ?? '')
    return {
      lines: [...(step.constants ?? []).map((line) => line.toLowerCase()), ...lines],
      how: step.how,
      said: step.said,
    }
  }
  return null
}

/** `precio = 5` in each branch and nothing after it is `return 5`. */
function returned(lines: readonly string[], name: string): string[] {
  const isBranches =
    lines.every((line) => /^(?:if|elif|else)\b/.test(line) || line.startsWith(`    ${name} = `)) &&
    lines.some((line) => line === 'else:')
  return isBranches
    ? lines.map((line) => line.replace(`${name} = `, 'return '))
    : lines.length === 1 && lines[0]?.startsWith(`${name} = `)
      ? [lines[0].replace(`${name} = `, 'return ')]
      : [...lines, `return ${name}`]
}

type Calls = { name: string; calls: readonly (readonly string[])[]; parameters: readonly string[] }

/** The stated calls, printed; what else is to be shown of them. */
function callLines(reading: Reading, { name, calls }: Calls): { lines: string[]; how: string[] } {
  const list = reading.take(
    /\b(?:genera\w* |imprim\w+ |mostr\w+ )?(?:la )?lista (?:de|con) (?:los )?(?:numeros )?(?:primos )?(?:menores|hasta|del 1)(?: (?:a|de|que|el|al))* (\d+)\b/,
  )
  if (list && name.startsWith('es_')) {
    const end = Number(list.groups[0]) + (/menores/.test(list.text) ? 0 : 1)
    reading.take(/\be imprim\w+ la lista\b/)
    return {
      lines: [`numeros = [numero for numero in range(1, ${end}) if ${name}(numero)]`, 'print(numeros)'],
      how: [`La lista se queda con los números para los que \`${name}\` da \`True\`.`],
    }
  }
  const whole = reading.take(
    /\b(?:el )?(dni|nif|codigo|numero|matricula)(?: (?:completo|entero))? con (?:la|su) letra(?: para el)?/,
  )
  const [first] = calls
  if (whole && first)
    return {
      lines: [`numero = ${first[0]}`, `print(f'{numero}{${name}(numero)}')`],
      how: ['La f-string une el número y su letra.'],
    }
  return {
    lines: calls.map((call) => `print(${name}(${call.join(', ')}))`),
    how: calls.length > 0 ? [`Cada \`print\` llama a \`${name}\` con uno de tus ejemplos.`] : [],
  }
}
