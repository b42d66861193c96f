import type { Family } from '../told'

const OPERATOR = /^(?:op|oper|operador|operacion|signo|simbolo|tipo_operacion|accion)$/
type Operation = { sign: string; words: RegExp; name: string }
const OPERATIONS: readonly Operation[] = [
  { sign: '+', words: /\bsum\w*/, name: 'suma' },
  { sign: '-', words: /\brest\w*/, name: 'resta' },
  { sign: '*', words: /\bmultiplic\w*/, name: 'multiplicacion' },
  { sign: '/', words: /\bdivi\w*/, name: 'division' },
  { sign: '**', words: /\bpotencia\w*|\belev\w+/, name: 'potencia' },
  { sign: '%', words: /\bresto\b|\bmodulo\b/, name: 'resto' },
]
const BY_ZERO =
  /\b(?:y )?(?:si|cuando|al)(?: (?:se|b|el|divisor|segundo|es|intent\w+|la))* (?:divi\w+|cero|0)(?: (?:por|entre|es|cero|0|,|que|da|un|el|me|lance|lanc\w+|devuelv\w+|dig\w+|avis\w+|retorn\w+|texto|mensaje))*(?: (none|«[^ ]+»|valueerror|zerodivisionerror|error|false))?/

/** «que lance ValueError al dividir entre cero». */
const FOR_ZERO =
  /\b(?:y |que )*(?:lanc\w+|devuelv\w+|dig\w+|retorn\w+)(?: (?:un|el|texto|mensaje|error))* (none|«[^ ]+»|valueerror|zerodivisionerror|false) (?:si|al|cuando|en)(?: (?:se|b|el|divisor|segundo|es|la|intent\w+))* (?:divi\w+|cero|0)(?: (?:por|entre|cero|0))*/

/** A calculator as a function: two numbers and the sign of what is done with them. */
export const operatorFamily: Family = ({ reading, asked, message }) => {
  const operator = asked?.parameters.find(({ name }) => OPERATOR.test(name))
  const numbers = asked?.parameters.filter((each) => each !== operator) ?? []
  const [a, b, ...others] = numbers.map(({ name }) => name)
  if (!asked || !operator || a === undefined || b === undefined || others.length > 0) return null
  const bySign = OPERATIONS.filter(
    ({ sign }) =>
      message.includes(`'${sign}'`) ||
      message.includes(`"${sign}"`) ||
      new RegExp(`(?:^|[\\s(,])\\${[...sign].join('\\')}(?=[\\s),.]|$)`).test(message),
  )
  const byName = OPERATIONS.filter(({ words }) => words.test(reading.text))
  const isSign = bySign.length > 1
  const known = isSign ? bySign : byName
  if (known.length < 2) return null
  const zero = reading.take(FOR_ZERO) ?? reading.take(BY_ZERO)
  const said = zero?.groups[0]
  for (const { words } of known) reading.take(words)
  reading.markWords(['donde', operator.name, a, b, ...known.flatMap(({ sign }) => [sign, `«${sign}»`])])
  const lines = known.flatMap(({ sign, name }) => [
    `if ${operator.name} == '${isSign ? sign : name}':`,
    ...(sign === '/' || sign === '%' ? zeroLines(b, said, reading) : []),
    `    return ${a} ${sign} ${b}`,
  ])
  return {
    definitions: [
      [
        `def ${asked.name}(${asked.parameters.map(({ name }) => name).join(', ')}):`,
        ...[...lines, `raise ValueError(f'operación desconocida: {${operator.name}}')`].map((line) => `    ${line}`),
      ],
    ],
    body: [],
    call: asked.parameters.map((each) =>
      each === operator ? `'${isSign ? '+' : 'suma'}'` : each.name === a ? '6' : '3',
    ),
    typed: [],
    title: `La función \`${asked.name}\` hace con \`${a}\` y \`${b}\` la operación que dice \`${operator.name}\`.`,
    how: [
      'Cada `if` compara el signo y devuelve su resultado: tras un `return` la función acaba.',
      'Antes de dividir se mira que no sea entre cero.',
      'Un signo que no es ninguno de esos lanza `ValueError`, en vez de devolver algo sin sentido.',
    ],
  }
}

function zeroLines(
  b: string,
  said: string | undefined,
  reading: { words: readonly { plain: string; text: string }[] },
): string[] {
  const test = `    if ${b} == 0:`
  if (said?.startsWith('«')) {
    const text = reading.words.find(({ plain }) => plain === said)?.text ?? ''
    return [test, `        return '${text.replaceAll("'", '’')}'`]
  }
  if (said === 'none') return [test, '        return None']
  if (said === 'false') return [test, '        return False']
  return [
    test,
    `        raise ${said === 'zerodivisionerror' ? 'ZeroDivisionError' : 'ValueError'}('no se puede dividir entre cero')`,
  ]
}
