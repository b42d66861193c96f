import { heading, list, python, text } from '../../engine/blocks'
import type { Answer } from '../../engine/skill'
import type { ToldTable } from '../change/changes/tabular/told-table'

/** The program for a table whose columns were told. */
export const tableAnswer = ({ code, told, how, isGuessed }: ToldTable): Answer => ({
  outcome: 'answered',
  topic: 'told-table',
  blocks: [
    text(told),
    python(code),
    heading('Cómo funciona'),
    list([
      ...how,
      isGuessed
        ? 'Cambia `"datos.csv"` por tu archivo. Si ya tienes la tabla en `df`, te sobra esa línea; y si sus columnas van separadas con `;`, añade `sep=";"`.'
        : 'Si las columnas del archivo van separadas con `;`, añade `sep=";"` al leerlo.',
    ]),
  ],
})
