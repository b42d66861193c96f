import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import { understand } from '../../../engine/understand'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { toldMaker } from '../told/told-maker'

/** What a call of the surest function gives. */
function given(request: string, call: string): string {
  const frame = understand(readMessage(request), startState())
  const [best] = toldMaker(readTask(frame), frame, startState()).toSorted((a, b) => b.fit - a.fit)
  const run = evaluateProgram(parsePython(`${best?.code ?? ''}\nprint('=>', ${call})\n`))
  return run.kind === 'done' ? run.output.replace(/^[\s\S]*=> /, '').trim() : `${run.kind}: ${best?.code}`
}

/** A request, a call of its function and what that gives. */
const TARIFFS: readonly (readonly [request: string, call: string, gives: string])[] = [
  [
    'tarifa(minutos) de un parqueo: la primera hora cuesta 2.50 (aunque este 5 minutos), despues 1.20 por cada hora o fraccion extra, y nunca se cobra mas de 15. con 0 minutos es 0',
    '[tarifa(m) for m in (0, 5, 60, 61, 2000)]',
    '[0, 2.5, 2.5, 3.7, 15]',
  ],
  [
    'función parking(minutos): los primeros 30 minutos gratis, luego 1.50 por cada media hora o fracción y como mucho 12 euros',
    '[parking(m) for m in (30, 31, 90, 900)]',
    '[0, 1.5, 3.0, 12]',
  ],
  [
    'fotocopias(paginas): las primeras 20 paginas a 0.10 cada una y las siguientes a 0.05',
    '[fotocopias(n) for n in (10, 40)]',
    '[1.0, 3.0]',
  ],
  [
    'lavanderia(kilos): hasta 5 kilos 8 euros, cada kilo extra 1.20, maximo 25',
    '[lavanderia(k) for k in (0, 5, 10, 50)]',
    '[0, 8, 14.0, 25]',
  ],
  [
    'Hazme recargo(monto, dias): hasta 5 dias de atraso nada, de 6 a 15 dias 2% y más de 15 10%, que devuelva el monto total a pagar',
    '[recargo(100, d) for d in (5, 6, 16)]',
    '[100, 102.0, 110.0]',
  ],
  [
    'precio_final(cantidad, precio): menos de 10 unidades sin descuento, de 10 a 49 un 5%, 50 o mas un 12%. que devuelva el total a pagar',
    '[precio_final(n, 10) for n in (9, 10, 50)]',
    '[90, 95.0, 440.0]',
  ],
  [
    "etiqueta(numero) que devuelva 'tri' si es multiplo de 3, 'penta' si es multiplo de 5, 'los dos' si lo es de los dos y si no el numero",
    '[etiqueta(n) for n in (3, 5, 15, 7)]',
    "['tri', 'penta', 'los dos', 7]",
  ],
]

describe('what is paid by a rule that is told', () => {
  it('charges a first stretch, further ones and bands as they are told', () => {
    for (const [request, call, gives] of TARIFFS) expect(given(request, call), request).toBe(gives)
  })
})
