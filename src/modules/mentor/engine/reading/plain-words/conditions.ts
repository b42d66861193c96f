import type { Rewording } from './rewording'

/** What something must have to be valid. */
export const CONDITIONS: readonly Rewording[] = [
  ['(?:las )?(?:condiciones|requisitos|reglas) para (?:que (?:sea|devuelva|de) )?True:', 'que devuelva True si'],
  [
    '(?:da|devuelve|que devuelva|que de) True (?:unicamente|solo|solamente)? ?(?:cuando|si) se cumplen? tod[oa]s?(?: estas?(?: condiciones)?| l[oa]s siguientes(?: condiciones)?)?:',
    'que devuelva True solo si:',
  ],
  [
    '(?:que )?(?:mida|tenga|lleve) (?:por lo menos|como minimo|minimo|al menos) (\\d+)(?: caracteres)?',
    'tenga al menos $1 caracteres',
  ],
  ['(?:con una )?longitud minima de (\\d+)(?: caracteres)?', 'tenga al menos $1 caracteres'],
  ['(?:que )?(?:no contenga|no lleve|no tenga|no haya) (?:ningun )?espacios?', 'ningún espacio'],
  [
    '(?:que )?(?:contenga|lleve|traiga|tenga|trae|lleva|tiene|contiene|haya) algun(a|o)? (?:mayuscula|minuscula)',
    'al menos una mayúscula',
  ],
  [
    '(?:y )?(?:que )?(?:(?:contenga|lleve|traiga|tenga|trae|lleva|tiene|contiene|haya) )?(?:tambien )?algun (?:digito|numero)',
    'y al menos un número',
  ],
  [
    '(?:contenga|lleve|traiga|tenga|trae|lleva|tiene|contiene) alguno de est[oe]s(?: simbolos)?:',
    'al menos uno de estos símbolos:',
  ],
  ['(\\S{1,3}) solo (?:puede haber|hay) un[oa]', 'que tenga un solo $1'],
  ['antes de (?:ell[oa]|est[ea]|es[ea]) (?:tiene que (?:venir|haber)|hay|va) algo', 'algo antes'],
  ['(?:mas adelante|despues) (?:debe|tiene que) (?:aparecer|haber|venir) un punto', 'después un punto'],
  ['(?:si )?da igual que (?:este|sea|venga)n? en mayusculas? o (?:en )?minusculas?', 'sin distinguir mayúsculas'],
  ['(?:y )?tanto (\\p{L}+) como \\1 (?:deben contar|cuentan|valen|deben valer)', 'da igual mayúsculas o minúsculas'],
  ['(?:el )?resto de (?:los )?caracteres no (?:cuentan?|importan?)(?: para nada)?', 'lo demás se ignora'],
  ['(\\p{L}{3,})s sin ningun (\\p{L}{3,})', '$1s que no han hecho ningún $2'],
  ['(?:nunca|jamas) (?:pidieron|han pedido|hicieron) (?:nada|pedidos|ningun pedido)', 'no han hecho ningún pedido'],
  ['(?:nunca|jamas) (?:da|debe ser|puede ser|sea|es) (?:menos de (?:cero|0)|negativ[oa])', 'nunca negativo'],
  ['da igual (?:cual|el que) (?:ponga|vaya|pase) primero', 'aunque las ponga al revés'],
  [
    '(?:es decir, )?(?:si )?(?:coincide|es igual|es la misma) la suma (?:en|de) tod[oa]s las filas, columnas y diagonales',
    'filas, columnas y diagonales suman igual',
  ],
  ['(?:forma|es) (?:o no )?un cuadrado magico', 'es un cuadrado mágico'],
]
