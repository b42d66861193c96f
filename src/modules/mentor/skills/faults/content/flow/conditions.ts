import type { FaultTexts } from '../fault-text'

export const CONDITION_TEXTS: FaultTexts = {
  'bare-alternative': {
    signs: ['always', 'endless', 'number', 'order'],
    what: 'La condición de la línea {line} no pregunta lo que parece: {option} está suelto, no se compara con {subject}.',
    why: 'Python no lee «igual a esto o a aquello». Primero mira la comparación y, por otro lado, mira el valor {option} a secas. Un texto que no está vacío, o un número distinto de cero, cuenta como verdadero, así que ese trozo siempre se cumple, valga lo que valga {subject}.',
    avoid:
      'Escribe la comparación entera a cada lado de `or` y de `and`, o usa `in` con las opciones entre paréntesis, que se lee casi igual que en español.',
  },
  'grouped-alternatives': {
    signs: ['never', 'first', 'number'],
    what: 'En la línea {line}, {group} no es una lista de opciones: Python se queda con {first} y solo compara con ese valor.',
    why: '`or` devuelve el primer valor que cuenta como verdadero. Antes de comparar, Python calcula {group}, obtiene {first}, y las demás opciones ya no se miran nunca.',
    avoid: 'Para preguntar si algo es una de varias opciones usa `in` con una tupla: `x in ("a", "b")`.',
  },
  'different-from-both': {
    signs: ['always', 'endless', 'never'],
    what: 'La condición {test} de la línea {line} es siempre verdadera: {subject} nunca puede ser {first} y {second} a la vez.',
    why: 'Con `or` basta con que se cumpla una parte. Si {subject} vale {first}, ya es distinto de {second}; si vale {second}, es distinto de {first}; y con cualquier otro valor se cumplen las dos. Por eso siempre entra, y un `while` así no acaba nunca.',
    avoid: 'Para «ni una cosa ni la otra» une las desigualdades con `and`, o escribe `not in` con las opciones.',
  },
  'equal-to-both': {
    signs: ['never', 'nothing', 'zero'],
    what: 'La condición {test} de la línea {line} no se cumple nunca: {subject} tendría que valer {first} y {second} al mismo tiempo.',
    why: '`and` pide que se cumplan todas las partes. Una variable tiene un solo valor, así que en cuanto es igual a {first} ya no es igual a {second}, y Python salta siempre ese bloque.',
    avoid: 'Para «una cosa o la otra» usa `or`, o `in` con las opciones entre paréntesis.',
  },
  'limits-cover-all': {
    signs: ['always'],
    what: 'La condición {test} de la línea {line} se cumple con cualquier número.',
    why: 'Todo número es mayor que {low} o menor que {high}: si no es una cosa, es la otra, y con `or` basta una. Para que esté entre los dos límites tienen que cumplirse las dos a la vez.',
    avoid: 'Para «entre dos valores» usa `and`, o la forma corta de Python: `0 <= x <= 10`.',
  },
  'limits-exclude-all': {
    signs: ['never', 'nothing'],
    what: 'La condición {test} de la línea {line} no se cumple con ningún número.',
    why: 'Ningún número es mayor que {low} y a la vez menor que {high}. Como `and` pide las dos cosas, Python nunca entra en ese bloque.',
    avoid: 'Para «fuera de estos límites» usa `or`. Prueba la condición con un valor de cada lado antes de seguir.',
  },
  'and-or-mixed': {
    signs: ['always', 'number'],
    what: 'En la línea {line} mezclas `and` y `or` sin paréntesis, y Python los agrupa de otra forma que tú: con {first} basta, sin mirar lo demás.',
    why: '`and` se calcula antes que `or`, como la multiplicación antes que la suma. Python lee {first} o bien {last}. La última condición solo se pide para la segunda opción.',
    avoid: 'Cuando mezcles `and` y `or`, pon siempre paréntesis alrededor de lo que va junto.',
  },
  'is-with-literal': {
    signs: ['never', 'always'],
    what: 'En la línea {line} comparas con {is}, y ahí hace falta {operator}.',
    why: '`is` no pregunta si dos cosas valen lo mismo: pregunta si son el mismo objeto en la memoria. Un valor que se ha calculado o tecleado puede ser igual a {literal} y no ser el mismo objeto, así que el resultado parece cosa de la suerte.',
    avoid: 'Usa `==` y `!=` para comparar valores, y guarda `is` para `None`: `if x is None`.',
  },
  'comparison-thrown-away': {
    signs: ['unchanged', 'zero', 'number'],
    what: 'En la línea {line} has escrito `==`, que pregunta si {name} es igual a {value}, pero no lo cambia.',
    why: '`==` compara y da `True` o `False`; como nadie usa esa respuesta, la línea no hace nada y {name} sigue con el valor que tenía. Para guardar un valor se usa un solo `=`.',
    avoid: 'Un `=` guarda, dos `==` preguntan. Si una línea suelta lleva `==`, casi siempre sobra uno.',
  },
  'compares-itself': {
    signs: ['always', 'never'],
    what: 'En la línea {line}, {test} compara {name} consigo misma, así que la respuesta es siempre la misma.',
    why: 'A los dos lados hay la misma variable con el mismo valor. Seguramente uno de los dos nombres tenía que ser otro; cuál, no lo puedo saber por el código.',
    avoid: 'Da nombres bien distintos a las cosas que vas a comparar: así se ve enseguida si se repite uno.',
  },
  'capitals-after-lower': {
    signs: ['never'],
    what: 'La comparación de la línea {line} no puede cumplirse: pasas el texto por {method} y lo comparas con {literal}, que no está escrito así.',
    why: 'Para Python «Si», «SI» y «si» son textos distintos. Después de {method} las letras son todas iguales de tamaño, y el texto con el que lo comparas tiene que ser {changed} para que coincidan alguna vez.',
    avoid: 'Si conviertes con `.lower()`, escribe todas las opciones en minúsculas; con `.upper()`, en mayúsculas.',
  },
  'text-always-true': {
    signs: ['always'],
    what: 'En la línea {line}, {test} es un texto, y cualquier texto que no esté vacío cuenta como verdadero, también "False" o "no".',
    why: 'Python no lee lo que dice el texto: solo mira si tiene alguna letra. "False" tiene cinco, así que vale como `True` y entra siempre por el mismo camino.',
    avoid: 'Guarda `True` o `False` sin comillas, o compara el texto con lo que esperas: `respuesta == "si"`.',
  },
  'float-equality': {
    signs: ['never', 'number', 'zero', 'endless'],
    what: 'En la línea {line}, {test} compara decimales con igualdad exacta, y casi nunca son exactos: `0.1 + 0.2` es `0.30000000000000004`.',
    why: 'Python guarda los decimales en binario, con una precisión limitada, y muchos (como 0.1) solo caben de forma aproximada. La diferencia es minúscula, pero `==` pide que sean iguales del todo. Se pregunta si están muy cerca.',
    avoid: 'Para decimales, `math.isclose(a, b)` o `round(x, 2)` a los dos lados.',
  },
  'division-for-remainder': {
    signs: ['never', 'always', 'zero'],
    what: 'En la línea {line} divides con {operator}, pero para saber si un número es divisible por otro hace falta el resto, que se calcula con `%`.',
    why: 'En {test} el cociente solo es 0 cuando el número es 0 (o más pequeño que el divisor). El resto, en cambio, es 0 siempre que la división sale exacta: `10 % 2` da 0 y `7 % 2` da 1.',
    avoid: 'Par, múltiplo, divisible: en cuanto oigas esas palabras, piensa en `%`.',
  },
  'one-in-parentheses': {
    signs: ['always', 'never'],
    what: 'En la línea {line}, {text} entre paréntesis sigue siendo un texto, no una lista de opciones: `in` busca trozos dentro de él.',
    why: 'Una tupla de un solo elemento necesita una coma. Sin ella los paréntesis no hacen nada, y preguntas si lo de la izquierda es un trozo del texto: hasta el texto vacío o una sola letra dan `True`.',
    avoid: 'Si solo hay una opción, compara con `==`; si va a haber varias, usa una lista con corchetes.',
  },
  'list-against-one': {
    signs: ['never'],
    what: 'En la línea {line} comparas la lista {list} entera con {one}, y una lista nunca es igual a un solo valor.',
    why: '`==` entre una lista y un número o un texto da siempre `False`: son cosas de distinto tipo. Lo que se suele querer saber es si el valor está dentro, y eso lo dice `in`.',
    avoid: 'Para buscar dentro de una lista usa `in`; para saber si está vacía, `if not lista`.',
  },
  'does-nothing-when-true': {
    signs: ['always', 'nothing'],
    what: 'En la línea {line}, cuando se cumple {test} el programa solo hace `pass`, es decir, nada; lo que viene en la línea {next} se ejecuta siempre.',
    why: '`pass` ocupa el sitio de una instrucción pero no hace nada. Lo que está fuera del `if`, con menos sangría, no depende de la condición.',
    avoid: 'Lo que dependa de una condición va dentro del `if`, con más sangría, y lo contrario, dentro de un `else`.',
  },
  'first-branch-takes-all': {
    signs: ['always', 'number', 'never', 'order'],
    what: 'El orden de las condiciones está mal: {test}, en la línea {line}, se cumple siempre que se cumple {hidden} (línea {hiddenLine}), así que lo que va debajo de esta no se ejecuta nunca.',
    why: 'En una cadena de `if` y `elif` gana la primera condición verdadera, y las demás ni se miran. Todo valor de {subject} que cumpliría {hidden} cumple ya {test}, que está antes.',
    avoid: 'Ordena de la condición más exigente a la menos: con `>=`, de mayor a menor; con `<`, de menor a mayor.',
  },
  'same-test-twice': {
    signs: ['never'],
    what: 'La condición {test} de la línea {line} es la misma que la de la línea {first}, así que su bloque no se ejecuta nunca.',
    why: 'Cuando una condición de la cadena se cumple, Python salta las demás. La segunda vez que preguntas lo mismo ya es tarde. Seguramente ahí querías preguntar otra cosa.',
    avoid: 'Al copiar un `elif`, cambia la condición antes que nada.',
  },
  'if-instead-of-elif': {
    signs: ['twice', 'number', 'last', 'always', 'order'],
    what: 'Los `if` de las líneas {firstLine} y {line} son independientes, y hace falta que sea uno u otro: falta `elif`.',
    why: 'Con `if` sueltos Python comprueba todos, uno tras otro. Si se cumple {first}, hace lo suyo, y después mira igualmente {second}. Así se hacen dos cosas a la vez, el último pisa al anterior, o un `else` que parece de todos es solo del último.',
    avoid: 'Si solo puede pasar una de varias cosas, escribe `if`, luego `elif` y al final `else`.',
  },
  'else-of-second-if': {
    signs: ['twice', 'number', 'always', 'order'],
    what: 'El `else` es solo del `if` de la línea {line}, no del de la línea {firstLine}: con {subject} = {value} se cumple {first}, y **además** se ejecuta el `else`. Salen dos cosas que se contradicen.',
    why: 'Dos `if` seguidos son dos preguntas aparte. Python contesta la primera y después, haya salido lo que haya salido, hace la segunda; y el `else` va con la segunda. Si solo puede pasar una de ellas, tienen que ser una sola cadena.',
    avoid: 'Si solo puede pasar una de varias cosas, escribe `if`, luego `elif` y al final `else`.',
  },
  'else-of-last-if': {
    signs: ['always', 'never', 'number', 'zero', 'unchanged', 'last'],
    what: 'El `else` de la línea {line} pertenece solo al último `if` (línea {lastLine}), así que pisa lo que habían guardado los anteriores en {name}.',
    why: 'Cada `if` se pregunta por su cuenta. Cuando no se cumple {last}, se ejecuta el `else`, aunque antes se haya cumplido {first}, y {name} vuelve a {value}.',
    avoid:
      'Si hay un valor para «ninguno de los casos», dáselo a la variable antes del primer `if`, o une los casos con `elif` de mayor a menor.',
  },
}
