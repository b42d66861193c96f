import { beforeAll, describe, expect, it } from 'vitest'
import { planned, startPlanned } from './testing/planned-program'

let run: Awaited<ReturnType<typeof startPlanned>>
beforeAll(async () => {
  run = await startPlanned()
})

/** Everyday programs of a few typed values. */
const EVERYDAY: [text: string, typed: string[], prints: RegExp][] = [
  ['pide el año de nacimiento y dime en qué año cumples 70', ['1990'], /2060/],
  ['programa que pida la edad y calcule en qué año tendrás 90 años', ['30'], /20\d\d|21\d\d/],
  [
    'pide el salario y descuenta 7.25 % de AFP y 3 % de ISSS. muestra el neto',
    ['1000'],
    /AFP.*: 72\.50\nISSS.*: 30\.00\nNeto: 897\.50/,
  ],
  [
    'pide la base y suma el IVA del 21 % y la retención de IRPF del 15 %',
    ['1000'],
    /IVA: 210\.00\nIRPF: 150\.00\nTotal: 1060\.00/,
  ],
  [
    'un taxi cobra 5 soles por los primeros 3 km y 1.20 por cada km adicional. pide los km y di el total',
    ['5'],
    /7\.40/,
  ],
  [
    'pide 3 notas, la primera vale el 20 %, la segunda el 30 % y la tercera el 50 %, y di la nota final',
    ['5', '6', '8'],
    /6\.80/,
  ],
  [
    'pregunta cuántos bollos quiere y a cuánto está cada uno y di el total. Si son más de 10 hay un 10 % de descuento',
    ['12', '2'],
    /21\.60/,
  ],
  [
    'pida las horas y lo que pagan por hora; las que pasen de 40 se pagan dobles. calcula el sueldo',
    ['45', '10'],
    /500\.00/,
  ],
  [
    'pida el precio y la cantidad, si la compra es mayor a 1000 pesos aplica 15% de descuento y si es mayor a 500 el 10%, y muestra el total',
    ['300', '2'],
    /540\.00/,
  ],
  ['me pregunte cuantos refrescos quiero y a 15 pesos cada uno me diga cuanto pago', ['4'], /Total: 60\.00/],
  ['calcule el sueldo de un empleado, gana 120 pesos la hora', ['10'], /Horas: .*Sueldo: 1200\.00/s],
  [
    'pide los nombres de los empleados y sus horas y calcula el sueldo a 9 euros la hora',
    ['Ana', '10', 'fin'],
    /Sueldo de Ana: 90\.00/,
  ],
  ['pregunta cuántas entradas, cada entrada cuesta 8 euros, di el total', ['3'], /Total: 24\.00/],
  [
    'pedir precio y cantidad de 3 productos y dar el total con iva del 16%',
    ['10', '1', '20', '2', '5', '10'],
    /Total: 116\.00/,
  ],
  [
    'pida el nombre de 2 productos y su precio y diga el mas caro',
    ['pan', '1', 'té', '3'],
    /Precio más alto: té \(3\.00\)/,
  ],
  ['pida tu edad y diga cuantos años tendras en 2100', ['20'], /Años que tendrás en 2100: \d\d/],
  ['cuente del 1 al 10 pero solo los pares', [], /^2\n4\n6\n8\n10\n$/],
  ['imprime los numeros del 1 al 6 que sean multiplos de 3 en una linea separados por comas', [], /^3, 6/],
  ['busque un producto y me diga el precio', ['café'], /Precio: 3\.50/],
  [
    'diccionario de precios, me pregunta el producto y dice el precio, y si no está dice que no existe',
    ['té'],
    /no existe/,
  ],
  ['pide dos fechas y di cuántos días laborables hay entre ellas', ['03/01/2025', '07/01/2025'], /: 3\b/],
  ['pide un monto y di cuántos billetes de 100, 50 y 20 hacen falta', ['190'], /1 de 100\n1 de 50\n2 de 20/],
]

