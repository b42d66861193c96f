import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

it.each([
  [
    'ValueError: invalid literal for int() with base 10: \'3,50\'   me sale con el precio, uso precio = int(input("Precio: "))',
    ["`'3,50'`", 'precio = float(input("Precio: ").replace(",", "."))'],
  ],
  ['me da IndexError: list index out of range y mi linea es print(lista[5])', ['número 6', '5 elementos o menos']],
  ['```\nprint(filas[0])\n```\nIndexError: list index out of range', ['`filas` está vacía']],
  ["KeyError: 'nombre' me sale al hacer persona['nombre']", ["la clave `'nombre'`", "persona.get('nombre')"]],
  ['ZeroDivisionError: division by zero si pongo total / len(notas)', ['`notas` está vacío']],
  ["TypeError: 'int' object is not iterable por qué sale con for i in 10:", ['for i in range(10):']],
])('the line that a sentence tells beside an error is the one that raised it: %s', async (content, told) => {
  const { markdown, skill } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
  expect(skill).toBe('errors')
  for (const text of told) expect(markdown).toContain(text)
  // It came that far: what the line uses has its value in the rest of the program.
  expect(markdown).not.toContain('NameError')
})
