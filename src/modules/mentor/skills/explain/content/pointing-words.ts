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
  [/\b(?:ampersand|ampersan|amper)\b/g, '&'],
  [/\b(?:barra vertical|palito|pleca)\b/g, '|'],
  [/\b(?:virgulilla|gusanito|rabito|tilde de la n)\b/g, '~'],
  [/\b(?:porcentaje|tanto por ciento|por ciento)\b/g, '%'],
  [/\b(?:(?:el|un|solo|simple) igual)\b/g, '='],
]

/** Words of the language that an idiom tells more about. */
export const IDIOM_WORDS: Readonly<Record<string, readonly string[]>> = {
  with: ['with', 'with-other'],
  as: ['with', 'try-except'],
  lambda: ['lambda'],
  yield: ['generator'],
  global: ['global'],
  nonlocal: ['nonlocal'],
  try: ['try-except'],
  except: ['try-except'],
  finally: ['finally'],
  match: ['match'],
  case: ['match'],
  '|': ['match'],
  async: ['async'],
  await: ['async'],
  else: ['ternary', 'for-else', 'try-else'],
}
