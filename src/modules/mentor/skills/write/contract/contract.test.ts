import type { Workspace } from '@astral-sh/ruff-wasm-web'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDraftRuff } from '~/testing/python/ruff'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { understand } from '../../../engine/understand'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { bestDraft } from '../best-draft'
import { MAKERS } from '../makers'

let ruff: Workspace
beforeAll(async () => {
  ruff = await openDraftRuff()
})

const draftFor = (request: string) =>
  bestDraft(MAKERS, { frame: understand(readMessage(request), startState()), state: startState() })

/** What calls give, on the program for a request that leaves none of it out. */
function given(request: string, calls: readonly string[]): string[] {
  const draft = draftFor(request)
  expect(draft?.missing ?? [], request).toEqual([])
  expect(ruff.check(draft?.code ?? ''), draft?.code).toEqual([])
  expect(ruff.format(draft?.code ?? '')).toBe(draft?.code)
  return calls.map((call) => {
    const result = evaluateProgram(parsePython(`${draft?.code}\nprint('=>', ${call})\n`))
    return result.kind === 'done'
      ? result.output.replace(/^[\s\S]*=> /, '').trimEnd()
      : `${result.kind}: ${draft?.code}`
  })
}

describe('functions by what they take and what they give back', () => {
  it('reads flags and days of records, shown or told', () => {
    const [sold, open] = ["'vendido': True", "'vendido': False"]
    expect(
      given(
        'funcion caducados(productos, hoy) donde productos es una lista de diccionarios con nombre, caducidad y vendido, que devuelva los nombres de los que han caducado y no se han vendido',
        [
          `caducados([{'nombre': 'pan', 'caducidad': '2025-01-01', ${open}}, {'nombre': 'sal', 'caducidad': '2025-01-01', ${sold}}, {'nombre': 'té', 'caducidad': '2027-01-01', ${open}}], '2026-01-01')`,
        ],
      ),
    ).toEqual(["['pan']"])
    expect(
      given(
        'tareas son diccionarios con titulo, responsable y hecha. por_estado(tareas) devuelve un diccionario responsable -> cuántas tareas tiene sin hacer',
        [
          "por_estado([{'titulo': 'a', 'responsable': 'Ana', 'hecha': False}, {'titulo': 'b', 'responsable': 'Ana', 'hecha': True}])",
        ],
      ),
    ).toEqual(["{'Ana': 1}"])
  })
  it('chooses, puts in order and cuts whatever stands in what is given', () => {
    expect(
      given(
        'una función aprobados(notas) que reciba un diccionario {nombre: [notas]} y devuelva una lista con los nombres, en orden alfabético, de quienes tienen media de 5 o más',
        ["aprobados({'Teo': [5, 5], 'Ana': [9, 8], 'Luz': [4, 5]})"],
      ),
    ).toEqual(["['Ana', 'Teo']"])
    expect(
      given(
        'función top(puntos, n) que reciba un diccionario {jugador: puntos} y devuelva una lista con los n mejores como tuplas (jugador, puntos) de mayor a menor',
        ["top({'a': 3, 'b': 9, 'c': 5}, 2)"],
      ),
    ).toEqual(["[('b', 9), ('c', 5)]"])
    expect(
      given(
        'función stock_critico(almacen) que reciba un diccionario {producto: (unidades, minimo)} y devuelva la lista ordenada de productos cuyas unidades estén por debajo del mínimo',
        ["stock_critico({'b': (1, 2), 'c': (5, 2), 'a': (0, 1)})"],
      ),
    ).toEqual(["['a', 'b']"])
    expect(
      given(
        'función palabras_largas(texto, n) que devuelva las palabras con más de n letras en minúsculas sin signos de puntuación y sin repetir, ordenadas',
        ["palabras_largas('Hola, mundo. El MUNDO gira', 3)"],
      ),
    ).toEqual(["['gira', 'hola', 'mundo']"])
  })

  it('counts and puts together in the form that is told', () => {
    expect(
      given(
        'Escribe una función mas_frecuentes(texto, n) que devuelva una lista de tuplas (palabra, veces) con las n palabras que más se repiten. Sin distinguir mayúsculas y quitando puntos y comas.',
        ["mas_frecuentes('El perro y el gato. El perro, el pato', 2)"],
      ),
    ).toEqual(["[('el', 4), ('perro', 2)]"])
    expect(
      given(
        'función media_por_asignatura(notas): notas es una lista de tuplas (alumno, asignatura, nota); que devuelva un diccionario asignatura -> media redondeada a 2 decimales',
        ["media_por_asignatura([('a', 'x', 5), ('b', 'x', 8), ('a', 'y', 1)])"],
      ),
    ).toEqual(["{'x': 6.5, 'y': 1.0}"])
    expect(
      given(
        'una función resumen(ventas) que dado un diccionario {vendedor: importe} devuelva una tupla (total, media, mejor vendedor)',
        ["resumen({'a': 10, 'b': 20})"],
      ),
    ).toEqual(["(30, 15.0, 'b')"])
    expect(
      given(
        'quiero una función total_factura(lineas, iva=21) donde lineas es una lista de tuplas (descripcion, cantidad, precio) y me devuelva el total con iva. El iva va en tanto por ciento y el total redondeado a 2 decimales',
        ["total_factura([('boli', 2, 10), ('goma', 1, 5)])", "total_factura([('pan', 5, 5)], 10)"],
      ),
    ).toEqual(['30.25', '27.5'])
  })

  it('holds every condition on a text, those of what must not be in it with them', () => {
    expect(
      given(
        'una función es_segura(clave) que devuelva True si la clave tiene minimo 8 caracteres, al menos una mayuscula, al menos un numero y ningun espacio. si no False',
        ["es_segura('Sevilla2025')", "es_segura('Sevilla 2025')", "es_segura('SevillaBetis')"],
      ),
    ).toEqual(['True', 'False', 'False'])
    expect(
      given(
        "función codigo_ok(codigo): tiene que devolver True si empieza por 'ES', mide entre 6 y 10 caracteres y no contiene guiones",
        ["codigo_ok('ES12345')", "codigo_ok('ES-12345')", "codigo_ok('FR12345')"],
      ),
    ).toEqual(['True', 'False', 'False'])
  })

  it('puts an edge case into any function, whoever has written it', () => {
    expect(
      given(
        'función dias_retraso(vencimiento, hoy). Las dos fechas le llegan como texto dd/mm/aaaa y tiene que devolver los días que lleva de retraso una factura, o 0 si todavía no ha vencido.',
        ["dias_retraso('25/02/2024', '03/03/2024')", "dias_retraso('10/05/2024', '01/05/2024')"],
      ),
    ).toEqual(['7', '0'])
    expect(
      given(
        'función max_stock(productos): lista de diccionarios con nombre, stock y precio; devuelve el nombre del que tiene mas stock. Si la lista esta vacia devuelve None',
        [
          "max_stock([{'nombre': 'a', 'stock': 1, 'precio': 9}, {'nombre': 'b', 'stock': 7, 'precio': 2}])",
          'max_stock([])',
        ],
      ),
    ).toEqual(['b', 'None'])
    expect(
      draftFor('función suma_digitos(n) que devuelva la suma de sus cifras, y lance ValueError si n es negativo')?.code,
    ).toContain('if n < 0:\n        raise ValueError')
  })

  it('189 puts those that are equal in order, changes each, and reads rows that are shown', () => {
    const rows = "[{'nombre': 'Zoe', 'nota': 8}, {'nombre': 'Ana', 'nota': 8}, {'nombre': 'Luis', 'nota': 9.5}]"
    expect(
      given(
        'Una función ordenar(alumnos) que reciba una lista de diccionarios con nombre y nota y devuelva otra lista ordenada por nota de mayor a menor, y si empatan, por nombre de la A a la Z.',
        [`[fila['nombre'] for fila in ordenar(${rows})]`],
      ),
    ).toEqual(["['Luis', 'Ana', 'Zoe']"])
    expect(
      given(
        "tengo datos asi [{'ciudad': 'Lima', 'temp': 19}, {'ciudad': 'Quito', 'temp': 14}, ...] y necesito una funcion media_por_ciudad(datos) que me devuelva un diccionario ciudad -> temperatura media",
        ["media_por_ciudad([{'ciudad': 'Lima', 'temp': 19}, {'ciudad': 'Lima', 'temp': 22}])"],
      ),
    ).toEqual(["{'Lima': 20.5}"])
    expect(
      given(
        'necesito una funcion que reciba una lista de precios y un porcentaje de descuento y devuelva una lista nueva con los precios rebajados redondeados a 2 decimales',
        ['obtener_lista([10, 2.55], 10)'],
      ),
    ).toEqual(['[9.0, 2.29]'])
    expect(
      given('función cuadrados(numeros) que devuelva una lista con los cuadrados de los pares', [
        'cuadrados([1, 2, 4])',
      ]),
    ).toEqual(['[4, 16]'])
    expect(
      given(
        'función que dado un diccionario de alumnos con sus notas devuelva el nombre del que tiene mejor promedio',
        ["obtener_nombre({'Ana': [9, 2], 'Teo': [7, 7]})"],
      ),
    ).toEqual(['Teo'])
  })

  it('189 gives no function that takes or gives back another form than the one that is stated', () => {
    for (const request of [
      'función sudoku_valido(tablero): recibe una lista de 9 listas de 9 enteros ya todo relleno y devuelve True si está bien resuelto',
      'función digito_verificador(rut) que reciba el número sin el dígito como entero y me devuelva el dígito verificador como texto, con lo del módulo 11',
      'función total_carrito(carrito) donde carrito es una lista de tuplas (producto, precio, cantidad) y devuelve el total con iva 21%',
    ])
      expect(draftFor(request)?.fit ?? 0, request).toBeLessThan(0.5)
  })
})
