import { quoted } from '../../../../engine/task/read-data'
import type { Pandas } from './pandas-state'

export function cleaningLines({ pipeline, lines, how, done }: Pandas): void {
  for (const { column, isCounted } of pipeline.present) {
    const name = quoted(column.header)
    if (isCounted) lines.push(`print(f'Vacías: {df["${column.header}"].isna().sum()}')`)
    lines.push(`df = df.dropna(subset=[${name}])`)
    how.push('`dropna` deja fuera las filas sin ese dato.')
  }
  for (const { column, by, group } of pipeline.fill) {
    const name = quoted(column.header)
    const value =
      typeof by === 'number'
        ? String(by)
        : group
          ? `df.groupby(${quoted(group.header)})[${name}].transform('mean')`
          : `df[${name}].${by === 'median' ? 'median' : 'mean'}()`
    lines.push(`df[${name}] = df[${name}].fillna(${value})`)
    how.push(
      group
        ? "`transform('mean')` da en cada fila la media de su grupo, y `fillna` la pone donde falta el dato."
        : '`fillna` pone ese valor donde falta el dato.',
    )
    done.push(`rellena ${column.header}`)
  }
  const { dedupe } = pipeline
  if (!dedupe) return
  const name = quoted(dedupe.by.header)
  const steps: Record<string, string> = {
    strip: '.str.strip()',
    lower: '.str.lower()',
    spaces: ".str.replace(' ', '')",
    dashes: ".str.replace('-', '')",
  }
  const isText = dedupe.clean.some((one) => one === 'spaces' || one === 'dashes')
  if (dedupe.isCounted) lines.push('antes = len(df)')
  if (dedupe.clean.length > 0) {
    lines.push(
      `clave = df[${name}]${isText ? '.astype(str)' : ''}${dedupe.clean.map((one) => steps[one]).join('')}`,
      `df = df[~clave.duplicated(${dedupe.keepsLast ? "keep='last'" : ''})]`,
    )
    how.push('`clave` es el texto ya limpio, y `~clave.duplicated()` deja la primera fila de cada uno.')
  } else {
    lines.push(`df = df.drop_duplicates(subset=[${name}]${dedupe.keepsLast ? ", keep='last'" : ''})`)
    how.push('`drop_duplicates` deja una fila de cada uno.')
  }
  if (dedupe.isCounted) lines.push("print(f'Repetidas quitadas: {antes - len(df)}')")
  done.push('quita las repetidas')
}
