import type { FaultTexts } from '../fault-text'

export const TOLD_LOOP_TEXTS: FaultTexts = {
  'entry-replaced-each-time': {
    signs: ['last', 'number', 'lost', 'shared', 'skips', 'first'],
    what: 'En la línea {line}, {written} **sobrescribe** lo que ya había para esa clave: cada vez que se repite {key}, se pierde lo anterior y queda solo lo último.',
    why: 'Asignar a una clave que ya existe no suma ni añade: reemplaza. {mended} parte de lo que ya estaba guardado.',
    avoid:
      'Para sumar por clave, `d[clave] = d.get(clave, 0) + valor`; para juntar varios, `d.setdefault(clave, []).append(valor)`.',
  },
  'count-begun-anew': {
    signs: ['zero', 'number', 'last', 'same', 'lost'],
    what: 'En la línea {line}, {written} vuelve a empezar la cuenta en cada vuelta del bucle de la línea {loop}.',
    why: 'Cada vez que se repite la clave, lo que se había acumulado se borra y solo cuenta la última vez. {mended} pone el valor inicial solo si la clave es nueva.',
    avoid: 'Pon el valor inicial solo la primera vez: `setdefault`, `get(clave, 0)` o `collections.Counter`.',
  },
  'flag-reset-in-loop': {
    signs: ['last', 'never', 'always', 'number'],
    what: 'En la línea {line}, {written} está dentro del bucle de la línea {loop}, así que {name} se olvida en cada vuelta de lo que vio en las anteriores.',
    why: 'Al final solo cuenta la última vuelta. El valor inicial se pone una sola vez, antes del bucle.',
    avoid: 'Lo que recuerda algo de todo el bucle se inicializa antes de él.',
  },
  'stops-at-first-hit': {
    signs: ['first', 'skips', 'number'],
    what: 'En la línea {line}, el `break` termina el bucle de la línea {loop} en cuanto {test} se cumple por primera vez.',
    why: '`break` sale del bucle entero, no de esa vuelta: los demás elementos ya no se miran.',
    avoid: 'Usa `break` solo si te basta con el primero que encuentres.',
  },
  'walks-letters-not-words': {
    signs: ['number', 'twice'],
    what: 'En la línea {line} recorres {text}, que es un texto: el bucle va letra a letra, no palabra a palabra.',
    why: '{mended} lo parte por los espacios y da una lista con las palabras.',
    avoid: 'Recorrer un texto da sus letras; para palabras, `split()`.',
  },
  'part-of-another-length': {
    signs: ['first', 'last', 'number', 'skips', 'limit'],
    what: 'En la línea {line}, {written} va de la posición {from} a la {to}, y la última no entra.',
    why: 'Lo que pides es {mended}: `[:n]` da los `n` primeros y `[-n:]` los `n` últimos.',
    avoid: 'Cuenta los elementos de un corte restando: final menos principio.',
  },
}
