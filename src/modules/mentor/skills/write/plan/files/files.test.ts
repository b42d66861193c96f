import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../../engine/reading/read-message'
import { startState } from '../../../../engine/state'
import { readTask } from '../../../../engine/task/read-task'
import { understand } from '../../../../engine/understand'
import { planMaker } from '../plan-maker'

function written(request: string): string {
  const frame = understand(readMessage(request), startState())
  const [best] = planMaker(readTask(frame), frame, startState()).toSorted((a, b) => b.fit - a.fit)
  return best === undefined || best.fit < 0.85 ? '' : best.code
}

describe('programs that read a file, change it and save it', () => {
  it.each([
    [
      'Dispongo de pedidos.csv (id_pedido, id_cliente, total) y clientes.csv (id_cliente, nombre). Un script con pandas que liste los clientes que no han hecho ningún pedido',
      /clientes\[~clientes\['id_cliente'\]\.isin\(pedidos\['id_cliente'\]\)\]/,
    ],
    [
      'con productos.csv con columnas codigo, nombre y ventas.csv con columnas codigo, unidades saca los productos sin ventas y guardalos en parados.csv',
      /\{fila\['codigo'\] for fila [\s\S]*not in con_ventas[\s\S]*open\('parados\.csv', 'w'[\s\S]*fieldnames=\['codigo', 'nombre'\]/,
    ],
    [
      'con openpyxl abrir precios.xlsx, subirle un 8% a todos los precios de la columna C (la fila 1 es encabezado) y guardar como precios_nuevos.xlsx',
      /range\(2, hoja\.max_row \+ 1\)[\s\S]*f'C\{fila\}'[\s\S]*\* 1\.08[\s\S]*save\('precios_nuevos\.xlsx'\)/,
    ],
    [
      'en tarifas.xlsx baja un 5% la columna Precio con openpyxl',
      /index\('Precio'\)[\s\S]*\* 0\.95[\s\S]*save\('tarifas\.xlsx'\)/,
    ],
    [
      'una agenda: funcion guardar_contacto(nombre, telefono) que lo guarde en contactos.json sin perder los contactos que ya estaban, y si el archivo todavia no existe que lo cree',
      /exists\(\)[\s\S]*append\(\{'nombre': nombre, 'telefono': telefono\}\)[\s\S]*write_text/,
    ],
    [
      'reemplazar en un archivo carta.txt la palabra NOMBRE por el nombre que diga el usuario y guardar en carta_final.txt',
      /nuevo = input[\s\S]*replace\('NOMBRE', nuevo\)[\s\S]*open\('carta_final\.txt', 'w'/,
    ],
  ])('%s', (request, shows) => expect(written(request)).toMatch(shows))
})
