import { parse } from 'yaml'
import * as z from 'zod'
import { once } from '~/platform/once'
import { upperFirst } from '~/platform/text/first-letter'
import WORLDS from '/content/exercises/themed/mundos.yaml?raw'
import { plainText } from '../../../engine/lexicon/plain-text'
import { stemOfToken, tokensOf } from '../../../engine/lexicon/spot-terms'

const word = z.string().trim().min(1)

/** What an exercise can be about besides Python. The first is where those are set for which nobody wishes another. */
const world = z.strictObject({
  id: word,
  /** With one of these it is wished for. */
  words: z.array(word).min(1),
  one: word,
  many: word,
  gender: z.enum(['m', 'f']),
  /** What is counted of each, in the plural: «minutos». */
  measure: word,
  /** Two kinds of them. */
  kinds: z.tuple([word, word]),
  names: z.tuple([word, word, word, word]),
})
export type World = z.output<typeof world>

export const allWorlds = once((): readonly World[] => z.array(world).min(1).parse(parse(WORLDS)))

/** The world that most of somebody's words (plain) name; null where they name none that is known. */
export function worldIn(plain: string): World | null {
  const said = ` ${tokensOf(plain).map(stemOfToken).join(' ')} `
  const named = (term: string) => said.includes(` ${tokensOf(term).map(stemOfToken).join(' ')} `)
  const [best] = allWorlds()
    .map((one) => ({ one, count: one.words.filter(named).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  return best?.one ?? null
}

/** How the title of every themed exercise begins. */
export const thingsOf = ({ many }: World): string => upperFirst(many)
/** Where an exercise is set for which nobody wishes a world. */
export const usualWorld = (): World => allWorlds()[0] as World

const asName = (text: string) => plainText(text).replace(/ /g, '_')

/** What stands in a world for each blank of an exercise: `<cosas>`, `<una>`, `<nombre1>` … */
function blanksOf({ one, many, gender, measure, kinds, names }: World): Record<string, string> {
  const isFeminine = gender === 'f'
  return {
    cosa: one,
    cosas: many,
    Cosas: upperFirst(many),
    Cosa: upperFirst(one),
    id: asName(one),
    ids: asName(many),
    Clase: upperFirst(asName(one)),
    un: isFeminine ? 'una' : 'un',
    el: isFeminine ? 'la' : 'el',
    los: isFeminine ? 'las' : 'los',
    del: isFeminine ? 'de la' : 'del',
    al: isFeminine ? 'a la' : 'al',
    o: isFeminine ? 'a' : 'o',
    medida: measure,
    Medida: upperFirst(measure),
    tipo1: kinds[0],
    tipo2: kinds[1],
    nombre1: names[0],
    nombre2: names[1],
    nombre3: names[2],
    nombre4: names[3],
  }
}

/** The text of an exercise as it is told in a world. A blank that is none is refused. */
export function inWorld(file: string, text: string, where: World): string {
  const blanks = blanksOf(where)
  return text.replace(/<([A-Za-z]\w*)>/g, (_, name: string) => {
    const said = blanks[name]
    if (said === undefined) throw new Error(`${file}: "<${name}>" is no blank`)
    return said
  })
}
