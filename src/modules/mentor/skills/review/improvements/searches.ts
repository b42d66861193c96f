import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'
import {
  calledName,
  endOf,
  type FindImprovements,
  type Improvement,
  isName,
  marginOf,
  type Reviewed,
  textOf,
} from '../improvement'
import { soughtByIndex } from './shared-state'

/** Searches that go on after they have found, and functions that call themselves where a loop is meant. */
export const findSearches: FindImprovements = (program) => [
  ...[program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) => [
    ...flagged(program, block),
    ...keptFirst(program, block),
  ]),
  ...[...statementsIn(program.module.body)].flatMap((node) => (node.kind === 'function' ? retries(program, node) : [])),
]

const booleanIn = (node: Statement | undefined, name?: string): { name: string; value: boolean } | null => {
  const [target, other] = node?.kind === 'assign' ? node.targets : []
  if (node?.kind !== 'assign' || target?.kind !== 'name' || other || node.value.kind !== 'boolean') return null
  return name === undefined || target.name === name ? { name: target.name, value: node.value.value } : null
}

/** `hay = False`, a loop that sets it where something holds, and `return hay`: `any`, or `in` where an element is looked for. */
function flagged(program: Reviewed, block: readonly Statement[]): Improvement[] {
  return block.flatMap((before, at) => {
    const [loop, after] = block.slice(at + 1)
    const flag = booleanIn(before)
    if (!flag || loop?.kind !== 'for' || loop.isAsync || loop.otherwise.length > 0 || loop.body.length !== 1) return []
    const [test] = loop.body
    if (test?.kind !== 'if' || test.otherwise.length > 0) return []
    const [set, end, more] = test.body
    const isSet = booleanIn(set, flag.name)?.value === !flag.value
    if (!isSet || more || (end && end.kind !== 'break')) return []
    if (after?.kind !== 'return') return [keptFlag(program, { before, loop, flag }, test.test)]
    if (!after.value || !isName(after.value, flag.name)) return []
    const better = `return ${flag.value ? 'not ' : ''}${searchOf(program, loop, test.test)}`
    return [
      {
        from: before.from,
        to: after.to,
        weight: 0.66,
        what: `En cuanto lo encuentras ya sabes la respuesta: ${inlineCode(better)}.`,
        why: 'Para en el primero que lo cumple, y no hace falta guardar si lo hay. Con un bucle sería un `return` dentro del `if` y otro al final.',
        edits: [{ from: before.from, to: endOf(program, after), text: better }],
      },
    ]
  })
}

type Flagged = { before: Statement; loop: StatementOf<'for'>; flag: { name: string; value: boolean } }

/** The same where what was found is asked afterwards. */
function keptFlag(program: Reviewed, { before, loop, flag }: Flagged, test: Expression): Improvement {
  const better = `${flag.name} = ${flag.value ? 'not ' : ''}${searchOf(program, loop, test)}`
  return {
    from: before.from,
    to: loop.to,
    weight: 0.66,
    what: `El bucle que busca cabe en una línea: ${inlineCode(better)}.`,
    why: 'Dice lo mismo que se pregunta, y para en cuanto lo encuentra, sin recorrer el resto.',
    edits: [{ from: before.from, to: endOf(program, loop), text: better }],
  }
}

/** `x = None`, a loop that keeps the element it looks for and goes on, and `x` given back, or `None`. */
function keptFirst(program: Reviewed, block: readonly Statement[]): Improvement[] {
  return block.flatMap((before, at) => {
    const [loop, after, rest, more] = block.slice(at + 1)
    const [target] = before.kind === 'assign' ? before.targets : []
    if (before.kind !== 'assign' || before.value.kind !== 'none' || target?.kind !== 'name') return []
    if (loop?.kind !== 'for' || loop.otherwise.length > 0 || loop.body.length !== 1 || !after || more) return []
    const [test] = loop.body
    const [set, end, third] = test?.kind === 'if' && test.otherwise.length === 0 ? test.body : []
    const isKept =
      set?.kind === 'assign' && set.targets.length === 1 && set.targets.every((each) => isName(each, target.name))
    if (!isKept || third || (end && end.kind !== 'break') || !givesBack([after, ...(rest ? [rest] : [])], target.name))
      return []
    const value = textOf(program, set.value)
    const last = rest ?? after
    return [
      {
        from: before.from,
        to: last.to,
        weight: 0.68,
        what: `En cuanto lo encuentras puedes devolverlo: ${inlineCode(`return ${value}`)} dentro del \`if\`, y \`return None\` al final. ${inlineCode(target.name)} y la pregunta de después sobran.`,
        why: end
          ? 'Son menos líneas, y se ve de una vez qué da la función.'
          : 'Así no se recorre el resto para nada. (Si hay varios que cumplen, da el primero; como está ahora, el último.)',
        edits: [
          { from: before.from, to: loop.from, text: '' },
          { from: set.from, to: endOf(program, end ?? set), text: `return ${value}` },
          { from: after.from, to: endOf(program, last), text: 'return None' },
        ],
      },
    ]
  })
}

