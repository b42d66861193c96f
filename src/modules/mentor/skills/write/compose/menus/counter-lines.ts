import { upperFirst } from '~/platform/text/first-letter'
import { identifier } from '../../../../engine/task/identifier'
import type { Option } from './menu-options'

/** Several numbers, each of which one option raises: the points of two teams, the votes of an answer. */
export type Counters = { kind: 'counters'; names: readonly { key: string; name: string; label: string }[] }

const COUNTED_BY =
  /^(?:anotar|apuntar|marcar|sumar|suma|punto|puntos|gol|goles|canasta|voto|votos|votar|un|una|a|al|la|el|de|del|por|para|1)$/i

/** What each option counts, by the words in which it differs; null where they do not. */
export function countersOf(options: readonly Option[]): Counters | null {
  const raising = options.filter(({ action }) => action === 'plus')
  const names = raising.map(({ key, label }) => {
    const own = label
      .split(' ')
      .filter((word, at, all) => !COUNTED_BY.test(word) || (word.length === 1 && at === all.length - 1 && at > 0))
      .join(' ')
    return { key, name: identifier(own.toLowerCase()), label: upperFirst(own) }
  })
  const isTold = new Set(names.map(({ name }) => name)).size === names.length && names.every(({ name }) => name !== '')
  return names.length > 1 && isTold ? { kind: 'counters', names } : null
}

export function counterLines({ action, key }: Option, { names }: Counters): string[] | null {
  const shown = `print(f'${names.map(({ name, label }) => `${label}: {${name}}`).join(', ')}')`
  const own = names.find((each) => each.key === key)
  if (action === 'plus' && own) return [`${own.name} += 1`, shown]
  if (action === 'list' || action === 'balance') return [shown]
  return action === 'clear' ? names.map(({ name }) => `${name} = 0`) : null
}

export const startOf = ({ names }: Counters): string[] => names.map(({ name }) => `${name} = 0`)
