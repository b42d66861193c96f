import type { Operation } from './operation'

const ADD = /\b(?:agreg\w+|anad\w+|met(?:o|er|erle|iendo)|adjunt\w+|incorpor\w+|append)\b/
const REMOVE = /\b(?:quit\w+|borr\w+|elimin\w+|sac(?:o|ar|arle)(?! sol[oa])(?! l[oa]s que)|remov\w+|tach\w+)\b/
const EACH = /\b(?:recorr\w+|iter\w+|uno (?:por|a) uno|bucle|cada (?:uno|una|elemento))\b/
const COUNT =
  /\bcuant[oa]s (?:hay|tiene|son|elementos|cosas|quedan|letras)\b|\b(?:contar|cuento|tamano|longitud|largo)\b/

export const OF_LISTS: readonly Operation[] = [
  {
    says: /\b(?:al (?:principio|inicio|comienzo)|delante|de primer[oa]|en (?:medio|una posicion|otra posicion|la posicion))\b/,
    told: '`insert(posición, valor)` lo mete donde digas; la posición 0 es el principio.',
    lines: '{n}.insert(0, {v})\nprint({n})',
  },
  {
    says: /\b(?:agreg\w+|anad\w+|met\w+|poner|pongo)\b.*\b(?:vari[oa]s|dos|tres|much[oa]s|otra lista|mas de un[oa])\b|\b(?:unir|uno|juntar|junto|sumar|concatenar)\b.*\blistas\b/,
    told: '`append` añade una sola cosa; para varias a la vez, `extend` con una lista.',
    lines: '{n}.extend([{v}, {a}])\nprint({n})',
  },
  {
    says: /\b(?:quit\w+|borr\w+|elimin\w+|sac(?:o|ar)|vaci\w+)\b.*\btod[oa]s?\b/,
    told: '`clear()` la deja vacía.',
    lines: '{n}.clear()\nprint({n})',
  },
  {
    says: /\b(?:quit\w+|borr\w+|elimin\w+|sac(?:o|ar))\b.*\b(?:ultim[oa]|final)\b|\bpop\b/,
    told: '`pop()` quita el último y te lo devuelve; con un número dentro, el de esa posición.',
    lines: 'quitado = {n}.pop()\nprint(quitado)\nprint({n})',
  },
  {
    says: /\b(?:quit\w+|borr\w+|elimin\w+|sac(?:o|ar)(?! sol[oa]))\b.*\b(?:primer[oa]|posicion|indice|numero)\b|\bdel\b(?= \w+\[)/,
    told: '`del` con la posición quita ese elemento; la primera es la 0.',
    lines: 'del {n}[0]\nprint({n})',
  },
  {
    says: /\b(?:primer[oa])\b/,
    told: 'El primero está en la posición **0**.',
    lines: 'print({n}[0])',
  },
  {
    says: /\bultim[oa]\b/,
    told: 'La posición **-1** es siempre el último, tenga los que tenga.',
    lines: 'print({n}[-1])',
  },
  {
    says: /\b(?:repetid[oa]s|duplicad[oa]s|unic[oa]s|sin repetir)\b/,
    told: '`dict.fromkeys` conserva el orden y deja uno de cada.',
    lines: '{n} = list(dict.fromkeys({n} + [{a}]))\nprint({n})',
  },
  {
    says: /\bde mayor a menor\b|\bdescendente\b|\bde (?:la )?z a (?:la )?a\b/,
    told: '`sort(reverse=True)` la ordena de mayor a menor.',
    lines: '{n}.sort(reverse=True)\nprint({n})',
  },
  {
    says: /\b(?:orden\w+|sort)\b/,
    told: '`sorted(lista)` da una lista nueva ya ordenada; `lista.sort()` ordena la misma.',
    lines: 'print(sorted({n}))\n{n}.sort()\nprint({n})',
  },
  {
    says: /\b(?:al reves|invert\w+|invierto|vuelta)\b/,
    told: '`[::-1]` da una lista nueva al revés; `reverse()` le da la vuelta a la misma.',
    lines: 'print({n}[::-1])',
  },
  {
    says: /\bcuant[oa]s veces\b/,
    told: '`count` dice cuántas veces está un valor.',
    lines: 'print({n}.count({a}))',
  },
  {
    says: /\b(?:esta|existe|contiene|hay un[oa]?|si (?:esta|existe|hay))\b|\bcomo se si\b|\bcomprob\w+\b/,
    told: '`in` pregunta si un valor está: da `True` o `False`.',
    lines: 'print({a} in {n})\nprint({v} in {n})',
  },
  {
    says: /\b(?:posicion|indice|donde esta|en que lugar)\b/,
    told: '`index` da la posición de un valor (y un `ValueError` si no está).',
    lines: 'print({n}.index({a}))',
  },
  {
    says: /\b(?:numer\w+|indice|posicion)\b.*\b(?:recorr\w+|bucle|for)\b|\brecorr\w+\b.*\b(?:numer\w+|indice|posicion)\b/,
    told: '`enumerate` da la posición y el elemento a la vez.',
    lines: 'for i, cosa in enumerate({n}):\n    print(i, cosa)',
  },
  {
    says: EACH,
    told: 'Con un `for`: en cada vuelta, la variable vale el siguiente elemento.',
    lines: 'for cosa in {n}:\n    print(cosa)',
  },
  { says: COUNT, told: '`len` cuenta los elementos.', lines: 'print(len({n}))' },
  {
    says: /\b(?:media|promedio)\b/,
    told: 'La suma entre cuántos son.',
    lines: 'print(sum({n}) / len({n}))',
    needs: 'numbers',
  },
  {
    says: /\b(?:max|min|maximo|minimo|mas (?:alt|baj|grand|pequen|car|barat)\w+|mayor|menor)\b/,
    told: '`max` da el mayor y `min` el menor.',
    lines: 'print(max({n}))\nprint(min({n}))',
    needs: 'numbers',
  },
  {
    says: /\b(?:sum\w+)\b/,
    told: '`sum` suma todos los elementos.',
    lines: 'print(sum({n}))',
    needs: 'numbers',
  },
  {
    says: /\b(?:texto|frase|string|cadena)\b.*\b(?:lista|un[oa])\b|\bjoin\b|\ben una (?:sola )?(?:linea|frase)\b|\bseparad[oa]s? por\b/,
    told: '`join` une los textos de una lista con lo que pongas delante.',
    lines: 'print(", ".join({n}))',
    needs: 'texts',
  },
  {
    says: /\b(?:mezcl\w+|junt\w+|distint[oa]s?|diferentes)\b.*\b(?:tipos?|textos?|numeros?)\b|\b(?:textos?|letras|palabras) y numeros\b|\bnumeros y (?:textos?|letras|palabras)\b/,
    told: 'Sí: una lista puede llevar cosas de tipos distintos a la vez.',
    lines: 'mezcla = ["pan", 3, 1.5, True]\nprint(mezcla)',
  },
  {
    says: /\blistas? (?:dentro|adentro)\b|\b(?:otra|una) lista dentro\b/,
    told: 'Sí: un elemento puede ser otra lista; dos corchetes llegan a lo de dentro.',
    lines: 'tablero = [[1, 2], [3, 4]]\nprint(tablero[1][0])',
  },
  {
    says: /\b(?:vaci[oa])\b/,
    told: 'Una lista vacía se escribe `[]`. No tiene posición 0, y en un `if` cuenta como falsa.',
    lines: 'vacia = []\nprint(len(vacia))\nif not vacia:\n    print("No hay nada")',
  },
  {
    says: /\b(?:cambi\w+|modific\w+|reemplaz\w+|sustitu\w+|edit\w+)\b/,
    told: 'Se le da un valor nuevo a su posición.',
    lines: '{n}[0] = {v}\nprint({n})',
  },
  {
    says: /\b(?:trozo|parte|pedazo|rango|solo (?:los|las) (?:primer\w+|dos|tres))\b/,
    told: 'Un corte: `[desde:hasta]`, y el final no se incluye.',
    lines: 'print({n}[0:2])',
  },
  { says: /\bcopi\w+\b/, told: '`copy()` hace otra lista con lo mismo.', lines: 'otra = {n}.copy()\nprint(otra)' },
  {
    says: REMOVE,
    told: '`remove` quita el primero que sea igual a lo que le digas.',
    lines: '{n}.remove({a})\nprint({n})',
  },
  { says: ADD, told: '`append` lo pone al final.', lines: '{n}.append({v})\nprint({n})' },
]

export const OF_TUPLES: readonly Operation[] = [
  {
    says: /\b(?:agreg\w+|anad\w+|met\w+|quit\w+|borr\w+|elimin\w+|cambi\w+|modific\w+|append|remove)\b/,
    told: 'No se puede: una tupla no cambia. Se hace una lista con ella, se cambia y, si hace falta, se vuelve a tupla.',
    lines: 'datos = list({n})\ndatos.append({v})\n{n} = tuple(datos)\nprint({n})',
  },
  { says: /\bprimer[oa]\b/, told: 'El primero está en la posición **0**.', lines: 'print({n}[0])' },
  { says: /\bultim[oa]\b/, told: 'La posición **-1** es el último.', lines: 'print({n}[-1])' },
  { says: COUNT, told: '`len` cuenta los elementos.', lines: 'print(len({n}))' },
  { says: EACH, told: 'Igual que una lista, con un `for`.', lines: 'for cosa in {n}:\n    print(cosa)' },
  {
    says: /\b(?:variables|separ\w+|desempaquet\w+)\b/,
    told: 'Se reparte en tantas variables como valores tenga.',
    lines: 'x, y = (4, 7)\nprint(x)\nprint(y)',
  },
  { says: /\blista\b/, told: '`list` hace una lista con sus valores.', lines: 'print(list({n}))' },
]

export const OF_SETS: readonly Operation[] = [
  { says: /\b(?:esta|existe|contiene|comprob\w+)\b/, told: '`in` pregunta si está.', lines: 'print({a} in {n})' },
  { says: COUNT, told: '`len` cuenta los elementos.', lines: 'print(len({n}))' },
  {
    says: REMOVE,
    told: '`discard` lo quita si está (y si no, no pasa nada).',
    lines: '{n}.discard({a})\nprint(len({n}))',
  },
  { says: ADD, told: 'En un conjunto es `add`, no `append`.', lines: '{n}.add({v})\nprint(len({n}))' },
  {
    says: /\borden\w+\b/,
    told: 'Un conjunto no guarda orden; `sorted` da una lista ordenada.',
    lines: 'print(sorted({n}))',
  },
]
