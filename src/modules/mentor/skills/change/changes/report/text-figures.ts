import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { typeOf } from '../../../faults/type-of'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { clausesIn } from './clauses'

/** «que diga también cuántas palabras tiene y cuántas veces sale la letra a»: what is to be said of a text. */
export const textFiguresChange: Change = {
  name: 'text-figures',
  stage: STAGE.output,
  says: [],
  reads(said, p) {
    const name = textIn(p)
    const read = name === null ? [] : figuresIn(said, name)
    return read.length === 0 ? null : read.map(({ span }) => span)
  },
  make(p, { said }): Result {
    const name = textIn(p)
    const figures = name === null ? [] : figuresIn(said, name)
    const last = mainStatements(p).at(-1)
    if (figures.length === 0 || !last) return null
    const { to } = linesOf(p, last)
    const lines = figures.flatMap(
      ({ label, code, lines: own }) => own ?? `print(${textLiteral(p, `${label}:`)}, ${code})`,
    )
    return {
      code: edited(p, [{ from: to, to, text: `\n${lines.join('\n')}` }]),
      told: `Al final dice también: ${figures.map(({ label }) => label.toLowerCase()).join(', ')}.`,
      how: [...new Set(figures.map(({ how }) => how))],
    }
  },
}

/** The only text of the main program. */
function textIn(p: Program): string | null {
  const [scope] = p.scopes
  if (!scope || p.places('for').length > 0) return null
  const names = mainStatements(p).flatMap((node) => {
    const plain = plainAssign(node)
    return plain && typeOf(plain.value, scope) === 'str' ? [plain.name] : []
  })
  const [only, other] = new Set(names)
  return only !== undefined && other === undefined ? only : null
}

type TextFigure = { label: string; code: string; how: string; lines?: string[] }
type Row = readonly [RegExp, (name: string, groups: Partial<Record<string, string>>) => TextFigure]

const LEAD =
  /^(?:(?:y|que|tambien|ademas|al final|me|lo|diga|dime|muestre|imprima|saque|cuente|calcule|ponga|quiero|saber|ver) )*/
