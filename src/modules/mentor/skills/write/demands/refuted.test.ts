import { expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

it.each([
  // Of many things each is asked for.
  [
    'hacer una boleta de venta: pide productos y precios y al final muestra subtotal, IGV 18% y total',
    /^precio = float/m,
  ],
  // Questions that a program asks are those of the request.
  [
    'encuesta: pide edad y si fuma (s/n) a 10 personas y di el porcentaje de fumadores y la edad media de ellos',
    /NPS|Edad media de ellos|^edad2/m,
  ],
  // A file that is to be compared is read.
  [
    'compara dos archivos de texto lista1.txt y lista2.txt y dime qué nombres están en el primero y no en el segundo',
    /```python/,
  ],
  ['leer log.txt y contar cuantas lineas tienen ERROR, WARNING e INFO', /app\.log|Líneas: \{lineas\}/],
  [
    'Con clientes.csv (nombre,nacimiento; nacimiento tipo 1988-07-21) dime en qué mes cumplen años más clientes',
    /Cuántos: \{len/,
  ],
  ['un programa que pida tres números y diga cuál es el que que que', /Segundo número: (?![\s\S]*Tercer)/],
  ['pide 10 números, guárdalos en una lista y muestra el segundo mayor sin usar sort', /El mayor: \{max/],
])('«%s» is answered by no program that contradicts it', async (request, wrong) => {
  expect(await lastAnswer([request])).not.toMatch(wrong)
})

it.each([
  ['calcular el IMC pidiendo peso y altura en cm', /input\('Altura en cm: '\)[^\n]* \/ 100/],
  ['un programa que lea ventas.xlsx, hoja Enero, y sume la columna Total', /\['Enero'\]/],
  ['lee ventas.csv separado por ; con columnas cliente;total y dime el total general', /delimiter=';'/],
  ['juego del ahorcado con la palabra python y 6 intentos', /^palabra = 'python'$/m],
  [
    'sueldo de un trabajador: pide horas y precio por hora, las horas por encima de 40 se pagan al 150%',
    /extras \* precio \* 1\.5/,
  ],
  ['función precio_final(base, iva) que devuelva base + base * iva / 100', /return base \+ base \* iva \/ 100/],
  ['calculadora de IGV', /^igv = /m],
  ['calculadora que pida el precio y el igv y me diga el total', /`precio \* porcentaje_igv \/ 100`, y se suma/],
])('«%s» is done as it is stated', async (request, has) => {
  expect(await lastAnswer([request])).toMatch(has)
})
