import { describe, expect, it } from 'vitest'
import { createTypoIndex } from './edit-distance'
import { plainText } from './plain-text'
import { meaningsIn } from './read-words'
import { verbForms } from './verb-forms'

describe('plainText', () => {
  it('has neither accents nor punctuation, and single spaces', () => {
    expect(plainText('  ¿Qué  ÍNDICE tiene «mi_lista»[0]?\n')).toBe('que indice tiene mi_lista 0')
  })
})

describe('meaningsIn', () => {
  it.each([
    ['no me jala', 'no me FUNCIONAR', 'Mexico'],
    ['no anda', 'no FUNCIONAR', 'Argentina'],
    ['no furula', 'no FUNCIONAR', 'Spain'],
    ['truena', 'FALLAR', 'Mexico'],
    ['peta', 'FALLAR', 'Spain'],
    ['me bota un error', 'me EMITIR un ERROR', 'Colombia'],
    ['me avienta error', 'me EMITIR ERROR', 'Mexico'],
    ['chécamelo', 'REVISAR', 'Mexico, two pronouns'],
    ['arreglámelo', 'ARREGLAR', 'vos, two pronouns'],
    ['¿podés explicarme?', 'PODER EXPLICAR', 'vos'],
    ['¿me podría corregir?', 'me PODER ARREGLAR', 'usted'],
    ['componlo', 'ARREGLAR', 'Mexico'],
    ['se cicla', 'se COLGARSE', 'Mexico'],
    ['q ase esto xfa', 'QUE HACE ESTO PORFAVOR', 'phone'],
    ['esplicame', 'EXPLICAR', 'by ear'],
    ['kiero un progama', 'QUERER un CODIGO', 'by ear, and a slip'],
    ['ayudaaaa', 'AYUDAR', 'letters held down'],
    ['no fucniona', 'no FUNCIONAR', 'letters swapped'],
    ['un arreglo de números', 'un ARREGLO de numeros', 'a list, or mending: left to who reads on'],
  ])('«%s» → %s (%s)', (text, meanings) => expect(meaningsIn(plainText(text))).toBe(meanings))

  it.each([
    'ahora',
    'cuando',
    'datos',
    'saludo',
    'correo',
    'camino de vuelta',
    'pista',
    'casa',
    'lista',
    'variable',
    'texto',
    'importe',
    'facturas',
    'contraseña',
    'gato',
    'medico',
  ])('leaves «%s» alone: it is no slip', (text) =>
    expect(
      meaningsIn(plainText(text))
        .split(' ')
        .filter((word) => /^[A-Z]/.test(word) && word !== 'FUNCIONAR'),
    ).toEqual([]),
  )
})

describe('verbForms', () => {
  it.each([
    ['mostrar/o>ue', ['muestra', 'muestro', 'mostre', 'mostrando', 'muestren', 'mostraria']],
    ['corregir/e>i', ['corrige', 'corrijo', 'corrigio', 'corrigiendo', 'corregido', 'corrija']],
    ['explicar', ['explica', 'explicas', 'explique', 'expliques', 'explicando', 'explicaria', 'explico']],
    ['resolver/o>ue', ['resuelve', 'resolvio', 'resolviendo', 'resolves', 'resuelvo']],
  ])('%s has %j', (entry, forms) => expect(verbForms(entry)).toEqual(expect.arrayContaining(forms)))
})

describe('createTypoIndex', () => {
  const index = createTypoIndex(
    new Map([
      ['explica', 'A'],
      ['arregla', 'B'],
      ['arregle', 'C'],
      ['complejidad', 'D'],
      ['gato', 'E'],
    ]),
  )
  it.each([
    ['explca', ['A'], 'a letter missing'],
    ['expilca', ['A'], 'two swapped'],
    ['arregli', ['B', 'C'], 'two meanings are as near'],
    ['conplejdad', ['D'], 'two slips in a long word'],
    ['ezplcia', [], 'two slips in a short one'],
    ['pato', [], 'too short'],
  ])('%s → %j: %s', (word, meanings) => expect([...index.meanings(word)].toSorted()).toEqual(meanings))
})
