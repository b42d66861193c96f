import { parsePython } from '../../../python/parse'
import { featuresOf } from '../../write/features'

/** The cards that a program practises, by what its tree makes use of; the first that is there is what it is mostly about. */
export const BY_FEATURE: readonly (readonly [string, string])[] = [
  ['pandas', 'pandas'],
  ['numpy', 'numpy'],
  ['matplotlib', 'matplotlib'],
  ['sqlite3', 'sql'],
  ['class', 'clase'],
  ['recursion', 'recursion'],
  ['yield', 'generador'],
  ['re', 'regex'],
  ['csv', 'csv'],
  ['json', 'json'],
  ['open', 'archivo'],
  ['datetime', 'fecha'],
  ['random', 'random'],
  ['try', 'try'],
  ['comprehension', 'comprension'],
  ['dict', 'diccionario'],
  ['set', 'conjunto'],
  ['while', 'while'],
  ['for', 'for'],
  ['lambda', 'lambda'],
  ['list', 'lista'],
  ['if', 'if'],
  ['f-string', 'f-string'],
  ['input', 'input'],
  ['function', 'funcion'],
]
const MAX_SUBJECTS = 4

/** Ids of the cards that a program practises. */
export const subjectsIn = (code: string): string[] => {
  const found = allIn(code)
  return found.length === 0 ? ['operador'] : found.slice(0, MAX_SUBJECTS)
}

/** All of them, whatever their number. */
export function allIn(code: string): string[] {
  const features = featuresOf(parsePython(code))
  return BY_FEATURE.flatMap(([feature, card]) => (features.has(feature) ? card : []))
}
