import type { CodePart } from '../../engine/message'
import { parsePython } from '../../python/parse'
import { type Fault, findFaults } from '../faults/find-faults'
import { LIKELY, POSSIBLE } from '../faults/found'
import { mendProgram } from '../faults/mend-program'
import { repairs } from '../faults/repair/repair'
import { told } from '../faults/wording'
import { aliasIn, checkAnswer } from './check-answer'
import type { Check } from './check-program'
import type { Exercise } from './exercise-file'

type Attempt = Pick<CodePart, 'tree' | 'code'>

/** What is wrong in an attempt, in sentences, and the program without it where that passes all checks. */
export type AttemptFault = { line: number; what: string; why: string; avoid: string; mended: string | null }

/** So many are mended and checked. */
const MAX_TRIED = 8
/** What a repair may take: about as much as short programs do. */
const STEPS = 400

/**
 * What is wrong in an attempt that does not pass a check: a fault whose mending makes it pass all of them, found by tree or by trying small
 * changes; else one that is as good as certain. Null where none is known.
 */
export function faultOfAttempt(exercise: Exercise, { tree, code }: Attempt, check: Check): AttemptFault | null {
  const found = faultsWhenCalled(code, check)
  const passing = (fault: Fault): AttemptFault[] => {
    const mended = mendProgram(code, fault, new Set([fault.kind]))
    const isRight =
      mended !== null && checkAnswer(exercise, { code: mended, tree: parsePython(mended) }).kind === 'passed'
    return isRight ? [inWords(fault, mended)] : []
  }
  const goal = { kind: 'meant', isMet: check.passes } as const
  const trial = {
    append: check.program(aliasIn(exercise, tree)),
    input: [...check.input],
    goal,
    before: null,
    steps: STEPS,
  }
  const sure = found.find(({ certainty }) => certainty >= LIKELY)
  const [proven] = [
    ...found.slice(0, MAX_TRIED).flatMap(passing),
    ...(found.length > MAX_TRIED ? [] : repairs(trial, tree).slice(0, MAX_TRIED).flatMap(passing)),
  ]
  return proven ?? (sure === undefined ? null : inWords(sure, null))
}

/** What the exercise calls is used: a function that shows its result instead of giving it back is seen only then. */
function faultsWhenCalled(code: string, { call }: Check): Fault[] {
  const own = code.trimEnd()
  const lines = own.split('\n').length
  return findFaults(parsePython(call === null ? own : `${own}\n_valor = ${call}\n`)).filter(
    ({ certainty, line }) => certainty >= POSSIBLE && line <= lines,
  )
}

const inWords = (fault: Fault, mended: string | null): AttemptFault => ({
  line: fault.line,
  mended,
  ...((isCalledByExercise(fault) && WHEN_CALLED[fault.kind]?.(String(fault.facts?.function), fault.line)) || {
    what: told(fault, 'what'),
    why: told(fault, 'why'),
    avoid: told(fault, 'avoid'),
  }),
})

const isCalledByExercise = ({ facts }: Fault) => String(facts?.use).startsWith('_valor')

/** Faults of functions as they are told where the exercise calls them, and no line of the attempt. */
const WHEN_CALLED: Partial<
  Record<string, (name: string, line: number) => Pick<AttemptFault, 'what' | 'why' | 'avoid'>>
> = {
  'prints-instead-of-returning': (name, line) => ({
    what: `La función \`${name}\` muestra el resultado (línea ${line}), pero no lo devuelve.`,
    why: '`print` enseña un valor en la pantalla, y ahí se acaba; `return` se lo da a quien llamó a la función. Por eso ves el resultado al ejecutarla y, aun así, lo que devuelve es `None`.',
    avoid: 'Lo que una función **devuelve** va detrás de `return`; el `print`, fuera, donde la llamas.',
  }),
  'missing-return': (name, line) => ({
    what: `A la función \`${name}\` le falta el \`return\` (mira la línea ${line}): hace la cuenta, pero no la devuelve.`,
    why: 'Lo que se calcula dentro de una función se queda dentro. Cuando acaba sin `return`, quien la llama recibe `None`.',
    avoid: 'La última línea de una función que da un resultado casi siempre es un `return`.',
  }),
}
