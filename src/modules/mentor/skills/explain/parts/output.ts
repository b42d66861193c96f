import { text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Block } from '../../../engine/skill'
import type { Module } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { missingIn } from '../../../python/evaluate/modules/made-elsewhere'
import type { Evaluation } from '../../../python/evaluate/result'
import { MAX_STEPS } from '../../../python/evaluate/trace'
import { allExpressions, statementsIn } from '../../../python/walk'
import { outsideReason } from '../content/outside-reasons'
import { listed, quote, type Source } from '../idioms/idiom'
import { endlessText } from './endless'
import { typedRun } from './typed-run'

const MAX_STATEMENTS = 1_000
const TOO_LARGE: Evaluation = { kind: 'outside', reason: 'size', subject: 'statements', line: null, output: '' }

const results = new WeakMap<Module, Evaluation>()

/** What a program does, with its trace; worked out once. */
export function run(module: Module): Evaluation {
  const known =
    results.get(module) ?? (module.body.length > MAX_STATEMENTS ? TOO_LARGE : evaluatePiece(module, { isTraced: true }))
  results.set(module, known)
  return known
}

/** What a program does is what another does with the same lines, which holds what is given to it from outside. */
export function runAs(module: Module, whole: Module): void {
  const result = run(whole)
  if (!('rounds' in result)) return void results.set(module, result)
  const own = [...statementsIn(module.body)]
  const places = [...statementsIn(whole.body)].map(({ from }, at): [number, number] => [
    own[at]?.from ?? 0,
    result.rounds.get(from) ?? 0,
  ])
  results.set(module, { ...result, rounds: new Map(places) })
}

/** Whether the steps of a run are all that it did. */
export const isTracedWhole = (result: Evaluation): boolean => 'steps' in result && result.steps.length < MAX_STEPS

/** The name that a piece of a larger program uses without making it; null where nothing is missing. */
export const missingName = (result: Evaluation): string | null =>
  result.kind === 'outside' && result.reason === 'elsewhere' && result.output === '' ? result.subject : null

/** Without a full stop. */
export const missingText = (name: string): string =>
  `Es un trozo de un programa: ${inlineCode(name)} se crea en otra parte que no veo`

/** What a run took for imported, where the piece shows no import of it. */
function importedText(module: Module): string | null {
  const imports = [...missingIn(module).names].flatMap(([name, from]) => (from === null ? [] : [{ ...from, name }]))
  const lines = [...Map.groupBy(imports, ({ module: of, member }) => `${of} ${member === null}`).values()].map(
    (all) => {
      const [{ module: of, member, name } = NOTHING] = all
      if (member !== null) return `from ${of} import ${all.map((each) => each.name).join(', ')}`
      return of === name ? `import ${of}` : `import ${of} as ${name}`
    },
  )
  return lines.length === 0 ? null : `Cuento con que más arriba pone ${listed(lines.map(inlineCode))}.`
}
const NOTHING = { module: '', member: null, name: '' }

/** Whether a program shows anything by itself. */
export const printsAnything = (module: Module): boolean =>
  [...allExpressions(module)].some(
    (part) => part.kind === 'call' && part.callee.kind === 'name' && part.callee.name === 'print',
  )

/** What a program prints, as the evaluator found it; of one that asks, with lines typed for it. */
export function outputBlocks(result: Evaluation, module: Module): Block[] {
  const endless = endlessText(module, result)
  if (endless !== null)
    return [text(endless), ...(result.output === '' ? [] : [text('Empieza así:'), printed(beginningOf(result.output))])]
  switch (result.kind) {
    case 'done':
      return [
        ...(result.output === ''
          ? [text('No imprime nada en pantalla: no llega a ningún `print`.')]
          : [text('Imprime esto:'), printed(result.output)]),
        ...importedBlocks(module),
        ...fileBlocks(result.files),
      ]
    case 'raised': {
      const before = result.output === '' ? [] : [text('Primero imprime:'), printed(result.output)]
      const message = result.message === '' ? '' : `: ${result.message}`
      const stop = `${result.output === '' ? 'No llega a imprimir nada: se' : 'Y después se'} para en la **línea ${result.line}** con ${inlineCode(`${result.type}${message}`)}.`
      return [...before, text(stop)]
    }
    case 'outside':
      return (
        (result.reason === 'input' ? typedBlocks(module) : pretendedBlocks(result, module)) ?? outsideBlocks(result)
      )
    case 'too-long':
      return [
        text(
          `No te digo la salida: el programa da demasiadas vueltas para seguirlo (va por la línea ${result.line}). Si no termina nunca, revisa la condición de ese bucle.`,
        ),
      ]
  }
}

