import type { Workspace } from '@astral-sh/ruff-wasm-web'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunPython, startPython } from '~/testing/python/python'
import { openDraftRuff } from '~/testing/python/ruff'
import { readMessage } from '../../../../engine/reading/read-message'
import { startState } from '../../../../engine/state'
import { readTask } from '../../../../engine/task/read-task'
import { understand } from '../../../../engine/understand'
import { menuMaker } from './menu-maker'
import { priceMenuMaker } from './price-menu-maker'

let python: RunPython
let ruff: Workspace
beforeAll(async () => {
  python = await startPython()
  ruff = await openDraftRuff()
})

function codeOf(request: string): string {
  const frame = understand(readMessage(request), startState())
  const drafts = [priceMenuMaker, menuMaker].flatMap((maker) => maker(readTask(frame), frame, startState()))
  const [best] = drafts.toSorted((a, b) => b.fit - a.fit)
  if (best === undefined) throw new Error(`nothing is written for «${request}»`)
  expect(best.fit, request).toBeGreaterThanOrEqual(0.6)
  expect(ruff.check(best.code), best.code).toEqual([])
  expect(ruff.format(best.code), request).toBe(best.code)
  return best.code
}
/** What the program prints at the end, behind what is typed. */
const run = (request: string, typed: string[], files?: Record<string, string>) =>
  python(codeOf(request), { typed, ...(files && { files }) })

describe('a menu over records', () => {
  it('keeps the stated fields of each thing, and sums them', () => {
    const request =
      'control de ingresos con menú: 1 añadir ingreso (concepto e importe) 2 ver ingresos 3 ver total 4 salir'
    const output = run(request, ['1', 'clases', '20,5', '1', 'ventas', '10', '2', '3', '4'])
    expect(output).toMatch(/- clases: 20\.50\n- ventas: 10\.00\n[\s\S]*Total: 30\.50/)
  })
  it('marks what is done, and shows what is not', () => {
    const request = 'programa de tareas con menú para agregar tarea, marcar como hecha, ver pendientes y salir'
    const output = run(request, ['1', 'leer', '1', 'correr', '2', 'leer', '3', '4'])
    expect(output).toContain('- correr')
    expect(output).not.toContain('- leer')
  })
  it('empties what it keeps, with what is said to be put in', () => {
    const request = 'lista de la compra con menú: añadir producto y cantidad, mostrar, vaciar la lista y salir'
    expect(run(request, ['1', 'pan', '2', '2', '3', '2', '4'])).toMatch(/- pan: 2[\s\S]*No hay nada guardado/)
  })
  it('lends a thing once, and takes it back', () => {
    const request =
      'videoclub con menú: agregar película (título y director), prestar película, devolver película, ver disponibles, salir'
    const output = run(request, ['1', 'Tesis', 'Amenábar', '2', 'tesis', '2', 'Tesis', '3', 'Tesis', '4', '5'])
    expect(output).toMatch(/Ya está prestad[oa][\s\S]*- Tesis: Amenábar/)
  })
  it('counts a price as often as there are pieces', () => {
    const request =
      'inventario con menú: añadir producto con precio y cantidad, vender, ver inventario, valor total del inventario, salir'
    expect(run(request, ['1', 'pan', '2', '10', '2', 'pan', '4', '4', '5'])).toContain('Total: 12.00')
  })
  it('is still there the next time where it is to be saved', () => {
    const request = 'agenda con menú que guarde los contactos en un json: añadir, listar, borrar y salir'
    const files = { 'agenda.json': '{"Ana": "600"}' }
    expect(run(request, ['1', 'Luis', '700', '2', '4'], files)).toMatch(/Ana: 600\nLuis: 700/)
    expect(codeOf(request)).toContain('json.dumps')
  })
  it('lets out no more than is said at a time', () => {
    const request =
      'cajero con saldo inicial 1000 y menú consultar saldo, retirar y salir. no puede retirar más de 300 por vez'
    expect(run(request, ['2', '400', '2', '300', '3'])).toMatch(/más de 300[\s\S]*Saldo: 700\.00/)
  })
})

