import type { FaultTexts } from './fault-text'

export const FUNCTION_TEXTS: FaultTexts = {
  'never-called': {
    signs: ['nothing'],
    what: 'No se ve nada porque nadie llama a la función {function}, que empieza en la línea {line}: falta la llamada {call} al final.',
    why: '`def` solo guarda la receta. Python lee la función, recuerda lo que hay que hacer, y no lo ejecuta hasta que alguien la llama por su nombre con paréntesis. Como ninguna línea lo hace, el programa termina sin más.',
    avoid: 'Después de escribir una función, llámala al final del archivo, sin sangría.',
  },
  'main-guard-misspelt': {
    signs: ['nothing'],
    what: 'La condición {test} de la línea {line} no se cumple nunca: van dos guiones bajos a cada lado de los dos nombres.',
    why: 'Al ejecutar un programa, Python guarda en `__name__` el texto `"__main__"`, con dos guiones bajos delante y dos detrás. Con cualquier otra cosa la comparación es falsa y no se ejecuta nada.',
    avoid: 'Se escribe siempre igual: `if __name__ == "__main__":`.',
  },
  'mutable-default': {
    signs: ['shared', 'twice', 'number'],
    what: 'En la línea {line}, {parameter} tiene por defecto {standard}, y ese valor es el mismo objeto en todas las llamadas.',
    why: 'Python crea el valor por defecto una sola vez, al leer el `def`. La línea {changeLine}, {change}, lo modifica, y la siguiente llamada a {function} se lo encuentra con lo de antes. Con `None` y creándola dentro, cada llamada tiene la suya.',
    avoid: 'Como valor por defecto, solo números, textos, `True`, `False` o `None`.',
  },
  'default-made-once': {
    signs: ['same'],
    what: 'En la línea {line}, {standard} se calcula una sola vez, y {parameter} vale lo mismo en todas las llamadas.',
    why: 'Los valores por defecto se calculan cuando Python lee el `def`, no cada vez que llamas a {function}. La hora o el número al azar quedan fijos desde entonces.',
    avoid: 'Pon `None` por defecto y calcula el valor dentro de la función.',
  },
  'outer-variable-not-changed': {
    signs: ['unchanged', 'zero', 'nothing'],
    what: 'En la línea {line}, {assign} crea una variable nueva dentro de {function}; la {name} de fuera (línea {outerLine}) no cambia.',
    why: 'Lo que se asigna dentro de una función es local: es suyo y desaparece al acabar. En la línea {readLine} se lee la de fuera, que sigue con su valor. Para que cambie, la función devuelve el valor nuevo con `return`, y se guarda donde se la llama.',
    trace:
      'El {start} de esa línea es lo que vale {name} al principio: con su nombre, la cuenta sale también en la segunda llamada.',
    avoid: 'Lo que una función calcula lo devuelve con `return`, y se guarda al llamarla.',
  },
  'parameter-overwritten': {
    signs: ['same', 'unchanged', 'number'],
    what: 'En la línea {line}, {assign} borra lo que la función recibe en {parameter}: dará igual con qué la llames.',
    why: 'Al llamar a {function}, {parameter} ya trae un valor. Darle otro nada más empezar lo sustituye, y la función trabaja siempre con el mismo (o vuelve a preguntarlo).',
    avoid: 'Los parámetros llegan ya con su valor: úsalos sin volver a crearlos.',
  },
  'parameter-change-is-lost': {
    signs: ['unchanged', 'number', 'nothing'],
    what: 'En la línea {line}, {change} cambia {parameter} dentro de {function}, pero {given}, la variable de fuera, se queda igual.',
    why: 'Al llamar a la función en la línea {callLine}, el parámetro {parameter} recibe el valor de la {given} de fuera; darle otro valor dentro no la cambia. Hay que devolver el resultado con `return` y guardarlo al llamar.',
    avoid: 'Para que una función cambie un número o un texto, que lo devuelva: `x = f(x)`.',
  },
  'parameter-ignored': {
    signs: ['same', 'number', 'unchanged'],
    what: 'La función {function} recibe {parameter}, pero en la línea {line} usa {used}, que es una variable de fuera.',
    why: 'Como {parameter} no aparece en la función, da igual lo que le pases: el resultado depende siempre de {used}.',
    avoid: 'Dentro de una función usa solo sus parámetros y lo que ella misma crea.',
  },
  'arguments-swapped': {
    signs: ['number', 'order'],
    what: 'En la línea {line}, {call} da los valores en otro orden que el de la definición, {definition} (línea {definitionLine}).',
    why: 'Python reparte los valores por su posición, no por su nombre: el primero va al primer parámetro, se llame como se llame la variable.',
    avoid: 'Si hay varios parámetros, dales nombre al llamar: `f(ancho=3, alto=2)`.',
  },
  'defined-twice': {
    signs: ['unchanged', 'number', 'lost'],
    what: 'La función {function} está definida dos veces, en las líneas {first} y {line}: solo vale la segunda.',
    why: 'Un nombre guarda una sola cosa. El segundo `def` sustituye al primero sin avisar, y toda llamada posterior usa el último.',
    avoid: 'Un nombre distinto para cada función, y al copiar código, cámbialo lo primero.',
  },
  'counts-anew-at-each-call': {
    signs: ['always', 'same', 'unchanged', 'number'],
    what: 'En la línea {line}, {name} se crea **dentro** de {function}: cada llamada empieza otra vez por {start}.',
    why: 'Lo que se crea dentro de una función nace al llamarla y desaparece al terminar. Por eso {grows} parte siempre del mismo valor. Para que siga la cuenta, {name} tiene que vivir fuera.',
    trace: 'Con {declared}, la función cambia la de fuera.',
    avoid: 'Lo que hay que recordar de una llamada a otra no se crea dentro de la función: se guarda fuera.',
  },
  'closure-sees-last': {
    signs: ['same', 'last'],
    what: 'En la línea {line}, {lambda} no guarda el valor de {variable} de esa vuelta: todas usan el último.',
    why: 'La función mira {variable} cuando se la llama, no cuando se crea. Para entonces el bucle ha terminado y queda el último valor. Con un valor por defecto se guarda el de cada vuelta.',
    avoid: 'Al crear funciones dentro de un bucle, fija el valor: `lambda x, n=n: x * n`.',
  },
}
