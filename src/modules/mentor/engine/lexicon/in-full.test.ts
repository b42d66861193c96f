import { describe, expect, it } from 'vitest'
import { writtenInFull } from './in-full'

const written = (text: string, names: string[] = []) => writtenInFull(text, new Set(names))

describe('what chats shorten', () => {
  it.each([
    ['pa q sirve', 'para que sirve'],
    ['un script q saque el total sin q se note', 'un script que saque el total sin que se note'],
    ['un colega d clase', 'un colega de clase'],
    ['xq no va, kiero q salga', 'porque no va, quiero que salga'],
    ['no se k hace', 'no se que hace'],
  ])('is written in full: «%s»', (text, full) => expect(written(text)).toBe(full))

  it.each([
    'si pulso q para salir',
    'las letras q y d',
    'los k mayores de una lista',
    'qué es d',
    'la variable q vale 3',
    'di si es palíndromo, y el país, y el día',
  ])('stays a letter or a name: «%s»', (text) => expect(written(text)).toBe(text))

  it('leaves the names of the program as they are', () =>
    expect(written('y q imprime d total', ['q', 'd'])).toBe('y q imprime d total'))
})
