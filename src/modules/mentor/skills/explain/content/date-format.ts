import { byWord } from '~/platform/text/by-word'

const PARTS: Readonly<Record<string, string>> = byWord({
  d: 'el **día** (`01` a `31`)',
  m: 'el **mes** en número (`01` a `12`)',
  Y: 'el **año** con cuatro cifras',
  y: 'el **año** con dos cifras',
  H: 'la **hora** (`00` a `23`)',
  I: 'la **hora** de 1 a 12',
  M: 'los **minutos**',
  S: 'los **segundos**',
  f: 'los microsegundos',
  p: '`AM` o `PM`',
  B: 'el **nombre del mes**',
  b: 'el nombre del mes, corto',
  A: 'el **día de la semana**',
  a: 'el día de la semana, corto',
  j: 'el día del año',
  '%': 'un `%`',
})

/** «`%d` el día …, `%m` el mes …»: what each piece of a date's format stands for; null for what is no such format. */
export function dateFormatMeaning(format: string): string | null {
  const codes = [...new Set(format.match(/%[a-zA-Z%]/g) ?? [])]
  const told = codes.flatMap((code) => {
    const part = PARTS[code[1] ?? '']
    return part === undefined ? [] : [`\`${code}\` es ${part}`]
  })
  if (told.length === 0) return null
  const between = [...new Set(format.replace(/%[a-zA-Z%]/g, '').trim())].slice(0, 3)
  const plain =
    between.length === 0 ? '' : `; lo demás (${between.map((sign) => `\`${sign}\``).join(', ')}) va tal cual`
  return `${told.join(', ')}${plain}`
}
