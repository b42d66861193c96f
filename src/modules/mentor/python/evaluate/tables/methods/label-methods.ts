import { take } from '../../expressions/arguments'
import { plainOf } from '../../values/foreign'
import { PyDict, PyList, type Value } from '../../values/values'
import { columnOf } from '../column'
import { Index } from '../index-object'
import { Labels } from '../labels'
import { NumpyType } from '../numpy-type'
import { namesAccessor } from '../text-accessor'
import { ValueArray } from '../value-array'
import { type Method, teach, teachProperties } from './registry'

const list: Method<Index> = (_machine, { labels }) => new PyList(labels.all)

const map: Method<Index> = (machine, { labels }, args, keywords) => {
  const [by = null] = take('map', ['mapper'], 1, [args, keywords])
  const next = (label: Value) => (by instanceof PyDict ? machine.get(by, label) : plainOf(machine.call(by, [label])))
  return new Index(new Labels([columnOf(machine, labels.all.map(next))], labels.names))
}

teachProperties<Index>('Labels', {
  size: (_machine, self) => BigInt(self.size),
  name: (_machine, { labels }) => labels.name,
  dtype: (_machine, { labels }) => new NumpyType(labels.first.dtype),
  values: (_machine, { labels }) => new ValueArray(labels.first),
  empty: (_machine, self) => self.size === 0,
  is_unique: (_machine, { labels }) => labels.isUnique,
  str: (_machine, self) => namesAccessor(self),
})
teach<Index>('Labels', { tolist: list, to_list: list, map })