const VERB = '(?:tiene|hay|son|lleva|contiene|salen|ha escrito|escribe)?'
const FIGURES: readonly Row[] = [
  [
    /^(?:cuantas veces (?:sale|aparece|esta|se repite)|cuantas hay de) cada (?<what>palabra|letra)$/,
    (name, { what = 'palabra' }) => ({
      label: `Veces de cada ${what}`,
      code: '',
      lines: [
        'veces = {}',
        `for ${what} in ${what === 'palabra' ? `${name}.lower().split()` : `${name}.lower()`}:`,
        `    veces[${what}] = veces.get(${what}, 0) + 1`,
        `for ${what}, cantidad in veces.items():`,
        `    print(${what}, cantidad)`,
      ],
      how: 'El diccionario `veces` lleva una cuenta de cada una: `get(…, 0)` da 0 la primera vez.',
    }),
  ],
  [
    /^(?:cual(?: es la (?:palabra )?que)? (?:mas )?se repite(?: mas)?|la (?:palabra )?(?:que mas se repite|mas repetida))$/,
    (name) => ({
      label: 'La que más se repite',
      code: `max(${name}.lower().split(), key=${name}.lower().split().count)`,
      how: '`max` con `key=….count` compara por las veces que aparece cada palabra.',
    }),
  ],
  [
    new RegExp(`^(?:cuantas|el numero de) palabras ?${VERB}$`),
    (name) => ({
      label: 'Palabras',
      code: `len(${name}.split())`,
      how: '`split()` corta el texto por los espacios, y `len` cuenta los trozos.',
    }),
  ],
  [
    new RegExp(`^(?:cuantas|el numero de) vocales ?${VERB}$`),
    (name) => ({
      label: 'Vocales',
      code: `sum(1 for letra in ${name}.lower() if letra in "aeiouáéíóú")`,
      how: '`sum(1 for … if …)` suma un 1 por cada letra que cumple la condición.',
    }),
  ],
  [
    new RegExp(`^(?:cuantas|el numero de) consonantes ?${VERB}$`),
    (name) => ({
      label: 'Consonantes',
      code: `sum(1 for letra in ${name}.lower() if letra.isalpha() and letra not in "aeiouáéíóú")`,
      how: '`isalpha()` deja fuera espacios, números y signos.',
    }),
  ],
  [
    new RegExp(`^(?:cuantas|el numero de) (?:letras )?mayusculas ?${VERB}$`),
    (name) => ({
      label: 'Mayúsculas',
      code: `sum(1 for letra in ${name} if letra.isupper())`,
      how: '`isupper()` es verdadero para las mayúsculas.',
    }),
  ],
  [
    new RegExp(`^(?:cuantos|el numero de) (?:numeros|digitos) ?${VERB}$`),
    (name) => ({
      label: 'Números',
      code: `sum(1 for letra in ${name} if letra.isdigit())`,
      how: '`isdigit()` es verdadero para las cifras.',
    }),
  ],
  [
    new RegExp(`^cuantos espacios ?${VERB}$`),
    (name) => ({
      label: 'Espacios',
      code: `${name}.count(" ")`,
      how: '`count` cuenta cuántas veces aparece un trozo en el texto.',
    }),
  ],
  [
    new RegExp(`^(?:cuantas|el numero de) (?:letras|caracteres) ?${VERB}(?: sin (?:contar )?(?:los )?espacios)?$`),
    (name) => ({
      label: 'Letras',
      code: `len(${name}.replace(" ", ""))`,
      how: '`replace(" ", "")` quita los espacios antes de contar.',
    }),
  ],
  [
    /^cuantas veces (?:sale|aparece|esta|hay|tiene|se repite)(?: la)?(?: letra| palabra)? (?<what>[a-zñ]{1,14})$/,
    (name, { what = '' }) => ({
      label: `Veces que sale «${what}»`,
      code: `${name}.lower().count("${what}")`,
      how: '`count` cuenta cuántas veces aparece un trozo en el texto; `lower()` hace que valgan también las mayúsculas.',
    }),
  ],
  [
    /^(?:(?:lo|la frase|el texto|la palabra) )?(?:al reves|del reves|invertid[oa])$/,
    (name) => ({ label: 'Al revés', code: `${name}[::-1]`, how: '`[::-1]` recorre el texto desde el final.' }),
  ],
  [
    /^(?:(?:lo|la frase|el texto|la palabra|todo) )?en mayusculas$/,
    (name) => ({ label: 'En mayúsculas', code: `${name}.upper()`, how: '`upper()` da el texto en mayúsculas.' }),
  ],
  [
    /^si es (?:un )?(?:palindromo|capicua)$/,
    (name) => ({
      label: 'Palíndromo',
      code: `"sí" if ${name}.lower().replace(" ", "") == ${name}.lower().replace(" ", "")[::-1] else "no"`,
      how: 'Un palíndromo es igual leído al revés: `[::-1]` le da la vuelta.',
    }),
  ],
  [
    /^(?:cual es )?la (?:palabra )?mas larga$/,
    (name) => ({
      label: 'La más larga',
      code: `max(${name}.split(), key=len)`,
      how: '`max` con `key=len` compara por el número de letras.',
    }),
  ],
]

/** Whole clauses that ask for a figure of a text; «también» makes sure that what is there stays. */
function figuresIn({ plain }: Said, name: string): (TextFigure & { span: Span })[] {
  if (!/\b(?:tambien|ademas|al final|y)\b/.test(plain) || /\ben (?:vez|lugar) de\b|\bsolo\b/.test(plain)) return []
  return clausesIn(plain).flatMap((span) => {
    const words = plain
      .slice(span.from, span.to)
      .replace(/[^a-z0-9ñ]+/g, ' ')
      .trim()
      .replace(LEAD, '')
      .replace(/^(?:las|los) (?=(?<what>vocales|palabras|consonantes|mayusculas|letras|numeros|digitos|espacios)$)/, '')
      .replace(/^(?=(?:vocales|palabras|consonantes|mayusculas|letras)$)/, 'cuantas ')
      .replace(/^(?=(?:numeros|digitos|espacios)$)/, 'cuantos ')
    const row = FIGURES.find(([says]) => says.test(words))
    return row ? [{ span, ...row[1](name, row[0].exec(words)?.groups ?? {}) }] : []
  })
}
