import type { Expression, Parameter, Statement, StatementOf } from '../../../python/ast'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { allExpressions, sameScope, statementsIn } from '../../../python/walk'
import { type Idiom, listed, quote, type Source } from './idiom'
import { inDefaults, inReads } from './in-values'

type Definition = StatementOf<'function'>

export function inFunction(node: Definition, source: Source): Idiom[] {
  const { lines } = source
  const place = { from: node.from, to: node.body[0]?.from ?? node.to }
  const name = `\`${node.name}\``
  const found: Idiom[] = []
  const add = (idiom: Idiom['name'], slots: Record<string, string>) => found.push({ name: idiom, ...place, slots })
  const own = [...statementsIn(node.body, sameScope)]
  const call = [...allExpressions(node.body)].find(
    (part) => part.kind === 'call' && part.callee.kind === 'name' && part.callee.name === node.name,
  )
  if (call) add('recursion', { name, line: `${lines.lineAt(call.from)}`, base: baseCase(node, source) })
  if ([...allExpressions(own)].some((part) => part.kind === 'yield')) add('generator', { name })
  for (const parameter of node.parameters) {
    const kind = parameter.form === 'args' || parameter.form === 'kwargs' ? parameter.form : null
    if (kind === null) continue
    const slots = { name: parameter.name, code: `\`${parameter.name}\``, passed: passedOn(parameter, node, source) }
    found.push({ name: `${kind}-parameter`, from: parameter.from, to: parameter.to, slots })
  }
  for (const decorator of node.decorators)
    add(...decoratorIdiom(decorator.kind === 'name' ? decorator.name : '', { node, source }))
  const inner = node.body.find((part): part is Definition => part.kind === 'function')
  const remembered = inner ? rememberedNames(node, inner) : []
  if (inner && remembered.length > 0)
    add('closure', { inner: `\`${inner.name}\``, outer: name, names: listed(remembered.map((each) => `\`${each}\``)) })
  if (node.isAsync) add('async', {})
  const hints = node.parameters.flatMap(({ annotation }) => (annotation ? [quote(source, annotation)] : []))
  if (node.returns)
    hints.push(`\`-> ${source.module.source.slice(node.returns.from, node.returns.to).replace(/^->\s*/, '')}\``)
  if (hints.length > 0) add('type-hints', { hints: listed([...new Set(hints)].slice(0, 3)) })
  found.push(
    ...inDefaults(node, source),
    ...inReads(node, source),
    ...localIdioms(node, source),
    ...returnIdioms(own, node, source),
  )
  return found
}

type Decorated = { node: Definition; source: Source }

function decoratorIdiom(decorator: string, { node, source }: Decorated): [Idiom['name'], Record<string, string>] {
  const name = `\`${node.name}\``
  if (decorator === 'property') return ['property', { name }]
  if (decorator === 'staticmethod') return ['static-method', { name }]
  if (decorator === 'abstractmethod') return ['abstract-method', { name }]
  if (decorator === 'classmethod') return ['class-method', { name }]
  const [first] = node.decorators
  const kept =
    first?.kind === 'call' && first.callee.kind === 'name' && first.callee.name === 'wraps'
      ? first.arguments[0]
      : undefined
  if (kept !== undefined) return ['wraps', { name, original: quote(source, kept.value) }]
  if (first?.kind === 'attribute' && first.name === 'setter') {
    const raised = [...statementsIn(node.body)].find((part) => part.kind === 'raise')
    const error = raised?.kind === 'raise' && raised.exception ? quote(source, raised.exception) : null
    const raises =
      error === null || raised === undefined
        ? ''
        : ` Si no vale, la línea ${source.lines.lineAt(raised.from)} lanza ${error} y el valor no cambia.`
    return ['setter', { name, plain: node.name, raises, inside: guardedStart(node, source) }]
  }
  const register = first ? registered(first) : null
  if (first && register !== null)
    return ['registered', { name, decorator: source.module.source.slice(first.from, first.to), ...register }]
  return [
    'decorator',
    { name, plain: node.name, decorator: first ? source.module.source.slice(first.from, first.to) : decorator },
  ]
}

