/** Names of what is measured or paid: it may have decimals, whatever the one value that is written down has. */
const MEASURED =
  /nota|precio|importe|peso|gasto|coste?|temp|altura|sueldo|salario|venta|ingreso|litro|kilo|gramo|monto|medid|distancia|tiempo|base|radio|lado|largo|ancho|saldo|pago|descuento|propina|metro|km|interes|capital|euros?|dolar|tarifa|consumo|valor/

export const isMeasured = (name: string): boolean => MEASURED.test(name.toLowerCase())