describe('what people often ask of a few values', () => {
  it.each(EVERYDAY)('%s', (text, typed, prints) => expect(run(text, { typed })).toMatch(prints))

  it('says whose it is where a name is asked for', () => {
    expect(run('pide el nombre y la edad y di en qué año cumple 100', { typed: ['Lupe', '30'] })).toMatch(/Lupe: /)
  })
  it('tells an age and the days to a birthday of a date', () => {
    const output = run(
      'pida la fecha de nacimiento como dd/mm/aaaa y diga cuántos años tenés y cuántos días faltan para tu cumple',
      {
        typed: ['15/06/2000'],
      },
    )
    expect(output).toMatch(/Años: \d+\nDías que faltan: \d+/)
  })
})

/** Programs that keep something, as they are asked for. */
const KEPT: [text: string, typed: string[], prints: RegExp][] = [
  [
    'quiero un programa para apuntar los pedidos de los clientes: nombre, producto y cantidad',
    ['Ana', 'pan', '2', 'fin'],
    /Ana: pan, 2\n$/,
  ],
  [
    'quiero una lista de clientes con su nombre y telefono que la pueda ir rellenando yo',
    ['Ana', '600', 'fin'],
    /Ana: 600/,
  ],
  [
    'un programa de lista de compras donde agregue productos hasta que escriba listo',
    ['pan', 'Listo'],
    /Producto.*pan\n/s,
  ],
  [
    'programa que pida nombre y edad y los guarde en un diccionario y los muestre',
    ['Ana', '20'],
    /nombre: Ana\nedad: 20/,
  ],
  ['un programa con un diccionario de mis materias y su calificacion', ['Mate', '8', 'fin'], /Mate: 8\.0/],
  [
    'apuntar lo que vendo: prenda, talla y precio. y que me diga el total del dia',
    ['falda', 'M', '20', 'fin'],
    /Total: 20\.00/,
  ],
  ['que sume los numeros que yo le vaya diciendo hasta que ponga 0', ['4', '5', '0'], /Total: 9/],
  [
    'quiero llevar la asistencia, nombre y si vino o no. que salga ordenado por nombre',
    ['Eva', 's', 'Ana', 'n', 'fin'],
    /Ana: n\nEva: s/,
  ],
  [
    'me pide el producto y la cantidad y los guarda en merma.csv con la fecha de hoy y que lo muestre',
    ['pan', '3'],
    /fecha,producto,cantidad\r?\n\d{4}-\d\d-\d\d,pan,3/,
  ],
  [
    'apuntar mis gastos con categoria e importe y que al final diga cuanto he gastado en cada categoria',
    ['luz', '4', 'agua', '2', 'luz', '3', 'fin'],
    /Total de luz: 7\.00\nTotal de agua: 2\.00\n$/,
  ],
  [
    'registrar las visitas de mi consulta: paciente, motivo y fecha de hoy',
    ['Ana', 'tos', 'fin'],
    /Ana: tos, \d{4}-\d\d-\d\d/,
  ],
  ['una lista de tareas que se guarde en un archivo y las muestre', ['estudiar', 'fin'], /tareas\.txt\.\nestudiar/],
]

describe('a program that keeps what is typed', () => {
  it.each(KEPT)('%s', (text, typed, prints) => expect(run(text, { typed })).toMatch(prints))

  it.each([
    'un menú para apuntar tareas y borrarlas',
    'una lista de los números primos hasta 50',
    'guarda en una lista los cuadrados del 1 al 10',
    'llevar el stock de harina, azúcar y huevos',
  ])('is no other one: «%s»', (text) => expect(planned(text)?.code ?? '').not.toMatch(/para terminar/))
})

describe('a chart', () => {
  it.each([
    [
      'gráfico de barras con mis ventas: enero 120, febrero 95, marzo 140',
      /plt\.bar\(meses, ventas\)[\s\S]*'Ventas por mes'/,
    ],
    ['haz un gráfico circular de estos votos: Ana 12, Luis 8, Eva 5', /plt\.pie\(.*labels=nombres/],
    [
      'con pandas lee ventas.csv (fecha, producto, importe) y haz un gráfico de barras del importe por producto y guárdalo como ventas.png',
      /groupby\('producto'\)\['importe'\]\.sum\(\)[\s\S]*savefig\('ventas\.png'\)/,
    ],
  ])('is of the data of the request: «%s»', (text, code) => expect(planned(text)?.code).toMatch(code))
})
