import { quoted } from '../../../engine/task/read-data'
import type { Draft, Maker, Task } from '../../../engine/task/task'
import { unmet } from '../constraints'
import { exampleOf } from '../example'
import { coverageOf, leftOut } from './coverage'
import { indented, render, treeOf } from './program'
import { Reading } from './reading'
import { type Input, readInputs } from './scalars/inputs'
import { predicatesIn, testOf } from './sequences/find-predicates'

type Loop = { lines: string[]; typed: string[]; title: string; how: string[] }

/** Asks again until what is typed is right: a secret word, with so many tries or without end, or a value within bounds. */
export const loopMaker: Maker = (task) => {
  if (task.classes.length > 0 || task.functions.length > 0 || task.data !== null) return []
  const reading = new Reading(task.request)
  const loop = secretLoop(reading) ?? validLoop(task, reading)
  if (loop === null) return []
  const code = render({ body: loop.lines })
  const draft: Draft = {
    code,
    title: loop.title,
    how: loop.how,
    example: exampleOf(code, loop.typed),
    unmet: unmet(treeOf(code), task.constraints),
    fit: 0.93 * coverageOf(reading),
    missing: leftOut(reading),
  }
  return [draft]
}

const SECRET =
  /\b(contrasena|clave|pin|password|palabra secreta)(?: (?:correcta|secreta|hasta|que|sea|es|igual|a|,|\(|de|:|=|ponga|escriba|acierte|la|el|usuario|adivine|introduzca))* («[^ ]+»|\d{3,})/
const TRIES = /\b(?:maximo |hasta |solo |en |con |tiene |tenga |de )*(\d+) (?:intentos|oportunidades|veces|fallos)\b/

/** «pida la contraseña hasta que sea "sol", con 3 intentos». */
function secretLoop(reading: Reading): Loop | null {
  const repeats = /\b(?:hasta que|intentos|oportunidades|vuelva a pedir\w*|mientras|otra vez)\b/.test(reading.text)
  const isSecret =
    /\b(?:contrasena|clave|pin|password)\b/.test(reading.text) &&
    /\b(?:correct\w+|acierte|acierta|incorrect\w+|sea|es)\b/.test(reading.text)
  if (!repeats || !isSecret) return null
  const stated = reading.take(SECRET)
  const tries = reading.take(TRIES)
  const said = stated?.groups[0] ?? /\b(contrasena|clave|pin|password)\b/.exec(reading.text)?.[1] ?? 'clave'
  const secret = stated?.groups[1]?.replace(/[«»]/g, '') ?? 'python123'
  const name = said === 'contrasena' || said === 'password' ? 'contrasena' : said === 'pin' ? 'pin' : 'clave'
  const label = name === 'pin' ? 'PIN' : name === 'clave' ? 'Clave' : 'Contraseña'
  const messages = reading.words
    .filter(({ plain, text }) => plain.startsWith('«') && text !== secret)
    .map(({ text }) => text)
  for (const pattern of [
    /\b(?:la |el )?(?:contrasena|clave|pin|password)\b/g,
    /\b(?:hasta que (?:sea |la |el )*(?:correct\w+|acierte|acierta)|correct[oa]|incorrect[oa]|acierte|acceso|vuelva a pedir\w*|si (?:no )?acierta|bloque\w+)\b/g,
  ])
    for (const match of reading.text.matchAll(pattern))
      reading.use({ from: match.index, to: match.index + match[0].length })
  const [right = 'Correcto.', wrong = `${label} ${name === 'pin' ? 'incorrecto' : 'incorrecta'}.`] = messages
  const constant = name.toUpperCase()
  const ask = `${name} = input('${label}: ')`
  if (tries) {
    return {
      lines: [
        `${constant} = ${quoted(secret)}`,
        '',
        `for intento in range(${tries.groups[0] ?? '3'}):`,
        ...indented([
          ask,
          `if ${name} == ${constant}:`,
          `    print(${quoted(right)})`,
          '    break',
          `print(${quoted(wrong)})`,
        ]),
        'else:',
        "    print('No te quedan intentos.')",
      ],
      typed: ['hola', secret],
      title: `El programa pide la ${label.toLowerCase()} y da ${tries.groups[0]} intentos para acertarla.`,
      how: [
        `\`range(${tries.groups[0]})\` da los intentos; \`break\` sale en cuanto se acierta.`,
        'El `else` del `for` solo se ejecuta si el bucle acaba sin `break`: cuando se gastan los intentos.',
      ],
    }
  }
  return {
    lines: [
      `${constant} = ${quoted(secret)}`,
      '',
      ask,
      `while ${name} != ${constant}:`,
      ...indented([`print(${quoted(wrong)})`, ask]),
      `print(${quoted(right)})`,
    ],
    typed: ['hola', secret],
    title: `El programa pide la ${label.toLowerCase()} hasta que sea la correcta.`,
    how: [
      '`while` repite mientras lo escrito no sea igual que la correcta.',
      'La primera vez se pregunta antes del bucle, para tener algo que comparar.',
    ],
  }
}

const AGAIN =
  /\b(?:(?:y )?(?:si|mientras|hasta que|cuando) ?(?:no|sea|este|es|lo|la|el|numero|esta|valido|correcto|valid[oa]|dato|cumple|ese|rango|dentro|entre)*(?: \w+){0,5}? ?,? ?)?(?:(?:lo |la |me |que )*(?:vuelva|volver|vuelve|siga|sigue|repita|repite|repetir|insista)(?: a)?(?: (?:pedir\w*|preguntar\w*|pidiendo\w*|pidiendolo|preguntando\w*|intentar\w*))?)\b|\bhasta que (?:sea |este |el numero |la nota |lo )*(?:valid[oa]|correct[oa]|en (?:ese|el) rango|dentro)\b/

/** «pida un número entre 1 y 10 y si no lo está lo vuelva a pedir». */
function validLoop(task: Task, reading: Reading): Loop | null {
  if (task.constraints.some((each) => each.kind === 'repeat-until')) return null
  const again = reading.find(AGAIN)
  const found = readInputs(reading)
  const [input, ...others] = found?.items ?? []
  const [check] = predicatesIn(reading.text)
  if (!again || !found || !input || others.length > 0 || !check) return null
  reading.use(found.span)
  reading.use(check)
  reading.use(again)
  return repeated(
    { ...input, type: input.type === 'text' && check.predicate.of === 'number' ? 'int' : input.type },
    testOf({ ...check, isNegated: false }, input.name),
    check.predicate.yes(check.value, check.other),
  )
}

function repeated(input: Input, test: string, wanted: string): Loop {
  const { name, label, type } = input
  const how = ['`while True` repite hasta el `break`, que solo llega cuando el valor sirve.']
  if (type === 'text') {
    return {
      lines: [
        'while True:',
        ...indented([
          `${name} = input('${label}: ').strip()`,
          `if ${test}:`,
          '    break',
          "print('No sirve: prueba otra vez.')",
        ]),
        `print(f'Has escrito {${name}}.')`,
      ],
      typed: ['a', 'esternocleidomastoideo'],
      title: `El programa pide ${label.toLowerCase()} hasta que ${wanted}.`,
      how,
    }
  }
  const read = type === 'int' ? `int(input('${label}: '))` : `float(input('${label}: ').replace(',', '.'))`
  return {
    lines: [
      'while True:',
      ...indented([
        'try:',
        `    ${name} = ${read}`,
        'except ValueError:',
        "    print('Eso no es un número.')",
        '    continue',
        `if ${test}:`,
        '    break',
        "print('No sirve: prueba otra vez.')",
      ]),
      `print(f'Has escrito {${name}}.')`,
    ],
    typed: ['hola', '1000', '5'],
    title: `El programa pide ${label.toLowerCase()} hasta que ${wanted}.`,
    how: [
      ...how,
      '`try` y `except ValueError` evitan que se pare si se escriben letras; `continue` vuelve a preguntar.',
    ],
  }
}
