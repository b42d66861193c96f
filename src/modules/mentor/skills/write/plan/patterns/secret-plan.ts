import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { indented } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { effectIn } from '../cases/case-effects'
import { drafted } from '../drafted'

const THING = /\b(contrasena|clave|password|pin|palabra secreta|codigo secreto)\b/
const OTHER =
  /\b(?:valid[ae]\w*|segur[ao]|fuerte|gener\w+|aleatori\w+|mayusculas?|caracteres|menu|cifr\w+|lista|diccionario|cambi\w+|longitud|cajero)\b/
const SECRET =
  /\b(?:contrasena|clave|password|pin|palabra secreta|codigo secreto|(?:la|el) (?:buen[oa]|correct[oa]|valid[oa]|secret[oa]))(?: (?:correct[oa]|secret[oa]|es|sea|sera|debe ser|tiene que ser|de|:|=|\())* («[^ ]+»|[a-z]*\d[a-z0-9]*|(?<=(?:es|sea|sera|ser|:|=) )(?!la |el |una? |correct|incorrect|igual|mala|valid)[a-z]{3,})(?: \))?/
const USER =
  /\busuario(?: (?:correct[oa]|es|sea|sera|:|=|\())* («[^ ]+»|(?!y |e |que |contrasena|clave|escrib|introdu|pon|met|la |el |acier|tiene|por |hasta|ingres|tecle|con )[a-z][a-z0-9]{2,})(?=(?: \))? (?:,|y|;|\.|con|clave|contrasena)| ?$)/
const TRIES =
  /\b(?:(?:y|con|tiene|solo|un|maximo|max|como|de|hasta|dando|dale|da|le|deje|permita|a los|en) )*(\d+) (?:intentos?|oportunidades|veces|vidas)(?: (?:como )?(?:maximo|max))?/
const UNTIL =
  /\b(?:(?:y|que|se|la|lo|siga|vaya|repita|repite|pidiendo\w*|vuelva a pedir\w*|preguntando\w*) )*hasta (?:que )?(?:(?:la|lo|el|se|no|usuario|sea|este|ponga|escriba|introduzca|meta|de con) )*(?:acert\w+|acierte|correct[oa]|bien|coincid\w+|adivin\w+|valida|escrib\w+ bien)\b/
const ASKS =
  /\b(?:que )?(?:(?:me|le|se|al usuario) )*(?:pid\w+|pedir|pregunt\w+|solicit\w+|introdu\w+|ingres\w+)(?: (?:al usuario|el|la|un|una|su|que introduzca|por teclado))* (?:(?:nombre de )?usuario y (?:la |su |una )?)?(?:contrasena|clave|password|pin|palabra secreta|codigo secreto)\b/
const RIGHT =
  /\b(?:y )?si (?:(?:la|lo|es|el usuario|se) )*(?:aciert\w+|correct[oa]|coincide\w*|entra|adivina|pone bien|igual)(?: (?:en algun intento|bien|los dos|la contrasena|la clave|es))*/
const WRONG =
  /\b(?:y )?(?:si (?:no(?: (?:la|lo|es|acierta\w*|correcta|coincide))*|(?:(?:se|le|los|las|el usuario) )*(?:falla\w*|acab\w+|agot\w+|gast\w+|equivoca\w*|incorrect[oa]|pasa\w*))(?: (?:los|las|todos|todas|en|3|veces|intentos|oportunidades|mas de))*|(?:despues|al cabo) de (?:los |las )?(?:\d+ )?(?:intentos|fallos))(?= )/
const OK = 'Acceso permitido.'
const BLOCKED = 'Acceso bloqueado.'

