import { expect, it } from 'vitest'
import { inPlainWords } from './plain-words'

it('says a request in the words that are read best, and leaves what is quoted, listed or code as it is', () => {
  expect(inPlainWords('hay que sumar y el usuario teclea «el promedio»')).toEqual([
    'necesito sumar y pide «el promedio»',
  ])
  expect(inPlainWords('imprime "el promedio" de [1, 2]')).toEqual([])
  expect(inPlainWords('muestra la media')).toEqual([])
})

it('knows verbs of the same deed in all their forms', () => {
  expect(inPlainWords('visualiza lo que se retorna')).toEqual(['muestra lo que se devuelve'])
  expect(inPlainWords('enséñame cada dígito')).toEqual(['muestra cada dígito'])
})

it('tells until when, what not to use and in what order in one way', () => {
  expect(inPlainWords('yo meto precios, uno detrás de otro, y cuando ponga un 0 me saca el total')).toEqual([
    'un programa que pida precios, uno por uno hasta que escriba 0 y al final muestre el total',
  ])
  expect(inPlainWords('sorted y max están prohibidos')).toEqual(['sin usar sorted ni max'])
  expect(inPlainWords('en orden descendente')).toEqual(['de mayor a menor'])
})

it('puts the function first, wherever it is named', () => {
  const [first] = inPlainWords('Me hace falta contar las vocales. Llámala vocales(texto). Debe devolver un entero.')
  expect(first).toMatch(/^Una función vocales\(texto\) que devuelva un entero\./)
  expect(inPlainWords('a_romano(n): recibe un entero y da su escritura en números romanos')[0]).toBe(
    'Una función a_romano(n) que reciba un entero y devuelva su escritura en números romanos.',
  )
})

it('tells a class from its sentences', () => {
  expect(inPlainWords('Dos clases. Producto: nombre, precio. Tienda: agregar(producto).')).toEqual([
    'Dos clases. Una clase Producto con nombre, precio. Una clase Tienda con métodos agregar(producto).',
  ])
})

it('leaves a text alone that holds the signs which stand for its pieces, whatever was read before', () => {
  const end = `${'necesito sumar '.repeat(4)}\uE000`
  for (const text of [end, '\uE000 hay que sumar', end, '\uE305 hay que sumar']) expect(inPlainWords(text)).toEqual([])
})
