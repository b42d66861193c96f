import { markdown } from '../../engine/blocks'
import { inlineCode } from '../../engine/compose'
import type { Block } from '../../engine/skill'
import { cardOf } from '../concepts/cards/cards'
import { lineChanges } from '../faults/line-changes'
import type { AttemptFault } from './attempt-fault'
import type { Verdict } from './check-answer'
import type { Exercise } from './exercise-file'
import { isTrueFalse, LETTERS, type QuizQuestion } from './quiz-file'
import { isChallenge } from './tasks/program-exercise'

const INVITATION =
  'Inténtalo y pégame tu código: lo compruebo. Si te atascas, pídeme «una pista»; y si te rindes, «la solución».'
/** Where the mentor cannot run what is wished: a library is needed, or chance decides. */
const UNCHECKED =
  'Ejecútalo en tu ordenador y pégame tu código o el error si no sale: lo miramos. Si te atascas, pídeme «una pista»; y si te rindes, «la solución».'
const MAX_SHOWN_CHECKS = 4
/** So many of its subjects are said: what was asked for is seldom further behind. */
const MAX_NAMED = 3

const isUnchecked = ({ checks, raises, cases }: Exercise) => checks.length + raises.length + cases.length === 0

type Shown = { number: number | null; withHint: boolean }

/** What is asked, what it must fulfil, and how to go on. The title is how it is known again. */
export function exerciseBlocks(exercises: readonly Exercise[], withHint: boolean): Block[] {
  const isOne = exercises.length === 1
  return [
    ...exercises.flatMap((exercise, at) => oneBlocks(exercise, { number: isOne ? null : at + 1, withHint })),
    markdown(exercises.every(isUnchecked) ? UNCHECKED : INVITATION),
  ]
}

function oneBlocks(exercise: Exercise, { number, withHint }: Shown): Block[] {
  const { title, level, subjects, statement, example, hints, kind } = exercise
  const isNamed = kind === 'proyecto' || (number === null && isChallenge(title))
  const name = isNamed ? '' : number === null ? 'Ejercicio: ' : `Ejercicio ${number}. `
  const about = subjects
    .slice(0, MAX_NAMED)
    .map((id) => cardOf(id)?.title ?? id)
    .join(' · ')
  return [
    markdown(`**${name}${title}** (${about}; nivel ${level})`),
    markdown(statement),
    ...(example === null
      ? checkList(exercise)
      : [markdown(`Un ejemplo de lo que tiene que salir por pantalla:\n\n${example}`)]),
    ...(withHint ? [markdown(`**Pista:** ${hints[0]}`)] : []),
  ]
}

function checkList({ checks, raises }: Exercise): Block[] {
  const items = [
    ...checks
      .slice(0, MAX_SHOWN_CHECKS)
      .map(([expression, expected]) => `${inlineCode(expression)} → ${inlineCode(expected)}`),
    ...raises.map(([expression, name]) => `${inlineCode(expression)} → lanza ${inlineCode(name)}`),
  ]
  return items.length === 0 ? [] : [markdown('Casos de prueba que tiene que cumplir:'), { kind: 'list', items }]
}

/** A program that does not do what it should, to be mended. */
export const faultBlocks = (exercise: Exercise): Block[] => [
  markdown(`**Ejercicio: ${exercise.title}** (encuentra el fallo)`),
  markdown(`Esto es lo que se pedía: ${exercise.statement.split('\n\n', 1)[0] ?? ''}`),
  markdown('Y este programa no lo cumple. ¿Qué línea está mal y cómo la cambiarías?'),
  { kind: 'code', language: 'python', code: exercise.faulty[0] ?? '' },
  ...checkList(exercise),
  markdown('Corrígelo y pégamelo: lo compruebo. Si te atascas, pídeme «una pista».'),
]

export const hintBlocks = (exercise: Exercise, number: number): Block[] => [
  markdown(
    `**Pista ${number} de ${exercise.hints.length} · ${exercise.title}** (${cardOf(exercise.subjects[0] ?? '')?.title ?? ''})`,
  ),
  markdown(exercise.hints[number - 1] ?? ''),
  markdown(
    number < exercise.hints.length
      ? 'Prueba con eso. Si no basta, pídeme «otra pista».'
      : 'Es la última pista. Prueba con ella; si no sale, pídeme «la solución».',
  ),
]

