import { byWord } from '~/platform/text/by-word'
import { plainText } from '../../engine/lexicon/plain-text'
import { spotCards } from '../concepts/find/read-question'
import type { Exercise } from './exercise-file'
import { exercisesIn } from './exercises'
import { usualWorld, worldIn } from './themed/world'

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
export const WITHOUT = /\bsin (?:usar |utilizar |nada de )?(?:el |la |los |las )?\w+(?: (?:ni|y|o) \w+)?/g

/** Libraries that a card of another name is about. */
const CARDS: Partial<Record<string, string>> = byWord({
  sqlite: 'sql',
  groupby: 'pandas',
  dataframe: 'pandas',
  dataframes: 'pandas',
})

const ARTICLE = '(?:un |una |unos |unas |el |la |los |las |mi |mis )?'
/** «con cosas de una ferretería», «divertido de fútbol», «ambientado en un bar». */
const WORLD = new RegExp(
  `\\b(?:cosas|datos|ejemplos?|productos|algo|divertid[oa]s?|basad[oa]s? en|inspirad[oa]s? en|tematica|relacionad[oa]s? con|ambientad[oa]s?(?: en)?|tipo|del mundo|sobre|trate|vaya)(?: de| del| en| con| sobre)? ${ARTICLE}(\\w{4,})`,
  'g',
)
/** «de diccionarios, algo de un bar»; words that say how hard or for what, and no world. */
const NO_WORLD = new Set(
  'python clase nivel principiante principiantes facil faciles dificil practicar practica empezar para ello esto eso examen repaso programacion codigo nino ninos todo poco menos encuentra encontrar inventados reales sencillo corto verdad entrada salida'.split(
    ' ',
  ),
)

/** The world that an exercise is wished to be set in and that none of the chosen ones is; null where they fit. */
export function missingWorld(plain: string, chosen: readonly Exercise[]): string | null {
  const known = worldIn(plain)
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
