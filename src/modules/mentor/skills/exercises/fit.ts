import { byWord } from '~/platform/text/by-word'
import type { Frame } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { stemOfToken, tokensOf } from '../../engine/lexicon/spot-terms'
import { termsIn } from '../../engine/lexicon/terms'
import { readTask } from '../../engine/task/read-task'
import { parsePython } from '../../python/parse'
import { unwantedIn } from '../concepts/find/aspect'
import { spotCards } from '../concepts/find/read-question'
import { unmet } from '../write/constraints'
import type { Exercise } from './exercise-file'
import { exercisesIn } from './exercises'
import type { QuizQuestion } from './quiz-file'
import { allWorlds, usualWorld, worldIn } from './themed/world'

/** Libraries that people want to practise. */
const LIBRARY =
  /\b(?:pandas|numpy|matplotlib|seaborn|groupby|dataframes?|django|flask|fastapi|sql|sqlite|tkinter|pygame|selenium|beautifulsoup|openpyxl|scikit|tensorflow|turtle)\b/g

/** A library that is asked for and that no exercise is about; null where there is none. `plain` as `plainText` gives it. */
export function libraryWithoutExercises(plain: string): string | null {
  const named = plain.replace(WITHOUT, ' ').match(LIBRARY) ?? []
  const isKnown = (id: string) => exercisesIn(usualWorld()).some(({ subjects }) => subjects.includes(id))
  return named.find((library) => !isKnown(CARDS[library] ?? library)) ?? null
}

/** «Sin numpy»: what an exercise shall not be about. */
export const WITHOUT =
  /\b(?:sin|(?:que )?no (?:se )?(?:pueda|puede|puedo|vale|valga|haya que|use|uses)) (?:usar |utilizar |nada de )?(?:el |la |los |las )?\w+(?: (?:ni|y|o) \w+)?/g

/** Libraries that a card of another name is about. */
const CARDS: Partial<Record<string, string>> = byWord({
  sqlite: 'sql',
  turtle: 'modulo-turtle',
  tkinter: 'modulo-tkinter',
  groupby: 'pandas',
  dataframe: 'pandas',
  dataframes: 'pandas',
})

/** «Que no sea de animales»: whatever goes with that. */
const UNWANTED =
  /\bque no (?:sea|sean|trate|traten|vaya|vayan|tenga|salgan?)\b(?: \w+){0,7}?(?= (?:por ejemplo|mejor|sino)\b|$)/

/** What a message wishes an exercise to be about, without what it shall not be about. */
export const wantedIn = (plain: string): string => plain.replace(UNWANTED, ' ')

/** The words of what is unwanted, with those of its whole world: «animales», «perro». */
function unwantedWords(plain: string): string[] {
  const words = unwantedIn(plain)
  const stems = new Set(words.map(stemOfToken))
  const worlds = allWorlds().filter((world) => world.words.some((word) => stems.has(stemOfToken(word))))
  return [...words, ...worlds.flatMap((world) => world.words.filter((word) => !word.includes(' ')))]
}

/** The exercises that are about nothing unwanted, and whose solution does without what is to be done without, where any are. */
export function fitting(exercises: readonly Exercise[], frame: Frame): Exercise[] {
  const unwanted = unwantedWords(frame.plain)
  const wanted = exercises.filter(
    ({ title, statement }) => unwanted.length === 0 || !isOf(`${title} ${statement}`, unwanted),
  )
  const { constraints } = readTask(frame)
  const without =
    constraints.length === 0
      ? []
      : wanted.filter(({ solution }) => unmet(parsePython(solution), constraints).length === 0)
  return without.length > 0 ? without : wanted
}

const isOf = (text: string, words: readonly string[]): boolean => {
  const said = new Set(tokensOf(text).map(stemOfToken))
  return words.some((word) => said.has(stemOfToken(word)))
}

/** «Con print», «sin funciones»: a program that shows, and no function. */
const SHOWING =
  /\b(?:con|us[ae]n?|usar|solo) (?:el |un )?prints?\b|\b(?:sin|no (?:he(?:mos)?|nos han) (?:dado|visto|ensenado)|no us[ae]n?) (?:usar |las? |ninguna )?funcion\w*/
