import { describe, expect, it } from 'vitest'
import { briefAskIn } from './brief-ask'

describe('MENTOR what a few words ask of what was told last', () => {
  it.each([
    ['¿y eso por qué?', 'why'],
    ['sigo sin pillarlo', 'unclear'],
    ['¿cómo quedaría en mi programa?', 'mine'],
    ['pásamelo entero porfa', 'whole'],
    ['¿y en qué línea va eso?', 'where'],
    ['vale, aplícalo', 'apply'],
    ['¿cómo lo evito la próxima vez?', 'avoid'],
    ['me sigue saliendo lo mismo', 'same'],
    ['lo dejé así', 'check'],
    ['eso no es lo que te pregunté', 'protest'],
  ])('«%s»', (said, ask) => expect(briefAskIn(said)).toBe(ask))

  it.each(['¿por qué usas while?', 'y el += qué significa', 'ponme un menú completo', 'no entiendo los decoradores'])(
    'nothing, where more is said: «%s»',
    (said) => expect(briefAskIn(said)).toBeNull(),
  )
})
