import { chosen, expressions, type ReadChange, replaced, statements } from '../change'

const SUM =
  /\b(?:pon\w*|uso|hago|escrib\w+|cambi\w+|fuera)(?: (?:por|a))? ([a-z_]\w*) ?(\*\*|\/\/|[-+*/%]) ?([a-z_]\w*)(?!\w)/
const NEW_LINE = /\b(?:pon\w*|uso|anad\w+|agreg\w+|meto) (?:un |una |el |la )?(global|return) ([a-z_]\w*)(?!\w)/

/** «si pongo x + y»: where the same two are worked with by another sign. */
export const otherSign: ReadChange = (wish) => {
  const [, left, sign, right] = SUM.exec(wish.said) ?? []
  if (left === undefined || sign === undefined || right === undefined) return null
  const is = (part: { from: number; to: number }, name: string) =>
    wish.text.slice(part.from, part.to).toLowerCase() === name
  const places = expressions(wish).filter(
    (node) => node.kind === 'binary' && is(node.left, left) && is(node.right, right) && node.operator !== sign,
  )
  const place = chosen(places, wish)
  if (place?.kind !== 'binary') return null
  return replaced({ from: place.left.to, to: place.right.from }, ` ${sign} `)
}

/** «si pongo global x», «si pongo return x»: at the beginning, at the end of the only function. */
export const functionLine: ReadChange = (wish) => {
  if (/\ben (?:vez|lugar) de\b/.test(wish.said)) return null
  const [, word, name] = NEW_LINE.exec(wish.said) ?? []
  const [owner, ...more] = statements(wish).filter(({ kind }) => kind === 'function')
  if (word === undefined || owner?.kind !== 'function' || more.length > 0) return null
  const spelled = wish.tokens.find(({ is, text }) => is === 'name' && text.toLowerCase() === name)?.text
  const [first, last] = [owner.body[0], owner.body.at(-1)]
  if (spelled === undefined || first === undefined || last === undefined) return null
  if (owner.body.some(({ kind }) => kind === word)) return null
  const margin = ' '.repeat(wish.source.lines.columnAt(first.from))
  const end = wish.text.slice(0, last.to).trimEnd().length
  return word === 'global'
    ? { edits: [{ from: first.from, to: first.from, text: `global ${spelled}\n${margin}` }] }
    : { edits: [{ from: end, to: end, text: `\n${margin}return ${spelled}` }] }
}
