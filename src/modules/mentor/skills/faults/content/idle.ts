import type { FaultTexts } from './fault-text'

export const IDLE_TEXTS: FaultTexts = {
  'branches-alike': {
    signs: ['zero', 'number', 'unchanged', 'last', 'same', 'always'],
    what: 'Las dos ramas hacen lo mismo: la línea {line} repite {written}, que ya está en la {firstLine}.',
    why: 'Se cumpla o no {test}, se ejecuta la misma instrucción, así que la condición no cambia nada.',
    avoid: 'Cuando copies una línea de una rama a otra, cambia enseguida lo que las diferencia.',
  },
  'constant-for-parameter': {
    signs: ['always', 'same', 'unchanged', 'number'],
    what: 'En la línea {line}, {written} guarda siempre lo mismo y no usa {parameter}, que es lo que recibe {function}.',
    why: 'Lo que se pasa al llamar llega en {parameter}. Si dentro no se usa, da igual lo que se pase: se queda el valor fijo.',
    avoid: 'Comprueba que cada parámetro aparezca al menos una vez dentro de la función.',
  },
  'looks-in-itself': {
    signs: ['nothing', 'never', 'unchanged', 'zero', 'number'],
    what: 'La condición {written} de la línea {line} da siempre lo mismo: tiene que ser {mended}.',
    why: 'Se pregunta por {item} en {list}, y la respuesta está decidida de antemano: o sale de esa misma lista, o la lista está vacía y solo se llena si la condición ya se cumple.',
    avoid: 'Para quedarte con cada cosa una sola vez, mira si ya está en la lista nueva, y añádela si **no** está.',
  },
  'replaces-nothing': {
    signs: ['unchanged', 'nothing', 'number', 'first'],
    what: 'En la línea {line}, {written} busca {missing}, que no está en el texto. Tiene que ser {mended}.',
    why: 'Si no encuentra lo que busca, Python no da ningún error: devuelve el texto igual (o una lista con un solo trozo).',
    avoid: 'El primer argumento es siempre lo que hay en el texto; el segundo, lo que quieres poner.',
  },
  'precision-without-dot': {
    signs: ['number', 'literal'],
    what: 'En la línea {line} falta un punto en el formato: {written} tiene que ser {mended}.',
    why: 'Sin el punto, ese número es el ancho que ocupa, y se muestran seis decimales. Con el punto son los decimales.',
    avoid: 'Los decimales van detrás de un punto: `:.2f` son dos, y `:.0f`, ninguno.',
  },
  'search-stands-still': {
    signs: ['endless', 'nothing'],
    what: 'El bucle no acaba porque en la línea {line}, {written} puede dejar todo como estaba. Tiene que ser {mended}.',
    why: '{middle} ya se ha mirado y no es lo que se busca. Si el límite se queda en él, en la vuelta siguiente vuelve a salir el mismo punto medio, y así siempre.',
    avoid: 'En una búsqueda por mitades, deja fuera el punto medio: `+ 1` por abajo y `- 1` por arriba.',
  },
  'inner-counter-not-reset': {
    signs: ['first', 'number', 'skips', 'zero'],
    what: '{name} se pone en marcha una sola vez, en la línea {line}, pero el bucle de la línea {inner} lo necesita de nuevo en cada vuelta del de fuera (línea {outer}).',
    why: 'Cuando el bucle de dentro termina, {name} se queda en su último valor. En la siguiente vuelta del de fuera la condición ya no se cumple y no entra ni una vez.',
    avoid: 'Lo que cuenta un bucle de dentro empieza dentro del bucle de fuera.',
  },
  'key-is-a-quoted-name': {
    signs: ['last', 'number', 'unchanged', 'literal'],
    what: 'En la línea {line}, {key} va entre comillas: es un texto fijo, no la variable {name}. Tiene que ser {mended}.',
    why: 'Con comillas se usa siempre la misma clave, así que en el diccionario solo hay una, sea cual sea el valor de {name}.',
    avoid: 'Entre comillas, lo que se escribe tal cual; sin comillas, lo que vale la variable.',
  },
  'compares-with-first-only': {
    signs: ['order', 'number', 'last'],
    what: 'En la línea {line}, {written} compara siempre con {fixed}. Tiene que comparar con el que va ganando: {mended}.',
    why: '{fixed} no cambia, así que cualquiera que lo supere ocupa el sitio de {name}, aunque antes hubiera otro mejor. Al final queda el último que pasó, no el mejor.',
    avoid: 'En una búsqueda del mayor o del menor, compara siempre con la variable que guardas.',
  },
}
