import type { FaultTexts } from '../fault-text'

export const TABLE_TEXTS: FaultTexts = {
  'table-result-lost': {
    signs: ['unchanged', 'nothing', 'number', 'same'],
    what: 'En la línea {line}, {written} da un resultado **nuevo** y nadie lo guarda: {name} se queda como estaba.',
    why: 'En pandas casi nada cambia la tabla: filtrar, ordenar o borrar columnas devuelve otra. Hay que asignarla a una variable, {mended}, o mostrarla directamente.',
    avoid: 'Escribe siempre `df = …` (o `df["columna"] = …`) delante de lo que deba cambiar la tabla.',
  },
}
