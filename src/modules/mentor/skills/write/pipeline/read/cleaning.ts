import type { Clean } from '../pipeline'
import type { Rule } from './scan'
import { ART, NUMBER } from './words'

/** «quita los repetidos por teléfono», «el primero de cada uno». */
export const dedupe: Rule = {
  words:
    /(?:(?:y|e|hay|con|los|las|el|la|quit\w+|elimin\w+|borr\w+|filas?|registros|WANT|que|sin|esten|estan|C\d+|SHOW|contactos|clientes|por|me|sac\w+|limpi\w+) ){0,8}(?:repetid[oa]s?|duplicad[oa]s?|repit\w+|duplicad)(?: de [^ ]+\.(?:csv|xlsx))?(?: (?:BY|por|con|segun|en|el|la|los|las|mismo|misma|columna|su|sus|de) (?:el |la |los |mismo |misma )?(C\d+))?/,
  read: ({ groups: [behind], text }, scan) => {
    const by = scan.tokens.column(behind ?? /C\d+(?= (?:repet|dupl))/.exec(text)?.[0])
    return [{ kind: 'dedupe', by, keepsLast: false }]
  },
}

export const keep: Rule = {
  words:
    /(?:(?:y|WANT|que|me|SHOW) ){0,4}(?:qued\w+|dej\w+|conserv\w+|mant\w+)(?: (?:me|se|con|ONLY|solo|el|la|los|las|ONE|uno|una)){0,5} (primer\w*|ultim\w+)(?: (?:de EACH ONE|de EACH C\d+|que (?:aparece|aparezca|salga|sale)|aparicion|ocurrencia|vez|fila|registro|que haya)){0,3}/,
  read: ({ groups: [which = ''] }) => [{ kind: 'dedupe', by: null, keepsLast: which.startsWith('ultim') }],
}

const CLEANS: readonly (readonly [RegExp, Clean[]])[] = [
  [/mayuscul|minuscul/, ['lower']],
  [/guion/, ['dashes']],
  [/espacio/, ['strip']],
]

/** «unos en mayúscula, otros con espacios alrededor», «quitar espacios y guiones». */
export const clean: Rule = {
  words:
    /(?:(?:y|e|,|unos?|otros?|otras|algunos|algunas|los|las|en|con|sin|de|del|que|hay|quit\w+|elimin\w+|limpi\w+|ignor\w+|tener|cuenta|importar|distinguir|entre|no|da|igual|vienen?|escrit[oa]s|pas\w+|a|todo|normaliz\w+|C\d+|antes|diferenciar) ){0,9}(?:mayusculas?|minusculas?|espacios|guiones)(?: (?:alrededor|delante|detras|y|o|e|,|mayusculas?|minusculas?|espacios|guiones|de sobra|en blanco|al|principio|final|del|de|los|las|el|la|C\d+|antes|comparar|sobrantes|extra|a los lados|lados)){0,12}/,
  read: ({ text }) => {
    const found = CLEANS.flatMap(([words, kinds]) => (words.test(text) ? kinds : []))
    return [
      {
        kind: 'clean',
        clean:
          found.includes('strip') && (found.includes('dashes') || /quit\w+ (?:los )?espacios/.test(text))
            ? [...found, 'spaces']
            : found,
      },
    ]
  },
}

/** «cuántos ha quitado»: of what was left out. */
export const leftOut: Rule = {
  words:
    /(?:(?:y|e|que|me|SHOW|WANT|diga\w*|diciendo|saber|al|final|tambien|indicando|con) ){0,6}(?:MANY|numero de)(?: (?:filas?|registros|repetid[oa]s?|duplicad[oa]s?|se|ha|han|hay|habia\w*|has|he|C\d+|vaci[oa]s?|celdas?|valores|datos|lineas)){0,5} (?:quit\w+|elimin\w+|borr\w+|sobra\w*|faltan|faltaba\w*|repetid\w+|duplicad\w+|descart\w+|ignor\w+|vaci[oa]s?)(?: (?:EACH ONE|en EACH C\d+|do|ado))?/,
  read: () => [{ kind: 'count-left-out' }],
}

/** «ignorando las vacías», «quitar las filas sin precio». */
export const present: Rule = {
  words:
    /(?:(?:y|e|,|ignor\w+|quit\w+|elimin\w+|salt\w+|descart\w+|sin contar|sin|hay|con|los|las|el|la|filas?|registros|celdas?|que|tengan?|tienen?|algun[oa]s|no|valores|datos|lineas|en|columna|del?|huecos) ){0,9}(?:(?:(C\d+) )?(?:vaci[oa]s?|en blanco|nul[oa]s?|nan|faltantes|huecos|ausentes)|sin (C\d+))(?: (?:en|de|del|la|el|columna) (?:la |el |columna )?(C\d+))?/,
  read: ({ groups, text }, scan) => {
    const column = scan.tokens.column(groups.find((group) => group !== undefined))
    return /ignor|quit|elimin|salt|descart|sin|hay|con |no |tien/.test(text) ? [{ kind: 'present', column }] : null
  },
}

/** «quita los que no tienen email». */
export const lacking: Rule = {
  words: new RegExp(
    `(?:(?:y|me|WANT) ){0,3}(?:quit\\w+|elimin\\w+|descart\\w+|ignor\\w+|borr\\w+)(?: (?:los|las|filas?|que|clientes|registros|C\\d+|lineas)){0,4} (?:no (?:tienen?|tengan?|hay\\w*)|sin) ${ART}(C\\d+)`,
  ),
  read: ({ groups: [token] }, scan) => [{ kind: 'present', column: scan.tokens.column(token) }],
}

/** «rellena los precios que falten con la media de su categoría». */
export const fill: Rule = {
  words: new RegExp(
    `(?:(?:y|e|que|me|WANT) ){0,4}(?:rellen\\w+|complet\\w+|sustitu\\w+|reempla\\w+|pon\\w*)(?: (?:los|las|el|la|valores|celdas|vaci[oa]s?|huecos|nan|nulos|de|del|en|columna|datos|que|falt\\w+|esten|estan|no|tengan?|hay\\w*|MONEY)){0,7} (C\\d+)(?: (?:que|falt\\w+|esten|estan|vaci[oa]s?|en|blanco|nul[oa]s|nan|no|tienen|valor|hay|faltantes)){0,5} (?:con|por|BY|a) ${ART}(?:(MEAN|MEDIAN)(?: de(?:l)? (?:(?:su|la|cada|EACH|misma) ){0,2}(C\\d+))?|(${NUMBER}))`,
  ),
  read: ({ groups: [token, how, group, value] }, scan) => {
    const column = scan.tokens.column(token)
    const by = scan.tokens.column(group)
    if (!column) return null
    if (value !== undefined)
      return [{ kind: 'fill', fill: { column, by: Number(value.replace(',', '.')), group: null } }]
    return [
      {
        kind: 'fill',
        fill: {
          column,
          by: by && by !== column ? 'group-mean' : how === 'MEDIAN' ? 'median' : 'mean',
          group: by === column ? null : by,
        },
      },
    ]
  },
}
