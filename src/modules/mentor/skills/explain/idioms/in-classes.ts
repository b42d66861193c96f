import type { Expression, StatementOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { type Idiom, listed, quote, type Source } from './idiom'

type Definition = StatementOf<'class'>

/** What an `__init__` keeps: `self.nombre = …`. */
export function attributesOf(node: Definition): string[] {
  const names: string[] = []
  for (const part of statementsIn(node.body)) {
    const targets = part.kind === 'assign' ? part.targets : []
    for (const target of targets) {
      if (target.kind === 'attribute' && target.value.kind === 'name' && target.value.name === 'self')
        names.push(target.name)
    }
  }
  return [...new Set(names)]
}

export function inClass(node: Definition, source: Source): Idiom[] {
  const place = { from: node.from, to: node.body[0]?.from ?? node.to }
  const found: Idiom[] = []
  const add = (name: Idiom['name'], slots: Record<string, string>) => found.push({ name, ...place, slots })
  const methods = node.body.filter((part) => part.kind === 'function')
  const own = `\`${node.name}\``
  const isDataclass = node.decorators.some((decorator) =>
    [decorator, decorator.kind === 'call' ? decorator.callee : decorator].some(
      (part) => part.kind === 'name' && part.name === 'dataclass',
    ),
  )
  if (isDataclass) {
    const fields = node.body.flatMap((part) => (part.kind === 'annotated-assign' ? [quote(source, part.target)] : []))
    add('dataclass', { name: own, fields: listed(fields) })
  }
  const [base] = node.arguments
  if (base?.form === 'positional')
    add('inheritance', {
      class: own,
      base: quote(source, base.value),
      again: writtenAgain(node, base.value, source),
    })
  if (methods.some(({ name }) => name === '__init__')) {
    add('init', { class: own, attributes: listed(attributesOf(node).map((name) => `\`${name}\``)) || 'ninguno' })
  }
  const hidden = attributesOf(node).find((name) => /^_[^_]/.test(name))
  if (hidden !== undefined) {
    const open = methods.find(({ name }) => name === hidden.slice(1))
    const way = open ? ` Lo de fuera usa \`${open.name}\`.` : ''
    add('private-name', { name: `\`${hidden}\``, way })
  }
  const mangled = attributesOf(node).find((name) => /^__.*[^_]$/.test(name))
  if (mangled !== undefined) add('mangled-name', { name: mangled, kept: `_${node.name.replace(/^_+/, '')}${mangled}` })
  const shared = node.body.flatMap((part) =>
    part.kind === 'assign' && part.targets[0]?.kind === 'name' ? [part.targets[0].name] : [],
  )
  const [first] = shared
  if (first !== undefined && !isDataclass)
    add('class-attribute', {
      name: listed(shared.map((name) => `\`${name}\``)),
      class: own,
      plain: `${node.name}.${first}`,
      own: listed(attributesOf(node).map((name) => `\`self.${name}\``)) || 'aquí, nada',
    })
  if (methods.some(({ parameters }) => parameters[0]?.name === 'self')) add('self', { call: selfCall(node, source) })
  return found
}

/** A method that both classes have: whose it is, the object decides. */
function writtenAgain(node: Definition, base: Expression, { module }: Source): string {
  const parent = module.body.find((each) => each.kind === 'class' && base.kind === 'name' && each.name === base.name)
  const [own, theirs] = [node, parent].map((each) =>
    each?.kind === 'class' ? each.body.flatMap((part) => (part.kind === 'function' ? [part.name] : [])) : [],
  )
  const both = own?.find((name) => !name.startsWith('__') && theirs?.includes(name))
  return both === undefined || parent?.kind !== 'class'
    ? ''
    : ` Vuelve a escribir \`${both}\`: con un objeto de \`${node.name}\` se ejecuta **el suyo**, y con uno de \`${parent.name}\`, el de \`${parent.name}\`. Cuál se usa lo decide **la clase del objeto** con el que se llama.`
}

/** A call of one of the class's methods as it stands in the program, and what Python makes of it. */
function selfCall(node: Definition, source: Source): string {
  const names = node.body.flatMap((part) =>
    part.kind === 'function' && !part.name.startsWith('__') && part.decorators.length === 0 ? [part.name] : [],
  )
  // What a subclass writes anew is not the method of this one.
  const heirs = source.module.body.filter(
    (each) =>
      each.kind === 'class' && each.arguments.some(({ value }) => value.kind === 'name' && value.name === node.name),
  )
  if (heirs.length > 0) return 'así, dentro del método, `self.algo` es lo que guarda ese objeto.'
  for (const part of allExpressions(source.module)) {
    if (part.kind !== 'call' || part.callee.kind !== 'attribute' || !names.includes(part.callee.name)) continue
    const object = part.callee.value
    if (object.kind !== 'name' || object.name === 'self') continue
    const rest = part.arguments.map(({ from, to }) => source.module.source.slice(from, to))
    const plain = `${node.name}.${part.callee.name}(${[object.name, ...rest].join(', ')})`
    return `${quote(source, part)} es lo mismo que \`${plain}\`, así que ahí \`self\` es el objeto \`${object.name}\`.`
  }
  const [method] = names
  if (method === undefined) return 'así, dentro del método, `self.algo` es lo que guarda ese objeto.'
  return `\`objeto.${method}()\` es lo mismo que \`${node.name}.${method}(objeto)\`.`
}
