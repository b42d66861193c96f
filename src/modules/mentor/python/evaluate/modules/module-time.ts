import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { isNumber } from '../values/compare'
import { PyForeign } from '../values/foreign'
import type { Run, Value } from '../values/values'

/** A moment of the clock: it can be reckoned with, but what comes of it cannot be told. */
class PyMoment extends PyForeign {
  readonly kind = 'float'
  override readonly reason = 'clock'
  protected override outside(): never {
    throw new Outside('clock', 'time')
  }
  override binary(_machine: Machine, _operator: string, other: Value): Value {
    return other instanceof PyMoment || isNumber(other) ? this : this.outside()
  }
  override compare(_machine: Machine, _operator: CompareOperator, _other: Value): Value {
    return this.outside()
  }
}
const moment = new PyMoment()

/** Waiting changes nothing of what is printed. */
export const TIME: Record<string, Run> = {
  sleep: () => null,
  ...Object.fromEntries(
    ['time', 'perf_counter', 'monotonic', 'process_time', 'time_ns', 'perf_counter_ns'].map((name) => [
      name,
      () => moment,
    ]),
  ),
}
