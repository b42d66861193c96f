import type { Rewording } from './rewording'

/** What happens with a value that is of no use, and at the edges. */
export const GUARDS: readonly Rewording[] = [
  [
    'si (?:vale|es|llega|viene) (?:un )?(\\d+),? (?:que )?no (?:debe|tiene que|puede|quiero que|se) ?(?:se )?(?:romp|fall|pet|explot|dar error)\\p{L}{0,6}(?:se)?',
    'tiene que funcionar también con $1',
  ],
  [
    '(?:quiero )?(?:un mensaje|un aviso|que avise),? (?:y )?no que se (?:rompa|caiga|pare|cuelgue)',
    'que avise en vez de dar error',
  ],
  [
    '(?:y |en )?(?:cualquier|todo) otr[oa](?: \\p{L}+)? se rechaza(?: con un (?:aviso|mensaje))?(?: (?:de|diciendo) que no (?:vale|es valid[oa]|sirve))?',
    'si pongo otro que diga que no es válido',
  ],
  [
    '(?:que )?(?:salte|dispar[ea]|produ(?:ce|zca)|suelt[ea]|da|de|provoca|provoque|genera|genere|tire?|levant[ea]) (?:un |una )?(ValueError|TypeError|KeyError|IndexError|ZeroDivisionError|excepcion)',
    'lance $1',
  ],
  [
    '(para (?:cualquier otro|otro) (?:valor|numero|caso)|en (?:cualquier )?otro caso|fuera de (?:ese rango|ahi)), (ValueError|TypeError)',
    '$1 lance $2',
  ],
  [
    '(?:en (?:cualquier )?otro caso|en caso contrario|si falla cualquiera|si no se cumple(?:n)?),? (?:devuelve |devuelva )?False',
    'y si no False',
  ],
  [
    'si lo primero que (?:meto|escribo|pongo|doy) es (?:ya )?(?:el )?(?:-?\\d+|[\\uE000-\\uE0FF])(?: y no hay ningun[oa]? \\p{L}+)?',
    'si no hay ninguna',
  ],
  [
    '(?:que )?(?:por supuesto )?(?:ese \\d+ )?no (?:entra en (?:el calculo|la cuenta)|es una medida, no lo sumes|se cuenta)',
    'no cuenta',
  ],
  ['(?:es decir, )?puede que (?:lleguen|vengan|este|esten) en (?:mayusculas?|minusculas?)', 'vengan como vengan'],
  ['sin contar (?:ese|el) (\\d+)', 'el $1 no cuenta'],
  ['si no alcanza', 'si no hay bastante'],
  [
    '(?:hay|tiene|con|son|dan|da|permite|admite) (tres|dos|cuatro|cinco|\\d) (?:oportunidades|ocasiones|tentativas)',
    'hay $1 intentos',
  ],
  ['(tres|dos|cuatro|cinco|\\d) oportunidades', '$1 intentos'],
  [
    '(?:y )?,? ?(?:agotad[oa]s|gastad[oa]s|al agotar|consumid[oa]s) (?:(?:l[oa]s )?(tres|dos|cuatro|cinco|\\d|tod[oa]s|intentos)(?: intentos)?)(?: sin acertar)?,?:? ?(?:tiene que (?:salir|mostrar|poner)|sale|aparece|que (?:salga|diga|ponga))?',
    'si falla todos que diga ',
  ],
  ['al acertar(?:la|lo)?:?', 'si acierta que diga'],
]
