import { byWord } from '~/platform/text/by-word'
import type { Reading } from '../reading'

/** What an option of a menu does. */
export type Action =
  | 'add'
  | 'list'
  | 'remove'
  | 'find'
  | 'edit'
  | 'count'
  | 'total'
  | 'exit'
  | 'plus'
  | 'minus'
  | 'times'
  | 'divide'
  | 'power'
  | 'balance'
  | 'withdraw'
  | 'deposit'
  | 'take'
  | 'give'
  | 'low'
  | 'mark'
  | 'lend'
  | 'giveback'
  | 'pending'
  | 'done'
  | 'mean'
  | 'highest'
  | 'lowest'
  | 'save'
  | 'order'
  | 'clear'
  | 'bill'
/** `key` is what is typed for it, `label` what is shown; `limit` from where on something is scarce. */
export type Option = { key: string; label: string; action: Action; limit?: string }

/** In the order in which they are tried: «ver saldo» is no list. */
const ACTIONS: readonly (readonly [action: Action, words: RegExp])[] = [
  ['exit', /^(?:salir|terminar(?! tarea)|fin|acabar|cerrar|exit)\b|^guardar y salir\b/],
  [
    'total',
    /^(?:(?:ver|mostrar|consultar|calcular|sacar|obtener) )?(?:el |la )?(?:(?:suma|valor|gasto|importe|coste) )?total\b|^(?:ver|mostrar|calcular|consultar) (?:el |la )?(?:suma|valor)\b/,
  ],
  ['mean', /^(?:(?:ver|mostrar|consultar|calcular|sacar|obtener) )?(?:el |la |las )?medias?\b/],
  [
    'highest',
    /^(?:(?:ver|mostrar|consultar|calcular|buscar|sacar) )?(?:el |la |quien tiene la )?(?:\w+ )?(?:mayor|maxim[oa]|mas (?:car[oa]|alt[oa]|grande)|mejor)\b/,
  ],
  [
    'lowest',
    /^(?:(?:ver|mostrar|consultar|calcular|buscar|sacar) )?(?:el |la )?(?:\w+ )?(?:menor|minim[oa]|mas (?:barat[oa]|baj[oa]|pequen[oa])|peor)\b/,
  ],
  [
    'pending',
    /^(?:ver|mostrar|listar|consultar|imprimir) (?:(?:los|las|solo|\w+s) )*(?:pendientes|disponibles|libres)\b/,
  ],
  [
    'done',
    /^(?:ver|mostrar|listar|consultar|imprimir) (?:(?:los|las|solo|\w+s) )*(?:completad|hech|prestad|terminad|pagad|ocupad|reservad|vendid|leid)[oa]s\b/,
  ],
  ['bill', /^(?:(?:ver|pedir|mostrar|sacar|pagar) )?(?:la |el |mi )?(?:cuenta|ticket|carrito|pedido)\b/],
  ['mark', /^(?:marcar|completar|tachar|finalizar|terminar tarea)\b/],
  [
    'order',
    /^(?:pedir(?! (?:el|la|un|una|datos|numero))|hacer (?:un )?pedido|ordenar (?:comida|producto)|anadir al (?:carrito|pedido))\b/,
  ],
  ['lend', /^(?:prestar|alquilar|reservar)\b/],
  ['giveback', /^(?:devolver|liberar|cancelar|regresar)\b/],
  ['save', /^(?:guardar|cargar|exportar)(?: (?:en|los|las|datos|cambios|archivo|todo|json|a)\b|$)/],
  ['balance', /^(?:(?:consultar|ver|mostrar)(?: el)? saldo|saldo)\b/],
  ['withdraw', /^(?:retirar|sacar|retiro|extraer)\b/],
  ['deposit', /^(?:depositar|ingresar(?! (?:un|el|producto|nombre|contacto|alumno|tarea))|meter dinero|deposito)\b/],
  ['take', /^(?:vender|vend\w+|venta|gastar|consumir)\b/],
  ['give', /^(?:reponer|comprar|compra|entrada|reposicion)\b/],
  [
    'add',
    /^(?:anadir|agregar|meter|nuev[oa]|registrar|apuntar|insertar|guardar|alta|dar de alta|crear|introducir|ingresar|add)\b/,
  ],
  ['clear', /^(?:vaciar|limpiar|reiniciar|borrar tod[oa]s?|eliminar tod[oa]s?)\b/],
  ['remove', /^(?:borrar|eliminar|quitar|baja|dar de baja)\b/],
  ['find', /^(?:buscar|encontrar|consultar)\b/],
  ['edit', /^(?:modificar|editar|cambiar|actualizar|corregir)\b/],
  ['list', /^(?:ver|mostrar|listar|lista|imprimir|ensenar)\b/],
  ['count', /^(?:contar|cuant[oa]s)\b/],
  ['plus', /^(?:sumar|suma)\b(?! (?:todo|total|de (?:los|las)))/],
  ['minus', /^(?:restar|resta)\b/],
  ['times', /^(?:multiplicar|multiplicacion)\b/],
  ['divide', /^(?:dividir|division)\b/],
  ['power', /^(?:potencia|elevar)\b/],
  ['total', /^(?:total|sumar?|calcular (?:el )?total)\b/],
]

/** Behind a sign or «y»: the last of several options. */
const LEAVES = /(?:,|y|;|\)) (?:\d (?:[).:-] )?)?(?:salir|terminar|cerrar)\b/
const MENU = /\b(?:menu|opciones|opcion)\b/

