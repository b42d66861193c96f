import type { Workspace } from '@astral-sh/ruff-wasm-web'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDraftRuff } from '~/testing/python/ruff'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import { understand } from '../../../engine/understand'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { toldMaker } from './told-maker'

let ruff: Workspace
beforeAll(async () => {
  ruff = await openDraftRuff()
})

/** What the surest program prints after its own lines, when `call` is added and `typed` is typed. */
function printed(request: string, call: string, typed: readonly string[] = []): string {
  const code = surest(request)
  expectClean(code)
  const run = (source: string) => {
    const result = evaluateProgram(parsePython(source), { input: typed })
    return result.kind === 'done' ? result.output : `${result.kind}: ${source}`
  }
  return call === '' ? run(code) : run(`${code}\nprint('=>', ${call})\n`).replace(/^[\s\S]*=> /, '')
}

/** Ruff finds nothing in it and would lay it out just so. */
function expectClean(code: string): void {
  expect(ruff.check(code), code).toEqual([])
  expect(ruff.format(code)).toBe(code)
}

function surest(request: string): string {
  const frame = understand(readMessage(request), startState())
  const [best] = toldMaker(readTask(frame), frame, startState()).toSorted((a, b) => b.fit - a.fit)
  return best === undefined || best.fit < 0.5 ? '' : best.code
}

describe('functions whose rule is told', () => {
  it.each([
    // What each part weighs, costs or takes off.
    [
      'def nota(examen, trabajo) donde el examen vale un 70% y el trabajo un 30%; si el trabajo es menor que 3 se resta 1 punto',
      'round(nota(8, 2), 2)',
      '5.2',
    ],
    [
      'funcion tarifa_taxi(km, minutos): 3 euros de bajada de bandera, 1,20 por km y 0,30 por minuto, como minimo 6',
      'tarifa_taxi(1, 1)',
      '6',
    ],
    [
      'función nota_test(aciertos, fallos, total): cada fallo quita un cuarto de acierto, nota sobre 10 y nunca baje de 0',
      'nota_test(1, 30, 50)',
      '0',
    ],
    // Bands, over the whole or part by part.
    [
      'función tramo(base): hasta 12450 el 19%, de 12450 a 20200 el 24% y a partir de 20200 el 30%, por tramos',
      'round(tramo(15000), 2)',
      '2977.5',
    ],
    [
      'funcion comision(v): menos de 1000 el 2%, de 1000 a 5000 el 3% y el resto el 5%, sobre toda la venta',
      'comision(2000)',
      '60.0',
    ],
    [
      'una funcion grupo(imc) que devuelva "bajo" si es menor que 18.5, "normal" hasta 25 y "alto" si es mas',
      'grupo(22), grupo(40)',
      'normal alto',
    ],
    // Bands told from the highest down.
    [
      'funcion rebaja(importe): a partir de 200 el 20%, a partir de 80 el 10% y si no nada',
      'rebaja(200), rebaja(199), rebaja(80), rebaja(79)',
      '40.0 19.9 8.0 0',
    ],
    [
      'funcion bono(v): el 8% a partir de 500, el 4% a partir de 100 y si no 0',
      'bono(500), bono(100), bono(99)',
      '40.0 4.0 0',
    ],
    [
      'funcion extra(v): mas de 40 el 50%, de 20 a 40 el 10% y menos de 20 nada',
      'extra(50), extra(40), extra(20), extra(19)',
      '25.0 4.0 2.0 0',
    ],
    [
      'funcion ahorro(total) devuelve el precio final con descuento: más de 200 el 20%, más de 100 el 10% y si no nada',
      'ahorro(300), ahorro(200), ahorro(100)',
      '240.0 180.0 100',
    ],
    // Digits with weights.
    [
      "dc(isbn) de 9 digitos como texto, hazme la funcion: se multiplica cada digito por 10, 9, 8, 7, 6, 5, 4, 3, 2, se suma y el digito es 11 menos el resto de dividir entre 11. si sale 10 es 'X'",
      "dc('030640615')",
      '2',
    ],
    // The shape of a text.
    [
      'funcion matricula_ok(m): 4 numeros y luego 3 letras sin vocales, da igual mayusculas o minusculas, devuelve True o False. sin usar re',
      "matricula_ok('1234bcd'), matricula_ok('1234ABC')",
      'True False',
    ],
    // Dates.
    [
      'una funcion viernes13(anio) que devuelva una lista con los viernes que caen en 13, como textos tipo 13/05/2025',
      'viernes13(2026)',
      "['13/02/2026', '13/03/2026', '13/11/2026']",
    ],
    // Steps that are repeated.
    [
      'funcion persistencia(n) que diga cuántas veces hay que multiplicar las cifras hasta que quede una sola cifra',
      'persistencia(77)',
      '4',
    ],
    ['funcion ciclo(n) de collatz que devuelva los pasos hasta llegar a 1', 'ciclo(6), ciclo(1)', '8 0'],
    ['funcion recursiva contar(n) que diga cuantos ceros tiene el numero', 'contar(10050), contar(0)', '3 1'],
    // Tables and dictionaries.
    ['hazme una funcion sumas(matriz) que devuelva la suma de cada columna', 'sumas([[1, 2], [3, 4]])', '[4, 6]'],
    // Several figures of a list.
    [
      'función resumen(datos): devuelve una tupla con el minimo, el maximo y la mediana de la lista, sin statistics',
      'resumen([13, 11, 14, 12])',
      '(11, 14, 12.5)',
    ],
    [
      'haz una función media_recortada(valores) que calcule la media pero quitando el mayor y el menor',
      'media_recortada([1, 5, 6, 7, 100])',
      '6.0',
    ],
    // Steps on a text.
    ['funcion gc(secuencia) que devuelva el porcentaje de G y C con 2 decimales', "gc('ATGC')", '50.0'],
    [
      'funcion palabras_largas(frase, n) que devuelva una lista con las palabras de mas de n letras',
      "palabras_largas('el perro come', 3)",
      "['perro', 'come']",
    ],
    [
      'quiero una funcion trocear(lista, n) que parta la lista en trozos de n elementos',
      'trocear([1, 2, 3], 2)',
      '[[1, 2], [3]]',
    ],
    [
      'generador pares(datos, n) con yield que dé listas de n elementos seguidos',
      'list(pares([1, 2, 3], 2))',
      '[[1, 2], [2, 3]]',
    ],
    [
      'función limpia(texto) que deje el texto sin espacios de más y con mayúscula inicial',
      "limpia('  JUAN   perez ')",
      'Juan Perez',
    ],
  ])('%s', (request, call, output) => {
    expect(printed(request, call).trim()).toBe(output)
  })
})

