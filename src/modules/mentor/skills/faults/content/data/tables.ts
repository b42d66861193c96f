import type { FaultTexts } from '../fault-text'

export const TABLE_TEXTS: FaultTexts = {
  'decimals-cut-by-array': {
    signs: ['number', 'unchanged', 'lost', 'literal'],
    what: 'El array {array} es de **enteros**, y en la línea {line}, al guardar {value} en {written}, numpy le corta los decimales.',
    why: 'Un array guarda todos sus valores con **un solo tipo** (`dtype`), que se decide al crearlo. {made} solo tiene enteros (`int64`), así que lo que metas después se convierte a entero sin avisar.',
    avoid: 'Si va a guardar decimales, créalo con `dtype=float`; `array.dtype` dice de qué tipo es.',
  },
  'table-result-lost': {
    signs: ['unchanged', 'nothing', 'number', 'same'],
    what: 'En la línea {line}, {written} da un resultado **nuevo** y nadie lo guarda: {name} se queda como estaba.',
    why: 'En pandas casi nada cambia la tabla: filtrar, ordenar o borrar columnas devuelve otra. Hay que asignarla a una variable, {mended}, o mostrarla directamente.',
    avoid: 'Escribe siempre `df = …` (o `df["columna"] = …`) delante de lo que deba cambiar la tabla.',
  },
}
