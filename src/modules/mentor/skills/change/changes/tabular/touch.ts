import { saidOf } from '../../read-wishes'
import { bareClause, type Clause, readClause } from '../bare-clause'

/** Pieces that a pattern found, in the person's own spelling, and whether it is wanted besides what there is. */
export type Found = { parts: Partial<Record<string, string>>; also: boolean }

/** What a touch makes of a program, or why there is nothing to make. */
export type Touched = { code: string; told: string; how?: readonly string[] } | { why: string } | null

/** One small wish of a program with data. Its patterns read a clause from its first word to its last. */
export type Touch<T> = { name: string; says: readonly RegExp[]; make: (program: T, found: Found) => Touched }

/** For patterns over plain words: a column, quoted or not. */
export const COLUMN = `["'«“\`]?[a-z_][\\w.%]{0,30}["'»”\`]?`
/** The same said with its kind: «la columna peso», «el peso». */
export const THE_COLUMN = `(?:(?:la |las |el |los |su |sus )?(?:columnas? |campos? )?(?:de |del |llamad[oa] )?)`
/** A text to be shown, quoted or to the end. */
export const TEXT = `["'«“][^"'«“»”]{1,60}["'»”]|(?!(?:y|e|que|con|pero|en|de) )(?:(?! y (?:que|el|la|los|las|con|un|una|en|sin|pon\\w*|guard\\w*|haz\\w*|nombres?|titulos?|etiquetas?|leyenda|cuadricula|color\\w*|cambi\\w*|orden\\w*|quit\\w*|agreg\\w*|anad\\w*)\\b)[^"'«“»”,]){1,60}`

const FILLER =
  /^(?:(?:no|si|sip|eso no|otra cosa|una cosa mas|gracias|perdon|digo|listo|buenas|me refiero a|por favor|porfa|ya esta|ya va|ahora si)[,.:;!]+ ?|(?:y|e|pero|ahora|luego|despues|entonces|digo|bueno|vale|ok|okey|dale|ya|bien|perfecto|genial|si|que|quiero|quisiera|queria|querria|necesito|me|gustaria|mejor|puedes|podes|podrias|puedo|podria|se puede|se|le|les|lo|como|hago|haria|hacemos|para|haz|haga|hazlo|hace|haceme|hazme|hacer|tambien|ademas|al final|oye|hola|mira|a ver|por favor|porfa|es que|pon|pone|ponlo|ponla|ponlos|ponme|metelo|damelo|poneme|ponle|ponele|ponga|pongo|poner|ponerle|anade|anadele|anadir|agrega|agregue|agregale|agregar|mete|meter|dame|diga|di|decime|dime|muestra|mostra|muestre|muestrame|mostrame|mostrar|saca|saco|sacar|obtengo|obtener|consigo|selecciono|seleccionar|saque|sacame|imprime|imprima|calcula|calcule|calcular|tenga|tengan|salga|salgan|haya|lleve|dibuja|dibuje|dibujame|dibujar|ensename|ver|veo|(?:en|de) (?:mi|el|este|ese) (?:propio )?(?:grafic[oa]|codigo|programa|script|ejercicio)(?: del? [a-z]{1,15})?)(?:[, ]+|$))/
const TAIL =
  /(?:[ ,]+(?:por favor|porfa(?:vor)?|gracias|tambien|ademas|al final|ahora|mejor|entonces|nada mas|solamente|no|verdad|si|como|como hago|se puede|puede ser|en (?:mi|el|este) (?:codigo|programa|grafico|script|df|tabla|dataframe)))$/
const ALSO = /\b(?:tambien|ademas|juntos|juntas|a la vez|las dos cosas|ambas)\b/

/** A clause without what only leads to what is wanted. */
export const bareOf = (clause: Clause): Clause & { also: boolean } => ({
  ...bareClause(clause, { lead: FILLER, tail: TAIL, mostTails: 3 }),
  also: ALSO.test(clause.plain),
})

/** What a pattern finds in a whole clause, in the person's spelling. */
export function readBy(pattern: RegExp, { also, ...clause }: Clause & { also: boolean }): Found | null {
  const parts = readClause(pattern, clause)
  return parts && { parts, also }
}

export const plainOf = (text: string): string => saidOf(text).plain
