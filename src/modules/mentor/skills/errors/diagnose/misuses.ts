import { inlineCode } from '../../../engine/compose'
import { nearest } from '../../../engine/lexicon/edit-distance'
import type { Expression, ExpressionOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { type Case, codeOf, insertAt, replaceWith, sourceOf, wrap } from './case'
import { classNamed, type Place } from './failing-program'
import { typeOf } from './numbers/types'

/** A call that may be the one that a message means, with its callee's last name and what it is given. */
export type Called = {
  fault: Case
  node: ExpressionOf<'call'>
  place: Place
  name: string
  given: Expression[]
  /** What the message tells in the groups of its pattern. */
  told: readonly (string | undefined)[]
}
export type Misuse = [message: RegExp, callee: RegExp, look: (called: Called) => Found | null]
export type Found = { cause: string; edits: Edit[]; decide?: string; avoid?: string }
export const atEnd = ({ node }: Called, argument: string) =>
  insertAt(node.arguments.at(-1)?.to ?? node.to - 1, node.arguments.length > 0 ? `, ${argument}` : argument)
const isOwner = ({ node }: Called, owner: string) =>
  node.callee.kind !== 'attribute' || (node.callee.value.kind === 'name' && node.callee.value.name === owner)

/** `json.dumps` of a set, a date or an object. */
export function unwritable(called: Called): Found | null {
  const { fault, node, told } = called
  const [, type = ''] = told
  if (node.arguments.some(({ name }) => name === 'default')) return null
  const isOwn = classNamed(fault.program, type) !== null
  const how = type === 'set' ? 'list' : isOwn ? 'vars' : 'str'
  const what = {
    list: 'lo guarda como una lista',
    vars: 'guarda sus atributos, como un diccionario',
    str: 'lo guarda como un texto',
  }[how]
  return {
    cause: `guardas en JSON un valor de tipo ${inlineCode(type)}, y JSON no tiene ese tipo. Con ${inlineCode(`default=${how}`)}, lo que JSON no conoce se convierte antes: ${what}.`,
    edits: [atEnd(called, `default=${how}`)],
    decide: `Al leerlo de vuelta será ${how === 'str' ? 'un texto: conviértelo otra vez si lo necesitas' : how === 'list' ? 'una lista' : 'un diccionario'}.`,
  }
}

/** `random.choice` of a dictionary or a set, which have no positions. */
export function chosenFrom(called: Called): Found | null {
  const {
    fault,
    place,
    given: [only],
  } = called
  const type = only && isOwner(called, 'random') ? typeOf(fault.program, only, place)?.type : null
  if (!only || (type !== 'dict' && type !== 'set')) return null
  return {
    cause: `\`choice\` elige por posición, y ${codeOf(fault, only)} es ${type === 'dict' ? 'un diccionario' : 'un conjunto'}, que no tiene posiciones. Convertido en lista, sí${type === 'dict' ? ' (de sus claves)' : ''}.`,
    edits: wrap(only, 'list(', ')'),
  }
}

export function ofLists({ fault, given: [only], name }: Called): Found | null {
  if (!only) return null
  return {
    cause: `\`${name}\` guarda valores que no cambian, y dentro de ${codeOf(fault, only)} hay listas. Convertidas en tuplas, sí valen.`,
    edits: wrap(only, 'map(tuple, ', ')'),
  }
}

export function quoted(fault: Case, node: Expression | undefined, what: string): Found | null {
  if (node?.kind !== 'string' || !/^\w+$/.test(node.value)) return null
  return {
    cause: `${codeOf(fault, node)} es un texto, y ${what}: ${inlineCode(node.value)}.`,
    edits: [replaceWith(node, node.value)],
  }
}

/** `filter(lista, funcion)`. */
export function swapped({ fault, name, given: [first, second, more] }: Called): Found | null {
  if (!first || !second || more) return null
  return {
    cause: `los valores de \`${name}\` van al revés: primero la función y después lo que se recorre.`,
    edits: [replaceWith(first, sourceOf(fault, second)), replaceWith(second, sourceOf(fault, first))],
  }
}

/** `math.sqrt(lista)`. */
export function eachOf({ fault, node, given: [only, more] }: Called): Found | null {
  if (!only || more) return null
  const one = replaceWith(only, 'x')
  const inner = fault.source.slice(node.from, only.from) + one.text + fault.source.slice(only.to, node.to)
  return {
    cause: `${codeOf(fault, only)} son varios números, y la función trabaja con uno. Con una comprensión se hace con cada uno.`,
    edits: [replaceWith(node, `[${inner} for x in ${sourceOf(fault, only)}]`)],
  }
}

/** `DictWriter.writerow` of a row with more fields than the heading. */
export function otherFields({ fault, told }: Called): Found | null {
  const names = [...(told[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
  const writer = fault.program.expressions.find(
    ({ node }) => node.kind === 'call' && /(?:^|\.)DictWriter$/.test(sourceOf(fault, node.callee)),
  )
  if (writer?.node.kind !== 'call' || names.length === 0) return null
  const fields = writer.node.arguments.find(({ name }) => name === 'fieldnames') ?? writer.node.arguments[1]
  const list = fields && (typeOf(fault.program, fields.value, writer.place)?.value ?? fields.value)
  const last = list?.kind === 'list' ? list.items.at(-1) : undefined
  const added = names.map((name) => `"${name}"`).join(', ')
  return {
    cause: `la fila lleva ${names.map(inlineCode).join(' y ')}, y eso no está entre las columnas de \`fieldnames\` (línea ${fault.lines.lineAt(writer.node.from)}). ${last ? 'Se añade ahí.' : 'Con `extrasaction="ignore"` no se escribe.'}`,
    edits: last ? [insertAt(last.to, `, ${added}`)] : [insertAt(writer.node.to - 1, ', extrasaction="ignore"')],
    ...(last && {
      decide:
        'Si no lo quieres en el archivo, deja `fieldnames` como estaba y añade `extrasaction="ignore"` a `DictWriter`.',
    }),
  }
}

/** `plantilla.format(nombre=…)`: braces that are no places, or places of another name. */
export function fieldsOfFormat({ fault, node, place }: Called): Found | null {
  if (node.callee.kind !== 'attribute' || !/^(?:key|value-general|format-code)$/.test(fault.kind)) return null
  const template = typeOf(fault.program, node.callee.value, place)?.value ?? node.callee.value
  if (template.kind !== 'string') return null
  const names = node.arguments.flatMap(({ name }) => (name ? [name] : []))
  const wanted = /^'(.*)'$/s.exec(fault.message)?.[1] ?? null
  const source = sourceOf(fault, template)
  const near = wanted && /^\w+$/.test(wanted) && fault.kind === 'key' ? nearest(wanted, names, 2) : null
  if (near)
    return {
      cause: `el hueco se llama ${inlineCode(`{${wanted}}`)} y a \`format\` le das ${inlineCode(near)}: tienen que ser iguales.`,
      edits: [replaceWith(template, source.replaceAll(`{${wanted}}`, `{${near}}`))],
    }
  if (wanted && fault.kind === 'key' && names.length === 1 && /^\w+$/.test(wanted) && source.match(/\{/g)?.length === 1)
    return {
      cause: `el hueco se llama ${inlineCode(`{${wanted}}`)} y a \`format\` le das ${inlineCode(names[0] ?? '')}: tienen que ser iguales.`,
      edits: [replaceWith(template, source.replace(`{${wanted}`, `{${names[0]}`))],
    }
  const isField = (inner: string) => names.includes(inner.split(/[:!.[]/)[0] ?? '') || /^\d*(?::.*)?$/.test(inner)
  const kept = source.replace(/\{\{|\}\}|\{([^{}\n]*)\}|[{}]/g, (whole, inner?: string) =>
    inner !== undefined ? (isField(inner) ? whole : `{{${inner}}}`) : whole.length === 2 ? whole : `${whole}${whole}`,
  )
  if (kept === source) return null
  return {
    cause:
      '`format` toma por huecos todas las llaves del texto, también las que no lo son (las de CSS o JSON, por ejemplo). Las que tienen que quedarse se escriben dobles: `{{` y `}}`.',
    edits: [replaceWith(template, kept)],
  }
}

/** A day that its month does not have, or a date in another order. */
export function sampled({ fault, node, given: [from, count] }: Called): Found | null {
  if (!from || !count) return null
  const [many, source] = [sourceOf(fault, count), sourceOf(fault, from)]
  const cause = `pides ${codeOf(fault, count)} elementos distintos de ${codeOf(fault, from)}, y no tiene tantos: \`sample\` no repite ninguno.`
  const may = /\b(?:repet\w*|repit\w*|(?:dos|varias|tres|m[aá]s de una) ve(?:z|ces)|mismo otra vez)\b/i.test(
    fault.around.replace(/no (?:se )?rep[ei]t\w*/gi, ''),
  )
  const callee = sourceOf(fault, node.callee)
  if (may && /sample$/.test(callee))
    return {
      cause,
      edits: [replaceWith(node, `${callee.replace(/sample$/, 'choices')}(${source}, k=${many})`)],
      decide: '`choices` saca cada vez de la lista entera, así que alguno puede salir más de una vez.',
    }
  return {
    cause,
    edits: [replaceWith(count, `min(${many}, len(${source}))`)],
    decide: 'Así saca todos los que haya, como mucho. Si pueden repetirse, usa `random.choices` con `k=`.',
  }
}

export function noSuchDay({ fault, node, name, given }: Called): Found | null {
  const [year, month, day] = given.map((each) => (each.kind === 'number' ? Number(each.text) : null))
  const [first, , third] = given
  if (name !== 'replace' && first && third && year != null && day != null && year <= 31 && day > 31)
    return {
      cause: `los valores van en el orden año, mes, día, y el primero es ${year}.`,
      edits: [replaceWith(first, sourceOf(fault, third)), replaceWith(third, sourceOf(fault, first))],
    }
  if (name !== 'replace' && third && year != null && month != null && day != null && month >= 1 && month <= 12) {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
    return day <= last
      ? null
      : {
          cause: `el día ${day} no existe en ese mes: el último es el ${last}.`,
          edits: [replaceWith(third, String(last))],
          decide: `He puesto ${last}, el último de ese mes: decide qué día querías.`,
        }
  }
  const moved = node.arguments.find((each) => each.name === 'month' && each.value.kind === 'binary')
  const value = moved?.value.kind === 'binary' && moved.value.operator === '+' ? moved.value.right : null
  if (name !== 'replace' || node.callee.kind !== 'attribute' || value?.kind !== 'number') return null
  const date = sourceOf(fault, node.callee.value)
  const imported = fault.program.bindings.some((each) => each.name === 'timedelta')
  const top = fault.program.module.body.find(({ kind }) => kind === 'import' || kind === 'import-from')
  return {
    cause: `sumas ${value.text} al mes y dejas el mismo día, y ese día no siempre existe (el 31 de enero llevaría al 31 de febrero); además, en diciembre el mes sería el 13. Con \`timedelta\` se suman días y siempre sale una fecha que existe.`,
    edits: [
      replaceWith(node, `${date} + timedelta(days=${30 * Number(value.text)})`),
      ...(imported || !top ? [] : [insertAt(top.from, 'from datetime import timedelta\n')]),
    ],
    decide: `He contado cada mes como 30 días, que es una aproximación. Si tiene que ser el último día del mes cuando el día no existe, \`calendar.monthrange(año, mes)[1]\` dice cuál es.`,
  }
}
