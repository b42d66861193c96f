import { expressions, type Wish } from '../change'

/** What is typed where only its kind is told. */
export const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\bmayusculas?\b/, 'HOLA'],
  [/\bminusculas?\b/, 'hola'],
  [/\b(?:acentos?|tildes?|acentuad\w+)\b/, 'canción'],
  [/\b(?:letras?|texto|palabras?|nombre|no (?:es|sea|escrib\w+|pon\w+) (?:un )?numero|abc|hola)\b/, 'hola'],
  [/\b(?:nada|vacio|enter|intro|en blanco|sin escribir)\b/, ''],
  [/\b(?:negativo|menos de cero|menor que cero)\b/, '-5'],
  [/\bcomas?\b/, '2,5'],
  [/\b(?:decimal\w*|punto)\b/, '2.5'],
  [/\bcero\b/, '0'],
  [/\b(?:mal|incorrect\w+|equivocad\w+|erron\w+|otra (?:cosa|clave|contrasena|palabra))\b/, 'otra'],
]

/** The word that what is typed is compared with. */
export const comparedText = (wish: Wish): string | null =>
  expressions(wish).flatMap((node) =>
    node.kind === 'compare'
      ? node.comparisons.flatMap(({ right }) =>
          right.kind === 'string' && right.value.length > 1 && /^\p{L}/u.test(right.value) ? [right.value] : [],
        )
      : [],
  )[0] ?? null
