import type { FaultTexts } from '../fault-text'

export const TOLD_VALUE_TEXTS: FaultTexts = {
  'code-read-as-number': {
    signs: ['lost', 'number', 'missing'],
    what: 'En la línea {line}, {written} lee esa columna como **números enteros**, y un número no guarda ceros delante: `08123456` es `8123456`.',
    why: 'Pandas mira los datos y, si todo son cifras, los convierte. Un código (DNI, código postal, teléfono) no es una cantidad: no se suma, y sus ceros cuentan. Con {mended} se lee como texto, tal como está escrito.',
    avoid:
      'Lo que es un código léelo siempre como texto, con `dtype`. Si ya se perdieron, `df["dni"].astype(str).str.zfill(8)` los repone.',
  },
  'drawn-more-than-once': {
    signs: ['twice', 'same', 'shared'],
    what: 'En la línea {line}, {written} saca cada número sin mirar los que ya han salido: puede repetirse.',
    why: 'Cada llamada es un sorteo nuevo, como si se devolviera la bola al bombo. {mended} los saca todos de una vez, y sin repetir.',
    avoid: 'Para sacar varios sin repetir, `random.sample`; con repetición, `random.choices`.',
  },
  'end-word-stored': {
    signs: ['last', 'twice', 'number'],
    what: 'En la línea {line}, {written} guarda también la palabra que termina, {word}: el bucle solo mira su condición al empezar la vuelta siguiente.',
    why: 'Se pregunta en la línea {asked}, y debajo se guarda sin mirar qué se ha escrito. Hay que mirarlo entre las dos cosas.',
    avoid:
      'Pide, comprueba si hay que parar, y solo entonces guarda. Con `while True:`, un `if` con `break` entre el `input` y el `append`.',
  },
  'sorted-by-its-keys': {
    signs: ['order'],
    what: 'En la línea {line}, {written} ordena el diccionario por sus **claves**, no por sus valores.',
    why: 'Al recorrer un diccionario salen las claves, y son ellas las que se comparan. Con {mended} se le dice por qué se comparan: por el valor de cada una. De mayor a menor, añade `reverse=True`.',
    avoid: 'Para ordenar por los valores, `sorted(d, key=d.get)`.',
  },
  'tie-taken-by-first': {
    signs: ['never', 'always', 'same'],
    what: 'La condición {test} de la línea {line} se cumple también cuando son **iguales**, y por eso el `else` del empate no se ejecuta nunca.',
    why: 'Entre {test} y {other} están ya todos los casos: no queda ninguno para el `else`. Con {mended} solo, el empate llega hasta él.',
    avoid: 'En tres casos (mayor, menor, igual) usa `>` y `<`, y deja el igual para el `else`.',
  },
  'same-in-other-order': {
    signs: ['never', 'same', 'order'],
    what: 'En la línea {line}, {written} compara las listas **en su orden**, y tienen lo mismo en otro.',
    why: 'Dos listas son iguales si tienen los mismos elementos en las mismas posiciones. Ordenadas antes, {mended}, el orden no importa; si tampoco importan los repetidos, `set(a) == set(b)`.',
    avoid: 'Si el orden no importa, ordena las dos antes de comparar, o usa conjuntos.',
  },
  'page-made-in-browser': {
    signs: ['nothing', 'none', 'zero', 'missing'],
    what: 'En la línea {line}, {written} busca en lo que la web **envía**, y ahí eso no está: lo dibuja después el navegador, con JavaScript.',
    why: '`requests` descarga la página y no la ejecuta. Míralo con `print("<tr" in html)` o con Ctrl+U en el navegador (el código fuente, no el inspector). Si no está, hay dos caminos: buscar en F12 > Red (*Network*) la petición que trae los datos, casi siempre JSON, y pedirla con `requests`; o abrir la página con `selenium` o `playwright`, que sí ejecutan JavaScript.',
    avoid: 'Antes de buscar etiquetas, comprueba que están en el texto que has descargado.',
  },
  'typed-texts-ordered': {
    signs: ['order', 'number', 'always'],
    what: 'En la línea {line}, {written} compara **textos**, no números: lo que da `input()` es siempre texto.',
    why: 'Los textos se comparan letra a letra, como en un diccionario: `"9"` va detrás de `"10"` porque `9` va detrás de `1`. Hay que convertir {first} y los demás con `int()` al leerlos (o `float()`, si llevan decimales).',
    avoid: 'Convierte en la misma línea del `input()`: `int(input("…"))`.',
  },
  'piece-taken-for-whole': {
    signs: ['always', 'same', 'nothing'],
    what: 'En la línea {line}, {written} pregunta si es **un trozo** de ese texto: vale cualquier parte, y también un texto vacío.',
    why: 'Entre dos textos, `in` mira si el primero está dentro del segundo, y el vacío está dentro de todos. Para que sea igual entero hace falta {mended}; para elegir entre varios, una tupla: `cupon in ("A10", "B20")`.',
    avoid: 'Para comparar un texto entero, `==`; `in`, para buscar dentro o en una lista.',
  },
  'counted-from-zero': {
    signs: ['first', 'zero', 'limit', 'last'],
    what: 'En la línea {line}, {written} empieza en **0** y acaba en uno menos que {end}: `range` no incluye el final.',
    why: 'Con un solo número, `range(n)` da 0, 1, 2… hasta `n - 1`. Con dos, el primero es por donde empieza, y el final sigue sin entrar: {mended}.',
    avoid: 'Del 1 al n, `range(1, n + 1)`.',
  },
}
