import { beforeAll, describe, expect, it } from 'vitest'
import { readRequestText } from '../../../../engine/task/request-text'
import { startPlanned } from '../testing/planned-program'
import { readDialogue } from './read-dialogue'

let run: Awaited<ReturnType<typeof startPlanned>>
beforeAll(async () => {
  run = await startPlanned()
})

const ASKED: readonly (readonly [text: string, typed: readonly string[], prints: RegExp])[] = [
  [
    'primero pregunta cuántos pesos tengo y luego a cómo está el euro (cuántos pesos vale 1 euro) y me da los euros',
    ['1500', '20'],
    /Euros: 75\.00/,
  ],
  [
    'algo que pase soles a dólares: pide a cuántos soles está el dólar y después cuántos soles tengo',
    ['4', '100'],
    /Dólares: 25\.00/,
  ],
  [
    'me pregunte cuántos kilómetros hice y cuántos litros gasté y me diga el consumo cada 100 km',
    ['200', '12'],
    /100 km: 6\.00/,
  ],
  ['que pida una cantidad de segundos y la pase a horas, minutos y segundos', ['7384'], /2 horas, 3 minutos y 4/],
  ['para la caja: le meto un año y me dice si es bisiesto o no', ['1900'], /No es bisiesto/],
  [
    'meto el precio, el porcentaje de propina y entre cuántos se divide y me dice cuánto paga cada uno',
    ['100', '10', '4'],
    /Total: 110\.00\nCada persona paga: 27\.50/,
  ],
  [
    'pedir números hasta que el usuario meta un 0 y al final decir cuántos pares y cuántos impares hay (el 0 no cuenta)',
    ['4', '7', '10', '0'],
    /pares: 2\n.*impares: 1/i,
  ],
  [
    'que vaya metiendo productos hasta que ponga fin y al final los enseñe numerados',
    ['pan', 'té', 'fin'],
    /1\. pan\n2\. té/,
  ],
  ['pida un número y diga si es par o impar, y que siga preguntando hasta que ponga -1', ['4', '-1'], /Es par\./],
  ['lea el nombre de un alumno y sus 3 notas y diga la media', ['Ana', '5', '6', '10'], /Ana\nMedia: 7\.00/],
  [
    'pida nombre del producto, cantidad y precio unidad y siga pidiendo hasta que deje el nombre vacío. Al final subtotal, iva del 10% y total',
    ['café', '2', '1.50', 'té', '3', '2', ''],
    /Subtotal: 9\.00\nIVA \(10 %\): 0\.90\nTotal: 9\.90/,
  ],
  ['pedir números hasta que la suma pase de 100 y decir cuántos hicieron falta', ['60', '50'], /números: 2/],
  ['pido el ancho, el alto y el precio por metro cuadrado y dime cuánto cuesta pintar', ['3', '2', '10'], /60\.00/],
  ['pedir cuántos alumnos hay, luego la nota de cada uno y sacar la media', ['2', '5', '8'], /Media: 6\.50/],
  ['pida las horas y lo que gana por hora, y las horas que pasen de 40 se pagan al doble', ['45', '100'], /5000\.00/],
  [
    'pide cuántas copias quiere el cliente, si son más de 100 cada una cuesta 5 centavos, si no 8 centavos, y di el total',
    ['10'],
    /Total: 80\.00/,
  ],
  [
    'porfa un while que pida la contraseña hasta que el usuario escriba python3 , cuando acierte que ponga Acceso concedido y pare',
    ['hola', 'python3'],
    /Acceso concedido/,
  ],
  [
    'pida la base imponible y el tipo de iva (21, 10 o 4) y saque el total. si pongo otro tipo que diga que no es valido',
    ['100', '7'],
    /: Ese tipo no es válido\.\n$/,
  ],
  [
    'pide el importe y la comisión (2, 3 o 5 por ciento) y calcula el total, si la comisión no es ninguna de esas que vuelva a preguntar',
    ['100', '4', '5'],
    /no es válida\.[\s\S]*Total: 105\.00/,
  ],
  [
    'pida una nota del 0 al 10 y si no está entre esos valores la vuelva a pedir, después que diga insuficiente, suficiente, bien, notable o sobresaliente',
    ['12', '6.5'],
    /no es válida\.[\s\S]*Bien/,
  ],
  [
    'voy metiendo productos con su precio hasta que escriba salir y al final me saque el subtotal, el iva del 21 y el total',
    ['pan', '2', 'sal', '8', 'salir'],
    /Subtotal: 10\.00\nIVA \(21 %\): 2\.10\nTotal: 12\.10/,
  ],
  [
    'pide el sueldo bruto y el % de irpf, descuenta 6.35% de seguridad social y el irpf (los dos sobre el bruto) y muestra el neto',
    ['1000', '10'],
    /Seguridad social \(6\.35 %\): 63\.50[\s\S]*Neto: 836\.50/,
  ],
  [
    'pida 5 notas, y al final saque primero la media y debajo cuantas notas estan suspensas (menos de 5)',
    ['5', '4', '6', '10', '0'],
    /Media: 5\.00\n.*: 2/,
  ],
  [
    'pedir 2 jugadores y sus goles en un diccionario y luego buscar un jugador y decir sus goles, si no existe que diga jugador no apuntado',
    ['Ana', '3', 'Leo', '5', 'Leo'],
    /Gol: 5\n$/,
  ],
  ['pedir nombre y edad y decir cuantos años le faltan para jubilarse a los 65', ['Ana', '60'], /Ana:\nFaltan.*: 5/],
  [
    'la contraseña hasta 3 veces, la buena es gazpacho. si la acierta que ponga Hola y si no Adiós',
    ['a', 'gazpacho'],
    /Hola/,
  ],
]

describe('a program that asks and tells', () => {
  it('does what each clause of its request says', () => {
    for (const [text, typed, prints] of ASKED) expect(run(text, { typed: [...typed] }), text).toMatch(prints)
  })

  it('keeps what it cannot read, as it was written', () => {
    const { asked, left } = readDialogue(
      readRequestText('pide un número y haz que Bailen los patos, y muestra el doble'),
    )
    expect(asked.map(({ name }) => name)).toEqual(['numero'])
    expect(left.join()).toContain('Bailen los patos')
  })
})