describe('examples that a request states', () => {
  it('choose between endings that the words leave open', () => {
    const words = 'funcion al_reves(frase) que devuelva cada palabra al revés.'
    expect(printed(`${words} al_reves("ab cd") -> "ba dc"`, "al_reves('uno dos')").trim()).toBe('onu sod')
    expect(printed(`${words} al_reves("ab cd") -> "badc"`, "al_reves('uno dos')").trim()).toBe('onusod')
  })
  it('refute a program that gives something else', () => {
    expect(surest('funcion media(notas) que devuelva la media. media([2, 4]) -> 7')).toBe('')
  })
})

describe('a program that cannot be what was told is not answered', () => {
  it.each([
    // True or False is what it returns.
    'funcion movil_valido(t): 9 digitos y empieza por 6 o 7, devuelve True o False',
    'funcion codigo_ok(c): 5 digitos y acaba en 0 o 1, devuelve verdadero o falso',
    'funcion todo_cifras(lista), recibe una lista, la ordena y devuelve True o False',
    // It gives the same, whatever it is given.
    'funcion a_base_dos(n) que divida entre 2 hasta llegar a 0',
    // What lies below the lowest band is not told.
    'funcion dto(total): a partir de 100 el 10%, a partir de 50 el 5%',
  ])('%s', (request) => {
    expect(surest(request)).toBe('')
  })
})

describe('programs at the keyboard that go on until something ends them', () => {
  it.each([
    [
      'pide edades por teclado, se acaba con -1, y dime cuantas personas son mayores de edad y la edad media',
      ['20', '10', '30', '-1'],
      /Mayor de edad: 2\nMedia: 20\.00/,
    ],
    [
      'Programa que lea pesos hasta que se introduzca 0; al terminar muestra el peso total y cuántos pasan de 20 kg',
      ['20', '25', '0'],
      /Total: 45\nMayor que 20: 1/,
    ],
    [
      'que pida precios uno a uno hasta que escriba "salir" y muestre el mas barato y el mas caro',
      ['4', '2', 'salir'],
      /Menor: 2\.00\nMayor: 4\.00/,
    ],
    [
      'vaya pidiendo numeros y cuando le pongo uno negativo se termina, y dice cuantos pares y cuantos impares fueron',
      ['4', '7', '9', '-1'],
      /Pares: 1\nImpares: 2/,
    ],
  ])('%s', (request, typed, output) => {
    expect(printed(request, '', typed)).toMatch(output)
  })
  it('say so where nothing was typed, and divide by nothing', () => {
    expect(printed('que pida notas hasta que meta un -1 y diga la media', '', ['-1'])).toContain(
      'No has escrito ninguna nota.',
    )
  })
})

