import type { FaultTexts } from '../fault-text'

export const MOMENT_TEXTS: FaultTexts = {
  'dates-compared-as-texts': {
    signs: ['order', 'number', 'always', 'never'],
    what: 'En la línea {line}, {test} compara dos textos, no dos fechas.',
    why: 'Los textos se comparan letra a letra desde la izquierda, así que decide el día y no el año ni el mes. `datetime.strptime` convierte el texto en una fecha, y las fechas sí se comparan por orden.',
    avoid:
      'Convierte las fechas al leerlas, o escríbelas `2024-03-09` (año, mes, día con dos cifras), que también se ordenan bien como texto.',
  },
  'seconds-of-the-day-only': {
    signs: ['number'],
    what: 'En la línea {line}, {written} da solo los segundos que sobran después de contar los días enteros.',
    why: 'Una diferencia de fechas guarda por separado días y segundos: `.seconds` no pasa nunca de un día. El tiempo entero, en segundos, lo da `total_seconds()`.',
    avoid: '`.days` para los días y `total_seconds()` para todo el tiempo; `.seconds`, casi nunca.',
  },
  'days-with-their-clock': {
    signs: ['literal', 'number'],
    what: 'En la línea {line} muestras {shown}, que es una diferencia entre fechas, y Python la escribe como `29 days, 0:00:00`.',
    why: 'Restar dos fechas da un `timedelta`. Si solo quieres el número de días, pide su dato `.days`.',
    avoid: 'Para contar días: `(fecha2 - fecha1).days`.',
  },
  'age-by-years-alone': {
    signs: ['number', 'twice', 'limit'],
    what: 'En la línea {line}, {written} resta solo los años, sin mirar si este año ya ha pasado el cumpleaños.',
    why: 'Quien aún no los ha cumplido tiene un año menos. La comparación de mes y día da `True` (que vale 1) si el día de {born} todavía no ha llegado.',
    avoid: 'Prueba la cuenta con un cumpleaños de ayer y otro de mañana.',
  },
  'moment-taken-once': {
    signs: ['same', 'twice', 'unchanged'],
    what: 'En la línea {line}, {assign} mira la hora **una sola vez**, antes del bucle de la línea {loop}.',
    why: '{name} guarda la hora de ese momento, y no cambia sola: en cada vuelta se muestra la misma. Para que avance, hay que mirarla otra vez dentro del bucle.',
    avoid: 'Lo que deba ser distinto en cada vuelta se calcula dentro del bucle.',
  },
}
