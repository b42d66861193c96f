import type { FaultTexts } from './fault-text'

export const CHOSEN_TEXTS: FaultTexts = {
  'choice-outside-if': {
    signs: ['last', 'same', 'number'],
    what: 'En la línea {line}, {choice} está fuera del `if`: se hace en todas las vueltas, y al final queda siempre el último.',
    why: 'Solo hay que cambiar {name} cuando se cumple {test}, a la vez que {best}. Con la sangría del `if`, las dos cosas van juntas.',
    avoid: 'Lo que se cambia a la vez va dentro del mismo `if`, con la misma sangría.',
  },
  'best-key-wrong-way': {
    signs: ['number', 'order', 'same'],
    what: 'En la línea {line} el signo está al revés: con {test}, {name} se queda con lo contrario de lo que dice su nombre.',
    why: 'Cada vez que se cumple la comparación, se cambia el guardado por el nuevo. Para quedarte con el menor, el nuevo tiene que ser más pequeño (`<`); para el mayor, más grande (`>`).',
    avoid: 'Prueba con tres valores y mira con cuál te quedas en cada vuelta.',
  },
  'name-within-text': {
    signs: ['literal'],
    what: 'En la línea {line}, {name} va dentro de las comillas, en {text}: es una palabra más del texto, y no la variable.',
    why: 'Lo que está entre comillas se muestra tal cual. En una f-string (una `f` delante), lo que va entre llaves se cambia por su valor: {field}.',
    avoid: 'Para poner valores dentro de un texto, usa f-strings: `f"Hola {nombre}"`.',
  },
  'value-written-otherwise': {
    signs: ['never', 'nothing', 'zero', 'rows', 'skips', 'spaces', 'lost', 'missing'],
    what: 'En la línea {line}, {written} busca exactamente {wanted}, y en tus datos está escrito de otra manera: {others}.',
    why: 'Para Python una mayúscula y su minúscula son letras distintas, y un espacio de más al principio o al final también cuenta. Con `strip()` se quitan los espacios y con `lower()` se pasa todo a minúsculas, en los dos lados: {mended}.',
    avoid: 'Limpia la columna una vez, al leerla, y mira `unique()` antes de filtrar.',
  },
  'try-vowels': {
    signs: [],
    what: 'En la línea {line} faltan vocales: {written} no las tiene todas. Tiene que ser {mended}.',
    why: 'Solo se cuentan las letras que están escritas ahí; las demás vocales pasan de largo.',
    avoid: 'Repasa la lista con una palabra que las tenga todas: «murciélago».',
  },
  'try-sum-before-text': {
    signs: [],
    what: 'En la línea {line}, {written} pega dos textos: primero hay que sumar los números y después convertir el resultado, {mended}.',
    why: '`str()` convierte cada número en texto, y con textos `+` no suma: los pone uno detrás de otro.',
    avoid: 'Haz la cuenta en su propia línea, guárdala en una variable y muéstrala después.',
  },
}
