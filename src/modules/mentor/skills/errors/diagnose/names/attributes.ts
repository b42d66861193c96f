import { inlineCode } from '../../../../engine/compose'
import { nearest } from '../../../../engine/lexicon/edit-distance'
import type { StatementOf } from '../../../../python/ast'
import { detailOf, typeName } from '../../wording'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  indentAt,
  insertAt,
  replaceWith,
  sourceOf,
  suspectsOf,
} from '../case'
import { classNamed } from '../failing-program'
import { sampleFor } from '../given'
import { shiftedRight } from '../guard'
import { INSTEAD, METHODS_OF } from './known-methods'
import { membersOf } from './names'
import { emptyCell, ofKey } from './other-access'
import { type Access, wrongType } from './wrong-types'

/** A method or attribute that the value's type lacks. */
export const missingAttribute: Diagnose = (fault) => {
  const name = detailOf(fault.values, 'attribute')
  const type = detailOf(fault.values, 'type')
  if (name === null || type === null) return null
  return firstOf(
    suspectsOf(fault, 'attribute').filter(({ node }) => node.name === name),
    (access) =>
      ofOwnClass(fault, access, type) ??
      ofKey(fault, access, type) ??
      emptyCell(fault, access, type) ??
      instead(fault, access, type) ??
      similar(fault, access, type) ??
      wrongType(fault, access, type),
  )
}

const endOf = ({ node }: Access) => ({ from: node.nameFrom, to: node.nameFrom + node.name.length })

/** An attribute that a class of the program does not have. */
type Lacking = {
  fault: Case
  access: Access
  owner: StatementOf<'class'>
  line: number
  members: string[]
  init: StatementOf<'function'> | null
}

/** Why the class lacks it, in the order in which it is tried. */
const READINGS: readonly ((lacking: Lacking) => Diagnosis | null)[] = [
  hidden,
  leftOutside,
  withoutInit,
  namedAlike,
  forgottenSelf,
  notInInit,
  nowhere,
]

function ofOwnClass(fault: Case, access: Access, type: string): Diagnosis | null {
  const owner = classNamed(fault.program, type)
  if (owner === null) return null
  const init = owner.body.find((each) => each.kind === 'function' && each.name === '__init__')
  const lacking: Lacking = {
    fault,
    access,
    owner,
    line: fault.lines.lineAt(access.node.nameFrom),
    members: [...membersOf(fault, owner)],
    init: init?.kind === 'function' ? init : null,
  }
  return firstOf(READINGS, (reading) => reading(lacking))
}

function namedAlike({ fault, access, owner, line, members }: Lacking): Diagnosis | null {
  const { name } = access.node
  const { suggestion } = fault.values
  const others = members.filter((member) => member !== name)
  const meant = suggestion && others.includes(suggestion) ? suggestion : nearest(name, others, name.length < 5 ? 1 : 2)
  if (!meant) return null
  return {
    line,
    cause: `La clase ${inlineCode(owner.name)} (línea ${fault.lines.lineAt(owner.nameFrom)}) no tiene ${inlineCode(name)}. Quizá quisiste decir ${inlineCode(meant)}.`,
    edits: [replaceWith(endOf(access), meant)],
  }
}

/** `cuenta.__saldo` from outside: two underscores hide it. */
function hidden({ fault, access, owner, line }: Lacking): Diagnosis | null {
  const { name } = access.node
  if (!/^__\w*[^_]$/.test(name) || access.place.owner === owner) return null
  const uses = fault.program.expressions.flatMap(({ node }) =>
    node.kind === 'attribute' && node.name === name ? [node] : [],
  )
  return {
    line,
    cause: `Un atributo que empieza por dos guiones bajos, como ${inlineCode(name)}, es privado: con ese nombre solo se llega a él desde los métodos de ${inlineCode(owner.name)} (línea ${fault.lines.lineAt(owner.nameFrom)}).`,
    edits: uses.map(({ nameFrom }) => ({ from: nameFrom, to: nameFrom + 1, text: '' })),
    decide: `He dejado un solo guion bajo, que avisa de que es interno, pero no impide usarlo. Si tiene que ser privado, déjalo como estaba y añade a la clase un método que lo devuelva.`,
  }
}