function importedBlocks(module: Module): Block[] {
  const told = importedText(module)
  return told === null ? [] : [text(told)]
}

/** What stands at the end in the files that the program writes. */
export const fileBlocks = (files: ReadonlyMap<string, string>): Block[] =>
  [...files]
    .filter(([, content]) => content !== '' && content.split('\n').length <= MAX_LINES)
    .slice(0, MAX_FILES)
    .flatMap(([name, content]) => [text(`Y en el archivo ${inlineCode(name)} queda escrito:`), printed(content)])
const MAX_FILES = 2

function typedBlocks(module: Module): Block[] | null {
  const shown = typedRun(module)
  return shown === null
    ? null
    : [
        text('Depende de lo que escribas. Por ejemplo, con esto sale así (lo que se escribe va incluido):'),
        printed(shown),
      ]
}

/** Of what depends on chance or on the clock, one way in which it may turn out. */
function pretendedBlocks({ reason, subject }: Outside, module: Module): Block[] | null {
  const isClock = reason === 'clock' || subject.startsWith('time.')
  if (!isClock && reason !== 'random') return null
  const shown = evaluatePiece(module, { pretends: true })
  if (shown.kind !== 'done' || shown.output.trim() === '' || shown.output.split('\n').length > MAX_LINES) return null
  const why = isClock
    ? 'Lo que venga del reloj (la hora, los segundos) cambia cada vez; lo demás sale así:'
    : 'Usa números al azar: cada vez puede salir algo distinto. Por ejemplo, una vez podría salir esto:'
  return [text(why), printed(shown.output)]
}
const MAX_LINES = 20

type Outside = Extract<Evaluation, { kind: 'outside' }>

function outsideBlocks(result: Outside): Block[] {
  const { reason, output } = result
  const why = text(outsideReason(result))
  return output === '' || reason === 'invalid'
    ? [why]
    : [text('Lo seguro es que empieza imprimiendo:'), printed(beginningOf(output)), why]
}

/** Nobody reads the same line a hundred times. */
const beginningOf = (output: string): string => {
  const lines = output.trimEnd().split('\n')
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_BEGINNING), '…'].join('\n') : output
}
const MAX_BEGINNING = 6

const printed = (output: string): Block => ({ kind: 'code', language: 'text', code: output })

/** How often each loop goes round, where it was followed to the end: «El `while` de la línea 3 da **7 vueltas**». */
export function roundsList({ module, lines }: Source, result: Evaluation): string[] {
  if (result.kind !== 'done') return []
  return [...statementsIn(module.body)].flatMap((node) => {
    if (node.kind !== 'for' && node.kind !== 'while') return []
    const count = result.rounds.get(node.from) ?? 0
    const times = count === 0 ? 'no da ninguna vuelta' : `da **${count} ${count === 1 ? 'vuelta' : 'vueltas'}**`
    const end =
      node.kind === 'while' && node.test.kind !== 'boolean' && count > 0
        ? `, y para cuando ya no se cumple ${quote({ module }, node.test)}`
        : ''
    const leaves = [...statementsIn(node.body)].some(({ kind }) => kind === 'break' || kind === 'return')
    return [`El \`${node.kind}\` de la línea ${lines.lineAt(node.from)} ${times} en total${leaves ? '' : end}.`]
  })
}
