import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Answer, Block } from '../../../engine/skill'
import type { Expression, ExpressionOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import { cardsToldIn } from '../../concepts/last-card'
import { findIdioms, idiomText } from '../../explain/idioms/find-idioms'
import { calledName } from '../../explain/idioms/in-calls'
import { entryOfCall } from '../../explain/parts/called'
import { beliefOn } from '../../explain/parts/questions/belief'
import type { Asked, Reader } from '../asked'

/** «¿Seguro?», «yo creía que …», «¿no era al revés?»: what was said is held against what somebody thought. */
const DOUBTS =
  /^(?:(?:pero|y|uy|mmm|hum|a ver|estas|esta|es|de verdad|en serio|como que|tu|usted|profe) )*segur[oa]s?\b(?! social)|^(?:pero )?(?:de verdad|en serio)$|\b(?:yo |pues |a mi )?(?:creia|pensaba|suponia|imaginaba|juraria|juraba|tenia entendido|me habian dicho|me dijeron|segun yo|habia (?:leido|oido|visto))\b|\bno era (?:al reves|justo lo contrario)\b/
/** «En clase nos han dicho que …»: somebody else says otherwise. */
export const HEARSAY =
  /\b(?:(?:me|nos) (?:han dicho|dijo|dijeron|contaron|explicaron|ensenaron)|(?:clase|profe\w*|maestr\w+|video|youtube|internet|libro|apuntes|chatgpt|amig\w|companer\w) (?:\w+ ){0,2}?(?:dic\w+|dij\w+|pone|ponia|explic\w+|ensen\w+)) que (?<said>.{4,80})$/
const MAX_WORDS = 30
/** What is said of the product, or of its data. */
const OF_SAFETY = /\b(?:contrasena|datos personales|tarjeta|pago|privad\w+)\b/

const isDoubted = ({ said, state }: Asked): boolean =>
  DOUBTS.test(said) && said.split(' ').length <= MAX_WORDS && !OF_SAFETY.test(said) && state.answered.length > 0

/** What is doubted is worked out, run or known. */
export const doubted: Reader = (asked) =>
  isDoubted(asked) || HEARSAY.test(asked.said) ? (orderKept(asked) ?? outputKept(asked) ?? beliefKept(asked)) : null

/** What nobody can prove is said again, where nobody knows the doubt. */
export const stoodBy: Reader = (asked) => (isDoubted(asked) ? answerKept(asked) : null)

const SUMS = /\b(?:sum\w+|rest\w+|multiplic\w+|divid\w+)\b/
const PLACES = /\b(?:primero|antes|despues|luego|dsp|al final|al reves|orden)\b/
const SAMPLE = 100

/** «¿Seguro que se suma 32 al final?»: the sum is worked out as it stands, and the other way round. */
function orderKept({ said, source }: Asked): Answer | null {
  if (source === null || !SUMS.test(said) || !PLACES.test(said)) return null
  const { module } = source
  const textOf = (node: Expression) => module.source.slice(node.from, node.to)
  const sum = [...allExpressions(module)].find(isSumOfProduct)
  if (sum === undefined) return null
  const [name, ...others] = namesIn(sum)
  const isOther = sum.operator === '+' ? /\brest\w+/.test(said) : /\bsum\w+/.test(said)
  if (name === undefined || others.length > 0 || isOther) return null
  const [whole, product, addend] = [sum, sum.left, sum.right].map(textOf)
  const first = textOf(deepestLeft(sum.left))
  const turned = product?.replace(first, `(${first} ${sum.operator} ${addend})`)
  const [own, between, other] = [whole, product, turned].map((piece) => workedOut(`${name} = ${SAMPLE}`, piece))
  if (own === null || between === null || other === null) return null
  const verb = sum.operator === '+' ? 'se suma' : 'se resta'
  return answered('order', [
    text(
      `Sí, seguro: en ${inlineCode(whole ?? '')} primero se hace ${inlineCode(product ?? '')} y al final ${verb} ${addend}, porque \`*\` y \`/\` van antes que \`+\` y \`-\`.`,
    ),
    text(
      `Con ${inlineCode(`${name} = ${SAMPLE}`)}: ${inlineCode(`${product} = ${between}`)} y después ${inlineCode(`${between} ${sum.operator} ${addend} = ${own}`)}. Al revés, ${inlineCode(turned ?? '')} daría ${inlineCode(other ?? '')}.`,
    ),
  ])
}

type Sum = ExpressionOf<'binary'>
const isSumOfProduct = (node: Expression): node is Sum =>
  node.kind === 'binary' &&
  (node.operator === '+' || node.operator === '-') &&
  node.right.kind === 'number' &&
  node.left.kind === 'binary' &&
  (node.left.operator === '*' || node.left.operator === '/')
const deepestLeft = (node: Expression): Expression => (node.kind === 'binary' ? deepestLeft(node.left) : node)
const namesIn = (node: Expression): string[] =>
  node.kind === 'binary' ? [...namesIn(node.left), ...namesIn(node.right)] : node.kind === 'name' ? [node.name] : []

function workedOut(before: string, piece: string | undefined): string | null {
  const result = evaluatePiece(parsePython(`${before}\nprint(${piece})`))
  return result.kind === 'done' ? result.output.trim() : null
}

/** «-7 // 2», of numbers alone. */
const EXPRESSION = /(?<![\w.])-?\d[\d.]*(?: ?(?:\/\/|\*\*|[*/%+]|- ) ?-?\d[\d.]*)+(?![\w.])/

/** «¿Seguro que no sale 2.68?»: the program is run, and what surprises in its calls is told. */
function outputKept({ said, code, source, frame }: Asked): Answer | null {
  const own = EXPRESSION.exec(frame.message.prose)?.[0].trim()
  const value = own === undefined ? null : workedOut('pass', own)
  if (own !== undefined && value !== null) {
    const tree = parsePython(own)
    const ideas = findIdioms({ module: tree, lines: linesOf(tree.source) }).map(idiomText)
    return answered('output', [
      text(`Seguro: ${inlineCode(own)} da ${inlineCode(value)}.`),
      ...ideas.slice(0, 1).map(text),
    ])
  }
  const asksOutput =
    /\b(?:sal(?:e|ia|dria|ga)|da(?:ba|ria)?|imprim(?:e|ia)|muestra|devuelve|pone|es|era) (?:\w+ ){0,2}?\d/.test(said)
  if (code === null || source === null || !asksOutput) return null
  const run = evaluatePiece(code.tree)
  if (run.kind !== 'done' || run.output === '') return null
  const notes = [...allExpressions(code.tree)].flatMap((part) => {
    const entry = part.kind === 'call' && calledName(part) !== 'print' ? entryOfCall(part, source) : null
    return entry?.entry.note ?? []
  })
  return answered('output', [
    text('Seguro: lo he ejecutado y sale esto:'),
    printed(run.output),
    ...notes.slice(0, 2).map(text),
  ])
}

/** What is known of what they thought, by their words and the functions of the program at hand. */
function beliefKept({ said, code, state }: Asked): Answer | null {
  const called =
    code === null
      ? []
      : [...allExpressions(code.tree)].flatMap((part) => (part.kind === 'call' ? calledName(part) : []))
  const belief = beliefOn(said) ?? beliefOn(said, called.join(' '))
  if (belief === null) return null
  const run = code === null || state.isExample ? null : evaluatePiece(code.tree)
  const proof: Block[] =
    run?.kind === 'done' && run.output !== '' && run.output.length < MAX_OUTPUT
      ? [text('Con tu programa tal como está sale esto:'), printed(run.output)]
      : []
  return answered('belief', [text(`Seguro: ${belief.text}`), ...proof])
}
const MAX_OUTPUT = 160

/** What was said is stood by in its first words, with what the program that was given prints. */
function answerKept({ state, cards }: Asked): Answer | null {
  const last = state.said.at(-1) ?? ''
  const [first] = last
    .split('\n\n')
    .filter(
      (part) =>
        !/^(?:#|```|\*\*(?:Resultado|Error)|- )/.test(part.trim()) &&
        part.length < MAX_FIRST &&
        !part.trim().endsWith(':'),
    )
  if (first === undefined || STANDS_BY_NOTHING.has(state.answered.at(-1)?.skill ?? '')) return null
  const { program, code } = state
  const run = program === null || program === code || cards.length > 0 ? null : evaluatePiece(program.tree)
  const isIdea = cardsToldIn(last).length > 0
  return answered('kept', [
    text(isIdea ? 'Sí, es así:' : 'Sí: lo he vuelto a mirar y lo mantengo.'),
    text(first),
    ...(run?.kind === 'done' && run.output !== '' && run.output.length < MAX_OUTPUT
      ? [text('Ejecutado tal como te lo he dado, sale esto:'), printed(run.output)]
      : []),
    ...(isIdea ? [] : [text('Si a ti te sale otra cosa, pégame el programa y lo que ves.')]),
  ])
}
const MAX_FIRST = 600
const STANDS_BY_NOTHING: ReadonlySet<string> = new Set([
  'unknown',
  'product',
  'talk',
  'off-topic',
  'boundaries',
  'danger',
  'exercises',
  'change',
  'write',
])
