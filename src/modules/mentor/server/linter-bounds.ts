/** Where compilers give up, long before anyone writes so. */
const MAX_CHARACTERS = 50_000
const MAX_LINE = 2_000
const MAX_DEPTH = 40
// From a number's first digit only: digits are looked at once.
const LONG_NUMBER = /(?<!\d)\d{1000}/
/** Python allows 100 levels. */
const DEEP_BLOCK = /^[ \t]{90}/m

/** Whether code is of a size that every Python compiles, and nothing that our parser takes though Python does not. */
export function isWithinBounds(code: string): boolean {
  if (code.length > MAX_CHARACTERS || LONG_NUMBER.test(code)) return false
  if (code.split('\n').some((line) => line.length > MAX_LINE)) return false
  return deepestBracket(code) <= MAX_DEPTH && !DEEP_BLOCK.test(code) && !hasWhatRuffLetsPass(code)
}

/** An upper bound: brackets in texts count, too. */
function deepestBracket(code: string): number {
  let open = 0
  let deepest = 0
  for (const letter of code) {
    if ('([{'.includes(letter)) open += 1
    else if (')]}'.includes(letter)) open = Math.max(0, open - 1)
    deepest = Math.max(deepest, open)
  }
  return deepest
}

/** A lone `*a`, and an async generator that returns something. */
function hasWhatRuffLetsPass(code: string): boolean {
  if (/^\*[\w.]+ *$/m.test(code)) return true
  const functions = code.split(/^(?=[ \t]*(?:async +)?def )/m)
  return functions.some(
    (text) => /^\s*async/.test(text) && /\byield\b/.test(text) && /^[ \t]+return +[^#\s]/m.test(text),
  )
}