/** The options that a request states, numbered or listed; null where there are fewer than two, or one of them is not known. */
export function readOptions(reading: Reading): Option[] | null {
  const options = numbered(reading)
  if (options !== null) return options
  if (MENU.test(reading.text)) return listed(reading)
  // «añadir, buscar, ver todos y salir» is a menu, whether it is called so or not.
  const copy = reading.copy()
  const stated = listed(copy)
  if (stated === null || stated.length < 3 || !LEAVES.test(reading.text)) return null
  return listed(reading)
}

/** «1 añadir 2 ver 3 salir», «1) añadir, 2) ver». */
function numbered(reading: Reading): Option[] | null {
  const { words } = reading
  const marks: { at: number; key: string }[] = []
  for (const [at, { plain }] of words.entries()) {
    const next = words.slice(at + 1, at + 3).find((word) => /^[a-z]/.test(word.plain))
    const isNext = plain === String(marks.length + 1) || (marks.length > 1 && plain === '0')
    if (isNext && next && actionOf(next.plain) !== null) marks.push({ at, key: plain })
  }
  if (marks.length < 2) return null
  const options: Option[] = []
  for (const [index, { at, key }] of marks.entries()) {
    const end = marks[index + 1]?.at ?? words.length
    const option = optionFrom(reading, at + 1, end)
    if (option === null) return null
    options.push({ key, ...option.option })
    reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(option.next) })
  }
  return options
}

/** The words of one option: up to a sign, a number, or a few words. */
function optionFrom(reading: Reading, from: number, end: number): { option: Omit<Option, 'key'>; next: number } | null {
  const { words } = reading
  let at = from
  while (/^[).:\-=,]$/.test(words[at]?.plain ?? '')) at += 1
  const start = at
  while (
    at < end &&
    at < start + 4 &&
    /^[a-z]/.test(words[at]?.plain ?? '') &&
    !/^(?:primero|que|y|o|con|hasta|en|si|menu|se|cuando|pide|pida)$/.test(words[at]?.plain ?? '')
  )
    at += 1
  const scarce = SCARCE.exec(
    words
      .slice(start, start + 14)
      .map(({ plain }) => plain)
      .join(' '),
  )
  if (scarce)
    return {
      option: { label: `Ver lo que está por debajo de ${scarce[1]}`, action: 'low', limit: scarce[1] ?? '5' },
      next: start + scarce[0].split(' ').length,
    }
  while (at > start + 1 && /^(?:de|el|la|los|las|un|una|del|al|a|su)$/.test(words[at - 1]?.plain ?? '')) at -= 1
  const said = words.slice(start, at)
  const action = actionOf(said.map(({ plain }) => plain).join(' '))
  if (action === null || said.length === 0) return null
  const text = said.map(({ text: each }) => each.toLowerCase()).join(' ')
  return {
    option: { label: (ACCENTED[text] ?? text).replace(/^./, (letter) => letter.toUpperCase()), action },
    next: at,
  }
}

/** «ver lo que queda por debajo de 5», «mostrar los productos con menos de 3». */
const SCARCE =
  /^(?:ver|mostrar|listar|avisar de|ensenar)(?: (?:lo|los|las|el|productos?|articulos?|stock|que|queda\w*|hay|tienen|tengan|esten?|con|cantidad|unidades))* (?:por debajo de|menos de|bajo) (\d+)(?: unidades)?\b/

const ACCENTED: Record<string, string> = byWord({ anadir: 'añadir' })

/** «menú con opciones añadir, ver y salir». */
function listed(reading: Reading): Option[] | null {
  const { words } = reading
  const options: Option[] = []
  const named = words.findIndex(({ plain }) => /^(?:menu|opciones)$/.test(plain))
  const start = named === -1 ? words.findIndex(({ plain }) => /^(?::|para|pueda|permita|deje)$/.test(plain)) : named
  let depth = 0
  for (let at = start + 1; at < words.length && options.length < 9; at += 1) {
    // «vender (resta stock)» tells of an option, and is none.
    depth += words[at]?.plain === '(' ? 1 : words[at]?.plain === ')' ? -1 : 0
    if (depth > 0) continue
    if (actionOf(words[at]?.plain ?? '') === null) continue
    // «vaciar la lista» has one verb.
    if (
      /^(?:lista|compra|venta|cuenta|baja|alta|entrada)$/.test(words[at]?.plain ?? '') &&
      /^(?:la|una|mi|de|del|su|dar)$/.test(words[at - 1]?.plain ?? '')
    )
      continue
    const option = optionFrom(reading, at, words.length)
    if (
      /^(?:no|no_|pueda|puede|puedan|pueden|dejar|deje|permita)$/.test(words[at - 1]?.plain ?? '') &&
      /\bno\b/.test(
        words
          .slice(Math.max(0, at - 4), at)
          .map(({ plain }) => plain)
          .join(' '),
      )
    )
      continue
    if (option === null || options.some(({ label }) => label === option.option.label)) continue
    options.push({ key: String(options.length + 1), ...option.option })
    reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(option.next) })
    at = option.next - 1
  }
  if (options.length < 2) return null
  return options.some(({ action }) => action === 'exit')
    ? options
    : [...options, { key: String(options.length + 1), label: 'Salir', action: 'exit' }]
}

export const actionOf = (said: string): Action | null => ACTIONS.find(([, words]) => words.test(said))?.[0] ?? null
