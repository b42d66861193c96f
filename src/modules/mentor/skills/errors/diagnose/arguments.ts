import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../engine/compose'
import { nearest } from '../../../engine/lexicon/edit-distance'
import type { Expression, ExpressionOf, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { detailOf } from '../wording'
import { type Case, type Diagnose, type Diagnosis, firstOf, insertAt, lineOf, sourceOf, suspectsOf } from './case'
import { bindingOf, calledFunction, classNamed, functionNamed, type Place } from './failing-program'
import { appendedTogether, firstForgotten, ofTheClass, sampleFor } from './given'
import { anyNumber, asOneList, withoutMore } from './surplus'

type Call = { node: ExpressionOf<'call'>; place: Place }

type Definition = StatementOf<'function'>
const isMethod = (fault: Case, own: Definition) =>
  fault.program.places.some(({ node, owner }) => node === own && owner?.body.includes(own))

/** The definition a message means: `Perro.ladra()`, `f()`, `A.__init__()`. */
function definitionOf(fault: Case): Definition | null {
  const name = detailOf(fault.values, 'function')?.replace('<locals>.', '') ?? null
  const parts = name?.split('.') ?? []
  const owner = parts.length > 1 ? classNamed(fault.program, parts.at(-2) ?? '') : null
  const method = owner?.body.find((each): each is Definition => each.kind === 'function' && each.name === parts.at(-1))
  return method ?? functionNamed(fault.program, parts.at(-1) ?? '')
}

/** More values than parameters: `self` is forgotten, or a value is too many. */
export const tooManyArguments: Diagnose = (fault) => {
  const own = definitionOf(fault)
  if (own === null) return builtinTooMany(fault)
  const at = lineOf(fault, { from: own.nameFrom })
  const [first] = own.parameters
  const isStatic = own.decorators.some((each) => each.kind === 'name' && each.name === 'staticmethod')
  const name = inlineCode(`${own.name}()`)
  if (isMethod(fault, own) && !isStatic && first?.name !== 'self' && first?.name !== 'cls') {
    const open = fault.source.indexOf('(', own.nameFrom) + 1
    const text = own.parameters.length === 0 ? 'self' : 'self, '
    return {
      line: at,
      failsAt: fault.line ?? at,
      cause: `${name} es un método (línea ${at}) y le falta ${inlineCode('self')}: al llamarlo, Python le pasa el objeto como primer valor, ${first === undefined ? 'y no tiene dónde recibirlo' : `que cae en ${inlineCode(first.name)}: lo que tú le das se queda sin sitio`}.`,
      avoid: 'El primer parámetro de los métodos es `self`, salvo con `@staticmethod` o `@classmethod`.',
      edits: [insertAt(open, text)],
    }
  }
  const takes = own.parameters
    .filter(({ form, name: each }) => form === 'positional' && each !== 'self')
    .map((each) => each.name)
  const call = callOf(fault, own)
  const line = call ? lineOf(fault, call.node) : (fault.line ?? at)
  const list =
    takes.length === 0
      ? 'no recibe ningún valor'
      : `recibe ${takes.length === 1 ? 'un valor' : `${takes.length} valores`} (${takes.map(inlineCode).join(', ')})`
  const given = call?.node.arguments.length
  const byName = call && onlyByName(own, call.node, takes.length)
  if (byName) return { line, ...byName }
  const mend =
    anyNumber(fault, own) ?? (call && (asOneList(fault, own, call) ?? withoutMore(fault, call, takes.length)))
  return {
    line,
    cause: `${name} ${list}, según la línea ${at}, y en la línea ${line} le das ${given ?? 'más'}.${first?.name === 'self' ? SELF_COUNTS : ''}`,
    avoid: 'En la llamada van tantos valores como parámetros tiene la línea `def`.',
    edits: mend?.edits ?? [],
    decide: mend
      ? mend.told
      : takes.length === 0
        ? `Si tiene que recibirlo, ponle un parámetro en la línea ${at}: ${inlineCode(`def ${own.name}(dato):`)}. Si no, quita lo que hay entre los paréntesis de la llamada.`
        : `Quita lo que sobra en la línea ${line}, o añade otro parámetro en la línea ${at}.`,
  }
}

/** What stands behind a `*` has no place: it is given by its name. */
function onlyByName(own: Definition, call: ExpressionOf<'call'>, takes: number) {
  const named = own.parameters.filter(
    ({ form, name }) => form === 'keyword-only' && !call.arguments.some((each) => each.name === name),
  )
  const more = call.arguments.filter(({ form }) => form === 'positional').slice(takes)
  if (more.length === 0 || more.length > named.length) return null
  return {
    cause: `En ${inlineCode(`${own.name}()`)}, lo que va **detrás del \`*\`** (${named.map(({ name }) => inlineCode(name)).join(', ')}) solo se puede dar **por su nombre**, y lo das por su posición.`,
    edits: more.map(({ from }, at) => insertAt(from, `${named[at]?.name}=`)),
  }
}

/** Why the message's numbers are one more than those that somebody counts. */
const SELF_COUNTS = ' El mensaje cuenta uno más porque Python pasa también el objeto, que llega como `self`.'

function callOf(fault: Case, own: Definition): Call | null {
  const owner = fault.program.places.find(({ node }) => node === own)?.owner
  return (
    suspectsOf(fault, 'call').find(
      ({ node }) =>
        calledFunction(fault.program, node) === own ||
        (own.name === '__init__' && node.callee.kind === 'name' && node.callee.name === owner?.name) ||
        (own.name === '__init__' && /^super\(.*\)\.__init__$/.test(sourceOf(fault, node.callee))),
    ) ?? null
  )
}

/** `lista.append(1, 2)`, `input("a", x)`. */
function builtinTooMany(fault: Case): Diagnosis | null {
  const name = (detailOf(fault.values, 'function') ?? detailOf(fault.values, 'class'))?.split('.').at(-1)
  return firstOf(suspectsOf(fault, 'call'), ({ node }) => {
    const called = node.callee.kind === 'attribute' || node.callee.kind === 'name' ? node.callee.name : null
    if (called === null || called !== name || node.arguments.length < 2) return null
    const line = lineOf(fault, node)
    const [first, last] = [node.arguments[0], node.arguments.at(-1)]
    if (!first || !last) return null
    const list = node.arguments.map((each) => sourceOf(fault, each)).join(', ')
    if (called === 'append' && node.callee.kind === 'attribute') return appendedTogether(fault, node, node.callee)
    if (called === 'input' || called === 'len' || called === 'int' || called === 'float') {
      const isText = called === 'input'
      const text = isText
        ? formatted(
            fault,
            node.arguments.map(({ value }) => value),
          )
        : null
      return {
        line,
        cause: `\`${called}\` recibe un solo valor, y le das ${node.arguments.length}: ${inlineCode(list)}.`,
        edits: text ? [{ from: first.from, to: last.to, text }] : [],
        ...(text ? {} : { decide: 'Deja solo uno.' }),
      }
    }
    return null
  })
}

/** Texts and names as one f-string; null where it would not read well. */
function formatted(fault: Case, parts: readonly Expression[]): string | null {
  const text = parts.map((part) => {
    if (part.kind === 'string') return part.value.replace(/[{}]/g, '$&$&')
    const source = sourceOf(fault, part)
    return /["'\\{}]/.test(source) ? null : `{${source}}`
  })
  if (text.includes(null) || text.join('').includes('"')) return null
  return `f"${text
    .join(' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[:?.,])/g, '')}"`.replaceAll('\n', '\\n')
}

/** What a call lacks has a name that is known where it stands: `super().__init__(nombre)` in a method that is given `edad`. */
function atHand(fault: Case, { node, place }: Call, names: readonly string[], own: Definition) {
  const isKnown = (name: string) =>
    fault.program.bindings.some(
      (each) =>
        each.name === name &&
        (each.place.scope === place.scope || each.place.scope === null) &&
        each.place.scope !== own,
    )
  if (!names.every(isKnown)) return null
  const last = node.arguments.at(-1)
  const takes = own.parameters.filter(({ name }) => name !== 'self').map(({ name }) => name)
  const isTail = takes.slice(node.arguments.length, node.arguments.length + names.length).join() === names.join()
  const given = names.map((name) => (isTail ? name : `${name}=${name}`)).join(', ')
  const told = names.map(inlineCode).join(' y ')
  const asked = own.parameters.filter(({ name, standard }) => name !== 'self' && standard === null)
  return {
    cause: `${inlineCode(own.name)} pide ${asked.map(({ name }) => inlineCode(name)).join(', ')} (línea ${lineOf(fault, { from: own.nameFrom })}), y en la línea ${lineOf(fault, node)} falta ${told}, que ahí ya tienes: solo hay que pasarlo.`,
    edits: [insertAt(last?.to ?? node.to - 1, last ? `, ${given}` : given)],
  }
}

/** Fewer values than parameters. */
export const missingArguments: Diagnose = (fault) => {
  const own = definitionOf(fault)
  const names = [...(detailOf(fault.values, 'names') ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  if (own === null) return null
  const at = lineOf(fault, { from: own.nameFrom })
  const call = callOf(fault, own)
  const line = call ? lineOf(fault, call.node) : (fault.line ?? at)
  const missing = names.map(inlineCode).join(' y ')
  const owner = fault.program.places.find(({ node }) => node === own)?.owner
  // `Horno.calentar(180)`: what is given takes the place of `self`, and another value is said to be missing.
  if (own.parameters[0]?.name === 'self' && call?.node.callee.kind === 'attribute' && owner) {
    const { value } = call.node.callee
    const needs = owner.body.some(
      (each) => each.kind === 'function' && each.name === '__init__' && each.parameters.length > 1,
    )
    const isClass = value.kind === 'name' && value.name === owner.name
    if (isClass) return { line, ...ofTheClass(fault, { call: call.node, own, owner, needs }) }
    const binding = value.kind === 'name' ? bindingOf(fault.program, value.name, call.place, value.from) : null
    if (binding?.value?.kind === 'name' && binding.value.name === owner.name)
      return {
        line: lineOf(fault, binding),
        failsAt: line,
        cause: `En la línea ${lineOf(fault, binding)} falta crear el objeto: ${inlineCode(owner.name)} es la clase, y ${inlineCode(`${owner.name}()`)} crea un objeto de ella.`,
        edits: [insertAt(binding.value.to, `(${sampleFor(owner)})`)],
        ...(needs && {
          decide: 'He puesto un valor de ejemplo por cada dato que pide `__init__`: cámbialos por los tuyos.',
        }),
      }
  }
  const known = call && names.length > 0 ? atHand(fault, call, names, own) : null
  if (known) return { line, ...known }
  const shifted = call && firstForgotten(fault, call, own)
  if (shifted) return { line, ...shifted }
  const cause = `${inlineCode(own.name === '__init__' && owner ? owner.name : `${own.name}()`)} necesita ${missing || 'más valores'} (línea ${at}), y en la línea ${line} no se lo das.`
  const first = names[0] ?? 'valor'
  const missed = own.parameters.filter(({ name }) => names.includes(name))
  const isLast = own.parameters.slice(-missed.length).every((each) => missed.includes(each))
  const edits = isLast ? missed.map(({ to }) => insertAt(to, '=0')) : []
  return {
    line,
    cause,
    edits,
    decide:
      edits.length === 0
        ? `Pon ese valor en la llamada de la línea ${line}, o dale uno por defecto en la línea ${at}: ${inlineCode(`${first}=0`)}.`
        : `Lo normal es poner ese valor (ese argumento) en la llamada de la línea ${line}. Como no sé cuál es, le he dado 0 por defecto en la línea ${at} para que funcione: cámbialo por el tuyo.`,
  }
}

/** What functions of Python are told by name, and how those names are missed. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = byWord({
  print: ['sep', 'end', 'file', 'flush'],
  sorted: ['key', 'reverse'],
  sort: ['key', 'reverse'],
  max: ['key', 'default'],
  min: ['key', 'default'],
  open: ['mode', 'encoding', 'newline', 'errors'],
  sum: ['start'],
  enumerate: ['start'],
})
const LIKE_KEYWORD: Readonly<Record<string, string>> = byWord({
  separador: 'sep',
  separator: 'sep',
  fin: 'end',
  reversed: 'reverse',
  reversa: 'reverse',
  clave: 'key',
  inicio: 'start',
})

/** A keyword that no parameter is called. */
export const unexpectedKeyword: Diagnose = (fault) => {
  const name = detailOf(fault.values, 'name')
  const given = suspectsOf(fault, 'call')
    .flatMap(({ node }) => node.arguments.map((argument) => ({ argument, node })))
    .find(({ argument }) => argument.name === name)
  if (!given || name === null) return null
  const own = definitionOf(fault)
  const line = lineOf(fault, given.argument)
  const names =
    own?.parameters.map((each) => each.name).filter((each) => each !== 'self') ??
    KEYWORDS[
      given.node.callee.kind === 'name' || given.node.callee.kind === 'attribute' ? given.node.callee.name : ''
    ] ??
    []
  const meant =
    LIKE_KEYWORD[name] && names.includes(LIKE_KEYWORD[name])
      ? LIKE_KEYWORD[name]
      : ((fault.values.suggestion && names.includes(fault.values.suggestion) ? fault.values.suggestion : null) ??
        nearest(name, names, name.length < 4 ? 1 : 2))
  const list = names.map(inlineCode).join(', ')
  const cause = `En la línea ${line} das un valor a ${inlineCode(name)}, y la función no tiene ese parámetro.${meant ? ` Quizá quisiste decir ${inlineCode(meant)}.` : list === '' ? '' : ` Tiene: ${list}.`}`
  return {
    line,
    cause,
    edits: meant ? [{ from: given.argument.from, to: given.argument.from + name.length, text: meant }] : [],
    ...(meant ? {} : { decide: 'Cambia el nombre, o quítalo de la llamada.' }),
  }
}

/** The same parameter twice: `self` is forgotten, or the position is taken. */
export const multipleValues: Diagnose = (fault) => {
  const own = definitionOf(fault)
  const name = detailOf(fault.values, 'name')
  if (own === null || name === null) return null
  if (isMethod(fault, own) && own.parameters[0]?.name !== 'self') return tooManyArguments(fault)
  const call = callOf(fault, own)
  const line = call ? lineOf(fault, call.node) : fault.line
  if (line === null) return null
  return {
    line,
    cause: `En la línea ${line}, el primer valor ya ocupa el sitio de ${inlineCode(name)}, y después se lo das otra vez con su nombre.`,
    edits: otherName(own, call?.node ?? null, name),
    decide: `Deja uno de los dos: los parámetros son, en orden, ${own.parameters.map((each) => inlineCode(each.name)).join(', ')}.`,
  }
}

/** `f(3, a=2)` of `f(a, b)`: the value that has no place yet is the one that is missing. */
function otherName(own: Definition, call: ExpressionOf<'call'> | null, name: string): Edit[] {
  const keyword = call?.arguments.find((each) => each.name === name)
  const free = own.parameters.filter(
    (each, at) =>
      each.standard === null && at >= (call?.arguments.filter(({ form }) => form === 'positional').length ?? 0),
  )
  const [only, more] = free.filter((each) => !call?.arguments.some((given) => given.name === each.name))
  return keyword && only && !more ? [{ from: keyword.from, to: keyword.from + name.length, text: only.name }] : []
}
