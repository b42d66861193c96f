import type { FaultTexts } from '../fault-text'

export const MISREAD_TEXTS: FaultTexts = {
  'find-taken-for-truth': {
    signs: ['always', 'never', 'number'],
    what: 'En la línea {line} usas {call} como condición, y `find` no dice sí o no: da la posición.',
    why: '`find` devuelve `0` si lo encuentra al principio, y `0` cuenta como falso; y devuelve `-1` si no está, que cuenta como verdadero. Así que la condición sale casi al revés. Para saber solo si está, se pregunta con `in`: {mended}.',
    avoid: 'Usa `in` para saber si está, y `find` o `index` solo cuando te haga falta la posición.',
  },
  'zero-taken-for-none': {
    signs: ['never', 'nothing', 'first'],
    what: 'En la línea {line}, la condición {test} trata la posición 0 como si no hubiera nada.',
    why: '{function} devuelve una posición, o `None` si no lo encuentra. La primera posición es `0`, y en una condición `0` cuenta como falso, igual que `None`. Hay que preguntar por `None` en concreto.',
    avoid: 'Compara con `is None` o `is not None` cuando 0, vacío o `""` sean valores buenos.',
  },
  'text-compared-with-true': {
    signs: ['never', 'nothing'],
    what: 'En la línea {line}, {test} compara un texto con `True`: no son iguales nunca.',
    why: '{name} guarda las letras `"True"`, entre comillas, que es un texto. `True` sin comillas es otro tipo de valor, un booleano, y Python no los considera iguales.',
    avoid: 'Guarda los sí o no como `True` y `False`, sin comillas, o compara texto con texto.',
  },
  'nothing-equals-nan': {
    signs: ['never', 'nothing', 'number'],
    what: 'En la línea {line}, {test} no se cumple nunca: un hueco (NaN) no es igual a nada, ni a otro hueco.',
    why: '`NaN` significa «aquí no hay número», y comparado con `==` da siempre `False`, incluso consigo mismo. Se pregunta con {mended}.',
    avoid: 'Los huecos se buscan con `isna()` (pandas) o `math.isnan()`, nunca con `==`.',
  },
  'amount-between-is-empty': {
    signs: ['never', 'number', 'limit'],
    what: 'En la línea {line}, {test} no se cumple nunca: ningún número está a la vez por encima del mayor y por debajo del menor.',
    why: 'Una comparación encadenada se lee de dos en dos y tienen que cumplirse las dos. Para «entre uno y otro», el menor va a la izquierda: {mended}.',
    avoid: 'Escribe los intervalos como en clase de mates: menor, valor, mayor.',
  },
  'ampersand-between-tests': {
    signs: ['number', 'always', 'never', 'unchanged'],
    what: 'En la línea {line}, el {sign} de {test} se calcula antes que las comparaciones, así que no une las dos condiciones.',
    why: '`&` y `|` van antes que `<`, `>` o `==`: Python junta primero los dos valores que tiene al lado. Entre condiciones normales se usa {word}; en una tabla de pandas hay que poner cada comparación entre paréntesis.',
    avoid:
      'Con condiciones normales, `and` y `or`. Con columnas de pandas, paréntesis en cada una y `&` o `|` entre medias.',
  },
  'objects-never-equal': {
    signs: ['never', 'number'],
    what: 'En la línea {line}, {test} da falso aunque los dos tengan los mismos datos: a la clase {class} le falta el método `__eq__`.',
    why: 'Si la clase no dice cuándo dos objetos son iguales, Python solo mira si son el mismo objeto. Añade `__eq__` comparando sus datos, o pon `@dataclass` encima de la clase, que lo escribe por ti.',
    avoid: 'En clases que solo guardan datos, `@dataclass` trae hechos `__init__`, `__eq__` y cómo se muestran.',
  },
}
