import { raise } from '../values/types'
import { PyIterator, type Run } from '../values/values'

export const ITERATOR_METHODS: Partial<Record<string, Run>> = {
  __next__: (_machine, [self]) => {
    const item = self instanceof PyIterator ? self.next() : undefined
    return item === undefined ? raise('StopIteration') : item
  },
}
