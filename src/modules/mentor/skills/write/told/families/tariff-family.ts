import { readTariff } from '../../tariffs/read-tariff'
import { tariffLines } from '../../tariffs/tariff-lines'
import { type Family, rounded } from '../told'

/** What somebody pays for so many: a first stretch, each further one, and what is charged at most. */
export const tariffFamily: Family = ({ reading, asked, decimals }) => {
  const [given, ...others] = asked?.parameters ?? []
  if (!asked || !given || others.length > 0 || given.type !== 'number') return null
  const tariff = readTariff(reading, given.name)
  if (tariff === null) return null
  const { lines, how, imports } = tariffLines(tariff, { subject: given.name, name: 'total' })
  return {
    imports,
    definitions: [
      [
        `def ${asked.name}(${given.name}):`,
        ...lines.map((line) => `    ${line}`),
        `    return ${rounded('total', decimals ?? 2)}`,
      ],
    ],
    body: [],
    call: [String(tariff.first.units + Math.round(tariff.next.units * 1.5))],
    typed: [],
    title: `La función \`${asked.name}\` devuelve lo que se paga según \`${given.name}\`.`,
    how,
  }
}
