import type { Expression, ExpressionOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { Source } from './idiom'

type Call = ExpressionOf<'call'>

/** What dictionaries are asked for, and nothing else. */
const OF_DICTS = /^(?:get|keys|values|items|pop|popitem|setdefault|update|copy|clear)$/
const MAKES = /^(?:dict|Counter|defaultdict|OrderedDict|json|loads?|safe_load|vars|globals|asdict|to_dict)$/
/** What is got from somewhere else: pages, queues, fields of a window. */
const ADDRESS = /^["']?(?:https?:|\/)|^(?:url|uri|ruta|enlace|link|direccion|pagina|web)\w*$|^[fF]["']/i
const ELSEWHERE =
  /^(?:self\.)?(?:nav\w*|driver|browser|client\w*|sesion|session|requests|httpx|cola|queue|q|app|entry\w*|entrada\w*|api|http|s|bot|web)$/i

/** Whether the `.get(…)` of a call asks a dictionary, as far as the program shows: others have a `get` as well. */
export function asksDict(node: Call, source: Source): boolean {
  const { callee, arguments: given } = node
  if (callee.kind !== 'attribute') return false
  const [first] = given
  const text = ({ from, to }: Expression) => source.module.source.slice(from, to)
  if (given.some(({ name }) => name !== null) || (first && ADDRESS.test(text(first.value)))) return false
  const made = callee.value.kind === 'call' ? [callee.value] : valuesOfPart(callee.value, source)
  const sure = made.map(isDict)
  if (sure.includes(true)) return true
  if (sure.includes(false)) return false
  const on = text(callee.value)
  const asked = [...allExpressions(source.module)].flatMap((part) =>
    part.kind === 'attribute' && text(part.value) === on ? [part.name] : [],
  )
  return !ELSEWHERE.test(on) && asked.every((name) => OF_DICTS.test(name))
}

/** What the program gives a name or an attribute, wherever it does. */
function valuesOfPart(on: Expression, { module }: Source): Expression[] {
  if (on.kind !== 'name' && on.kind !== 'attribute') return []
  const text = ({ from, to }: Expression) => module.source.slice(from, to)
  const name = text(on)
  return [...statementsIn(module.body)].flatMap((node) => {
    if (node.kind === 'assign') return node.targets.some((target) => text(target) === name) ? [node.value] : []
    if (node.kind === 'annotated-assign') return text(node.target) === name && node.value ? [node.value] : []
    if (node.kind !== 'with') return []
    return node.items.flatMap(({ target, context }) => (target && text(target) === name ? [context] : []))
  })
}

/** Whether a value is a dictionary; null where it cannot be told: a piece of another thing, what an own function gives back. */
function isDict(value: Expression): boolean | null {
  if (value.kind === 'dict') return true
  if (value.kind === 'comprehension') return value.form === 'dict'
  if (value.kind !== 'call') return null
  const { callee } = value
  if (callee.kind !== 'name' && callee.kind !== 'attribute') return null
  if (MAKES.test(callee.name)) return true
  return callee.kind === 'name' && /^[a-zñ_]/.test(callee.name) ? null : callee.name === 'get' ? null : false
}
