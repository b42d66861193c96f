import { inlineCode } from '../../../engine/compose'
import type { Block } from '../../../engine/skill'
import type { ExpressionOf, StatementOf } from '../../../python/ast'
import { applyEdits, type Edit } from '../../../python/edit'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

const FIRST_TRY = /\b(?:a la primera|(?:al|en el|con el) primer intento|de una(?: vez)?|a la de una|de primeras?)\b/

type Drawn = { name: string; call: ExpressionOf<'call'> }

/** What a program draws by chance and keeps under a name. */
function drawnIn({ module }: Source): Drawn | null {
  for (const node of statementsIn(module.body)) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name' || node.value.kind !== 'call') continue
    if (/^(?:randint|randrange|choice)$/.test(calledName(node.value))) return { name: target.name, call: node.value }
  }
  return null
}

/** A value that could be drawn, as one writes it in code, and as one types it. */
function sampleOf({ call }: Drawn, { module }: Source): { code: string; typed: string } | null {
  const [first, second] = call.arguments.map(({ value }) => value)
  if (first?.kind === 'number' && second?.kind === 'number') {
    const middle = `${Math.floor((Number(first.text) + Number(second.text)) / 2)}`
    return { code: middle, typed: middle }
  }
  const item = first?.kind === 'list' ? first.items[0] : undefined
  return item?.kind === 'string' ? { code: module.source.slice(item.from, item.to), typed: item.value } : null
}

/** The value in the place of the draw, and no import of what draws. */
const withoutChance = ({ call }: Drawn, text: string, { module }: Source): Edit[] => [
  ...module.body.flatMap((node) =>
    (node.kind === 'import' && node.names.some(({ name }) => name === 'random')) ||
    (node.kind === 'import-from' && node.module === 'random')
      ? [{ from: node.from, to: node.to, text: 'pass' }]
      : [],
  ),
  { from: call.from, to: call.to, text },
]

/** «¿Qué pasa si adivino a la primera?»: the run of a game in which what is drawn is typed at once. */
export function firstTryBlocks(said: string, source: Source): Block[] {
  const drawn = FIRST_TRY.test(said) ? drawnIn(source) : null
  const sample = drawn === null ? null : sampleOf(drawn, source)
  if (drawn === null || sample === null) return []
  const inputs = [...allExpressions(source.module)].filter(
    (part) => part.kind === 'call' && calledName(part) === 'input',
  )
  const module = parsePython(applyEdits(source.module.source, withoutChance(drawn, sample.code, source)))
  const result = evaluatePiece(module, { input: inputs.map(() => sample.typed), showsInput: true })
  if (inputs.length === 0 || result.kind !== 'done') return []
  const loop = module.body.find((node): node is StatementOf<'while'> => node.kind === 'while')
  const isLeftOut = loop !== undefined && (result.rounds.get(loop.from) ?? 0) === 0
  const why = isLeftOut
    ? ` ${quote({ module }, loop.test)} ya no se cumple, así que **no se entra** en el \`while\`.`
    : ''
  return [
    {
      kind: 'text',
      markdown: `Si aciertas a la primera, por ejemplo con ${inlineCode(`${drawn.name} = ${sample.code}`)} y escribiendo ${inlineCode(sample.typed)}, en pantalla se ve lo de abajo.${why}`,
    },
    { kind: 'code', language: 'text', code: result.output.trimEnd() },
  ]
}
