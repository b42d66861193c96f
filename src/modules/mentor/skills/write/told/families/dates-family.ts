import { quoted } from '../../../../engine/task/read-data'
import { clauseAround, type Family, type Told, type ToldProgram } from '../told'
import type { ToldParameter } from '../told-function'

/** How a date is written: «14/02/2025», «(día/mes/año)», «2025-02-14», «AAAA-MM-DD». */
function formatOf(text: string): string {
  const example = /\b(\d{1,4})([/.-])(\d{1,2})[/.-](\d{2,4})\b/.exec(text)
  const words =
    /\b(dd?|dia|a{2,4}|y{2,4}|ano|año|mm?|mes)\s*([/.-])\s*(dd?|dia|mm?|mes)\s*[/.-]\s*(a{2,4}|y{2,4}|ano|año|dd?|dia)\b/i.exec(
      text,
    )
  const sign = example?.[2] ?? words?.[2] ?? (/\bcon guiones\b/.test(text) ? '-' : '/')
  const first = words?.[1]?.toLowerCase() ?? ''
  if ((example?.[1]?.length ?? 0) === 4 || /^(?:a|y)/.test(first)) return `%Y${sign}%m${sign}%d`
  if (/^m/.test(first)) return `%m${sign}%d${sign}%Y`
  const year = example?.[4]?.length === 2 || /^(?:aa|yy)$/i.test(words?.[4] ?? '') ? '%y' : '%Y'
  return `%d${sign}%m${sign}${year}`
}

const sample = (format: string, [y, m, d]: readonly [string, string, string]) =>
  quoted(format.replace('%Y', y).replace('%y', y.slice(2)).replace('%m', m).replace('%d', d))

type Told2 = { first: string; second: string; reading: Told['reading'] }
type Kind = {
  words: RegExp
  count: number
  lines: (told: Told2) => string[]
  imports?: string[]
  said: string
  how: string[]
}

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