export const solutionBlocks = (exercise: Exercise): Block[] => [
  markdown(`Una solución de **${exercise.title}**:`),
  { kind: 'code', language: 'python', code: exercise.solution },
  { kind: 'heading', text: 'Cómo se llega' },
  { kind: 'list', items: [...exercise.hints] },
  markdown('Ciérrala y escríbela tú de memoria: es lo que más ayuda. ¿Quieres otro parecido? Pídeme «otro ejercicio».'),
]

/** What came of somebody's answer; null where that cannot be told. */
export function verdictBlocks(
  exercise: Exercise,
  verdict: Verdict,
  { code, fault }: { code: string; fault: AttemptFault | null },
): Block[] | null {
  const { title } = exercise
  switch (verdict.kind) {
    case 'passed':
      return [
        markdown(
          `Está bien: tu programa pasa ${verdict.count === 1 ? 'la comprobación' : `las ${verdict.count} comprobaciones`} de **${title}**.`,
        ),
        markdown(
          'Para seguir, pídeme «otro ejercicio» o «uno más difícil». Y si quieres saber si se puede escribir mejor, dime «revísalo».',
        ),
      ]
    case 'failed':
      return [
        markdown(`Todavía no pasa una comprobación de **${title}**: ${asked(verdict)}.`),
        ...shownBlocks(verdict),
        ...(fault === null ? [markdown(`**Pista:** ${hintFor(exercise, code)}`)] : faultTold(fault)),
      ]
    case 'raised':
      return [
        markdown(`Al comprobar **${title}** tu programa se para con un error: ${inlineCode(verdict.error)}.`),
        markdown(`Pasa en esta comprobación: ${verdict.check.says}.`),
        ...(fault === null ? [markdown(`**Pista:** ${hintFor(exercise, code)}`)] : faultTold(fault)),
        markdown('Arréglalo y vuelve a pegármelo.'),
      ]
    case 'missing':
      return [
        markdown(
          `En **${title}** se pide ${inlineCode(verdict.name)} y no la veo en tu programa. Escríbela con ese nombre, con lo tuyo dentro, y vuelve a pegármelo.`,
        ),
      ]
    case 'unknown':
      return null
  }
}

type Failed = Extract<Verdict, { kind: 'failed' }>

/** What is asked; what must not come out is told where it did. */
function asked({ check, screen }: Failed): string {
  const strays = check.strays(screen)
  const sobra = `${strays.length === 1 ? 'sobra' : 'sobran'} ${strays.map(inlineCode).join(', ')}`
  return strays.length === 0 ? check.says : [check.says, sobra].filter((part) => part !== '').join(', y ')
}

const MAX_SHOWN_LINES = 12
/** What the attempt gives instead: the value of a call, or its screen. */
function shownBlocks({ check, found, screen }: Failed): Block[] {
  if (found !== null)
    return [markdown(`Con tu programa da ${inlineCode(found)}.${kindNote(found, check.wanted ?? '')}`)]
  if (check.call !== null) return []
  const lines = screen.trimEnd().split('\n')
  if (screen.trim() === '') return [markdown('Con tu programa no sale nada.')]
  const shown = [...lines.slice(0, MAX_SHOWN_LINES), ...(lines.length > MAX_SHOWN_LINES ? ['…'] : [])]
  return [markdown('Con tu programa sale esto:'), { kind: 'code', language: 'text', code: shown.join('\n') }]
}

/** What a value is called, by how it is written. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\[/, 'una lista, con corchetes'],
  [/^\(/, 'una tupla, con paréntesis'],
  [/^['"]/, 'un texto, entre comillas'],
  [/^-?\d+$/, 'un número entero'],
  [/^-?\d+\.\d+$/, 'un número con decimales'],
  [/^(?:True|False)$/, '`True` o `False`'],
]
const kindOf = (value: string) => KINDS.find(([pattern]) => pattern.test(value))?.[1]

/** Told where a value of another kind is wanted. */
function kindNote(found: string, wanted: string): string {
  const [own, other] = [kindOf(found), kindOf(wanted)]
  return own === undefined || other === undefined || own === other ? '' : ` Eso es ${own}; se pide ${other}.`
}

