const [SPACE, NEWEST_LATIN] = [32, 0x24f]
/** Hundredths of a token that a character takes, on the safe side for Spanish and Python (docs/decisions/064). */
const SHARE = { letter: 28, space: 20, mark: 60, foreign: 120 }

const shareOf = (unit: number): number => {
  if (unit >= 97 && unit <= 122) return SHARE.letter
  if (unit === SPACE) return SHARE.space
  return unit <= NEWEST_LATIN ? SHARE.mark : SHARE.foreign
}

/** About how many tokens a text is, for any model: by the kinds of its characters, without a tokenizer. */
export function tokensIn(text: string): number {
  let shares = 0
  for (let at = 0; at < text.length; at++) shares += shareOf(text.charCodeAt(at))
  return Math.ceil(shares / 100)
}

/** The longest beginning of a text that is estimated at `tokens` at most, without half a character at its end. */
export function beginningWithin(text: string, tokens: number): string {
  let left = tokens * 100
  for (let at = 0; at < text.length; at++) {
    left -= shareOf(text.charCodeAt(at))
    if (left < 0) return text.slice(0, at).replace(/[\ud800-\udbff]$/, '')
  }
  return text
}
