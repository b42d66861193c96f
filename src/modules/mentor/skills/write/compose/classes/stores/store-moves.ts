import { indented } from '../../program'
import { ADDS, TAKES } from '../bodies/amount-bodies'
import { outcomeLines, statedText } from '../bodies/method-tests'
import { turnOf } from '../bodies/state-bodies'
import { type Body, refTo, type Store, speaksOf, spokenName, type Told } from '../sketch'
import { accessTo } from './store'
import { finder, guards, isAmount, keyParameter, MISSING } from './store-guards'

/** «vender(nombre, cantidad)», «cambiar_precio(nombre, precio)»: a field of the one that is named. */
export function changeBody(told: Told, store: Store): Body | null {
  const { method, main, sketch } = told
  if (store.kind === 'values' || (method.isStated && method.parameters.length === 0)) return null
  const words = `${method.name.replaceAll('_', ' ')} ${main}`
  const [adds, takes] = [ADDS.exec(words)?.index ?? Infinity, TAKES.exec(words)?.index ?? Infinity]
  const sets = /^(?:cambiar|actualizar|modificar|poner|editar)/.test(method.name)
  if (adds === takes && !sets) return null
  const numbers = store.fields.filter((name) => isAmount(name))
  const sums = numbers.filter((name) => !/^precio|^pvp|^edad|^nota/.test(name))
  const parameters =
    method.parameters.length > 1
      ? method.parameters
      : [method.parameters[0] ?? store.key, sets ? (numbers[0] ?? store.fields.at(-1) ?? 'valor') : 'cantidad']
  const [key = store.key, amount = 'cantidad'] = parameters
  const field =
    store.fields.find((name) => amount.includes(name)) ??
    store.fields.find((name) => speaksOf(words, { name })) ??
    sums[0] ??
    numbers[0]
  if (field === undefined && store.kind !== 'map') return null
  const access = accessTo(sketch, store, key)
  const held = access.at(field ?? '')
  const guard = guards(told, access, { key, amount, held, store })
  const isMissing = guard.isMissing
    ? []
    : [
        `if ${access.missing}:`,
        ...indented(
          guard.isEnough
            ? guard.lines
                .slice(1)
                .map((line) => line.trim())
                .slice(0, 1)
                .map((line) => line.replace(/\(.*\)$/, `(f'No existe {${key}}')`))
                .concat(guard.lines.slice(2).map((line) => line.trim()))
            : [`print(f'No existe {${key}}')`, 'return'],
        ),
      ]
  const sign = sets ? '=' : takes < adds ? '-=' : '+='
  const isShare = /porcentaje|por ciento|%/.test(`${amount} ${words}`) && !sets
  return {
    lines: [
      ...access.prelude,
      ...isMissing,
      ...guard.lines,
      `${held} ${sign} ${isShare ? `${held} * ${amount} / 100` : amount}`,
    ],
    how: `\`${method.name}\` comprueba primero y cambia después: si no se puede, todo se queda como estaba.`,
    parameters,
    gives: 'nothing',
  }
}

/** «prestar uno por título», «completar por número»: the state of the one that is named. */
export function turnBody(told: Told, store: Store): Body | null {
  const { method, sketch, rules, text } = told
  if (store.kind !== 'objects' || !store.itemClass) return null
  const turn = turnOf(method.name, store.itemClass.fields)
  if (turn?.field == null) return null
  const isByNumber =
    /\bpor (?:su )?(?:numero|posicion|indice)\b/.test(text) ||
    /^(?:numero|posicion|indice)$/.test(method.parameters[0] ?? '')
  const key = isByNumber ? (method.parameters[0] ?? 'numero') : keyParameter(told, store)
  const ref = refTo(store.field)
  const own = `${store.item}.${turn.field.isPrivate ? '_' : ''}${turn.field.name}`
  const missing = rules.find(({ condition }) => MISSING.test(condition))
  const already = rules.find(({ condition }) => /\bya\b|\besta\b/.test(condition) && !MISSING.test(condition))
  const outcome = missing?.outcome ?? already?.outcome ?? ''
  const adjective = turn.on ? turn.field.name : `libre`
  const found = isByNumber
    ? [
        `if not 1 <= ${key} <= len(${ref}):`,
        ...indented(outcomeLines(outcome, 'No hay ninguna con ese número', null)),
        `${ref}[${key} - 1].${turn.field.name} = ${turn.on ? 'True' : 'False'}`,
      ]
    : [
        ...accessTo(sketch, store, key).prelude,
        `if ${store.item} is None:`,
        ...indented(outcomeLines(outcome, `No existe {${key}}`, missing ? statedText(missing.written) : null)),
        ...(turn.on || already
          ? [
              `if ${turn.on ? own : `not ${own}`}:`,
              ...indented(
                outcomeLines(
                  already?.outcome ?? outcome,
                  turn.on ? `Ya está ${spokenName(adjective)}` : `No está ${spokenName(turn.field.name)}`,
                  null,
                ),
              ),
            ]
          : []),
        `${own} = ${turn.on ? 'True' : 'False'}`,
      ]
  return {
    lines: found,
    how: `\`${method.name}\` busca primero cuál es y cambia su \`${turn.field.name}\`.`,
    parameters: [key],
    gives: 'nothing',
  }
}

/** «transferir dinero de una a otra» between two of what is kept. */
export function transferBody(told: Told, store: Store): Body | null {
  const { method, sketch, rules } = told
  if (!/^(?:transferir|traspasar|mover|pasar)/.test(method.name) || store.kind === 'values') return null
  const field = store.fields.find((name) => /^(?:saldo|stock|cantidad|dinero|puntos)/.test(name))
  if (field === undefined && store.kind !== 'map') return null
  const [from = 'origen', to = 'destino', amount = 'cantidad'] = method.parameters
  const outcome = rules[0]?.outcome ?? ''
  const at = (key: string) =>
    store.kind === 'objects'
      ? `${key === from ? 'emisora' : 'receptora'}.${field}`
      : accessTo(sketch, store, key).at(field ?? '')
  const find =
    store.kind === 'objects'
      ? [`emisora = self.${finder(told)}(${from})`, `receptora = self.${finder(told)}(${to})`]
      : []
  const missing =
    store.kind === 'objects'
      ? 'emisora is None or receptora is None'
      : `${from} not in ${refTo(store.field)} or ${to} not in ${refTo(store.field)}`
  return {
    lines: [
      ...find,
      `if ${missing}:`,
      ...indented(outcomeLines(outcome, `No existe alguna de las dos`, null)),
      `if ${amount} > ${at(from)}:`,
      ...indented(outcomeLines(outcome, `No hay suficiente ${field ?? 'saldo'}`, null)),
      `${at(from)} -= ${amount}`,
      `${at(to)} += ${amount}`,
    ],
    how: 'Lo que se quita de una se suma a la otra, y solo después de comprobar que se puede.',
    parameters: [from, to, amount],
    gives: 'nothing',
  }
}
