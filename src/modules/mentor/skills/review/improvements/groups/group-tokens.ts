/** Texts, lists of plain values, numbers, names, and single signs. */
const TOKEN =
  /[fF]?"[^"\n]{0,200}"|[fF]?'[^'\n]{0,200}'|\[[^[\]\n(){}=]{0,400}\]|\d[\d_]*(?:\.\d+)?|[\p{L}_][\p{L}\d_]*|\s+|[^\s\p{L}\d_]/gu

export const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []

const KEYWORDS = new Set(
  'if elif else for while in and or not print return input int float str len sum max min round range sorted True False None is import from def class'.split(
    ' ',
  ),
)
export const isName = (token: string) => /^[\p{L}_]/u.test(token) && !KEYWORDS.has(token) && !/["']$/.test(token)
/** A list of names is no data. */
export const isLiteral = (token: string) =>
  /^\d|^["']/.test(token) ||
  (/^\[/.test(token) && !/[\p{L}_]/u.test(token.replace(/"[^"\n]*"|'[^'\n]*'|True|False|None/g, '')))

export const shapeOf = (token: string) => (isLiteral(token) ? '0' : isName(token) ? 'x' : token)

/** Groups that are alike but for names and values, and what each of them is called by. */
export type Alike = { count: number; labels: string[]; names: ReadonlyMap<string, string> }

/**
 * How many of the first groups are alike, and their labels: the part of their names that differs (`lavanda` in `lavanda_precio`). `names`
 * are those of the first group with what is left of them. Null where two are not, or no label tells them apart.
 */
export function alikeIn(groups: readonly (readonly string[])[]): Alike | null {
  const [model] = groups
  if (!model) return null
  const shape = model.map(shapeOf).join('\u0000')
  const other = groups.findIndex((tokens) => tokens.map(shapeOf).join('\u0000') !== shape)
  const alike = other === -1 ? groups : groups.slice(0, other)
  if (alike.length < 2) return null
  const varying = new Map<string, string[]>()
  for (const [at, token] of model.entries()) {
    if (!isName(token)) continue
    const each = alike.map((tokens) => tokens[at] ?? '')
    if (each.every((name) => name === token)) continue
    const known = varying.get(token)
    if (known && known.join() !== each.join()) return null
    varying.set(token, each)
  }
  const labels = labelsOf([...varying.values()])
  if (labels === null) return null
  const names = new Map<string, string>()
  for (const [name, each] of varying) {
    const rest = each.map((own, at) => withoutLabel(own, labels[at] ?? ''))
    if (rest.some((part) => part === null || part !== rest[0])) return null
    names.set(name, rest[0] ?? '')
  }
  return { count: alike.length, labels, names }
}

/** What the shortest of the names that differ is in each group, without what they have in common. */
function labelsOf(varying: readonly (readonly string[])[]): string[] | null {
  const [shortest] = varying.toSorted((a, b) => a.join().length - b.join().length)
  if (!shortest) return null
  const [first = ''] = shortest
  const parts = first.split('_')
  const common = (from: (words: string[]) => string | undefined) => {
    const own = from(parts)
    return shortest.every((name) => from(name.split('_')) === own) && parts.length > 1
  }
  const isPrefix = common((words) => words[0])
  const isSuffix = common((words) => words.at(-1))
  const labels = shortest.map((name) => {
    const words = name.split('_')
    return words.slice(isPrefix ? 1 : 0, isSuffix ? -1 : undefined).join('_')
  })
  return labels.every((label) => label !== '' && !/^\d+$/.test(label)) && new Set(labels).size === labels.length
    ? labels
    : null
}

function withoutLabel(name: string, label: string): string | null {
  if (name === label) return ''
  if (name.startsWith(`${label}_`)) return name.slice(label.length + 1)
  if (name.endsWith(`_${label}`)) return name.slice(0, -label.length - 1)
  return null
}