/** A password that is asked for: once, a number of times, or until it is right; with the user's name where one is told. */
export function secretPlan(task: Task, message: string): Draft | null {
  const { text } = task.request
  const thing = THING.exec(text)?.[1]
  if (thing === undefined || OTHER.test(text) || task.functions.length + task.classes.length + task.files.length > 0)
    return null
  const reading = new Reading(readRequestText(message))
  const secret = reading.find(SECRET)
  const user = reading.find(USER)
  const tries = reading.find(TRIES)
  const until = reading.find(UNTIL)
  const asks = reading.find(ASKS)
  if (asks === null && tries === null && until === null) return null
  if (!tries && !until && !secret) return null
  for (const found of [secret, user, tries, until, asks]) if (found) reading.use(found)
  const right = messageAfter(reading, RIGHT) ?? OK
  const wrong = messageAfter(reading, WRONG)
  const written = (found: { text: string; groups: readonly (string | undefined)[] } | null, other: string) => {
    const plain = found?.groups[0]
    const word = reading.words.find((each) => each.plain === plain)
    return quoted(word?.text ?? other)
  }
  const isUser = user !== null || /\busuario y (?:la |su |una )?(?:contrasena|clave)/.test(text)
  reading.take(/\b(?:nombre de )?usuario\b/)
  reading.take(/\b(?:se )?(?:bloque\w+|cuenta bloqueada)\b/)
  const label = LABELS[thing] ?? 'Contraseña'
  const name = thing.split(' ')[0] ?? 'clave'
  const constants = [
    ...(isUser ? [`USUARIO = ${written(user, 'admin')}`] : []),
    `CLAVE_SECRETA = ${written(secret, '1234')}`,
    ...(tries ? [`INTENTOS = ${tries.groups[0]}`] : []),
  ]
  const asked = [...(isUser ? ["usuario = input('Usuario: ').strip()"] : []), `${name} = input('${label}: ')`]
  const test = `${isUser ? 'usuario == USUARIO and ' : ''}${name} == CLAVE_SECRETA`
  const wrongOne = `${label} incorrect${/^(?:PIN|Código)/.test(label) ? 'o' : 'a'}.`
  const no = tries ? `print(f'${wrongOne} Intento {intento} de {INTENTOS}.')` : `print('${wrongOne}')`
  const body = tries
    ? [
        'for intento in range(1, INTENTOS + 1):',
        ...indented([...asked, `if ${test}:`, ...indented([`print(${quoted(right)})`, 'break']), no]),
        'else:',
        ...indented([`print(${quoted(wrong ?? BLOCKED)})`]),
      ]
    : until
      ? [
          'while True:',
          ...indented([...asked, `if ${test}:`, '    break', wrong ? `print(${quoted(wrong)})` : no]),
          `print(${quoted(right)})`,
        ]
      : [
          ...asked,
          `if ${test}:`,
          `    print(${quoted(right)})`,
          'else:',
          `    ${wrong ? `print(${quoted(wrong)})` : no}`,
        ]
  return drafted(task, reading, {
    constants,
    body,
    title: `El programa pide ${isUser ? 'el usuario y ' : ''}${label === 'PIN' ? 'el PIN' : `la clave`}${tries ? ` un máximo de ${tries.groups[0]} veces` : until ? ' hasta que se acierta' : ''}.`,
    how: [
      ...(tries
        ? [
            '`break` sale del bucle al acertar; el `else` del `for` se ejecuta solo si no hubo `break`: se acabaron los intentos.',
          ]
        : until
          ? ['`while True` repite hasta el `break`, que llega al acertar.']
          : []),
      ...(secret ? [] : ['`CLAVE_SECRETA` es de ejemplo: pon la tuya.']),
    ],
    typed: null,
  })
}

const LABELS: Readonly<Record<string, string>> = {
  contrasena: 'Contraseña',
  password: 'Contraseña',
  clave: 'Clave',
  pin: 'PIN',
  'palabra secreta': 'Palabra secreta',
  'codigo secreto': 'Código secreto',
}
const quoted = (text: string) => `'${text.replaceAll("'", '’')}'`

/** What is said where it is right, or wrong. */
function messageAfter(reading: Reading, words: RegExp): string | null {
  const found = reading.find(words)
  if (!found) return null
  const end = / (?:[,;.]|y si|si no) /.exec(reading.text.slice(found.to + 2))
  const to = end ? found.to + 2 + end.index : reading.text.length
  const effect = effectIn({ reading, from: found.to, to }, true)
  reading.use({ from: found.from, to })
  if (/\bse (?:me |le )?bloque/.test(reading.text.slice(found.to, to))) return BLOCKED
  return effect?.kind === 'say' ? effect.message : null
}
