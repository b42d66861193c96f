import { describe, expect, it } from 'vitest'
import { withoutPleasantries } from './pleasantries'
import { readMessage } from './read-message'

const asked = (text: string) => withoutPleasantries(text).text

describe('what stands around a question and asks nothing', () => {
  it.each([
    ['buenas tardes profe, una pregunta: qué hace zip', 'qué hace zip'],
    ['Hola! Me podrías ayudar? no entiendo los bucles', 'no entiendo los bucles'],
    ['hola a todos, soy nueva en esto. ¿para qué sirve el else?', '¿para qué sirve el else?'],
    ['Estoy aprendiendo Python por mi cuenta. hazme una calculadora', 'hazme una calculadora'],
    ['llevo dos semanas con python, cómo ordeno una lista', 'cómo ordeno una lista'],
    ['hazme una agenda con menú porfa 🙏🙏', 'hazme una agenda con menú'],
    ['que pida tres notas, es para mañana!!', 'que pida tres notas'],
    ['y si la lista está vacía...', 'y si la lista está vacía'],
    ['perdona que te moleste otra vez, ¿qué es una tupla en Python?', '¿qué es una tupla?'],
    ['en python, qué es una clase', 'qué es una clase'],
    [
      'dale tres intentos y si falla que ponga: Bloqueado gracias!',
      'dale tres intentos y si falla que ponga: Bloqueado',
    ],
    ['qué hace esto?\n\nprint(1)\n\nMuchas gracias de antemano', 'qué hace esto?\n\nprint(1)'],
    ['Ejercicio 4: pide tres notas y di la media', 'pide tres notas y di la media'],
    ['hola, 3. escribe una función que sume', 'escribe una función que sume'],
    ['ok ya le entendi. hazme una función que sume', 'hazme una función que sume'],
    ['otra cosa: quiero una lista de clientes', 'quiero una lista de clientes'],
    ['oye, una cosa, hazme un menú', 'hazme un menú'],
    ['me pidieron en el trabajo un script que lea un csv', 'un script que lea un csv'],
    ['en mi insti nos mandan hacer un programa que pida la base', 'un programa que pida la base'],
    ['mi profe nos dejó un programa que sume, si se puede', 'un programa que sume'],
    ['dame un programa que calcule el área y ya', 'dame un programa que calcule el área'],
    ['b) cuenta las vocales de un texto', 'cuenta las vocales de un texto'],
    ['ordena la lista. alguien me ayuda? un saludo', 'ordena la lista'],
    [
      'no me sale, te paso mi código:\n\nx = 1\n\nmi código:\nprint(y)',
      'no me sale, te paso mi código:\n\nx = 1\n\n\nprint(y)',
    ],
    ['no me sale, ayuda porfa\n\nx = 1\nprint(y)', 'no me sale, ayuda\n\nx = 1\nprint(y)'],
  ])('is left out: «%s»', (text, rest) => expect(asked(text)).toBe(rest))

  it.each([
    'hola, ¿me puedes ayudar?',
    'vale, porfa 🙏',
    'la serie 2, 3, 5, 7...',
    'mil gracias, me salvaste el parcial',
    'ya lo arreglé, era la coma, gracias',
    'ok lo voy a probar muchas gracias!',
    'ahora sí que lo pillo\n\ngracias',
    'hola',
    'cómo va el for por dentro',
    'necesito ayuda para ordenar una lista',
    'una pregunta tipo test de listas',
    '3.5 es un float o un int',
    'ejercicios de bucles con solución',
    'diferencia entre un for en java y en python',
    'quiero aprender a programar en python',
    '¿Cómo trabajo con fechas en Python?',
    'mi jefe quiere un informe de ventas',
    'no entiendo, otra cosa distinta',
    'soy autónomo y quiero facturas con IVA',
    'def saluda(nombre):\n    ...',
    '',
  ])('stays where nothing else is said, or where it is said of something: «%s»', (text) => {
    expect(withoutPleasantries(text)).toEqual({ text, pleasantries: '' })
  })

  it('is kept apart, since it tells whom an answer is for', () => {
    expect(readMessage('hola, estoy empezando con python. qué es una lista')).toMatchObject({
      prose: 'qué es una lista',
      pleasantries: 'hola, estoy empezando con python.',
    })
  })

  it.each([
    ['hola, apenas empiezo con python. hazme un programa que sume', 'hazme un programa que sume'],
    ['hola, soy lola, acabo de empezar con python en el insti y no entiendo el while', 'no entiendo el while'],
  ])('is who somebody is, however long it takes: «%s»', (text, rest) => {
    expect(withoutPleasantries(text).text).toBe(rest)
  })
})

it.each([
  ['"haz un programa que sume"', 'haz un programa que sume'],
  ['**qué hace un  bucle for**', 'qué hace un bucle for'],
  ['qué diferencia hay entre "a" y "b"', 'qué diferencia hay entre "a" y "b"'],
  ['"uno" y después "dos"', '"uno" y después "dos"'],
])('reads a whole message without its quotes and double blanks: %s', (text, read) => {
  expect(readMessage(text).text).toBe(read)
})

it('reads a block of code without the numbers of its lines', () => {
  const numbered = '```python\n1  for i in range(2):\n2      print(i)\n3  print("fin")\n```'
  expect(readMessage(`qué imprime?\n\n${numbered}`).code[0]?.code).toBe(
    'for i in range(2):\n    print(i)\nprint("fin")\n',
  )
})

it('reads what is written in capitals as any other message, and names as they are', () => {
  expect(readMessage('QUÉ HACE UN BUCLE WHILE').prose).toBe('qué hace un bucle while')
  expect(readMessage('qué es PI en math').prose).toBe('qué es PI en math')
})
