import type { FaultTexts } from '../fault-text'

export const TABLE_KEY_TEXTS: FaultTexts = {
  'day-read-as-month': {
    signs: ['number', 'order', 'limit'],
    what: 'En la línea {line}, {written} lee las fechas **a la americana**, con el mes primero: `03/04/2024` es para pandas el 4 de marzo.',
    why: 'pandas adivina el orden, y una fecha como esa vale de las dos maneras: elige el mes delante. Con un día mayor que 12 no puede, y por eso unas veces sale bien y otras no. Con {mended} se le dice que delante va el día; `format="%d/%m/%Y"` hace lo mismo, y avisa si alguna fecha no está escrita así.',
    avoid: 'Al leer fechas escritas en español, di siempre el formato: `dayfirst=True` o `format="%d/%m/%Y"`.',
  },
  'rows-without-key-left-out': {
    signs: ['rows', 'lost', 'skips', 'number', 'missing'],
    what: 'En la línea {line}, {written} deja fuera las filas que tienen {column} vacío (`None` o `NaN`).',
    why: 'Para `groupby`, un vacío no es ningún grupo, y esas filas no se cuentan en ninguna parte: por eso la suma no cuadra. Con {mended} forman un grupo más, `NaN`; si prefieres ponerles nombre, antes `fillna("sin dato")`.',
    avoid: 'Antes de agrupar, mira cuántos vacíos hay: `df["columna"].isna().sum()`.',
  },
  'columns-joined-as-texts': {
    signs: ['number', 'literal', 'brackets', 'spaces'],
    what: 'En la línea {line}, {written} no suma: las dos columnas son de **textos**, como {first}, y `+` los pega.',
    why: 'Entre comillas, las cifras son letras, y pandas hace con cada fila lo mismo que Python: `"1" + "3"` da `"13"`. Convertidas con {mended}, son números y se suman.',
    avoid: 'Mira `df.dtypes` al cargar los datos: una columna de números no debe salir como `object` ni `str`.',
  },
}
