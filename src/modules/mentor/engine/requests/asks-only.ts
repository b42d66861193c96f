const LEAD =
  '(?:(?:y|pero|ok|oka|okey|vale|ah|ahh|ya|ay|entonces|bueno|hola|oye|perdon|a ver|gracias|mmm|uf|uy|si|no|entiendo|osea|o sea|listo|genial|perfecto|profe) )*'
const ASKS =
  '(?:(?:(?:no (?:lo |la |me |te )*(?:entiendo|pillo|cacho|pesco|comprendo|veo) )?(?:el|la|los|las|lo|ese|esa|eso|esto) (?:\\w+ ){0,5}?)?(?:(?:q|k|ke|que) (?:es|son|era|hace|hacen|significa|quiere decir|pinta|diferencia|vale)|(?:para|pa) (?:que|q)|por ?que|pq|xq|porq|de donde|a que viene|como funciona|(?:que|cual es el) valor|cuanto (?:vale|valia|acaba valiendo)|de que tipo|cuant[oa]s? (?:veces|vueltas)|(?:se|lo|los|las) (?:queda|quedan|mantiene|mantienen|conserva|conservan)\\b)|no (?:lo |la |me |te )*(?:entiendo|pillo|cacho|pesco|comprendo))'
const ASKS_ONLY = new RegExp(`^${LEAD}${ASKS}\\b`)
/** A wish beside the question, or a way to do it: that is for who changes programs. */
const WISHES =
  /\b(?:quier\w+|quisier\w+|gustaria|necesit\w+|haz\w*|hace(?:me|lo|la)|ponme|ponle|ponlo|ponla|pon|anade\w*|agrega\w*|cambia(?:lo|la|le|me)?|quita(?:lo|la|le|me)?|modifica\w*|arregl\w+|corrig\w+|corrige\w*|dame|escrib\w+|ensena\w*|(?:como|puedo|puedes|podrias|se puede|podria) (?:lo |la |le |me |se )*(?:hago|hacer|haria|cambio|cambiar|pongo|poner|quito|quitar|arreglo|saco|sacar)|otra forma|mas corto|mejor)\b/

/** «¿Cuál es mejor?» weighs what was spoken about: no highest value is wanted. */
const WEIGHS = new RegExp(
  `^${LEAD}cual (?:de (?:l[oa]s )?(?:dos|tres) )?(?:es|era|seria|va) (?:el |la )?(?:mejor|mas rapid[oa]|mas facil|recomendable)(?: de (?:l[oa]s )?(?:dos|tres))?$`,
)

/** «Si cambié las vidas a 6, ¿por qué b sigue con 7?»: what was done is told, and the reason asked. */
const DONE_SO = new RegExp(`^${LEAD}si .{3,80} (?:por ?q(?:ue)?|pq|xq|porq) `)

/** «Si ya cambié …, por q sigue igual», with or without its signs, is no wish, whatever else reads one in it. */
export const asksOfWhatWasDone = (plain: string): boolean => DONE_SO.test(plain) && OWN_DEED.test(plain)
const OWN_DEED =
  /\bsi (?:(?:yo|ya|le|lo|la|los|las|se|te) )*(?:cambie|puse|quite|anadi|agregue|modifique|hice|converti|borre|elimine|asigne|(?:he|habia|hemos) \w+[ds]o)\b/

/** Whether a message only asks what something is, or why it is so («¿y por qué empieza en 2 y no en 0?»): nothing is to be done. */
export const asksOnly = (plain: string): boolean =>
  ((ASKS_ONLY.test(plain) || DONE_SO.test(plain)) && !WISHES.test(plain)) || WEIGHS.test(plain)
