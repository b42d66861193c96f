/** Longer texts are computed each time: whoever sends them shall not fill the memory. */
const MAX_LENGTH = 500
const MAX_ANSWERS = 200

/** Memoizes a pure function of a text within bounds: for texts of which a few are far more frequent than the others. */
export function memoizeText<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, { answer: T }>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found.answer
    const answer = compute(text)
    if (text.length > MAX_LENGTH) return answer
    if (known.size >= MAX_ANSWERS) known.clear()
    known.set(text, { answer })
    return answer
  }
}
