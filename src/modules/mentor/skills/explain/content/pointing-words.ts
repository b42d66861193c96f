/** How questions point at a part of a program; sentences are in lower case without accents. */
const LEADS = '(?:(?:y|pero|ok|vale|ah|ya|entonces|bueno|hola|oye|perdon|a ver|gracias|mmm) )*'
const ASKS =
  '(?:(?:que (?:es|hace|significa|pinta|devuelve|da|retorna|quiere decir|son|hacen)|para que(?: (?:es|sirve|vale|esta|se usa|ponemos|pones))?|por ?que (?:esta|hay|lleva|pones|va|se pone|usas|aparece)|por ?que|(?:no )?(?:entiendo|pillo|me queda claro|se)(?: (?:bien|para nada))?(?: (?:que (?:es|hace)|todo(?: menos| salvo| excepto)))?|todo (?:menos|salvo|excepto)|explica\\w*|lo de|como funciona|dime|que onda con) )*'
const ARTICLES_BEFORE =
  '(?:(?:es[eao]s?|el|la|los|las|lo|de|del|lo del|un|una|signo|simbolo|numero|valor|operador|palabra|argumento|parametro|metodo|funcion|solo) )*'
const TARGET = '[`"\'«“]?(-?\\d+(?:\\.\\d+)?|[-+*/%<>=!&|^@:]{1,3}|\\.?[a-z_]\\w*)(?:\\(\\))?[`"\'»”]?'
const TAIL =
  '(?:[ ,]+(?:es[eao]s?|ahi|aqui|aca|exactamente|al final|al principio|que (?:es|hace|significa|pinta)|para que(?: es| sirve)?|por ?que|no (?:lo )?(?:entiendo|pillo)|(?:del?|de la|en|en el|en la|dentro del?) [`]?\\w+[`]?(?: \\d+)?|de la linea \\d+|de la funcion|sirve|significa|que onda|que rollo|que tal|cual es|como va))*'
/** A question that is about one thing alone: «y ese -1?», «qué hace el %», «para qué sirve el end de ahí». */
export const POINTS = new RegExp(`^[¿¡ ]*${LEADS}${ASKS}${ARTICLES_BEFORE}${TARGET}${TAIL} *(?:$|[?.!,¿:])`)

export const AROUND_EXPRESSION = new RegExp(`^[¿¡ ]*${LEADS}${ASKS}${ARTICLES_BEFORE}[\`"'«“]?`)

/** Signs by their Spanish names, the longer first. */
export const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:doble igual|dos iguales|igual igual)\b/g, '=='],
  [/\b(?:mas igual)\b/g, '+='],
  [/\b(?:menos igual)\b/g, '-='],
  [/\b(?:exclamacion (?:con )?igual|distinto de|signo de distinto)\b/g, '!='],
  [/\b(?:mayor o igual)\b/g, '>='],
  [/\b(?:menor o igual)\b/g, '<='],
  [/\b(?:(?:doble|dos) (?:asteriscos?|estrellas?|por))\b/g, '**'],
  [/\b(?:(?:doble|dos) (?:barras?))\b/g, '//'],
  [/\b(?:porcentaje|tanto por ciento|por ciento)\b/g, '%'],
  [/\b(?:(?:el|un|solo|simple) igual)\b/g, '='],
]

/** Words that begin what is pointed at, rather than being it. */
export const NO_TARGETS: ReadonlySet<string> = new Set(['y', 'de', 'el', 'la', 'lo'])
/** Words of the language that an idiom tells more about. */
export const IDIOM_WORDS: Readonly<Record<string, readonly string[]>> = {
  with: ['with'],
  as: ['with'],
  lambda: ['lambda'],
  yield: ['generator'],
  global: ['global'],
  nonlocal: ['nonlocal'],
  try: ['try-except'],
  except: ['try-except'],
  finally: ['finally'],
  match: ['match'],
  case: ['match'],
  async: ['async'],
  await: ['async'],
  else: ['ternary', 'for-else', 'try-else'],
}