/** A method that stands behind its class, without its indentation. */
function leftOutside({ fault, access, owner, line }: Lacking): Diagnosis | null {
  const { body } = fault.program.module
  const at = body.indexOf(owner)
  const first = body[at + 1]
  const left = body.slice(at + 1)
  const end = left.findIndex((each) => each.kind !== 'function' || each.parameters[0]?.name !== 'self')
  const methods = end === -1 ? left : left.slice(0, end)
  const last = methods.at(-1)
  if (
    at === -1 ||
    !first ||
    !last ||
    !methods.some((each) => each.kind === 'function' && each.name === access.node.name)
  )
    return null
  const from = fault.lines.rangeOf(fault.lines.lineAt(first.from)).from
  const edits = shiftedRight(fault, { from, to: fault.source.slice(0, last.to).trimEnd().length })
  return (
    edits && {
      line: fault.lines.lineAt(first.from),
      failsAt: line,
      cause: `${inlineCode(`${access.node.name}()`)} (línea ${fault.lines.lineAt(first.from)}) está fuera de la clase ${inlineCode(owner.name)}: le falta sangría, así que es una función suelta y no un método.`,
      edits,
    }
  )
}

/** `name = name` in `__init__`. */
function forgottenSelf({ fault, access, line, init }: Lacking): Diagnosis | null {
  const { name } = access.node
  const plain = fault.program.bindings.find(
    (each) => each.name === name && each.form === 'assign' && each.place.scope === init,
  )
  if (!init || !plain) return null
  const at = fault.lines.lineAt(plain.from)
  return {
    line: at,
    failsAt: line,
    cause: `En la línea ${at}, ${inlineCode(`${name} = …`)} crea una variable que desaparece al acabar ${inlineCode('__init__')}. Para guardarla en el objeto hace falta ${inlineCode(`self.${name}`)}.`,
    edits: [{ from: plain.from, to: plain.from, text: 'self.' }],
    avoid: 'En `__init__`, cada dato que el objeto tiene que recordar se guarda con `self.` delante.',
  }
}

function withoutInit({ fault, owner }: Lacking): Diagnosis | null {
  const bad = owner.body.find((each) => each.kind === 'function' && isNearInit(each.name))
  return bad?.kind === 'function' ? misspeltInit(fault, bad) : null
}

/** `self.name` is used before anything is stored in it. */
function notInInit({ fault, access, line, init }: Lacking): Diagnosis | null {
  const { node, place } = access
  const [first, last] = [init?.body[0], init?.body.at(-1)]
  if (!first || !last || node.value.kind !== 'name' || node.value.name !== 'self') return null
  const { node: statement } = place
  const end = last.from + fault.source.slice(last.from, last.to).trimEnd().length
  const indent = indentAt(fault, fault.lines.lineAt(first.from))
  const start = startValue(fault, access)
  return {
    line,
    cause: `${inlineCode(`self.${node.name}`)} todavía no existe: ${inlineCode('__init__')} no le da ningún valor, y ${statement.kind === 'augmented-assign' ? `\`${statement.operator}=\` necesita uno del que partir` : 'aquí ya se usa'}. Un atributo se crea en ${inlineCode('__init__')}.`,
    edits: [insertAt(end, `\n${indent}self.${node.name} = ${start}`)],
    avoid: 'Crea en `__init__` todos los atributos, aunque empiecen vacíos: así existen antes de usarlos.',
    decide: `He puesto que empiece en ${inlineCode(start)}: cámbialo por el valor que quieras.`,
  }
}

function nowhere({ access, owner, line, members }: Lacking): Diagnosis {
  const { name } = access.node
  const { value } = access.node
  // `Coche.marca`: what its objects have is not the class's own.
  if (value.kind === 'name' && value.name === owner.name && members.includes(name)) {
    const sample = sampleFor(owner)
    return {
      line,
      cause: `${inlineCode(name)} es de cada **objeto**, no de la clase: lo guarda \`__init__\` al crearlo. Con ${inlineCode(`${owner.name}.${name}`)} se lo pides a la clase misma, antes de que haya ningún objeto.`,
      edits: [insertAt(value.to, `(${sample})`)],
      ...(sample !== '' && { decide: 'He creado un objeto con datos de ejemplo: usa el tuyo, si ya lo tienes.' }),
    }
  }
  const known = members
    .filter((each) => !each.startsWith('__'))
    .slice(0, 8)
    .map(inlineCode)
    .join(', ')
  return {
    line,
    cause: `La clase ${inlineCode(owner.name)} no da a sus objetos nada que se llame ${inlineCode(name)}.${known === '' ? '' : ` Tienen: ${known}.`}`,
    edits: [],
    decide: `Créalo en ${inlineCode('__init__')} con ${inlineCode(`self.${name} = …`)}, o usa uno de los que ya tiene.`,
  }
}

