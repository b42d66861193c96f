/** How a question about an idea begins: `strong` ones can mean nothing else, `weak` ones may ask for a program or tell of a fault. */
export type Asking = { strength: 'strong' | 'weak'; start: number; end: number }

const STRONG: readonly RegExp[] = [
  /\bque (?:diantres |diablos |demonios |cosa |rayos |narices |cojones |carajo |mierda |onda con |rollo con )?(?:es|son|era|eran|seria|serian|sera|seran|significa|significan|quiere decir|quieren decir)(?: (?:eso|esto|lo)(?: de)?)?\b/g,
  /\bque onda con\b|\b(?:en|de) que (?:consiste|consisten|se trata|va|van)\b|\ba que se refier\w+\b|^(?:\w+ )?a ver(?=(?: \w+){1,8} ejemplos?\b)/g,
  /(?:^|\b(?:saber|sabes|se|dime|y|pero|hola|entiendo|exactamente) )que (?:hace|hacen|hacia|devuelve|devuelven)\b/g,
  /\bque (?:hace|hacen|devuelve|devuelven)$/g,
  /\b(?:errores|fallos) (?:mas )?(?:tipic|comun|frecuent|habitual)\w*(?: que)?(?: se comet\w+| hay)?(?: (?:con|de|en|al (?:usar|trabajar con)|usando))?|\b(?:errores|fallos) se (?:suelen? )?comet\w+(?: con| al usar| usando)?/g,
  /\b(?:ventajas? y (?:las? )?(?:desventajas?|inconvenientes?)|pros y (?:los )?contras)(?: (?:de|que tiene[n]?))?|\bpor que (?:se )?(?:existen?|inventaron|invento|crearon)\b/g,
  /\bque hay (?:en|dentro)\b|\bwhat (?:is|are)\b/g,
  /\b(?:para|a|de) que (?:me |se |te |nos )*(?:sirve|sirven|servia|serviria|usa|usan|utiliza|utilizan|vale|valen|quiero|van|va|es|son)\b/g,
  /\b(?:es|sera|sea) (?:verdad|cierto|mentira)(?: (?:que|eso de que))?\b/g,
  /\bpara que (?:el|la|los|las|un|una|uso|usar)\b/g,
  /\bcuando (?:se |me |lo |la |los |las |debo |deberia |hay que |tengo que |conviene )*(?:uso|usar|usa|usan|utiliza|utilizo|utilizar|conviene|toca|interesa|necesito|pongo|poner|se pone)\b/g,
  /\bno (?:se |me |lo |la |le |los |las |termino de |acabo de |consigo |logro |entiendo |del todo |muy bien |bien )*(?:entiendo|entender|entendi|entendido|pillo|pillado|comprendo|comprender|capto|cacho|entra|entran|queda claro|aclaro|distingo|veo|entero|acuerdo|recuerdo)\b/g,
  /\bno (?:se|tengo claro|tengo ni idea de|tengo idea de) (?:bien |muy bien |aun |todavia )*(?:que|como|cuando|para|lo que|usar|si)\b/g,
  /\b(?:explica|explicame|explicamelo|explicas|expliqueme|explicadme|explicarme|explique|explicacion|aclara|aclarame|define|defineme|definicion|concepto|significado|habla|hablame)(?: (?:bien|por favor|otra vez|de nuevo))*\b/g,
  /\b(?:cuentame|ensename|dime)(?: algo| todo)? (?:de|sobre|que|lo que|cuando)\b/g,
  /\b(?:duda|dudas|lio|lia|liado|liada|lian|confundo|confunde|confunden|cuesta|cuestan|atraganta|atragantan|atasco) (?:mucho |siempre |un monton )?(?:con|de|en|sobre|el|la|los|las)\b/g,
  /\b(?:siempre )?(?:me lio|me lian|me lia|me confunde|me confunden|me cuesta|me cuestan|no los distingo|no las distingo)\b/g,
  /\b(?:quiero|quisiera|me gustaria|necesito|ayudame a|ayuda para) (?:aprender|entender|comprender|saber (?:de|sobre|mas))\b/g,
]

const WEAK: readonly RegExp[] = [
  /\bcomo (?:se |me |lo |la |le |es que )*(?:funciona|funcionan|usa|usan|uso|usar|utiliza|utilizo|utilizar|hace|hacen|hago|hacia|declara|declaro|define|defino|crea|crean|creo|crear|escribe|escriben|pone|ponen|pongo|va|van|es|era|leia|leian|importo|importa|importar)\b/g,
  /\bque pasa\b|\bque paso\b|\bque ocurre\b|\bque gano\b|\bque gana\b|\bque ventajas?\b|\bventajas\b/g,
  /\b(?:es|son) (?:obligatori[oa]s?|necesari[oa]s?|mal[oa]s?|buen[oa]s?|important\w+|mejor\w*)\b|\bhace falta\b|\b(?:lo|la|los|las) necesito\b|\bvale la pena\b/g,
  /\bejemplos? (?:de|con|sencillo de)\b|\brepas[aoe]\w*\b|\bresum\w+\b|\bque (?:hace|hacen|devuelve|da|tiene)\b|\btengo que\b|\bhay que\b|\brecomiend\w+|\bexisten?\b|\bpuedo\b|\bse puede\b|\bsiempre\b/g,
]

/** The first strong beginning of a question in some words, else the first weak one; `start` and `end` count the words before it and up to its end. */
export function askingIn(words: string): Asking | null {
  const strong = firstOf(words, STRONG)
  if (strong !== null) return { strength: 'strong', ...strong }
  const weak = firstOf(words, WEAK)
  return weak === null ? null : { strength: 'weak', ...weak }
}

function firstOf(words: string, patterns: readonly RegExp[]): Pick<Asking, 'start' | 'end'> | null {
  let best: { index: number; end: number } | null = null
  for (const pattern of patterns) {
    for (const found of words.matchAll(pattern)) {
      const at = { index: found.index, end: found.index + found[0].length }
      if (best === null || at.index < best.index) best = at
      break
    }
  }
  return best === null ? null : { start: wordsBefore(words, best.index), end: wordsBefore(words, best.end) }
}

const wordsBefore = (words: string, index: number) => words.slice(0, index).trim().split(' ').filter(Boolean).length

/** That two things are held against each other. */
export const COMPARES =
  /\bdiferenci\w*|\bdifference\b|\b(?:dif|difs) entre\b|\b(?:es|son|seria) como (?:un|una|el|la|los|las|lo)\b|\bdistint[oa]s?\b|\bdistin(?:gue|guir|gir|go|guen)\w*\b|\bvs\b|\bversus\b|\b(?:es|son|seria|sea) (?:lo )?(?:mismo|igual|iguales)\b|\blo mismo\b|\ben (?:vez|lugar) de\b|\bfrente a\b|\bmejor\b|\bcompar\w+|\bparecid[oa]s?\b|\bsi ya\b|\bcual (?:uso|es|usar|elijo|conviene|me conviene)\b|\bcual de\b|\bcuando\b(?: \w+){1,4}? y (?:\w+ )?cuando\b|\bque gan[oa]\b|\bcada (?:uno|una|cual)\b|\bme (?:lio|lia|lian|confund\w+)\b|\bsustituye\b|\breemplaza\b/