describe('things at stated prices', () => {
  it('are ordered and paid by the options of the menu', () => {
    const request = 'menú de un bar: 1. ver carta 2. pedir 3. ver cuenta 4. salir. café 1.20, té 1, bocadillo 3.50'
    expect(run(request, ['2', 'café', '2', 'Bocadillo', '3', '4'])).toContain('Total: 4.70')
  })
  it('are chosen by number and paid with change', () => {
    const request =
      'máquina expendedora con menú: 1 agua 1€, 2 zumo 1.50€, 3 chicle 0.5€. pide el dinero y da el cambio'
    expect(run(request, ['2', '2', '0'])).toContain('Cambio: 0.50')
  })
  it('are made up and said to be, where none are told', () => {
    const request =
      'tienda: productos con precio en un diccionario, el usuario va metiendo productos hasta que escriba fin y al final muestra el total con 21% de iva'
    expect(run(request, ['pan', 'gato', 'fin'])).toMatch(/no lo tenemos[\s\S]*Total con IVA: 1\.45/)
  })
})

/** What a menu is to do in a case: what is typed, and what comes of it. */
const CASES: readonly { says: string; typed: string[]; prints: RegExp; files?: Record<string, string> }[] = [
  {
    says: 'cajero: empieza con saldo 1000, menu 1 consultar saldo, 2 retirar, 3 depositar, 4 salir. no puede dejar sacar mas de lo que hay',
    typed: ['2', '1500', '2', '300', '3', '50', '1', '4'],
    prints: /No hay saldo suficiente[\s\S]*750\.00/,
  },
  {
    says: 'stock con menu: 1 añadir producto (pide nombre y unidades), 2 vender (pide nombre y unidades; si no hay bastante q diga No queda tanto y no descuente nada), 3 ver el stock, 4 salir. que lo guarde en stock.json y al arrancar lo cargue si existe',
    typed: ['2', 'clavos', '9', '2', 'clavos', '3', '3', '4'],
    files: { 'stock.json': '{"clavos": 5}' },
    prints: /No queda tanto[\s\S]*clavos: 2/,
  },
  {
    says: 'videoclub con menu: a) alta de pelicula (titulo, año y genero) b) listar todas c) salir',
    typed: ['a', 'Tesis', '1996', 'thriller', 'b', 'c'],
    prints: /- Tesis: 1996, thriller/,
  },
  {
    says: 'citas de peluquería con menu 1 pedir cita (nombre, dia y hora) 2 ver citas 3 salir. que no deje dos citas el mismo dia a la misma hora',
    typed: ['1', 'Ana', 'lunes', '10', '1', 'Luis', 'lunes', '10', '2', '3'],
    prints: /Ya existe\.[\s\S]*- Ana: lunes, 10\n(?!- Luis)/,
  },
  {
    says: 'menu de tareas: 1 nueva tarea 2 ver tareas 3 marcar como hecha por numero 4 borrar por numero 5 salir. al borrar que pregunte si está seguro',
    typed: ['1', 'leer', '1', 'correr', '3', '1', '4', '2', 'n', '2', '5'],
    prints: /¿Seguro\?[\s\S]*1\. \[x\] leer\n2\. \[ \] correr/,
  },
  {
    says: 'invitados con menu: 1 añadir invitado 2 ver invitados 3 salir. maximo 2 invitados, si se pasa que diga No caben más',
    typed: ['1', 'Ana', '1', 'Eva', '1', '2', '3'],
    prints: /No caben más[\s\S]*- Ana\n- Eva/,
  },
  {
    says: 'gastos con menu: 1 anotar gasto (concepto y cantidad), 2 ver gastos, 3 total, 4 salir. que se guarden en gastos.csv. con funciones',
    typed: ['1', 'luz', '20', '3', '4'],
    files: { 'gastos.csv': 'concepto,cantidad\nagua,5.5\n' },
    prints: /Total: 25\.50/,
  },
  {
    says: 'tarjeta del bus: saldo inicial 5, menu 1 recargar 2 viajar (cuesta 1.20, si no hay saldo diga Saldo insuficiente) 3 ver saldo 4 salir',
    typed: ['2', '2', '2', '2', '2', '4'],
    prints: /Saldo: 0\.20[\s\S]*Saldo insuficiente/,
  },
  {
    says: 'puntos de un partido con menu: 1 punto local, 2 punto visitante, 3 ver marcador, 0 salir',
    typed: ['1', '1', '2', '3', '0'],
    prints: /Local: 2, Visitante: 1/,
  },
  {
    says: 'menu para notas de clase: 1. Añadir nota (entre 0 y 10) 2. Media 3. Nota mas alta 4. Salir',
    typed: ['1', '11', '1', '8', '1', '5', '2', '3', '4'],
    prints: /Tiene que estar entre 0 y 10\.[\s\S]*Media: 6\.50[\s\S]*8\.0/,
  },
]

describe('what a menu does in a case', () => {
  it('is what the request says of its options, wherever it says it', () => {
    for (const { says, typed, prints, files } of CASES) expect(run(says, typed, files), says).toMatch(prints)
  })
})
