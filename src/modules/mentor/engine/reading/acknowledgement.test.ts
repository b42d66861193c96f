import { describe, expect, it } from 'vitest'
import { afterAcknowledging } from './acknowledgement'

describe('what only says that an answer was heard', () => {
  it.each([
    ['vale con eso ya va. y si pongo otra lista?', 'y si pongo otra lista?'],
    ['ya lo arregle con int. y hasta q numero puede llegar?', 'y hasta q numero puede llegar?'],
    ['Ya usé float y va bien, gracias!! Y si escribo 13,5 con coma?', 'Y si escribo 13,5 con coma?'],
    ['ok con set va, pero me cambia el orden', 'pero me cambia el orden'],
    ['ya funciona pero sale dos veces', 'pero sale dos veces'],
  ])('is left out, with that it works: «%s»', (said, text) =>
    expect(afterAcknowledging(said)).toEqual({ text, isMended: true }),
  )

  it.each([
    [
      'vale con eso ya va. pero entonces por que con mi lista no me pasa??',
      'pero entonces por que con mi lista no me pasa??',
    ],
    ['funciona. y porque siempre sale mas el 7?', 'y porque siempre sale mas el 7?'],
    ['gracias, entiendo lo del caso base. Lo que no veo: ¿por qué no se pisan?', '¿por qué no se pisan?'],
    ['ah ok ya entendi lo del texto vacio. y como hago otro', 'y como hago otro'],
    ['ah los da vuelta. y por que no hace falta otra', 'y por que no hace falta otra'],
    ['Lo del binario lo entiendo, pero entonces cómo comparo', 'pero entonces cómo comparo'],
    ['ostras no lo vi. y por que no avisa', 'y por que no avisa'],
    ['perfecto y ordenado de mayor a menor', 'y ordenado de mayor a menor'],
  ])('is left out: «%s»', (said, text) => expect(afterAcknowledging(said)).toEqual({ text, isMended: false }))

  it.each([
    'gracias por todo',
    'vale, perfecto, gracias!',
    'va al reves el bucle, por que',
    'bien hecho esta el programa o no',
    'ya sale otro error distinto',
    'ya le puse el return y nada, sigue igual',
    'ahhh ok ya le puse int(input(...)) a eso. y si meten 2.5',
    'ah no, era otra cosa lo que decía',
  ])('stays where it is all that is said: «%s»', (said) =>
    expect(afterAcknowledging(said)).toEqual({ text: said, isMended: false }),
  )
})
