import { lowerFirst } from '~/platform/text/first-letter'
import { answered, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Statement, StatementOf } from '../../../python/ast'
import { expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import type { Asked, Reader } from '../asked'

const ASKS =
  /^(?:como|de que (?:forma|manera)) (?:se |lo |la |los |las )*(?:uso|usa|usar|usaria|utiliz\w+|llamo|llama|pruebo|prueba|creo|ejecuto|pongo a funcionar|invoco|invoca)\b(?: (?:luego|despues|ahora|yo|esto|eso|en mi programa|desde fuera|la clase|la funcion|el objeto|(?:con|para) (?:mi|mis|un|una|otro|otra|otros|otras|el|los) \w+))*$|^(?:un )?ejemplo de (?:uso|como se usa)$/
/** «¿Y cómo creo dos rectángulos distintos?» */
const SEVERAL = /\b(?:dos|tres|vari[oa]s|otr[oa]|mas de un[oa])\b/
const MAKES = /\b(?:cre\w+|hag\w+|hac\w+|tener|teng\w+|instanci\w+)\b/
const MAX_LINES = 8

/** «¿Y cómo la uso luego?», of a class or a function that the program defines: the lines that use it, or some that would. */
export const using: Reader = (asked) => {
  const { said, code, source, cards } = asked
  if (code === null || source === null || cards.length > 0) return null
  const several = severalOf(asked)
  if (several !== null) return several
  if (!ASKS.test(said)) return null
  const own = ownOf(asked)
  if (own === null) return null
  const main = code.tree.body.filter((node) => node !== own && node.kind !== 'function' && node.kind !== 'class')
  const uses = main.filter((node) => callsIt(node, own.name))
  const first = uses[0]
  const head = own.kind === 'class' ? OF_CLASS : givesBack(own) ? OF_FUNCTION : OF_PROCEDURE
  const slot = (markdown: string) => markdown.replaceAll('{n}', inlineCode(own.name))
  if (first === undefined) return answered('using', [text(slot(head)), python(sampleOf(own))])
  const from = source.lines.lineAt(first.from)
  const lines = code.code
    .split('\n')
    .slice(from - 1)
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES)
  return answered('using', [
    text(`${slot(head)} En tu programa ya se hace, desde la línea ${from}:`),
    python(lines.join('\n')),
  ])
}

/** Two objects of the class of the program, with data of their own. */
function severalOf(asked: Asked) {
  const { said } = asked
  const own = ownOf(asked)
  if (own?.kind !== 'class' || !SEVERAL.test(said) || !MAKES.test(said) || said.split(' ').length > MAX_SAID)
    return null
  const init = own.body.find((node) => node.kind === 'function' && node.name === '__init__')
  const given = argumentsOf(init?.kind === 'function' ? init : undefined)
  const other = given.replace(/10/g, '20').replace(/"(\w+)"/g, '"otro $1"')
  return answered('using', [
    text(
      `Se llama a la clase una vez por cada uno: ${inlineCode(`${own.name}(…)`)} crea un objeto **nuevo**, con sus propios datos, y cada uno se guarda en una variable.`,
    ),
    python(`uno = ${own.name}(${given})\notro = ${own.name}(${other})`),
  ])
}
const MAX_SAID = 12

const givesBack = ({ body }: StatementOf<'function'>) =>
  [...statementsIn(body)].some((node) => node.kind === 'return' && node.value !== null)

const OF_CLASS =
  'Con el nombre de la clase y paréntesis se crea un **objeto**, y se le piden cosas con un punto: `objeto.metodo()`. {n} es solo el molde.'
const OF_FUNCTION =
  'Se la **llama** por su nombre, con los datos entre paréntesis, debajo de donde está definida; lo que devuelve {n} se guarda en una variable o se imprime.'
const OF_PROCEDURE =
  'Se la **llama** por su nombre, con los datos entre paréntesis, debajo de donde está definida. {n} no devuelve nada: no hay nada que guardar.'

type Own = StatementOf<'class'> | StatementOf<'function'>

/** The class of the program, else its function: the one that is named, or the last. */
function ownOf({ code, frame }: Asked): Own | null {
  const all = code?.tree.body.filter((node): node is Own => node.kind === 'class' || node.kind === 'function') ?? []
  const classes = all.filter(({ kind }) => kind === 'class')
  return all.find(({ name }) => frame.names.includes(name)) ?? classes[0] ?? all.at(-1) ?? null
}

const callsIt = (node: Statement, name: string) =>
  [node, ...statementsIn([node])].some((each) =>
    expressionsOf(each)
      .flatMap((outer) => [...expressionsIn(outer)])
      .some((part) => part.kind === 'call' && calledName(part) === name),
  )

/** Of what has a value already, the first is given where nothing else has to be. */
function argumentsOf(node: StatementOf<'function'> | undefined) {
  const all = (node?.parameters ?? []).filter(({ name }) => name !== 'self')
  const needed = all.filter(({ standard }) => standard === null)
  const given = needed.length > 0 ? needed : all.slice(0, 1)
  return given.map(({ name }) => (NUMBER.test(name) ? '10' : NAME.test(name) ? '"Ana"' : `"${name}"`)).join(', ')
}
const NAME = /^(?:nombre|persona|quien|cliente|alumno|usuario)$/
const NUMBER =
  /^(?:n|x|y|a|b|num\w*|cant\w*|precio|saldo|edad|importe|monto|base|altura|radio|lado|ancho|alto|total|valor|area|perimetro|nota|puntos|peso|kilos|litros|anio|dias|horas|velocidad)$/

function sampleOf(own: Own): string {
  if (own.kind === 'function') {
    const call = `${own.name}(${argumentsOf(own)})`
    return givesBack(own) ? `resultado = ${call}\nprint(resultado)` : call
  }
  const methods = own.body.filter((node) => node.kind === 'function')
  const init = methods.find(({ name }) => name === '__init__')
  const object = own.name.toLowerCase() === own.name ? 'objeto' : lowerFirst(own.name)
  const calls = methods
    .filter(({ name }) => !name.startsWith('_'))
    .slice(0, 2)
    .map((method) => `${object}.${method.name}(${argumentsOf(method)})`)
  return [`${object} = ${own.name}(${argumentsOf(init)})`, ...calls].join('\n')
}
