import type { Rewording } from './rewording'

const SAYS =
  '(?:muestr\\p{L}{1,4}|mostrar|dig\\p{L}{1,3}|dic\\p{L}{1,3}|decir|ver|saber|sac\\p{L}{1,4}|devuelv\\p{L}{1,3}|devolver|calcul\\p{L}{1,4}|imprim\\p{L}{1,4}|dar|leer|inform\\p{L}{1,3}|y|,|:)'

/** What is worked out. */
export const FIGURES: readonly Rewording[] = [
  ['mil', '1000'],
  ['un par de', '2'],
  ['cual(?:es)? (?:ha sido|han sido|fue|fueron|es|son|sera) (?=el|la|los|las)', ''],
  ['cual (?=el|la|los|las)', ''],
  ['(?:el|un|su) promedio', 'la media'],
  ['promediar', 'calcular la media de'],
  ['cuyo promedio', 'cuya media'],
  ['promedio', 'media'],
  // «Para cada vocal, el número de apariciones»
  [
    'para cada (?:un[oa] de (?:l[oa]s )?)?(\\p{L}{3,30}?)s?( \\([^()]{1,60}\\))?, (?:(?:el|la) )?(?:numero|cantidad|total|recuento) de (?:veces|apariciones|ocurrencias)(?: que (?:sale|aparece))?',
    'cuántas veces sale cada $1$2',
  ],
  [
    '(?:el |la )?(?:numero|cantidad|total) de (?:veces|apariciones|ocurrencias|repeticiones)(?: que (?:sale|aparece)| de)?',
    'cuántas veces sale',
  ],
  ['cuantas (?:apariciones|ocurrencias|repeticiones) (?:hay|tiene|hay de)', 'cuántas veces sale'],
  ['(?:el )?(?:recuento|conteo) (?:de cada|por)', 'cuántas veces sale cada'],
  ['(?:el )?(?:recuento|conteo) de', 'cuántas veces sale'],
  [`(?<=(?<!\\p{L})${SAYS} )(?:el|la) (?:numero|cantidad) de (?=(?!dias)\\p{L}+as(?!\\p{L}))`, 'cuántas '],
  [`(?<=(?<!\\p{L})${SAYS} )(?:el|la) (?:numero|cantidad) de (?=(?:\\p{L}+os|dias|clientes)(?!\\p{L}))`, 'cuántos '],
  ['(?:lo que|cuanto) (?:queda|sale|suma|suman|hace|es)(?: todo)? en total', 'el total'],
  ['cuanto (?:suman|suma|es|hace) tod[oa]s?', 'la suma'],
  ['(?:lo que|cuanto) sale en cada (?:tiro|tirada|lanzamiento)', 'cada resultado'],
  ['(?:y,? )?para (?:cerrar|acabar|terminar|rematar),', 'y'],
  [
    'tupla(?:,|:) primero (?:el |la )?(?:numero|cantidad) de (\\p{L}+),?(?: y)? (?:segundo|despues|luego) (?:el|la|el numero) de (\\p{L}+)',
    'tupla con cuántos $1 y cuántos $2',
  ],
  ['cuanto suman', 'el total de'],
  ['cuanto suma cada', 'el total por'],
  ['lo que (?:cuesta|vale|sale)(?: ya)? con', 'el precio con'],
  ['el (\\d+ ?%?) de (iva|irpf|impuestos?) (?:sumado|incluido|añadido)', 'el $2 del $1'],
  ['(?:sumandole|añadiendole|con) (?:el|un) (\\d+ ?%)(?: sumado)?', 'con el $1'],
  ['(\\p{L}+) \\((\\d+ ?%)\\)', '$1 del $2'],
  [
    'redondead[oa]s? con (\\d+|dos|tres) decimales|(?:con )?(\\d+|dos|tres) decimales de redondeo|(?:con )?redondeo a (\\d+|dos|tres)(?: decimales)?',
    'con $1$2$3 decimales',
  ],
  ['tanto por ciento', 'porcentaje'],
  ['cuant[oa]s (dias|horas|meses|años) (?:que )?(?:las|los) separan?', 'cuántos $1 hay entre las dos'],
  [
    '(diccionario|dict) (\\p{L}+) (?:->|[\\uE000-\\uE0FF]|:) cuántas veces (?:sale|aparece)',
    '$1 con cuántas veces sale cada $2',
  ],
  [
    '(diccionario|dict) (\\p{L}+) (?:->|[\\uE000-\\uE0FF]|:) cuant[oa]s (?:hay|de cada un[oa])',
    '$1 con la $2 y cuántas',
  ],
  ['cuanto (?:vendio|recaudo|facturo) cada (\\p{L}+)\\??', 'el total vendido de cada $1.'],
  [
    '(?:usando|con|en|de) (?:el )?(?:minimo (?:numero|posible)|menor (?:numero|cantidad)) (?:de|posible de) (?:piezas|billetes y monedas)',
    'usando las menos piezas posibles',
  ],
  ['(\\p{L}+) con mas letras', '$1 más larga'],
  ['da(?:le)? a cada', 'a cada'],
]
