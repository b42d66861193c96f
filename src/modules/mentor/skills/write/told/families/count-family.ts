import { DEFINITIONS } from '../../compose/sequences/predicates'
import { labelLines, markLead } from '../../plan/counts/count-plan'
import { NUMBER } from '../../plan/counts/count-words'
import { readCount, readLabels } from '../../plan/counts/read-count'
import type { Family } from '../told'

/** A word in place of a number for which something holds, of one number that is given or of all up to it. */
export const countFamily: Family = ({ reading, asked }) => {
  const [given, ...others] = asked?.parameters ?? []
  if (!asked || !given || others.length > 0 || given.type !== 'number') return null
  const isOfAll = /\blista\b|\bimprim\w+|\bmuestr\w+/.test(reading.text)
  const count = isOfAll ? readCount(reading) : null
  const labels = count ?? (isOfAll ? null : readLabels(reading, { from: 0, to: 0 }))
  if (labels === null || labels.replaced.length < 2 || labels.without.length > 0) return null
  if (labels.replaced.some(({ text }) => /^(?:true|false|none|si|no)$/i.test(text))) return null
  if (count !== null && (count.last !== 'n' || given.name !== 'n')) return null
  reading.take(
    /\b(?:y )?(?:(?:si no|en otro caso|para el resto|el resto),? )?(?:que )?(?:devuelv\w+ )?(?:el |ese |un )?(?:mismo )?numero(?: (?:tal cual|si no|mismo|normal))*\b/,
  )
  markLead(reading)
  const isListed = /\blista\b/.test(reading.text)
  const body =
    count === null
      ? labelLines(labels, (value) => `return ${value === NUMBER ? given.name : value}`).map((line) =>
          line.replace(/^((?:el)?if .*)$/, (test) => test.replace(/\bnumero\b/g, given.name)),
        )
      : [
          ...(isListed ? ['resultado = []'] : []),
          `for ${NUMBER} in range(${count.first}, n + 1):`,
          ...labelLines(labels, (value) => (isListed ? `resultado.append(${value})` : `print(${value})`)).map(
            (line) => `    ${line}`,
          ),
          ...(isListed ? ['return resultado'] : []),
        ]
  return {
    definitions: [
      ...(body.some((line) => line.includes('es_primo(')) ? [DEFINITIONS.es_primo] : []),
      [`def ${asked.name}(${given.name}):`, ...body.map((line) => `    ${line}`)],
    ],
    body: [],
    call: ['15'],
    typed: [],
    title: `La función \`${asked.name}\` pone una palabra en el lugar de los números que cumplen su condición.`,
    how: [
      '`%` da el resto de una división: si es 0, el número es múltiplo.',
      'El caso que pide más va primero: `elif` solo se mira si lo de antes no se cumplió.',
    ],
  }
}
