import type { Frame } from '../../engine/frame'
import { inDigits } from '../../engine/lexicon/number-words'

/** How a review is wanted: how many points at most, what is good in it, and whether a new version is welcome. */
export type Manner = { most: number | null; praise: 'none' | 'too' | 'only'; isLeft: boolean }

const MOST =
  /\b(?:max(?:imo)?(?: de)?|como (?:mucho|maximo)|no mas de|solo|dame|dime|decime) (\d|un|una|dos|tres|cuatro|cinco) ?(?:cosas?|puntos?|mejoras?|fallos?|cambios?|consejos?|lineas?|$)|\b(?:max(?:imo)?) (\d)\b|\b(\d|dos|tres|cuatro) (?:cosas?|puntos?|mejoras?|cambios?) (?:max(?:imo)?|como (?:mucho|maximo)|nada mas|nomas)/
const GOOD =
  /\b(?:que|lo que) (?:esta|hay|tiene|tengo|hago|hice|he hecho|te gusta) (?:de )?(?:bien|bueno)\b|\blo bueno\b|\b(?:puntos fuertes|lo positivo|aciertos)\b/
const ONLY_GOOD =
  /\b(?:solo|solamente|unicamente) (?:dime |decime |quiero )?(?:lo bueno|lo que (?:esta|hay) (?:de )?bien|que esta bien|lo positivo|los aciertos)\b/
const LEFT =
  /\b(?:no|sin) (?:\w+ ){0,6}?(?:rehag\w+|rehac\w+|reescrib\w+|hag\w+ (?:otra vez|de nuevo)|correg\w+|corrij\w+|des (?:el )?codigo|quiero (?:el )?codigo|pas\w+ (?:el )?codigo|cambies nada|toques nada)/

export function mannerOf({ plain }: Frame): Manner {
  const [, a, b, c] = MOST.exec(plain) ?? []
  const said = a ?? b ?? c
  const praise = ONLY_GOOD.test(plain) ? 'only' : GOOD.test(plain) ? 'too' : 'none'
  return { most: said === undefined ? null : Number(inDigits(said)), praise, isLeft: LEFT.test(plain) }
}