describe('figures of characters', () => {
  it.each([
    ['programa que dibuje un rombo de asteriscos de 3 filas', ' *\n***\n *\n'],
    ['quiero pintar una piramide de 3 pisos con # usando while', '  #\n ###\n#####\n'],
    ['haz un triangulo rectangulo vacio por dentro con # de 4', '#\n##\n# #\n####\n'],
    ['dibuja un reloj de arena de asteriscos de 5 de ancho', '*****\n ***\n  *\n ***\n*****\n'],
  ])('%s', (request, drawn) => {
    expect(printed(request, '')).toBe(drawn)
  })
  it('are those that the request shows, whatever it calls them', () => {
    expect(printed('haz este dibujo pidiendo el tamaño:\n\n*   *\n * *\n  *\n * *\n*   *', '', ['3'])).toContain(
      '* *\n *\n* *\n',
    )
  })
})

describe('Ruff finds nothing in', () => {
  it.each([
    // A table of numbers.
    'funcion f(matriz) que devuelva la suma de las dos diagonales, el centro una sola vez',
    'funcion f(matriz) que devuelva la diagonal secundaria',
    'funcion es_magico(matriz) que diga si es un cuadrado magico, devuelve True o False',
    'funcion es_simetrica(matriz) que devuelva True si la matriz es simetrica',
    'funcion girar(matriz) que gire la matriz 90 grados a la derecha',
    'funcion girar(matriz) que gire la matriz 90 grados a la izquierda',
    'funcion trasponer(matriz) que devuelva la matriz traspuesta',
    'funcion f(matriz) que devuelva la media de cada columna',
    'funcion f(matriz) que sume el borde de la matriz',
    'funcion f(matriz) que devuelva la posicion del mayor de la matriz',
    // Decorators.
    'decorador contar_llamadas que cuente las veces que se llama a la función',
    'decorador reintentar(n) que vuelva a intentar la funcion hasta 3 veces si falla',
    'decorador contar_tiempo que diga cuánto tiempo tarda una funcion',
    'decorador memorizar que guarde los resultados ya calculados en un diccionario',
    'decorador repetir(n) que ejecute la funcion n veces',
    'decorador solo_positivos que lance error si algun argumento es negativo',
    'decorador registrar que imprima los argumentos y el resultado de cada llamada',
    // Figures of characters.
    'dibuja un rombo hueco de asteriscos de 5',
    'dibuja un cuadrado de asteriscos de 5 con sus diagonales',
    'dibuja un cuadrado hueco de asteriscos de 4',
    'dibuja una cruz de asteriscos de 5',
    'dibuja una piramide hueca de asteriscos de 4',
    'dibuja un triangulo de asteriscos de 5 alineado a la derecha',
    // Chance, ranges, figures, recursion and steps.
    'funcion tirar(n) que simule n lanzamientos de un dado y devuelva la media',
    'funcion racha(n) que tire una moneda n veces y devuelva la racha mas larga de caras',
    'funcion veces(n) que tire 2 dados n veces y devuelva un diccionario con cuantas veces sale cada suma',
    'los numeros de 1 a 50 en orden inverso que sean primos en una linea',
    'funcion resumen(datos) que devuelva media, varianza y desviacion tipica sin statistics',
    'funcion recursiva suma_cifras(n) que sume las cifras',
    'funcion collatz(n) que devuelva los pasos hasta llegar a 1',
    // Names so long that a line has to be broken.
    'funcion nota_final_asignatura(examen_parcial, examen_final, practicas_laboratorio, asistencia) donde examen_parcial vale un 30%, examen_final un 40%, practicas_laboratorio un 20% y asistencia un 10%',
    "funcion diferencia_entre_fechas(fecha_de_nacimiento_persona, fecha_de_fallecimiento_persona) con fechas como texto '01/02/2025' que devuelva cuantos dias hay entre las dos",
  ])('%s', (request) => {
    const code = surest(request)
    expect(code).not.toBe('')
    expectClean(code)
  })
})

describe('what a text must have', () => {
  it.each([
    [
      'necesito clave_ok(c): True si la contraseña tiene 8 caracteres o más y algun numero',
      "clave_ok('abcdefg1'), clave_ok('abcdefgh'), clave_ok('a1')",
      'True False False',
    ],
    [
      'función segura(clave) que compruebe si la contraseña tiene al menos 6 caracteres, una mayúscula y un símbolo de estos: ! @ #',
      "segura('Perro!'), segura('perro!'), segura('Perro$')",
      'True False False',
    ],
    [
      'función valida(password) que devuelva True si tiene más de 3 caracteres, alguna letra y no tiene espacios',
      "valida('ab c'), valida('abcd')",
      'False True',
    ],
  ])('%s', (request, call, output) => {
    expect(printed(request, call).trim()).toBe(output)
  })
  it('is asked for at the keyboard, too', () => {
    expect(
      printed(
        'programa que pida una contraseña y diga si es válida: mínimo 5 caracteres, una mayúscula y un número',
        '',
        ['Sol12'],
      ),
    ).toContain('es válida')
  })
})
