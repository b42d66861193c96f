import { listed } from '~/platform/text/listed'
import type { Task } from '../../../../engine/task/task'
import { indented } from '../../compose/program'
import { accented } from '../../compose/scalars/nouns'
import type { TellType } from '../../compose/scalars/scalar-operator'
import { decimalsOf, field } from '../../compose/scalars/typed-lines'
import { testOf } from '../../compose/sequences/find-predicates'
import type { Sequence } from '../../compose/sequences/sequence'
import type { Aggregate } from '../../compose/sequences/sequence-aggregates'
import { eachOf, NAMES, styleOf } from '../../compose/sequences/sequence-lines'
import { resultOf } from '../../compose/sequences/sequence-results'
import type { Written } from '../drafted'
import { askingLoop, askLine, howOften, loopHow, typedFor, typedInLoop } from './asked-lines'
import type { Dialogue, Want } from './dialogue'
import { isNumeric, type Quantity } from './quantity'
import { toldWants } from './told-wants'
import { definitionsOf, testsOf, verdictLines } from './verdicts'

type Told = { lines: string[]; how: string[]; imports: string[]; needsValues: boolean; isOfAll: boolean }

/** One thing that is asked for again and again, and what is told of all of them. Null where a wish is none of a list. */
export function listProgram(task: Task, dialogue: Dialogue): Written | null {
  const [asked] = dialogue.asked
  if (!asked || dialogue.asked.length > 1 || dialogue.fixed.length > 0) return null
  const tests = testsOf(dialogue.wants)
  const isWhole = tests.some(({ predicate }) => predicate.isWhole)
  const quantity: Quantity = isWhole && asked.type !== 'text' ? { ...asked, type: 'whole' } : asked
  const of = quantity.type === 'text' ? 'text' : 'number'
  if (tests.some(({ predicate }) => predicate.of !== of)) return null
  const sequence = sequenceOf(quantity, of)
  const told = dialogue.wants.map((want, at) =>
    want.kind === 'verdict' && isOfResult(dialogue.wants, at)
      ? ofResult(want, sequence)
      : toldOf(want, { sequence, task }),
  )
  if (told.includes(null)) return null
  const parts = told.filter((each) => each !== null)
  const behind = parts.filter(({ isOfAll }) => isOfAll)
  const verdicts = dialogue.wants.flatMap((want, at) =>
    want.kind === 'verdict' && !isOfResult(dialogue.wants, at) ? verdictLines(want.tests, quantity.name) : [],
  )
  const inside = [
    ...verdicts,
    ...(behind.length > 0 || dialogue.end?.kind === 'sum' ? [`${quantity.plural}.append(${quantity.name})`] : []),
  ]
  if (inside.length === 0 || (dialogue.end?.kind === 'sum' && !isNumeric(quantity))) return null
  const loop = askingLoop({ ...dialogue, asked: [quantity], inside })
  const [whose] = dialogue.once.filter((each) => !isNumeric(each))
  if (dialogue.once.some((each) => each !== whose)) return null
  const shown = [...(whose ? [`print(${whose.name})`] : []), ...behind.flatMap(({ lines }) => lines)]
  const isGuarded =
    behind.some(({ needsValues }) => needsValues) &&
    (dialogue.end !== null ? dialogue.end.kind !== 'sum' : typeof dialogue.count !== 'number')
  return {
    imports: behind.flatMap(({ imports }) => imports),
    definitions: definitionsOf(dialogue.wants),
    body: [
      ...dialogue.once.map((each) => askLine(each)),
      ...(behind.length > 0 || dialogue.end?.kind === 'sum' ? [`${quantity.plural} = []`] : []),
      ...loop,
      ...(shown.length > 0 ? [''] : []),
      ...(isGuarded
        ? [`if ${quantity.plural}:`, ...indented(shown), 'else:', "    print('No has escrito ningún dato.')"]
        : shown),
    ],
    title: titleOf(dialogue, quantity),
    how: [loopHow(dialogue), ...new Set(parts.flatMap(({ how }) => how))],
    typed: [...dialogue.once.map((each, at) => typedFor(each, at)), ...typedInLoop({ ...dialogue, asked: [quantity] })],
  }
}

/** «la media y si ha aprobado»: it is the mean that is judged. */
const isOfResult = (wants: readonly Want[], at: number) => wants[at - 1]?.kind === 'mean'

