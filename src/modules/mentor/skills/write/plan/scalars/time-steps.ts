import { numberIn } from '../tables/data'
import type { Known, Result, Step } from './scalar-step'

/** The minutes between two times of one day, and what they cost. */
export function timeBetween({ reading, quantities }: Known): Step | null {
  const [start, end] = quantities.filter(({ type }) => type === 'time')
  if (!start || !end) return null
  reading.take(
    /\b(?:los |cuant[oa]s )?(?:minutos|horas|tiempo)(?: (?:que )?(?:ha|han|duro|durado|pasado|estuvo|son|hay|entre|transcurrido))*\b/,
  )
  reading.take(/\bsiempre (?:es|son)? ?(?:el )?mismo dia\b/)
  const lines = [`minutos = (${end.name} - ${start.name}).total_seconds() / 60`]
  const results: Result[] = [{ name: 'minutos', label: 'Minutos', type: 'number' }]
  const price = reading.take(
    /\b(?:y )?(?:(?:lo que|cuanto|que|se|el|precio|coste|a pagar|importe|cuesta|paga|cobra|cobran|son|es|vale|total))*(?: [a-z]+){0,2}? a (\d+(?:[.,]\d+)?)(?: (?:€|euros?|pesos|centimos))? (?:el|la|por|cada)(?: cada)? (minuto|hora)/,
  )
  if (price) {
    lines.push(`coste = minutos * ${numberIn(price.groups[0] ?? '0')}${price.groups[1] === 'hora' ? ' / 60' : ''}`)
    results.push({ name: 'coste', label: 'Coste', type: 'money' })
  }
  return {
    imports: ['from datetime import datetime'],
    lines: lines.map((line) => line.replace('.total_seconds() / 60', '.seconds // 60')),
    results: results.map((result) => (result.name === 'minutos' ? { ...result, type: 'whole' } : result)),
    how: [
      '`strptime` convierte el texto en una hora; la resta de dos horas da el tiempo entre ellas, y `.seconds // 60` lo pasa a minutos.',
    ],
    said: 'calcula los minutos entre las dos horas',
  }
}

export function dayOfWeek({ reading, quantities }: Known): Step | null {
  const date = quantities.find(({ type }) => type === 'date')
  const found = reading.find(
    /\b(?:en )?(?:que|el|cual) dia(?: de la semana)?(?: (?:cae|caen|es|era|fue|sera|naciste|naci|nacio|toca))?(?: (?:una|la|esa) fecha)?(?: en espanol)?/,
  )
  if (!date || !found) return null
  reading.use(found)
  reading.take(/\b(?:el )?dia(?: en espanol)?\b/)
  return {
    imports: ['from datetime import datetime'],
    constants: ["DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']"],
    lines: [`dia = DIAS[${date.name}.weekday()]`],
    results: [{ name: 'dia', label: 'Día', type: 'text' }],
    how: ['`weekday()` da 0 para el lunes y 6 para el domingo: con ese número se busca el nombre en `DIAS`.'],
    said: 'dice qué día de la semana es',
  }
}

/** «cuántos años cumples en 2030», of a year of birth. */
export function ageIn({ reading, quantities }: Known): Step | null {
  const born = quantities.find(({ noun }) => /^(?:ano|anio)$/.test(noun))
  const found = reading.find(
    /\b(?:y )?(?:(?:te|me|le|se|que|diga|dime|di|calcul\w+) )*(?:cuantos anos|que edad|la edad|edad)(?: (?:que|cumpl\w+|tendr\w+|tien\w+|vas a|va a|tener|en|el|ano|hara|haras))* (\d{4})\b/,
  )
  if (!born || !found) return null
  reading.use(found)
  return {
    lines: [`edad = ${found.groups[0]} - ${born.name}`],
    results: [{ name: 'edad', label: `Años en ${found.groups[0]}`, type: 'whole' }],
    how: [`A ${found.groups[0]} se le resta el año de nacimiento.`],
    said: `calcula los años que se cumplen en ${found.groups[0]}`,
  }
}

