import { byWord } from '~/platform/text/by-word'

/** Methods that Python calls by itself, with when it does: goes on after «es un método especial: lo llama Python solo, …». */
export const SPECIAL_METHODS: Readonly<Record<string, string>> = byWord({
  __str__: 'al hacer `print(objeto)` o `str(objeto)`, y lo que devuelve es el **texto que se ve**',
  __repr__: 'al mostrar el objeto en la consola o dentro de una lista, y devuelve el texto con que se escribe',
  __eq__: 'al comparar con `==`, y dice si los dos se consideran iguales',
  __lt__: 'al comparar con `<` y al **ordenar** con `sort` o `sorted`',
  __len__: 'al hacer `len(objeto)`',
  __add__: 'al sumar con `+`',
  __getitem__: 'al usar corchetes, `objeto[…]`',
  __contains__: 'al preguntar con `in`',
  __iter__: 'al recorrerlo con `for`',
  __next__: 'para pedirle el siguiente elemento',
  __call__: 'al llamar al objeto como si fuera una función, `objeto()`',
  __enter__: 'al entrar en un `with`',
  __exit__: 'al salir de un `with`',
  __post_init__: 'justo después del `__init__` que escribe `@dataclass`',
})
