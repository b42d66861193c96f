import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  indentAt,
  insertAt,
  lineOf,
  replaceWith,
  sourceOf,
  suspectsOf,
} from '../case'
import { classNamed, type Place } from '../failing-program'
import { elementBehind, typeOf } from '../numbers/types'

type Ordering = { fault: Case; call: ExpressionOf<'call'>; items: Expression; place: Place; line: number }

/** `sort`, `sorted`, `max`, `min` and `sum` of elements that cannot be held against each other. */
export const ordering: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node: call, place }) => {
    const { callee } = call
    const isMethod = callee.kind === 'attribute' && callee.name === 'sort'
    const isFunction = callee.kind === 'name' && /^(?:sorted|max|min|sum)$/.test(callee.name)
    const items = isMethod ? callee.value : isFunction ? call.arguments[0]?.value : undefined
    if (items === undefined || call.arguments.some(({ name }) => name === 'key')) return null
    const asked: Ordering = { fault, call, items, place, line: lineOf(fault, call) }
    return withoutNothing(asked) ?? byKey(asked) ?? numbersAsText(asked) ?? mixed(asked)
  })

/** `None` among the values: it comes neither before nor after anything, and is left out. */
function withoutNothing({ fault, call, items, place, line }: Ordering): Diagnosis | null {
  if (!Object.values(fault.values).includes('NoneType')) return null
  const known = typeOf(fault.program, items, place)
  const list = sourceOf(fault, items)
  const held = fault.failure?.heldBy(items)?.shown
  const isHeld = held
    ? /(?:^\[|, )None(?:,|\]$)/.test(held)
    : known?.value?.kind === 'list' && known.value.items.some(({ kind }) => kind === 'none')
  if (!isHeld) return null
  const kept = `[x for x in ${list} if x is not None]`
  const isSum = call.callee.kind === 'name' && call.callee.name === 'sum'
  const does = isSum
    ? 'suma sus elementos uno a uno, y `None` (nada) no se puede sumar'
    : `compara sus elementos entre sí con \`<\`, aunque tú no lo escribas, y \`None\` (nada) no va ni antes ni después de ningún otro`
  const isMethod = call.callee.kind === 'attribute'
  return {
    line,
    cause: `En ${inlineCode(list)}${known?.binding ? ` (línea ${lineOf(fault, known.binding)})` : ''} hay algún \`None\`: un dato vacío. ${inlineCode(sourceOf(fault, call.callee))} ${does}. Se quitan antes.`,
    edits: isMethod
      ? [insertAt(fault.lines.rangeOf(lineOf(fault, place.node)).from, `${indentAt(fault, line)}${list} = ${kept}\n`)]
      : [replaceWith(items, kept)],
    decide:
      'Si un vacío tiene que contar como un valor (0, por ejemplo), pon ese valor en su lugar en vez de quitarlo.',
  }
}

/** Dictionaries or objects: by which of their values they are ordered. */
function byKey({ fault, call, items, place, line }: Ordering): Diagnosis | null {
  const [type] = [fault.values.left, fault.values.right].filter((each) => each !== undefined)
  const owner = type ? classNamed(fault.program, type) : null
  if (type !== 'dict' && !owner) return null
  const names = owner ? attributesOf(fault, owner.name) : keysOf(fault, items, place)
  const chosen = chosenOf(fault, names)
  if (chosen === null) return null
  const text = owner ? `x.${chosen}` : `x["${chosen}"]`
  const last = call.arguments.at(-1)
  const key = `key=lambda x: ${text}`
  const what = owner ? `objetos ${inlineCode(owner.name)}` : 'diccionarios'
  return {
    line,
    cause: `${inlineCode(sourceOf(fault, items))} guarda ${what}, y Python no sabe cuál va antes. Con \`key\` se le dice por qué dato se comparan: aquí, ${inlineCode(chosen)}.`,
    edits: [insertAt(last?.to ?? call.to - 1, last ? `, ${key}` : key)],
    decide: `Si quieres otro orden, cambia ${inlineCode(text)} por otro dato.`,
  }
}

type Named = { name: string; isNumber: boolean }

function keysOf(fault: Case, items: Expression, place: Place): Named[] {
  const known = typeOf(fault.program, items, place)?.value
  const element = known?.kind === 'list' ? known.items[0] : elementBehind(fault.program, items, place)
  return element?.kind === 'dict'
    ? element.entries.flatMap(({ key, value }) =>
        key?.kind === 'string' ? [{ name: key.value, isNumber: value.kind === 'number' }] : [],
      )
    : []
}

/** What `__init__` keeps in the object. */
const attributesOf = ({ program }: Case, owner: string): Named[] =>
  program.places.flatMap(({ node, scope, owner: own }) =>
    own?.name === owner && scope?.name === '__init__' && node.kind === 'assign'
      ? node.targets.flatMap((target) => (target.kind === 'attribute' ? [{ name: target.name, isNumber: true }] : []))
      : [],
  )

/** The one that the person names beside the code, else the only number. */
function chosenOf({ around, source }: Case, names: readonly Named[]): string | null {
  const words = around.replace(source.trim(), ' ').toLowerCase()
  const named = names.find(({ name }) => new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(words))
  return (named ?? names.find(({ isNumber }) => isNumber) ?? names[0])?.name ?? null
}

/** `max([3, "5", 1])`, `sum(["10", "20"])`: numbers in quotes. */
function numbersAsText({ fault, items, place, line }: Ordering): Diagnosis | null {
  const known = typeOf(fault.program, items, place)
  const texts = known?.value ? numericTexts(known.value) : []
  const [first] = texts
  if (!first) return null
  return {
    line: lineOf(fault, first),
    failsAt: line,
    cause: `En la línea ${lineOf(fault, first)}, ${texts
      .map((text) => inlineCode(sourceOf(fault, text)))
      .slice(0, 3)
      .join(
        ', ',
      )} ${texts.length === 1 ? 'lleva comillas: es un texto y no un número' : 'llevan comillas: son textos y no números'}, y no se mezclan con números.`,
    edits: texts.map((text) => replaceWith(text, text.value.trim())),
  }
}

function numericTexts(node: Expression): ExpressionOf<'string'>[] {
  if (node.kind === 'list' || node.kind === 'tuple') return node.items.flatMap(numericTexts)
  return node.kind === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(node.value) ? [node] : []
}

/** Texts and numbers together, or texts that are to be added. */
function mixed({ fault, call, items, line }: Ordering): Diagnosis | null {
  if (call.callee.kind !== 'name' || call.callee.name !== 'sum') return null
  const told = [fault.values.left, fault.values.right].filter((type) => type !== undefined)
  if (told.length > 0 && !told.includes('str')) return null
  const text = sourceOf(fault, items)
  return {
    line,
    cause: `En la línea ${line}, ${inlineCode(text)} guarda textos, y \`sum\` suma números: se convierte cada uno antes.`,
    edits: [replaceWith(items, `float(x) for x in ${text}`)],
    decide: 'Si todos son enteros, usa `int` en lugar de `float`.',
  }
}
