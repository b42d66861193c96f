import type { Workspace } from '@astral-sh/ruff-wasm-web'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDraftRuff } from '~/testing/python/ruff'
import { readMessage } from '../../../../engine/reading/read-message'
import { startState } from '../../../../engine/state'
import { readTask } from '../../../../engine/task/read-task'
import { understand } from '../../../../engine/understand'
import { evaluateProgram } from '../../../../python/evaluate/evaluate'
import { parsePython } from '../../../../python/parse'
import { planMaker } from '../plan-maker'

let ruff: Workspace
beforeAll(async () => {
  ruff = await openDraftRuff()
})

/** What the surest program prints when this is typed; it is laid out as Ruff does, and Ruff finds nothing in it. */
function printed(request: string, typed: readonly string[]): string {
  const frame = understand(readMessage(request), startState())
  const [best] = planMaker(readTask(frame), frame, startState()).toSorted((a, b) => b.fit - a.fit)
  if (best === undefined || best.fit < 0.5 || (best.missing ?? []).length > 0) return ''
  expect(ruff.check(best.code), best.code).toEqual([])
  expect(ruff.format(best.code)).toBe(best.code)
  const run = evaluateProgram(parsePython(best.code), { input: typed })
  return run.kind === 'done' ? run.output : `${run.kind}: ${best.code}`
}

describe('what is told for each case is done in that case', () => {
  it.each([
    // Behind the condition.
    ['pide la edad: si es mayor de 17 que diga pasa y si no que diga fuera', ['17'], 'Fuera'],
    [
      'pide la temperatura y si es menor de 0 que diga hielo, si esta entre 0 y 100 agua y si es mas de 100 vapor',
      ['130'],
      'Vapor',
    ],
    // Before it.
    ['que pida una nota y diga mal si es menos de 5, bien si es menos de 8 y genial el resto', ['7'], 'Bien'],
    ['pide los grados y dime si hace frio (menos de 12), templado (12 a 24) o calor (mas de 24)', ['24'], 'Templado'],
    // One without a condition of its own is what is left.
    ['pide la edad y di si es menor (menos de 18), adulto o jubilado (65 o mas)', ['30'], 'Adulto'],
    ['pide la temperatura y di si hace frio (menos de 10), calor (mas de 28) o se esta bien', ['20'], 'Bien'],
    // The narrower case is tried first.
    [
      'pide los puntos; si son mas de 10 diga bronce, si son mas de 50 diga plata, si son mas de 90 diga oro',
      ['95'],
      'Oro',
    ],
    // Prices, percentages and amounts.
    [
      'menores de 10 pagan 3 euros, de 10 a 60 pagan 9 y mayores de 60 pagan 4. pide la edad y di el precio',
      ['61'],
      '4.00',
    ],
    [
      'pide el total de la compra. si es menos de 40 no hay descuento, de 40 a 90 se descuenta el 5% y si pasa de 90 el 15%',
      ['100'],
      '85.00',
    ],
    ['pide precio y cantidad, si compra mas de 6 unidades descuento del 10%, muestra el total', ['10', '7'], '63.00'],
    ['si el total supera 30 euros el envio es gratis, si no son 3.50. pide el total', ['20'], '3.50'],
    ['pide el sueldo por hora y las horas y si hace mas de 35 horas las extra se pagan a 2', ['10', '36'], '370.00'],
    // Of what is worked out before.
    [
      'pedir tres notas, calcular la media y si es mayor o igual que 6 escribir Apto, si no Repite',
      ['6', '6', '5'],
      'Repite',
    ],
  ])('%s', (request, typed, output) => {
    expect(printed(request, typed)).toContain(output)
  })
  it('and is none where it orders something else, or speaks of what is not known', () => {
    expect(printed('que pida razon social y saldo y que sean 2 proveedores no uno solo', ['a', '1'])).toBe('')
    expect(printed('pide los km y los litros, y si el consumo medio es mas de 7 que avise', ['100', '9'])).toBe('')
  })
})

describe('a stated share of what is typed', () => {
  it.each([
    ['pide el precio sin iva y dime el iva y el total con el 10%', ['50'], /5\.00.*\n.*55\.00/],
    ['pide el precio con iva y dime cuanto es sin iva, iva 21%', ['121'], /100\.00/],
    [
      'pide el total de la cena y cuantos somos, suma un 10% de propina y dime cuanto paga cada uno',
      ['50', '5'],
      /11\.00/,
    ],
    ['pide el sueldo y calcula el irpf del 20% y lo que queda', ['1000'], /200\.00.*\n.*800\.00/],
  ])('%s', (request, typed, output) => {
    expect(printed(request, typed)).toMatch(output)
  })
})

describe('days between two dates that are typed', () => {
  it('are counted', () => {
    expect(printed('pide dos fechas y dime cuantos dias hay entre ellas', ['01/03/2025', '01/02/2025'])).toContain('28')
  })
})

describe('secrets', () => {
  it.each([
    ['pide una contraseña hasta acertar, la contraseña es sol22', ['luna', 'sol22'], /incorrecta[\s\S]*permitido/],
    [
      'pide usuario y contraseña, usuario eva y clave 5678, maximo 2 intentos y si falla que diga adios',
      ['a', 'b', 'eva', 'no'],
      /Adios/,
    ],
    [
      'pide el pin (4321), tiene 3 intentos, si acierta que diga hola y si no tarjeta retenida',
      ['1', '4321'],
      /incorrecto[\s\S]*Hola/,
    ],
    ['que pida usuario y contraseña, 2 intentos, y si falla que se bloquee', ['a', 'b', 'c', 'd'], /bloqueado/],
  ])('%s', (request, typed, output) => {
    expect(printed(request, typed)).toMatch(output)
  })
})

describe('what a beginner asks for', () => {
  it.each([
    ['cuenta atras desde 3 hasta 0 y al final ponga despegue', [], /^3\n2\n1\n0\n¡Despegue!\n$/],
    ['programa que te pregunte el año en que naciste y te diga cuantos años cumples en el 2030', ['1987'], /43/],
  ])('%s', (request, typed, output) => {
    expect(printed(request, typed)).toMatch(output)
  })
})
