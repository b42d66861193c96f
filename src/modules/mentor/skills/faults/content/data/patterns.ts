import type { FaultTexts } from '../fault-text'

export const PATTERN_TEXTS: FaultTexts = {
  'pattern-without-r': {
    signs: ['never', 'nothing'],
    what: 'En la línea {line}, al patrón {pattern} le falta la `r` de delante.',
    why: 'Sin `r`, Python lee la barra antes de que el patrón llegue a `re`: `\\b` se convierte en el carácter de retroceso, y ya no es «borde de palabra».',
    avoid: 'Escribe todos los patrones como texto en bruto: `r"…"`.',
  },
  'dot-is-any-sign': {
    signs: ['always', 'number', 'twice'],
    what: 'En la línea {line}, el punto de {pattern} vale por cualquier carácter, y no solo por un punto.',
    why: 'En una expresión regular `.` significa «un carácter cualquiera». Para un punto de verdad hay que escaparlo: `\\.`.',
    avoid:
      'Escapa con `\\` los signos que tienen significado propio: `. * + ? ( ) [ ] $ ^ |`. `re.escape(texto)` lo hace por ti.',
  },
  'takes-as-much-as-it-can': {
    signs: ['last', 'limit', 'twice', 'same', 'number'],
    what: 'En la línea {line}, {greedy} de {pattern} toma todo lo que puede: llega hasta el último cierre, y no hasta el primero.',
    why: '`*` y `+` son «codiciosos»: se llevan lo más posible mientras el resto encaje. Con un `?` detrás, {lazy}, se quedan con lo menos posible.',
    avoid: 'Entre dos marcas usa `.*?`, o di qué no puede haber dentro: `[^>]*`.',
  },
  'match-looks-at-start': {
    signs: ['never', 'nothing', 'first'],
    what: 'En la línea {line}, {call} solo mira si el texto empieza así; lo que está en medio no lo encuentra.',
    why: '`re.match` prueba solo al principio del texto. `re.search` lo busca en cualquier sitio.',
    avoid: 'Usa `search` para buscar y `fullmatch` para comprobar el texto entero.',
  },
  'findall-gives-the-group': {
    signs: ['first', 'last', 'skips', 'number'],
    what: 'En la línea {line}, el patrón {pattern} tiene un grupo entre paréntesis, y `findall` devuelve solo lo de dentro.',
    why: 'Si hay un grupo, `findall` da lo que encaja en el grupo y no lo que encaja en todo el patrón. Con `(?:…)` los paréntesis agrupan sin guardar.',
    avoid: 'Usa `(?:…)` cuando los paréntesis sean solo para agrupar.',
  },
}
