import { folded } from '~/platform/text/folded'
import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Answer } from '../../../engine/skill'
import type { StatementOf } from '../../../python/ast'
import { applyEdits } from '../../../python/edit'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions, expressionsIn, statementsIn } from '../../../python/walk'
import { listed } from '../../explain/idioms/idiom'
import { calledName } from '../../explain/idioms/in-calls'
import { orderOf } from '../../what-if/change'
import { readChange } from '../../what-if/read-change'
import type { Asked, Reader } from '../asked'

const LITERAL =
  /(?<![\w.,])(?:-?\d+(?:[.,]\d+)?(?![\w.]*\w)|"[^"\n]{0,40}"|'[^'\n]{0,40}'|«[^»\n]{0,40}»|“[^”\n]{0,40}”|\[[^\]\n]{0,60}\])/g
/** Where the value stands in the words. */
const X = '‹›'
const THING = '(?:(?:ano|numero|valor|palabra|texto|frase|lista|dni|letra) )?'
/** «El 1900 lo es», «con 'Ana'»: which of its two answers a value gets. */
const IS = new RegExp(
  `^(?!.*\\b(?:que|donde|como)\\b)(?:(?:el|la|y|con|para|para el) )?${THING}${X} (?:lo|la)? ?(?:es|seria|sale|cumple|cuenta|pasa|vale|valdria|entra)(?: (?:\\w+|o no)){0,2}$`,
)
/** «Por qué el 1900 no lo es»: its answer, and the comparisons that decide. */
const WHY_IS = new RegExp(
  `^por que (?:el |la |con (?:el )?)?${THING}${X} (?:no )?(?:(?:lo|la) (?:es|seria)|cumple|cuenta|sale)$`,
)
const GIVES =
  '(?:saldria|sale|salen|daria|da|devuelve|devolveria|imprime|imprimiria|pasa|pasaria|dice|diria|muestra|mostraria|ocurre|hace|haria)'
const EFFECTS: readonly RegExp[] = [
  new RegExp(`^(?:que|cuanto) (?:me )?${GIVES}\\b(?: \\w+){0,4}? (?:con|si|para|al|cuando)\\b[^,]{0,40}${X}$`),
  new RegExp(`^(?:con|si|para|cuando) [^,]{0,40}${X},? (?:que|cuanto) (?:me )?${GIVES}$`),
]
/** «¿y si gano 2200?», «¿y con 50?», after a program that asks for something. */
const OWN_CASE = new RegExp(
  `^(?:si (?:(?:el|la|los|las|mi) [a-z]+ )?(?:gano|gana|cobro|cobra|tengo|tiene|peso|pesa|mido|mide|compro|pago|gasto|vendo|trabajo|somos|son|es|fueran?|fuesen?|cuesta|vale|saco|saca|meto|mete|escribo|escribe|pido|ingreso|introduzco)(?: (?:un|una|el|la|solo|de|a|por))? ${X}|(?:con|para) (?:(?:un|una|el|la) )?(?:[a-z]+ (?:de )?)?${X})(?: (?!que\\b|cuanto\\b)[a-z]+){0,2}$`,
)
/** Something of the program itself is to be otherwise. */
const CHANGES = /\b(?:en (?:vez|lugar) de|cambi\w+|quit\w+|borr\w+|antes|despues|linea)\b/
const MAX_WORDS = 14

/** «¿El 1900 lo es?», «¿qué saldría con 'Ana'?»: what the program gives for a value that is named. */
export const withValue: Reader = (asked) => {
  const { code, frame, state } = asked
  const prose = frame.message.prose
  const [literal, ...more] = prose.match(LITERAL) ?? []
  if (code === null || literal === undefined || more.length > 0 || state.error !== null) return null
  const said = saidWith(asked, literal)
  // One of several parameters: the whole call tells what is asked.
  const [, named] = NAMED.exec(said) ?? []
  if (isOneOfSeveral(named, code.tree)) return null
  const isVerdict = IS.test(said) || WHY_IS.test(said)
  if (said.split(' ').length > MAX_WORDS || CHANGES.test(said)) return null
  const questions = [...allExpressions(code.tree)].filter(
    (part) => part.kind === 'call' && calledName(part) === 'input',
  )
  const asks = questions.length > 0
  // Of several answers nobody knows which is meant.
  const isCase = OWN_CASE.test(said) && frame.message.text.includes('?') && questions.length < 2
  if (!isVerdict && !isCase && !EFFECTS.some((words) => words.test(said))) return null
  const value = literal.replace(/^[«“](.*)[»”]$/, '"$1"').replace(/^(-?\d+),(\d+)$/, '$1.$2')
  // What is typed shows what the program says, a verdict what its function finds.
  return asks && !isVerdict
    ? (ofProgram(asked, value) ?? ofFunction(asked, { value, isVerdict }))
    : (ofFunction(asked, { value, isVerdict }) ?? ofProgram(asked, value))
}

const NAMED = new RegExp(`\\b([a-z_]\\w*) (?:es|vale|fuera|sea|=|==) ${X}`)
const isOneOfSeveral = (name: string | undefined, { body }: Module) =>
  body.some(
    (node) =>
      node.kind === 'function' &&
      node.parameters.length > 1 &&
      node.parameters.some((each) => each.name.toLowerCase() === name),
  )
