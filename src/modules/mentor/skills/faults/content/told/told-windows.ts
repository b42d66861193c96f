import type { FaultTexts } from '../fault-text'

export const TOLD_WINDOW_TEXTS: FaultTexts = {
  'window-not-kept-open': {
    signs: ['nothing', 'endless', 'first'],
    what: 'El programa termina en la línea {line}, y con él se cierra la ventana: falta {mended} al final.',
    why: 'Esa llamada deja la ventana abierta, esperando lo que haga la persona, hasta que la cierra.',
    avoid:
      'Un programa con ventana acaba siempre en su bucle: `ventana.mainloop()` en tkinter, `turtle.done()` con la tortuga.',
  },
  'box-for-its-text': {
    signs: ['literal', 'address', 'never', 'number'],
    what: 'En la línea {line}, {name} es la caja de la ventana, no lo que se ha escrito en ella.',
    why: 'Lo escrito se pide con su método `get`: {mended}. Da un texto; si es un número, conviértelo.',
    avoid: 'Lee la caja dentro de la función del botón, con `.get()`: antes todavía está vacía.',
  },
  'figure-does-not-close': {
    signs: ['number', 'skips', 'limit'],
    what: 'En la línea {line} la figura no cierra: son {count} lados y en cada uno giras {turned} grados; hacen falta {sides} lados y {right} grados.',
    why: 'Para cerrar una figura, los giros tienen que sumar 360 grados: cada uno es 360 entre el número de lados.',
    avoid: 'Calcula el giro: `360 / lados`, con el mismo `lados` que en `range(lados)`.',
  },
  'seconds-for-minutes': {
    signs: ['number', 'first'],
    what: 'En la línea {line}, {written} espera segundos, no minutos.',
    why: '`time.sleep` cuenta en segundos. Un minuto son 60: {mended}.',
    avoid: 'Pon la unidad en el nombre: `segundos = minutos * 60`.',
  },
  'secret-drawn-in-each-round': {
    signs: ['never', 'number', 'shared', 'twice'],
    what: 'En la línea {line}, {written} está dentro del bucle de la línea {loop}: en cada intento se saca otro {name}.',
    why: 'Así se compara cada vez con un número nuevo. Lo que no debe cambiar se saca una sola vez, antes del bucle.',
    avoid: 'Dentro del bucle, solo lo que tiene que repetirse.',
  },
  'typed-text-breaks-it': {
    signs: ['nothing', 'endless'],
    what: 'En la línea {line}, {written} se para con un `ValueError` si se escribe algo que no es un número.',
    why: '{call} no puede convertir letras. Dentro de un `try`, el error se recoge en `except ValueError`, se avisa y se vuelve a preguntar.',
    avoid: 'Lo que escribe una persona puede ser cualquier cosa: conviértelo dentro de un `try`.',
  },
}
