import type { Draft, Maker, Task } from '../../../engine/task/task'
import { parsePython } from '../../../python/parse'
import { render } from '../compose/program'
import { unmet } from '../constraints'
import { exampleOf } from '../example'
import { statedCalls } from '../plan/functions/stated-calls'
import { understanding } from '../plan/understanding'
import { FAMILIES } from './families'
import { meetsExamples, type StatedExample, statedExamples } from './stated-examples'
import { type Told, type ToldProgram, toldOf } from './told'
import { givesOneValue, givesOtherThanBool, saysBool } from './trial-runs'

/** An example of the request that comes out right says more than any word that was not read. */
const PROVEN = 0.93
/** A function that takes no notice of what it is given is not answered with, however well its words were read. */
const INERT = 0.3

/**
 * Programs whose rule is told in prose. Every family that finds its words proposes one; the request's own examples decide: a program
 * that gives something else than they show is none.
 */
export const toldMaker: Maker = (task, { message }) => {
  const read = toldOf(task, message.text)
  return FAMILIES.map((family) => {
    const told = { ...read, reading: read.reading.copy() }
    const programs = [family(told) ?? []].flat()
    return programs.length === 0 ? null : draftOf(task, told, programs)
  }).filter((draft) => draft !== null)
}

/** The first program that gives what the request shows; where it shows nothing, the first. */
function draftOf(task: Task, told: Told, programs: readonly ToldProgram[]): Draft | null {
  const { asked, reading } = told
  const shown = asked === null ? [] : callsShown(told)
  const tried = programs.map((program) => ({
    program,
    proof: asked === null ? null : meetsExamples(render({ ...program, body: [] }), shown),
  }))
  const best = tried.find(({ proof }) => proof === true) ?? tried.find(({ proof }) => proof === null)
  if (best === undefined) return null
  const { program, proof } = best
  markExamples(told, shown)
  const isGenerator = (program.definitions ?? []).flat().some((line) => /^ *yield /.test(line))
  const calls =
    asked === null || program.body.length > 0 ? [] : callsOf(asked.name, { shown, call: program.call, isGenerator })
  const code = render({ ...program, body: [...program.body, ...calls] })
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  const definition = render({ ...program, body: [] })
  const tries = asked === null ? [] : triedCalls(asked.name, shown, program)
  if (asked !== null && saysBool(reading.text) && givesOtherThanBool(definition, tries)) return null
  const { fit, missing } = understanding(reading)
  const isInert = proof !== true && asked !== null && givesOneValue(definition, asked, tries)
  return {
    code,
    title: program.title,
    how: program.how.slice(0, 6),
    example: program.typed === null ? null : exampleOf(code, program.typed),
    unmet: unmet(tree, task.constraints),
    fit: proof === true ? Math.max(PROVEN, fit) : Math.min(fit - (program.doubt ?? 0), isInert ? INERT : 1),
    ...(proof === true || missing.length === 0 ? {} : { missing }),
  }
}

const triedCalls = (name: string, shown: readonly StatedExample[], { call }: ToldProgram): string[] =>
  shown.length > 0 ? shown.map((each) => each.call) : call === undefined ? [] : [`${name}(${call.join(', ')})`]

function callsShown({ asked, message }: Told): StatedExample[] {
  if (asked === null) return []
  const examples = statedExamples(message, asked.name)
  if (examples.length > 0) return examples
  // «al menos 8 caracteres» is no call with a number.
  if (asked.parameters.every(({ type }) => type === 'text') && !/["'«“]/.test(message)) return []
  return statedCalls(message, { name: asked.name, count: asked.parameters.length }).map((call) => ({
    call: `${asked.name}(${call.join(', ')})`,
    result: null,
  }))
}

type Calls = { shown: readonly StatedExample[]; call?: readonly string[] | undefined; isGenerator: boolean }

function callsOf(name: string, { shown, call, isGenerator }: Calls): string[] {
  const given = shown.map((each) => each.call.replace(/"([^"'\\]*)"/g, "'$1'").replace(/,(?=\S)/g, ', '))
  const calls = given.length > 0 ? given : call === undefined ? [] : [`${name}(${call.join(', ')})`]
  return calls.map((each) => `print(${isGenerator ? `list(${each})` : each})`)
}

/** What an example shows asks for nothing more. */
function markExamples({ reading, asked }: Told, shown: readonly StatedExample[]): void {
  if (shown.length === 0 || asked === null) return
  reading.take(
    /\b(?:(?:y|e) )?(?:prueb\w+|prob\w+|imprim\w+|muestr\w+|ejemplos?|ej|por ejemplo)(?: (?:el|la|los|las|con|resultados?|casos?|de|para|e|imprim\w+|:|\.)){0,8}/,
  )
  const example = new RegExp(`\\b${asked.name.toLowerCase()} \\( [^;]{0,160}`, 'g')
  for (const match of [...reading.text.matchAll(example)].slice(-shown.length))
    if (/^\w+ \( (?:«|\[|-|\d)/.test(match[0])) reading.use({ from: match.index, to: match.index + match[0].length })
}
