import { answered, printed, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { isVersion } from '../../../engine/state'
import type { Parameter, Statement, StatementOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import type { Asked, Reader } from '../asked'

/** «¿Cómo lo pruebo?», «no sale nada al ejecutar». */
const ASKS =
  /\bcomo (?:(?:lo|la|le|se|los|las|puedo|podria) ){0,2}(?:prueb\w+|probar\w*|llam\w+$|ejecut\w+|us[ao]\b|usar\w*|comprueb\w+|comprobar\w*)|\bcomo (?:veo|se|miro|compruebo) si\b|\b(?:no (?:me )?(?:sale|imprime|muestra|aparece|pasa|hace|escribe|devuelve) nada|(?:sale|queda) (?:en blanco|vacio))\b/
const MAX_WORDS = 24
/** What parameters are called that are no numbers. */
const [TEXT, LIST] = [
  /^(?:texto|palabra|frase|nombre|cadena|letra|s|t|contrasena|clave|saludo|apellido|ciudad|mensaje)\d?$/,
  /^(?:lista|listas|numeros|notas|precios|valores|datos|edades|cantidades|nums|l|xs|ventas|pesos)\d?$/,
]
const NUMBERS = ['4', '3', '2', '5']
const [A_TEXT, A_LIST] = ["'hola'", '[3, 8, 5]']

/** A function that nobody calls, or whose result nobody shows: how it is tried, with what comes out. */
export const tryingOut: Reader = ({ said, state }) => {
  if (!ASKS.test(said) || said.split(' ').length > MAX_WORDS || state.isExample) return null
  const source = wholeProgram(state)
  const tree = source === null ? null : parsePython(source)
  const main = tree?.body.findLast((node): node is StatementOf<'function'> => node.kind === 'function')
  const before = tree && evaluatePiece(tree)
  if (source === null || !main || before?.kind !== 'done') return null
  const given = [...said.matchAll(/(?<![\w.]|[-+*/%=<>] ?)-?\d+(?:\.\d+)?(?!\w)/g)].map(([number]) => number)
  // What already shows something is tried by running it, unless they say with what.
  const isSaid = given.length > 0 && given.length === neededOf(main).length
  if (before.output.trim() !== '' && !isSaid) return null
  const shownAlready = `print(${main.name}(${given.join(', ')}))`
  if (source.includes(shownAlready)) return triedAs(source, `Con esta línea se ve: ${inlineCode(shownAlready)}.`)
  const thrown = tree?.body.findLast((node) => isCallTo(node, main.name))
  if (thrown !== undefined) {
    const call = source.slice(thrown.from, thrown.to).trim()
    const shown = `${source.slice(0, thrown.from)}print(${call})${source.slice(thrown.from + call.length)}`
    const told = `Llamas a la función, pero no muestras lo que devuelve: con ${inlineCode(`print(${call})`)} se ve.`
    return triedAs(shown, told)
  }
  for (const values of valuesFor(neededOf(main), isSaid ? given : [])) {
    const call = `${main.name}(${values.join(', ')})`
    for (const line of [`print(${call})`, call]) {
      const answer = triedAs(
        `${source.trimEnd()}\n\n${line}\n`,
        `Una función no hace nada hasta que la llamas: al ejecutar el programa, Python solo se la apunta. Llámala debajo, pegada al margen${line === call ? '' : ', y muestra con `print` lo que devuelve'}:`,
      )
      if (answer !== null) return answer
    }
  }
  return null
}

const neededOf = ({ parameters }: StatementOf<'function'>) =>
  parameters.filter(({ form, standard }) => form === 'positional' && standard === null)

const isCallTo = (node: Statement, name: string) =>
  node.kind === 'expression' &&
  node.value.kind === 'call' &&
  node.value.callee.kind === 'name' &&
  node.value.callee.name === name

/** What was handed out last, where it is a version of the person's. */
function wholeProgram({ code, program }: Asked['state']): string | null {
  const isNewer =
    program !== null && (code === null || isVersion(program.code, code.code) || code.tree.errors.length > 0)
  const atHand = isNewer ? program : code
  return atHand === null || atHand.tree.errors.length > 0 ? null : atHand.code
}

/** Values to call with: those that were said, else by the names of the parameters, else all of one kind. */
function valuesFor(needed: readonly Parameter[], given: readonly string[]): string[][] {
  const named = needed.map(({ name }, at) =>
    TEXT.test(name) ? A_TEXT : LIST.test(name) ? A_LIST : (NUMBERS[at % NUMBERS.length] ?? '4'),
  )
  return [...(given.length > 0 ? [[...given]] : []), named, ...[A_TEXT, A_LIST].map((value) => needed.map(() => value))]
}

/** Null where it shows nothing, or only that nothing is given back. */
function triedAs(program: string, told: string) {
  const run = evaluatePiece(parsePython(program))
  const isShown = run.kind === 'done' && run.output.trim() !== '' && !/(?:^|\n)None\n?$/.test(run.output)
  return isShown
    ? answered('trying-out', [
        text(told),
        python(program.trimEnd()),
        text('Sale:'),
        printed(run.output),
        text('Prueba después con otros valores, y comprueba que sale lo que esperas.'),
      ])
    : null
}