const saidWith = ({ said }: Asked, literal: string) =>
  said
    .replace(folded(literal), X)
    .replace(/["'`.]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

type Given = { value: string; isVerdict: boolean }
type Function = StatementOf<'function'>
const MARK = '\u0001'

/** The function that takes one value, called with it. */
function ofFunction({ code }: Asked, { value, isVerdict }: Given): Answer | null {
  const owner = code === null ? null : functionOf(code.tree)
  if (code === null || owner === null || !fits(owner, value, code.tree)) return null
  const call = `${owner.name}(${value})`
  const result = evaluatePiece(parsePython(`${definitionsOf(code.tree)}\nprint("${MARK}" + repr(${call}))\n`))
  if (result.kind === 'raised')
    return answered('value', [text(`${inlineCode(call)} se para con un error: \`${result.type}: ${result.message}\`.`)])
  if (result.kind !== 'done') return null
  const [output = '', shown = ''] = result.output.split(MARK)
  const given = shown.trimEnd()
  if (given === 'None' && output !== '')
    return answered('value', [text(`Con ${inlineCode(value)} sale esto:`), printed(output)])
  const verdict = !isVerdict ? '' : given === 'True' ? 'Sí: ' : given === 'False' ? 'No: ' : ''
  const told = `${verdict}${inlineCode(call)} devuelve ${inlineCode(given)}.${whyOf(owner, value, code.tree)}`
  return answered('value', [text(told), ...(output === '' ? [] : [text('Además imprime:'), printed(output)])])
}

type Module = NonNullable<Asked['code']>['tree']

/** The only function with one value that it must be given; of several, the one that the main program calls. */
function functionOf({ body }: Module): Function | null {
  const takes = body.filter(
    (node): node is Function =>
      node.kind === 'function' && node.parameters.filter(({ standard }) => standard === null).length === 1,
  )
  const main = [...allExpressions(body.filter(({ kind }) => kind !== 'function' && kind !== 'class'))]
  const called = takes.filter(({ name }) => main.some((part) => part.kind === 'call' && calledName(part) === name))
  const [only, ...more] = takes.length === 1 ? takes : called
  return only !== undefined && more.length === 0 ? only : null
}

const kindOf = (text: string) => (/^-?\d/.test(text) ? 'number' : text.startsWith('[') ? 'list' : 'text')

/** A value of the kind that the program gives it elsewhere. */
function fits(owner: Function, value: string, { body, source }: Module): boolean {
  const given = [...allExpressions(body)].flatMap((part) => {
    const [first] = part.kind === 'call' && calledName(part) === owner.name ? part.arguments : []
    return first === undefined ? [] : [source.slice(first.value.from, first.value.to)]
  })
  const literals = given.filter((each) => /^(?:-?\d|["'[])/.test(each))
  return literals.length === 0 || literals.some((each) => kindOf(each) === kindOf(value))
}

const KEPT: ReadonlySet<string> = new Set(['function', 'class', 'import', 'import-from'])
const VALUES: ReadonlySet<string> = new Set(['number', 'string', 'list', 'dict', 'tuple', 'set', 'boolean', 'none'])

/** What the program defines, without what it does with it. */
const definitionsOf = ({ body, source }: Module) =>
  body
    .filter((node) => KEPT.has(node.kind) || (node.kind === 'assign' && VALUES.has(node.value.kind)))
    .map(({ from, to }) => source.slice(from, to))
    .join('\n')

const MAX_PARTS = 4

/** Each comparison of what a function returns at once, with the value in its place. */
function whyOf({ body, parameters }: Function, value: string, { source }: Module): string {
  const returns = [...statementsIn(body)].filter(({ kind }) => kind === 'return')
  const [only] = returns
  const name = parameters.find(({ standard }) => standard === null)?.name
  if (returns.length !== 1 || only?.kind !== 'return' || only.value === null || name === undefined) return ''
  if (only.value.kind !== 'compare' && only.value.kind !== 'boolean-operation') return ''
  const parts = [...expressionsIn(only.value)].filter((part) => part.kind === 'compare')
  if (parts.length === 0 || parts.length > MAX_PARTS || body.length > 2) return ''
  const told = parts.map((part) => outcomeOf(source.slice(part.from, part.to), name, value))
  return told.some((each) => each === null) ? '' : ` Porque ${listed(told.filter((each) => each !== null))}.`
}

function outcomeOf(comparison: string, name: string, value: string): string | null {
  const written = comparison.replace(new RegExp(`(?<![\\w.'"])${name}(?![\\w'"])`, 'g'), value)
  const result = evaluatePiece(parsePython(`print(${written})`))
  return result.kind === 'done' ? `${inlineCode(written)} es ${inlineCode(result.output.trim())}` : null
}

/** The program is typed, or holds, the value instead of its own. */
function ofProgram({ code }: Asked, value: string): Answer | null {
  if (code === null) return null
  const change = readChange(orderOf(`si pongo ${value}`, code.tree))
  if (change !== null && 'question' in change) return null
  const { edits, input } = change ?? { edits: [], input: undefined }
  const program = parsePython(applyEdits(code.tree.source, edits))
  // Nothing is changed where it stands there already.
  if (change === null && !code.code.includes(value)) return null
  const result = evaluatePiece(program, input === undefined ? {} : { input, showsInput: true })
  if (result.kind !== 'done' || result.output.trim() === '') return null
  const head =
    input === undefined ? `Con ${inlineCode(value)} sale esto:` : `Si se escribe ${inlineCode(value)}, sale esto:`
  return answered('value', [text(head), printed(result.output)])
}