const faultTold = ({ what, why, avoid }: AttemptFault): Block[] => [
  markdown([what, why].filter((part) => part !== '').join(' ')),
  ...(avoid === '' ? [] : [markdown(`**Pista:** ${avoid}`)]),
]

/** Asked which line it is: the line as it would be right, too, where that is known. */
export const faultExplained = (fault: AttemptFault, code: string): Block[] => [
  markdown([fault.what, fault.why].filter((part) => part !== '').join(' ')),
  ...(fault.mended === null
    ? []
    : [
        markdown('El cambio es este:'),
        { kind: 'code' as const, language: 'diff' as const, code: lineChanges(code, fault.mended) },
      ]),
  markdown('Cámbialo tú, ejecútalo y vuelve a pegármelo: lo compruebo.'),
]

/** The first hint that speaks of something the attempt does not have yet. */
function hintFor({ hints }: Exercise, code: string): string {
  const isDone = (hint: string) => {
    const spans = [...hint.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replace(/[^\w.].*$/, ''))
    return spans.length > 0 && spans.every((span) => code.includes(span))
  }
  return hints.find((hint) => !isDone(hint)) ?? hints.at(-1) ?? ''
}

const optionList = (options: readonly string[]) => options.map((option, at) => `${LETTERS[at]}) ${option}`).join('  \n')

function howToAnswer(questions: readonly QuizQuestion[]): string {
  if (questions.length === 1) return 'Contéstame con la letra y te digo si es esa.'
  return questions.every(isTrueFalse)
    ? 'Contéstame con V o F en orden, por ejemplo «V F F V», y te digo cuántas aciertas.'
    : 'Contéstame con las letras en orden, por ejemplo «1a 2c 3b», y te digo cuántas aciertas.'
}

/** Questions of a short test; `isTold`: their answers follow. */
export function testBlocks(questions: readonly QuizQuestion[], name: string, isTold = false): Block[] {
  const isOne = questions.length === 1
  return [
    markdown(isOne ? `Una pregunta de ${name}:` : `Un test de ${name}, de ${questions.length} preguntas:`),
    ...questions.flatMap(({ title, asks, options }, at) => [
      markdown(`**${isOne ? '' : `${at + 1}. `}${title}**`),
      ...(asks === '' ? [] : [markdown(asks)]),
      markdown(optionList(options)),
    ]),
    ...(isTold ? [] : [markdown(howToAnswer(questions))]),
  ]
}

/** Which answers are right, and why the others are not. */
export function resultBlocks(questions: readonly QuizQuestion[], answers: readonly (string | null)[]): Block[] {
  const right = questions.filter(({ right: letter }, at) => answers[at] === letter).length
  const said = answers.some((answer) => answer !== null)
  return [
    ...(said
      ? [
          markdown(
            questions.length === 1
              ? right === 1
                ? 'Sí, es esa.'
                : 'No, no es esa.'
              : `Has acertado ${right} de ${questions.length}.`,
          ),
        ]
      : []),
    {
      kind: 'list',
      items: questions.map(
        (question, at) =>
          `**${questions.length > 1 ? `${at + 1}. ` : ''}${question.title}**: ${judgedAs(question, answers[at] ?? null)}`,
      ),
    },
  ]
}

function judgedAs(question: QuizQuestion, said: string | null): string {
  const { right, options, because } = question
  const optionOf = (letter: string) => options[LETTERS.indexOf(letter as (typeof LETTERS)[number])] ?? ''
  const mark = said === null ? '' : said === right ? 'Bien. ' : null
  if (isTrueFalse(question))
    return `${mark ?? `Dijiste ${optionOf(said ?? '').toLowerCase()}. `}${optionOf(right)}. ${because}`
  return `${mark ?? `Dijiste ${said}. `}Es la ${right}) ${optionOf(right)}. ${because}`
}
