import type { FaultTexts } from '../fault-text'

export const LIMIT_TEXTS: FaultTexts = {
  'limit-left-out': {
    signs: ['limit'],
    what: 'En la línea {line}, {test} deja fuera el propio {wanted}: con el valor justo no se cumple. Para incluirlo hace falta {operator}.',
    why: '`>` es «mayor que» y `<` es «menor que»: el número del límite no entra. `>=` es «mayor o igual» y `<=` es «menor o igual».',
    avoid: 'Prueba siempre con el valor justo del límite, con uno menos y con uno más.',
  },
  'multiples-hidden': {
    signs: ['never', 'lost', 'order'],
    what: 'En la línea {line}, {test} no se cumple nunca: esos números ya han entrado antes, en {first}.',
    why: 'En una cadena de `if` y `elif` solo se ejecuta la primera rama que se cumple. Todo múltiplo de 15 lo es también de 3 y de 5, así que el caso más particular tiene que preguntarse primero.',
    avoid: 'Ordena las condiciones de la más particular a la más general.',
  },
  'fixed-key-in-loop': {
    signs: ['last', 'lost', 'number'],
    what: 'En la línea {line}, {written} guarda siempre en la misma clave, {key}: en cada vuelta se sobrescribe lo anterior y solo queda el último.',
    why: 'En un diccionario cada clave tiene un solo valor. {key}, entre comillas, es un texto fijo, igual en todas las vueltas del bucle de la línea {loop}. Usando el dato como clave, sin comillas, cada vuelta tiene la suya.',
    avoid:
      'La clave tiene que ser lo que distingue a cada uno. Si no hay nada así, guarda una lista de diccionarios con `append`.',
  },
  'digits-compared-as-texts': {
    signs: ['always', 'never', 'number', 'order'],
    what: 'En la línea {line}, {test} compara dos textos (string), no dos números: se ordenan letra a letra, como en un diccionario.',
    why: '{name} viene de `input()`, que siempre da un texto, y {text} lleva comillas. Como textos, `"20"` va detrás de `"100"` porque `2` va detrás de `1`. Hay que convertir con `int()` y quitar las comillas al número.',
    avoid: 'Lo que vayas a comparar como número, conviértelo con `int()` o `float()` al leerlo.',
  },
  'is-for-equal': {
    signs: ['never', 'always'],
    what: 'En la línea {line}, {test} no pregunta si valen lo mismo, sino si son el mismo objeto. Para comparar valores se usa {operator}.',
    why: '`is` compara la identidad: dos textos con las mismas letras pueden ser dos objetos distintos en la memoria, y entonces da `False`. `==` compara el contenido, que es lo que quieres.',
    avoid: 'Deja `is` para `None`: `if x is None`.',
  },
  'asked-before-loop-only': {
    signs: ['endless', 'first', 'twice', 'skips', 'nothing', 'asked'],
    what: 'El bucle de la línea {line} repite mientras {test}, pero el dato solo se pide una vez, antes del bucle (línea {askedLine}): dentro no se vuelve a preguntar.',
    why: 'La variable guarda lo que se escribió la primera vez y no cambia sola. Para dar otra oportunidad hay que repetir {asked} dentro del bucle.',
    avoid: 'Si la condición depende de lo que se escribe, pregunta también dentro del bucle.',
  },
  'list-shown-whole': {
    signs: ['literal', 'brackets'],
    what: 'En la línea {line}, {print} muestra la lista entera tal como la escribe Python, con sus corchetes y sus comillas.',
    why: '`print` de una lista enseña la lista, no sus elementos. `", ".join(lista)` une los textos con una coma; si son números, `print(*lista)` los muestra sueltos.',
    avoid: 'Para enseñar una lista a una persona, usa `join` o un bucle `for`.',
  },
  'circle-without-square': {
    signs: ['number'],
    what: 'En la línea {line}, {written} multiplica por 2, y el área de un círculo lleva el radio al cuadrado: {radius} `** 2`.',
    why: '`r * 2` es el doble del radio y `r ** 2` es el radio por sí mismo. Con radio 3 son 6 y 9.',
    avoid: 'La potencia son dos asteriscos: `r ** 2`.',
  },
}
