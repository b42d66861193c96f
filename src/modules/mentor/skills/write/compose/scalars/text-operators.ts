import { first, one, type ScalarOperator } from './scalar-operator'

/** What is told of a text. */
export const TEXT_OPERATORS: readonly ScalarOperator[] = [
  {
    words:
      /\bcuantas vocales\b|\b(?:numero|cantidad) de vocales\b|\bcuent\w+ (?:las )?vocales\b|\bcontar (?:las )?vocales\b/,
    of: 'text',
    read: one(
      'vocales',
      'Vocales',
      (it) => `sum(letra in 'aeiouáéíóúü' for letra in ${it}.lower())`,
      'int',
      '`letra in …` vale `True` o `False`, que al sumar cuentan como 1 y 0. Las vocales con tilde también se cuentan.',
    ),
  },
  {
    words: /\bcuantas palabras\b|\b(?:numero|cantidad) de palabras\b|\bcuent\w+ (?:las )?palabras\b/,
    of: 'text',
    read: one(
      'palabras',
      'Palabras',
      (it) => `len(${it}.split())`,
      'int',
      '`split()` parte el texto por los espacios.',
    ),
  },
  {
    words:
      /\bcuantas (?:letras|caracteres)\b|\bcuantos caracteres\b|\b(?:numero|cantidad) de (?:letras|caracteres)\b|\b(?:longitud|largo|cuanto mide)\b/,
    of: 'text',
    read: one(
      'longitud',
      'Caracteres',
      (it) => `len(${it})`,
      'int',
      '`len` cuenta los caracteres, espacios incluidos.',
    ),
  },
  {
    words: /\bcuantas veces (?:\w+ ){0,4}?(?:letra )?(«[^ ]+»|\b[a-z]\b)/,
    of: 'text',
    read: (inputs, match) => ({
      name: 'veces',
      label: 'Veces',
      expression: `${first(inputs)}.lower().count('${(match[1] ?? '').replace(/[«»]/g, '')}')`,
      type: 'int',
      how: '`count` cuenta las apariciones; `lower()` hace que las mayúsculas cuenten igual.',
    }),
  },
  {
    words: /\b(?:al reves|invert\w+|del reves|dar la vuelta|de atras (?:para|hacia) (?:a)?delante)\b/,
    of: 'text',
    read: one('reves', 'Al revés', (it) => `${it}[::-1]`, 'text', '`[::-1]` recorre el texto de atrás adelante.'),
  },
  {
    words:
      /(?<!ignor\w+ |ignor\w+ espacios y |distinguir (?:entre )?|respet\w+ |importar |cuenta (?:las )?|sin |y |letras )\bmayusculas?\b(?! y minusculas)/,
    of: 'text',
    read: one(
      'mayusculas',
      'En mayúsculas',
      (it) => `${it}.upper()`,
      'text',
      '`upper()` devuelve el texto en mayúsculas.',
    ),
  },
  {
    words: /\bminusculas?\b/,
    of: 'text',
    read: one(
      'minusculas',
      'En minúsculas',
      (it) => `${it}.lower()`,
      'text',
      '`lower()` devuelve el texto en minúsculas.',
    ),
  },
  {
    words: /\biniciales\b/,
    of: 'text',
    read: one(
      'iniciales',
      'Iniciales',
      (it) => `''.join(palabra[0].upper() for palabra in ${it}.split())`,
      'text',
      'De cada palabra se toma la primera letra, `palabra[0]`.',
    ),
  },
  {
    words: /\bsin (?:los )?espacios\b|\bquit\w+ (?:los )?espacios\b/,
    of: 'text',
    read: one(
      'junto',
      'Sin espacios',
      (it) => `${it}.replace(' ', '')`,
      'text',
      '`replace` cambia cada espacio por nada.',
    ),
  },
]
