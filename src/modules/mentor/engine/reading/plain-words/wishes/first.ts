import type { WishRule } from './said-again'
import { shall } from './verbs'

/** What is wanted and what is not, side by side: read before its verbs are. */
export const FIRST: readonly WishRule[] = [
  [/\bentregue(n?)\b/dg, 'devuelva$1'],
  [/¿\s?como (?:quedaria|seria|se veria)(?: (?:este|el|ese) (?:codigo|programa)| eso| esto| todo)?\?/dg, ''],
  [/(?:\by |¿)?\bcomo (?:quedaria|seria|se haria) (?=con |sin |usando |cambiando |en )/dg, 'hazlo '],
  [
    /\bno l[oa]s? quiero ([a-z]+)[ai]d[oa]s?,? sino ([a-z]+)ad[oa]s?/dg,
    ([, one = '', other = '']) => `en vez de ${one}ar que los ${shall(`${other.toLowerCase()}ar`)}`,
  ],
  [
    /\b(?:la idea )?no (?:es|quiero|se trata de|hay que) ([a-z]{2,}(?:ar|er|ir))(l[oa]s?)?,? sino ([a-z]{2,}(?:ar|er|ir))(?:l[oa]s?)?:?/dg,
    ([, one = '', hung = '', other = '']) => {
      const [not, but] = [shall(one.toLowerCase()), shall(other.toLowerCase())]
      return not === null || but === null ? null : `que no ${hung === '' ? '' : `${hung} `}${not}, que ${but}`
    },
  ],
  [
    /\b(?:ya )?no (?:me interesa|quiero|necesito) (la|el|los|las) ((?:(?!que|sino)[a-z]+ ?){1,4})[;,.:] ?(?:sino|solo|necesito|quiero|lo que quiero es|me interesa)? ?(?=el |la |los |las |cuant)/dg,
    'en vez de $1 $2, que muestre ',
  ],
  [/\b(?:la |lo )quiero llamar (?=[a-z_]+)/dg, 'que se llame '],
  [
    /\b(?:estas|esas|las|los) (?:palabras|letras|valores|numeros)? ?([^.;:]{3,60}?),? no (?:deben|tienen que|quiero que|pueden) (?:entr|cont|cuent|aparec|aparez|sal)[a-z]+(?: en (?:el|la) [a-z]+)?/dg,
    'que no cuente estas: $1',
  ],
  [
    /\b((?:el|la|los|las) [a-z]+(?:(?:,| y) (?:el |la |los |las )?[a-z]+)*),?(?: y)? si (?:algo |va |esta |viene |son )*(?:en )?mayusculas?(?: o (?:no|minusculas?))?,? no (?:importan?|cuentan?)/dg,
    'que ignore mayúsculas y $1',
  ],
  [/\bsi (?:algo |va |esta |viene |son )+(?:en )?mayusculas?(?: o (?:no|minusculas?))?/dg, 'las mayúsculas'],
]
