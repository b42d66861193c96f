import type { IdiomName } from './idiom-names'
import type { IdiomText } from './idiom-text'

export const EXPRESSION_IDIOMS = {
  'list-comprehension': {
    title: 'lista por comprensión',
    text: '{whole} es una **lista por comprensión**: una forma corta de crear una lista. Recorre {iterable} y, con cada {target}, añade {element} a la lista nueva. Es lo mismo que un `for` con `append`.{pairs}',
    general:
      'Una lista por comprensión, `[expresión for x in datos]`, crea una lista nueva en una línea: recorre `datos` y guarda la expresión de cada elemento.',
    asks: ['comprension', 'comprehension', 'por comprension', 'for dentro de', 'corchetes con for'],
  },
  'filtered-comprehension': {
    title: 'lista por comprensión con condición',
    text: '{whole} es una **lista por comprensión** con condición: recorre {iterable} y solo con los {target} que cumplen {condition} añade {element} a la lista nueva. Es lo mismo que un `for` con un `if` y un `append`.{pairs}',
    general: 'Una comprensión con `if` al final se queda solo con los elementos que cumplen la condición.',
    asks: ['comprension', 'comprehension', 'if del final', 'if al final'],
  },
  'nested-comprehension': {
    title: 'comprensión con dos for',
    text: '{whole} es una **lista por comprensión** con dos `for`, que se leen de izquierda a derecha como dos bucles uno dentro de otro: primero {outer}, y dentro {inner}; de cada vuelta se guarda {element} (un `append` a una sola lista). Así queda todo en una sola lista plana, sin listas dentro.',
    general: 'Una comprensión con dos `for` se lee de izquierda a derecha, como dos bucles anidados.',
    asks: ['comprension', 'comprehension', 'dos for', 'doble for'],
  },
  'dict-comprehension': {
    title: 'diccionario por comprensión',
    text: '{whole} es un **diccionario por comprensión**: recorre {iterable} y por cada {target} guarda la clave {key} con el valor {value}{filter}.',
    general: 'Un diccionario por comprensión, `{clave: valor for x in datos}`, crea un diccionario en una línea.',
    asks: ['comprension', 'comprehension', 'llaves'],
  },
  'set-comprehension': {
    title: 'conjunto por comprensión',
    text: '{whole} es un **conjunto por comprensión**: recorre {iterable} y guarda {element} sin repetidos.',
    general: 'Un conjunto por comprensión, `{x for x in datos}`, guarda los elementos sin repetidos.',
    asks: ['comprension', 'llaves'],
  },
  'generator-expression': {
    title: 'expresión generadora',
    text: '{whole} es una **expresión generadora**: va dando {element} de uno en uno al recorrer {iterable}{filter}, sin crear una lista entera.{pairs}',
    general: 'Una expresión generadora, `(x for x in datos)`, da los valores de uno en uno, sin crear la lista.',
    asks: ['generador', 'generadora', 'parentesis con for'],
  },
  generator: {
    title: 'generador (yield)',
    text: 'Como {name} tiene `yield`, es un **generador**: no calcula todo de golpe. Cada `yield` entrega un valor y la función se queda en pausa ahí hasta que le piden el siguiente.',
    general: '`yield` entrega un valor y deja la función en pausa hasta que le piden el siguiente.',
    asks: ['yield', 'generador'],
  },
  reversed: {
    title: 'corte con paso -1',
    text: '{whole} es un **corte** (*slice*) que recorre {value} al revés: sin números, el inicio y el fin son «de punta a punta», y el `-1` es el paso, así que va de atrás hacia delante. Da una copia invertida y no cambia {value}.',
    general: '`x[::-1]` da una copia al revés: recorre `x` entero con paso -1.',
    asks: ['::-1', 'al reves', 'invertir', 'dos puntos', 'corchetes'],
  },
  slice: {
    title: 'corte (slice)',
    text: '{whole} es un **corte** (*slice*): toma de {value} {range}. {end}{value} no cambia.',
    general: 'Un corte `x[desde:hasta:paso]` copia un trozo. La primera posición es la 0 y `hasta` no entra.',
    asks: ['slice', 'rebanada', 'corte', 'dos puntos', 'corchetes', 'trozo'],
  },
  'negative-index': {
    title: 'índice negativo',
    text: '{whole} cuenta desde el final: {value} en la posición {index} es {place}.',
    general: 'Un índice negativo cuenta desde el final: `-1` es el último.',
    asks: ['negativo', 'indice negativo', 'menos uno', 'el -1', 'el -2'],
  },
  'key-function': {
    title: 'ordenar con key',
    text: 'En {whole}, `key` dice **por qué** se ordena o compara: de cada elemento{parameter} se mira {criterion}.{direction}',
    general:
      '`key=` recibe una función que dice por qué se ordena: se llama con cada elemento y se comparan sus resultados.',
    asks: ['key', 'lambda', 'sort', 'sorted', 'ordena'],
  },
  lambda: {
    title: 'lambda',
    text: '{whole} es una **función sin nombre**: {parameters} y devuelve {body}. Se usa cuando hace falta una función corta una sola vez, sin un `def` aparte.',
    general: '`lambda x: expresión` es una función pequeña sin nombre que devuelve la expresión.',
    asks: ['lambda'],
  },
  'args-parameter': {
    title: '*args',
    text: 'El asterisco de `*{name}` reúne los argumentos por posición (los que no van a otro parámetro) en una **tupla** llamada {code}. Si no llega ninguno, la tupla está vacía.{passed}',
    general: '`*args` reúne los argumentos por posición en una tupla.',
    asks: ['asterisco', 'args', 'estrella', '*'],
  },
  'kwargs-parameter': {
    title: '**kwargs',
    text: 'Los dos asteriscos de `**{name}` reúnen los argumentos con nombre (`clave=valor`) en un **diccionario** llamado {code}.{passed}',
    general: '`**kwargs` reúne los argumentos con nombre en un diccionario.',
    asks: ['asterisco', 'asteriscos', 'kwargs', '**'],
  },
  'star-argument': {
    title: 'asterisco al llamar',
    text: 'En {whole}, el asterisco **desempaqueta** (reparte) {value}: cada elemento pasa como un **argumento por separado**, como si se escribieran uno a uno separados por comas.{turned}',
    general: 'Al llamar, `f(*lista)` reparte los elementos como argumentos sueltos.',
    asks: ['asterisco', 'desempaqueta', '*'],
  },
  'swap-assign': {
    title: 'asignación a la vez',
    text: '{whole} {exchanged}cambia las dos variables **a la vez**: primero se calcula todo el lado derecho con los valores antiguos, y después se reparte entre {targets}. Por eso no hace falta una variable auxiliar.',
    general:
      '`a, b = b, a` calcula primero la derecha con los valores antiguos y luego reparte: intercambia sin variable auxiliar.',
    asks: ['a la vez', 'coma', 'doble asignacion', 'intercambia', 'auxiliar', 'ultima linea'],
  },
  unpacking: {
    title: 'desempaquetado',
    text: '{whole} **reparte** (*desempaqueta*) los valores de la derecha, por orden, entre {targets}. {count}',
    general: '`a, b = pareja` reparte los valores por orden entre los nombres.',
    asks: ['desempaqueta', 'dos variables', 'coma', 'reparte'],
  },
  walrus: {
    title: 'operador :=',
    text: '{whole} guarda el valor en {name} **y** lo usa en el mismo sitio: el operador `:=` (*morsa*) asigna dentro de una expresión. Así no hay que repetir esa línea antes del bucle y al final de cada vuelta.',
    general: '`(x := valor)` guarda el valor en `x` y a la vez lo usa en la expresión.',
    asks: [':=', 'morsa', 'walrus', 'dos puntos igual'],
  },
  ternary: {
    title: 'if en una línea',
    text: '{whole} es un `if` en una sola línea (expresión condicional u operador **ternario**): vale {consequent} si se cumple {test}, y si no {alternate}.',
    general: '`a if condición else b` vale `a` si se cumple la condición y `b` si no.',
    asks: [
      'ternario',
      'if en una linea',
      'if en la misma linea',
      'else en la misma linea',
      'if else',
      'if al reves',
      'if raro',
      'todo en una linea',
    ],
  },
  'format-spec': {
    title: 'formato en el f-string',
    text: 'En {whole}, lo que va tras los dos puntos es el formato: {meaning}.',
    general: 'En un f-string, `{x:.2f}` muestra `x` con 2 decimales: lo que va tras los dos puntos es el formato.',
    asks: ['.2f', 'formato', 'dos puntos', 'f-string', 'fstring', 'decimales'],
  },
  'f-string': {
    title: 'f-string',
    text: 'La `f` delante del texto {whole} hace que lo que va entre llaves se calcule y se ponga en su sitio.',
    general: 'En un f-string, `f"Hola {nombre}"`, lo que va entre llaves se calcula y se pone en su sitio.',
    asks: ['f-string', 'fstring', 'la f', 'f delante', 'llaves'],
  },
} as const satisfies Partial<Record<IdiomName, IdiomText>>