/** `@app.route("/")`, `@bot.command()`: whose object calls the function later, and when; null for what wraps it. */
function registered(node: Expression): Record<'owner' | 'when', string> | null {
  const callee = node.kind === 'call' ? node.callee : node
  if (callee.kind !== 'attribute' || callee.value.kind !== 'name') return null
  const when = REGISTERS.find(([names]) => names.test(callee.name))?.[1]
  return when === undefined ? null : { owner: `\`${callee.value.name}\``, when }
}

const REGISTERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:route|get|post|put|patch|delete|websocket)$/, 'alguien pide esa dirección'],
  [/^(?:command|slash_command|hybrid_command)$/, 'alguien escribe esa orden'],
  [/^(?:event|listen|listener)$/, 'pasa lo que dice su nombre'],
  [/^(?:message_handler|callback_query_handler|on_message)$/, 'llega un mensaje de los que dice entre paréntesis'],
  [/^(?:errorhandler|exception_handler)$/, 'ocurre ese error'],
]

/** `self.litros = litros` in `__init__` goes by the setter, too. */
function guardedStart({ name, from }: Definition, { module, lines }: Source): string {
  const init = [...statementsIn(module.body)].findLast(
    (each) => each.kind === 'function' && each.name === '__init__' && each.from < from,
  )
  const start = init?.kind === 'function' ? [...statementsIn(init.body)].find((each) => sets(each, name)) : undefined
  return start === undefined
    ? ''
    : ` También pasa por él el \`self.${name} = …\` de \`__init__\` (línea ${lines.lineAt(start.from)}).`
}

const sets = (node: Statement, name: string) =>
  node.kind === 'assign' && node.targets.some((target) => target.kind === 'attribute' && target.name === name)

/** The `if` at the start that returns without a further call. */
function baseCase({ name, body }: Definition, source: Source): string {
  const guard = body.find((part) => part.kind === 'if')
  const end = guard?.kind === 'if' ? guard.body.find((part) => part.kind === 'return') : undefined
  if (guard?.kind !== 'if' || end?.kind !== 'return') return ''
  const callsItself = [...allExpressions([end])].some((part) => part.kind === 'name' && part.name === name)
  if (callsItself) return ''
  const value = end.value ? quote(source, end.value) : '`None`'
  return ` El **caso base** es ${quote(source, guard.test)}: ahí devuelve ${value} y deja de llamarse.`
}

/** Variables of the outer function that the inner one reads and does not bind itself. */
function rememberedNames(outer: Definition, inner: Definition): string[] {
  const bound = (node: Definition) =>
    new Set([...node.parameters.map(({ name }) => name), ...[...statementsIn(node.body, sameScope)].flatMap(boundBy)])
  const [around, own] = [bound(outer), bound(inner)]
  const shared = [...statementsIn(inner.body)].flatMap((part) => (part.kind === 'nonlocal' ? part.names : []))
  const read = [...allExpressions(inner.body)].flatMap((part) =>
    part.kind === 'name' && !own.has(part.name) ? [part.name] : [],
  )
  return [...new Set([...shared, ...read])].filter((name) => around.has(name) && name !== inner.name)
}

/** Names of the program that a function binds anew. */
function localIdioms(node: Definition, { module, lines }: Source): Idiom[] {
  const outer = new Set([...statementsIn(module.body, sameScope)].flatMap(boundBy))
  const own = [...statementsIn(node.body, sameScope)]
  const declared = new Set(
    own.flatMap((part) => (part.kind === 'global' || part.kind === 'nonlocal' ? part.names : [])),
  )
  const parameters = new Set(node.parameters.map(({ name }) => name))
  for (const part of own) {
    const shadowed = boundBy(part).find((each) => outer.has(each) && parameters.has(each))
    if (shadowed === undefined || part.kind === 'for') continue
    const slots = {
      name: `\`${shadowed}\``,
      function: `\`${node.name}\``,
      line: `${lines.lineAt(part.from)}`,
      unused: unusedCall(node, { module, lines }),
    }
    return [{ name: 'parameter-local', from: part.from, to: part.to, slots }]
  }
  for (const part of own) {
    const name = boundBy(part).find((each) => outer.has(each) && !declared.has(each) && !parameters.has(each))
    if (name === undefined || part.kind === 'for') continue
    return [
      {
        name: 'local-variable',
        from: part.from,
        to: part.to,
        slots: { name: `\`${name}\``, function: `\`${node.name}\``, line: `${lines.lineAt(part.from)}` },
      },
    ]
  }
  return []
}

