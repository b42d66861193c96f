import { each, type Operator, one, onText, SIGN, SIGN_WORDS, signOf } from './operator'

/** What is done to a text as a whole before it is cut. */
export const CLEANING: readonly Operator[] = [
  {
    id: 'upper',
    stage: 0,
    words:
      /\b(?:y )?(?:(?:que )?(?:me )?(?:l[oa]s? )?(?:pas\w+|conviert\w+|pon\w+|todo|este|esten|salga\w*|vaya\w*) ){0,8}(?:todo )?(?:a|en|de) mayusculas?(?: por si (?:vienen?|estan?|llegan?) en minusculas?)?/,
    apply: onText((code) => `${code}.upper()`),
    how: '`upper()` lo pasa a mayúsculas.',
  },
  {
    id: 'lower',
    stage: 0,
    words:
      /\b(?:y )?(?:(?:que )?(?:me )?(?:l[oa]s? )?(?:pas\w+|conviert\w+|pon\w+|todo|este|esten|salga\w*) ){0,8}(?:todo )?(?:a|en) minusculas?(?: por si (?:vienen?|estan?|llegan?) en mayusculas?)?|\b(?:sin importar|no importa\w*|da igual|ignora\w*|sin distinguir|sin tener en cuenta)(?: si| (?:las|la|entre|hay|son|esta en)){0,8} mayusculas?(?: (?:o|y|ni) minusculas?)?/,
    apply: onText((code) => `${code}.lower()`),
    how: '`lower()` lo pasa a minúsculas, así mayúsculas y minúsculas cuentan igual.',
  },
  {
    id: 'strip',
    stage: 0,
    words:
      /\b(?:quit\w+|elimin\w+|sin|borr\w+)(?: (?:los|todos)){0,8} espacios (?:(?:de|a|por) (?:los lados|delante|detras|el principio|principio|final|alrededor)|sobrantes)(?: (?:y|o) (?:del|al|por|de)? ?(?:detras|final))?/,
    apply: onText((code) => `${code}.strip()`),
    how: '`strip()` quita los espacios de los lados.',
  },
  {
    id: 'remove',
    stage: 1,
    words: new RegExp(
      `\\b(?:quit\\w+|elimin\\w+|sin|borr\\w+|ignor\\w+)(?: (?:los|las|todos|todas|el|la|contar|tener en cuenta)){0,8} ((?:${SIGN_WORDS})(?:(?: ,| y| ni| o| e){1,8}(?: (?:los|las))? (?:${SIGN_WORDS})){0,8})\\b(?! (?:de|a|por) (?:los lados|delante|detras|mas))`,
    ),
    apply: (value, { match }) => {
      const signs = [...(match[1] ?? '').matchAll(new RegExp(SIGN_WORDS, 'g'))].map(([sign]) => signOf(sign))
      return onText((code) => signs.reduce((made, sign) => `${made}.replace(${sign}, '')`, code))(value)
    },
    how: '`replace` cambia cada uno por nada: así se quitan.',
  },
  {
    id: 'translate',
    stage: 1,
    words:
      /(?:\b[a-z] (?:por|con|a|y|- >|->|=|es|pasa a|se cambia por) (?:la )?[a-z]\b(?: (?:,|y|e|;|la)){0,8}(?: |$)){2,}/,
    apply: (value, { match }) => {
      const pairs = [
        ...match[0].matchAll(/\b([a-z]) (?:por|con|a|y|- >|->|=|es|pasa a|se cambia por) (?:la )?([a-z])\b/g),
      ]
      const table = new Map<string, string>()
      for (const [, from = '', to = ''] of pairs) {
        if (table.has(from)) continue
        table.set(from, to)
        // «A con T y C con G» goes both ways.
        if (!pairs.some(([, other]) => other === to)) table.set(to, from)
      }
      const [left, right] = [[...table.keys()].join('').toUpperCase(), [...table.values()].join('').toUpperCase()]
      return onText((code) => `${code}.translate(str.maketrans('${left}', '${right}'))`)(value)
    },
    how: '`str.maketrans` hace la tabla de cambios y `translate` los hace todos a la vez.',
  },
  {
    id: 'replace',
    stage: 1,
    words: new RegExp(
      `\\b(?:cambi\\w+|reemplaz\\w+|sustitu\\w+)(?: (?:los|las|cada|todos|todas|el|la)){0,8} (${SIGN_WORDS}|vocales|vocal|«[^ ]+») por ${SIGN}`,
    ),
    apply: (value, at) => {
      const [, from = '', to = ''] = at.match
      if (!from.startsWith('vocal')) return onText((code) => `${code}.replace(${signOf(from)}, ${signOf(to)})`)(value)
      const letters = each(value, { ...at, isWordwise: false })
      return (
        letters &&
        one(
          'text',
          `''.join(${signOf(to)} if ${letters.item} in 'aeiouáéíóúAEIOUÁÉÍÓÚ' else ${letters.map} for ${letters.item} in ${letters.source})`,
        )
      )
    },
    how: 'Se cambia cada carácter por el que pides.',
  },
  {
    id: 'single-spaces',
    stage: 1,
    words:
      /\b(?:sin|quit\w+|elimin\w+)(?: (?:los|todos)){0,8} espacios (?:de mas|repetidos|duplicados|dobles|de sobra|que sobr\w+)(?: (?:ni |, |y ){0,8}(?:adelante|delante|atras|detras|en medio|al principio|al final|por delante|por detras)){0,8}/,
    apply: onText((code) => `' '.join(${code}.split())`),
    how: '`split()` separa las palabras sin importar cuántos espacios haya, y `join` las une con uno solo.',
  },
]
