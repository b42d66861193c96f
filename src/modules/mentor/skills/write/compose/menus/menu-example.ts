import type { Action } from './menu-actions'
import type { Store } from './menu-lines'
import type { Option } from './menu-options'
import { looksUp } from './record-lines'

/** What somebody types in the example: something is put in, shown, and the menu left. */
export function typedFor(options: readonly Option[], store: Store): string[] {
  const keyOf = (action: Action) => options.find((option) => option.action === action)?.key
  const exit = keyOf('exit') ?? '0'
  const first = options.find(({ action }) => action !== 'exit')
  if (store.kind === 'numbers') return [first?.key ?? '1', '8', '2', exit]
  if (store.kind === 'amount')
    return [
      keyOf('deposit') ?? keyOf('add') ?? keyOf('balance') ?? '1',
      ...((keyOf('deposit') ?? keyOf('add')) ? ['50'] : []),
      exit,
    ]
  if (store.kind === 'counters') return [first?.key ?? '1', first?.key ?? '1', exit]
  if (store.kind === 'records') return recordsTyped(store, keyOf)
  const [add, list, find] = [keyOf('add'), keyOf('list'), keyOf('find')]
  const value = store.kind === 'dict' ? [store.value.type === 'text' ? '600111222' : '5'] : []
  const thing = store.kind === 'dict' && store.name === 'agenda' ? 'Ana' : 'pan'
  return [...(add ? [add, thing, ...value] : []), ...(list ? [list] : find ? [find, thing] : []), exit]
}

const SAMPLES: Readonly<Record<string, string>> = { money: '20', int: '3', float: '7' }

function recordsTyped(
  { fields }: Extract<Store, { kind: 'records' }>,
  keyOf: (action: Action) => string | undefined,
): string[] {
  const [add, show] = [keyOf('add'), keyOf('list') ?? keyOf('pending')]
  const values = fields.map(({ name, type }, at) =>
    type === 'text' ? (TEXTS[name] ?? `Dato ${at + 1}`) : (SAMPLES[type] ?? '3'),
  )
  return [...(add ? [add, ...values] : []), ...(show ? [show] : []), keyOf('exit') ?? '0']
}
const TEXTS: Readonly<Record<string, string>> = {
  nombre: 'Ana',
  telefono: '600111222',
  email: 'ana@ejemplo.com',
  titulo: 'Rayuela',
  autor: 'Cortázar',
  tarea: 'Estudiar',
  concepto: 'Luz',
}

export function howOf(store: Store, options: readonly Option[]): string[] {
  const exit = options.find(({ action }) => action === 'exit')
  const how = [
    `\`while True\` vuelve a mostrar el menú; \`break\` sale cuando eliges ${exit?.key ?? 'salir'}.`,
    "La opción se compara como texto (`'1'`), así que escribir letras no da error: va al `else`.",
  ]
  if (store.kind === 'list') how.push(`\`${store.name}\` es una lista: \`append\` añade al final.`)
  if (store.kind === 'dict')
    how.push(
      `\`${store.name}\` es un diccionario: guarda cada ${store.key.label.toLowerCase()} con su ${store.value.label.toLowerCase()}.`,
    )
  if (store.kind === 'records')
    how.push(
      `\`${store.many}\` es una lista de diccionarios, uno por cada ${store.one.replaceAll('_', ' ')}.`,
      ...(options.some(looksUp) ? ['`buscar` devuelve el que tiene ese nombre, o `None` si no está.'] : []),
    )
  if (store.kind === 'amount') how.push('Antes de retirar se comprueba que haya saldo.')
  if (options.some(({ action }) => action === 'divide')) how.push('Antes de dividir se mira si el segundo número es 0.')
  return how
}
