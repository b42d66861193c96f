import { expect, it } from 'vitest'
import { folded, withoutAccents } from './folded'

it.each([
  ['Canción', 'cancion', 'Cancion'],
  ['ÑU', 'nu', 'NU'],
  ['İstanbul', 'istanbul', 'Istanbul'],
])('%s is compared as %s, whichever way its letters are made up', (text, plain, bare) => {
  expect([folded(text), folded(text.normalize('NFD')), withoutAccents(text)]).toEqual([plain, plain, bare])
})