const KINDS: readonly Kind[] = [
  {
    words:
      /\b(?:(?:cuant[oa]s|numero de|los) )?(?:semanas)(?: (?:completas|enteras))?(?: (?:hay|entre|han pasado|van|pasan)){1,8}/,
    count: 2,
    lines: ({ first, second }) => [`return abs((${second} - ${first}).days) // 7`],
    said: 'devuelve cuántas semanas completas hay entre dos fechas',
    how: ['Cada semana son 7 días: `// 7` cuenta las completas.'],
  },
  {
    words: /\b(?:dias? )?(?:laborables|habiles)\b/,
    count: 2,
    lines: ({ first, second }) => [
      'dias = 0',
      `while ${first} < ${second}:`,
      `    if ${first}.weekday() < 5:`,
      '        dias += 1',
      `    ${first} += timedelta(days=1)`,
      'return dias',
    ],
    imports: ['timedelta'],
    said: 'cuenta los días laborables entre dos fechas, de lunes a viernes',
    how: ['`weekday()` da 0 el lunes y 6 el domingo: menor que 5 es de lunes a viernes.'],
  },
  {
    words: /\b(?:la )?(?:edad|anos (?:cumplidos|que (?:tiene|tenia|ha cumplido))|cuantos anos)\b/,
    count: 2,
    lines: ({ first, second }) => [
      `edad = ${second}.year - ${first}.year`,
      `if (${second}.month, ${second}.day) < (${first}.month, ${first}.day):`,
      '    edad -= 1',
      'return edad',
    ],
    said: 'devuelve los años cumplidos de una fecha a otra',
    how: ['Se restan los años y se quita uno si todavía no ha llegado el día del cumpleaños.'],
  },
  {
    words: /\b(?:la )?edad\b|\banos (?:cumplidos|que (?:tiene|ha cumplido))\b|\bcuantos anos\b/,
    count: 1,
    lines: ({ first }) => [
      'hoy = date.today()',
      `edad = hoy.year - ${first}.year`,
      `if (hoy.month, hoy.day) < (${first}.month, ${first}.day):`,
      '    edad -= 1',
      'return edad',
    ],
    imports: ['date'],
    said: 'devuelve los años cumplidos',
    how: ['Se restan los años y se quita uno si este año todavía no ha sido el cumpleaños.'],
  },
  {
    words:
      /\b(?:(?:la )?diferencia (?:en|de) dias|(?:cuant[oa]s|numero de|los|la cantidad de|cuenta\w* los) (?:dias|noches)|dias (?:de diferencia|entre|que))(?: (?:hay|han pasado|pasan|entre|van|transcurr\w+|que|las|los|2|ambas|fechas|de|una|a|otra|esas|dos|estuvo|ha estado|faltan|quedan|primera|segunda|la primera)){0,8}/,
    count: 2,
    lines: ({ first, second, reading }) => {
      const isAbsolute =
        /\b(?:positiv\w+|al reves|valor absoluto|da igual el orden|orden (?:no importa|que sea)|sin signo|abs|entre las)\b/.test(
          reading.text,
        )
      return [isAbsolute ? `return abs((${second} - ${first}).days)` : `return (${second} - ${first}).days`]
    },
    said: 'devuelve cuántos días hay entre las dos fechas',
    how: ['Al restar dos fechas sale un intervalo, y `.days` son sus días.'],
  },
  {
    words: /\b(?:cuant[oa]s )?dias (?:faltan|quedan|hasta)\b|\bcuant[oa]s dias han pasado\b|\bhace cuantos dias\b/,
    count: 1,
    lines: ({ first, reading }) => [
      /\b(?:pasado|hace)\b/.test(reading.text)
        ? `return (date.today() - ${first}).days`
        : `return (${first} - date.today()).days`,
    ],
    imports: ['date'],
    said: 'devuelve los días de hoy a esa fecha',
    how: ['`date.today()` es la fecha de hoy.'],
  },
  {
    words: /\b(?:cae )?(?:en )?fin de semana\b|\bfinde\b/,
    count: 1,
    lines: ({ first }) => [`return ${first}.weekday() >= 5`],
    said: 'dice si la fecha cae en fin de semana',
    how: ['`weekday()` da 0 el lunes y 6 el domingo: 5 y 6 son sábado y domingo.'],
  },
  {
    words: /\b(?:que )?dia de la semana\b/,
    count: 1,
    lines: ({ first }) => [`dias = [${DAYS.map((day) => `'${day}'`).join(', ')}]`, `return dias[${first}.weekday()]`],
    said: 'devuelve el día de la semana',
    how: ['`weekday()` da 0 el lunes y 6 el domingo: es la posición en la lista `dias`.'],
  },
  {
    words: /\btrimestre\b/,
    count: 1,
    lines: ({ first }) => [`return (${first}.month - 1) // 3 + 1`],
    said: 'devuelve el trimestre de la fecha',
    how: ['Los meses van de tres en tres: `(mes - 1) // 3 + 1`.'],
  },
]

const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const ON_DAY =
  /\b(lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)(?: (?:que|y|dia)){0,8}(?: (?:caen?|sean?|es|son))?(?: (?:en|a|dia|el)){0,8} (\d{1,2})\b/

/** «Qué martes caen en 13 en un año»: the months in which a day of the month is that day of the week. */
function inYear({ reading, asked, message }: Told): ToldProgram | null {
  const [year, ...others] = asked?.parameters ?? []
  const found = reading.find(ON_DAY)
  if (!asked || !year || others.length > 0 || !/^(?:a|anio|ano|year|y)$/.test(year.name) || !found) return null
  const [day = '', number = '13'] = found.groups
  const weekday = WEEKDAYS.findIndex((each) => day.replace(/s$/, '') === each.replace(/s$/, ''))
  reading.use(clauseAround(reading, found))
  reading.take(/\b(?:que )?(?:me )?devuelv\w+ una lista(?: de textos)?(?: tipo| como| con)?(?: \d+ \/ \d+ \/ \d+)?/)
  const isText = /\btextos?\b|\d\/\d/.test(message)
  return {
    imports: ['from datetime import date'],
    definitions: [
      [
        `def ${asked.name}(${year.name}):`,
        '    fechas = []',
        '    for mes in range(1, 13):',
        `        fecha = date(${year.name}, mes, ${number})`,
        `        if fecha.weekday() == ${weekday}:`,
        `            fechas.append(${isText ? `fecha.strftime('${formatOf(message)}')` : 'fecha'})`,
        '    return fechas',
      ],
    ],
    body: [],
    call: ['2026'],
    typed: [],
    title: `La función \`${asked.name}\` mira el día ${number} de cada mes y se queda con los que caen en ${DAYS[weekday]}.`,
    how: [
      `\`weekday()\` da 0 el lunes y 6 el domingo: ${DAYS[weekday]} es ${weekday}.`,
      ...(isText ? ['`strftime` escribe la fecha como texto.'] : []),
    ],
  }
}

