const WAY =
  '(?:cosas?|formas?|maneras?|modos?|opcion(?:es)?|funcion(?:es)?|librerias?|bibliotecas?|herramientas?|modulos?|metodos?|vias?|paquetes?|alternativas?|instruccion(?:es)?|tecnicas?|trucos?)'
const MAY =
  '(?:se (?:podria|puede|pueden|podrian)|podria|podriamos|puedo|puede|podemos|valdria|vale|sirve|serviria|funcionaria|hay|existe\\w*|habria|tiene|conoces|(?:seria|es) mejor|se hace|se haria|hace falta|hay que|tengo que)'
/** What else could be used, whether it is named or not. */
const ASKS_OTHER = new RegExp(
  `\\botr[oa]s? ${WAY}\\b|\\balternativas?\\b|\\balgo (?:mejor|distinto|diferente|parecido|mas \\w+)\\b|\\b${MAY} (?:\\w+ ){0,3}?(?:con|usar(?! en\\b)|usando|utilizar(?! en\\b)|sin)\\b|\\b${MAY}\\b.{0,40}\\ben (?:vez|lugar) de\\b|\\b(?:en (?:vez|lugar) de|sin) .{0,40}\\b${MAY}\\b`,
)
/** Something is to be done to the program at hand. */
const ORDERS = /^(?:(?:y|pero|ahora|ok|vale) )*(?:haz\w*|pon\w*|cambia\w*|quiero|usa|hazme|dame|quita\w*|pasa\w*)\b/

/** Why something cannot be used, what it is for, or what comes if it is not, is another question. */
const ASKS_WHY =
  /\bpor ?que\b|\bes otr[oa]\b|\b(?:para )?que (?:es|son|hace|sirve|significa)\b|\b(?:ya )?no (?:se |lo |la )?pued\w+|\bque (?:pasa|pasaria|cambia|diferencia)\b/

/** «¿Por qué no usas while?»: what is named is asked for as another way. */
const WHY_NOT =
  /^(?:y )?por que no (?:(?:se|lo|la|le|has|mejor) )*(?:us\w+|utiliz\w+|hac\w+ (?:con|en)|hecho (?:con|en)) \w+/

export const asksWhyNot = (said: string): boolean => WHY_NOT.test(said)

/** «¿Se podría con otra cosa?», «¿hay algo mejor que random?»: what else does the same is asked for, in words that are plain and in full. */
export const asksAnotherWay = (said: string): boolean =>
  ASKS_OTHER.test(said) && !ORDERS.test(said) && !ASKS_WHY.test(said)
