import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'

const THING = /\b(contrasenas?|claves?|password|contrasenia)\b/
const LENGTH = /\b(?:de|con|tenga|que tenga) (\d+) (?:caracteres|letras|digitos|cifras|simbolos)\b|\b(\d+) caracteres\b/
const FORBIDDEN = /\b(?:no (?:use|lleve|tenga|ponga|salgan?|contenga|incluya)|sin|excluy\w+|quitando|evit\w+)\b[^.;]*?/
const AT_LEAST = /\b(?:al menos|por lo menos|como minimo|minimo)\b/

type Group = { name: string; code: string; words: RegExp }
const GROUPS: readonly Group[] = [
  { name: 'minusculas', code: 'string.ascii_lowercase', words: /\bminusculas?\b/ },
  { name: 'mayusculas', code: 'string.ascii_uppercase', words: /\bmayusculas?\b/ },
  { name: 'numeros', code: 'string.digits', words: /\b(?:numeros?|digitos?|cifras?)\b/ },
  { name: 'simbolos', code: "'!#$%&*+-?@'", words: /\b(?:simbolos?|signos?|caracter(?:es)? especial(?:es)?)\b/ },
]

/** A password by chance in which each group of characters that is asked for stands at least once and none that is forbidden. */
export function passwordPlan(task: Task, message: string): Draft | null {
  const { text } = task.request
  if (!THING.test(text) || task.functions.length + task.classes.length > 0) return null
  if (!AT_LEAST.test(text) && !FORBIDDEN.test(text)) return null
  if (/\b(?:pida|pregunte|valid\w+|comprueb\w+|adivin\w+|intentos|usuario)\b/.test(text)) return null
  const length = LENGTH.exec(text)
  const count = length?.[1] ?? length?.[2]
  if (count === undefined) return null
  const after = AT_LEAST.exec(text)
  const tail = after ? text.slice(after.index) : ''
  const wanted = GROUPS.filter(({ words }) => words.test(tail))
  const stated = signsIn(message)
  const without = forbiddenIn(message)
  const needed = wanted.length > 0 ? wanted : GROUPS.slice(0, 3)
  const letters = 'string.ascii_letters'
  const usesSigns = stated !== '' || needed.some(({ name }) => name === 'simbolos')
  const reading = new Reading(readRequestText(message))
  // Everything of such a request is about the characters; the signs themselves are read from the text as it stands.
  for (let at = 0; at < reading.words.length; at += 1)
    if (CHARACTERS.test(reading.words[at]?.plain ?? ''))
      reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(at) + 1 })
  const minimum = needed.map(({ name, code }) => (name === 'simbolos' ? 'SIMBOLOS' : code))
  const clean = (code: string) => (without === '' || code === 'SIMBOLOS' ? code : `limpio(${code})`)
  return drafted(task, reading, {
    imports: ['import secrets', 'import string'],
    constants: [
      `LARGO = ${count}`,
      ...(without === '' ? [] : [`PROHIBIDOS = '${without}'`]),
      ...(usesSigns ? [`SIMBOLOS = '${stated === '' ? '!#$%&*+-?@' : stated}'`] : []),
    ],
    definitions:
      without === ''
        ? []
        : [['def limpio(caracteres):', "    return ''.join(letra for letra in caracteres if letra not in PROHIBIDOS)"]],
    body: [
      `grupos = [${minimum.map(clean).join(', ')}]`,
      `todos = ${[clean(letters), clean('string.digits'), ...(usesSigns ? ['SIMBOLOS'] : [])].join(' + ')}`,
      '',
      'elegidos = [secrets.choice(grupo) for grupo in grupos]',
      'while len(elegidos) < LARGO:',
      '    elegidos.append(secrets.choice(todos))',
      'secrets.SystemRandom().shuffle(elegidos)',
      '',
      "print(''.join(elegidos))",
    ],
    typed: null,
    title: `El programa crea al azar una contraseña de ${count} caracteres${without === '' ? '' : ', sin los que no quieres'}, con al menos uno de cada grupo que pides.`,
    how: [
      'Primero se elige uno de cada grupo (así seguro que están) y después se completa con cualquiera de los permitidos.',
      '`shuffle` los mezcla, para que los obligatorios no vayan siempre delante.',
      ...(without === '' ? [] : ['`limpio` quita de cada grupo los caracteres prohibidos.']),
      '`secrets` es el módulo de azar para claves: nadie puede adivinar lo que sale.',
    ],
  })
}

const CHARACTERS =
  /^(?:generador|genera\w*|contrasenas?|claves?|password|caracteres|letras?|numeros?|simbolos?|mayusculas?|minusculas?|vocales|digitos?|menos|minimo|use|lleve|tenga|confunden|estos|aleatori[oa]s?|segur[oa]s?|[a-z0-9]|[^a-z\d\s])$/

/** The signs that are allowed, where they are listed: «de estos: ! # % & .». */
function signsIn(message: string): string {
  const match = /(?:s[ií]mbolos?|signos?)[^:\n]{0,30}?:?\s*((?:[!#$%&*+\-?@_=.,;/]\s?){2,})/u.exec(message)
  const signs = [...new Set((match?.[1] ?? '').replace(/\s/g, ''))]
  // A full stop that a sentence goes on behind belongs to the list only where a space stands before it.
  return signs.join('').replace(/['\\]/g, '')
}

/** The characters that are not to come: listed one by one, or «vocales». */
function forbiddenIn(message: string): string {
  const match = /\b(?:no (?:use|lleve|tenga|ponga|contenga|incluya)|sin|excluy\w+|evit\w+)\b([^.;\n]{0,90})/iu.exec(
    message,
  )
  const said = match?.[1] ?? ''
  if (/\bvocales\b/i.test(said)) return 'aeiouAEIOU'
  const listed = /\(([^)]{1,40})\)/.exec(said)?.[1] ?? said
  return [...new Set([...listed.matchAll(/(?<![\p{L}\d])([\p{L}\d])(?![\p{L}\d])/gu)].map(([, sign = '']) => sign))]
    .filter((sign) => !/[yeoYq]/.test(sign) || listed !== said)
    .join('')
}
