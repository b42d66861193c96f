import { indented } from '../../program'
import { outcomeLines, statedText } from '../bodies/method-tests'
import { type Body, refTo, type Store, type Told } from '../sketch'
import { accessTo, FINDS, finderLines, REMOVES } from './store'
import { addBody } from './store-adds'
import { EMPTY, guards, isAmount, keyParameter, MISSING } from './store-guards'
import { changeBody, transferBody, turnBody } from './store-moves'
import { storeResult } from './store-results'

/** A method on what a class keeps many of; null where its words are of something else. */
export function storeBody(told: Told): Body | null {
  const { store } = told.sketch
  if (store === null) return null
  return (
    transferBody(told, store) ??
    addBody(told, store) ??
    turnBody(told, store) ??
    removeBody(told, store) ??
    changeBody(told, store) ??
    storeResult(told, store) ??
    findBody(told, store)
  )
}

function removeBody(told: Told, store: Store): Body | null {
  const { method, main, rules, sketch, text } = told
  const first = main.split(' ')[0] ?? ''
  if (!REMOVES.test(method.name) && !REMOVES.test(first)) return null
  if (method.parameters.some(isAmount) && method.parameters.length > 1) return null
  const ref = refTo(store.field)
  const isEnd = /^(?:desapilar|pop)/.test(method.name) || /\bultim[oa]\b|\bel de arriba\b/.test(text)
  const isStart = /^(?:desencolar|atender|siguiente|sacar$|salir$)/.test(method.name) || /\bprimer[oa]?\b/.test(text)
  if (
    store.kind === 'values' &&
    method.parameters.length === 0 &&
    (isEnd || isStart || store.field.name === 'elementos')
  ) {
    const rule = rules.find(({ condition }) => EMPTY.test(condition) || /\bno hay\b/.test(condition))
    const stack = isEnd || !isStart || sketch.plan.methods.some(({ name }) => /^(?:apilar|push)/.test(name))
    return {
      lines: [
        `if not ${ref}:`,
        ...indented(
          outcomeLines(rule?.outcome ?? 'devuelva none', 'Está vacía', rule ? statedText(rule.written) : null),
        ),
        `return ${ref}.pop(${stack ? '' : '0'})`,
      ],
      how: stack
        ? '`pop()` quita el último de la lista y lo devuelve.'
        : '`pop(0)` quita el primero de la lista y lo devuelve.',
      parameters: [],
      gives: 'value',
    }
  }
  const index = method.parameters.find((name) => /^(?:indice|posicion|numero|pos|i)$/.test(name))
  if (index !== undefined && (store.kind === 'values' || store.kind === 'objects') && index !== store.key) {
    const isFromOne = index === 'numero'
    const outOf = rules[0]
    return {
      lines: [
        `if not ${isFromOne ? 1 : 0} <= ${index} <${isFromOne ? '=' : ''} len(${ref}):`,
        ...indented(
          outcomeLines(outOf?.outcome ?? '', `No hay nada en esa posición`, outOf ? statedText(outOf.written) : null),
        ),
        `del ${ref}[${index}${isFromOne ? ' - 1' : ''}]`,
      ],
      how: `\`del\` quita de la lista lo que está en esa posición.`,
      parameters: [index],
      gives: 'nothing',
    }
  }
  const key = keyParameter(told, store)
  const access = accessTo(sketch, store, key)
  const told2 = guards(told, access, { key, store })
  const missing = told2.isMissing
    ? told2.lines
    : [`if ${access.missing}:`, ...indented([`print(f'No existe {${key}}')`, 'return'])]
  return {
    lines: [...access.prelude, ...missing, ...access.remove],
    how: `\`${method.name}\` mira antes si está, porque quitar lo que no hay daría un error.`,
    parameters: [key],
    gives: 'nothing',
  }
}

function findBody(told: Told, store: Store): Body | null {
  const { method, main, rules } = told
  if (!FINDS.test(method.name) && !FINDS.test(main.split(' ')[0] ?? '')) return null
  const by =
    store.kind === 'objects'
      ? store.fields.find(
          (name) => name !== store.key && new RegExp(`\\bpor (?:su |el |la )?${name}\\b`).test(told.text),
        )
      : undefined
  if (by !== undefined)
    return {
      lines: [`return [${store.item} for ${store.item} in ${refTo(store.field)} if ${store.item}.${by} == ${by}]`],
      how: `Puede haber varios con el mismo \`${by}\`: por eso devuelve una lista.`,
      parameters: [by],
      gives: 'value',
    }
  const key = keyParameter(told, store)
  const ref = refTo(store.field)
  const rule = rules.find(({ condition }) => MISSING.test(condition))
  const how = `\`${method.name}\` devuelve lo que encuentra, o \`None\` si no está.`
  if (store.kind === 'objects') return { lines: finderLines(store, key), how, parameters: [key], gives: 'value' }
  if (store.kind === 'values')
    return {
      lines: [`return ${key} in ${ref}`],
      how: '`in` dice si está en la lista: `True` o `False`.',
      parameters: [key],
      gives: 'value',
    }
  if (rule)
    return {
      lines: [
        `if ${key} not in ${ref}:`,
        ...indented(outcomeLines(rule.outcome, `No existe {${key}}`, statedText(rule.written))),
        `return ${ref}[${key}]`,
      ],
      how: `\`${key} not in ${ref}\` mira si está esa clave.`,
      parameters: [key],
      gives: 'value',
    }
  if (store.fields[0] === 'veces')
    return {
      lines: [`return ${ref}.get(${key}, 0)`],
      how: '`.get` da 0 si aún no está.',
      parameters: [key],
      gives: 'value',
    }
  return {
    lines: [`return ${ref}.get(${key})`],
    how: `\`.get\` da \`None\` si no está, en lugar de un error.`,
    parameters: [key],
    gives: 'value',
  }
}
