// The memory of instances that are let alone, over time.
import { rssMb } from './machine.mjs'

/** Of a stretch, after a start: code is compiled, caches fill up. */
const WARM_UP = 1 / 4
const MS_AN_HOUR = 3_600_000
const MIN_SAMPLES = 3

export function createMemoryRecord() {
  /** Stretches in which one instance was let alone. */
  const stretches = []
  return {
    watch: (instance) => stretches.push({ instance, samples: [] }),
    sample(at) {
      const stretch = stretches.at(-1)
      const mb = stretch ? rssMb(stretch.instance.pid()) : 0
      if (mb > 0) stretch.samples.push({ at, mb })
    },
    now: () => stretches.at(-1)?.samples.at(-1)?.mb,
    trends: () =>
      stretches.filter(({ samples }) => samples.length > 2 * MIN_SAMPLES).map(({ samples }) => trendOf(samples)),
  }
}

/** The line through what was sampled after the warm-up; `growth` along it, as a part of the mean. */
export function trendOf(samples) {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP))
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, mb] = [mean(warm.map((sample) => sample.at)), mean(warm.map((sample) => sample.mb))]
  const covariance = mean(warm.map((sample) => (sample.at - at) * (sample.mb - mb)))
  const slope = covariance / mean(warm.map((sample) => (sample.at - at) ** 2))
  const ms = warm.at(-1).at - warm[0].at
  return {
    ms,
    mb,
    most: Math.max(...samples.map((sample) => sample.mb)),
    mbAnHour: slope * MS_AN_HOUR,
    growth: (slope * ms) / mb,
  }
}
