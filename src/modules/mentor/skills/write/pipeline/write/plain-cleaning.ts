import { quoted } from '../../../../engine/task/read-data'
import type { Clean } from '../pipeline'
import type { Plain } from './plain-state'
import { numberIn } from './terms'

/** Rows without a value, cells that are filled in, and rows that come twice. */
export function cleaningLines(plain: Plain): void {
  presentLines(plain)
  fillLines(plain)
  dedupeLines(plain)
}

function presentLines(plain: Plain): void {
  for (const { column, isCounted } of plain.pipeline.present) {
    const kept = `${plain.current} = [fila for fila in ${plain.current} if fila[${quoted(column.header)}].strip()]`
    if (isCounted)
      plain.lines.push(
        `vacias = len(${plain.current})`,
        kept,
        `vacias -= len(${plain.current})`,
        `print(f'Vacías: {vacias}')`,
        '',
      )
    else plain.lines.push(kept, '')
    plain.how.push(`Una celda vacía llega como \`''\`, que en un \`if\` cuenta como falso: esas filas se saltan.`)
    plain.done.push(`salta las filas sin ${column.header}`)
  }
}

function fillLines(plain: Plain): void {
  const { current, lines, how } = plain
  for (const { column, by, group } of plain.pipeline.fill) {
    const cell = `fila[${quoted(column.header)}]`
    const value = numberIn(column, cell)
    const text = (code: string) => (column.hasComma ? `str(${code}).replace('.', ',')` : `str(${code})`)
    if (typeof by === 'number') {
      lines.push(`for fila in ${current}:`, `    if not ${cell}.strip():`, `        ${cell} = '${by}'`, '')
    } else if (by === 'group-mean' && group) {
      const key = `fila[${quoted(group.header)}]`
      lines.push(
        'conocidos = {}',
        `for fila in ${current}:`,
        `    if ${cell}.strip():`,
        `        conocidos.setdefault(${key}, []).append(${value})`,
        `for fila in ${current}:`,
        `    valores = conocidos.get(${key}, [])`,
        `    if not ${cell}.strip() and valores:`,
        `        ${cell} = ${text('round(sum(valores) / len(valores), 2)')}`,
        '',
      )
      how.push(`\`conocidos\` guarda los valores que sí hay de cada \`${group.header}\`, para sacar su media.`)
    } else {
      if (by === 'median') plain.imports.push('import statistics')
      lines.push(
        `conocidos = [${value} for fila in ${current} if ${cell}.strip()]`,
        `relleno = round(${by === 'median' ? 'statistics.median(conocidos)' : 'sum(conocidos) / len(conocidos)'}, 2)`,
        `for fila in ${current}:`,
        `    if not ${cell}.strip():`,
        `        ${cell} = ${text('relleno')}`,
        '',
      )
    }
    plain.done.push(`rellena ${column.header}`)
  }
}

const CLEANED: Readonly<Record<Clean, string>> = {
  strip: '.strip()',
  lower: '.lower()',
  spaces: ".replace(' ', '')",
  dashes: ".replace('-', '')",
}

function dedupeLines(plain: Plain): void {
  const { dedupe } = plain.pipeline
  if (!dedupe) return
  const { current, lines } = plain
  const clean = dedupe.clean.includes('spaces') ? dedupe.clean.filter((one) => one !== 'strip') : dedupe.clean
  const key = `fila[${quoted(dedupe.by.header)}]${clean.map((one) => CLEANED[one]).join('')}`
  if (dedupe.keepsLast)
    lines.push(
      'por_clave = {}',
      `for fila in ${current}:`,
      `    por_clave[${key}] = fila`,
      'unicas = list(por_clave.values())',
    )
  else
    lines.push(
      'vistos = set()',
      'unicas = []',
      `for fila in ${current}:`,
      `    clave = ${key}`,
      '    if clave not in vistos:',
      '        vistos.add(clave)',
      '        unicas.append(fila)',
    )
  if (dedupe.isCounted) lines.push(`print(f'Repetidas quitadas: {len(${current}) - len(unicas)}')`)
  lines.push('')
  if (clean.length > 0)
    plain.how.push(
      `${clean.map((one) => `\`${CLEANED[one]}\``).join(' y ')}: así lo que está escrito de otra manera cuenta como igual.`,
    )
  plain.how.push(
    dedupe.keepsLast
      ? 'De cada clave el diccionario se queda con lo último que se guarda.'
      : 'Lo que ya está en `vistos` se salta: de cada una queda la primera.',
  )
  plain.done.push('quita las repetidas')
  plain.current = 'unicas'
}
