import type { Workspace } from '@astral-sh/ruff-wasm-web'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { type RunPython, startPython } from '~/testing/python/python'
import { openDraftRuff } from '~/testing/python/ruff'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import type { Draft } from '../../../engine/task/task'
import { understand } from '../../../engine/understand'
import { rowFunctionMaker } from './functions/function-maker'
import { reportMaker } from './report-maker'

let python: RunPython
let ruff: Workspace
beforeAll(async () => {
  python = await startPython()
  ruff = await openDraftRuff()
})

function drafted(text: string): Draft | undefined {
  const frame = understand(readMessage(text), startState())
  const task = readTask(frame)
  return [reportMaker, rowFunctionMaker].flatMap((maker) => maker(task, frame, startState()))[0]
}

type Files = Record<string, string>
type Asked = { text: string; files?: Files; after?: string; prints: RegExp }

function run({ text, files = {}, after = '' }: Asked): string {
  const draft = drafted(text)
  if (!draft) throw new Error(`nothing is written for «${text}»`)
  expect(draft.fit, text).toBeGreaterThanOrEqual(0.6)
  expect(ruff.check(draft.code), draft.code).toEqual([])
  expect(ruff.format(draft.code), text).toBe(draft.code)
  return python(`${draft.code}\n${after}`, { files })
}

const SPENT = 'fecha;categoria;importe\n01/01/2025;comida;10,50\n02/01/2025;ocio;30,50\n03/02/2025;comida;11,50\n'

