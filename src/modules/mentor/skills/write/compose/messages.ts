import { folded } from '~/platform/text/folded'
import { quoted } from '../../../engine/task/read-data'
import { indented } from './program'
import type { Reading } from './reading'
import type { Input } from './scalars/inputs'
import type { Tell } from './scalars/scalar-operator'

/** What is told with the values in a text: «diga "Hola nombre, tienes edad años"», a greeting, an age, a sign that says what to do. */
export function readMessages(reading: Reading, inputs: readonly Input[]): Tell[] {
  return [
    template(reading, inputs),
    greeting(reading, inputs),
    age(reading, inputs),
    operation(reading, inputs),
  ].filter((tell) => tell !== null)
}

const linesTell = (name: string, lines: string[], how: string, imports: string[] = []): Tell => ({
  name,
  label: '',
  expression: '',
  type: 'lines',
  lines,
  how,
  imports,
})

/** A quoted text that names inputs, or has a gap for the only one. */
function template(reading: Reading, inputs: readonly Input[]): Tell | null {
  const at = reading.words.findIndex(({ plain }, index) => plain.startsWith('«') && !reading.isUsed(index))
  const text = reading.words[at]?.text
  if (text === undefined) return null
  let shown = text.replaceAll('{', '(').replaceAll('}', ')')
  for (const { name } of inputs)
    shown = shown.replace(new RegExp(`(?<![{\\p{L}])[[(<]?${name}[\\])>]?(?![\\p{L}}])`, 'iu'), `{${name}}`)
  const [only] = inputs
  if (!shown.includes('{') && only && inputs.length === 1)
    shown = shown.replace(/\.{3}|…|_{2,}|\bX+\b|\(nombre\)/, `{${only.name}}`)
  if (!shown.includes('{')) return null
  reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(at + 1) })
  return linesTell(
    'mensaje',
    [`print(f${quoted(shown)})`],
    'En una f-string, lo que va entre llaves se cambia por su valor.',
  )
}

function greeting(reading: Reading, inputs: readonly Input[]): Tell | null {
  const name = inputs.find(({ name: each }) => /^nombre/.test(each))
  if (!name || reading.words.some(({ plain }, at) => plain.startsWith('«') && reading.isUsed(at))) return null
  const asked = reading.take(
    /\b(?:salud\w+(?: (?:a|al|con|por|su|el|la|usuario|persona|nombre))*|(?:dig\w+|diciendo) hola)\b/,
  )
  if (!asked) return null
  const others = inputs.filter((each) => each !== name && /^(?:edad|apellido|ciudad)/.test(each.name))
  const more = others
    .map((each) =>
      /^edad/.test(each.name)
        ? ` Tienes {${each.name}} años.`
        : /^ciudad/.test(each.name)
          ? ` Eres de {${each.name}}.`
          : '',
    )
    .join('')
  const last = inputs.find((each) => /^apellido/.test(each.name))
  return linesTell(
    'saludo',
    [`print(f'¡Hola, {${name.name}}${last ? ` {${last.name}}` : ''}!${more}')`],
    'En una f-string, lo que va entre llaves se cambia por su valor.',
  )
}

/** «pida el año de nacimiento y diga la edad». */
function age(reading: Reading, inputs: readonly Input[]): Tell | null {
  const year = inputs.find(({ name, label }) => /^anio/.test(name) && /nac/.test(folded(label)))
  if (
    !year ||
    !reading.take(/\b(?:la |su |que |mi )?edad\b|\bcuantos anos (?:\w+ )?(?:tiene|tengo|cumple|cumpl\w+|va)\w*/)
  )
    return null
  return linesTell(
    'edad',
    [`edad = date.today().year - ${year.name}`, "print(f'Este año cumples {edad} años.')"],
    '`date.today().year` es el año en que estamos.',
    ['from datetime import date'],
  )
}

/** Two numbers and the sign of what to do with them. */
function operation(reading: Reading, inputs: readonly Input[]): Tell | null {
  const sign = inputs.find(({ name }) => /^(?:operacion|operador|signo)$/.test(name))
  const [a, b] = inputs.filter(({ type }) => type !== 'text')
  if (!sign || !a || !b) return null
  reading.take(/\b(?:haga|resultado|calculadora)\b/)
  reading.take(/\(? ?\+(?: ,)? -(?: ,)? \*(?: ,)?(?: (?:y|o))? \/ ?\)?/)
  reading.take(/\b(?:sumar?|suma)(?: ,)? (?:restar?)(?: ,)? (?:multiplic\w+)(?: ,)? (?:y |o )?(?:divi\w+)\b/)
  reading.take(
    /\b(?:y |que )?no (?:pete|truene|falle|reviente|se pueda|deje|de error)(?: \w+){0,4} (?:0|cero)\b|\bdivi\w+ (?:entre|por) (?:0|cero)\b/,
  )
  const cases = ['+', '-', '*', '/'].flatMap((operator, at) => {
    const show = `print(f'Resultado: {${a.name} ${operator} ${b.name}}')`
    const body =
      operator === '/'
        ? [`if ${b.name} == 0:`, "    print('No se puede dividir entre cero.')", 'else:', `    ${show}`]
        : [show]
    return [`${at === 0 ? 'if' : 'elif'} ${sign.name} == '${operator}':`, ...indented(body)]
  })
  return linesTell(
    'calculo',
    [...cases, 'else:', "    print('Esa operación no la conozco.')"],
    'Antes de dividir se comprueba que el segundo número no sea 0.',
  )
}
