import { expect, it } from 'vitest'
import { readMessage } from '../../engine/reading/read-message'
import { startState } from '../../engine/state'
import { readTask } from '../../engine/task/read-task'
import { understand } from '../../engine/understand'
import { accountOf } from './accounted'

const missing = (request: string, code: string) =>
  accountOf(readTask(understand(readMessage(request), startState())), code).missing

it.each([
  [
    'pide una frase y di cuántas vocales tiene y cuántas palabras',
    "frase = input('Frase: ')\nvocales = sum(letra in 'aeiou' for letra in frase)\nprint(vocales)",
    /cuántas palabras/,
  ],
  [
    'pide la edad y di si es menor, adulto o jubilado',
    "edad = int(input('Edad: '))\nif edad < 18:\n    print('Menor')\nelse:\n    print('Adulto')",
    /jubilado/,
  ],
  ['cuenta de 3 a 1 y que ponga ¡Fuera!', 'for n in range(3, 0, -1):\n    print(n)', /¡Fuera!/],
  [
    'la suma, la media y la mediana de [1, 5]',
    'datos = [1, 5]\n\n\ndef mitad(datos):\n    return sum(datos) / len(datos)\n\n\nprint(mitad(datos))',
    /mediana/,
  ],
  [
    'la suma y la media de [1, 5]',
    'datos = [1, 5]\n\n\ndef media(datos):\n    return sum(datos) / len(datos)\n\n\nprint(media(datos))',
    /suma/,
  ],
  [
    'media de [1, 5] y los que pasan de la media',
    'datos = [1, 5]\nprint(sum(datos) / len(datos))',
    /pasan de la media/,
  ],
])('of «%s» %j leaves something out', (request, code, part) => expect(missing(request, code).join('; ')).toMatch(part))

it('names nothing that is shown', () =>
  expect(
    missing(
      'pide la edad y di si es menor, adulto o jubilado',
      "edad = int(input('Edad: '))\nprint('Menor' if edad < 18 else 'Adulto' if edad < 65 else 'Jubilado')",
    ),
  ).toEqual([]))
