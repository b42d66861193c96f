import { byWord } from '~/platform/text/by-word'
import { upperFirst } from '~/platform/text/first-letter'
import { parsePython } from '../../../python/parse'
import { accented } from '../compose/scalars/nouns'
import type { Program } from './program-file'

/** How a parameter of a type is read from a line that is typed; `{ask}` is the call of `input`. */
const READ: Record<string, string> = byWord({
  int: 'int({ask})',
  float: "float({ask}.replace(',', '.'))",
  str: '{ask}',
  any: '{ask}',
  'list[int]': '[int(n) for n in {ask}.split()]',
  'list[float]': "[float(n.replace(',', '.')) for n in {ask}.split()]",
  'list[str]': '{ask}.split()',
  list: '{ask}.split()',
})
const SEPARATED = ', separados por espacios'

/**
 * The function of a recipe with a program around it that asks for its parameters and says the result; null where a parameter cannot be
 * typed in a line. `code` has the stated names already, `name` is the function's.
 */
export function keyboardProgram(program: Program, code: string, name: string): string | null {
  const definition = definitionsOf(code)
  const own = parsePython(code).body.find((node) => node.kind === 'function' && node.name === name)
  if (program.function === undefined || own?.kind !== 'function') return null
  const { parameters } = program.function
  const hasLabels =
    Object.keys(program.labels).length > 0 || !parameters.every(({ type }) => type === 'int' || type === 'float')
  const asked = parameters.filter(({ name }) => !hasLabels || program.labels[name] !== undefined)
  const names = own.parameters.slice(0, asked.length).map((parameter) => parameter.name)
  if (asked.length === 0 || asked.some(({ type }) => READ[type] === undefined)) return null
  const lines = asked.map(({ name: canonical, type }, at) => {
    const said = `${program.labels[canonical] ?? labelFor(canonical)}${type.startsWith('list') ? SEPARATED : ''}`
    const label = said.endsWith('?') ? `${said} ` : `${said}: `
    return `${names[at]} = ${READ[type]?.replace('{ask}', `input(${quoted(label)})`)}`
  })
  const renames = new Map(asked.map((one, at) => [one.name, names[at] ?? one.name]))
  return `${definition}\n\n${[...lines, ...saying(program, `${name}(${names.join(', ')})`, renames)].join('\n')}\n`
}

/** A parameter that has no label is asked for by its name. */
const labelFor = (name: string) => accented(upperFirst(name).replaceAll('_', ' '))

/** Imports, constants and definitions; the example that follows them is left out. */
function definitionsOf(code: string): string {
  const { body } = parsePython(code)
  const last = body.findLast(({ kind }) => kind === 'function' || kind === 'class')
  return code.slice(0, last?.to ?? 0).trimEnd()
}

function saying(
  { answer, function: signature }: Program,
  call: string,
  renames: ReadonlyMap<string, string>,
): string[] {
  if (signature?.returns === 'None') return [call]
  const [yes = '{resultado}', no] = answer.map((text) =>
    text.replace(/\{(\w+)/g, (whole, name: string) => (renames.has(name) ? `{${renames.get(name)}` : whole)),
  )
  if (no !== undefined) return [`if ${call}:`, `    print(${formatted(yes)})`, 'else:', `    print(${formatted(no)})`]
  if (yes === '{resultado}') return [`print(${call})`]
  return [`resultado = ${call}`, `print(${formatted(yes)})`]
}

const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`)
const formatted = (text: string) => (text.includes('{') ? `f${quoted(text)}` : quoted(text))
