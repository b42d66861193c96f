import type { Count } from './dialogue'
import type { Quantity } from './quantity'

/** One thing of a list of what is asked for. `count`: how many of it. */
export type Thing = { quantities: Quantity[]; count: Count | null; isOfAll?: boolean }

/** «tres notas» are a loop, «dos números» have a name each. */
export function several(base: Quantity, count: number): Thing {
  if (count < 2) return { quantities: [base], count: null }
  if (count > MOST_NAMED) return { quantities: [base], count }
  return {
    quantities: Array.from({ length: count }, (_, at) => ({
      ...base,
      isMany: false,
      name: `${base.name}${at + 1}`,
      label: `${base.label} ${at + 1}`,
    })),
    count: null,
  }
}
const MOST_NAMED = 2
