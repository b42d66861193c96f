import type { FaultTexts } from '../fault-text'

export const TEXT_NUMBER_TEXTS: FaultTexts = {
  'text-compared-with-number': {
    signs: ['never', 'always'],
    what: 'En la línea {line} comparas {name}, que es un texto, con {number}, que es un número: para Python no son iguales, ni uno va antes que el otro.',
    why: '`input()` devuelve siempre texto, aunque se tecleen cifras: lo que llega es `"5"`, con comillas, y para Python `"5" == 5` es `False`. (Y con `<` o `>` ni siquiera se pueden comparar.) Hay que convertirlo a número al leerlo.',
    avoid: 'Convierte justo al leer: `int(input(...))` para enteros, `float(input(...))` si puede haber decimales.',
  },
  'text-looked-up-among-numbers': {
    signs: ['never', 'none'],
    what: 'En la línea {line} buscas {name}, que es texto, en {numbers}, donde solo hay números: no lo encuentra nunca.',
    why: 'Lo que se teclea llega como texto, `"3"`, y en la colección está el número `3`. Para Python son valores distintos, así que la búsqueda falla aunque a la vista parezcan iguales.',
    avoid: 'Convierte lo que llega de `input()` al mismo tipo que lo que hay guardado.',
  },
  'texts-joined-not-added': {
    signs: ['number'],
    what: 'En la línea {line} el `+` no suma: {first} y {second} son textos, y Python los pega uno detrás del otro.',
    why: '`input()` devuelve siempre texto. Entre textos `+` los une: `"2" + "3"` da `"23"`. Para que sume tienen que ser números, así que se convierten al leerlos con `int(...)` o `float(...)`.',
    avoid: 'Convierte a número en la misma línea del `input()`, antes de hacer ninguna cuenta.',
  },
  'text-repeated-not-multiplied': {
    signs: ['number', 'twice'],
    what: 'En la línea {line} multiplicas {name}, que es un texto: Python no hace la cuenta.',
    why: 'Un texto por un número entero es ese texto repetido: `"4" * 3` da `"444"`; por uno con decimales, un `TypeError`. Lo que viene de `input()`, o va entre comillas, es texto aunque solo tenga cifras.',
    avoid: 'Escribe los números sin comillas y convierte lo que llega de `input()` con `int(...)` o `float(...)`.',
  },
  'numbers-ordered-as-texts': {
    signs: ['order', 'number'],
    what: 'En la línea {line} los números entran como texto (string), y {list} se compara por orden alfabético, no por su valor.',
    why: 'Los textos se comparan letra a letra: `"105"` va antes que `"9"` porque el carácter `"1"` va antes que el `"9"`, y ahí se acaba la comparación. Con números de verdad, 9 es menor que 105. Por eso el máximo, el mínimo o el orden salen mal.',
    avoid: 'Convierte con `int(...)` o `float(...)` antes de guardar, o dile a Python cómo comparar con `key=int`.',
  },
}
