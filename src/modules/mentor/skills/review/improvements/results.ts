import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { CHANGES_IN_PLACE } from '../../../python/in-place'
import { allExpressions, expressionsIn, statementsIn } from '../../../python/walk'
import {
  calledName,
  endOf,
  type FindImprovements,
  type Improvement,
  isName,
  type Reviewed,
  textOf,
} from '../improvement'

/** How functions hand over what they work out: shown instead of returned, or put into the caller's own list. */
export const findInResults: FindImprovements = (program) =>
  program.module.body.flatMap((node) =>
    node.kind === 'function' ? [...onlyShown(program, node), ...argumentChanged(program, node)] : [],
  )

const returned = (owner: StatementOf<'function'>) =>
  [...statementsIn(owner.body)].flatMap((node) => (node.kind === 'return' && node.value ? [node.value] : []))

const ADDS_UP = /^(?:sum|max|min|len|round|sorted|abs)$/

/** `def doble(n): print(n * 2)`. */
function onlyShown(program: Reviewed, owner: StatementOf<'function'>): Improvement[] {
  if (owner.parameters.length === 0 || returned(owner).length > 0 || owner.decorators.length > 0) return []
  const last = owner.body.at(-1)
  const shown = last?.kind === 'expression' && calledName(last.value) === 'print' ? last.value : null
  const value = shown?.kind === 'call' ? shown.arguments.at(-1)?.value : undefined
  const worked = value === undefined ? null : workedOut(owner, value)
  if (last === undefined || worked === null) return []
  return [
    {
      from: last.from,
      to: last.to,
      weight: 0.62,
      what: `${inlineCode(owner.name)} calcula y muestra a la vez: haz que **devuelva** el resultado, ${inlineCode(`return ${textOf(program, worked)}`)}, y pon el \`print\` donde la llamas.`,
      why: 'Lo que solo se imprime no se puede guardar, sumar ni comprobar en una prueba; lo que se devuelve, sí.',
      edits:
        shown?.kind === 'call' && shown.arguments.length === 1 ? returnEdits(program, owner, { last, worked }) : [],
    },
  ]
}

type Shown = { last: Statement; worked: Expression }

/** The result is given back, and each call that stood alone is shown; none where a call stands anywhere else. */
function returnEdits(program: Reviewed, owner: StatementOf<'function'>, { last, worked }: Shown): Edit[] {
  const calls = [...statementsIn(program.module.body)].filter((node) =>
    [...allExpressions([node])].some((part) => calledName(part) === owner.name),
  )
  const areAlone = calls.every((node) => node.kind === 'expression' && calledName(node.value) === owner.name)
  if (!areAlone) return []
  return [
    { from: last.from, to: endOf(program, last), text: `return ${textOf(program, worked)}` },
    ...calls.map((node) => {
      const to = endOf(program, node)
      return { from: node.from, to, text: `print(${program.source.slice(node.from, to)})` }
    }),
  ]
}

/** A sum that is shown, or a name that holds one. */
function workedOut({ body }: StatementOf<'function'>, value: Expression): Expression | null {
  const isSum = (node: Expression) =>
    (node.kind === 'binary' && ![node.left, node.right].some(isText)) || ADDS_UP.test(calledName(node) ?? '')
  if (isSum(value)) return value
  if (value.kind !== 'name') return null
  const made = [...statementsIn(body)].some(
    (node) =>
      (node.kind === 'assign' && node.targets.some((target) => isName(target, value.name)) && isSum(node.value)) ||
      (node.kind === 'augmented-assign' && isName(node.target, value.name)),
  )
  return made ? value : null
}

const isText = (node: Expression): boolean =>
  node.kind === 'string' ||
  node.kind === 'format-string' ||
  calledName(node) === 'str' ||
  (node.kind === 'binary' && (isText(node.left) || isText(node.right)))

/** A list that comes in, is changed and given back: the caller's own is another one now. */
function argumentChanged(program: Reviewed, owner: StatementOf<'function'>): Improvement[] {
  const given = new Set(
    owner.parameters.filter(({ name, standard }) => name !== 'self' && standard === null).map(({ name }) => name),
  )
  const back = returned(owner).find((value) => value.kind === 'name' && given.has(value.name))
  if (back?.kind !== 'name') return []
  const rebound = [...statementsIn(owner.body)].some(
    (node) => node.kind === 'assign' && node.targets.some((target) => isName(target, back.name)),
  )
  const change = rebound ? undefined : [...statementsIn(owner.body)].find((node) => changes(node, back.name))
  if (change === undefined) return []
  return [
    {
      from: change.from,
      to: change.to,
      weight: 0.66,
      what: `${inlineCode(textOf(program, change).split('\n')[0] ?? '')} cambia la lista **original** de quien llama, no una copia. Crea una nueva dentro (por ejemplo, empieza con ${inlineCode(`${back.name} = ${back.name}.copy()`)}) y devuelve esa.`,
      why: 'Quien llama espera que sus datos sigan como estaban; cuando los vuelva a usar ya serán otros, y cuesta ver dónde cambiaron.',
      edits: [],
    },
  ]
}

function changes(node: Statement, name: string): boolean {
  const target = node.kind === 'assign' ? node.targets[0] : node.kind === 'augmented-assign' ? node.target : null
  if (target?.kind === 'subscript' && isName(target.value, name)) return true
  return (
    node.kind === 'expression' &&
    [...expressionsIn(node.value)].some(
      (part) =>
        part.kind === 'call' &&
        part.callee.kind === 'attribute' &&
        CHANGES_IN_PLACE.has(part.callee.name) &&
        isName(part.callee.value, name),
    )
  )
}