/** `return x`, or `x` where it is not `None` and `None` else. */
function givesBack([first, second]: readonly Statement[], name: string): boolean {
  if (first?.kind === 'return') return !second && first.value !== null && isName(first.value, name)
  if (first?.kind !== 'if' || first.isElif) return false
  const [only, other] = first.test.kind === 'compare' ? first.test.comparisons : []
  const isTest =
    first.test.kind === 'compare' &&
    isName(first.test.left, name) &&
    !other &&
    /^(?:!=|is not)$/.test(only?.operator ?? '') &&
    only?.right.kind === 'none'
  const [yes, more] = first.body
  const no = first.otherwise.length > 0 ? first.otherwise : second ? [second] : []
  const [none, rest] = no
  const isNone = none?.kind === 'return' && !rest && (none.value === null || none.value.kind === 'none')
  return isTest && !more && yes?.kind === 'return' && yes.value !== null && isName(yes.value, name) && isNone
}

function searchOf(program: Reviewed, loop: StatementOf<'for'>, test: Expression): string {
  const list = textOf(program, loop.iterable)
  const [only, other] = test.kind === 'compare' ? test.comparisons : []
  if (test.kind === 'compare' && only?.operator === '==' && !other && loop.target.kind === 'name') {
    const sought = isName(test.left, loop.target.name)
      ? only.right
      : isName(only.right, loop.target.name)
        ? test.left
        : null
    if (sought !== null) return `${textOf(program, sought)} in ${list}`
  }
  const byIndex = soughtByIndex(loop, test)
  if (byIndex !== null) return `${textOf(program, byIndex.sought)} in ${textOf(program, byIndex.list)}`
  return `any(${textOf(program, test)} for ${textOf(program, loop.target)} in ${list})`
}

/** `except …: return leer()`: asked again by calling oneself. */
function retries(program: Reviewed, { name, body }: StatementOf<'function'>): Improvement[] {
  return [...statementsIn(body)].flatMap((node) => {
    if (node.kind !== 'try') return []
    const again = node.handlers.flatMap(({ body: handled }) =>
      handled.filter((each) => [...allExpressions([each])].some((use) => calledName(use) === name)),
    )
    const [first] = again
    if (first === undefined) return []
    const isAlone = body.at(-1) === node && node.otherwise.length === 0 && node.final.length === 0
    return [
      {
        from: first.from,
        to: endOf(program, first),
        weight: 0.7,
        what: `Para volver a pedirlo no hace falta que ${inlineCode(name)} se llame a sí misma: mete el \`try\` en un bucle \`while True:\`, con \`return\` cuando salga bien y un aviso en el \`except\`.`,
        why: 'Cada llamada se queda esperando a la siguiente, y con muchos intentos acaba en un `RecursionError`. El bucle repite sin acumular nada.',
        edits: isAlone && again.length === 1 && node.body.at(-1)?.kind === 'return' ? asLoop(program, node, first) : [],
      },
    ]
  })
}

/** The `try` in a loop that its `return` leaves; where it called itself it says so and goes on. */
function asLoop(program: Reviewed, node: StatementOf<'try'>, again: Statement): Edit[] {
  const handler = node.handlers.find(({ body }) => body.includes(again))
  const says = handler?.body.some((each) => each !== again) === true
  const margin = marginOf(program, node)
  const text = program.source.slice(node.from, endOf(program, node))
  const at = again.from - node.from
  const start = says ? text.slice(0, at).trimEnd() : `${text.slice(0, at)}print("Eso no vale, prueba otra vez.")`
  const inner = start + text.slice(at + endOf(program, again) - again.from)
  return [
    {
      from: node.from,
      to: endOf(program, node),
      text: `while True:\n${margin}    ${inner.replaceAll('\n', '\n    ')}`,
    },
  ]
}
