import type { WordSpan } from '../../../../engine/task/classes/class-plan'
import { readClassPlans } from '../../../../engine/task/classes/read-class-plans'
import type { Draft, Maker, Task } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { asksForSomething, coverageOf, leftOut, PERSONAL } from '../coverage'
import { treeOf } from '../program'
import { Reading } from '../reading'
import { classUsage } from './class-usage'
import { allFields } from './sketch'
import { programOf, type Written, writtenClasses } from './written-classes'

/** Writes the classes that are described: what they keep, and the methods whose effect the words tell. */
export const classMaker: Maker = (task) => classDrafts(task)

export function classDrafts({ request, constraints }: Pick<Task, 'constraints' | 'request'>): Draft[] {
  const plans = readClassPlans(request)
  if (plans.length === 0) return []
  const written = writtenClasses(plans, request.words)
  if (written.every(({ sketch, members }) => sketch.fields.length === 0 && members.length === 0)) return []
  const reading = readingOf(new Reading(request), written)
  const inOrder = ordered(written)
  const { body, isRunning } = classUsage(inOrder)
  const code = programOf(inOrder, body)
  if (!isRunning) return []
  const unclear = written.flatMap((each) => each.unclear)
  const members = written.flatMap((each) => each.members)
  const guesses = members.filter((each) => each.body.isGuess).length
  const missing = [
    ...new Set([...written.flatMap((each) => each.unread), ...unreadWishes(reading, written), ...leftOut(reading)]),
  ].slice(0, 3)
  return [
    {
      code,
      title: titleOf(inOrder),
      how: howOf(inOrder),
      example: exampleOf(code),
      unmet: unmet(treeOf(code), constraints),
      fit: fitOf({
        coverage: coverageOf(reading),
        guesses,
        unclear: unclear.length,
        members: members.length,
        missing: missing.length,
      }),
      notes: [
        ...unclear.map((name) => `No me queda claro qué tiene que hacer \`${name}\`: dímelo y lo añado.`),
        ...plans.flatMap(({ name, isAssumed }) =>
          isAssumed ? [`De \`${name}\` no dices qué guarda: le he puesto un nombre.`] : [],
        ),
      ],
      missing,
    } satisfies Draft,
  ]
}

type Understood = { coverage: number; guesses: number; unclear: number; members: number; missing: number }

/** Who tells what each method does is taken at the word, whatever program there is for the class. */
function fitOf({ coverage, guesses, unclear, members, missing }: Understood): number {
  const isWhole = coverage === 1 && guesses + unclear + missing === 0 && members > 0
  if (isWhole) return WHOLE
  const share = unclear / Math.max(1, unclear + members)
  return Math.max(0, 0.8 + 0.19 * coverage - 0.02 * guesses - 0.5 * share - 0.04 * missing - (members === 0 ? 0.1 : 0))
}
const WHOLE = 1.01

/** A class stands behind what it inherits from and what it keeps. */
function ordered(written: readonly Written[]): Written[] {
  const isItem = ({ sketch }: Written) => written.some((other) => other.sketch.store?.itemClass === sketch.plan)
  return [...written.filter(isItem), ...written.filter((each) => !isItem(each))].toSorted(
    (one, other) =>
      Number(one.sketch.parent?.plan === other.sketch.plan) - Number(other.sketch.parent?.plan === one.sketch.plan),
  )
}

/** What people tell of themselves, and asks for nothing. */
const ASIDE =
  /\ben (?:java|c|javascript|php|clase)\b|\bme l[ií][ao]\b|\b(?:no (?:lo |la )?(?:entiendo|pillo|se como)|no me sale|estoy (?:empezando|aprendiendo|en)|es para|vengo de|el profe|la profe)\b/

/** What is wanted of the objects and was not understood. */
function openWishes(reading: Reading, { sketch, whole }: Written): WordSpan[] {
  const asks = ({ from, to }: WordSpan) => {
    const words = reading.words.slice(from, to).map(({ plain }) => plain)
    const text = words.join(' ')
    return words.some((word) => asksForSomething(word)) && !PERSONAL.test(text) && !ASIDE.test(text)
  }
  return sketch.plan.wishes.filter((wish) => !whole.read.includes(wish) && asks(wish))
}

const unreadWishes = (reading: Reading, written: readonly Written[]): string[] =>
  written.flatMap((each) =>
    openWishes(reading, each).map(({ from, to }) =>
      reading.written({ from: reading.offsetOf(from), to: reading.offsetOf(to) }),
    ),
  )

/** All that was read is used, but for the wishes that nobody understood. */
function readingOf(reading: Reading, written: readonly Written[]): Reading {
  const first = Math.min(...written.map(({ sketch }) => sketch.plan.at))
  const open = written.flatMap((each) => openWishes(reading, each))
  for (let at = Math.max(0, first - 1); at < reading.words.length; at += 1)
    if (!open.some(({ from, to }) => from <= at && at < to))
      reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(at) + 1 })
  return reading
}

function titleOf(written: readonly Written[]): string {
  const parts = written.map(({ sketch, members }) => {
    const { name, parent } = sketch.plan
    const fields = sketch.fields.map((field) => `\`${field.name}\``)
    const does = members.filter(({ name: own }) => !own.startsWith('_')).map(({ name: own }) => `\`${own}\``)
    const keeps = fields.length > 0 ? ` guarda ${listed(fields)}` : ''
    const knows = does.length > 0 ? `${keeps === '' ? '' : ' y'} sabe hacer ${listed(does)}` : ''
    return `\`${name}\`${parent && sketch.parent ? ` hereda de \`${parent}\`${keeps || knows ? ' y' : ''}` : ''}${keeps}${knows}`
  })
  return `${parts.length === 1 ? 'La clase ' : ''}${parts.join('. ')}.`
}

function howOf(written: readonly Written[]): string[] {
  const how: string[] = []
  if (written.some(({ sketch }) => allFields(sketch).length > 0 && !sketch.plan.isData))
    how.push('`__init__` se ejecuta al crear cada objeto y guarda sus datos en `self`, que es «este objeto».')
  if (written.some(({ sketch }) => sketch.plan.isData))
    how.push('`@dataclass` escribe por ti el `__init__` y el texto del objeto a partir de sus atributos.')
  if (written.some(({ sketch }) => sketch.parent !== null && sketch.fields.length > 0))
    how.push('`super().__init__(…)` deja que la clase de arriba guarde lo suyo.')
  for (const { members, whole } of written)
    how.push(...members.map(({ body }) => body.how).filter(Boolean), ...whole.how)
  return [...new Set(how)].slice(0, 6)
}

const listed = (items: readonly string[]) =>
  items.join(', ').replace(/, ([^,]*)$/, (_, last: string) => ` ${/^`[yi]/.test(last) ? 'e' : 'y'} ${last}`)
