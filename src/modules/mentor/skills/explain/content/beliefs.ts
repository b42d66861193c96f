/**
 * What people conclude and ask back («entonces print no devuelve nada nunca?»). `about` are words of which each group must be found in the
 * question (plain spelling); `holds` says whether the statement without any «no» is right; `text` goes on after «Sí, así es:» or «No:».
 */
export type Belief = { about: readonly string[]; holds: boolean; text: string }

export const BELIEFS: readonly Belief[] = [
  {
    about: ['texto|str|string|cadena|letra', 'numero|int|entero', 'fall|error|peta|rompe|explota|truena'],
    holds: true,
    text: 'texto y número **no se pueden sumar** ni mezclar en una cuenta: Python no adivina si quieres unir o calcular y da un `TypeError`. Convierte uno de los dos, con `int(...)` o con `str(...)`, o usa un f-string. Multiplicar sí se puede: `"ja" * 3` repite el texto.',
  },
  {
    about: ['print', 'devuelv|retorn|return'],
    holds: false,
    text: '`print` solo **muestra** algo en pantalla; lo que devuelve es siempre `None`. Si quieres usar el resultado después, la función necesita un `return`.',
  },
  {
    about: ['input', 'texto|cadena|str|string'],
    holds: true,
    text: '`input` da **siempre un texto**, aunque se tecleen cifras. Para hacer cuentas hay que convertirlo con `int(...)` o `float(...)`.',
  },
  {
    about: ['input', 'numero|entero|int'],
    holds: false,
    text: '`input` da **siempre un texto**, aunque se tecleen cifras. Para hacer cuentas hay que convertirlo con `int(...)` o `float(...)`.',
  },
  {
    about: ['range|ultimo|final', 'incluy|llega|cuenta|entra'],
    holds: false,
    text: 'en `range(inicio, fin)` el último número **no se incluye**: `range(1, 5)` da 1, 2, 3 y 4.',
  },
  {
    about: ['empiez|empez|empiec|cuenta|contar|primer', '(?:0|cero)\\b'],
    holds: true,
    text: 'en Python se cuenta **desde 0**: la primera posición es la 0 y la última, la longitud menos 1. En un `range` puedes elegir otro comienzo: `range(1, 5)`.',
  },
  {
    about: ['return', 'termin|acab|sale|corta|para'],
    holds: true,
    text: 'al llegar a un `return` la función **termina en ese momento**; lo que haya debajo ya no se ejecuta.',
  },
  {
    about: ['return', 'imprim|muestr|pantalla|ensena'],
    holds: false,
    text: '`return` **entrega** un valor a quien llamó a la función, pero no lo muestra. Para verlo: `print(mi_funcion())`.',
  },
  {
    about: ['sin return|funcion|no (?:tiene|pongo|hay) return', 'none'],
    holds: true,
    text: 'una función que llega al final sin `return` devuelve `None`.',
  },
  {
    about: ['sort\\b', 'devuelv|retorn|lista nueva|nueva lista'],
    holds: false,
    text: '`lista.sort()` ordena la **propia** lista y devuelve `None`. La que da una lista nueva es `sorted(lista)`.',
  },
  {
    about: ['sorted', 'cambi|modific|original'],
    holds: false,
    text: '`sorted(lista)` da una lista **nueva** y deja la original como estaba. La que la cambia es `lista.sort()`.',
  },
  {
    about: ['append', 'devuelv|retorn'],
    holds: false,
    text: '`append` cambia la propia lista y devuelve `None`: se escribe `lista.append(x)` a secas, sin `lista =` delante.',
  },
  {
    about: ['lista', 'copia|copi'],
    holds: false,
    text: '`b = a` **no copia** la lista: los dos nombres son la misma. Para copiarla, `b = a.copy()`.',
  },
  {
    about: ['tupla', 'cambi|modific'],
    holds: false,
    text: 'una tupla **no se puede cambiar** una vez creada. Si necesitas cambiarla, usa una lista.',
  },
  {
    about: ['string|texto|cadena|str', 'cambi|modific|mutable'],
    holds: false,
    text: 'un texto **no se puede cambiar**: métodos como `upper` o `replace` dan un texto nuevo, y hay que guardarlo: `texto = texto.upper()`.',
  },
  {
    about: ['set|conjunto', 'orden'],
    holds: false,
    text: 'un conjunto **no guarda el orden**. Si te importa, usa una lista, o `list(dict.fromkeys(datos))` para quitar repetidos conservándolo.',
  },
  {
    about: ['set|conjunto', 'repet|duplicad'],
    holds: false,
    text: 'en un conjunto cada valor está **una sola vez**: los repetidos se quitan solos.',
  },
  {
    about: ['diccionario|dict', 'orden'],
    holds: true,
    text: 'desde Python 3.7 un diccionario **conserva el orden** en el que se añadieron las claves.',
  },
  {
    about: ['clave|llave', 'repet|dos veces|duplicad'],
    holds: false,
    text: 'una clave está **una sola vez** en un diccionario: si la vuelves a guardar, se cambia su valor.',
  },
  {
    about: ['else', 'obligatori|siempre|hace falta|necesari'],
    holds: false,
    text: 'un `if` puede ir **sin `else`**: si la condición no se cumple, simplemente se sigue debajo.',
  },
  {
    about: ['elif', 'todos|varios|dos'],
    holds: false,
    text: 'de una cadena `if` / `elif` / `else` se ejecuta **solo el primer bloque** cuya condición se cumple; los demás ni se miran.',
  },
  {
    about: ['self', 'obligatori|siempre|hace falta|poner'],
    holds: true,
    text: 'un método normal necesita `self` como primer parámetro: es el objeto con el que se llama, y Python lo pone solo al llamar.',
  },
  {
    about: ['variable|funcion', 'fuera', 'dentro|funcion|local'],
    holds: false,
    text: 'una variable que se crea **dentro** de una función solo existe ahí dentro. Para usar su valor fuera, devuélvelo con `return`.',
  },
  {
    about: ['while|bucle|for', 'break'],
    holds: false,
    text: 'un bucle no necesita `break`: un `for` acaba con el último elemento y un `while`, cuando su condición deja de cumplirse. `break` sirve para salir antes.',
  },
  {
    about: ['comilla', 'simples|dobles|igual|lo mismo|da igual'],
    holds: true,
    text: 'las comillas simples y las dobles **valen lo mismo**; lo importante es abrir y cerrar con las mismas.',
  },
  {
    about: ['int|float', 'decimal'],
    holds: false,
    text: '`int` quita los decimales (`int(3.9)` da 3) y no acepta un texto como `"3.5"`. Para decimales, `float`.',
  },
  {
    about: ['texto|str|string|cadena|letra', 'numero|int', 'sum|\\+|junt|concaten'],
    holds: false,
    text: 'texto y número **no se pueden sumar**: Python no adivina si quieres unir o calcular y da un `TypeError`. Convierte uno de los dos, con `int(...)` o con `str(...)`, o usa un f-string.',
  },
  {
    about: ['mayuscula|minuscula', 'import|igual|mismo|distint|diferent|da igual'],
    holds: true,
    text: 'para Python las mayúsculas **importan**: `Total` y `total` son nombres distintos, y `"Ana"` y `"ana"`, textos distintos.',
  },
  {
    about: ['sangria|indenta|identa|espacios|tabula', 'import|obligator|siempre|necesari|cuenta'],
    holds: true,
    text: 'la sangría **forma parte** de Python: dice qué líneas están dentro de cada bloque. Lo habitual son 4 espacios.',
  },
  {
    about: ['0|cero', 'dividi|division'],
    holds: false,
    text: 'dividir entre 0 **no se puede**: no hay ningún número que lo cumpla, y Python para con un `ZeroDivisionError`. Compruébalo antes con un `if`.',
  },
  {
    about: ['except', 'arregl|quita|desaparec|soluciona'],
    holds: false,
    text: '`except` no arregla la causa: decide **qué hacer** cuando ocurre el error, para que el programa no se pare.',
  },
]

export const ANSWERS = { right: 'Sí, así es: ', wrong: 'No: ' } as const
