import { describe, expect, it } from 'vitest'
import { isCircumstance } from './circumstance'

const CIRCUMSTANCES = [
  'mi colega mete letras para picarme',
  'si alguien pone letras se rompe',
  'el profe nos quita puntos si no lleva type hints',
  'en el insti no nos dejan instalar nada',
  'vengo de excel vba',
  'en excel lo tengo',
  'que 3.75 queda fatal en la tienda',
  'con 7.5 me muestra 7.5',
  'es para abrirlo luego en el excel',
  'me lo pones en esta',
  'hazmelo',
]
const WISHES = [
  'que no pete si divido entre 0',
  'si no le digo el iva que coja 21',
  'sin distinguir mayusculas',
  'con un ciclo',
  'el porcentaje de cada uno',
  'que vaya ensenando el marcador',
  'al entrar diga en cuantos lo logre',
  'quita lo de bienvenido',
  'si la lista esta vacia que devuelva none',
  'mi nombre que salga en mayusculas',
  'tiene que guardar los datos en un archivo',
]

describe('196 what tells how things are is told from what is asked for', () => {
  it.each(CIRCUMSTANCES)('«%s» asks for nothing', (clause) => {
    expect(isCircumstance(clause)).toBe(true)
  })
  it.each(WISHES)('«%s» asks for something', (clause) => {
    expect(isCircumstance(clause)).toBe(false)
  })
})
