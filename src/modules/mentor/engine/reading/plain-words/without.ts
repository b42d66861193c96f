import type { Rewording } from './rewording'

/** What a program must not use. */
export const WITHOUT: readonly Rewording[] = [
  [
    '(?:pero )?(?:no (?:se )?(?:vale|valen|puedo usar|puede usarse|esta permitido|podemos usar)|nada de|(?:esta )?prohibido(?: usar)?|prescind(?:e|iendo) de|(?:prefiero|preferiria|mejor) no usar|evita(?:ndo)? usar) (?:ni )?(?=sort|max|min|sum|len|str|bin|for|while|re|pandas|numpy|reverse|count|set|split|eval|math|random|statistics|import|collections|[\\uE100-\\uE1FF])',
    'sin usar ',
  ],
  [
    '(?:el modulo |la libreria )?((?:sorted|sort|max|min|sum|len|str|bin|for|while|re|pandas|numpy|reverse|count|set|split)(?:(?:, | y | ni )(?:sorted|sort|max|min|sum|len|str|for|while|pandas))?) (?:esta prohibid[oa]|estan prohibid[oa]s|(?:queda )?descartad[oa]s?|no,? por favor|no vale|no se puede usar|no valen)(?: por \\p{L}+ \\p{L}+)?',
    'sin usar $1',
  ],
  ['(?<=sin usar (?:\\p{L}|[\\uE100-\\uE1FF])+) (?:ni tampoco|ni de|y tampoco|tampoco|y de|y)(?= )', ' ni'],
  ['no tengo (pandas|numpy|openpyxl)(?: \\p{L}+)?,? (?:asi que|por lo que) sin eso', 'sin usar $1'],
  ['(?:unicamente|solo|solamente) (?:con )?lo que (?:trae|viene con|incluye) python', 'con la librería estándar'],
  ['(?:no (?:deja|se puede|puedo|podemos)) instalar (?:nada|cosas)(?: extra)?', 'sin instalar nada'],
  ['tiene que llamarse a si misma|que se llame a si misma|llamandose a si misma', 'recursiva'],
]
