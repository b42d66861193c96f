import { first, joined, many, one, type ScalarOperator, type Tell } from './scalar-operator'
import { TEXT_OPERATORS } from './text-operators'

/** In the order in which they are looked for; a place of the request is read once. */
export const SCALAR_OPERATORS: readonly ScalarOperator[] = [
  {
    words:
      /\btablas? (?:de multiplicar|del|de)\b(?:(?: (?:\w+|,)){0,12}? (?:del|de|desde(?: el)?) (\d+) (?:al?|hasta(?: el)?) (\d+))?|\btabla\b(?=.*\bmultiplic)/,
    of: 'whole',
    read: (inputs, match) => tableOf(first(inputs), match[1] ?? '1', match[2] ?? '10'),
  },
  {
    words: /\bcuenta (?:atras|regresiva)\b/,
    of: 'whole',
    read: (inputs) =>
      loopLines(
        'cuenta',
        `for numero in range(${first(inputs)}, -1, -1):`,
        ['    print(numero)'],
        '`range(n, -1, -1)` baja de uno en uno y para en el 0.',
      ),
  },
  {
    words:
      /\bsuma(?:r|toria|torio)? (?:de )?(?:los|todos los)? ?(?:numeros|enteros)? ?(?:desde (?:el )?|del |de )?(?:1|uno) (?:al?|hasta) (?:ese|el|n|dicho)\b/,
    of: 'whole',
    read: one(
      'suma',
      'La suma',
      (it) => `sum(range(1, ${it} + 1))`,
      'int',
      '`range(1, n + 1)` da los números del 1 al n, y `sum` los suma.',
    ),
  },
  {
    words:
      /\b(?:numeros|cuente|contar|muestre|imprima|todos)(?: \w+){0,3}? (?:del|desde (?:el )?|de) (?:1|0) (?:al?|hasta)(?: (?:ese|el|dicho))?(?: (?:numero|n|valor))?\b/,
    of: 'whole',
    read: (inputs) =>
      loopLines(
        'numeros',
        `for numero in range(1, ${first(inputs)} + 1):`,
        ['    print(numero)'],
        '`range(1, n + 1)` llega hasta el n: el final de `range` no entra.',
      ),
  },
  {
    words: /\bfactorial\b/,
    of: 'whole',
    read: one(
      'factorial',
      'El factorial',
      (it) => `math.factorial(${it})`,
      'int',
      '`math.factorial` multiplica todos los números desde el 1.',
      ['import math'],
    ),
  },
  {
    words: /\bdivisores\b/,
    of: 'whole',
    read: one(
      'divisores',
      'Sus divisores',
      (it) => `[divisor for divisor in range(1, ${it} + 1) if ${it} % divisor == 0]`,
      'text',
      'Un divisor es el que deja resto 0: `%` da el resto de la división.',
    ),
  },
  {
    words: /\b(?:suma\w*|sumando) (?:de )?(?:sus|los|las|de) (?:digitos|cifras)\b|\bsum\w+ sus (?:digitos|cifras)\b/,
    of: 'whole',
    read: one(
      'suma',
      'La suma de sus cifras',
      (it) => `sum(int(cifra) for cifra in str(abs(${it})))`,
      'int',
      'El número se pasa a texto para recorrer sus cifras una a una.',
    ),
  },
  {
    words: /\bcuant[oa]s (?:digitos|cifras)\b|\bnumero de (?:digitos|cifras)\b/,
    of: 'whole',
    read: one(
      'cifras',
      'Cifras',
      (it) => `len(str(abs(${it})))`,
      'int',
      'Al pasarlo a texto, `len` cuenta sus cifras.',
    ),
  },
  {
    words: /\bbinario\b/,
    of: 'whole',
    read: one('binario', 'En binario', (it) => `f'{${it}:b}'`, 'text', 'El formato `:b` escribe un entero en base 2.'),
  },
  {
    words: /\bhexadecimal\b/,
    of: 'whole',
    read: one(
      'hexadecimal',
      'En hexadecimal',
      (it) => `f'{${it}:x}'`,
      'text',
      'El formato `:x` escribe un entero en base 16.',
    ),
  },
  {
    words: /\b(?:media|promedi\w+)\b/,
    of: 'numbers',
    read: many(
      'media',
      'La media',
      (inputs) => `(${joined(inputs, '+')}) / ${inputs.length}`,
      'La media es la suma entre cuántos son.',
      'ratio',
    ),
  },
  {
    words: /\b(?:sum(?:a|ar|e|en|o|arlos|alos|eme)(?:los|las)?|suma)\b/,
    of: 'numbers',
    read: many(
      'suma',
      'La suma',
      (inputs) => joined(inputs, '+'),
      '`+` suma números; con textos los pegaría, por eso antes se convierten.',
    ),
  },
  {
    words: /\b(?:rest(?:a|ar|e|en|o|arlos)(?:los|las)?|diferencia)\b/,
    of: 'numbers',
    read: many('resta', 'La resta', (inputs) => joined(inputs, '-'), '`-` resta el segundo del primero.'),
  },
  {
    words: /\b(?:multipli(?:ca|car|que|quen|cacion|carlos)(?:los|las)?|producto)\b/,
    of: 'numbers',
    read: many('producto', 'El producto', (inputs) => joined(inputs, '*'), '`*` multiplica.'),
  },
  {
    words: /\b(?:divi(?:de|dir|da|dan|sion|dirlos)(?:los|las)?|cociente)\b/,
    of: 'numbers',
    read: many(
      'division',
      'La división',
      (inputs) => joined(inputs, '/'),
      '`/` divide y da decimales; `//` daría solo la parte entera.',
      'ratio',
    ),
  },
  {
    words: /\b(?:resto|modulo|residuo)\b/,
    of: 'numbers',
    read: many('resto', 'El resto', (inputs) => joined(inputs, '%'), '`%` da el resto de la división.'),
  },
  {
    words: /\b(?:potencia|elevad[oa])\b/,
    of: 'numbers',
    read: many(
      'potencia',
      'La potencia',
      (inputs) => inputs.map(({ name }) => name).join('**'),
      '`**` eleva el primero al segundo.',
    ),
  },
  {
    words:
      /\b(?:cual|quien|el|la|numero|dig\w+|devuelv\w+)(?: \w+){0,3}? (?:mayor|mas (?:grande|alt[oa])|maximo)\b(?! (?:que|de edad))|\bmaximo\b/,
    of: 'numbers',
    read: many(
      'mayor',
      'El mayor',
      (inputs) => `max(${inputs.map(({ name }) => name).join(', ')})`,
      '`max` devuelve el más grande de los que le pases.',
    ),
  },
  {
    words: /\b(?:menor|mas (?:pequeno|chico|baj[oa])|minimo)\b(?! (?:que|de edad))/,
    of: 'numbers',
    read: many(
      'menor',
      'El menor',
      (inputs) => `min(${inputs.map(({ name }) => name).join(', ')})`,
      '`min` devuelve el más pequeño.',
    ),
  },
  {
    words: /\b(?:de menor a mayor|orden(?:ad[oa]s|e|ar|alos)\b)/,
    of: 'numbers',
    read: many(
      'ordenados',
      'Ordenados',
      (inputs) => `sorted([${inputs.map(({ name }) => name).join(', ')}])`,
      '`sorted` devuelve una lista ordenada de menor a mayor.',
      'text',
    ),
  },
  {
    words: /\bdoble\b/,
    of: 'number',
    read: one('doble', 'El doble', (it) => `${it} * 2`, 'float', 'El doble es multiplicar por 2.'),
  },
  {
    words: /\btriple\b/,
    of: 'number',
    read: one('triple', 'El triple', (it) => `${it} * 3`, 'float', 'El triple es multiplicar por 3.'),
  },
  {
    words: /\bmitad\b/,
    of: 'number',
    read: one('mitad', 'La mitad', (it) => `${it} / 2`, 'float', 'La mitad es dividir entre 2.'),
  },
  {
    words: /\bcuadrado\b/,
    of: 'number',
    read: one('cuadrado', 'El cuadrado', (it) => `${it}**2`, 'float', '`**` eleva a una potencia.'),
  },
  {
    words: /\bcubo\b/,
    of: 'number',
    read: one('cubo', 'El cubo', (it) => `${it}**3`, 'float', '`**` eleva a una potencia.'),
  },
  {
    words: /\braiz(?: cuadrada)?\b/,
    of: 'number',
    read: one('raiz', 'La raíz cuadrada', (it) => `math.sqrt(${it})`, 'ratio', '`math.sqrt` da la raíz cuadrada.', [
      'import math',
    ]),
  },
  ...TEXT_OPERATORS,
]

const loopLines = (name: string, head: string, body: string[], how: string): Tell => ({
  name,
  label: '',
  expression: '',
  type: 'lines',
  lines: [head, ...body],
  how,
})

function tableOf(it: string, from: string, to: string): Tell {
  const isDown = Number(from) > Number(to)
  const range = isDown ? `range(${from}, ${Number(to) - 1}, -1)` : `range(${from}, ${Number(to) + 1})`
  return loopLines(
    'tabla',
    `for factor in ${range}:`,
    [`    print(f'{${it}} x {factor} = {${it} * factor}')`],
    `\`${range}\` va del ${from} al ${to}: el final no entra.`,
  )
}
