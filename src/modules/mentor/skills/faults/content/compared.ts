import type { FaultTexts } from './fault-text'

export const COMPARED_TEXTS: FaultTexts = {
  'misses-by-case': {
    signs: ['never', 'nothing', 'always', 'endless', 'zero', 'skips', 'literal', 'asked', 'unchanged', 'lost', 'same'],
    what: 'En la línea {line}, {written} no se cumple porque una cosa está en mayúsculas y la otra no: compara {left} con {right}.',
    why: 'Para Python una letra mayúscula y la misma en minúscula son distintas, así que los textos no son iguales aunque se lean igual. Con {method} en los dos lados da lo mismo cómo estén escritos.',
    avoid: 'Pasa a minúsculas lo que llega de fuera antes de compararlo.',
  },
  'misses-by-spaces': {
    signs: ['never', 'nothing', 'always', 'endless', 'zero', 'skips', 'spaces', 'unchanged', 'lost', 'same'],
    what: 'En la línea {line}, {written} no se cumple porque sobra un espacio: compara {left} con {right}.',
    why: 'Un espacio (o un salto de línea) también es una letra para Python: con uno de más, dos textos ya no son iguales. {method} quita los de los extremos.',
    avoid: 'Limpia los textos con `strip()` al leerlos, antes de guardarlos.',
  },
  'misses-by-type': {
    signs: ['never', 'nothing', 'always', 'endless', 'zero', 'skips', 'literal', 'asked', 'unchanged', 'lost', 'same'],
    what: 'En la línea {line}, {written} compara un texto con un número: {left} y {right}.',
    why: 'Aunque se lean igual, para Python un texto no es nunca igual a un número. Hay que convertir el texto en número, o el número en texto, antes de comparar.',
    avoid: 'Convierte a número lo que sea un número en cuanto lo leas.',
  },
  'misses-by-rounding': {
    signs: ['never', 'always', 'number', 'nothing', 'literal'],
    what: 'En la línea {line}, {written} compara con exactitud números con decimales: al ejecutarlo son {left} y {right}, que casi son iguales, y no lo son.',
    why: 'Los decimales se guardan en binario y muchos no caben exactos, como 0.1. Al operar con ellos queda un resto diminuto. Se comparan redondeados, o con `math.isclose`; para dinero, cuenta en céntimos enteros o usa `Decimal`.',
    avoid: 'No compares decimales con `==`: redondea antes, o trabaja en céntimos.',
  },
  'dates-seen-as-texts': {
    signs: ['order', 'number', 'always', 'never', 'skips', 'lost'],
    what: 'En la línea {line}, {test} compara dos textos, no dos fechas: {left} y {right}.',
    why: 'Los textos se comparan letra a letra desde la izquierda, así que decide el día y no el año ni el mes. `datetime.strptime` convierte el texto en una fecha, y las fechas sí se comparan por orden.',
    avoid: 'Convierte las fechas al leerlas, o escríbelas `2024-03-09` (año, mes, día con dos cifras).',
  },
  'numbers-seen-as-texts': {
    signs: ['order', 'number', 'always', 'never', 'skips', 'lost'],
    what: 'En la línea {line}, {written} compara dos textos, no dos números: {left} y {right}.',
    why: 'Los textos se comparan letra a letra desde la izquierda, como en un diccionario: `"100"` va antes que `"87"`, porque `"1"` va antes que `"8"`. Convertidos en números se comparan por lo que valen.',
    avoid: 'Convierte a número lo que sea un número en cuanto lo leas.',
  },
  'numbers-sorted-as-texts': {
    signs: ['order', 'number', 'last', 'first', 'literal'],
    what: 'En la línea {line}, {written} ordena textos, no números.',
    why: 'Los textos se ordenan letra a letra, como en un diccionario: {left} va antes que {right}, porque mira primero la primera cifra y no lo que valen. Con {call} en la clave se ordena por el número.',
    avoid: 'Convierte a número lo que sea un número en cuanto lo leas.',
  },
  'dates-sorted-as-texts': {
    signs: ['order', 'number', 'last', 'first', 'literal'],
    what: 'En la línea {line}, {written} ordena textos, no fechas: sale primero el día más bajo, sea del mes que sea.',
    why: 'Los textos se comparan letra a letra desde la izquierda, y en {left} lo primero es el día. `datetime.strptime` convierte cada texto en una fecha, y las fechas sí se ordenan bien.',
    avoid: 'Convierte las fechas al leerlas, o escríbelas `2024-03-09` (año, mes, día con dos cifras).',
  },
  'never-holds': {
    signs: ['never', 'nothing', 'zero', 'unchanged', 'literal', 'lost'],
    what: 'La condición de la línea {line}, {written}, no se cumple ninguna vez: por eso no se llega a lo que lleva dentro.',
    why: 'Al ejecutarlo, la primera vez {left} vale {is} y {right} vale {other}. Mira si son esos los valores que querías comparar, y si la pregunta está hecha como querías.',
    avoid: 'Pon un `print` con los dos valores justo antes del `if`: se ve enseguida qué se compara.',
  },
  'always-holds': {
    signs: ['always', 'twice', 'same'],
    what: 'La condición de la línea {line}, {written}, se cumple todas las veces: por eso siempre se hace lo que lleva dentro.',
    why: 'Al ejecutarlo, la primera vez {left} vale {is} y {right} vale {other}. Mira si son esos los valores que querías comparar, y si la pregunta está hecha como querías.',
    avoid: 'Pon un `print` con los dos valores justo antes del `if`: se ve enseguida qué se compara.',
  },
}
