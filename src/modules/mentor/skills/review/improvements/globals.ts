import { inlineCode } from '../../../engine/compose'
import type { Statement, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { allExpressions, expressionsIn, statementsIn } from '../../../python/walk'
import { calledName, endOf, type Improvement, isName, marginOf, type Reviewed, textOf } from '../improvement'

type Declared = { from: number; to: number; names: readonly string[] }

/** `global x` in a function that could take and give it, or only give it. */
export function globals(program: Reviewed, node: StatementOf<'function'>): Improvement[] {
  return [...statementsIn(node.body)].flatMap((inner) => {
    if (inner.kind !== 'global') return []
    const [name = ''] = inner.names
    const isGiven = inner.names.length === 1 && isMadeInside(node, name)
    const instead = isGiven
      ? `devuelve el valor con \`return\` y guárdalo donde llamas a ${inlineCode(node.name)}`
      : `pasa el valor a ${inlineCode(node.name)} como parámetro y devuélvelo con \`return\``
    return {
      from: inner.from,
      to: inner.to,
      weight: 0.55,
      what: `En vez de \`global ${inner.names.join(', ')}\`, ${instead}.`,
      why: 'Así se ve en la llamada qué usa y qué cambia la función, y puedes probarla sola.',
      edits: inner.names.length === 1 ? asResult(program, node, { declared: inner, isGiven }) : [],
    }
  })
}

/** Whether a function gives the name its value before it reads it. */
function isMadeInside({ body }: StatementOf<'function'>, name: string): boolean {
  const uses = (node: Statement) => [...allExpressions([node])].some((each) => isName(each, name))
  const first = body.find((node) => uses(node))
  if (first?.kind !== 'assign' || first.targets.length !== 1) return false
  return (
    first.targets.every((target) => isName(target, name)) &&
    ![...expressionsIn(first.value)].some((each) => isName(each, name))
  )
}

/** `total = 0`, the only value that the program gives it outside the function. */
function startedOnce(program: Reviewed, name: string, declared: Declared): Statement | null {
  const bound = program.module.body.filter(
    (node) => node.kind === 'assign' && node.targets.some((target) => isName(target, name)),
  )
  const [only, second] = bound
  const isPlain =
    only?.kind === 'assign' && /^(?:number|string)$/.test(only.value.kind) && only.targets.length === 1 && !second
  return isPlain && only.from < declared.from ? only : null
}

/** The global becomes what the function gives, and its first parameter unless it is made inside; every call keeps it. */
function asResult(
  program: Reviewed,
  node: StatementOf<'function'>,
  { declared, isGiven }: { declared: Declared; isGiven: boolean },
): Edit[] {
  const [name = ''] = declared.names
  const last = node.body.at(-1)
  const calls = [...statementsIn(program.module.body)].flatMap((each) =>
    each.kind === 'expression' && calledName(each.value) === node.name ? [each] : [],
  )
  const all = [...allExpressions(program.module)].filter((each) => calledName(each) === node.name)
  const gives = [...statementsIn(node.body)].some(({ kind }) => kind === 'return')
  const start = startedOnce(program, name, declared)
  const isAtTop = calls.every((call) => program.module.body.includes(call))
  if (!last || calls.length === 0 || all.length !== calls.length || gives || !isAtTop || node.body.length < 2) return []
  const open = program.source.indexOf('(', node.nameFrom) + 1
  const end = program.source.indexOf('\n', declared.from)
  const line = program.lines.rangeOf(program.lines.lineAt(declared.from)).from
  // Counted from nothing in one call: it is the function's own from its beginning.
  const isOwn = start !== null && calls.length === 1
  const passed = (at: number, isAlone: boolean): Edit[] =>
    isGiven || isOwn ? [] : [{ from: at, to: at, text: isAlone ? name : `${name}, ` }]
  return [
    ...passed(open, node.parameters.length === 0),
    isOwn
      ? { from: declared.from, to: declared.to, text: textOf(program, start) }
      : { from: line, to: end + 1, text: '' },
    ...(isOwn ? [{ from: start.from, to: program.source.indexOf('\n', start.from) + 1, text: '' }] : []),
    { from: endOf(program, last), to: endOf(program, last), text: `\n${marginOf(program, last)}return ${name}` },
    ...calls.flatMap((call): Edit[] => {
      if (call.value.kind !== 'call') return []
      return [
        { from: call.from, to: call.from, text: `${name} = ` },
        ...passed(call.value.callee.to + 1, call.value.arguments.length === 0),
      ]
    }),
  ]
}
