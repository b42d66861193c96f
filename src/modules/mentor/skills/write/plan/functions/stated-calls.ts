import { quoted } from '../../../../engine/task/read-data'

const literal = (point: string) =>
  String.raw`(?:\[[^[\]\n]{0,200}\]|"[^"\n]{0,120}"|“[^”\n]{0,120}”|«[^»\n]{0,120}»|'[^'\n]{0,120}'|-?\d+(?:${point}\d+)?)`
/** Within brackets a comma parts arguments. */
const ARGUMENT = literal('\\.')
const LITERAL = literal('[.,]')
const TRIES =
  /(?:pru[eé]b\w*|prob[aá]\w*|probar\w*|imprim\w+|muestra\w*|mu[eé]stra\w*|casos?|resultados?(?: de| con| para)?|ejemplos?|ll[aá]mala|con los valores)[^.\n'"«“[(\d]{0,60}$/iu

/** The arguments with which a request wants a function to be tried, call by call, as Python. Empty where it names none. */
export function statedCalls(message: string, { name, count }: { name: string; count: number }): string[][] {
  const text = message.normalize('NFC').slice(0, 4_000)
  const direct = [...text.matchAll(new RegExp(String.raw`\b${name}\((${ARGUMENT}(?:\s*,\s*${ARGUMENT})*)\)`, 'gu'))]
  if (direct.length > 0)
    return direct.map(([, inside = '']) => literalsOf(inside)).filter((call) => call.length === count)
  if (count > 1) {
    const tuples = [...text.matchAll(new RegExp(String.raw`\(\s*(${ARGUMENT}(?:\s*,\s*${ARGUMENT})+)\s*\)`, 'gu'))]
    const calls = tuples.map(([, inside = '']) => literalsOf(inside)).filter((call) => call.length === count)
    if (calls.length > 0) return calls
  }
  const run = new RegExp(
    String.raw`${LITERAL}(?:(?:\s*,\s*|\s+[yeo]\s+|\s*,\s*y\s+)(?:(?:l[ao]s?|el) (?:de|para) )?${LITERAL})*`,
    'gu',
  )
  for (const match of text.matchAll(run)) {
    if (!TRIES.test(text.slice(Math.max(0, match.index - 90), match.index))) continue
    const literals = literalsOf(match[0])
    if (count === 1) return literals.map((each) => [each])
    if (literals.length === count) return [literals]
  }
  return []
}

const literalsOf = (text: string): string[] =>
  [...text.matchAll(new RegExp(LITERAL, 'gu'))].map(([literal]) =>
    /^["“«']/.test(literal)
      ? quoted(literal.slice(1, -1))
      : literal.startsWith('[')
        ? literal.replace(/"([^"']*)"/g, "'$1'").replace(/,(?=\S)/g, ', ')
        : literal.replace(',', '.'),
  )
