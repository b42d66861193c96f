import { describe, expect, it } from 'vitest'
import { learnKinds } from '~/testing/mentor/learn-kinds'
import { readMessage } from '../reading/read-message'
import { KINDS, type Kind, likelihoods } from './kind-model'
import { readKinds, sureKind } from './read-kinds'

const SUMA = 'total = 0\nfor n in [4, 8]:\n    total += n\nprint(total)'
const kindOf = (text: string, goesOn = false) => sureKind(readKinds(readMessage(text), goesOn))

/** None of them among the questions that the model was learnt from. */
const MESSAGES: [Kind, string][] = [
  ['generate', 'programa que pida los litros y los kilómetros y diga el consumo cada cien'],
  [
    'generate',
    'leer una frase y mostrarla con las palabras al revés, por ejemplo "me gusta el pan" -> "pan el gusta me"',
  ],
  ['fault', `no me suma bien, tendría que salir 12 y me sale otra cosa\n\n${SUMA}`],
  ['explain', `alguien me explica qué hace este código línea por línea??\n\n${SUMA}`],
  ['review', `funciona pero creo que se puede escribir mejor, ¿qué mejorarías?\n\n${SUMA}`],
  ['change', `a este código ponle que los números los escriba el usuario y que pare con 0\n\n${SUMA}`],
  [
    'error',
    'ayuda, no entiendo este error\n\nprint(x)\n\nTraceback (most recent call last):\n  File "a.py", line 3, in <module>\nNameError: name \'x\' is not defined',
  ],
  ['product', '¿cuánto cuesta el plan PRO al mes y cómo lo cancelo?'],
  ['exercise', 'ponme un ejercicio de listas para practicar'],
]

describe('the kind of a message', () => {
  it('is told by all its words together, with what is pasted beside them', () => {
    expect(MESSAGES.map(([, text]) => kindOf(text))).toEqual(MESSAGES.map(([kind]) => kind))
  })

  it('depends on whether something was said before', () => {
    expect(kindOf('y que salgan ordenados de mayor a menor', true)).toBe('change')
  })

  it('is left open where the words say nothing', () => {
    expect(['hola', '', '…', 'constructor __proto__ toString'].map((text) => kindOf(text))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

it('learns which words belong to which kind, from what three messages have', () => {
  const example = (kind: Kind, ...features: string[]) => ({ kind, features: new Set(features) })
  const examples = [1, 2, 3].flatMap((at) => [
    example('product', 'precio', `solo-${at}`),
    example('generate', 'programa', `solo-${at}`),
  ])
  const model = learnKinds(examples)
  const likely = (...features: string[]) =>
    KINDS[likelihoods(model, features).indexOf(Math.max(...likelihoods(model, features)))]
  expect([likely('precio'), likely('programa')]).toEqual(['product', 'generate'])
  expect(learnKinds(examples)).toEqual(model)
})
