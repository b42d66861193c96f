import { identifier, singular } from '../../../../engine/task/identifier'
import type { Draft, Maker } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { render, treeOf } from '../program'
import { Reading } from '../reading'
import { capital, type Input } from '../scalars/inputs'
import { accented, nounType } from '../scalars/nouns'
import { branchLines, calculatorLines, loopLines, type Store } from './menu-lines'
import { type Action, type Option, readOptions } from './menu-options'

/** A menu that is shown until one leaves: shopping lists, phone books, stocks, calculators, cash machines. */
export const menuMaker: Maker = (task) => {
  if (task.classes.length > 0 || task.functions.length > 0) return []
  const reading = new Reading(task.request)
  const options = readOptions(reading)
  if (options === null || !options.some(({ action }) => action === 'exit')) return []
  const store = storeOf(reading, options)
  const branches = options.map((option) => ({ option, lines: branchLines(option, store, options) }))
  if (branches.some(({ lines }) => lines === null)) return []
  const guard = pinLines(reading)
  reading.take(
    /\b(?:menu|opciones|bucle|se repita|repit\w+|hasta (?:que )?(?:elija |ponga |le de a |de a )?(?:salir|\d)|while)\b(?: hasta salir)?/,
  )
  reading.take(
    /\b(?:primero (?:elijo|elige|pide|elija) la opcion(?: y)?(?: luego| despues)?(?: pido| pide)?(?: los)?(?: 2)? numeros)\b/,
  )
  reading.take(
    /\b(?:no (?:pete|truene|falle|reviente|de error)|controle|controlando|cuidado)(?: \w+){0,2}(?: si)? (?:divid\w+|division) (?:entre|por) (?:0|cero)\b/,
  )
  const lines = [
    ...startLines(store),
    ...(startLines(store).length > 0 ? [''] : []),
    ...guard.lines,
    ...(store.kind === 'numbers' ? calculatorLines(options) : loopLines(branches)),
  ]
  const code = render({ body: lines })
  return [
    {
      code,
      title: `Un programa con un menú de ${options.length} opciones (${options.map(({ label }) => label.toLowerCase()).join(', ')}) que se repite hasta que eliges salir.`,
      how: howOf(store, options),
      example: exampleOf(code, [...guard.typed, ...typedFor(options, store)]),
      unmet: unmet(treeOf(code), task.constraints),
      fit: 0.95 * coverageOf(reading),
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

const AGENDA = /\b(?:agenda|contactos?|telefonos?|telefonica|guia)\b/
const STOCK = /\b(?:inventario|stock|almacen|existencias)\b/
const GRADES = /\b(?:notas|calificaciones)\b/

function storeOf(reading: Reading, options: readonly Option[]): Store {
  const { text } = reading
  const actions = new Set(options.map(({ action }) => action))
  if (['plus', 'minus', 'times', 'divide'].some((action) => actions.has(action as Action))) {
    reading.take(/\b(?:calculadora|los 2 numeros|2 numeros)\b/)
    return { kind: 'numbers' }
  }
  if (actions.has('withdraw') || actions.has('balance')) {
    const start = reading.take(/\bsaldo(?: (?:inicial|de|es|empieza|que|en|con|=|:))* (\d+(?:[.,]\d+)?)/)
    reading.take(/\b(?:cajero(?: automatico)?|cuenta|banco|hucha|pid\w+ la cantidad)\b/)
    return { kind: 'amount', name: 'saldo', start: (start?.groups[0] ?? '0').replace(',', '.') }
  }
  if (AGENDA.test(text)) return pair(reading, { name: 'agenda', key: 'nombre', value: 'teléfono' })
  if (STOCK.test(text))
    return pair(reading, {
      name: 'inventario',
      key: 'producto',
      value: /\bprecio\b/.test(text) && !/\bcantidad\b/.test(text) ? 'precio' : 'cantidad',
    })
  if (GRADES.test(text) && /\balumn/.test(text)) return pair(reading, { name: 'notas', key: 'alumno', value: 'nota' })
  const said =
    reading.take(
      /\blista de (?:la |las |los )?(compra|tareas|pendientes|invitados|libros|peliculas|deseos|nombres|canciones|alumnos|productos|[a-z]+s)\b/,
    ) ?? reading.take(/\b(?:gestor|gestionar|control|registro) de (?:los |las )?([a-z]+s)\b/)
  const noun = said?.groups[0] ?? 'cosas'
  const asked =
    /\b(?:nombre del|el nombre de|la|el|una|un) (producto|tarea|articulo|item|libro|pelicula|nombre|elemento|invitado)\b/.exec(
      text,
    )?.[1]
  const plural = noun === 'compra' ? 'compra' : noun === 'pendientes' ? 'tareas' : identifier(noun)
  const one = asked ?? (noun === 'compra' ? 'producto' : singular(plural))
  reading.take(
    /\b(?:en (?:anadir|agregar)(?: y en borrar)?,? pregunta(?: el nombre)?(?: del)?(?: producto)?|pregunta el nombre del producto)\b/,
  )
  if (asked) reading.take(new RegExp(`\\b(?:el )?(?:nombre del? )?${asked}\\b`))
  return {
    kind: 'list',
    name: plural === one ? `${plural}s` : plural,
    item: { name: one, label: capital(accented(one)), type: 'text' },
  }
}

type Pair = { name: string; key: string; value: string }

function pair(reading: Reading, { name, key, value }: Pair): Store {
  reading.take(
    /\b(?:agenda(?: telefonica| de contactos)?|inventario|stock|contactos?|telefonos?|almacen|diccionarios?|diccionario)\b/,
  )
  // «un diccionario con producto y cantidad», «vender (resta stock)»
  reading.take(
    new RegExp(
      `\\bdiccionario (?:con|de) (?:(?:el|la|los|las|cada|su) )*${identifier(key)}s? (?:y|:|->) (?:(?:el|la|su) )*(?:${identifier(value)}s?|stock|unidades)\\b`,
    ),
  )
  reading.take(
    /\( (?:que )?(?:rest\w+|sum\w+|quit\w+|anad\w+)(?: (?:el|al|del|la|de))* (?:stock|cantidad|unidades|inventario) \)/,
  )
  reading.take(/\( (?:que )?(?:sum\w+|anad\w+)(?: (?:el|al|del|la|de))* (?:stock|cantidad|unidades|inventario) \)/)
  reading.take(/\b(?:agregar|anadir) pide (?:el )?\w+(?: y (?:luego |despues )?(?:el |la )?\w+)?\b/)
  reading.take(/\bbuscar pide (?:el )?\w+(?: y dice (?:el )?\w+(?: o (?:«[^ ]+»|no existe))?)?/)
  const inputOf = (word: string): Input => ({
    name: identifier(word),
    label: capital(word),
    type: nounType(identifier(word)) ?? 'text',
  })
  return {
    kind: 'dict',
    name,
    key: { ...inputOf(key), type: 'text' },
    value: { ...inputOf(value), type: value === 'teléfono' ? 'text' : inputOf(value).type },
  }
}

function startLines(store: Store): string[] {
  if (store.kind === 'list') return [`${store.name} = []`]
  if (store.kind === 'dict') return [`${store.name} = {}`]
  return store.kind === 'amount' ? [`${store.name} = ${store.start}`] : []
}

/** «pide el PIN (1234, tres intentos)»: asked for before anything else. */
function pinLines(reading: Reading): { lines: string[]; typed: string[] } {
  const pin = reading.take(
    /\b(?:pid\w+ )?(?:el |la |un |una )?(pin|contrasena|clave)(?: (?:es|\(|de|que|sea|correct[oa]|,|=|:))* (\d{3,}|«[^ ]+»)(?: (?:\)|,|y|con|en|maximo|solo))*(?: (\d+) (?:intentos|oportunidades|veces))?/,
  )
  if (!pin) return { lines: [], typed: [] }
  const [what = 'pin', secret = '1234', tries = '3'] = pin.groups
  const word = secret.replace(/[«»]/g, '')
  const name = what === 'contrasena' ? 'contrasena' : what
  const label = what === 'pin' ? 'PIN' : what === 'clave' ? 'Clave' : 'Contraseña'
  return {
    lines: [
      `for intento in range(${tries}):`,
      `    ${name} = input('${label}: ')`,
      `    if ${name} == '${word}':`,
      '        break',
      `    print('${label} ${what === 'pin' ? 'incorrecto' : 'incorrecta'}.')`,
      'else:',
      "    print('Demasiados intentos.')",
      '    raise SystemExit',
      '',
    ],
    typed: [word],
  }
}

function typedFor(options: readonly Option[], store: Store): string[] {
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
  const [add, list, find] = [keyOf('add'), keyOf('list'), keyOf('find')]
  const value = store.kind === 'dict' ? [store.value.type === 'text' ? '600111222' : '5'] : []
  const thing = store.kind === 'dict' && store.name === 'agenda' ? 'Ana' : 'pan'
  return [...(add ? [add, thing, ...value] : []), ...(list ? [list] : find ? [find, thing] : []), exit]
}

function howOf(store: Store, options: readonly Option[]): string[] {
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
  if (store.kind === 'amount') how.push('Antes de retirar se comprueba que haya saldo.')
  if (options.some(({ action }) => action === 'divide')) how.push('Antes de dividir se mira si el segundo número es 0.')
  return how
}
