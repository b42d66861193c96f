import type { Aim } from '../../engine/requests/aim'

/** What is said of a change, by what came before and what comes of it. `{line}`, `{error}` and `{last}` are put in. */
export const OUTCOMES = {
  mended: 'Sí: con ese cambio ya no sale `{last}` y el programa llega hasta el final.',
  'mended-loop': 'Sí: con ese cambio el programa ya termina.',
  breaks: 'Entonces falla: se para en la **línea {line}** con {error}.',
  'same-error': 'No basta: sigue parándose en la **línea {line}** con {error}.',
  'other-error': 'Ese error desaparece, pero sale otro: se para en la **línea {line}** con {error}.',
  endless: 'Entonces no termina nunca: se queda dando vueltas en la **línea {line}**. Para cortarlo pulsa `Ctrl + C`.',
  'no-way-out':
    'Entonces no termina nunca: ya nada saca del bucle, y sigue dando vueltas. Para cortarlo pulsa `Ctrl + C`.',
  'goes-on':
    'Así no termina: después de miles de vueltas la condición del `while` todavía se cumple. Para cortarlo pulsa `Ctrl + C`.',
  'too-deep': 'Entonces no para de llamarse a sí misma, y Python la corta con un `RecursionError`.',
  'still-endless': 'Sigue sin terminar: se queda dando vueltas en la **línea {line}**.',
  same: 'Con estos datos no cambia nada de lo que se ve: imprime lo mismo que antes.',
  unseen: 'Tal como está, tu programa no muestra nada, así que al ejecutarlo no se nota la diferencia.',
  different: 'Sí cambia lo que sale.',
  reordered: 'Salen las mismas líneas, pero en otro orden.',
  'with-data': 'Con esos datos sale esto.',
  'first-output': 'Esto es lo que sale.',
  nothing: 'Con ese cambio no imprime nada.',
  invalid: 'Python no lo acepta: con ese cambio da un error de sintaxis.',
  typed: 'Si se escribe {typed}, pasa esto.',
  again: 'Si se escribe {typed}, el programa no acaba: vuelve a preguntar.',
  outside: 'Puedes hacerlo; el resultado exacto depende de cosas que yo no veo desde aquí.',
} as const
export type OutcomeName = keyof typeof OUTCOMES

/** The same, where it was asked whether something is needed, or whether the program works with something else. */
export const VERDICTS: Readonly<Record<Exclude<Aim, 'effect'>, Partial<Record<OutcomeName, string>>>> = {
  needed: {
    breaks: 'Sí hace falta: sin eso el programa se para en la **línea {line}** con {error}.',
    invalid: 'Sí hace falta: sin eso Python no lo acepta, es un error de sintaxis.',
    different: 'Sí hace falta: sin eso sale otra cosa.',
    reordered: 'Sí hace falta: sin eso salen las mismas líneas, pero en otro orden.',
    endless: 'Sí hace falta: sin eso no termina nunca, se queda dando vueltas en la **línea {line}**.',
    'no-way-out': 'Sí hace falta: sin eso nada saca del bucle y el programa no termina nunca.',
    'too-deep': 'Sí hace falta: sin eso no para de llamarse a sí misma, y Python la corta con un `RecursionError`.',
    same: 'Con estos datos no se nota: sin eso imprime lo mismo.',
    mended: 'No hace falta; es más, sin eso ya no sale `{last}`.',
  },
  works: {
    breaks: 'No: así se para en la **línea {line}** con {error}.',
    invalid: 'No: así Python no lo acepta, es un error de sintaxis.',
    different: 'Sí, funciona.',
    reordered: 'Sí, funciona; salen las mismas líneas, en otro orden.',
    'first-output': 'Sí, funciona.',
    same: 'Sí, funciona, y sale lo mismo.',
    typed: 'Sí, funciona: si se escribe {typed}, pasa esto.',
    endless: 'No: así no termina nunca, se queda dando vueltas en la **línea {line}**.',
    'same-error': 'No basta: sigue parándose en la **línea {line}** con {error}.',
  },
}

export const TEXTS = {
  before: 'Antes imprimía:',
  now: 'Ahora imprime:',
  nothingNow: 'Ahora no imprime nada.',
  nothingBefore: 'Antes no imprimía nada.',
  beforeStop: 'Antes de pararse imprime:',
  typedSample: 'Por ejemplo, escribiendo lo mismo las dos veces:',
  why: 'Por qué',
  noReturn: 'Una función que llega al final sin pasar por un `return` devuelve `None`.',
  returns:
    'El `return` de la línea {line} **termina la función** la primera vez que se llega a él y devuelve ese único valor: lo que venía después ya no se hace.',
  nested:
    'El bucle de fuera manda: por cada vuelta suya, el de dentro da todas las suyas. El de dentro es el que cambia más deprisa.',
  unguarded:
    'Ejecutándolo tú directamente no se nota. La diferencia está en el `import`: sin ese `if`, lo de dentro se ejecuta **también** cuando otro archivo lo importa; con él, no.',
  protect: 'Si puede pasar, así queda protegido:',
  unclear:
    'No estoy seguro de qué cambio quieres probar. Escríbeme la línea como quedaría (por ejemplo «¿y si pongo `x = 5`?», o «¿y si quito la línea 3?») y te digo qué pasa.',
} as const