/** What an attribute begins with, by how it is used. */
function startValue(fault: Case, { node, place }: Access): string {
  const { node: statement } = place
  if (statement.kind === 'augmented-assign' && /^f?["']/.test(sourceOf(fault, statement.value))) return '""'
  const uses = fault.program.expressions.some(
    ({ node: each }) =>
      each.kind === 'attribute' && each.value === node && /^(?:append|extend|remove|pop)$/.test(each.name),
  )
  return uses ? '[]' : '0'
}

const isNearInit = (name: string) =>
  name !== '__init__' && /^_{1,3}(?:init|int|ini|inti|inicio|constructor)_{1,3}$|^_{0,3}init_{0,3}$/.test(name)

function misspeltInit(fault: Case, own: { name: string; nameFrom: number }): Diagnosis {
  const line = fault.lines.lineAt(own.nameFrom)
  const edit = { from: own.nameFrom, to: own.nameFrom + own.name.length, text: '__init__' }
  return {
    line,
    cause: `En la línea ${line} pone ${inlineCode(own.name)}. Python solo llama al crear el objeto a ${inlineCode('__init__')}: dos guiones bajos delante y dos detrás.`,
    edits: [edit],
  }
}

/** A class that takes no arguments: its `__init__` is misspelt or missing. */
export const classWithoutInit: Diagnose = (fault) => {
  const name = detailOf(fault.values, 'class')
  const owner = name === null ? null : classNamed(fault.program, name.split('.').at(-1) ?? name)
  if (owner === null) return null
  const bad = owner.body.find((each) => each.kind === 'function' && isNearInit(each.name))
  if (bad?.kind === 'function') return misspeltInit(fault, bad)
  const line = fault.lines.lineAt(owner.nameFrom)
  return {
    line,
    cause: `La clase ${inlineCode(owner.name)} (línea ${line}) no tiene ${inlineCode('__init__')}, así que no recibe valores al crear el objeto.`,
    edits: [],
    decide: `Añádele ${inlineCode('def __init__(self, …):')} con los datos que quieras guardar, o crea el objeto sin valores: ${inlineCode(`${owner.name}()`)}.`,
  }
}

/** What the method is called here. */
function instead(fault: Case, access: Access, type: string): Diagnosis | null {
  const words = INSTEAD[type] ?? {}
  const own = access.node.name
  const meant = words[own] ? own : own.length < 5 ? null : nearest(own, Object.keys(words), 2)
  const template =
    meant === null || METHODS_OF[type]?.some((name) => nearest(own, [name], 1)) ? words[own] : words[meant]
  if (!template) return null
  const { node } = access
  const call = fault.program.expressions.find(({ node: each }) => each.kind === 'call' && each.callee === node)?.node
  const whole = call ?? node
  const given = call?.kind === 'call' ? call.arguments.map((argument) => sourceOf(fault, argument)).join(', ') : ''
  if (template.includes('{a}') && given === '') return null
  const text = template.replaceAll('{x}', sourceOf(fault, node.value)).replaceAll('{a}', given)
  const line = fault.lines.lineAt(node.from)
  const cause = `${inlineCode(sourceOf(fault, node.value))} es ${typeName(type)}, y eso no tiene ${inlineCode(node.name)}. En Python se escribe ${inlineCode(text)}.`
  // Called by itself it was to change the value: what it gives has to be stored.
  const isAlone = access.place.node.kind === 'expression' && access.place.node.value === whole
  const isStored =
    isAlone && node.value.kind === 'name' && !/\.append\(|\.extend\(|\.remove\(|\.pop\(|^del |print\(/.test(text)
  if (!isStored) return { line, cause, edits: [replaceWith(whole, text)] }
  const joined = type === 'str' && text.startsWith('sorted(') ? `"".join(${text})` : text
  return {
    line,
    cause: `${cause} Eso da un valor nuevo, que se guarda.`,
    edits: [replaceWith(whole, `${sourceOf(fault, node.value)} = ${joined}`)],
  }
}

function similar(fault: Case, access: Access, type: string): Diagnosis | null {
  const { node } = access
  const methods = METHODS_OF[type] ?? []
  const suggestion = fault.values.suggestion?.replace(/^\./, '')
  const meant =
    (suggestion && (methods.length === 0 || methods.includes(suggestion)) ? suggestion : null) ??
    nearest(node.name.toLowerCase(), methods, node.name.length < 5 ? 1 : 2)
  if (!meant) return null
  const line = fault.lines.lineAt(node.nameFrom)
  return {
    line,
    cause: `${inlineCode(sourceOf(fault, node.value))} es ${typeName(type)}, y no tiene ${inlineCode(node.name)}. Quizá quisiste decir ${inlineCode(meant)}.`,
    edits: [replaceWith(endOf(access), meant)],
  }
}
