import type { FaultTexts } from './fault-text'

export const RESULT_TEXTS: FaultTexts = {
  'text-result-lost': {
    signs: ['unchanged', 'never'],
    what: 'En la línea {line}, {call} no cambia {text}: devuelve un texto nuevo, y no lo guardas.',
    why: 'Los textos no se pueden modificar (son inmutables). {method} crea una copia ya cambiada y te la da; si no la asignas a nada se pierde, y {text} sigue igual. Hay que guardar el resultado en la variable.',
    avoid: 'Los métodos que cambian un texto dan otro nuevo: guárdalo, `texto = texto.metodo(...)`.',
  },
  'function-result-lost': {
    signs: ['unchanged', 'nothing'],
    what: 'En la línea {line}, {call} calcula algo pero nadie se queda con el resultado.',
    why: '{function} no cambia lo que le das: devuelve un valor nuevo. Si no lo guardas ni lo muestras, se pierde, y la variable sigue como estaba. Por ejemplo: {mended}.',
    avoid: 'Pregúntate de cada función: ¿cambia la variable o me da otra? Casi todas dan otra.',
  },
  'assigned-none': {
    signs: ['none'],
    what: 'En la línea {line}, {name} pasa a ser `None`: {method} hace su trabajo pero no devuelve nada.',
    why: '{call} cambia la lista (o muestra algo) ahí mismo, y su resultado es `None`. Al asignarlo, lo que guardas en {name} es ese `None`.',
    avoid: 'Los métodos que cambian una lista (`sort`, `append`, `reverse`…) se escriben solos, sin `=` delante.',
  },
  'used-none': {
    signs: ['none', 'never'],
    what: 'En la línea {line} usas el resultado de {call}, y {method} devuelve siempre `None`.',
    why: 'Ese método cambia {receiver} en el sitio y no te da nada a cambio. Por eso lo que se muestra o se devuelve es `None`. Primero se llama, en su propia línea, y después se usa la variable.',
    avoid:
      'Si el método cambia la lista, una línea para él y otra para mostrarla; o usa `sorted(lista)`, que sí devuelve una lista.',
  },
  'method-not-called': {
    signs: ['address', 'unchanged', 'never', 'always', 'nothing'],
    what: 'En la línea {line} faltan los paréntesis: {written} nombra el método, pero no lo ejecuta. Hace falta {mended}.',
    why: 'Sin paréntesis Python te da el propio método, como quien enseña una herramienta sin usarla. Al mostrarlo sale algo como `<built-in method …>`, y al compararlo no es igual a nada.',
    avoid: 'Para que un método haga algo, paréntesis siempre, aunque vayan vacíos.',
  },
  'function-not-called': {
    signs: ['address', 'nothing', 'always', 'never'],
    what: 'En la línea {line} nombras la función {name} pero no la llamas: faltan los paréntesis, {mended}.',
    why: 'El nombre a secas es la función misma, no su resultado. Suelta no hace nada, al mostrarla sale `<function …>`, y en una condición cuenta siempre como verdadera.',
    avoid: 'Llamar a una función es escribir su nombre con paréntesis, con sus datos dentro si los pide.',
  },
  'iterator-shown': {
    signs: ['address', 'nothing'],
    what: 'En la línea {line} muestras {value}, que todavía no es una lista: hace falta {mended}.',
    why: '`map`, `filter`, `zip`, `reversed` y los generadores no calculan nada hasta que alguien pide sus elementos. Al imprimirlos se ve el objeto, `<… object at 0x…>`, no su contenido.',
    avoid: 'Envuélvelos en `list(...)` para verlos, o recórrelos con un `for`.',
  },
  'iterator-used-twice': {
    signs: ['nothing', 'zero', 'lost'],
    what: 'En la línea {line} vuelves a usar {name}, pero ya se gastó en la línea {firstLine}: está vacío.',
    why: '{value}, de la línea {made}, entrega sus elementos una sola vez. La primera vez que se recorre se agota; la segunda ya no queda nada, y no avisa.',
    avoid: 'Si lo vas a usar más de una vez, guárdalo como lista con `list(...)`.',
  },
  'reversed-compared': {
    signs: ['never', 'address'],
    what: 'En la línea {line}, {call} no es un texto al revés, así que la comparación es siempre falsa.',
    why: '`reversed` devuelve un objeto que va dando las letras de la última a la primera, no un texto. Un texto nunca es igual a ese objeto. El texto al revés es {text} con `[::-1]`.',
    avoid: 'Para dar la vuelta a un texto o a una lista usa el corte `[::-1]`.',
  },
}