/** What is worked out of one or two dates that are passed as text, in the stated format. */
export const datesFamily: Family = (told) => {
  const { reading, asked, message } = told
  const dates = asked?.parameters.filter(({ type }) => type === 'date') ?? []
  const found = inYear(told)
  if (found !== null) return found
  if (!asked || dates.length === 0 || dates.length !== asked.parameters.length) return null
  const kind = KINDS.find(({ words, count }) => count === dates.length && words.test(reading.text))
  const [first, second] = dates
  if (!kind || !first) return null
  reading.take(kind.words)
  markFormat(told)
  const format = formatOf(message)
  const isText = !/\b(?:objetos? date|tipo date|datetime\.date|ya son fechas)\b/.test(reading.text)
  const names = dates.map(({ name }: ToldParameter) => name)
  const reads = isText ? names.map((name) => `${name} = datetime.strptime(${name}, '${format}').date()`) : []
  const lines = kind.lines({ first: first.name, second: second?.name ?? '', reading })
  const imports = [...(kind.imports ?? []), ...(isText ? ['datetime'] : [])].toSorted()
  return {
    imports: imports.length === 0 ? [] : [`from datetime import ${imports.join(', ')}`],
    definitions: [[`def ${asked.name}(${names.join(', ')}):`, ...[...reads, ...lines].map((line) => `    ${line}`)]],
    body: [],
    ...(isText
      ? { call: [sample(format, ['2025', '02', '14']), sample(format, ['2025', '03', '01'])].slice(0, dates.length) }
      : {}),
    typed: kind.imports?.includes('date') ? null : [],
    title: `La función \`${asked.name}\` ${kind.said}.`,
    how: [
      ...(isText
        ? [
            `\`strptime\` entiende el texto como una fecha con la forma \`${format}\`: día \`%d\`, mes \`%m\` y año \`${format.includes('%Y') ? '%Y' : '%y'}\`.`,
          ]
        : []),
      ...kind.how,
      ...(lines[0]?.startsWith('return abs(')
        ? ['`abs` lo deja siempre en positivo, sin importar cuál va antes.']
        : []),
    ],
  }
}

function markFormat({ reading }: Told): void {
  reading.take(
    /\b(?:con |las |recibe |siendo )*(?:2 )?fechas?(?: (?:en|como|de|son))* (?:textos?|cadenas?|string)(?: (?:tipo|como|asi|con|formato|:|\())* \d+ [/-] \d+ [/-] \d+(?: \))?/,
  )
  reading.take(/\b(?:(?:en )?(?:la|las|los) que )?las fechas (?:me )?(?:vienen|son|estan|llegan|entran)[^,;.)]{0,60}/)
  reading.take(/\b(?:en|con) (?:el )?formato [^,;.)]{0,40}/)
  reading.take(/\bcomo texto(?: asi)?\b/)
  reading.take(/\( ?(?:dia|dd|d) ?[/-] ?(?:mes|mm|m) ?[/-] ?(?:ano|aaaa|yyyy|a) ?\)/)
  reading.take(/\b(?:,? ?siempre )?(?:en )?positivo(?: aunque (?:las|los) (?:ponga|pase|meta|de) al reves)?/)
  reading.take(/\bda igual el orden\b|\baunque (?:las|los) \w+ al reves\b/)
}
