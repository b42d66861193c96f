import { answered, printed, python, text } from '../../../engine/blocks'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { statementsIn } from '../../../python/walk'
import type { Asked, Reader } from '../asked'

const GOAL =
  /(?<![\p{L}])(?:quede|salga|diga|ponga|sea|de|imprima|muestre) (?:(?:en|como|un|una|el|la) )?["'`«“]?([\p{L}\d][\p{L}\d .,]{0,30}?)["'`»”]?(?: en (?:vez|lugar) .{0,40})?$/iu
const WANTS = /\b(?:quiero|quisiera|necesito|que quede|que salga|que diga|para que|hago (?:para )?que)\b/
const MAX_SAID = 200
const MAX_NAMES = 3

/** An expression that may make what is wished, and what it does. */
type Candidate = { expression: string; told: string }

/** «Quiero que quede masa»: a small expression that makes it of what the program has, found by trying and proven by running. */
export const reaching: Reader = (asked) => {
  if (asked.code === null || !WANTS.test(asked.said)) return null
  const said = asked.frame.message.prose
    .slice(0, MAX_SAID)
    .replace(/[¿?¡!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
  const goal = GOAL.exec(said)?.[1]?.trim()
  if (goal === undefined) return null
  const values = valuesIn(asked)
  const given = values.map(({ name, source }) => `${name} = ${source}\n`).join('')
  for (const { expression, told } of candidatesFor(values, goal)) {
    const program = `${given}nuevo = ${expression}\nprint(nuevo)`
    const result = evaluatePiece(parsePython(program))
    if (result.kind === 'done' && isGoal(result.output.trim(), goal))
      return answered('reached', [text(told), python(program), text('Imprime:'), printed(result.output)])
  }
  return null
}

const isGoal = (printedText: string, goal: string) =>
  printedText === goal || (/^\d/.test(goal) && Number(printedText) === Number(goal.replace(',', '.')))

type Value = { name: string; source: string; text: string | null }

/** Texts and numbers that the program gives names. */
function valuesIn({ code }: Asked): Value[] {
  if (code === null) return []
  const found = new Map<string, Value>()
  for (const node of statementsIn(code.tree.body)) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name' || found.has(target.name)) continue
    const { value } = node
    if (value.kind !== 'string' && value.kind !== 'number') continue
    const source = code.tree.source.slice(value.from, value.to)
    found.set(target.name, { name: target.name, source, text: value.kind === 'string' ? value.value : null })
  }
  return [...found.values()].slice(0, MAX_NAMES)
}

function candidatesFor(values: readonly Value[], goal: string): Candidate[] {
  const ofTexts = values.flatMap(({ name, text: own }) =>
    own === null ? [] : [...wholeTexts(name), ...mended(name, own, goal)],
  )
  return /^-?[\d.,]+$/.test(goal) ? [...ofNumbers(values), ...ofTexts] : ofTexts
}

const wholeTexts = (n: string): Candidate[] => [
  {
    expression: `${n}.upper()`,
    told: '`upper` da otro texto, en mayúsculas; el de antes no cambia, por eso se guarda en una variable.',
  },
  {
    expression: `${n}.lower()`,
    told: '`lower` da otro texto, en minúsculas; el de antes no cambia, por eso se guarda en una variable.',
  },
  { expression: `${n}.title()`, told: '`title` pone en mayúscula la inicial de cada palabra, y da otro texto.' },
  { expression: `${n}.capitalize()`, told: '`capitalize` pone en mayúscula la primera letra, y da otro texto.' },
  { expression: `${n}[::-1]`, told: '`[::-1]` lee el texto del final al principio.' },
  { expression: `${n}.strip()`, told: '`strip` quita los espacios de los lados, y da otro texto.' },
]

/** What differs between two texts is put between what they have in common at both ends. */
function mended(name: string, own: string, goal: string): Candidate[] {
  let start = 0
  while (start < own.length && start < goal.length && own[start] === goal[start]) start += 1
  let end = 0
  while (end < own.length - start && end < goal.length - start && own.at(-1 - end) === goal.at(-1 - end)) end += 1
  if (start + end === 0) return []
  const piece = goal.slice(start, goal.length - end)
  const after = own.length - end
  const parts = [
    ...(start > 0 ? [`${name}[:${start}]`] : []),
    ...(piece === '' ? [] : [JSON.stringify(piece)]),
    ...(end > 0 ? [`${name}[${after}:]`] : []),
  ]
  const rest = end > 0 ? ` \`${name}[${after}:]\` es lo que queda desde la posición ${after} hasta el final.` : ''
  return [
    {
      expression: parts.join(' + '),
      told: `Un texto no se cambia por dentro: se hace **otro** con los trozos que sirven y lo nuevo.${rest}`,
    },
  ]
}

const CONVERTED = 'El texto se convierte en número con `int` (o `float`, si lleva decimales) antes de hacer la cuenta.'

function ofNumbers(values: readonly Value[]): Candidate[] {
  const [first, second] = values
  if (first === undefined) return []
  const number = ({ name, text: own }: Value) =>
    own === null ? name : own.includes('.') ? `float(${name})` : `int(${name})`
  const told = values.some(({ text: own }) => own !== null) ? CONVERTED : 'Esta cuenta lo da:'
  if (second === undefined)
    return [0, 1, 2].map((digits) => ({ expression: `round(${number(first)}, ${digits})`, told }))
  return ['*', '+', '-', '/', '//', '**', '%'].map((sign) => ({
    expression: `${number(first)} ${sign} ${number(second)}`,
    told,
  }))
}
