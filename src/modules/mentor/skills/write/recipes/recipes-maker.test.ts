import { beforeAll, describe, expect, it } from 'vitest'
import { patience } from '~/testing/pace'
import { type ProgramRunner, startProgramRunner } from '~/testing/python/program-runner'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import type { Draft } from '../../../engine/task/task'
import { understand } from '../../../engine/understand'
import { recipesMaker } from './recipes-maker'

let python: ProgramRunner

beforeAll(async () => {
  python = await startProgramRunner()
})

function draftsFor(text: string): Draft[] {
  const frame = understand(readMessage(text), startState())
  return recipesMaker(readTask(frame), frame, startState()).toSorted((a, b) => b.fit - a.fit)
}

function best(text: string): Draft {
  const [draft] = draftsFor(text)
  if (draft === undefined) throw new Error(`nothing for: ${text}`)
  return draft
}

/** Expressions that must be true after the program of an answer ran. */
const holds = (draft: Draft, ...claims: string[]) =>
  expect(python.try({ code: draft.code, cases: claims.map((claim) => [claim, 'True']), raises: [] }).wrong).toEqual([])

describe('names that a request states', () => {
  it('gives function and parameters theirs, also in the explanation', () => {
    const draft = best('necesito divisor_grande(perico, lola) que sea el mcd de dos numeros con euclides')
    expect(draft.code).toContain('def divisor_grande(perico, lola):')
    holds(draft, 'divisor_grande(48, 18) == 6', 'divisor_grande(perico=7, lola=13) == 1')
    expect(draft.how.join()).toContain('perico')
    expect(draft.example?.output).toBe('6\n')
  })

  it('gives no parameter that counts months the name of years', () => {
    const asked = 'función cuota(capital, interes_anual, anios) con la cuota mensual de un préstamo, sistema francés'
    for (const { code } of draftsFor(asked)) expect(code).not.toMatch(/\*\* -anios/)
  })

  it('keeps its own variables out of the way of a stated name', () => {
    const draft = best('función palindromo(letras) que diga si una frase es un palíndromo')
    expect(draft.code).toContain('def palindromo(letras):')
    holds(draft, "palindromo('Anita lava la tina')", "not palindromo('hola')", "palindromo(letras='oso')")
  })

  it('pairs several functions by what their names say', () => {
    const draft = best('cargar_amigos(fichero) y guardar_amigos(amigos, fichero) con json para mis contactos')
    holds(draft, "guardar_amigos([1], 'x.json') is None", "cargar_amigos('x.json') == [1]", "cargar_amigos('no') == []")
  })

  it('gives classes, methods and attributes theirs', () => {
    const draft = best(
      'clase Hucha con atributos duenio y saldo, metodos ingresar(monedas) y retirar(monedas), es una cuenta de ahorro del banco',
    )
    expect(draft.code).toContain('class Hucha')
    holds(draft, 'Hucha("Eva").retirar(monedas=5) == False', 'Hucha("Eva", 9).retirar(4)')
  })

  it('says what of a signature it has no place for', () => {
    const draft = best('hazme la función factorial(n, color, tamano)')
    expect(draft.fit).toBeLessThan(best('hazme la función factorial(n)').fit)
    expect(draft.notes?.join()).toMatch(/color|tamano/)
  })
})