function ofResult({ tests }: Extract<Want, { kind: 'verdict' }>, { plural }: Sequence): Told {
  const lines = [`media = sum(${plural}) / len(${plural})`, ...verdictLines(tests, 'media')]
  return { lines, how: ['La media decide qué se dice.'], imports: [], needsValues: true, isOfAll: true }
}

const TYPES = { text: 'text', whole: 'int', number: 'float', money: 'money' } as const

const sequenceOf = ({ name, plural, label, type }: Quantity, of: Sequence['of']): Sequence => ({
  plural,
  one: name,
  label: label.toLowerCase(),
  of,
  type: TYPES[type],
  origin: 'keyboard',
  lines: [],
  imports: [],
  typed: null,
  canBeEmpty: true,
  how: [],
})

function toldOf(want: Want, { sequence, task }: { sequence: Sequence; task: Task }): Told | null {
  switch (want.kind) {
    case 'verdict':
      return { lines: [], how: [], imports: [], needsValues: false, isOfAll: false }
    case 'list':
      return listPart(want, sequence)
    case 'say':
      return {
        lines: [`print('${want.text.replaceAll("'", '’')}')`],
        how: [],
        imports: [],
        needsValues: false,
        isOfAll: true,
      }
    case 'count':
    case 'sum':
    case 'mean':
    case 'max':
    case 'min':
    case 'longest':
    case 'shortest': {
      const isOfText = want.kind === 'longest' || want.kind === 'shortest'
      if (want.kind !== 'count' && isOfText !== (sequence.of === 'text')) return null
      if (want.kind === 'count' && want.noun !== null && want.noun !== sequence.one) return null
      const test = 'test' in want ? want.test : null
      return measured({ kind: want.kind, test, at: 0, to: 0 }, { sequence, task })
    }
    default:
      return null
  }
}

/** A figure of all of them, or of those for which something holds; what needs some of them is told only where there are any. */
function measured(aggregate: Aggregate, { sequence, task }: { sequence: Sequence; task: Task }): Told {
  const { kind, test } = aggregate
  const style = styleOf(task)
  const made = (of: Aggregate, over: string) =>
    resultOf(of, over, { sequence, style: { ...style, loop: style.without.has('for') ? 'while' : null } })
  const whole = made(aggregate, sequence.plural)
  const chosen = test && whole.needsValues ? (NAMES[test.predicate.id] ?? 'elegidos') : null
  const { lines, expression, how, imports, isRatio } = chosen ? made({ ...aggregate, test: null }, chosen) : whole
  const type: TellType = isRatio ? 'ratio' : kind === 'count' ? 'int' : sequence.type
  const value = type === 'float' ? `{${expression}}` : field(expression, type, decimalsOf(task))
  const isTotal = kind === 'sum' && sequence.type === 'money' && test === null
  const shown = [...lines, `print(f'${isTotal ? 'Total' : whole.label.replace(/[a-z]+$/, accented)}: ${value}')`]
  return {
    lines:
      chosen && test
        ? [
            `${chosen} = [${sequence.one} for ${sequence.one} in ${sequence.plural} if ${testOf(test, sequence.one)}]`,
            `if ${chosen}:`,
            ...indented(shown),
            'else:',
            `    print('No hay ${chosen}.')`,
          ]
        : shown,
    how: [how],
    imports,
    needsValues: whole.needsValues && chosen === null,
    isOfAll: true,
  }
}

function listPart({ order, isNumbered }: Extract<Want, { kind: 'list' }>, { plural, one, of }: Sequence): Told {
  const key = of === 'text' ? ', key=str.lower' : ''
  const over = {
    'as-typed': plural,
    ascending: `sorted(${plural}${key})`,
    descending: `sorted(${plural}${key}, reverse=True)`,
    reversed: `reversed(${plural})`,
  }[order]
  const lines = isNumbered
    ? [`for posicion, ${one} in enumerate(${over}, start=1):`, `    print(f'{posicion}. {${one}}')`]
    : eachOf({ one }, over, { style: { without: new Set(), loop: 'for', isOneLine: false }, body: [`print(${one})`] })
  const how = [
    ...(isNumbered ? ['`enumerate(…, start=1)` da a la vez el número y el dato.'] : []),
    ...(order === 'ascending' || order === 'descending' ? ['`sorted` devuelve otra lista, ordenada.'] : []),
  ]
  return { lines, how, imports: [], needsValues: false, isOfAll: true }
}

const titleOf = (dialogue: Dialogue, { label }: Quantity): string =>
  `El programa pide «${label.toLowerCase()}» ${howOften(dialogue)} y te dice ${listed(toldWants(dialogue.wants))}.`