/** A call whose result nobody keeps. */
function unusedCall({ name, body }: Definition, { module, lines }: Source): string {
  const gives = [...statementsIn(body, sameScope)].some((part) => part.kind === 'return' && part.value !== null)
  const call = module.body.find(
    (part) =>
      part.kind === 'expression' &&
      part.value.kind === 'call' &&
      part.value.callee.kind === 'name' &&
      part.value.callee.name === name,
  )
  if (!gives || call === undefined) return ''
  return ` Y lo que devuelve la llamada de la línea ${lines.lineAt(call.from)} **no se guarda** en ningún sitio.`
}

/** On what condition a `return` is come to: the test around it, or that no earlier one has ended the function. */
function whenReached(part: Statement, { body }: Definition, source: Source): string {
  const { lineAt } = source.lines
  const all = [...statementsIn(body, sameScope)]
  const around = all.findLast((each) => each.kind === 'if' && each.body.includes(part))
  if (around?.kind === 'if') return ` Solo se llega ahí si se cumple ${quote(source, around.test)}.`
  const earlier = all.find((each) => each.kind === 'return' && each.from < part.from)
  return earlier && body.includes(part)
    ? ` Solo se llega ahí si antes no se ha salido por el \`return\` de la línea ${lineAt(earlier.from)}.`
    : ''
}

function returnIdioms(own: readonly Statement[], node: Definition, source: Source): Idiom[] {
  const { lines } = source
  const returns = own.filter((part) => part.kind === 'return')
  return returns.flatMap((part): Idiom[] => {
    const { value } = part
    const place = { from: part.from, to: part.to }
    if (
      value?.kind === 'unary' &&
      value.operator === '-' &&
      value.operand.kind === 'number' &&
      value.operand.text === '1' &&
      returns.length > 1
    ) {
      return [
        { name: 'minus-one', ...place, slots: { function: `\`${node.name}\``, when: whenReached(part, node, source) } },
      ]
    }
    if (value?.kind === 'name' && value.name === 'self')
      return [{ name: 'return-self', ...place, slots: { chain: chainText(node.name, source) } }]
    return [
      {
        name: 'return',
        ...place,
        slots: {
          line: `${lines.lineAt(part.from)}`,
          function: `\`${node.name}\``,
          value: value ? quote(source, value) : '`None`',
          when: whenReached(part, node, source),
        },
      },
    ]
  })
}

/** `a.subir().subir(10)`: where the program calls one method on what another gave back. */
function chainText(name: string, source: Source): string {
  const chain = [...allExpressions(source.module)].find(
    (part) =>
      part.kind === 'call' &&
      part.callee.kind === 'attribute' &&
      part.callee.value.kind === 'call' &&
      part.callee.value.callee.kind === 'attribute' &&
      part.callee.value.callee.name === name,
  )
  return chain === undefined
    ? `como en \`objeto.${name}().${name}()\`.`
    : `como en ${quote(source, chain)}: la segunda se hace sobre lo que devuelve la primera, que es el mismo objeto.`
}

/** `f(*args, **kwargs)` inside: whatever comes in is handed on. */
function passedOn({ name }: Parameter, node: Definition, source: Source): string {
  const call = [...allExpressions(node.body)].find(
    (part) =>
      part.kind === 'call' &&
      part.arguments.some(({ form, value }) => form !== 'positional' && value.kind === 'name' && value.name === name),
  )
  if (call === undefined) return ''
  const isNamed = node.parameters.some(({ form }) => form === 'kwargs')
  const suits = isNamed
    ? `así \`${node.name}\` vale para **cualquier** función, reciba lo que reciba.`
    : `así \`${node.name}\` vale para funciones que reciben sus valores **por su sitio**; para los que se dan por su nombre hace falta también \`**kwargs\`.`
  const isBare = node.parameters.every(({ form }) => form === 'args' || form === 'kwargs')
  const without = isBare
    ? ' Sin ello, solo serviría para funciones **sin argumentos**; con las demás daría un `TypeError`.'
    : ''
  return ` En ${quote(source, call)} (línea ${source.lines.lineAt(call.from)}) se vuelven a repartir tal como llegaron: ${suits}${without}`
}