describe('values that a request states', () => {
  it.each([
    ['juego de adivinar un número del 1 al 37 con 4 intentos', /MAXIMO = 37\nINTENTOS = 4/],
    ['el ahorcado con 9 vidas', /FALLOS = 9/],
    ["ahorcado con PALABRA = 'mandarina'", /PALABRA = 'mandarina'/],
    ['fizzbuzz hasta 42 pero con Zas en los multiplos de 3', /FIN = 42\nDE_TRES = 'Zas'/],
    ['tirar un dado 333 veces y contar', /TIRADAS = 333/],
    ['cajero automático con saldo inicial 850 y 5 intentos', /INTENTOS = 5\nSALDO_INICIAL = 850/],
  ])('«%s»', (text, code) => expect(best(text).code).toMatch(code))

  it.each([
    [
      'calcula mi sueldo neto: 1800 euros brutos, 15% de irpf y 6,35% de seguridad social',
      'sueldo_neto(1800, 6.35, 15)',
    ],
    ['el imc de una persona que pesa 82 kg y mide 1,80', 'imc(82, 1.8)'],
    [
      'punto de equilibrio con gastos fijos de 2000, precio de venta 25 y coste variable 10',
      'punto_equilibrio(2000, 25, 10)',
    ],
  ])('gives each parameter the number that stands by its words: «%s»', (request, call) => {
    expect(best(request).code).toContain(call)
  })

  it.each([
    ['comisión de un vendedor: 5% hasta 1000 euros y 8% a partir de ahí', "TRAMOS = [(1000, 5), (float('inf'), 8)]"],
    [
      'comisión de ventas, menos de 500 un 3%, entre 500 y 2000 un 6% y más de 2000 un 9,5%',
      "TRAMOS = [(500, 3), (2000, 6), (float('inf'), 9.5)]",
    ],
    ['comisión de un vendedor: 5% hasta 1000 y 8% hasta 800', "TRAMOS = [(1000, 2), (5000, 5), (float('inf'), 8)]"],
  ])('puts stated tiers in the place of its own, where they are whole: «%s»', (request, tiers) => {
    expect(best(request).code).toContain(tiers)
  })

  it.each(['1800 y 15 y 6', '1800 euros brutos, 15% de irpf, 6,35% de seguridad social y 300 de gastos'])(
    'leaves the example as it is where it is not plain what each number is: «%s»',
    (numbers) => expect(best(`calcula mi sueldo neto con ${numbers}`).code).toContain('sueldo_neto(2000, 6, 15)'),
  )

  it('says a stated number wherever the example does', () => {
    const request = 'punto de equilibrio con gastos fijos de 2000, precio de venta 25 y coste variable 10'
    expect(best(request).code).toContain('unidades * 25')
  })

  it('puts stated data into the example, and claims only what it really prints', () => {
    const draft = best('ordena con burbuja la lista [9, 33, -4, 7]')
    expect(draft.code).toContain('burbuja([9, 33, -4, 7])')
    expect(draft.example?.output).toBe('[-4, 7, 9, 33]\n')
  })

  it('reads the files that are named', () => {
    const draft = best('cuenta las lineas y palabras del archivo diario.txt')
    expect(draft.code).toContain("Path('diario.txt')")
    expect(python.run({ code: draft.code, files: { 'diario.txt': 'uno dos\ntres\n' } }).screen).toMatch(/2[\s\S]*3/)
  })

  it('rounds as it is told', () => {
    const draft = best('función desviacion(datos) con la desviación estándar redondeada a 3 decimales')
    holds(draft, 'desviacion([1, 2]) == 0.5', 'desviacion([1, 2, 4]) == 1.247')
    expect(draft.unmet).toEqual([])
  })
})

describe('how a request wants it', () => {
  it.each([
    ['hazme factorial(n) recursivo', /return n \* factorial\(n - 1\)/],
    ['factorial con while', /while/],
    ['el mayor de una lista sin usar max ni for', /while|mayor\(numeros\[1:\]\)/],
    ['invertir un texto sin slicing', /^(?!.*\[::-1\])/s],
    ['cuenta las vocales de un texto en una sola linea', /return sum/],
    ['quita los duplicados de una lista con un diccionario', /dict\.fromkeys/],
  ])('«%s»', (text, code) => {
    const draft = best(text)
    expect(draft.code).toMatch(code)
    expect(draft.unmet).toEqual([])
  })

  it('names what it does not honour', () => {
    expect(best('los primos hasta 100 con pandas').unmet).toEqual([{ kind: 'with', what: 'pandas' }])
  })

  it('takes the menu whose options are stated', () => {
    const draft = best('agenda con menu 1 agregar 2 buscar 3 salir')
    const typed = ['1', 'Eva', '611', '2', 'Eva', '3'].join('\n')
    expect(python.run({ code: draft.code, stdin: typed })).toMatchObject({ error: null })
  })

  it('asks at the keyboard where a program does, from labels and types', () => {
    const draft = best('un programa que pida dos números y diga su mcm')
    expect(python.run({ code: draft.code, stdin: '4\n6\n' }).screen).toContain('es 12')
    const yesNo = best('programa que pregunte un año y diga si es bisiesto')
    expect(python.run({ code: yesNo.code, stdin: '1900\n' }).screen).toContain('1900 no es bisiesto')
  })

  it('knows less of a request with a condition of its own, or with data that it has no place for', () => {
    const plain = best('ordenar un diccionario de mayor a menor')
    const own = draftsFor("ordena el diccionario {'a': 1, 'b': 9} pero solo los mayores de 5")
    expect(own[0]?.fit ?? 0).toBeLessThan(plain.fit - 0.3)
  })

  it('proposes nothing for what no program is about', () => {
    expect(draftsFor('hazme una paella valenciana para seis')).toEqual([])
    expect(draftsFor('un programa que controle mi dron por bluetooth')).toEqual([])
  })

  it('needs at most 50 ms of the reference machine’s work for 8,000 characters', () => {
    const text = 'haz una funcion que cuente las vocales y ordene la lista por burbuja sin usar sort '.repeat(96)
    const frame = understand(readMessage(text), startState())
    const task = readTask(frame)
    const work = () => {
      const before = process.cpuUsage()
      recipesMaker(task, frame, startState())
      return process.cpuUsage(before).user / 1000
    }
    expect(Math.min(work(), work(), work())).toBeLessThan(patience(50))
  })
})
