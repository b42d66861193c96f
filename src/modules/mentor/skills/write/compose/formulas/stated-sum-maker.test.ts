import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../../engine/reading/read-message'
import { startState } from '../../../../engine/state'
import { readTask } from '../../../../engine/task/read-task'
import { understand } from '../../../../engine/understand'
import { statedSumMaker } from './stated-sum-maker'

function draftOf(text: string) {
  const frame = understand(readMessage(text), startState())
  return statedSumMaker(readTask(frame), frame, startState())[0]
}

describe('a sum with the numbers of the request', () => {
  it.each([
    ['el precio final de 3 camisetas a 15 euros con un descuento del 10%', 'Total: 40.50'],
    ['15% de 80', 'El 15 % de 80 es: 12.00'],
    ['cuánto me sale 3 kilos de carne a 8500 y 2 kilos de pollo a 4200', 'Total: 33900.00'],
    ['cuánto gano vendiendo 40 empanadas a 1200 pesos si cada una me cuesta 700', 'Ganancia total: 20000.00'],
    ['una cuenta de 85 euros entre 4 personas con 10% de propina', 'Paga cada uno: 23.38'],
    ['calcula 2 pizzas a 9,50 con envío de 3 euros', 'Total: 22.00'],
  ])('«%s» prints %s', (text, line) => {
    expect(draftOf(text)?.example?.output).toContain(line)
  })

  it.each([
    'qué es un porcentaje',
    'una función con_iva(precio)',
    'que pida 3 precios y diga el total con un 10% de descuento',
    'préstamo de 10000 a 5 años al 6%',
  ])('is none of «%s»', (text) => {
    expect(draftOf(text)).toBeUndefined()
  })
})
