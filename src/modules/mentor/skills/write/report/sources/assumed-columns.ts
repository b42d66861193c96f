import { byWord } from '~/platform/text/by-word'
import { folded } from '~/platform/text/folded'
import { singular } from '../../../../engine/task/identifier'
import type { Task } from '../../../../engine/task/task'
import { nounType } from '../../compose/scalars/nouns'
import { typeOfNoun } from '../../plan/noun-names'

const NO_COLUMN =
  /^(?:un[oa]s?|vez|linea|fila|mes|meses|dia|dias|ano|anos|anio|semana|trimestre|archivo|csv|json|pandas|python|favor|orden|pantalla|todo|tod[oa]s|nombre|cuantos|ejemplo|separado|comas?|columna|total|totales|media|mayor|menor|teclado|elemento|dato|datos|valor|registro|que|el|la|los|las)$/
/** What a file of that name holds an amount of. */
const AMOUNTS: Readonly<Record<string, string>> = byWord({
  ventas: 'importe',
  gastos: 'importe',
  facturas: 'importe',
  pagos: 'importe',
  ingresos: 'importe',
  compras: 'importe',
  pedidos: 'total',
  notas: 'nota',
  calificaciones: 'nota',
  alumnos: 'nota',
  temperaturas: 'temperatura',
  sueldos: 'sueldo',
  salarios: 'salario',
  empleados: 'salario',
  productos: 'precio',
  inventario: 'cantidad',
  stock: 'cantidad',
})
const GROUPED = /\b(?:cada|por|segun)(?: (?:cada|el|la))? ([a-z_]{3,})\b/g
const EQUAL = /\bcon (?:el |la )?([a-z_]{3,}) (?:(?:=|==|igual a|es|de|sea) )?(?=«)/g
const MEASURED =
  /\b(?:medias?|totales|total|suma|sumar|maxim[oa]|minim[oa]|mayor|menor|mejor|peor)(?: (?:de|del|la|el|las|los|su|sus))* ([a-z_]{3,})\b/g
const DATED =
  /\b(?:mes(?:es)?|mensual(?:es)?|fechas?|trimestres?|antes del?|despues del?|ultim[oa]s \d+ (?:dias|meses))\b/

/**
 * The columns that a request speaks of without naming any as such («la media de cada alumno» of `notas.csv`): what rows are put together
 * or chosen by, then what is worked out. Empty where it speaks of fewer than two.
 */
export function assumedColumns({ request: { text, words } }: Task, file: string): string[] {
  const about = text.replaceAll(file.toLowerCase(), ' ')
  const named = (pattern: RegExp) =>
    [...about.matchAll(pattern)].flatMap(([, noun = '']) => {
      const one = singular(noun)
      return NO_COLUMN.test(one) || /(?:[aei]r|ando|endo)$/.test(one) ? [] : [one]
    })
  const keys = [...named(GROUPED), ...named(EQUAL)].filter((noun) => {
    const type = typeOfNoun(noun)
    return type === null || type === 'text'
  })
  const measured = named(MEASURED).filter((noun) => {
    const type = nounType(noun)
    return type !== null && type !== 'text' && !keys.includes(noun)
  })
  const own =
    AMOUNTS[
      folded(file)
        .replace(/\.\w+$/, '')
        .replace(/_?\d+$/, '')
    ]
  const asksAmount =
    /\b(?:medias?|total(?:es)?|sum\w+|cuanto|maxim\w+|minim\w+|mayor|menor|mejor|peor|mas|promedio)\b/.test(about)
  const amounts = measured.length > 0 ? measured : own !== undefined && asksAmount ? [own] : []
  const days = DATED.test(about) ? ['fecha'] : []
  const all = [...new Set([...days, ...keys, ...amounts])]
  const isKnown = keys.length + days.length > 0 && words.length < MOST_WORDS
  return all.length > 1 && isKnown ? all : []
}

/** Who tells more has told what the file holds in some other way. */
const MOST_WORDS = 40

export const assumedNote = (names: readonly string[]): string =>
  `No me has dicho qué columnas tiene el archivo: he supuesto ${names.map((name) => `\`${name}\``).join(', ')}. Si se llaman de otra forma, cámbialas en el código, o dímelas y lo ajusto.`
