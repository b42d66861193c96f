/** Shorter texts stand nearly everywhere. */
const SHORTEST = 4

/**
 * Texts of which whatever meets a pattern holds one, in lower case: of each way to meet it the longest piece that it cannot do without.
 * None where one of the ways needs no such piece.
 */
export const neededTexts = ({ source }: RegExp): readonly string[] =>
  choiceIn([...source.matchAll(PIECES)].toReversed()) ?? []

/** A sign that stands for itself, a class, a count, the beginning of a group, a letter, or a sign of the pattern's own. */
const PIECES =
  /\\(?<sign>[^a-zA-Z0-9])|\\.|\[(?:\\.|[^\]\\])*\]|\{\d+(?:,\d*)?\}|\((?:\?(?:<\w+>|:|<?[=!]))?|(?<letter>[\w "'`:,;<>=%&!@#~/-])|[\s\S]/g
const MAY_MISS = /^(?:[?*]|\{0)/
const LOOKS = /[=!]$/

type Needed = readonly string[] | null

/** Reads up to the end of a group, the pieces last first: what each of its alternatives needs; null where one needs nothing. */
function choiceIn(pieces: RegExpExecArray[]): Needed {
  const ways: Needed[] = []
  let [best, run] = [null as Needed, '']
  const take = (needed: Needed) => {
    if (needed !== null && shortest(needed) > shortest(best)) best = needed
  }
  for (let piece = pieces.pop(); piece !== undefined && piece[0] !== ')'; piece = pieces.pop()) {
    const own = piece.groups?.sign ?? piece.groups?.letter
    if (own !== undefined && !/^[?*{]/.test(pieces.at(-1)?.[0] ?? '')) {
      run += own.toLowerCase()
      continue
    }
    take([run])
    run = ''
    if (piece[0] === '|') {
      ways.push(best)
      best = null
    } else if (piece[0].startsWith('(')) {
      const inside = choiceIn(pieces)
      if (!LOOKS.test(piece[0]) && !MAY_MISS.test(pieces.at(-1)?.[0] ?? '')) take(inside)
    }
  }
  take([run])
  const needed = [...ways, best].map((way) => (shortest(way) < SHORTEST ? null : way))
  return needed.some((way) => way === null) ? null : needed.flatMap((way) => way ?? [])
}

const shortest = (texts: Needed) => (texts === null ? 0 : Math.min(...texts.map(({ length }) => length)))
