import type { Fact, Told } from './scan'

const ALSO = /\b(?:tambien|ademas|aparte|anad\w+|agreg\w+|sum\w+le)\b/
const INSTEAD = /\b(?:en vez|en lugar|cambi\w+|ahora no|no quiero)\b/

/** What the program does and what is wanted of it: an order, a limit and a file take the place of the ones before, a figure does where it is said. */
export function together(own: readonly Told[], wish: readonly Fact[], plain: string): Fact[] | null {
  const has = (kind: Fact['kind']) => wish.some((fact) => fact.kind === kind)
  const adds = ALSO.test(plain) && !INSTEAD.test(plain)
  if (has('group') && adds && !has('measure')) return null
  const isReplaced = (kind: Fact['kind']): boolean => {
    if (kind === 'order' || kind === 'limit' || kind === 'save') return has(kind) || (kind === 'order' && has('best'))
    if (kind === 'group') return (has('group') && !adds) || has('best') || has('across')
    if (kind === 'measure') return has('measure') && (INSTEAD.test(plain) || (has('group') && !adds))
    return kind === 'list' && (has('group') || has('measure') || has('list'))
  }
  const kept = own
    .filter(({ kind }) => !isReplaced(kind))
    .map((fact) => ({ text: '', ...fact, from: 0, to: 0 }) as Fact)
  return [...kept, ...wish]
}
