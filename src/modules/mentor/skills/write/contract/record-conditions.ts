import type { Condition, Known } from './condition'

const NOT =
  '(no|sin|todavia no|aun no|ni)(?: (?:se|l[oa]s?|han|ha|hayan|haya|esta|estan|esten|este|fueron|fue|sido|son|sean|es|sea|tengan|tienen))*'
const IS =
  '(?:(?:que|l[oa]s|cuando|si|y|ya|se|han|ha|hayan|haya|esta|estan|esten|este|fueron|fue|sido|son|sean|es|sea|solo) )*'

const IRREGULAR: Readonly<Record<string, string>> = {
  hech: 'hacer',
  abiert: 'abrir',
  devuelt: 'devolver',
  resuelt: 'resolver',
}

/** «no pagadas», «que estén activos», «sin vender»: of a field that is true or false. */
export function flagConditions(text: string, { view }: Known): Condition[] {
  return view.fields.flatMap(({ noun, shape, code }): Condition[] => {
    if (shape.kind !== 'flag') return []
    const stem = noun.replace(/(?:[oa]s?|es?)$/, '')
    const infinitive = IRREGULAR[stem] ?? (/(?:ad|id)$/.test(stem) ? `${stem.slice(0, -2)}(?:ar|er|ir)` : null)
    const verb = infinitive === null ? '' : `|${infinitive}(?:se)?\\b`
    const match = new RegExp(`\\b${IS}(?:${NOT} )?(?:${stem}(?:[oa]s?|es|e)?\\b${verb})(?: (?:todavia|aun|ya))?`).exec(
      text,
    )
    const [open] =
      noun.startsWith('pagad') || noun.startsWith('cobrad')
        ? (/\b(?:que |estan |esten )*pendientes?(?: de (?:pago|cobro|pagar|cobrar))?\b/.exec(text) ?? [])
        : []
    if (!match && open === undefined) return []
    const from = match?.index ?? text.indexOf(open ?? '')
    const isNot = match ? match[1] !== undefined : true
    return [{ from, to: from + (match?.[0] ?? open ?? '').length, test: isNot ? `not ${code}` : code }]
  })
}

const PAST =
  '(?:anterior(?:es)? a(?:l)?|antes de(?:l)?|previ[oa]s? a|menor(?:es)? (?:que|a)|ya (?:ha|han)?(?: ?pas\\w+| vencid\\w*)?|ha(?:n|ya|yan)? (?:pasado|caducado|vencido|expirado)|pas[oe]\\w*|vencid[oa]s?|venci(?:o|eron)|caducad[oa]s?|caduc(?:o|aron)|expirad[oa]s?|atrasad[oa]s?|retrasad[oa]s?)'
const FUTURE =
  '(?:posterior(?:es)? a(?:l)?|despues de(?:l)?|a partir de(?:l)?|mayor(?:es)? (?:que|a)|futur[oa]s?|(?:no|aun no|todavia no)(?: ha(?:n|ya|yan)?)? (?:pasado|caducad[oa]s?|vencid[oa]s?|caducan?|vencen?|expirado)|vigentes?|por venir)'
const REST =
  '(?: (?:ya|la|el|a|de|del|dia|fecha|\\(|\\)|anterior(?:es)?|posterior(?:es)?|antes|despues|que|es|sea|ha|han|pas\\w+|esta|vencid[oa]s?))*'

/** «cuya fecha de vencimiento ya pasó (anterior a hoy)»: a date that is held against the one that is given. */
export function dateConditions(text: string, { view, dates }: Known): Condition[] {
  const [today] = dates
  const fields = view.fields.filter(({ shape }) => shape.kind === 'date')
  const [field] = fields
  if (today === undefined || !field || fields.length > 1) return []
  const lead = `(?:(?:que|l[oa]s|cuy[oa]|con|la|su|fecha|de|${field.noun}|vencimiento|vence[n]?|caducidad|caduca[n]?|entrega|es|sea|son|han|ha|y|esten?|estan) )*`
  const name = today.toLowerCase()
  for (const [words, sign] of [
    [FUTURE, '>='],
    [PAST, '<'],
  ] as const) {
    const match = new RegExp(`\\b${lead}${words}${REST}(?: ${name}\\b(?: \\))?)?`).exec(text)
    if (match) return [{ from: match.index, to: match.index + match[0].length, test: `${field.code} ${sign} ${today}` }]
  }
  return []
}
