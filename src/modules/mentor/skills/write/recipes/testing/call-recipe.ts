import type { ProgramRunner } from '~/testing/python/program-runner'
import { allPrograms } from '../programs'

/** What a call came to: its value as JSON has it, or the name of what it raised. */
export type Called = { value: unknown } | { raises: string }
export type RecipeFunction = { id: string; section: string | null; name: string }

const MARK = '@@called@@'

/** Each way a recipe writes its function; throws where it has none. */
export function functionsOf(id: string): RecipeFunction[] {
  const program = allPrograms().find((one) => one.id === id)
  const name = program?.function?.name
  if (program === undefined || name === undefined) throw new Error(`${id} has no function`)
  return program.body.sections
    .filter(({ kind }) => kind === 'function')
    .map((section) => ({ id, section: section.name, name }))
}

/** Calls a recipe's function with every list of arguments, all in one run of Python. */
export function callRecipe(
  python: ProgramRunner,
  { id, section, name }: RecipeFunction,
  calls: readonly unknown[][],
): Called[] {
  const found = allPrograms()
    .find((one) => one.id === id)
    ?.body.sections.find((one) => one.kind === 'function' && one.name === section)
  const code = `${found?.code ?? ''}
import json

answers = []
for arguments in json.load(open('calls.json', encoding='utf-8')):
    try:
        answers.append({'value': ${name}(*arguments)})
    except Exception as error:
        answers.append({'raises': type(error).__name__})
print('${MARK}' + json.dumps(answers))
`
  const { screen, error } = python.run({ code, files: { 'calls.json': JSON.stringify(calls) } })
  if (error !== null) throw new Error(`${id}: ${error}`)
  return JSON.parse(screen.slice(screen.lastIndexOf(MARK) + MARK.length))
}
