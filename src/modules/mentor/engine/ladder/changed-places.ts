/** A place where two versions of a program differ: the lines that go, the first of them numbered as before, and those that come. */
export type Place = { line: number; gone: string[]; come: string[]; now: number }

/** `script` is the way from one version to the other, line by line. */
export function placesIn(script: readonly { sign: ' ' | '-' | '+'; line: string }[]): Place[] {
  const places: Place[] = []
  let [line, now] = [1, 1]
  let place: Place | null = null
  for (const step of script) {
    if (step.sign === ' ') place = null
    else {
      if (place === null) {
        place = { line, gone: [], come: [], now }
        places.push(place)
      }
      place[step.sign === '-' ? 'gone' : 'come'].push(step.line)
    }
    if (step.sign !== '+') line += 1
    if (step.sign !== '-') now += 1
  }
  return places.filter(({ gone, come }) => [...gone, ...come].some((text) => text.trim() !== ''))
}
