import { describe, expect, it } from 'vitest'
import { readMessage } from '../reading/read-message'
import { startState } from '../state'
import { understand } from '../understand'
import { identifier, singular } from './identifier'
import { readTask } from './read-task'
import type { Constraint } from './task'

const taskOf = (text: string) => readTask(understand(readMessage(text), startState()))

describe('what a request for a program says', () => {
  it.each([
    ['hazme una funcion media(notas) que devuelva la media', [{ name: 'media', parameters: ['notas'] }]],
    [
      'necesito un def area_rect(base: float, altura=1)',
      [{ name: 'area_rect', parameters: ['base', 'altura'], defaults: { altura: '1' } }],
    ],
    ['una función que se llame contar_pares y reciba una lista', [{ name: 'contar_pares', parameters: [] }]],
    ['q sea una funcion biseccion(f, a, b, tol)', [{ name: 'biseccion', parameters: ['f', 'a', 'b', 'tol'] }]],
    ['función es_par que diga si un número es par', [{ name: 'es_par', parameters: [] }]],
    ['un programa que pida tres notas (de 0 a 10)', []],
    ['que pida la edad (número) y salude', []],
    [
      'Implemente `ordenada(lista, descendente=False)` que ordene',
      [{ name: 'ordenada', parameters: ['lista', 'descendente'], defaults: { descendente: 'False' } }],
    ],
  ])('reads the functions of «%s»', (text, functions) => {
    expect(taskOf(text).functions).toEqual(functions)
  })

  it.each([
    [
      'Quiero una clase Producto con nombre, precio y stock, y un método vender(cantidad) que reste del stock',
      {
        name: 'Producto',
        attributes: ['nombre', 'precio', 'stock'],
        methods: [{ name: 'vender', parameters: ['cantidad'] }],
      },
    ],
    [
      'clase Cuenta para la hucha: con atributo saldo que empieza en 0, metodos ingresar(cantidad) y retirar(cantidad)',
      {
        name: 'Cuenta',
        attributes: ['saldo'],
        methods: [
          { name: 'ingresar', parameters: ['cantidad'] },
          { name: 'retirar', parameters: ['cantidad'] },
        ],
      },
    ],
    [
      'hazme una clase perro con nombre y edad y un metodo ladrar que imprima guau',
      { name: 'Perro', attributes: ['nombre', 'edad'], methods: [{ name: 'ladrar', parameters: [] }] },
    ],
    [
      'clase Circulo con radio, area y perimetro',
      {
        name: 'Circulo',
        attributes: ['radio'],
        methods: [
          { name: 'area', parameters: [] },
          { name: 'perimetro', parameters: [] },
        ],
      },
    ],
  ])('reads the class of «%s»', (text, expected) => {
    expect(taskOf(text).classes).toEqual([expected])
  })

  it.each<[string, Constraint[]]>([
    ['el mayor de una lista sin usar max', [{ kind: 'without', what: 'max' }]],
    ['el profe no deja usar max ni lambda', ['max', 'lambda'].map((what) => ({ kind: 'without' as const, what }))],
    ['sin pandas y en una linea', [{ kind: 'without', what: 'pandas' }, { kind: 'one-line' }]],
    ['la cuenta atrás con while', [{ kind: 'with', what: 'while' }]],
    ['diga la media con 2 decimales', [{ kind: 'decimals', count: 2 }]],
    ['que pida numeros hasta que ponga 0', [{ kind: 'repeat-until', word: '0' }]],
    ['vaya pidiendo cosas hasta que escriba "fin"', [{ kind: 'repeat-until', word: 'fin' }]],
    ['pida nombres hasta que el usuario deje de escribir', []],
    ['sin clases ni cosas raras', [{ kind: 'without', what: 'class' }]],
    [
      'sin pandas porque no puedo instalar nada',
      ['pandas', 'third-party'].map((what) => ({ kind: 'without' as const, what })),
    ],
    ['no puedo importar nada', [{ kind: 'without', what: 'import' }]],
  ])('reads the constraints of «%s»', (text, constraints) => {
    expect(taskOf(text).constraints).toEqual(constraints)
  })

  it('takes a lesson for no class', () => {
    const task = taskOf('para clase de prog me piden una función letra(numero) que reciba un entero')
    expect(task).toMatchObject({ classes: [], source: 'parameter', functions: [{ name: 'letra' }] })
  })

  it('reads data, columns, files, sources and results', () => {
    const rows = taskOf('tengo [{"ciudad": "Cali", "monto": 100}, ...] y quiero el total por ciudad')
    expect(rows.data).toMatchObject({
      kind: 'rows',
      columns: [
        { name: 'ciudad', isNumber: false },
        { name: 'monto', isNumber: true },
      ],
    })
    expect(taskOf('lee ventas.csv con columnas fecha, producto e importe')).toMatchObject({
      files: ['ventas.csv'],
      columns: ['fecha', 'producto', 'importe'],
      source: 'file',
    })
    expect(taskOf('que pida la base y diga el iva al 21%').numbers).toMatchObject([{ value: 21, percent: true }])
    expect(taskOf('una funcion f(x) que devuelva el doble')).toMatchObject({ source: 'parameter', result: 'return' })
    expect(taskOf('que me pida dos numeros y muestre la suma')).toMatchObject({ source: 'keyboard', result: 'print' })
    // What a program is given is typed; what a function is given, handed over.
    expect(taskOf('un programa al que le paso dos numeros y me dice cual es mayor').source).toBe('keyboard')
    expect(taskOf('con mayor(a, b) le paso dos numeros y me dice cual es mayor').source).toBe('parameter')
  })

  it('names what Spanish words name', () => {
    expect(['Fecha límite', 'año de nacimiento', 'contraseña'].map(identifier)).toEqual([
      'Fecha_limite',
      'anio_de_nacimiento',
      'contrasena',
    ])
    expect(
      ['notas', 'numeros', 'ciudades', 'meses', 'clientes', 'nombres', 'precios', 'veces', 'jugadores', 'frases'].map(
        singular,
      ),
    ).toEqual(['nota', 'numero', 'ciudad', 'mes', 'cliente', 'nombre', 'precio', 'vez', 'jugador', 'frase'])
  })
})
