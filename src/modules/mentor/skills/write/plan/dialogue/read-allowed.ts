import { type ClauseText, clausePattern } from './clause-text'
import type { Invalid } from './dialogue'
import type { Allowed } from './quantity'
import { saidAt } from './read-said'

const NUMBER = '\\d+(?:[.,]\\d+)?'
const OPEN =
  '(?:\\( )?(?:(?:que|solo|solamente|puede|pueden|debe|tiene|ha|de|ser|valer|estar|valido|validos|valores|opciones|tipos|es|son|:|los|las|el|la) )*'
const UNIT = '(?: (?:%|€|euros|por ciento|puntos))?'
const VALUES = clausePattern(
  `${OPEN}(${NUMBER}${UNIT}(?: , ${NUMBER}${UNIT})* (?:o|u|y) (?:el |al )?${NUMBER})${UNIT}(?: \\))?`,
)
const RANGE = clausePattern(
  `${OPEN}(?:(?:del?|entre)(?: el)? (${NUMBER}) (?:al?|y|hasta)(?: el)? (${NUMBER})|(${NUMBER}) ?- ?(${NUMBER}))(?: \\))?`,
)

/** «(21, 10 o 4)», «del 0 al 10»: what a number that is asked for may be. */
export function allowedAt(c: ClauseText): Allowed | null {
  const range = c.take(RANGE)
  if (range) {
    const [low = '0', high = '0'] = range.slice(1).filter((each) => each !== undefined)
    return { kind: 'range', low: point(low), high: point(high) }
  }
  const values = c.take(VALUES)?.[1]
  return values === undefined
    ? null
    : { kind: 'values', values: [...values.matchAll(/\d+(?:[.,]\d+)?/g)].map(([one]) => point(one)) }
}
const point = (number: string) => number.replace(',', '.')

const TYPES = '(?:pong|pon|met|escrib|introdu|ingres|tecle|digit|d[aei]|eli[gj]|mand|marc)\\w*'
const OTHER =
  '(?:otr[oa]s?|distint[oa]|cualquier otr[oa]|algo distinto|(?:no )?valid[oa]|no permitid[oa]|incorrect[oa]|mal|invalid[oa])'
const OUTSIDE =
  '(?:es|esta|sea|son|estan|vale|pertenece|se encuentra)(?: (?:a|ninguno|ninguna|uno|una|un|valid[oa]s?|correct[oa]s?|de|en|entre|dentro|es[oae]s?|est[oae]s?|ell[oa]s|el|la|los|las|rango|lista|valores|numeros|tipos|opciones|limites|permitid[oa]s?|anteriores|\\d+|y|al?|o))*'
/** «si pongo otro», «si no está en ese rango», «si la comisión no es ninguna de esas». */
const IF_INVALID = clausePattern(
  `(?:(?:y|pero|o) )*(?:si|cuando|mientras)(?: (?:yo|el usuario|usuario|la persona|alguien|se|le|me))*(?: ${TYPES}(?: (?:un|una|en|el|la|cualquier|numero|valor))* ${OTHER}(?: (?!que |dig|avis|muestr|pong|sal|vuelv|l[oa] )[a-z]+){0,3}| (?:(?:el|la|lo que|tipo|numero|valor|nota|[a-z]+) ){0,3}no ${OUTSIDE}| (?:(?:el|la) )?(?:[a-z]+ )?(?:es otr[oa]|esta fuera(?: de(?:l| ese| esos)? [a-z]+)?|es (?:invalid|incorrect)[oa])(?: (?!que )[a-z]+)?)(?: ,)?`,
)
/** «que no deje poner otro». */
const NOT_LET = clausePattern(
  `(?:(?:y|que|pero) )*no (?:me |le |se )?(?:dej|permit|acept|admit)\\w+(?: (?:${TYPES}|un|una|ningun|otr[oa]s?|valores?|numeros?|notas?|fuera|de|ese|esos|rango|mas|valor))+`,
)
const AGAIN = clausePattern(
  '(?:(?:que|y|me|se|l[oa]s?|le|entonces) )*(?:vuelv\\w+ a (?:pedir|preguntar|solicitar)\\w*|(?:pid|pregunt|solicit)\\w+(?:l[oa])? (?:otra vez|de nuevo|nuevamente|otr[oa](?: [a-z]+)?)|repit\\w+(?: la pregunta)?|insist\\w+|(?:siga|sigue) (?:pidiendo|preguntando)\\w*)(?: (?:otra vez|de nuevo|hasta que (?:sea|este|lo sea)(?: [a-z]+){0,3}))?',
)
/** «y si vale …» tells of what is told anyway. */
export const IF_VALID = clausePattern(
  '(?:(?:y|pero) )*(?:si|cuando) (?:(?:el|la|es|esta|lo|numero|tipo|valor) )*(?:vale|valid[oa]|correct[oa]|bien|si|en rango|dentro)(?: (?:si|entonces|,))*|si no(?= ,)',
)

/** What follows where something else is typed than is allowed; null where that is not told here. */
export function invalidAt(c: ClauseText): Invalid | null {
  const place = c.place
  if (c.take(NOT_LET)) return { said: null, isAskedAgain: true }
  if (!c.take(IF_INVALID)) return null
  const invalid: Invalid = { said: null, isAskedAgain: false }
  for (let turn = 0; turn < 2; turn += 1) {
    c.take(clausePattern('(?:(?:,|y|e|que) )*(?:,|y|e|que)'))
    if (c.take(AGAIN)) invalid.isAskedAgain = true
    else {
      const said = saidAt(c)
      if (said === null) break
      invalid.said = said
    }
  }
  if (invalid.said !== null || invalid.isAskedAgain) return invalid
  c.goTo(place)
  return null
}
