import type { FaultTexts } from './fault-text'

export const JOINED_TEXTS: FaultTexts = {
  'keys-written-differently': {
    signs: ['missing', 'lost', 'nothing', 'same', 'skips', 'never', 'rows', 'first'],
    what: 'En la línea {line}, las claves de {key} no están escritas igual en las dos tablas: {one} en {left} y {other} en {right}. Para `merge` son distintas, así que no las empareja.',
    why: 'Una mayúscula o un espacio de más bastan para que dos textos no sean iguales, y lo que no encuentra pareja queda en `NaN` (con `how="left"`) o desaparece (sin `how`). Déjalas iguales en las dos tablas con {method} antes de unir.',
    avoid: 'Limpia la columna por la que unes en cuanto cargas cada tabla.',
  },
  'key-has-no-partner': {
    signs: ['missing'],
    what: 'En la línea {line}, {how} conserva **todas** las filas de {kept}, tengan pareja o no. En {key}, {first} no está en {other}: no hay de dónde sacar sus datos, y las columnas de {other} quedan en `NaN`.',
    why: '`merge` no inventa datos, solo junta las filas cuya clave coincide: sin `how` (o con `how="inner"`) salen las que están en las dos tablas; con `left`, todas las de la izquierda; con `right`, todas las de la derecha; con `outer`, todas. No es un fallo: es lo que pide {how}.',
    avoid:
      'Si solo quieres las que están en las dos, quita {how}; si las quieres todas con un valor en lugar de `NaN`, añade `.fillna(…)` a esa columna.',
  },
  'rows-repeated-by-a-join': {
    signs: ['twice', 'rows', 'number'],
    what: 'En la línea {line}, salen más filas que en {left} porque en {right} la clave {value} de {key} está {count} veces: su fila sale una vez por cada una.',
    why: '`merge` empareja cada fila con **todas** las que tienen su clave. Si en la segunda tabla sobra la repetición, quítala antes con `drop_duplicates`; si cada una dice algo distinto, agrúpala primero para que quede una fila por clave.',
    avoid: 'Antes de unir, mira si la clave se repite: `tabla["clave"].duplicated().sum()`.',
  },
}
