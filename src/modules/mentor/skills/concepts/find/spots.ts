import { once } from '~/platform/once'
import { inFull } from '../../../engine/lexicon/in-full'
import { createSpotter, type Spot, tokensOf } from '../../../engine/lexicon/spot-terms'
import type { Card } from '../cards/card-file'
import { allCards } from '../cards/cards'
import { others } from './substance'

export const spotter = once(() =>
  createSpotter(allCards().flatMap((card) => card.terms.map((term) => ({ entry: card, term })))),
)

/** The cards that a text names, in their order. */
export const spotCards = (text: string): Spot<Card>[] => spotsIn(tokensOf(inFull(text.toLowerCase())))

/** «En Python» says where, not what, if anything else is named or asked about: «¿Puedo programar en Python desde el móvil?». */
export function spotsIn(tokens: readonly string[]): Spot<Card>[] {
  // «Qué hace lista[-1]» asks of the index.
  const spots = spotter()
    .spot(tokens)
    .filter(({ at, length }) => !/^\[.+\]$/.test(tokens[at + length] ?? ''))
  const named = spots.filter((spot) => !CONTEXT.has(spot.entry.id) && !isKindOf(spot, spots))
  if (named.length > 0 || spots.length === 0 || others(tokens, spots) === 0) return named.length > 0 ? named : spots
  return spots.filter(({ at }) => !PLACE.test(tokens[at - 1] ?? ''))
}
/** «El método get», «el módulo random»: what kind of thing it is stands right before its name. */
const isKindOf = ({ entry, at, length }: Spot<Card>, spots: readonly Spot<Card>[]): boolean =>
  KINDS.has(entry.id) && spots.some((other) => other.at === at + length && !KINDS.has(other.entry.id))
const KINDS = new Set(['metodo', 'funcion', 'modulo', 'biblioteca', 'atributo'])
const CONTEXT = new Set(['que-es-python', 'que-es-programar'])
const PLACE = /^(?:en|con|de|desde|usando|usar|hacer|sabiendo|aprender|a|para|puedo|puede)$/

/** «En clase solo hemos hecho animales» is said of lessons, «un nombre tipo _saldo» of names such as that. */
export const isOtherSense = ({ entry, at }: Spot<Card>, tokens: readonly string[]) =>
  (entry.id === 'clase' && /^(?:en|para|tras)$/.test(tokens[at - 1] ?? '')) ||
  (tokens[at] === 'tipo' && at > 0 && !BEFORE_TYPE.test(tokens[at - 1] ?? ''))
const BEFORE_TYPE =
  /^(?:el|un|de|del|al|que|cual|su|mi|tu|cada|mismo|otro|este|ese|tal|algun|ningun|segun|por|sin|con|y|o|es|cambiar|saber)$/
