import type { FaultTexts } from '../fault-text'

export const AMOUNT_TEXTS: FaultTexts = {
  'thousands-read-as-decimals': {
    signs: ['number', 'zero'],
    what: 'En la línea {line}, {call} cambia la coma por un punto, y en tus datos la coma separa los miles: {number} acaba siendo {read}.',
    why: 'En {number} la coma no es la de los decimales, es la de los miles. Para Python un punto en un número marca siempre los decimales, así que la cifra sale mil veces más pequeña. La coma de los miles se quita, sin poner nada en su lugar.',
    avoid:
      'Antes de convertir, mira cómo vienen los números: quita lo que separa los miles y cambia por un punto solo lo que separa los decimales.',
  },
  'share-taken-as-amount': {
    signs: ['number', 'unchanged', 'zero'],
    what: 'En la línea {line}, {written} usa {share} como si fuera una cantidad, y es un tanto por uno: falta multiplicarlo por {whole}.',
    why: 'Un 10 % guardado como 0.1 no son diez céntimos: es la parte de {whole} que hay que sumar o quitar. Esa parte se calcula multiplicando, {mended}.',
    avoid: 'Primero calcula cuánto es la parte, `parte = total * tanto`, y luego súmala o réstala.',
  },
  'rest-not-taken': {
    signs: ['number', 'twice'],
    what: 'En la línea {line}, {written} vuelve a dividir todo {of}, sin quitar antes lo que ya se ha repartido.',
    why: 'Después de contar los grupos de {first}, solo queda por repartir el resto, que es lo que da `%`. Dividiendo otra vez el total entre {second} se cuenta dos veces lo mismo.',
    avoid: 'En cadena: primero `//` para los grupos y luego `%` para lo que sobra, o `divmod(a, b)`, que da los dos.',
  },
  'rest-of-too-much': {
    signs: ['number', 'twice'],
    what: 'En la línea {line}, {written} da lo que sobra después de los grupos de {first}, y falta quitarle los de {second}.',
    why: 'El resto de dividir entre {first} todavía contiene grupos enteros de {second}, que ya has contado en la línea de antes. Lo que sobra de verdad es el resto de dividir entre {second}.',
    avoid: 'El último trozo es siempre el resto de la división más pequeña.',
  },
  'quotient-kept-for-rest': {
    signs: ['number', 'zero'],
    what: 'En la línea {line}, {written} guarda en {of} cuántas veces cabe, y debería guardar lo que sobra.',
    why: '`//` dice cuántas veces cabe {by}; lo que queda por repartir lo da `%`. Con `//` la cantidad se encoge demasiado y lo siguiente sale mal.',
    avoid: 'Cuántos caben, `//`; cuánto sobra, `%`.',
  },
  'percent-without-hundred': {
    signs: ['number', 'twice'],
    what: 'En la línea {line}, {written} multiplica por {rate}, y un {rate} % es {rate} de cada 100: falta dividir entre 100.',
    why: 'El tanto por ciento se convierte en número dividiendo entre 100. Sin eso, {name} sale cien veces mayor.',
    avoid: 'Guarda los porcentajes ya divididos (`0.21`), o escribe siempre `* tanto / 100`.',
  },
  'cut-not-rounded': {
    signs: ['number'],
    what: 'En la línea {line}, {call} corta los decimales: {number} se queda en {cut}, sin redondear.',
    why: '`int()` tira todo lo que va detrás del punto, aunque falte muy poco para el siguiente. `round()` lo lleva al entero más cercano.',
    avoid: '`int()` para cortar, `round()` para redondear.',
  },
  'number-texts-ordered': {
    signs: ['order', 'number'],
    what: 'En la línea {line} comparas los elementos de {list}, que son textos aunque tengan cifras.',
    why: 'Los textos se ordenan letra a letra: `"9"` va detrás de `"100"` porque el `9` va detrás del `1`. Con `key=float` (o `key=int`) se comparan por su valor.',
    avoid: 'Convierte a número en cuanto separes o leas el dato, y guarda ya números en la lista.',
  },
  'number-texts-compared': {
    signs: ['order', 'number', 'unchanged', 'always', 'never'],
    what: 'En la línea {line}, {test} compara textos, no números: los dos lados van entre comillas o salen de un archivo.',
    why: 'Los textos se comparan letra a letra: `"9"` es mayor que `"10"` porque el `9` va detrás del `1`, y ahí se acaba la comparación. Lo que se lee de un archivo es texto aunque tenga cifras.',
    avoid: 'Convierte a número con `int(...)` o `float(...)` en cuanto leas el dato.',
  },
}
