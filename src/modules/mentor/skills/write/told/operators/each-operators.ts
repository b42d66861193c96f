import { quoted } from '../../../../engine/task/read-data'
import { filter, map, numberOf, type Operator, one, onText, other, signOf } from './operator'
import { wordsOf } from './pipeline-value'

/** What chooses among many, and what is done to each of them. */
export const FOR_EACH: readonly Operator[] = [
  {
    id: 'title',
    stage: 4,
    words:
      /\b(?:(?:y|con|la|en) ){0,8}(?:mayusculas? inicial(?:es)?|inicial en mayusculas?|cada palabra (?:en mayuscula|con mayuscula|capitalizada)|primera letra (?:de cada palabra )?(?:en|con) mayuscula|formato titulo)\b/,
    apply: onText((code) => `${code}.title()`),
    how: '`title()` pone en mayúscula la primera letra de cada palabra y las demás en minúscula.',
  },
  {
    id: 'squeezed',
    stage: 3,
    words:
      /\b(?:letras?|caracteres?)(?: (?:que|estan?|iguales|repetid[oa]s)){0,8} (?:pegad[oa]s?|seguid[oa]s?|consecutiv[oa]s?|junt[oa]s?)(?: (?:iguales|repetid[oa]s|y)){0,8}[^;.,]{0,40}?\b(?:una sola|en una|una vez|solo una)\b|\b(?:quit\w+|elimin\w+)[^;.]{0,20}\b(?:repetid[oa]s (?:seguid|consecutiv|pegad)[oa]s)\b/,
    apply: (value) =>
      value.kind === 'one' && value.type === 'text'
        ? { kind: 'one', type: 'text', code: `@junta ${value.code}` }
        : null,
    how: 'Cada letra se añade solo si no es igual que la última que se ha puesto.',
  },
  {
    id: 'vowels',
    stage: 3,
    words: /\b(?:las |sus |solo (?:las )?|de )?vocales\b/,
    apply: filter((it) => `${it} in 'aeiouáéíóúAEIOUÁÉÍÓÚ'`),
    how: 'Se mira si cada letra está entre las vocales, con tilde y sin ella.',
  },
  {
    id: 'consonants',
    stage: 3,
    words: /\b(?:las |sus |solo (?:las )?)?consonantes\b/,
    apply: filter((it) => `${it}.isalpha() and ${it} not in 'aeiouáéíóúAEIOUÁÉÍÓÚ'`),
    how: 'Una consonante es una letra que no está entre las vocales.',
  },
  {
    id: 'letters-stated',
    stage: 3,
    words:
      /\bporcentaje de (?:letras |bases )?([a-z]) (?:y|o|\+) ([a-z])\b|\bporcentaje (?:de )?(gc)\b|\bcontenido (?:de )?(gc)\b/,
    apply: (value, { match }) => {
      const letters = (match[3] ?? match[4] ?? `${match[1]}${match[2]}`).toUpperCase()
      if (value.kind !== 'one' || value.type !== 'text') return null
      const sum = [...letters].map((letter) => `${value.code}.count('${letter}')`).join(' + ')
      return one('number', `(${sum}) / len(${value.code}) * 100`)
    },
    how: '`count` cuenta cada letra; entre la longitud y por 100 es el porcentaje.',
  },
  {
    id: 'longer',
    stage: 3,
    words:
      /\b(?:que )?(?:tengan |tienen |sean |son |de |con )?(?:mas de|mas largas? (?:que|de)) (\d+|n) (?:letras|caracteres)?/,
    apply: (value, at) => {
      const size = numberOf(at.match[1] ?? '', at)
      return size === null
        ? null
        : filter((it) => `len(${it}) > ${size}`)(
            value.kind === 'one' && value.type === 'text' ? wordsOf(value.code) : value,
            at,
          )
    },
    how: '`len` dice cuántas letras tiene cada una.',
  },
  {
    id: 'starts',
    stage: 3,
    words:
      /\b(?:que )?(?:empie\w+|empiec\w+|comien\w+) (?:por|con) (?:la )?(?:letra )?(«[^ ]+»|[a-z]\b|vocal|mayuscula)/,
    apply: (value, at) => {
      const said = at.match[1] ?? ''
      const own = at.asked.parameters.find(({ name }) => name === said)?.name
      return filter((it) =>
        said === 'vocal'
          ? `${it}[0].lower() in 'aeiouáéíóú'`
          : said === 'mayuscula'
            ? `${it}[0].isupper()`
            : `${it}.lower().startswith(${own ?? quoted(said.replace(/[«»]/g, ''))})`,
      )(value.kind === 'one' && value.type === 'text' ? wordsOf(value.code) : value, at)
    },
    how: 'Se mira por qué letra empieza cada una.',
  },
  {
    id: 'masked',
    stage: 4,
    words:
      /\b(?:la palabra |el texto |(?:con|pon\w+|poniendo) ){0,8}(?:con |un |una ){0,8}(_|guion(?:es)?(?: bajos?)?|asteriscos?|«[^ ]+»|\*|-) (?:donde|en (?:lugar|vez) de|en las? (?:letras?|que|posiciones)|para las|si|cuando)(?: (?:las?|letras?|que)){0,8} (?:no|falta\w*)(?: [^ ]+){1,7}?(?= (?:,|;|\.|y|separ\w+|ej|ejemplo|con espacios)|$)/,
    apply: (value, at) => {
      const known = other(at, ['texts', 'text', 'numbers'])
      const sign = /^[_*-]$/.test(at.match[1] ?? '')
        ? quoted(at.match[1] ?? '_')
        : signOf((at.match[1] ?? '_').replace(/^guion(?:es)?$/, 'guion bajo'))
      return known === null
        ? null
        : map((it) => `${it} if ${it} in ${known} else ${sign}`)(value, { ...at, isWordwise: false })
    },
    how: 'Cada letra se queda como está si se ha dicho ya; si no, sale el signo que la tapa.',
  },
  {
    id: 'last-shown',
    stage: 4,
    words:
      /\b(?:(?:con|por|y|en|pon\w+|ocult\w+|tap\w+|enmascar\w+|todo|todos|los|digitos|cifras|letras|caracteres|sean|salvo) ){0,8}(asteriscos?|«[^ ]+»|\*|equis|x)?(?: (?:,|todo|todos|los|las|digitos|cifras|letras|caracteres)){0,8} (?:menos|salvo|excepto|dejando(?: solo| ver)?|mostrando(?: solo)?|y (?:se vean|muestre|deje)(?: solo)?|solo (?:se vean|deje|muestre))(?: visibles)?(?: (?:los|las))? (?:(\d+|n) (ultim|primer)[oa]s|(ultim|primer)[oa]s (\d+|n))(?: (?:digitos|cifras|letras|caracteres|numeros|visibles)){0,8}/,
    apply: (value, at) => {
      const [, sign = '*', before, first, second, behind] = at.match
      const size = numberOf(before ?? behind ?? '4', at)
      if (size === null || value.kind !== 'one' || value.type !== 'text') return null
      const ink = /^(?:asterisco|\*)/.test(sign) ? "'*'" : /^(?:equis|x)$/.test(sign) ? "'X'" : signOf(sign)
      const it = value.code
      return one(
        'text',
        (first ?? second) === 'ultim'
          ? `${ink} * (len(${it}) - ${size}) + ${it}[-${size}:]`
          : `${it}[:${size}] + ${ink} * (len(${it}) - ${size})`,
      )
    },
    how: 'Un signo por un número lo repite: uno por cada carácter tapado; la rebanada deja los demás a la vista.',
  },
  {
    id: 'are-numbers',
    stage: 3,
    words: /\b(?:l[oa]s )?(?:que )?(?:son|sean) (?:numeros?|digitos?|numericos?)\b/,
    apply: (value, at) =>
      value.kind === 'each' && value.of === 'text' ? filter((it) => `${it}.isdigit()`)(value, at) : null,
    how: '`isdigit()` dice si un texto son solo cifras.',
  },
  {
    id: 'to-whole',
    stage: 4,
    words:
      /\b(?:pero )?(?:ya )?(?:como|a|en|pasad[oa]s? a|convertid[oa]s? (?:a|en)) (?:int|enteros?|numeros? enteros?)\b/,
    apply: (value) => (value.kind === 'each' ? { ...value, of: 'number', map: `int(${value.map})` } : null),
    how: '`int` convierte cada texto en número entero.',
  },
  {
    id: 'initials',
    stage: 4,
    words: /\b(?:las |sus )?iniciales\b|\b(?:la )?(?:primera letra|letra inicial) de cada (?:palabra|una|nombre)\b/,
    apply: (value, at) => {
      const words = value.kind === 'each' ? value : value.type === 'text' ? wordsOf(value.code) : null
      return (
        words &&
        map((it) =>
          it === 'palabra'
            ? 'palabra[0]'
            : `${it.replace(/\.upper\(\)$/, '')}[0]${it.endsWith('.upper()') ? '.upper()' : ''}`,
        )(words, at)
      )
    },
    how: '`palabra[0]` es la primera letra de cada palabra.',
  },
  {
    id: 'binary',
    stage: 4,
    words:
      /\b(?:(?:en|a) )?binario(?:s)?(?: (?:con|de) (\d+) (?:cifras|bits|digitos)(?: cada un[oa])?)?(?: (?:con|y) ceros a la izquierda)?/,
    apply: (value, at) => {
      const width = at.match[1] ?? /\b(\d+) (?:cifras|bits|digitos)\b/.exec(at.text)?.[1]
      return value.kind === 'each'
        ? { ...value, map: `format(int(${value.map}), '${width === undefined ? '' : `0${width}`}b')` }
        : null
    },
    how: "`format(…, '08b')` escribe el número en binario, con ceros delante hasta 8 cifras.",
  },
  {
    id: 'hexadecimal',
    stage: 4,
    words: /\b(?:(?:en|a) )?hexa(?:decimal)?\b/,
    apply: (value) => (value.kind === 'each' ? { ...value, map: `format(int(${value.map}), '02X')` } : null),
    how: "`format(…, '02X')` escribe el número en hexadecimal con dos cifras.",
  },
  {
    id: 'each-reversed',
    stage: 4,
    words:
      /\bcada palabra (?:al|del) reves\b|\b(?:invert\w+|da\w* la vuelta a|gir\w+)(?: (?:las letras de|a))? cada palabra\b/,
    apply: (value, at) => {
      const words = value.kind === 'each' ? value : value.type === 'text' ? wordsOf(value.code) : null
      return words && map((it) => `${it}[::-1]`)(words, at)
    },
    how: '`[::-1]` da la vuelta a cada palabra.',
  },
  {
    id: 'capitalized',
    stage: 4,
    words:
      /\b(?:la )?(?:primera|inicial)(?: letra)?(?: de cada palabra)? en mayusculas?(?: (?:y|,) (?:el resto|lo demas|las demas) en minusculas?)?/,
    apply: (value, at) => {
      const words = value.kind === 'each' ? value : value.type === 'text' ? wordsOf(value.code) : null
      return words && map((it) => `${it}.capitalize()`)(words, at)
    },
    how: '`capitalize()` deja en mayúscula la primera letra y en minúscula las demás.',
  },
  {
    id: 'lengths',
    stage: 4,
    words: /\b(?:la longitud|el largo|cuantas letras tiene|el numero de letras) (?:de )?cada (?:palabra|una|nombre)\b/,
    apply: (value, at) => {
      const words = value.kind === 'each' ? value : value.type === 'text' ? wordsOf(value.code) : null
      const mapped = words && map((it) => `len(${it})`)(words, at)
      return mapped && mapped.kind === 'each' ? { ...mapped, of: 'number' } : null
    },
    how: '`len` dice cuántas letras tiene cada palabra.',
  },
  {
    id: 'codes',
    stage: 4,
    words: /\b(?:el |los )?(?:codigos? )?ascii\b/,
    apply: (value, at) => {
      const mapped = map((it) => `ord(${it})`)(value, { ...at, isWordwise: false })
      return mapped && mapped.kind === 'each' ? { ...mapped, of: 'number' } : null
    },
    how: '`ord` da el código de cada letra.',
  },
  {
    id: 'squares',
    stage: 4,
    words: /\b(?:el |los |sus |al )?cuadrados?\b(?! (?:hueco|con))/,
    apply: (value, at) =>
      value.kind === 'each' && value.of === 'number'
        ? map((it) => (/^\w+$/.test(it) ? `${it}**2` : `${it} ** 2`))(value, at)
        : null,
    how: '`** 2` eleva cada uno al cuadrado.',
  },
  {
    id: 'doubles',
    stage: 4,
    words: /\b(?:el |los |al )?dobles?\b/,
    apply: (value, at) => (value.kind === 'each' && value.of === 'number' ? map((it) => `${it} * 2`)(value, at) : null),
    how: '`* 2` da el doble de cada uno.',
  },
]
