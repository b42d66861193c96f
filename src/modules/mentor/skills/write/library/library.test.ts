import { describe, expect, it } from 'vitest'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { lastAnswer } from '../testing/last-answer'
import { shownExamples } from './shown-examples'

const codeIn = (markdown: string) => /```python\n(.*?)```/s.exec(markdown)?.[1] ?? ''

/** What the program for a request prints when some lines are typed, or what a call of its function gives. */
async function outcome(request: string, { call, typed = [] }: { call?: string; typed?: string[] }): Promise<string> {
  const markdown = await lastAnswer([request])
  expect(markdown, request).not.toContain('Puede faltar')
  const code = codeIn(markdown)
  const source = call === undefined ? code : `${code}\nprint('=>', ${call})\n`
  const run = evaluateProgram(parsePython(source), { input: typed, pretends: true })
  if (run.kind !== 'done') return `${run.kind}: ${markdown.slice(0, 400)}`
  return call === undefined ? run.output : run.output.replace(/^[\s\S]*=> /, '').trimEnd()
}

describe('a program of the library', () => {
  it('is proven by what the request shows, whatever its function is called', async () => {
    const cases: [string, string, string][] = [
      [
        'sumaM(a, b): suma dos matrices del mismo tamaño. sumaM([[1,2],[3,4]], [[5,6],[7,8]]) -> [[6,8],[10,12]]',
        'sumaM([[1]], [[2]])',
        '[[3]]',
      ],
      [
        'necesito una función alisar(l) que aplane listas dentro de listas y convierta [1,[2,3],[4,[5]]] en [1,2,3,4,5]',
        'alisar([[1], [[2]]])',
        '[1, 2]',
      ],
      ['proximo_primo(x) -> el primo mas pequeño mayor que x', 'proximo_primo(14)', '17'],
      [
        'def pangrama(t) True si el texto usa todas las letras del abecedario y False si no',
        "pangrama('hola')",
        'False',
      ],
    ]
    for (const [request, call, wanted] of cases)
      expect([request, await outcome(request, { call })]).toEqual([request, wanted])
  })

  it('is no other one, where what the request shows comes out otherwise', async () => {
    const markdown = await lastAnswer([
      'funcion invertir_cada_dos(l) que invierta la lista por parejas: [1,2,3,4] -> [2,1,4,3]',
    ])
    expect(codeIn(markdown)).toBe('')
  })

  it.each([
    ['un programa que pase de fahrenheit a celsius', ['77'], '77.0 °F son 25.0 °C'],
    ['dame un programa para pasar grados farenheit a centigrados', ['77'], '77.0 °F son 25.0 °C'],
    ['programa que pase de celsius a fahrenheit', ['25'], '25.0 °C son 77.0 °F'],
    ['quiero pasar de grados celsius a fahrenheit y al revés', ['77', 'f'], '77.0 °F son 25.0 °C'],
    ['cuantos grados celsius son 100 fahrenheit, hazme el programa', [], 'Grados Celsius: 37.78'],
  ])('goes in the direction that is told: «%s»', async (request, typed, shown) =>
    expect(await outcome(request, { typed })).toContain(shown),
  )

  it('asks at the keyboard where who asks types, or shows what goes in', async () => {
    const cases: [string, string[], RegExp][] = [
      ['Programa que pida el número del DNI (sin letra) y calcule la letra que le toca', ['12345678'], /\bZ\b/],
      ['pongo una letra y quiero saber si es vocal o consonante', ['t'], /consonante/],
      ['sumar las cifras d un numero entero con while (ej 483 -> 15)', ['9275'], /23/],
      [
        'pedir dos fechas en formato dd/mm/aaaa y decir los días que hay entre ellas',
        ['01/03/2024', '11/03/2024'],
        /10/,
      ],
      [
        'un programa en python donde meto tres lados de un triangulo y me dice si es equilatero, isosceles o escaleno',
        ['3', '3', '3'],
        /equilátero/,
      ],
    ]
    for (const [request, typed, wanted] of cases)
      expect([request, await outcome(request, { typed })]).toEqual([request, expect.stringMatching(wanted)])
  })

  it('is the function that is stated, where it is written as a program', async () => {
    const cases: [string, string, RegExp][] = [
      [
        "funcion etapa(edad) que devuelva 'niño', 'adolescente', 'adulto' o 'mayor' segun los años",
        'etapa(30)',
        /^adulto$/,
      ],
      [
        'lanzar una moneda 100 veces en una funcion lanzar(veces) que devuelva cuantas caras y cuantas cruces en una tupla',
        'sum(lanzar(50))',
        /^50$/,
      ],
      [
        'haz que se tiren dos dados y diga cuanto suman, en una funcion tirar() que devuelva la suma',
        '2 <= tirar() <= 12',
        /^True$/,
      ],
      [
        'función cambio(importe, monedas) que devuelva un diccionario con los billetes y monedas del cambio',
        'cambio(30, [20, 10])',
        /^\{20: 1, 10: 1\}$/,
      ],
    ]
    for (const [request, call, wanted] of cases)
      expect([request, await outcome(request, { call })]).toEqual([request, expect.stringMatching(wanted)])
  })

  it('is not handed out for what only shares its words', async () => {
    for (const request of [
      'sumar_diagonal(m): suma solo los impares de la diagonal secundaria',
      'cuenta las vocales que estan justo detras de otra vocal en una frase que escribo',
      'sacar el dni de una persona a partir de su nombre',
      'funcion mover(l, k) que lleve los ceros al principio sin cambiar el orden de los demas',
    ]) {
      const markdown = await lastAnswer([request])
      expect([request, codeIn(markdown) === '' || markdown.includes('Puede faltar')]).toEqual([request, true])
    }
  })
})

describe('what a request shows', () => {
  it('is read from arrows, calls and sentences, and not from what tells of types', () => {
    expect(shownExamples('o sea {"a":1} -> {1:"a"}')).toEqual([{ given: ['{"a":1}'], gives: '{1:"a"}' }])
    expect(shownExamples('elevar(2,5) = 32')).toEqual([{ given: ['2', '5'], gives: '32' }])
    expect(shownExamples('si pongo 14 que diga 17')).toEqual([{ given: ['14'], gives: '17' }])
    expect(shownExamples('que pase 18:45 a 6:45 pm')).toEqual([{ given: ["'18:45'"], gives: '6:45' }])
    expect(shownExamples('ej: hola que tal -> 3')).toEqual([{ given: ["'hola que tal'"], gives: '3' }])
    expect(shownExamples('ej: 10 -> 11,20 -> 11,95')).toEqual([])
    for (const none of [
      'un diccionario nombre -> nota',
      'stock es producto -> unidades',
      'f(lista) -> lista de tuplas',
    ])
      expect(shownExamples(none)).toEqual([])
  })
})
