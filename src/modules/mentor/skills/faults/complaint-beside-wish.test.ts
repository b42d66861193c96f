import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

it.each([
  [
    'se queda colgado después de la vuelta 2. quiero q se salte la 3 nada más',
    'n = 1\nwhile n <= 5:\n    if n == 3:\n        continue\n    print(n)\n    n = n + 1',
    'continue',
  ],
  [
    'me pone 242.0 y abajo Total: None. de donde sale ese none??? dejamelo bien',
    'def con_iva(base):\n    print(base * 1.21)\n\ntotal = con_iva(200)\nprint("Total:", total)',
    'return base * 1.21',
  ],
  ['necesito que la lista b no cambie cuando cambio a', 'a = [1, 2]\nb = a\na.append(4)\nprint(b)', 'b = a.copy()'],
  [
    'alguien me explica esta brujería? cambio un solo elemento y se me cambia toda la columna',
    'm = [[0] * 3] * 3\nm[0][0] = 5\nprint(m)',
    'for _ in range(3)',
  ],
  [
    'el replace no va?? me sigue saliendo con espacios',
    'tlf = "600 12"\ntlf.replace(" ", "")\nprint(tlf)',
    'tlf = tlf.replace',
  ],
  [
    'calculo lo que falta y me sale uno negativo',
    'from datetime import date\nhoy = date(2025, 11, 20)\nfin = date(2025, 12, 25)\nprint((fin - hoy).days * 0 + (hoy - fin).days)',
    'fin - hoy',
  ],
  [
    'el bisiesto no va: 1900 dice q si y no lo es',
    'def b(a):\n    if a % 4 == 0:\n        return True\n    elif a % 100 == 0:\n        return False\n    elif a % 400 == 0:\n        return True\n    return False\n\nprint(b(1900))',
    'Ahora imprime:\n\n```text\nFalse',
  ],
])('answers what is wrong, whatever is wished beside it: «%s»', async (says, code, told) => {
  const content = `${says}\n\n${code}`
  const { markdown, skill } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
  expect(skill).toBe('faults')
  expect(markdown).toContain(told)
})

it.each([
  ['ponle un menú con las opciones sumar y restar', 'a = 1\nb = 2\nprint(a + b)'],
  ['quiero que el precio lo pida por teclado', 'precio = 3.14159\nprint(precio)'],
])('leaves a wish for a program that does what it should to who makes it: «%s»', async (says, code) => {
  const content = `${says}\n\n${code}`
  const { skill } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
  expect(skill).toBe('change')
})
