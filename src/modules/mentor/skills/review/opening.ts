import type { Frame } from '../../engine/frame'
import { FAULTY } from './improve'
import type { Point } from './told'

/** Below it all there is to tell is a detail of good code. */
const SMALL = 0.45

/** Somebody else has judged the code, and the person asks who is right. */
export const JUDGED =
  /\brazon\b|\b(?:baj|quit|rest|descont)\w+ (?:\w+ ){0,3}(?:puntos?|nota)\b|\b(?:profe\w*|director\w*|maestr[oa]|jef[ea]|prim[oa]|companer[oa]|colega|amig[oa]|herman[oa]|tutor\w*|senior|novi[oa]|cunad[oa]|soci[oa]|marido|mujer|compi|sobrin[oa]|hij[oa]) (?:\w+ ){0,4}?(?:dice|dijo|dicen|cree|opina|piensa|suelta) (?:\w+ ){0,6}?(?:mal[oa]?|bien|fe[oa]|horrible|no|chapuz\w+|fatal|verguenza|mejor\w*|cambi\w+|cutre|basura|practica)\b/
const JUDGE =
  /\bmi (profe\w*|director\w*|maestr[oa]|jef[ea]|prim[oa]|companer[oa]|colega|amig[oa]|herman[oa]|tutor\w*|novi[oa]|cunad[oa]|soci[oa]|marido|mujer|compi|sobrin[oa]|hij[oa])\b/

const ASKS_SHORTER =
  /\b(?:mas cort[oa]s?|acort\w+|menos (?:larg[oa]|lineas)|resum\w+|reduc\w+|largu?isim[oa]|simplific\w+)\b/
const ASKS_SAFE = /\b(?:segur[oa]|seguridad|vulnerab\w+|hacke\w+)\b/
const IS_SAFETY = /inyección|ejecuta cualquier código|contraseña|clave está|token|en claro/
const ASKS_NOVICE = /\b(?:novat\w+|principiante|amateur|cutre|chapuz\w+)\b/
const OTHER_WAY = /\b(?:hay|existe|conoc\w+) (?:alguna |una |otra )*(?:forma|manera|modo)\b/

type Reviewed = { frame: Frame; points: readonly Point[]; before: string; after: string }

/** The first sentence of a review: what was asked, answered by what was found. */
export function openingOf({ frame, points, before, after }: Reviewed): string {
  const [first] = points
  const { plain } = frame
  const order = points.length > 1 ? ', por orden de importancia' : ''
  if (JUDGED.test(plain)) return judged(plain, first, order)
  const [old, fresh] = [before, after].map(linesIn)
  const isShorter = old !== undefined && fresh !== undefined && fresh < old
  if (ASKS_SAFE.test(plain) && points.some(({ what, why }) => IS_SAFETY.test(`${what} ${why}`)))
    return `${/\bes segur[oa]\b/.test(plain) ? 'No, seguro no es' : 'Hay un problema de seguridad'}${points.length > 1 ? ', y algo más que cambiar, por orden de importancia' : ''}:`
  if (ASKS_SHORTER.test(plain) && isShorter)
    return `Sí, se puede acortar: de ${old} líneas se queda en ${counted(fresh)}${order === '' ? '' : '. Esto es lo que cambia'}:`
  if (ASKS_NOVICE.test(plain) && first)
    return first.weight < SMALL
      ? 'De novato no es. Si acaso, yo cambiaría esto:'
      : `Algo de novato tiene, y se arregla pronto. Esto es lo que yo cambiaría${order}:`
  if (first && first.weight < SMALL) return 'Está bien. Si acaso, yo cambiaría esto:'
  if (OTHER_WAY.test(plain) && after !== before) return `Sí, hay otra manera. Esto es lo que yo cambiaría${order}:`
  return first && first.weight >= FAULTY
    ? `Hay algo que conviene cambiar${points.length > 1 ? '. De más a menos importante' : ''}:`
    : `Esto es lo que yo mejoraría${order}:`
}

const linesIn = (program: string) => program.split('\n').filter((line) => line.trim() !== '').length
const counted = (lines: number) => (lines === 1 ? 'una' : String(lines))

function judged(plain: string, first: Point | undefined, order: string): string {
  const who = JUDGE.exec(plain)?.[1]
  if (!first || first.weight < 0.6) return 'No es tan grave como te dicen. Mejorable sí es:'
  const right =
    who === undefined
      ? 'Lleva razón quien dice que hay que cambiarlo'
      : `Tu ${who.replace('cunad', 'cuñad').replace('companer', 'compañer')} lleva razón`
  return `${right}. Esto es lo que yo cambiaría${order}:`
}