/** One request of each family, in other words than anybody has asked. */
const ASKED: Asked[] = [
  {
    text: 'tengo pedidos.json, es una lista de objetos con cliente y total. quiero ver el total de cada cliente, empezando por el que mas gasta',
    files: {
      'pedidos.json':
        '[{"cliente": "Gil", "total": 40}, {"cliente": "Mas", "total": 90}, {"cliente": "Gil", "total": 5}]',
    },
    prints: /^Mas: 90\.00\nGil: 45\.00\n$/,
  },
  {
    text: 'tengo facturas.csv (numero, cliente, importe, pagada) pagada es si o no. dime el total pendiente por cliente',
    files: { 'facturas.csv': 'numero,cliente,importe,pagada\n1,Gil,10,si\n2,Mas,7,no\n' },
    prints: /^Mas: 7\.00\n$/,
  },
  {
    text: 'tengo clientes.csv con columnas nombre, telefono y deuda. quiero que me imprima el nombre y telefono solo de los que deben algo',
    files: { 'clientes.csv': 'nombre,telefono,deuda\nGil,611,0\nMas,622,30\n' },
    prints: /^Mas: 622\n$/,
  },
  {
    text: 'Tengo las multas como lista de tuplas (cliente, importe, dias_retraso). Quiero una función morosos(multas) que devuelva la lista con los nombres de los que llevan más de 30 días de retraso, del que más lleva al que menos.',
    after: "print('=>', morosos([('Ana', 10, 31), ('Luis', 500, 30), ('Eva', 20, 90)]))",
    prints: /=> \['Eva', 'Ana'\]/,
  },
  {
    text: 'Tengo gastos.csv (separado por punto y coma, con coma decimal) con las columnas fecha;categoria;importe. Quiero saber cuánto he gastado en cada categoría, del que más al que menos',
    files: { 'gastos.csv': SPENT },
    prints: /^ocio: 30\.50\ncomida: 22\.00\n$/,
  },
  {
    text: `esto es gastos.csv:\n\n${SPENT}\nsaca el total de cada mes, en orden`,
    files: { 'gastos.csv': SPENT },
    prints: /^2025-01: 41\.00\n2025-02: 11\.50\n$/,
  },
  {
    text: "almacen = {'tornillos': 120, 'tuercas': 40, 'arandelas': 8}. que me avise de los que bajen de 50 y cuántas unidades faltan para llegar a 100",
    prints: /^tuercas: pedir 60\narandelas: pedir 92\n$/,
  },
  {
    text: 'de estos préstamos quiero saber cuáles llevan más de 15 días a fecha 20/05/2025 y cuántos días\n\nQuijote;01/05/2025\nHobbit;10/05/2025\nRayuela;15/04/2025',
    prints: /^Quijote: 19 días\nRayuela: 35 días\n$/,
  },
  {
    text: 'necesito sacar qué facturas ya se pasaron de 30 días al 31/03/2025 y cuántos días llevan. que imprima folio, cliente y días\n\nF-1  15/01/2025  Sol\nF-2  01/03/2025  Luna',
    prints: /^F-1: Sol, 75 días\n$/,
  },
  {
    text: 'función resumen(ventas) donde ventas es una lista de tuplas (vendedor, unidades, precio) y que devuelva un diccionario con el total de cada vendedor',
    after: "print('R', resumen([('Ana', 2, 10.0), ('Leo', 1, 4), ('Ana', 1, 5)]))",
    prints: /R \{'Ana': 25\.0, 'Leo': 4\}/,
  },
  {
    text: 'una función total_pedido(lineas, descuento) con lineas = lista de tuplas (articulo, cantidad, precio), que devuelva el subtotal, el descuento y el total redondeados a 2',
    after: "print('R', total_pedido([('a', 2, 50)], 10))",
    prints: /R \(100, 10\.0, 90\.0\)/,
  },
  { text: "suma en una línea estos importes: importes = ['$12.50', '$3.20', '$100.00']", prints: /115\.70/ },
  {
    text: 'tengo lunes.csv y martes.csv con columnas producto;unidades separadas por ; y quiero unirlos en semana.csv añadiendo una columna dia con el nombre del archivo',
    files: { 'lunes.csv': 'producto;unidades\nuva;3\n', 'martes.csv': 'producto;unidades\npera;5\n' },
    after: "print(open('semana.csv').read())",
    prints: /producto,unidades,dia\s+uva,3,lunes\s+pera,5,martes/,
  },
  {
    text: "los partidos son (equipo1, equipo2, goles1, goles2):\npartidos = [('Rayo','Lobos',2,2),('Lobos','Tigres',0,1),('Tigres','Rayo',3,1)]\nhazme la tabla de posiciones: 3 puntos por victoria y 1 por empate, de mayor a menor",
    prints: /^Tigres: 6\nRayo: 1\nLobos: 1\n$/,
  },
  {
    text: 'con sqlite3 en memoria crea una tabla productos con nombre y precio, inserta pan 1.2, leche 0.9, queso 5.5 y jamon 8, y muestra los que cuestan menos de 6 ordenados por precio',
    prints: /^leche: 0\.90\npan: 1\.20\nqueso: 5\.50\n$/,
  },
  {
    text: 'tengo deudas.csv con cliente,telefono,deuda separado por comas. Solo los que deban mas de 50. Texto: Hola CLIENTE, tienes pendiente un pago de DEUDA euros',
    files: { 'deudas.csv': 'cliente,telefono,deuda\nJuan,600,80\nEva,601,20\n' },
    prints: /^Hola Juan, tienes pendiente un pago de 80\.00 euros\n$/,
  },
  {
    text: 'horas extra del mes: 3, 5, 2, 5, 8. sin usar la libreria statistics dime media, mediana y moda',
    prints: /4\.60[\s\S]*5[\s\S]*5/,
  },
  {
    text: 'vendo postres: flan 25 pesos, gelatina 15 y pastel 40. hoy vendi 4 flanes, 10 gelatinas y 2 pasteles. imprime el total y el total con 16% de iva',
    prints: /330\.00[\s\S]*382\.80/,
  },
  {
    text: 'notas.txt tiene en cada linea alumno y 4 notas separadas por comas:\nAna,5,6,7,8\nLeo,3,4,5,4\nsaca la media de cada alumno y guarda en suspensos.txt los nombres de los que tengan menos de 5',
    files: { 'notas.txt': 'Ana,5,6,7,8\nLeo,3,4,5,4\n' },
    after: "print('F', open('suspensos.txt').read())",
    prints: /^Ana: media 6\.50\nLeo: media 4\.00\nF Leo\n/,
  },
  {
    text: 'lee asistencia.csv (nombre,fecha,presente con si/no) y dime cuantas faltas tiene cada uno',
    files: { 'asistencia.csv': 'nombre,fecha,presente\nAna,1,si\nAna,2,no\nLeo,1,no\nLeo,2,NO\n' },
    prints: /^Ana: 1\nLeo: 2\n$/,
  },
  {
    text: 'votos: Ana 120, Luis 80, Marta 200. quiero cada candidato con el porcentaje que representa del total con 1 decimal, de mayor a menor',
    prints: /Marta: 50\.0[\s\S]*Ana: 30\.0[\s\S]*Luis: 20\.0/,
  },
  {
    text: 'tengo compras.csv con proveedor,fecha,importe. quién es el proveedor al que más le he comprado en total?',
    files: { 'compras.csv': 'proveedor,fecha,importe\nSol,1,50\nLuna,2,60\nSol,3,40\n' },
    prints: /^Sol: 90\.00\n$/,
  },
  {
    text: 'de inventario.csv con columnas codigo,articulo,stock,minimo quiero los articulos por debajo del minimo y cuantos hay que pedir para llegar al minimo',
    files: { 'inventario.csv': 'codigo,articulo,stock,minimo\n1,pico,3,10\n2,pala,12,5\n' },
    prints: /^pico: pedir 7\n$/,
  },
  {
    text: 'tengo un bar y quiero repartir el bote de propinas según las horas. este mes 200 €. Lucia 10 horas, Toni 30. que diga lo que le toca a cada uno',
    prints: /^Lucia: le toca 50\.00 €\nToni: le toca 150\.00 €\n$/,
  },
  {
    text: 'facturas a 15 dias. que saque SOLO las vencidas y cuántos días llevan de retraso. hoy es 30/04/2025\n\nA-1 emitida 01/04/2025\nA-2 emitida 20/04/2025',
    prints: /^A-1: 14 días\n$/,
  },
  {
    text: 'gastos = {"luz": 75, "agua": 31.2}\nguarda esto en un archivo casa.csv separado por punto y coma y con cabecera concepto;importe',
    after: "print(open('casa.csv', encoding='utf-8-sig').read())",
    prints: /^concepto;importe\s+luz;75\s+agua;31\.2/,
  },
  {
    text: 'funcion bajo_minimo(stock, minimo=10) que reciba un diccionario tipo {"gasas": 4, "suero": 25} y devuelva otro diccionario solo con lo que esta por debajo del minimo',
    after: "print('R', bajo_minimo({'a': 4, 'b': 10}), bajo_minimo({'a': 4, 'b': 10}, 3))",
    prints: /R \{'a': 4\} \{\}/,
  },
  {
    text: 'funcion ganador(votos), votos es un diccionario tipo {"Ana": 23, "Leo": 31} y devuelve el nombre del que mas tiene. no vale usar max ni sorted',
    after: "print('R', ganador({'x': 4, 'y': 10}), ganador({}))",
    prints: /R y None/,
  },
  {
    text: 'tengo estos tratamientos: limpieza 55, empaste 70, ortodoncia 1850. imprime cada uno con su precio ordenados del más caro al más barato',
    prints: /^ortodoncia: 1850\.00\nempaste: 70\.00\nlimpieza: 55\.00\n$/,
  },
  {
    text: 'dime cuántas veces aparece cada producto en esta lista, del más vendido al menos: zumo, café, tostada, café, zumo, café',
    prints: /^café: 3\nzumo: 2\ntostada: 1\n$/,
  },
  {
    text: 'pagos.csv con columnas cliente;importe;vencimiento y fechas dd/mm/aaaa. quiero ver los que vencen antes del 10 de abril de 2025 y cuánto suman en total',
    files: { 'pagos.csv': 'cliente;importe;vencimiento\nGil;10,5;09/04/2025\nMas;7;10/04/2025\nSol;2;01/03/2025\n' },
    prints: /^Gil[^\n]*\nSol[^\n]*\n\nTotal: 12\.50|^Gil[^\n]*\nSol[^\n]*\nTotal: 12\.50/,
  },
  {
    text: 'ventas.csv (fecha, tienda, importe): total de cada tienda solo de febrero de 2025',
    files: {
      'ventas.csv': 'fecha,tienda,importe\n2025-02-03,Sur,5\n2025-03-03,Sur,9\n2024-02-01,Sur,1\n2025-02-28,Este,2\n',
    },
    prints: /^Sur: 5\.00\nEste: 2\.00\n$/,
  },
  {
    text: 'lee gastos.csv (fecha,concepto,importe) y suma los gastos entre el 1 y el 15 de marzo de 2025',
    files: { 'gastos.csv': 'fecha,concepto,importe\n2025-03-01,a,1\n2025-03-15,b,2\n2025-03-16,c,4\n' },
    prints: /Total: 3\.00/,
  },
  {
    text: 'de ventas.csv con columnas fecha,vendedor,importe quiero el total por trimestre',
    files: { 'ventas.csv': 'fecha,vendedor,importe\n2025-02-03,A,5\n2025-03-31,B,9\n2025-04-01,A,1\n' },
    prints: /^2025-T1: 14\.00\n2025-T2: 1\.00\n$/,
  },
  {
    text: 'ventas.csv (fecha, vendedor, importe): dime los 2 vendedores que más vendieron',
    files: { 'ventas.csv': 'fecha,vendedor,importe\nx,A,5\nx,B,9\nx,C,1\nx,A,3\n' },
    prints: /^B: 9\.00\nA: 8\.00\n$/,
  },
  {
    text: 'usa sqlite: crea socios.db con una tabla socios (id, nombre, cuota), mete cuatro socios y muestra los que pagan más de 10',
    prints: /^2: Luis, 12\.00\n3: Marta, 25\.90\n$/,
  },
  {
    text: 'contar cuántos clientes hay por ciudad en clientes.csv (id,nombre,ciudad) y guardarlo en resumen.csv',
    files: { 'clientes.csv': 'id,nombre,ciudad\n1,A,Lima\n2,B,Cusco\n3,C,Lima\n' },
    after: "print(open('resumen.csv').read())",
    prints: /ciudad,cuantos\s+Lima,2\s+Cusco,1/,
  },
  {
    text: 'lee notas.csv y saca la media de cada alumno',
    files: { 'notas.csv': 'alumno,nota\nAna,7\nAna,8\nLeo,5\n' },
    prints: /^Ana: 7\.50\nLeo: 5\.00\n$/,
  },
  {
    text: 'lee stock.csv (producto,categoria,precio), sube un 10% los precios de la categoria bebidas y guarda en nuevo.csv',
    files: { 'stock.csv': 'producto,categoria,precio\ncola,bebidas,2\npan,comida,1\n' },
    after: "print(open('nuevo.csv').read())",
    prints: /cola,bebidas,2\.2\s+pan,comida,1\s/,
  },
  {
    text: 'tengo alumnos.txt que en cada línea pone nombre;nota y quiero otro archivo aprobados.txt solo con los que tengan 5 o más, con el mismo formato',
    files: { 'alumnos.txt': 'Ane;7.5\nIker;4\n' },
    after: "print(open('aprobados.txt').read())",
    prints: /^Ane;7\.5\s+$/,
  },
  {
    text: 'lee facturas.csv (columnas cliente,importe,vencimiento,pagada) y muestra las que no están pagadas y ya han vencido a día de hoy. El vencimiento viene como 2025-03-31 y pagada es si o no',
    files: {
      'facturas.csv': 'cliente,importe,vencimiento,pagada\nA,1,2020-01-01,no\nB,1,2020-01-01,si\nC,1,2999-01-01,no\n',
    },
    prints: /^A[^\n]*\n$/,
  },
  {
    text: 'productos.csv (nombre,precio,stock): los que tengan menos de 5 de stock, del más barato al más caro',
    files: { 'productos.csv': 'nombre,precio,stock\nsierra,21,4\nbrocha,3.5,0\nclavo,1,9\n' },
    prints: /^brocha[^\n]*\nsierra[^\n]*\n$/,
  },
  {
    text: 'función que reciba una lista de diccionarios de alumnos con nombre y nota y devuelva los nombres de los aprobados ordenados por nota',
    after:
      "print('R', ordenar_alumnos([{'nombre': 'B', 'nota': 9}, {'nombre': 'A', 'nota': 5}, {'nombre': 'C', 'nota': 2}]))",
    prints: /R \['A', 'B'\]/,
  },
  {
    text: 'lee notas.txt y escribe en aprobados.txt los nombres de los que tienen 5 o más. al final imprime cuántos ha escrito. son nombre y nota:\nIker,4.9\nAne,7\nUnai,5',
    files: { 'notas.txt': 'Iker,4.9\nAne,7\nUnai,5\n' },
    prints: /: 2\n$/,
  },
]

