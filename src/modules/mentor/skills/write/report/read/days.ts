export const MONTHS: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

const WRITTEN =
  /\b(\d{1,2}) ?[/-] ?(\d{1,2}) ?[/-] ?(\d{4})\b|\b(\d{4}) ?- ?(\d{1,2}) ?- ?(\d{1,2})\b|\b(\d{1,2}|1ro|primero)(?: [º°])? (?:de )?(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: (?:de|del) (\d{4}))?/i

/** The first day that a text names, as Python: `date(2025, 3, 31)`; one without its year is of this year. Null where it names none. */
export function dayIn(text: string): string | null {
  const match = WRITTEN.exec(text)
  if (!match) return null
  const [, day, month, year, isoYear, isoMonth, isoDay, sayDay, sayMonth, sayYear] = match
  if (year !== undefined) return `date(${year}, ${Number(month)}, ${Number(day)})`
  if (isoYear !== undefined) return `date(${isoYear}, ${Number(isoMonth)}, ${Number(isoDay)})`
  const number = /^\d+$/.test(sayDay ?? '') ? Number(sayDay) : 1
  return `date(${sayYear ?? 'date.today().year'}, ${MONTHS.indexOf((sayMonth ?? '').toLowerCase()) + 1}, ${number})`
}
