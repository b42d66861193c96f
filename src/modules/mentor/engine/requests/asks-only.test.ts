import { expect, it } from 'vitest'
import { asksOnly } from './asks-only'

it.each([
  ['que es la i y por que hay que sumarle 1', true],
  ['y la i de donde sale y por que empieza en 2 y no en 0', true],
  ['no entiendo por que va fuera del for', true],
  ['que es la i y como lo cambio para que empiece en 1', false],
  ['y por que no le pones el total quiero que salga', false],
  ['cambia la i por otro nombre', false],
])('«%s» asks and wants nothing done: %s', (plain, only) => expect(asksOnly(plain)).toBe(only))
