import { expect, it } from 'vitest'
import { wishOf } from './wish'
import type { Wish } from './wish-in-clause'

const inConversation = (prose: string) => wishOf(prose, { isOwn: false })
const besideCode = (prose: string) => wishOf(prose, { isOwn: true })

const each = (read: (prose: string) => Wish, said: Record<string, Wish>) => {
  const heard = Object.fromEntries(Object.keys(said).map((prose) => [prose, read(prose)]))
  expect(heard).toEqual(said)
}

it('hears how a program is to be, whatever country and hurry it is said in', () => {
  each(inConversation, {
    'buenísimo, y decime también cuántas son aprobadas, se aprueba con 6': 'said',
    'vale pero si divido entre 0 quiero que salga No se puede': 'said',
    'bien!! pero si ponen letras se rompe, que la vuelva a pedir hasta que sea un numero': 'said',
    'si meto un 9 no dice nada, pon q avise de que la opcion no es valida': 'said',
    'uf me da miedo liarla. primero que enseñe como quedarian y me pregunte si sigo': 'said',
    'anda mas o menos, hacé que si no hay stock avise': 'said',
    'el profe quiere que en vez de tantos if use un diccionario, como quedaría?': 'said',
    'me colaboras para que los valores salgan con puntos de miles': 'said',
    '¿Me la puedes convertir en un generador?': 'said',
    'no manches está genial, nomás agrégale que pueda ser al revés': 'said',
  })
})

it('takes no question, report or thanks for a wish', () => {
  each(inConversation, {
    'y eso dónde lo escribo?': 'none',
    'qué pasaría si la lista está vacía?': 'none',
    'y si hay celdas vacías no me da error?': 'none',
    'dime qué hace el for': 'none',
    'ponme otro ejemplo': 'none',
    'necesito saber qué es un parámetro': 'none',
    'y no hay que poner f.close() ? mi profe siempre lo pone': 'none',
    'Ya usé float y va bien, gracias!! Y si escribo 13,5 con coma?': 'none',
    'ok, quiero que sume los pares, por qué no lo hace?': 'none',
  })
})

it('calls what may as well ask or tell a hint', () => {
  each(inConversation, {
    'y ordenado del que mas vendio al que menos': 'hinted',
    '¿y cómo hago para que no se repitan?': 'hinted',
    'entonces si quiero siempre el ultimo?': 'hinted',
    'lo mismo pero con while': 'hinted',
  })
})

it('hears beside a program that somebody shows what is wrong with it, unless it is told how it is to be', () => {
  each(besideCode, {
    'quiero que imprima del 1 al 10 pero se para en 9': 'none',
    'quiero la suma de los pares del 1 al 20 y me da 2': 'none',
    'tiene que sumar del 1 al 10 y debería dar 55, pero da 45:': 'none',
    'funciona pero mi profe dice que no es pythonico, como lo mejoro?': 'none',
    'Mi script revienta si el fichero no existe. Quiero que en ese caso muestre No encuentro el archivo': 'said',
    'cambiamelo para que sean 3 notas y que la media salga con 2 decimales': 'said',
  })
})
