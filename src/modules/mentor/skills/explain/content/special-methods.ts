import { byWord } from '~/platform/text/by-word'

/** Methods that Python calls by itself, with when it does: goes on after «es un método especial: lo llama Python solo, …». */
export const SPECIAL_METHODS: Readonly<Record<string, string>> = byWord({
  __new__:
    'al escribir `Clase(…)`, **antes** que `__init__`: es quien **crea** el objeto y lo devuelve. Si devuelve uno que ya existía, no hay otro nuevo, pero `__init__` se ejecuta igual sobre él',
  __del__: 'cuando ya nadie usa el objeto y se va a borrar de la memoria',
  __str__: 'al hacer `print(objeto)` o `str(objeto)`, y lo que devuelve es el **texto que se ve**',
  __repr__: 'al mostrar el objeto en la consola o dentro de una lista, y devuelve el texto con que se escribe',
  __eq__: 'al comparar con `==`, y dice si los dos se consideran iguales',
  __lt__: 'al comparar con `<` y al **ordenar** con `sort` o `sorted`',
  __gt__: 'al comparar con `>`',
  __le__: 'al comparar con `<=`',
  __ge__: 'al comparar con `>=`',
  __ne__: 'al comparar con `!=`',
  __hash__: 'para usarlo como **clave de un diccionario** o dentro de un conjunto',
  __bool__: 'al usarlo como condición, en un `if` o con `not`, y dice si cuenta como verdadero',
  __len__: 'al hacer `len(objeto)`',
  __add__: 'al sumar con `+`',
  __sub__: 'al restar con `-`',
  __mul__: 'al multiplicar con `*`',
  __radd__:
    'al sumar con `+` cuando el objeto está a la **derecha** y el de la izquierda no sabe sumarlo (también con `sum`)',
  __iadd__: 'al hacer `+=`',
  __setitem__: 'al guardar con corchetes, `objeto[…] = valor`',
  __delitem__: 'al borrar con `del objeto[…]`',
  __getattr__: 'al pedirle un atributo que **no tiene**',
  __setattr__: 'al darle valor a cualquier atributo',
  __getitem__: 'al usar corchetes, `objeto[…]`',
  __contains__: 'al preguntar con `in`',
  __iter__: 'al recorrerlo con `for`',
  __next__: 'para pedirle el siguiente elemento',
  __call__: 'al llamar al objeto como si fuera una función, `objeto()`',
  __enter__: 'al entrar en un `with`',
  __exit__: 'al salir de un `with`',
  __post_init__: 'justo después del `__init__` que escribe `@dataclass`',
})
