import { expect, it } from 'vitest'
import { inTurn } from '~/testing/turns'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import { understand } from '../../../engine/understand'
import { parsePython } from '../../../python/parse'
import { allPrograms } from '../recipes/programs'
import { SIGNS } from './absurd'

const frameOf = (request: string) => understand(readMessage(request), startState())

/** The signs of nonsense that a program shows for a request. */
function signs(request: string, code: string): string[] {
  const task = readTask(frameOf(request))
  const module = parsePython(code)
  return Object.entries(SIGNS).flatMap(([name, isSign]) => (isSign(module, task, request) ? name : []))
}

it.each([
  ['ordena una lista', 'def ordenar(lista):\n    return lista\n\n\nprint(ordenar([3, 1]))', ['a parameter of no use']],
  ['suma dos números', 'def suma(a, b):\n    return a + a\n\n\nprint(suma(1, 2))', ['a parameter of no use']],
  [
    'pide un número y di su doble',
    "n = int(input('N: '))\nm = int(input('M: '))\nprint(n * 2)",
    ['a question of no use'],
  ],
  [
    'pide la edad y conteste si es mayor',
    "edad = int(input('Edad: '))\nconteste = input('Conteste: ')\nprint(edad, conteste)",
    ['a name that is none'],
  ],
  [
    'pide una frase y muéstrala del revés',
    "frase = input('Frase: ')\nmuestrala = input('Muéstrala: ')\nprint(frase, muestrala)",
    ['a name that is none'],
  ],
  [
    'cuenta los impares de [4, 7]',
    'pares = [4, 7]\nprint(len([par for par in pares if par % 2]))',
    ['a name that is none'],
  ],
  [
    'contar_letra(texto, letra)',
    'def contar_letra(texto, letra):\n    return sum(1 for letra in texto if any(letra.isalpha() for letra in letra))',
    ['a name of two things'],
  ],
  ['clase Socio', "class Socio:\n    nombre = 'Ana'\n\n\nprint(socio.nombre)", ['a name that nothing has made']],
  [
    'turnos por obra social',
    "filas = [('a', 2)]\ntotales = {}\nfor obra, dias in filas:\n    totales[obra] = totales.get(obra, 0) + obra\nprint(totales)",
    ['a key that is added up'],
  ],
  [
    'suma por vendedor con pandas',
    "import pandas as pd\n\ndatos = pd.read_csv('v.csv')\nprint(datos.groupby('vendedor')[''].sum())",
    ['a column without a name'],
  ],
  [
    'una función cuota(capital, anios)',
    'def cuota(capital, meses):\n    return capital / meses\n\n\nprint(cuota(10, 2))',
    ['other parameters than are stated'],
  ],
  ['suma de [3, 8, 11]', 'datos = [3, 8, 11]\ntotal = sum(datos)\nprint(datos)', ['a figure of no use']],
  ['la media de [3, 8, 11]', 'print(sum([4, 5, 6]) / 3)', ['data of the request left aside']],
  [
    'suma los de m = [[1, 2], [3, 4]]',
    'm = [[1, 2, 3], [4, 5, 6]]\nprint(sum(sum(fila) for fila in m))',
    ['data of the request left aside'],
  ],
  ['que pregunte un número y diga su doble', 'numero = 4\nprint(numero * 2)', ['nothing is asked']],
  ['piensa un número del 1 al 10', 'import random\n\nMAXIMO = 1\nprint(random.randint(1, MAXIMO))', ['a draw of one']],
  [
    'pide la clave y di si es 1234',
    "clave = input('Clave: ')\nif clave == 1234:\n    print('Bien')",
    ['a test that never holds'],
  ],
  [
    'pide la clave y di si es 1234',
    "clave = input('Clave: ')\nif clave == '1234':\n    print('Bien')\nif clave == '1234':\n    print('Pasa')",
    ['a test that never holds'],
  ],
])('for «%s» %j shows %j', (request, code, found) => expect(signs(request, code)).toEqual(found))

it.each([
  // What is worked out may be called by what is done, and one may be told what a number is of.
  ['cuánto hay que pedir para llegar a 10', 'stock = 4\npedir = 10 - stock\nprint(pedir)'],
  ['pide el importe y di el 10 %', "importe = float(input('Importe: '))\nprint(importe / 10)"],
  [
    'una función que sume, por ejemplo [3, 8, 11]',
    'def sumar(lista):\n    return sum(lista)\n\n\nprint(sumar([4, 5]))',
  ],
  ['escribe la tabla del 7. Sin pedir nada por teclado', 'for n in range(1, 11):\n    print(7 * n)'],
  [
    'clase Pila',
    'class Pila:\n    def __init__(self):\n        self.datos = []\n\n    def sacar(self, evento):\n        pass',
  ],
])('for «%s» %j shows none', (request, code) => expect(signs(request, code)).toEqual([]))

it('finds no sign in the programs of the library', () => {
  const own = Object.keys(SIGNS).filter((name) => !/asked|stated|left aside|that is none/.test(name))
  const found = inTurn(allPrograms(), 4).flatMap(({ id, body }) => {
    const module = parsePython(body.sections.map(({ code }) => code).join('\n\n'))
    return own.filter((name) => SIGNS[name]?.(module, readTask(frameOf('')), '')).map((name) => `${id}: ${name}`)
  })
  expect(found).toEqual([])
})
