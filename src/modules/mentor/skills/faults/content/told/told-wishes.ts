import type { FaultTexts } from '../fault-text'

export const TOLD_WISH_TEXTS: FaultTexts = {
  'real-quotient-beside-rest': {
    signs: ['number', 'literal'],
    what: 'En la línea {line}, {written} divide con decimales, y el resto ya va aparte, con `%`.',
    why: 'Para repartir en partes enteras y lo que sobra hacen falta las dos cuentas enteras: {mended} da las veces completas, y `%` lo que queda.',
    avoid: '`//` y `%` van juntos: cuántas veces cabe, y cuánto sobra.',
  },
  'typed-with-blanks': {
    signs: ['never', 'spaces', 'skips'],
    what: 'En la línea {line}, {test} compara el texto tal como se ha escrito, con sus espacios.',
    why: 'Para Python `"ana "` y `"ana"` son textos distintos. {mended} quita los espacios de los dos extremos.',
    avoid:
      'Limpia lo que se teclea en cuanto lo lees: `input(...).strip()`, y con `.lower()` si da igual la mayúscula.',
  },
  'arguments-in-other-order': {
    signs: ['number', 'order', 'literal'],
    what: 'En la línea {line}, {call} da los valores en otro **orden**: la función los recibe como {first} y luego {second}.',
    why: 'Los argumentos se reparten por su posición, no por lo que significan. Ponlos en el orden de la definición de {name}.',
    avoid: 'Si dudas del orden, da los valores con su nombre: `f(nombre="Ana", edad=30)`.',
  },
  'put-at-the-other-end': {
    signs: ['last', 'order', 'number'],
    what: 'En la línea {line}, {written} añade al final de la lista.',
    why: '`append` añade siempre al final. Para ponerlo al principio, en la posición 0, está {mended}.',
    avoid: '`append` para el final, `insert(posición, valor)` para cualquier otro sitio.',
  },
  'letters-written-as-codes': {
    signs: ['literal', 'number'],
    what: 'En la línea {line}, {written} escribe las letras que no son inglesas como códigos (`\\u00f1` es la ñ).',
    why: 'El módulo `json` lo hace así mientras no se le diga `ensure_ascii=False`. El archivo es igual de válido de las dos maneras.',
    avoid: '`ensure_ascii=False` al escribir JSON en español, y `encoding="utf-8"` al abrir el archivo.',
  },
  'json-written-with-str': {
    signs: ['literal', 'number', 'never'],
    what: 'En la línea {line}, {written} escribe el diccionario como lo muestra Python, con comillas simples, y eso no es JSON.',
    why: 'JSON pide comillas dobles, `true` y `null`. {mended} lo escribe bien, y `json.load` lo puede volver a leer.',
    avoid: '`json.dump` para escribir y `json.load` para leer; `str` es para mirar.',
  },
  'date-shown-as-iso': {
    signs: ['literal', 'number', 'order'],
    what: 'En la línea {line} muestras {shown}, y Python escribe las fechas como año-mes-día.',
    why: 'Para otro formato está `strftime`: {mended} da día/mes/año.',
    avoid: '`%d` es el día, `%m` el mes y `%Y` el año con cuatro cifras.',
  },
  'smallest-first': {
    signs: ['order', 'first', 'last', 'number'],
    what: 'En la línea {line}, {written} ordena de menor a mayor, así que arriba quedan los más pequeños.',
    why: 'Con `ascending=False` ordena de mayor a menor, y los primeros son los que más tienen.',
    avoid: 'Di siempre el sentido: `ascending=True` o `ascending=False`.',
  },
  'longest-by-alphabet': {
    signs: ['number', 'order', 'first', 'last'],
    what: 'En la línea {line}, {written} compara los textos por orden alfabético, no por su longitud.',
    why: 'Con `key=len` se compara cuántas letras tiene cada uno.',
    avoid: '`key` dice qué se mira de cada elemento: `key=len`, `key=str.lower` …',
  },
  'all-with-all': {
    signs: ['twice', 'number', 'shared'],
    what: 'En la línea {line} hay un bucle dentro de otro: por cada vuelta de {outer} se recorre la otra lista **entera**.',
    why: 'Así sale cada uno con todos. Para ir por parejas se recorren las dos listas a la vez, con `zip`: {mended}',
    avoid: 'Dos listas que van juntas se recorren con `zip`; un bucle dentro de otro es para todas las combinaciones.',
  },
  'runs-when-imported': {
    signs: ['twice', 'asked', 'number'],
    what: 'Desde la línea {line} ({first}) el programa está suelto, fuera de toda función, y se ejecuta también cuando otro archivo lo importa.',
    why: 'Importar un archivo es ejecutarlo. Lo que va dentro de `if __name__ == "__main__":` solo se ejecuta cuando el archivo se lanza a él mismo.',
    avoid: 'En un módulo deja fuera solo las funciones y las constantes; lo demás, bajo ese `if`.',
  },
  'shown-with-all-decimals': {
    signs: ['number', 'literal'],
    what: 'En la línea {line} muestras {shown} con todas las cifras que tiene.',
    why: '{mended} lo redondea a dos decimales. Si quieres ver siempre dos, aunque sean ceros, usa `f"{valor:.2f}"`.',
    avoid: 'Redondea solo al mostrar, no en medio de la cuenta.',
  },
}
