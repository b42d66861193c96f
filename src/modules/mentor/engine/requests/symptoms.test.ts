import { describe, expect, it } from 'vitest'
import { plainText } from '../lexicon/plain-text'
import type { Symptom } from './symptom-patterns'
import { symptoms } from './symptoms'

const SEEN: Partial<Record<Symptom, string[]>> = {
  'nothing-printed': [
    'no hace nada',
    'no imprime nada',
    'no me sale nada',
    'le doy run y no pasa NADA',
    'no muestra nada en la terminal',
    'Process finished with exit code 0',
    'se queda la pantalla en blanco',
    'no me tira nada',
  ],
  'never-ends': [
    'se cicla',
    'se queda pillado',
    'no para nunca',
    'bucle infinito',
    'se queda colgado',
    'no termina',
    'se me traba',
    'se tilda',
    'nunca acaba',
    'imprime números sin parar',
    'se congela la ventana',
    'se encicla',
  ],
  'closes-at-once': ['se cierra la ventana', 'se me cierra al momento', 'la ventana negra se cierra'],
  crashes: ['truena', 'peta a la segunda', 'se cae', 'crashea', 'me revienta el programa'],
  'prints-none': ['me imprime None', 'porque sale none', 'devuelve None', 'al final me sale None'],
  'empty-result': ['me sale vacío', 'la lista queda vacía', 'el archivo está en blanco'],
  'always-zero': ['siempre sale 0', 'me da cero', 'el total se queda en 0'],
  'always-same': ['siempre me da lo mismo', 'sale siempre el mismo número', 'siempre gana la máquina'],
  'only-last': ['solo me sale el último', 'el total me da solo la última venta', 'nomás me guarda el último'],
  'only-first': ['solo encuentra al primer cliente', 'nada más me imprime el primero', 'solo lee la primera línea'],
  'one-too-few': ['no llega hasta el 10', 'se queda en el 9', 'no imprime el último', 'me falta el último'],
  'does-not-change': [
    'no me cambia el texto',
    'no se actualiza',
    'se queda igual',
    'no me quita los espacios',
    'no baja la vida',
  ],
  'wrong-order': ['no ordena bien', 'sale desordenado', 'me lo pone al revés'],
  'worked-before': ['ayer me iba', 'antes funcionaba', 'ya no me jala', 'de repente dejó de funcionar'],
  slow: ['va lentísimo', 'tarda siglos', 'se demora mucho'],
}

describe('symptoms', () => {
  for (const [symptom, sentences] of Object.entries(SEEN))
    it.each(sentences)(`hears ${symptom} in «%s»`, (sentence) => {
      expect([...symptoms(plainText(sentence))]).toContain(symptom)
    })

  it.each([
    'cómo leo un csv',
    'qué es una tupla',
    'explícame este código',
    'hazme un programa que sume dos números',
    'diferencia entre is y ==',
  ])('hears none in «%s»', (sentence) => expect([...symptoms(plainText(sentence))]).toEqual([]))
})
