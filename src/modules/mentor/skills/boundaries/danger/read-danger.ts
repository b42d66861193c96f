import { ABOUT_STUDY, DANGER_PHRASES, type Danger, LAUGHING, MEANT, NO_DANGER } from './danger-phrases'
import { ROUNDABOUT_SIGNS } from './roundabout-signs'
import { spokenWords } from './spoken-words'

/** How far around a figure of speech its object may stand. */
const NEAR_CHARACTERS = 60

/**
 * What danger a message tells of, or null. `hyperbole` is a figure of speech («me quiero morir con este error»): no danger, but no
 * reason to be deaf either.
 */
export function readDanger(text: string): Danger | null {
  const all = spokenWords(text, { quotes: true })
  const isAboutStudy = ABOUT_STUDY.test(all)
  // In a task («un chatbot que responda a "me quiero morir"») what is quoted is nobody's own word.
  const words = isAboutStudy ? spokenWords(text, { quotes: false }) : all
  for (const { danger, isStrong, pattern } of DANGER_PHRASES) {
    const found = pattern.exec(words)
    if (found === null) continue
    const after = words.slice(found.index + found[0].length, found.index + found[0].length + NEAR_CHARACTERS)
    const said = words.slice(found.index, found.index + found[0].length + NEAR_CHARACTERS)
    if (danger !== 'suicide') {
      if (isStrong || !(isAboutStudy || LAUGHING.test(words))) return danger
      continue
    }
    if (NO_DANGER.test(said)) continue
    if (isFigureOfSpeech({ words, after, isStrong, isAboutStudy })) return 'hyperbole'
    return danger
  }
  return hasRoundaboutSigns(words, isAboutStudy) ? 'suicide' : null
}

/** «…con este error», «…si no me sale»: what comes of a program. */
const BECAUSE_OF_IT =
  /^(?: \w+)? (?:ya |todo |hoy |aqui |literal |wey |tio |tia |jaja\w* )*(?:con|por|por culpa de|de|si|como|cuando|porque|cada vez que|intentando|programando|antes de|viendo|haciendo|leyendo)\b(?: \w+){0,5}? /

type Said = { words: string; after: string; isStrong: boolean; isAboutStudy: boolean }
function isFigureOfSpeech({ words, after, isStrong, isAboutStudy }: Said): boolean {
  if (MEANT.test(words)) return false
  const ofAProgram = BECAUSE_OF_IT.test(`${after} `) && ABOUT_STUDY.test(after)
  if (isStrong) return ofAProgram
  return ofAProgram || isAboutStudy || LAUGHING.test(words)
}

const LEAST_SIGNS = 2
/** A loss is none by itself, and a program can make people say what else is said of life: then one sign must be a person's own. */
function hasRoundaboutSigns(words: string, isAboutStudy: boolean): boolean {
  const found = ROUNDABOUT_SIGNS.filter(({ pattern }) => pattern.test(words))
  if (found.length < LEAST_SIGNS || LAUGHING.test(words)) return false
  return found.some(({ isOwn }) => isOwn) || (!isAboutStudy && found.some(({ kind }) => kind !== 'loss'))
}
