import { byWord } from '~/platform/text/by-word'
import { listed } from '~/platform/text/listed'
import { dateFormatMeaning } from './date-format'

const SPEC = /^(?:(.)?([<>^=]))?([-+ ])?#?(0)?(\d+)?([,_])?(?:\.(\d+))?([a-zA-Z%])?$/u
const SIDES: Record<string, string> = byWord({
  '<': 'a la izquierda',
  '>': 'a la derecha',
  '^': 'en el centro',
  '=': 'con el relleno tras el signo',
})

/** What a format of an f-string does, in words; null for what is not known. */
export function formatMeaning(spec: string): string | null {
  const date = dateFormatMeaning(spec)
  if (date !== null) return `escribe la fecha así: ${date}`
  const found = SPEC.exec(spec)
  if (spec === '' || found === null) return null
  const [, fill, align, , zero, width, group, precision, type] = found
  const parts: string[] = []
  if (type === '%')
    parts.push(`lo muestra como porcentaje${precision === undefined ? '' : ` con ${precision} decimales`}`)
  else if (precision !== undefined && (type === 'f' || type === 'F')) {
    parts.push(
      precision === '0'
        ? 'lo redondea y lo muestra sin decimales'
        : `lo redondea y lo muestra con **${precision} ${precision === '1' ? 'decimal' : 'decimales'}** (\`.${precision}f\`)`,
    )
  } else if (precision !== undefined) parts.push(`lo deja en ${precision} cifras o letras`)
  if (type === 'b') parts.push('lo muestra en binario')
  if (type === 'x' || type === 'X') parts.push('lo muestra en hexadecimal')
  if (group === ',') parts.push('separa los **miles** con comas')
  if (group === '_') parts.push('separa los miles con guiones bajos')
  if (width !== undefined) {
    const filling = zero ? ' rellenando con ceros' : fill ? ` rellenando con «${fill}»` : ''
    parts.push(`ocupa al menos ${width} caracteres${align ? `, ${SIDES[align]}` : ''}${filling}`)
  }
  return parts.length === 0 ? null : listed(parts)
}
