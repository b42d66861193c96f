import type { Tariff } from './read-tariff'

type Lines = { lines: string[]; how: string[]; imports: string[] }

/** The lines that work a tariff out, for a number that is given: the result is `name`. */
export function tariffLines(
  { first, next, most, least }: Tariff,
  { subject, name }: { subject: string; name: string },
): Lines {
  const over = first.units === 0 ? subject : `${subject} - ${first.units}`
  const parts = next.units === 1 ? over : `${/ - /.test(over) ? `(${over})` : over} / ${next.units}`
  const counted = next.isPartCharged ? `math.ceil(${parts})` : over
  const start = first.isEach ? first.price * first.units : first.price
  const within = first.isEach
    ? `${first.price} * ${next.isPartCharged ? `math.ceil(${subject})` : subject}`
    : String(first.price)
  const bounds = [
    ...(most === null ? [] : [`${name} = min(${name}, ${most})`]),
    ...(least === null ? [] : [`${name} = max(${name}, ${least})`]),
  ]
  return {
    imports: next.isPartCharged ? ['import math'] : [],
    lines: [
      ...(start === 0
        ? [`if ${subject} <= ${first.units}:`, `    ${name} = 0`]
        : [`if ${subject} <= 0:`, `    ${name} = 0`, `elif ${subject} <= ${first.units}:`, `    ${name} = ${within}`]),
      'else:',
      `    extra = ${counted}`,
      `    ${name} = ${start === 0 ? '' : `${start} + `}extra * ${next.price}`,
      ...bounds,
    ],
    how: [
      first.price === 0
        ? `Hasta ${first.units} no se paga nada.`
        : `Hasta ${first.units} se paga lo del principio; \`extra\` es lo que pasa de ahí.`,
      ...(next.isPartCharged ? ['`math.ceil` redondea hacia arriba: una parte empezada cuenta entera.'] : []),
      ...(most === null ? [] : [`\`min\` hace que nunca pase de ${most}.`]),
      ...(least === null ? [] : [`\`max\` hace que nunca baje de ${least}.`]),
    ],
  }
}
