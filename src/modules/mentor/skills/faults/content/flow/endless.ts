import type { FaultTexts } from '../fault-text'

export const ENDLESS_TEXTS: FaultTexts = {
  'condition-never-changes': {
    signs: ['endless', 'nothing'],
    what: 'El bucle de la línea {line} no para nunca (bucle infinito): dentro no cambia nada de lo que mira su condición, {test}.',
    why: 'Antes de cada vuelta Python vuelve a comprobar {test}. Como {names} no cambia dentro del bucle, la respuesta es siempre la misma y sigue dando vueltas. Falta una línea que acerque el final, como sumar o restar 1 al contador.',
    avoid:
      'En cada `while`, busca qué línea hace que la condición deje de cumplirse. Si sabes cuántas vueltas son, usa `for i in range(...)`.',
  },
  'step-outside-loop': {
    signs: ['endless', 'nothing'],
    what: 'La línea {line}, {step}, está fuera del bucle de la línea {loop}, y por eso el bucle no acaba nunca.',
    why: 'La sangría decide qué se repite. {step} está al nivel del `while`, así que se haría después del bucle; pero el bucle no termina porque {test} no cambia. Tiene que ir dentro, con la misma sangría que las demás.',
    avoid: 'Mira la columna en la que empieza cada línea: lo que se repite va más a la derecha que el `while`.',
  },
  'asked-only-once': {
    signs: ['endless', 'same'],
    what: 'El bucle de la línea {line} no acaba nunca: {asked} se pregunta una sola vez, en la línea {askedLine}, antes de entrar.',
    why: 'Dentro del bucle nadie vuelve a dar valor a {asked}, así que {test} se cumple siempre con la primera respuesta. Hay que volver a preguntar al final de cada vuelta.',
    avoid: 'En un bucle que depende de lo que se teclea, el `input()` tiene que estar también dentro.',
  },
  'steps-away': {
    signs: ['endless', 'nothing'],
    what: 'En la línea {line}, {step} va en la dirección contraria: se aleja del final que pide {test}, en la línea {loop}.',
    why: 'El bucle sigue mientras se cumpla {test}. Cada vuelta lo hace más cierto en lugar de menos, así que no deja de cumplirse nunca.',
    avoid: 'Haz a mano las dos primeras vueltas con valores pequeños: el contador tiene que acercarse al límite.',
  },
  'step-skipped-by-continue': {
    signs: ['endless'],
    what: 'El `continue` de la línea {line} se salta {step}, de la línea {stepLine}, y a partir de ahí el contador no cambia más.',
    why: '`continue` vuelve de golpe a la condición {test} sin hacer lo que queda de la vuelta. Como el contador se cambia más abajo, se queda en el mismo valor, vuelve a entrar en el mismo `continue`, y así para siempre.',
    avoid: 'Cambia el contador antes del `continue`, o usa un `for`, que avanza solo.',
  },
  'counter-reset-in-loop': {
    signs: ['endless', 'same'],
    what: 'En la línea {line}, dentro del bucle, {name} vuelve a valer {value} en cada vuelta, y así {test} se cumple siempre.',
    why: 'El valor inicial se da una vez, antes del bucle. Si está dentro, cada vuelta deshace lo que avanzó la anterior y el bucle no termina.',
    avoid: 'Primero el valor inicial, fuera; luego el `while`; y dentro, solo lo que avanza.',
  },
  'float-step-misses': {
    signs: ['endless'],
    what: 'El bucle de la línea {line} puede no parar: con pasos de {step}, {name} pasa cerca del límite sin ser exactamente igual.',
    why: 'Muchos decimales no se guardan exactos: sumando 0.1 diez veces sale `0.9999999999999999`, no 1. Como {test} pide que sea distinto, sigue siendo verdadero y el bucle se pasa de largo.',
    avoid: 'Con decimales, pon como límite `<` o `>`, nunca `!=`; o cuenta vueltas enteras con `range`.',
  },
  'while-true-without-break': {
    signs: ['endless'],
    what: 'El bucle de la línea {line} no tiene salida: es {test} y dentro no hay ningún `break` ni `return`.',
    why: 'La condición es siempre verdadera. Mostrar un mensaje de despedida no detiene el bucle: solo lo hacen `break`, que sale del bucle, o `return`, que sale de la función.',
    avoid: 'Cada vez que escribas `while True`, escribe a continuación la condición de salida con su `break`.',
  },
  'loop-variable-overwritten': {
    signs: ['skips', 'unchanged', 'twice'],
    what: 'En la línea {line} cambias {name} dentro del `for`, pero eso no afecta a las vueltas que faltan.',
    why: 'El `for` toma en cada vuelta el siguiente valor del `range`, pase lo que pase dentro. El cambio de {step} se pierde en cuanto empieza la vuelta siguiente.',
    avoid:
      'En un `for` el contador avanza solo. Para saltar de dos en dos, dale el paso a `range`; para avanzar a tu ritmo, usa `while`.',
  },
}