describe('a report of rows', () => {
  it.each(ASKED.map((asked) => [asked.text, asked] as const))('%s', (_, asked) => {
    expect(run(asked)).toMatch(asked.prints)
  })
  it.each([
    [
      'pandas: tengo ventas.csv con columnas region, producto, unidades y precio. quiero la media de precio por region de mayor a menor',
      /groupby\('region'[\s\S]*'mean'[\s\S]*ascending=False/,
    ],
    [
      'df con columnas alumno, asignatura y nota: necesito una tabla dinámica con los alumnos en filas, las asignaturas en columnas y la media de nota dentro',
      /pivot_table\([\s\S]*index='alumno'[\s\S]*columns='asignatura'[\s\S]*aggfunc='mean'/,
    ],
  ])('is written with pandas where that is asked: %s', (text, code) => {
    expect(drafted(text)?.code).toMatch(code)
  })
  it('names what it does not understand', () => {
    const draft = drafted('litros: Ana 4, Leo 8, Eva 2. dime la media y envía un correo al jefe con el resultado')
    expect(draft?.missing?.join(' ')).toContain('correo')
  })
  it('is read in bounds', () => {
    for (const text of [
      `ventas.csv con a,b,c. ${'por cada '.repeat(400)}`,
      `x: Ana 1, Leo 2. ${'de mayor a '.repeat(350)}`,
      `x: Ana 1, Leo 2. ${'cuantos dias llevan '.repeat(200)}`,
      `x: Ana 1, Leo 2. ${'cuanto hay que pedir para '.repeat(150)}`,
      `precios: ${'pan 2, '.repeat(560)}`,
    ]) {
      drafted(text)
      const startedAt = ownTime()
      drafted(text)
      expect(ownTime() - startedAt, text.slice(0, 40)).toBeLessThan(500)
    }
  })
})
