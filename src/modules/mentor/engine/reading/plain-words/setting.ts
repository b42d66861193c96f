import type { Rewording } from './rewording'

const ORDERS =
  '(?:quiero|necesito|quisiera|busco|ocupo|me (?:gustaria|serviria|toca|hace falta|haria falta|piden|mandan)|un programa)'
const REST = '[^.,;:?!\\d\\uE000-\\uE3FF\\n]{2,60}?'

/** Who somebody is and what it is for, and what is said by the way: it asks nothing. */
export const SETTING: readonly Rewording[] = [
  [
    `(?:soy|trabajo|vengo de|doy clases|manejo|llevo|tengo un[oa]? (?:comercio|tienda|tiendita|club|negocio|bar|taller|academia|cafeteria|kiosk?o|papeleria)|estoy (?:montando|aprendiendo|estudiando|haciendo|preparando|pasando))(?: ${REST})?(?: y (?=${ORDERS})|[:.;](?: |$))`,
    '',
  ],
  [
    `(?:mi (?:proyecto|trabajo)(?: final)? es ${REST} y |(?:para|en) (?:la materia de|la clase de|un tramite de|clase de) ${REST}[,:] |en un sistema que ${REST} (?=${ORDERS}))`,
    '',
  ],
  [
    '(?:la uso|lo uso|es|lo quiero|la quiero) para (?:calcular )?(?:l[oa]s? )?(?:estancias|facturas|practicar|clase|la tienda|el trabajo|mi negocio)[^.,;:?!\\d\\uE000-\\uE3FF\\n]{0,40}[:.]',
    '',
  ],
  ['(?<=[.:] )(?:deberes|ejercicio|tarea|practica)(?: (?:de|por) \\p{L}+(?: \\p{L}+)?)?(?:[.]|, uf[.,]?) ', ''],
  ['(?:y )?(?:cuidado|ojo|oye|eh|uf|jeje|plis|porfa|por favor|hermano|parce|gracias)[:,.]? ', ''],
  ['(?:(?:,|:)? ?(?:por supuesto|claro|o sea|pongamos|por decir algo|digamos|ponele)(?=[ ,.)]),?)', ''],
  ['\\([^()]{1,40},? por ejemplo\\)', ''],
  ['(?:, )?por (?:profundo|larg[oa]|grande|poco) que (?:sea|se este|este)', ''],
  ['(?:de las facilitas|chiquit[oa]|facilit[oa]|sencillit[oa]|en consola|por consola)(?= |,|:|\\.)', ''],
  ['(?<=[.;] |^)(?:su|la) (?:trabajo|tarea|mision): ', ''],
]
