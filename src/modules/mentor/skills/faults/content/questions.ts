import type { Sign } from './fault-text'

/** What is told when there is nothing to look at, or nothing is found. Each ends in one question. */
export const QUESTIONS = {
  noCode:
    'Para encontrar el fallo necesito ver tu código: sin él solo podría adivinar. ¿Me pegas aquí el programa entero (o la parte que falla), con lo que esperabas que saliera y lo que sale?',
  nothingFound: 'No encuentro con seguridad la causa, así que prefiero no inventarla.',
  ran: 'He ejecutado tu programa tal como está, e imprime esto:',
  ranPartly: 'Lo he ejecutado hasta donde puedo seguirlo (la línea {line}), y antes imprime esto:',
  ranSilently: 'He ejecutado tu programa tal como está: termina sin errores y no imprime nada.',
  raised: 'Al ejecutarlo se para en la línea {line} con `{error}`.',
  tooLong: 'Al ejecutarlo no termina: sigue dando vueltas en la línea {line}.',
  notRun: 'No lo he podido ejecutar aquí.',
  whatExpected: '¿Qué debería salir en lugar de eso?',
  whatTyped: '¿Qué tecleas tú, qué sale y qué debería salir?',
  whatData: '¿Me pegas las primeras líneas de los datos que lee, lo que sale y lo que debería salir?',
  isLong:
    'El programa es demasiado largo para revisarlo entero de una vez. ¿Me pegas solo la función o el trozo en el que sale mal, con lo que esperabas?',
  suspicion: 'No estoy seguro de que sea eso lo que te pasa, pero es lo más sospechoso que veo:',
  tryIt: 'Pruébalo. Si no es eso, dime qué esperabas que saliera, y con qué datos de entrada.',
} as const

/** The usual causes of what is seen, told while asking for the code. */
export const USUAL_CAUSES: Partial<Record<Sign, string>> = {
  none: 'Cuando sale `None`, lo más habitual es que a una función le falte el `return`, o que se guarde el resultado de `append` o `sort`.',
  endless: 'Cuando un bucle no para, lo más habitual es que dentro no cambie nada de lo que mira su condición.',
  zero: 'Cuando sale siempre 0, lo más habitual es que la suma se ponga a 0 dentro del bucle, o que se calcule y no se guarde.',
  last: 'Cuando solo sale lo último, lo más habitual es que algo se reinicie en cada vuelta del bucle, o que el `print` esté fuera.',
  first:
    'Cuando solo se mira el primero, lo más habitual es que haya un `return` o un `break` dentro del bucle que se ejecuta siempre.',
  skips:
    'Cuando falta un elemento, lo más habitual es que `range` se quede corto (su final no entra) o que se borre de una lista mientras se recorre.',
  nothing:
    'Cuando no sale nada, lo más habitual es que la función no se llame, o que una comparación no se cumpla nunca (mayúsculas, espacios, texto frente a número).',
  unchanged: 'Cuando algo no cambia, lo más habitual es que el resultado se calcule pero no se guarde.',
  never:
    'Cuando una condición no se cumple nunca, lo más habitual es que se compare un texto con un número, o que haya mayúsculas o espacios de más.',
  always:
    'Cuando una condición se cumple siempre, lo más habitual es un `or` con un texto suelto, como `x == "a" or "b"`.',
  order: 'Cuando se ordena mal, lo más habitual es que los números estén guardados como texto.',
}
