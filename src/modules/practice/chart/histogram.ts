const MAX_BINS = 20
const STEPS = [1, 2, 2.5, 5, 10]

/** How many values lie in each of some equal intervals with round borders; `x` is an interval's middle. The last one has its upper border, too. */
export function binned(values: readonly number[]): { points: { x: number; y: number }[]; binWidth: number } {
  if (values.length === 0) return { points: [], binWidth: 0 }
  const least = values.reduce((a, b) => Math.min(a, b))
  const greatest = values.reduce((a, b) => Math.max(a, b))
  // Sturges' rule.
  const wanted = Math.min(MAX_BINS, Math.ceil(Math.log2(values.length)) + 1)
  const binWidth = roundStep((greatest - least) / wanted || Math.max(1, Math.abs(least)))
  const start = Math.floor(least / binWidth) * binWidth
  const bins = Math.max(1, Math.ceil((greatest - start) / binWidth))
  const points = Array.from({ length: bins }, (_, at) => ({ x: start + (at + 0.5) * binWidth, y: 0 }))
  for (const value of values) {
    const bin = points[Math.min(bins - 1, Math.floor((value - start) / binWidth))]
    if (bin) bin.y += 1
  }
  return { points, binWidth }
}

/** The next 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  return (STEPS.find((factor) => factor * power >= step) ?? 10) * power
}
