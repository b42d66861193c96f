import type { Workspace } from '@astral-sh/ruff-wasm-web'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunPython, startPython } from '~/testing/python/python'
import { openDraftRuff } from '~/testing/python/ruff'
import { readRequestText } from '../../../../engine/task/request-text'
import { classDrafts } from './class-maker'

let run: RunPython
let ruff: Workspace
beforeAll(async () => {
  run = await startPython()
  ruff = await openDraftRuff('C4', 'UP', 'FURB')
})

/** A request, what is done with its classes, and what that prints. */
type Case = readonly [request: string, append: string, prints: string]

const CASES: readonly Case[] = [
  [
    'clase Inventario con: agregar(nombre, cantidad, precio), que si el producto ya existe sume la cantidad y ponga el precio nuevo; vender(nombre, cantidad), que lance ValueError si no hay bastante o no existe; y valor_total() que devuelva lo que vale todo el stock',
    "i = Inventario()\ni.agregar('silla', 5, 20)\ni.agregar('silla', 3, 10)\ni.vender('silla', 4)\nprint(i.valor_total())\nfor a in (('silla', 99), ('mesa', 1)):\n    try:\n        i.vender(*a)\n    except ValueError:\n        print('no')",
    '40\nno\nno\n',
  ],
  [
    'quiero una clase abstracta Figura con un metodo area y dos subclases Cuadrado y Circulo',
    'print(Cuadrado(3).area(), issubclass(Circulo, Figura))\ntry:\n    Figura()\nexcept TypeError:\n    print("no")',
    '9 True\nno\n',
  ],
  [
    'una clase Biblioteca que guarde Libros, cada libro con titulo, autor y si esta prestado. tiene que poder agregar libros, prestar uno por titulo, devolverlo y listar los disponibles',
    "b = Biblioteca()\nb.agregar_libro(Libro('Nada', 'Laforet'))\nb.prestar('nada')\nb.prestar('nada')\nb.listar_disponibles()\nb.devolver('nada')\nb.listar_disponibles()",
    'Ya está prestado\nNada: autor Laforet\n',
  ],
  [
    'clase Perro con nombre, raza y edad. metodos: ladrar, comer y cumplir años. y que al imprimirlo salga Toby (labrador)',
    "p = Perro('Lola', 'galgo', 2)\np.comer()\np.cumplir_anios()\nprint(p, p.edad)",
    'Lola está comiendo\nLola (galgo) 3\n',
  ],
  [
    'clase Jugador con nombre, vida 100 y nivel 1, metodo recibir_daño(cantidad) que si llega a 0 imprima que ha muerto, curar(cantidad) sin pasar de 100 y subir_nivel',
    "j = Jugador('Ana')\nj.recibir_danio(40)\nj.curar(90)\nj.subir_nivel()\nprint(j.vida, j.nivel)\nj.recibir_danio(100)",
    '100 2\nAna ha muerto\n',
  ],
  [
    'clase Empleado abstracta con nombre y método abstracto calcular_sueldo; EmpleadoFijo tiene sueldo mensual y EmpleadoPorHoras tiene horas y precio por hora',
    "print(EmpleadoFijo('Ana', 1500).calcular_sueldo(), EmpleadoPorHoras('Leo', 10, 12).calcular_sueldo())",
    '1500 120\n',
  ],
  [
    'clase Fecha con dia, mes y año, que se imprima como 05/03/2024 y que se puedan comparar con <',
    'print(Fecha(5, 3, 2024), Fecha(1, 1, 2025) < Fecha(31, 12, 2024))',
    '05/03/2024 False\n',
  ],
  [
    'haz clase Termostato: temperatura 20, subir y bajar de medio en medio grado, entre 5 y 30',
    't = Termostato(30)\nt.subir()\nt.bajar()\nprint(t.temperatura)',
    '29.5\n',
  ],
  [
    'necesito una clase CuentaBancaria con titular y saldo privado, metodos para ingresar y retirar dinero, si no hay saldo suficiente que lance un ValueError',
    "c = CuentaBancaria('Ana', 10)\nc.ingresar(5)\ntry:\n    c.retirar(50)\nexcept ValueError:\n    print(c.saldo)",
    '15\n',
  ],
  [
    'crea una clase Termometro con temperatura en celsius, con una property fahrenheit y que no se pueda poner menos de -273',
    't = Termometro(100)\nprint(t.fahrenheit)\ntry:\n    t.temperatura = -300\nexcept ValueError as error:\n    print(error)',
    '212.0\nTemperatura no puede ser menor que -273\n',
  ],
]

describe('classes that are told in prose', () => {
  it('does in Python what each request says, as Ruff would have it, with an example that runs', () => {
    for (const [request, append, prints] of CASES) {
      const [draft] = classDrafts({ request: readRequestText(request), constraints: [] })
      if (!draft) throw new Error(`nothing is written for «${request}»`)
      expect(draft.missing, request).toEqual([])
      expect(ruff.format(draft.code), request).toBe(draft.code)
      expect(ruff.check(draft.code), request).toEqual([])
      expect(run(`${draft.code}\n${append}`), request).toBe(run(draft.code) + prints)
    }
  })

  it('makes no attribute of a word that is none', () => {
    for (const [request, word] of [
      ['clase Biblioteca que guarde libros y busque por autor', 'busque'],
      ['clase Banco con varias cuentas, que se puedan crear cuentas', 'varias'],
      ['una clase Rectangulo con base y altura que diga el area', 'diga'],
    ] as const) {
      const [draft] = classDrafts({ request: readRequestText(request), constraints: [] })
      expect(draft?.code ?? '', request).not.toContain(word)
    }
  })
})
