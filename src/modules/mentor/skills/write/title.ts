/** The sentence before a program: what it does, step by step. Of what is worked out in a row the verb is said once. */
export function titleOf(done: readonly string[]): string {
  const steps = [...new Set(done)].filter((step) => step !== '')
  const said = steps.map((step, at) => (steps[at - 1]?.startsWith(WORKS_OUT) ? step.replace(WORKS_OUT, '') : step))
  const [last = 'lo muestra', ...first] = said.toReversed()
  return `El programa ${[first.toReversed().join(', '), last].filter((part) => part !== '').join(' y ')}.`
}

const WORKS_OUT = 'calcula '

/** How a column that is worked out is named there: by its label, unless that is no noun («le toca», «pedir»). */
export const workedOut = (label: string): string =>
  label === '%'
    ? 'calcula el porcentaje'
    : IS_VERB.test(label)
      ? 'calcula lo que sale en cada fila'
      : `calcula ${label}`

const IS_VERB = /^(?:(?:le|les|se|lo|la|me|nos) |[a-záéíóúñ]+[aei]r$)/i
