import { once } from '~/platform/once'
import { lowerFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import type { Section } from '../../write/recipes/program-body'
import type { Program } from '../../write/recipes/program-file'
import { allPrograms } from '../../write/recipes/programs'
import { checkAnswer } from '../check-answer'
import type { Exercise } from '../exercise-file'
import { subjectsIn } from './subjects-in'

/** How the title of every exercise begins that a program of the library gives. */
const PREFIX = 'Reto: '
export const isChallenge = (title: string): boolean => title.startsWith(PREFIX)
const MAX_HINTS = 4
const MAX_CHECKS = 6
/** Of what a program prints, so many numbers must come out. */
const MAX_NUMBERS = 4

const made = new Map<string, Exercise>()

/** A way of writing a program of the library as an exercise: what it is for, its cases, and how it works as hints. */
export function programExercise(program: Program, section: Section): Exercise {
  const title = titleOf(program, section)
  const known = made.get(title)
  if (known !== undefined) return known
  const exercise: Exercise = {
    id: `${program.id}-program`,
    title,
    level: program.level,
    kind: 'ejercicio',
    subjects: subjectsIn(section.code),
    ...checked(program, section),
    statement: statementOf(program, section),
    example: section.kind === 'program' && section.output !== null ? fenced('text', section.output) : null,
    hints: hintsOf(program, section),
    solution: section.code,
    faulty: [],
  }
  made.set(title, exercise)
  return exercise
}

const FORMS = { function: 'función', class: 'clase', program: 'programa' } as const

/** Which way it is written stands behind what it is for, where there are several. */
function titleOf({ title, body }: Program, { kind, name }: Section): string {
  const form = body.sections[0]?.kind === kind ? [] : [FORMS[kind]]
  const way = [...form, ...(name === null ? [] : [name])].join(', ')
  return `${PREFIX}${lowerFirst(title)}${way === '' ? '' : ` (${way})`}`
}

const byTitle = once(
  () =>
    new Map(
      allPrograms().flatMap((program) =>
        program.body.sections.map((section) => [titleOf(program, section), { program, section }] as const),
      ),
    ),
)

/** The exercise of this title, where a program of the library gives it. */
export function programExerciseTitled(title: string): Exercise | undefined {
  const found = isChallenge(title) ? byTitle().get(title) : undefined
  return found && programExercise(found.program, found.section)
}

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``

const KINDS: Partial<Record<string, string>> = {
  str: 'un texto',
  int: 'un número entero',
  float: 'un número',
  bool: '`True` o `False`',
  list: 'una lista',
  'list[int]': 'una lista de números enteros',
  'list[float]': 'una lista de números',
  'list[str]': 'una lista de textos',
  dict: 'un diccionario',
}
const kindOf = (type: string): string | undefined => KINDS[type] ?? KINDS[type.replace(/\[.*/, '')]

function statementOf(program: Program, section: Section): string {
  const task = lowerFirst(program.title)
  if (section.kind === 'class') {
    const name = /^class (\w+)/m.exec(section.code)?.[1] ?? ''
    return `Escribe una clase ${inlineCode(name)} para esto: ${task}. ${rulesOf(program)}`.trim()
  }
  const signature = section.kind === 'function' ? program.function : undefined
  if (signature === undefined) return [`Escribe un programa para esto: ${task}.`, dataOf(section)].join('')
  const parameters = signature.parameters.map(({ name }) => name).join(', ')
  const kinds = signature.parameters.flatMap(({ name, type }) => {
    const kind = kindOf(type)
    return kind === undefined ? [] : `${inlineCode(name)} es ${kind}`
  })
  const returns = kindOf(signature.returns)
  const contract = [
    kinds.length === signature.parameters.length && kinds.length > 0 ? ` ${kinds.join(' y ')}.` : '',
    returns === undefined ? '' : ` La función devuelve ${returns}.`,
  ]
  const told = contract.join('')
  return `Escribe una función ${inlineCode(`${signature.name}(${parameters})`)} para esto: ${task}.${told}`
}

const rulesOf = (program: Program) =>
  program.cases.length === 0 ? '' : 'Lo que tiene que saber hacer se ve en los casos de prueba.'

/** The data that a program which asks for nothing begins with. */
function dataOf({ code }: Section): string {
  if (/\binput\(/.test(code)) return ''
  const { body } = parsePython(code)
  const data = body.filter(isData).map(({ from, to }) => code.slice(from, to))
  return data.length === 0 ? '' : ` Parte de estos datos:\n\n${fenced('python', data.join('\n'))}`
}
const isData = (node: Statement) =>
  node.kind === 'assign' && ['number', 'string', 'list', 'dict', 'tuple', 'set'].includes(node.value.kind)

/** The idea, then how each part works that stands in the code; of one that says nothing of itself, how it may begin. */
function hintsOf({ body }: Program, { code, how }: Section): string[] {
  const isThere = (hint: string) =>
    [...hint.matchAll(/`([^`]+)`/g)].every(
      ([, span = '']) => RESULT.test(span) || code.includes(span.replace(/[^\w.].*$/, '')),
    )
  const steps = (how.length > 0 ? how : body.how).filter(isThere)
  const [begin = ''] = code.split('\n').filter((line) => line !== '' && !/^(?:import|from) /.test(line))
  return [
    body.intro,
    ...(steps.length > 0 ? steps : [`Puede empezar así: ${inlineCode(begin)}`]).slice(0, MAX_HINTS - 1),
  ]
}
/** What comes out stands in no code. */
const RESULT = /^(?:True|False|None)$/

type Checked = Pick<Exercise, 'checks' | 'raises' | 'cases'>
const UNCHECKED: Checked = { checks: [], raises: [], cases: [] }

/** Its cases, else what it prints: only what its own code passes. */
function checked(program: Program, section: Section): Checked {
  const own =
    section.kind === 'program'
      ? { ...UNCHECKED, cases: casesOf(section) }
      : { ...UNCHECKED, checks: program.cases.slice(0, MAX_CHECKS), raises: program.raises.slice(0, 2) }
  const none = { title: '', statement: '', hints: [], faulty: [], id: '', level: program.level, subjects: [] }
  const exercise: Exercise = { ...none, ...own, kind: 'ejercicio', example: null, solution: section.code }
  const isRight = checkAnswer(exercise, { code: section.code, tree: parsePython(section.code) }).kind === 'passed'
  return isRight ? own : UNCHECKED
}

/** What of the screen must come out, whatever the words around it are: its numbers; of a program that asks, those that it tells last. */
function casesOf({ code, stdin, output, isPossible, files }: Section): Exercise['cases'] {
  if (output === null || isPossible || Object.keys(files).length > 0) return []
  const input = stdin === '' ? [] : stdin.replace(/\n$/, '').split('\n')
  const result = evaluateProgram(parsePython(code), { input })
  if (result.kind !== 'done') return []
  const lines = result.output.trimEnd().split('\n')
  const told = input.length === 0 ? lines : lines.slice(-1)
  const numbers = told.flatMap(
    (line) => (input.length === 0 ? line : line.replace(/^.*[:?] (?=\S)/, '')).match(NUMBER) ?? [],
  )
  return numbers.length === 0 ? [] : [{ input, prints: numbers.slice(0, MAX_NUMBERS), never: [] }]
}
const NUMBER = /(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g
