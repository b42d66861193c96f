import type { IdiomName } from './idiom-names'
import type { IdiomText } from './idiom-text'

export const OBJECT_IDIOMS = {
  'same-list': {
    title: 'dos nombres, un objeto',
    text: '{whole} **no hace una copia**: {copy} y {original} son dos nombres {of}. Lo que cambies por un nombre se ve por el otro. Para copiar: `{copyName} = {originalName}.copy()`.',
    general: '`b = a` no copia una lista: los dos nombres apuntan al mismo objeto.',
    asks: ['copia', 'misma lista', 'referencia'],
  },
  decorator: {
    title: 'decorador',
    text: '`@{decorator}` encima de {name} es un **decorador**: envuelve la función con otra. Es como escribir `{plain} = {decorator}({plain})` justo después: eso se hace **al definir** la función, antes de que nadie la llame.',
    general: 'Un decorador `@f` encima de una función la envuelve con otra: es como escribir `g = f(g)`.',
    asks: ['decorador', 'arroba', '@'],
  },
  registered: {
    title: 'función registrada',
    text: '`@{decorator}` encima de {name} es un **decorador** que **registra** la función: {owner} se la apunta y **la llama por ti** cuando {when}. Por eso no hace falta llamarla en ningún sitio.',
    general: 'Un decorador como `@app.route(…)` registra la función: otro la llama cuando hace falta.',
    asks: ['decorador', 'arroba', '@', 'quien llama', 'quien la llama', 'nadie la llama', 'no se llama'],
  },
  wraps: {
    title: '@wraps',
    text: '`@wraps` hace que {name}, la función de dentro, **conserve el nombre y la documentación** (`__name__`, `__doc__`) de la original, {original}. Sin él, la función decorada diría que se llama {name}: los mensajes de error, `help()` y otras herramientas se confundirían. No cambia lo que hace.',
    general:
      '`@wraps(f)` conserva en la función de dentro de un decorador el nombre y la documentación de la original.',
    asks: ['wraps', '@wraps'],
  },
  property: {
    title: '@property',
    text: '`@property` hace que {name} se lea como un dato (un **atributo**), sin paréntesis, aunque por dentro sea un método: cada vez que se lee, se ejecuta y da lo que calcula. Con paréntesis daría `TypeError`, porque se estaría llamando a ese resultado.',
    general: '`@property` hace que un método se lea como si fuera un dato, sin paréntesis.',
    asks: ['property', '@property', 'sin parentesis', 'sin los parentesis', 'no lleva parentesis', 'parentesis'],
  },
  setter: {
    title: '@nombre.setter',
    text: '`@{plain}.setter` marca el método que Python llama **al asignar**: con `objeto.{plain} = valor` se ejecuta {name} con ese valor, y ahí se puede comprobar antes de guardarlo.{raises} Lleva el **mismo nombre** que la propiedad porque las dos funciones son **un solo atributo**: una se ejecuta al leerlo y la otra al cambiarlo.{inside}',
    general: '`@x.setter` marca el método que se ejecuta al asignar `objeto.x = valor`; sirve para comprobarlo antes.',
    asks: ['setter', '.setter', 'se llama igual', 'se llaman igual', 'mismo nombre', 'dos veces', 'segunda funcion'],
  },
  'static-method': {
    title: '@staticmethod',
    text: '{name} es un método estático: no recibe `self`, así que no necesita ningún objeto para llamarse.',
    general: '`@staticmethod` define un método que no recibe `self`.',
    asks: ['staticmethod', 'estatico'],
  },
  'abstract-method': {
    title: '@abstractmethod',
    text: '`@abstractmethod` marca {name} como **obligatorio**: la clase no se puede usar para crear objetos, y cada clase que hereda de ella tiene que definir el suyo. Si a una le falta, Python da un `TypeError` al crear su objeto.',
    general:
      '`@abstractmethod` marca un método que las clases hijas están obligadas a definir; la clase que lo lleva no crea objetos.',
    asks: ['abstractmethod', '@abstractmethod', 'abstract', 'abstracto', 'abc'],
  },
  'class-method': {
    title: '@classmethod',
    text: '{name} recibe la clase (`cls`) en vez de un objeto; suele servir para crear objetos de otra forma.',
    general: '`@classmethod` recibe la clase en vez del objeto.',
    asks: ['classmethod', 'cls'],
  },
  self: {
    title: 'self',
    text: '`self` es el objeto con el que se llama al método. Python lo pone **automáticamente**: {call}',
    general: '`self` es el objeto con el que se llama al método; Python lo pone automáticamente como primer argumento.',
    asks: ['self'],
  },
  'class-attribute': {
    title: 'atributo de la clase',
    text: '{name} es un atributo **de la clase** {class}: hay uno solo y lo **comparten** todos los objetos; se usa como `{plain}`. En cambio, lo que lleva `self` ({own}) es **de cada objeto**: cada uno guarda el suyo.',
    general:
      'Lo que se asigna en el cuerpo de la clase es de la clase y lo comparten todos sus objetos; lo que lleva `self` es de cada objeto.',
    asks: ['self', 'compartid', 'comparten', 'de la clase', 'atributo de clase', 'sin self', 'lleva self'],
  },
  init: {
    title: '__init__',
    text: '`__init__` se ejecuta solo al crear un objeto de {class}: guarda los datos iniciales ({attributes}).',
    general: '`__init__` se ejecuta al crear el objeto y guarda sus datos iniciales.',
    asks: ['__init__', 'init', 'constructor'],
  },
  inheritance: {
    title: 'herencia',
    text: '{class} **hereda** de {base}: tiene todo lo de {base} y puede añadir o cambiar cosas.{again}',
    general: 'Una clase que hereda de otra tiene todo lo de ella y puede añadir o cambiar cosas.',
    asks: ['herencia', 'hereda', 'sobrescrib', 'sobreescrib', 'redefin', 'cual de los dos metodos'],
  },
  super: {
    title: 'super()',
    text: '{whole} llama al método de la clase padre.',
    general: '`super()` llama a un método de la clase padre.',
    asks: ['super'],
  },
  dataclass: {
    title: '@dataclass',
    text: '`@dataclass` escribe por ti el `__init__`, el `__repr__` y el `__eq__` de {name} a partir de los campos {fields}.',
    general: '`@dataclass` escribe por ti `__init__`, `__repr__` y `__eq__` a partir de los campos.',
    asks: ['dataclass'],
  },
  'type-hints': {
    title: 'anotaciones de tipo',
    text: 'Lo que va tras los dos puntos o la flecha ({hints}) son **anotaciones de tipo**: dicen qué se espera, pero Python no lo comprueba al ejecutar.',
    general: 'Las anotaciones de tipo (`x: int`, `-> str`) dicen qué se espera; Python no las comprueba al ejecutar.',
    asks: ['anotacion', 'flecha', '->', 'type hint', 'tipo'],
  },
  'dict-get': {
    title: '.get()',
    text: '{whole} busca la clave {key} en {dict} y, si no está, da {standard} en vez de un error.',
    general: '`dic.get(clave, valor)` da el valor de la clave, y si no está, el que tú digas, sin error.',
    asks: ['get'],
  },
  setdefault: {
    title: '.setdefault()',
    text: '{whole} da (devuelve) el valor de la clave {key} y, si todavía no existe, primero la crea con {standard}. Es lo mismo que un `if` con `not in` antes, o que un `defaultdict`.',
    general: '`setdefault` da el valor de una clave y, si no está, la crea con un valor inicial.',
    asks: ['setdefault'],
  },
  counter: {
    title: 'Counter',
    text: '{whole} cuenta cuántas veces aparece cada elemento y lo guarda como un diccionario.',
    general: '`Counter(datos)` cuenta cuántas veces aparece cada elemento.',
    asks: ['counter'],
  },
  'any-all': {
    title: 'any / all',
    text: '{whole} es verdadero si {meaning}.',
    general: '`any(...)` es verdadero si se cumple en alguno; `all(...)`, si se cumple en todos.',
    asks: ['any', 'all'],
  },
  'map-filter': {
    title: 'map / filter',
    text: '{whole}: {meaning}. No crea la lista hasta que se recorre.',
    general: '`map(f, datos)` aplica `f` a cada elemento; `filter(f, datos)` se queda con los que cumplen.',
    asks: ['map', 'filter'],
  },
  set: {
    title: 'conjunto',
    text: '{whole} crea un **conjunto**: no guarda repetidos ni un orden fijo.',
    general: 'Un conjunto (`set`) no guarda repetidos ni un orden fijo.',
    asks: ['set', 'conjunto'],
  },
  regex: {
    title: 'expresión regular',
    text: '{whole} usa una **expresión regular**, un patrón de texto.{gives} {pieces}',
    general:
      'Una expresión regular es un patrón para buscar texto: `\\d` es una cifra, `+` una o más veces, `[abc]` una de esas letras.',
    asks: ['regex', 'expresion regular', 're.'],
  },
  modulo: {
    title: '%',
    text: '{whole} es el **resto** de dividir {left} entre {right}{meaning}.{negative}',
    general: '`a % b` es el resto de dividir `a` entre `b`.',
    asks: ['%', 'porcentaje', 'modulo', 'resto'],
  },
  'floor-division': {
    title: '//',
    text: '{whole} es la división **entera**: el resultado se redondea hacia abajo, sin decimales.{negative}',
    general: '`a // b` divide y redondea hacia abajo al entero.',
    asks: ['//', 'division entera', 'doble barra'],
  },
  power: {
    title: '**',
    text: '{whole} eleva {left} a {right} (es una potencia{square}).',
    general: '`a ** b` eleva `a` a `b`.',
    asks: ['**', 'potencia', 'cuadrado'],
  },
  'short-circuit': {
    title: 'or / and con valores',
    text: '{whole} da el primer valor que decide: {meaning}. No da `True` ni `False`, sino **uno de los dos valores**, tal cual.',
    general:
      '`a or b` da `a` si no está vacío, y si no `b`; `a and b`, al revés. Dan uno de los valores, no `True` o `False`.',
    asks: ['or', 'and', 'true o false'],
  },
  'in-place-none': {
    title: 'cambia en el sitio',
    text: '{whole} {does} y **cambia la propia lista** {value}: no devuelve otra.',
    general: '`lista.sort()` cambia la propia lista; `sorted(lista)` da una nueva.',
    asks: ['sort', 'reverse'],
  },
  return: {
    title: 'return',
    text: 'El `return` de la línea {line} termina {function} y entrega {value} a quien la llamó.{when} Ese valor se puede guardar en una variable y seguir usando.',
    general:
      '`return` termina la función y entrega un valor a quien la llamó; `print` solo lo muestra en pantalla y devuelve `None`.',
    asks: ['return', 'devuelve', 'retorna'],
  },
  'print-end': {
    title: 'end en print',
    text: '{whole}: `end` dice qué se escribe al final en lugar del salto de línea, así que lo siguiente sale en la misma línea.',
    general: '`print(..., end="")` no salta de línea al final: lo siguiente sale en la misma línea.',
    asks: ['end', 'misma linea', 'misma fila', 'mismo renglon', 'todo seguido', 'salto'],
  },
  'empty-print': {
    title: 'print vacío',
    text: '`print()` sin nada solo escribe un salto de línea: lo siguiente empieza en una línea nueva.',
    general: '`print()` sin nada escribe solo un salto de línea.',
    asks: ['print vacio', 'print()', 'print solo'],
  },
  next: {
    title: 'next',
    text: '{whole} toma el siguiente elemento de {value} y avanza.{file}',
    general: '`next(x)` toma el siguiente elemento y avanza: lo que venga después sigue desde ahí.',
    asks: ['next'],
  },
  'int-input': {
    title: 'int(input())',
    text: 'En {whole}, `input` espera a que la persona escriba algo y da siempre **texto**; {convert} lo convierte en número.',
    general: '`input()` da siempre texto; `int(...)` lo convierte en número entero.',
    asks: ['input', 'int('],
  },
  append: {
    title: 'append',
    text: '{whole} añade {value} al final de la lista {list}.',
    general: '`lista.append(x)` añade `x` al final de la lista.',
    asks: ['append'],
  },
  'minus-one': {
    title: 'return -1',
    text: '{function} devuelve `-1` cuando no encuentra nada.{when} No puede ser `0`, porque 0 es una posición válida: la del primer elemento, y se confundiría con «está el primero». `-1` es una convención que significa «no está».',
    general: 'Devolver `-1` es una convención para «no encontrado»: 0 es la posición del primero.',
    asks: ['-1', 'menos uno', 'return', 'returns'],
  },
  'bool-condition': {
    title: 'condición sin comparar',
    text: '{whole} no compara con nada: {meaning}. `0`, un texto o una lista vacíos y `None` cuentan como **falso**; lo demás, como verdadero.',
    general: 'Una lista o un texto vacíos, `0` y `None` cuentan como falso; lo demás, como verdadero.',
    asks: [
      'if not',
      'vacio',
      'falso',
      'sin comparar',
      'sin comparacion',
      'comparar con nada',
      'sin condicion',
      'sin nada',
    ],
  },
} as const satisfies Partial<Record<IdiomName, IdiomText>>
