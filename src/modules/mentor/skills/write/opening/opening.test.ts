import { expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

it.each([
  [
    'leer productos.csv (columnas nombre,stock,minimo) y sacar solo los nombres de los productos que estan por debajo del minimo',
    'El programa lee productos.csv y saca solo los nombres de los productos que están por debajo del mínimo.',
  ],
  [
    'script q lea log.txt y saque las 3 IPs que mas veces salen con codigo 404. cada linea va asi:\n10.0.0.7 - GET /tienda 404',
    'El programa lee log.txt y saca las 3 IPs que más veces salen con código 404.',
  ],
])('opens an answer to «%s» with the words of the request', async (request, opening) => {
  expect(await lastAnswer([request])).toMatch(new RegExp(`^${opening.replace(/[.`]/g, '.')}`))
})

it('says nothing where it has no word for what is wanted', async () => {
  const answer = await lastAnswer([
    'Quiero los textos de los correos para los morosos, sin enviarlos, solo imprimirlos y yo los copio. Tengo clientes.csv (separado por comas) con nombre,email,importe,vencida. Solo los que tengan vencida = si y deban mas de 100 euros. El texto: Hola NOMBRE, le recordamos que tiene pendientes IMPORTE euros.',
  ])
  expect(answer).toMatch(/^```python/)
})

it('warns of nothing that the program shows', async () => {
  const answer = await lastAnswer([
    'Haz un programa para una tienda con estos productos en un diccionario: manzana 2, pan 1, leche 3. El usuario va escribiendo productos hasta que ponga "fin" y al final se muestra el total. Si el producto no existe que lo diga y siga.',
  ])
  expect(answer).toContain('while True')
  expect(answer).not.toContain('Puede faltar')
})

it('quotes the whole clause that a program does not show, as it was written', async () => {
  const answer = await lastAnswer([
    'Con pandas: ventas.csv tiene vendedor,mes,monto. necesito una tabla dinamica con los vendedores en filas, los meses en columnas, la suma de monto y los huecos con 0, y una columna Total al final. Que lo guarde en resumen.csv',
  ])
  expect(answer).toMatch(/^\*\*Puede faltar:\*\* «Que lo guarde en resumen\.csv»/)
})