/** How many days lie between two dates. */
export function daysBetween({ reading, quantities }: Known): Step | null {
  const [start, end, other] = quantities.filter(({ type }) => type === 'date')
  const found = reading.find(
    /\b(?:y )?(?:(?:me|dime|di|diga|dice|calcul\w+|muestr\w+) )*(?:cuantos|los|la diferencia (?:en|de)|numero de) dias(?: (?:que|hay|han|pasado|pasan|transcurrid\w+|entre|ellas|ambas|las 2|una y otra|de diferencia|la otra|una|y|fechas|son|van))*/,
  )
  if (!start || !end || other || !found) return null
  reading.use(found)
  return {
    lines: [`dias = abs((${end.name} - ${start.name}).days)`],
    results: [{ name: 'dias', label: 'Días', type: 'whole' }],
    how: [
      'Al restar dos fechas sale una duración, y sus días están en `.days`; `abs` quita el signo si se escriben al revés.',
    ],
    said: 'cuenta los días que hay entre las dos',
  }
}

/** «cuántos años tienes» and «cuántos días faltan para tu cumple», of a date of birth. */
export function ageOfDate({ reading, quantities }: Known): Step | null {
  const born = quantities.find(({ type, label }) => type === 'date' && /nac|cumple/i.test(label))
  const found = reading.find(
    /\b(?:y )?(?:(?:que|me|te|le|se|dig\w+|dime|di|dice|muestr\w+|calcul\w+) )*(?:cuantos anos|que edad|la edad|tu edad|edad)(?: (?:exacta|actual|que|tien\w+|ten\w+|tengo|la persona|el usuario|hoy|ahora|cumplidos))*/,
  )
  if (!born || !found) return null
  reading.use(found)
  return {
    imports: ['from datetime import date, datetime'],
    lines: [
      'hoy = date.today()',
      `edad = hoy.year - ${born.name}.year`,
      `if (hoy.month, hoy.day) < (${born.name}.month, ${born.name}.day):`,
      '    edad -= 1',
    ],
    results: [{ name: 'edad', label: 'Años', type: 'whole' }],
    how: ['Se restan los años, y uno más si este año todavía no ha llegado el cumpleaños.'],
    said: 'calcula la edad',
  }
}

export function daysToBirthday({ reading, quantities }: Known): Step | null {
  const born = quantities.find(({ type, label }) => type === 'date' && /nac|cumple/i.test(label))
  const found = reading.find(
    /\b(?:y )?(?:(?:que|me|te|le|dig\w+|dime|di|muestr\w+|calcul\w+) )*(?:cuantos|los) dias (?:(?:te|me|le|que) )*(?:faltan?|quedan?)(?: (?:para|hasta|a|el|tu|su|mi|proximo|siguiente))* ?(?:cumple\w*)?/,
  )
  if (!born || !found) return null
  reading.use(found)
  return {
    imports: ['from datetime import date, datetime'],
    lines: [
      `cumple = date(date.today().year, ${born.name}.month, ${born.name}.day)`,
      'if cumple < date.today():',
      '    cumple = cumple.replace(year=cumple.year + 1)',
      'dias = (cumple - date.today()).days',
    ],
    results: [{ name: 'dias', label: 'Días que faltan', type: 'whole' }],
    how: [
      'El cumpleaños de este año tiene el mismo día y mes; si ya ha pasado, cuenta el del año que viene. Al restar dos fechas, `.days` son los días.',
    ],
    said: 'cuenta los días que faltan para el cumpleaños',
  }
}

/** «cuántos días laborables hay entre las dos». */
export function workingDays({ reading, quantities }: Known): Step | null {
  const [start, end] = quantities.filter(({ type }) => type === 'date')
  const found = reading.find(
    /\b(?:y )?(?:(?:me|dime|di|diga|calcul\w+|muestr\w+) )*(?:cuantos|los|numero de) dias (?:laborables|habiles|de trabajo|entre semana)(?: (?:que|hay|han|pasado|pasan|entre|ellas|ambas|las 2|son))*/,
  )
  if (!start || !end || !found) return null
  reading.use(found)
  return {
    imports: ['from datetime import datetime, timedelta'],
    lines: [
      'dias = 0',
      `dia = ${start.name}`,
      `while dia <= ${end.name}:`,
      '    if dia.weekday() < 5:',
      '        dias += 1',
      '    dia += timedelta(days=1)',
    ],
    results: [{ name: 'dias', label: 'Días laborables', type: 'whole' }],
    how: [
      '`weekday()` da 0 para el lunes y 6 para el domingo: menos de 5 es de lunes a viernes. Cuentan los dos extremos, y los festivos no se quitan.',
    ],
    said: 'cuenta los días laborables',
  }
}
