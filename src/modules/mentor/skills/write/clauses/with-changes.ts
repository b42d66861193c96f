import { plainText } from '../../../engine/lexicon/plain-text'
import { wordsOf as plainWords, termOf } from '../../../engine/lexicon/terms'
import { readConstraints } from '../../../engine/task/read-constraints'
import { readRequestText } from '../../../engine/task/request-text'
import type { Constraint, Draft, Task } from '../../../engine/task/task'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { programOf } from '../../../python/program/source'
import { type Changed, makeChanges } from '../../change/make-changes'
import { blanked, readWishes, saidOf } from '../../change/read-wishes'
import { CHANGES } from '../../change/registry'
import { isAbsurd } from '../absurd/absurd'
import { accountOf } from '../accounted'
import { asksForSomething } from '../compose/coverage'
import { unmet } from '../constraints'
import { exampleOf } from '../example'
import { isAboutCode } from '../recipes/shown-code'
import { type Clause, tellsOfAsker, wordsOf } from './clauses'
import { isReversed } from './lost'

/** `isWish`: the clauses are wished of the draft, and not stated with it. */
type Asked = { task: Task; named?: readonly Clause[]; isWish?: boolean }

/** A draft with what clauses ask for, one after the other; those that no change makes are missing, of `named` ones. */
export function withChanges(
  base: Draft,
  clauses: readonly Clause[],
  { task, named = clauses, isWish = false }: Asked,
): Draft {
  let { code } = base
  const told: string[] = []
  const missing: string[] = []
  const isStated = !isWish && task.functions.length + task.classes.length > 0
  for (const clause of clauses.toSorted((a, b) => a.from - b.from)) {
    const words = wordsOf(clause)
    if (tellsOfAsker(clause) || isHeld(words, code) || (!isWish && isInNumbers(words, code))) continue
    // What a function that is named gives is stated: changes would give something else.
    const changed = isStated ? null : (changedBy(words, code, task) ?? calledOut(words, code, task))
    if (changed === null) missing.push(...(named.includes(clause) ? [words] : []))
    else {
      code = changed.code
      told.push(...changed.made.map((each) => each.told))
    }
  }
  const asked = clauses.map((clause) => plainText(wordsOf(clause)))
  const kept = (base.missing ?? []).filter((part) => !asked.some((words) => overlap(words, plainText(part))))
  const left = accountOf(task, code).missing.filter(
    (part) => ![...missing, ...kept].some((other) => overlap(other, part)),
  )
  return {
    ...base,
    ...(code === base.code ? {} : shownAs(base, code)),
    title: [base.title, ...told].join(' '),
    unmet: unmet(parsePython(code), task.constraints).filter(({ kind }) => kind !== 'repeat-until'),
    missing: [...missing, ...kept, ...left],
  }
}

/** «más de 40 horas al 150 %» of a program that has both: it is there, in other words. */
function isInNumbers(words: string, code: string): boolean {
  const stated = [...words.matchAll(/\d+(?:[.,]\d+)?/g)].map(([text]) => Number(text.replace(',', '.')))
  const held = new Set([...code.matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(([text]) => Number(text)))
  return stated.length > 1 && stated.every((value) => held.has(value) || held.has(value / 100))
}

const overlap = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

function shownAs({ how, example }: Draft, code: string): Pick<Draft, 'code' | 'how' | 'example'> {
  const typed = example?.stdin?.trimEnd().split('\n')
  return {
    code,
    how: how.filter((bullet) => isAboutCode(bullet, code)),
    example: example === null || example.files !== undefined ? null : exampleOf(code, typed),
  }
}

/** What changes make of a program by the words of a clause; null where they do not make all of it. */
function changedBy(words: string, code: string, task: Task): Changed | null {
  // Of numbers that a test picks, every so many are no steps of the loop.
  if (STEPS.test(words) && / % /.test(code)) return null
  const changed = makeChanges(code, saidOf(words), CHANGES)
  const isMade = changed.made.length > 0 && changed.unmade.length + changed.why.length + changed.asks.length === 0
  // «poder meter varios productos» names no product.
  if (changed.names.includes('data-items')) return null
  // «hasta 1000» is no end of the loop in which a function works one number out.
  if (changed.names.includes('range') && /^def /m.test(code)) return null
  if (!isMade || !tookAll(words, changed, code) || !printsElse(code, changed)) return null
  return isAbsurd(parsePython(changed.code), task, '') ? null : changed
}

/** «y que ponga ¡Despegue!»: what is called out comes at the end, unless it is only then, or each time. */
function calledOut(words: string, code: string, task: Task): Changed | null {
  const text = /¡ ?([^¡!]{2,60}?) ?!/.exec(words)?.[1]
  return text === undefined || !TELLS.test(words) || /\b(?:si|cuando|cada|mientras)\b/i.test(words)
    ? null
    : changedBy(`que al final ponga ¡${text}!`, code, task)
}
const TELLS = /\b(?:pon|dig|dic|muestr|imprim|escrib|sal|saqu|grit)\w*/i

const STEPS = /\bde \w+ en \w+\b/i

/** A change of what a program prints that prints the same was made already, in other words. */
function printsElse(before: string, { code, made }: Changed): boolean {
  if (made.every(({ keepsOutput }) => keepsOutput)) return true
  const [old, fresh] = [before, code].map((each) => evaluateProgram(parsePython(each), { input: TYPED }))
  if (old?.kind !== 'done' || fresh?.kind !== 'done') return true
  return old.output !== fresh.output && fresh.output.trim() !== ''
}
const TYPED = ['7', '3', '2', '5', '4', '9', '1', '6', '8', '10']

/** Whether changes took all words that ask for something: what is left would be lost, or was misunderstood. */
export function tookAll(words: string, { names, code }: Changed, before: string): boolean {
  const said = saidOf(words)
  const own = CHANGES.filter(({ name }) => names.includes(name))
  const left = blanked(said.plain, readWishes(said, { changes: own, except: new Set(), program: programOf(before) }))
  const shown = new Set(plainWords(plainText(code)).map(termOf))
  return plainWords(plainText(left)).every((word) => !asksForSomething(word) || shown.has(termOf(word)))
}

/** What a clause states of the way a program is written. */
export const constraintsIn = (words: string): Constraint[] => readConstraints(readRequestText(words))

/** «sin distinguir mayúsculas», «ignorando mayúsculas y minúsculas». */
const OF_CASE = /\b(?:sin|no|ni|ignor\w+|igual)\b.*\b(?:mayuscul|minuscul)/

/** Whether a program is as a clause says already: «con un bucle for», «sin pausas». */
function isHeld(words: string, code: string): boolean {
  const stated = constraintsIn(words)
  if (stated.length > 0) return unmet(parsePython(code), stated).length === 0
  if (isReversed(plainText(words), code)) return true
  if (OF_CASE.test(plainText(words))) return /\.(?:lower|upper|casefold)\(\)/.test(code)
  const [, thing] = /^sin (?:usar |ning[uú]n[oa]? )?(\p{L}+)/iu.exec(words) ?? []
  if (thing === undefined || /sleep/.test(code)) return false
  return !plainWords(plainText(code))
    .map(termOf)
    .includes(termOf(plainText(thing)))
}
