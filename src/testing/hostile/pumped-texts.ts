import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** From 0 up to and without `below`. */
export type Draw = (below: number) => number
type Repeated = { quantifier: AST.Quantifier; before: () => string }

/** How often a repetition is repeated, and how long a text gets at most: what can be read in two ways each time takes minutes by then. */
const [TIMES, LONGEST] = [60, 900]
/** A repetition of no more is tried to its end in no time. */
const FEW = 6
/** What no attempt gets to its end with. */
const ENDS = ['\0', 'n', '', ' zz'] as const
const parser = new RegExpParser({ ecmaVersion: 2025 })

/**
 * Texts that repeat each alternative of each repetition of a pattern, behind what leads to it, and fail at their end: where an alternative
 * can be read in two ways, or two of them read the same, the time doubles each time.
 */
export function* pumpedTexts({ source, flags }: Pick<RegExp, 'source' | 'flags'>, draw: Draw): Generator<string> {
  const tree = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') })
  for (const { quantifier, before } of repetitionsIn(tree, draw)) {
    const { element } = quantifier
    const ways: readonly AST.Node[] = 'alternatives' in element ? element.alternatives : [element]
    for (const way of ways) {
      const pump = written(way, draw)
      if (pump === '') continue
      const times = Math.min(TIMES, Math.ceil(LONGEST / pump.length))
      yield before() + pump.repeat(times) + ENDS[draw(ENDS.length)]
    }
  }
}

/** All repetitions, each with a text that leads to it. */
function repetitionsIn(tree: AST.Pattern, draw: Draw): Repeated[] {
  const found: Repeated[] = []
  const visit = (node: AST.Node, before: () => string): void => {
    if (node.type === 'Quantifier') {
      if (node.max > FEW) found.push({ quantifier: node, before })
      visit(node.element, before)
    } else if ('alternatives' in node)
      for (const alternative of node.alternatives)
        if (alternative.type === 'Alternative')
          for (const [at, part] of alternative.elements.entries()) {
            const passed = alternative.elements.slice(0, at)
            visit(part, () => before() + passed.map((each) => written(each, draw)).join(''))
          }
  }
  visit(tree, () => '')
  return found
}

/** A text that a part of a pattern reads; what only looks ahead or behind reads none. */
function written(node: AST.Node, draw: Draw): string {
  if (node.type === 'Alternative') return node.elements.map((each) => written(each, draw)).join('')
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return written(node.alternatives[draw(node.alternatives.length)] as AST.Alternative, draw)
  if (node.type === 'Quantifier') {
    const times = node.min + draw(Math.min(node.max - node.min, 2) + 1)
    return Array.from({ length: times }, () => written(node.element, draw)).join('')
  }
  if (node.type === 'Character') return String.fromCodePoint(node.value)
  if (node.type === 'CharacterSet') return characterOf(node, draw)
  if (node.type === 'CharacterClass') return ofClass(node, draw)
  return ''
}

function characterOf(set: AST.CharacterSet, draw: Draw): string {
  if (set.kind === 'any') return draw(2) === 0 ? 'q' : ' '
  const [inside, outside] = { digit: ['7', 'q'], space: [' ', 'q'], word: ['a', ','], property: ['a', ','] }[set.kind]
  return (set.negate ? outside : inside) ?? ''
}

function ofClass({ elements, negate }: AST.CharacterClass, draw: Draw): string {
  if (negate) {
    const isNamed = (text: string) =>
      elements.some((each) => each.type === 'Character' && String.fromCodePoint(each.value) === text)
    return ['q', ' ', ',', '7'].find((text) => !isNamed(text)) ?? 'z'
  }
  const one = elements[draw(elements.length)]
  if (one === undefined) return ''
  if (one.type === 'CharacterClassRange') return String.fromCodePoint(Math.min(one.min.value + draw(5), one.max.value))
  return written(one, draw)
}