/** What an exercise shall be written with, rather than be about: «de for, con print». */
export const isForm = (subject: string, plain: string): boolean => subject === 'print' && SHOWING.test(plain)
/** «De una línea». */
export const ONE_LINE = /\b(?:de|en) una (?:sola )?linea\b/

/** Those that have the form that is wished for, where there are several; else they come first. */
export function ofForm(
  exercises: readonly Exercise[],
  plain: string,
  subjects: readonly string[],
): readonly Exercise[] {
  const [shows, isShort] = [SHOWING.test(plain), ONE_LINE.test(plain)]
  if (!shows && !isShort) return exercises
  const isOf = ({ cases, solution, subjects: [main = ''] }: Exercise) =>
    subjects.includes(main) &&
    (!shows || cases.length > 0) &&
    (!isShort || linesIn(solution) <= (cases.length > 0 ? 1 : 2))
  const own = exercises.filter(isOf)
  return own.length >= SEVERAL ? own : [...own, ...exercises.filter((one) => !isOf(one))]
}
const SEVERAL = 3
const linesIn = (code: string) => code.split('\n').filter((line) => line.trim() !== '').length

/** Of several exercises those first that speak of what is listed: «filtrar, agrupar y unir tablas». */
export const covering = (exercises: readonly Exercise[], count: number, plain: string): Exercise[] =>
  coveringBy(exercises, {
    count,
    plain,
    textOf: ({ title, statement, hints }) => [title, statement.split('```')[0] ?? '', ...hints],
  })

/** Of several questions of a test those first that speak of what is listed. */
export const coveringQuestions = (questions: readonly QuizQuestion[], count: number, plain: string): QuizQuestion[] =>
  coveringBy(questions, { count, plain, textOf: ({ title, asks, options }) => [title, asks, ...options] })

type Covering<T> = { count: number; plain: string; textOf: (one: T) => readonly string[] }

function coveringBy<T>(all: readonly T[], { count, plain, textOf }: Covering<T>): T[] {
  if (count === 1) return [...all]
  const left = new Set(termsIn(plain))
  const chosen: T[] = []
  const open = all.map((one) => ({ one, terms: new Set(termsIn(textOf(one).join(' '))) }))
  while (chosen.length < count && open.length > 0) {
    const counts = open.map(({ terms }) => [...left].filter((term) => terms.has(term)).length)
    const most = Math.max(...counts)
    const [best] = most === 0 ? [] : open.splice(counts.indexOf(most), 1)
    if (best === undefined) break
    chosen.push(best.one)
    for (const term of best.terms) left.delete(term)
  }
  return [...chosen, ...open.map(({ one }) => one)]
}

const ARTICLE = '(?:un |una |unos |unas |el |la |los |las |mi |mis )?'
/** «con cosas de una ferretería», «divertido de fútbol», «ambientado en un bar». */
const WORLD = new RegExp(
  `\\b(?:cosas|datos|ejemplos?|productos|algo|divertid[oa]s?|basad[oa]s? en|inspirad[oa]s? en|tematica|relacionad[oa]s? con|ambientad[oa]s?(?: en)?|tipo|del mundo|sobre|trate|vaya)(?: de| del| en| con| sobre)? ${ARTICLE}(\\w{4,})`,
  'g',
)
/** «de diccionarios, algo de un bar»; words that say how hard or for what, and no world. */
const NO_WORLD = new Set(
  'python clase nivel principiante principiantes facil faciles dificil practicar practica empezar para ello esto eso examen repaso programacion codigo nino ninos todo poco menos encuentra encontrar inventados reales sencillo sencillito corto cortito cortita rapido rapidito breve hoy verdad entrada salida'.split(
    ' ',
  ),
)

/** The world that an exercise is wished to be set in and that none of the chosen ones is; null where they fit. */
export function missingWorld(plain: string, chosen: readonly Exercise[]): string | null {
  const known = worldIn(wantedIn(plain))
  if (known !== null && chosen.every(({ world }) => world === known.id)) return null
  const text = plainText(
    chosen.map(({ title, statement, example }) => `${title} ${statement} ${example ?? ''}`).join(' '),
  )
  for (const [, world = ''] of plain.matchAll(WORLD)) {
    if (NO_WORLD.has(world) || spotCards(world).length > 0) continue
    return text.includes(world.slice(0, Math.max(4, world.length - 2))) ? null : world
  }
  return null
}
