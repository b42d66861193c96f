import type { FaultTexts } from './fault-text'

export const NAME_TEXTS: FaultTexts = {
  'builtin-overwritten': {
    signs: ['number', 'nothing'],
    what: 'En la línea {line} llamas {name} a una variable tuya, y tapas la función de Python que se llama así.',
    why: 'A partir de ahí {name} es tu valor, no la función. Cuando en la línea {callLine} escribes {call}, Python intenta «llamar» a tu valor y no puede. Con otro nombre, como {mended}, conviven las dos.',
    avoid:
      'No uses como nombre `list`, `str`, `sum`, `max`, `min`, `input`, `len`… Si el editor lo colorea, ya es de Python.',
  },
  'two-spellings': {
    signs: ['zero', 'unchanged', 'number', 'last'],
    what: 'En la línea {line} guardas en {name}, pero antes (línea {otherLine}) y después la variable se llama {other}: son dos distintas.',
    why: 'Una letra de más, de menos o en mayúscula es otro nombre. Python crea una variable nueva sin avisar, y {other} se queda con el valor que tenía.',
    avoid: 'Deja que el editor complete los nombres, y escribe las variables siempre en minúsculas.',
  },
  'swap-loses-value': {
    signs: ['same', 'unchanged', 'number', 'order', 'lost'],
    what: 'Las líneas {line} y siguiente no intercambian los valores: {first} borra el de {a} antes de que {second} lo use.',
    why: 'Python va línea a línea. Tras la primera, {a} y {b} valen lo mismo, y la segunda copia ese mismo valor de vuelta. El original se ha perdido. Con {mended} se leen los dos antes de cambiar ninguno.',
    avoid: 'Para intercambiar, una sola línea con dos nombres a cada lado del `=`.',
  },
  'second-uses-new-value': {
    signs: ['number'],
    what: 'En la línea {line}, {second} usa ya el valor nuevo de {name}, que {first} acaba de cambiar.',
    why: 'Las dos líneas tendrían que usar los valores de antes, pero Python hace una y después la otra. Con {mended} calcula primero todo lo de la derecha y luego lo guarda.',
    avoid: 'Cuando dos variables cambian a la vez, hazlo en una sola asignación doble.',
  },
  'comma-makes-tuple': {
    signs: ['number', 'literal', 'never'],
    what: 'La coma del final de la línea {line}, {written}, convierte el valor en una tupla de un elemento.',
    why: 'En Python lo que crea una tupla es la coma. No guardas {value}, sino una colección que lo contiene, y se muestra entre paréntesis y con coma.',
    avoid: 'Las instrucciones de Python no terminan en coma ni en punto y coma.',
  },
  'comma-for-decimals': {
    signs: ['number', 'literal'],
    what: 'En la línea {line}, {written} no es un número con decimales: son dos números. Se escribe con punto, {mended}.',
    why: 'La coma separa valores, y con ella {name} pasa a ser una tupla de dos enteros. En Python los decimales van siempre con punto.',
    avoid: 'Punto para los decimales, y nada para los miles.',
  },
  'comma-joins-nothing': {
    signs: ['literal'],
    what: 'En la línea {line}, {written} no une los textos: la coma crea una tupla, y así se muestra, con paréntesis y comillas.',
    why: 'Dentro de `print(...)` la coma separa lo que se muestra, pero en una asignación hace una colección con las dos cosas.',
    avoid: 'Para meter valores en un texto usa una f-string: `f"Hola {nombre}"`.',
  },
  'both-names-one-list': {
    signs: ['shared', 'twice'],
    what: 'En la línea {line}, {first} y {second} son dos nombres de la misma lista: lo que cambie una, lo cambia la otra.',
    why: '{written} crea una sola lista y le pone dos nombres. No hay copia: al añadir algo por un nombre se ve también por el otro.',
    avoid: 'Crea cada lista en su propia línea.',
  },
  'alias-not-copy': {
    signs: ['shared', 'twice', 'unchanged'],
    what: 'En la línea {line}, {copy} no es una copia: es otro nombre de la misma lista que {original}.',
    why: 'El `=` no copia listas ni diccionarios, solo les pone otro nombre. Cuando la línea {changeLine} hace {change}, cambia el único que hay, y se ve por los dos nombres.',
    avoid: 'Para tener otra lista, `.copy()`, `list(...)` o el corte `[:]`.',
  },
  'input-shadowed-text': {
    signs: ['literal'],
    what: 'En la línea {line}, {print} muestra la palabra tal cual, no el valor de la variable {name}: sobran las comillas.',
    why: 'Entre comillas es un texto, y Python lo muestra como está. Sin comillas es el nombre de la variable, y muestra lo que guarda.',
    avoid: 'Comillas para palabras, sin comillas para variables.',
  },
}
