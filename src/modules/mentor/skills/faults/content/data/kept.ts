import type { FaultTexts } from '../fault-text'

export const KEPT_TEXTS: FaultTexts = {
  'read-data-not-written-back': {
    signs: ['lost', 'unchanged', 'nothing', 'never'],
    what: 'En la línea {line}, {change} cambia {name} solo en la memoria: el archivo {path} no se entera, porque nadie vuelve a escribirlo.',
    why: '`json.load` copia en una variable lo que hay en el archivo, y ahí se acaba su relación con él. Para que lo nuevo quede guardado hay que abrir el archivo otra vez, en modo `"w"`, y escribirlo entero con `json.dump`.',
    avoid: 'Leer, cambiar, guardar: después de cada cambio que deba durar, un `json.dump`.',
  },
  'wrapper-loses-result': {
    signs: ['none', 'nothing'],
    what: 'En la línea {line}, {wrapper} llama a {call} pero no devuelve lo que da: falta un `return`, y por eso la función decorada devuelve `None`.',
    why: 'Quien llama a la función decorada llama en realidad a {wrapper}. Si {wrapper} se queda con el resultado de {given}, a quien llamó le llega `None`.',
    avoid: 'En un decorador, guarda el resultado de la función y acaba con `return resultado`.',
  },
  'amount-checked-against-zero': {
    signs: ['number', 'limit', 'never', 'always'],
    what: 'La condición de la línea {line}, {test}, solo mira que quede algo, y no que haya bastante para {amount}: se puede restar más de lo que hay y queda un número negativo. Tiene que ser {mended}.',
    why: 'Si quedan 3 y se piden 5, «mayor que 0» se cumple, y al restar queda -2. Hay que comparar lo que hay con la cantidad que se pide.',
    avoid: 'Antes de restar, compara con lo que vas a restar, no con 0.',
  },
}
