/** A request that says more than this is about more than one property. */
const MAX_REQUEST = 300

/** Forbids means, not results: «sin usar max», «sin bucles». */
const MEANS =
  /\bsin (?:usar|utilizar|importar|emplear) (?:(?:la|el|las|los) )?(?:funcion(?:es)? )?\w+(?:\(\))?|\bsin (?:max|min|sum|sort|sorted|set|bucles?|recursion|recursividad)\b/g

/** What a request says around what it asks for, which changes nothing of what comes out. */
const NEUTRAL = new Set(
  `un una unos unas el la los las lo de del al a y que en con por para me mi mis se si es son sea sean su sus este esta tal como cual
  dado dada dados dadas reciba recibe recibir recibiendo tome toma pasa pasas pase paso devuelva devuelve devolver devuelvas devolviendo
  retorne retorna retornar regrese regresa regresar diga dice decir digas indique indica compruebe comprueba comprobar comprobando
  verifique verifica verificar saber calcule calcula calcular obtenga obtener obten halle halla hallar haz hazme hace haces hacer haga crea crear
  creame cree escribe escribeme escribir escriba programa programar define definir implementa implementar dame quiero quisiera necesito
  podrias puedes ayudame ayuda favor gracias hola buenas python codigo funcion funciones ejemplo parametro argumento entrada resultado
  sencilla sencillo simple corta corto facil basica basico true false booleano tipo usando uso usa recursividad recursion recursiva
  recursivo recursivamente for while bucle bucles algoritmo return def`.split(/\s+/),
)

/** A request's words, without accents, capitals and signs; none of one that is too long, or has code of its own. */
export function requestWords(request: string): readonly string[] {
  if (request.length > MAX_REQUEST || request.includes('```')) return []
  return plain(request).replace(MEANS, ' ').match(/\w+/g) ?? []
}

export const plainWords = (text: string): readonly string[] => plain(text).match(/\w+/g) ?? []

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** What of a request is about what comes out. */
export const tellingWords = (words: readonly string[]) => words.filter((word) => !NEUTRAL.has(word))

/** Without what Spanish ends words with: «ordenados» and «ordenar» are one. */
export function stemOf(word: string): string {
  const stem = plain(word)
    .replace(/e?s$/, '')
    .replace(/(?:ando|iendo|ad[ao]|id[ao]|[aei]r|[aeo]n?)$/, '')
  return stem.length < 3 ? plain(word) : stem
}
