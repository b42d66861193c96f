import type { FaultTexts } from '../fault-text'

export const RANGE_TEXTS: FaultTexts = {
  'range-skips-last': {
    signs: ['skips', 'number', 'lost'],
    what: 'El bucle de la línea {line} se deja el último elemento: {range} para uno antes de lo que hace falta.',
    why: '`range` ya deja fuera su final: no incluye el último número. Si {list} tiene 4 elementos, `range(len(...))` da 0, 1, 2 y 3, que son todas sus posiciones. Con el `- 1` se queda en 2 y el último no se mira.',
    avoid: 'Mejor aún, recorre la lista directamente con `for elemento in lista`: así no hay posiciones que contar.',
  },
  'index-past-end': {
    signs: ['skips', 'number'],
    what: 'En la línea {line}, {test} llega una posición más allá del final de {list}.',
    why: 'Las posiciones empiezan en 0. En una lista de 3 elementos son 0, 1 y 2; la 3 no existe, y al pedirla Python para con un `IndexError`. `len(...)` da justo esa que no existe.',
    avoid: 'El último elemento es `lista[-1]`, y para recorrerla entera basta `for elemento in lista`.',
  },
  'range-misses-end': {
    signs: ['skips', 'number', 'lost'],
    what: 'El bucle de la línea {line} no llega a {end}: {range} se para justo antes. Hace falta {mended}.',
    why: '`range(a, b)` empieza en `a` y acaba en `b - 1`: el final no se incluye nunca. `range(1, 4)` da 1, 2 y 3. Por eso falta la última vuelta.',
    avoid: 'Si quieres que el último entre, suma 1 al final del `range`. Pruébalo con `print(list(range(1, 4)))`.',
  },
  'product-from-zero': {
    signs: ['zero'],
    what: 'El bucle de la línea {line} empieza en 0, así que lo primero que haces es multiplicar {product} por 0, y ya no sale de ahí.',
    why: '{range} da 0 como primer valor de {variable}. Cualquier número por 0 es 0, y a partir de esa vuelta todo lo que multipliques sigue siendo 0. Hay que empezar en 1 (y llegar hasta el último número, incluido).',
    avoid: 'Para productos, empieza siempre en 1: tanto el acumulador como el `range`.',
  },
  'first-term-twice': {
    signs: ['number'],
    what: 'El bucle de la línea {line} empieza en {variable} = 0 y vuelve a sumar {term}, que ya estaba contado antes del bucle: hay que empezar en 1.',
    why: 'Antes del bucle ya sumas {start}, con los dos extremos. {range} empieza desde 0, y con {variable} = 0 el término es otra vez el primer punto, así que entra de más. Los puntos interiores empiezan en 1.',
    avoid: 'Cuando trates aparte el primer elemento, comprueba a mano qué valor toma la variable en la primera vuelta.',
  },
  'range-never-starts': {
    signs: ['nothing', 'zero', 'never'],
    what: 'El bucle de la línea {line} no da ni una vuelta: {range} está vacío.',
    why: 'De {start} a {stop} con pasos de {step} no se llega nunca: sin decir el paso, `range` va de 1 en 1 hacia arriba. Para contar hacia atrás hay que darle un tercer número, `-1`.',
    avoid: 'Para ir hacia atrás, `range(10, 0, -1)`. Si dudas, mira qué da con `print(list(range(...)))`.',
  },
  'countdown-misses-zero': {
    signs: ['skips', 'lost', 'number'],
    what: 'El recorrido hacia atrás de la línea {line} no pasa por las posiciones que debe: {range} no encaja con las de {list}.',
    why: 'Las posiciones de una lista van de 0 a `len(lista) - 1`, y `range` nunca incluye su final. Para recorrerla al revés entera hay que ir desde `len(lista) - 1` hasta `-1` sin incluirlo.',
    avoid: 'Es más fácil `for elemento in reversed(lista)`, que no necesita posiciones.',
  },
  'slice-drops-last': {
    signs: ['skips', 'lost'],
    what: 'En la línea {line}, {slice} deja fuera el último elemento de {list}.',
    why: 'En un corte `lista[a:b]` el final no se incluye. Con `len(lista) - 1` como final se queda en el penúltimo; si no pones final, llega hasta el último.',
    avoid: 'Para llegar al final, deja vacío lo que va detrás de los dos puntos: `lista[1:]`.',
  },
  'first-index-is-zero': {
    signs: ['skips', 'number', 'lost'],
    what: 'En la línea {line}, {item} es el segundo elemento de {list}, no el primero.',
    why: 'Python empieza a contar en 0: el primero es `lista[0]`, el segundo `lista[1]` y el último `lista[-1]`. Por eso {name} no guarda lo que dice su nombre.',
    avoid: 'Piensa en el índice como «cuántos me salto»: para el primero no te saltas ninguno, 0.',
  },
  'random-index-past-end': {
    signs: ['number', 'skips'],
    what: 'Los límites de {call}, en la línea {line}, se pasan o se quedan cortos por uno.',
    why: '`randint(a, b)` incluye los dos extremos, mientras que `randrange(a, b)` deja fuera el final, como `range`. Para las posiciones de una lista el mayor es `len(lista) - 1`; para un dado con `randrange` el final es 7.',
    avoid: 'Para sacar un elemento al azar usa `random.choice(lista)`, y para un dado `random.randint(1, 6)`.',
  },
  'divisor-range': {
    signs: ['always', 'never', 'number'],
    what: 'En la línea {line}, {range} prueba también con {divisor}, y {number} siempre es divisible entre {divisor}.',
    why: 'Todo número es divisible entre 1 y entre sí mismo. Si esos dos entran en las pruebas, el resto da 0 siempre y ningún número parece primo. Hay que probar desde 2 hasta el anterior al número.',
    avoid: 'Usa `range(2, n)`: empieza en 2 y, como el final no entra, acaba en `n - 1`.',
  },
}
