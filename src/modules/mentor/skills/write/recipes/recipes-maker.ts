import { plainText } from '../../../engine/lexicon/plain-text'
import type { TermMatch } from '../../../engine/lexicon/term-index'
import type { Draft, Maker, Task } from '../../../engine/task/task'
import { parsePython } from '../../../python/parse'
import { exampleOf, howOf, notesOf } from './draft-parts'
import { explainedShare, holdsLeftOut, ignoresOpposite, termsSaid } from './explained'
import { headOf } from './head'
import type { Program } from './program-file'
import { programIndex } from './programs'
import { hasOtherNumbers, hasOwnCondition, namesSaid } from './request-checks'
import { withSentinel } from './sentinel'
import { type Way, wayOf, wishOf } from './way'

/** Below this, what the request names is mostly something else. */
const LEAST_FIT = 0.34
const MAX_DRAFTS = 3
/** The least that a program whose terms are all found fits; how much of the rest is for what else is said. */
const FOUND = 0.4
/** What it costs not to be the first, and to know nothing of a condition («solo los mayores de 5»). */
const COST = { unplaced: 0.4, behind: 0.1, condition: 0.35, unnamedCondition: 0.55, unexplained: 0.9, ignored: 0.6 }
/** Who says the names of the code's classes and functions means this code. */
const NAMED = 0.25

/** Proposes the programs of `content/programs` that a request is for, adapted to its names, numbers, files and data. */
export const recipesMaker: Maker = (task: Task): Draft[] => {
  const matches = programIndex()
    .match(requestTerms(task))
    .filter(({ fit }) => fit >= LEAST_FIT)
    .slice(0, MAX_DRAFTS)
  const drafts = matches.map((match, at) => {
    const draft = draftOf(match, task)
    return at === 0 ? draft : { ...draft, fit: draft.fit - COST.behind }
  })
  return [...drafts, ...byHead(task)]
}

/** Nearly all of what a function is called says one program. */
const SAME_HEAD = 0.8
/** Of what is told besides, a part at least must be what the program is about; the more of it, the surer. */
const [LEAST_TOLD, OF_HEAD] = [0.45, 0.6]
/** Who reads every clause goes before. */
const MOST_OF_HEAD = 0.9

/** The program that a function's name and title say, however much is told of how it behaves: «Cifrado César: cesar(texto, n) desplaza …». */
function byHead(task: Task): Draft[] {
  const head = headOf(task)
  const [asked] = task.functions
  const [match] = head === null ? [] : programIndex().match(head)
  const own = match?.entry.function
  if (!match || !asked || match.fit < SAME_HEAD || own?.parameters.length !== asked.parameters.length) return []
  const hasKinds = Object.values(asked.defaults ?? {}).some((value) => /^['"]/.test(value))
  if (hasKinds || (isOfTexts(own.parameters) && OF_ROWS.test(task.request.text))) return []
  const draft = draftOf(match, task)
  const told = explainedShare(match.entry, { task, code: draft.code })
  const isNamed = new RegExp(`^def ${asked.name}\\(`, 'm').test(draft.code)
  if (!isNamed || told < LEAST_TOLD) return []
  // Its parameters have their places, so what is left of names is no part of it.
  const notes = draft.notes?.filter((note) => !note.startsWith('No he encontrado dónde poner')) ?? []
  return [{ ...draft, notes, fit: OF_HEAD + (MOST_OF_HEAD - OF_HEAD) * told }]
}

const isOfTexts = (parameters: readonly { type: string }[]) =>
  parameters.some(({ type }) => /^(?:list\[)?str/.test(type))
const OF_ROWS = /\bmatriz\b|\blistas? de listas\b/

/** The words of a request, those of names in one («CuentaBancaria») apart. */
const requestTerms = ({ request }: Task) =>
  plainText(request.words.map(({ text }) => text.replace(/([a-z])([A-Z])/g, '$1 $2')).join(' '))

function draftOf({ entry, fit }: TermMatch<Program>, task: Task): Draft {
  const wish = wishOf(task)
  const ways = entry.body.sections.map((section) => wayOf(section, { entry, task, wish }))
  const best = ways.reduce((one, other) => (far(other) < far(one) - 1e-9 ? other : one))
  const said = NAMED * namesSaid(task, ownNames(best))
  // A stated signature tells what is wanted, whatever else is said.
  const isNamed = task.functions.length + task.classes.length > 0
  const condition = hasOwnCondition(task, entry.asks) ? (isNamed ? COST.condition : COST.unnamedCondition) : 0
  const explained = explainedShare(entry, { task, code: best.code })
  const unexplained = isNamed ? 0 : COST.unexplained * (1 - explained)
  const parameters = entry.function?.parameters.length ?? 0
  // A function that leaves out what it is to be given does something else.
  const given = new Set(task.functions.flatMap((each) => each.parameters))
  const unplaced = best.named.missing.some((name) => given.has(name)) ? COST.unplaced : 0
  const isIgnored =
    (!isNamed && (ignoresOpposite(task, best.code) || holdsLeftOut(entry, task))) ||
    hasOtherNumbers(task, best.unusedNumbers, parameters)
  const ignored = isIgnored ? COST.ignored : 0
  const own = Math.max(
    0,
    Math.min(1, FOUND + (1 - FOUND) * fit + said) - best.cost - condition - unexplained - ignored - unplaced,
  )
  return {
    code: best.code,
    title: withSentinel(entry.body.intro, best.sentinel),
    isIdea: true,
    how: howOf(best, entry),
    example: exampleOf(best),
    unmet: best.unmet,
    fit: isOwnSignature(task, best)
      ? Math.max(own, OWN_SIGNATURE)
      : isOwnFunction(task, best)
        ? Math.max(own, Math.min(OWN_MOST, own + OWN_NAME))
        : own,
    notes: notesOf(best, entry),
    about: termsSaid(entry),
    saysAll: explained === 1 && condition + ignored + unplaced === 0,
  }
}

/** Whether a stated function bears the very name that the recipe gives it. */
const isOwnFunction = (task: Task, { section }: Way): boolean =>
  task.functions.some(({ name }) => new RegExp(`^def ${name}\\(`, 'm').test(section.code))
/** Name and two parameters or more are those of the recipe: nobody calls something else so, however many recipes use its words. */
const isOwnSignature = (task: Task, { section }: Way): boolean =>
  task.functions.some(
    ({ name, parameters }) => parameters.length > 1 && section.code.includes(`def ${name}(${parameters.join(', ')}):`),
  )
const OWN_SIGNATURE = 0.9
/** A name says less than all words of a request: it makes no draft sure. */
const [OWN_NAME, OWN_MOST] = [0.12, 0.7]

/** Of two ways the one with more of the stated numbers in it is nearer. */
const far = ({ cost, used }: Way) => cost - 0.03 * used

/** Classes and what they can do, as the recipe calls them: a single function's name says no more than the terms do. */
function ownNames({ section }: Way): string[] {
  const { body } = parsePython(section.code)
  const classes = body.flatMap((node) => (node.kind === 'class' ? node : []))
  return classes.flatMap(({ name, body: inside }) => [
    name,
    ...inside.flatMap((node) => (node.kind === 'function' && !node.name.startsWith('_') ? node.name : [])),
  ])
}
