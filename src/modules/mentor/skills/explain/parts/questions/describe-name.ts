import { entryOf } from '../../../../engine/lexicon/entry'
import type { Expression, StatementOf } from '../../../../python/ast'
import type { Evaluation } from '../../../../python/evaluate/result'
import { boundBy, namesOf } from '../../../../python/evaluate/statements/scope'
import { allExpressions, statementsIn } from '../../../../python/walk'
import { SPECIAL_METHODS } from '../../content/special-methods'
import { clauseRole, loopRole } from '../../focus/loop-name'
import { listed, quote, type Source } from '../../idioms/idiom'
import { calledName } from '../../idioms/in-calls'
import { entryOfName, plainDoes } from '../called'
import { describe } from '../describe'
import { functionGoal } from '../goal'
import { nameUse } from './name-use'

/** What a name of the program stands for: where it comes from, what it holds, where it is used. Null for names that it does not bind. */
export function describeName(name: string, source: Source, result: Evaluation): string[] | null {
  const code = `\`${name}\``
  const role = roleOf(name, source)
  if (role === null) return null
  const bound = new Set<Expression>(
    [...statementsIn(source.module.body)].flatMap((node) => (node.kind === 'assign' ? node.targets : [])),
  )
  const uses = [...allExpressions(source.module)].flatMap((part) =>
    part.kind === 'name' && part.name === name && !bound.has(part) ? [source.lines.lineAt(part.from)] : [],
  )
  const lines = [...new Set(uses)].slice(0, 6)
  const use = nameUse(name, source)
  const texts = [`${code} ${role}.`, ...(use === null ? [] : [`${use}.`])]
  const values =
    'steps' in result
      ? result.steps.flatMap(({ changes }) =>
          changes.filter((change) => change.name === name).map(({ value }) => value),
        )
      : []
  if (values.length === 1) texts.push(`Su valor es \`${values[0]}\`.`)
  if (values.length > 1)
    texts.push(
      `Va valiendo ${listed(values.slice(0, 8).map((value) => `\`${value}\``))}${values.length > 8 ? '…' : ''}.`,
    )
  if (lines.length > 0)
    texts.push(`Se usa en ${lines.length === 1 ? 'la línea' : 'las líneas'} ${listed(lines.map(String))}.`)
  return [texts.join(' ')]
}

/** A function by what it does, where that is known. */
function functionRole(node: StatementOf<'function'>, source: Source): string {
  const line = source.lines.lineAt(node.nameFrom)
  const [, does] = /^define la función `\w+`, que (.+)$/.exec(functionGoal(node, source)) ?? []
  return `es una función que ${does === undefined ? `está definida en la línea ${line}` : `${does} (línea ${line})`}`
}

/** `@app.route("/producto/<int:id>")`: what stands in the address at that place. */
function partOfAddress(name: string, node: StatementOf<'function'>, { module }: Source): string | null {
  const route = node.decorators.find((each) => each.kind === 'call')
  const [path] = route?.kind === 'call' ? route.arguments : []
  const found = path?.value.kind === 'string' ? new RegExp(`<(?:(\\w+):)?${name}>`).exec(path.value.value) : null
  if (found === null || path?.value.kind !== 'string') return null
  const value = found[1] === 'int' ? '7' : 'algo'
  const made =
    found[1] === 'int' ? ', que además tiene que ser un número **entero** (`int:`; con letras daría un 404)' : ''
  return `es el **trozo de la dirección** que va en el sitio de \`${found[0]}\`${made}: Flask lo saca de ahí y se lo pasa a \`${module.source.slice(node.nameFrom, node.nameFrom + node.name.length)}\`. Al entrar en \`${path.value.value.replace(found[0], value)}\`, \`${name}\` vale \`${found[1] === 'int' ? '7' : "'algo'"}\``
}

/** What binds it first. */
function roleOf(name: string, source: Source): string | null {
  const { lines } = source
  for (const node of statementsIn(source.module.body)) {
    const line = lines.lineAt(node.kind === 'function' || node.kind === 'class' ? node.nameFrom : node.from)
    if (node.kind === 'function') {
      const when = node.name === name ? entryOf(SPECIAL_METHODS, name) : undefined
      if (when !== undefined)
        return `es un **método especial** (línea ${line}): no lo llamas tú, lo llama Python solo ${when}`
      if (node.name === name) return functionRole(node, source)
      const parameter = node.parameters.find((each) => each.name === name)
      if (parameter && name === 'self')
        return 'es el objeto con el que se llama al método; Python lo pone automáticamente'
      if (parameter) {
        const standard = parameter.standard
          ? `; si no se le pasa ninguno, toma su **valor por defecto**, ${quote(source, parameter.standard)}`
          : ''
        if (partOfAddress(name, node, source) !== null) return partOfAddress(name, node, source)
        return `es un parámetro de \`${node.name}\` (línea ${line}): su valor es el que se le pasa al llamarla${standard}`
      }
    }
    if (node.kind === 'try') {
      const handler = node.handlers.find((each) => each.name === name)
      if (handler !== undefined)
        return `es el **error** que recoge el \`except\` de la línea ${lines.lineAt(handler.from)}: el nombre lo eliges tú (podría ser otro cualquiera), y solo existe dentro de ese \`except\`. Al mostrarlo se ve su **mensaje**`
      continue
    }
    if (!boundBy(node).includes(name)) continue
    if (node.kind === 'class') return `es una clase, definida en la línea ${line}`
    if (node.kind === 'for') return loopRole(name, node, source)
    if (node.kind === 'import' || node.kind === 'import-from') {
      const use = [...allExpressions(source.module)].find((part) => part.kind === 'name' && part.name === name)
      const does = use === undefined ? null : plainDoes(entryOfName(use, source))
      return does === null
        ? `es lo que trae el \`import\` de la línea ${line}`
        : `${does}. Lo trae el \`import\` de la línea ${line}`
    }
    const made = node.kind === 'assign' && node.value.kind === 'call' ? calledName(node.value) : null
    if (
      made !== null &&
      [...statementsIn(source.module.body)].some((each) => each.kind === 'class' && each.name === made)
    )
      return `es un **objeto** de la clase \`${made}\`. La línea ${line} lo crea con ${quote(source, node)}`
    return `es una variable. La línea ${line} la crea: ${describe(node, source)}`
  }
  for (const part of allExpressions(source.module)) {
    if (part.kind !== 'comprehension') continue
    const clause = part.clauses.find(({ target }) => namesOf(target).includes(name))
    if (clause) return clauseRole(name, clause, source)
  }
  return null
}
