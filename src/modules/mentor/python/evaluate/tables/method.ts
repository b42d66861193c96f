import type { Machine } from '../machine'
import { PyForeign } from '../values/foreign'
import { raise } from '../values/types'
import type { Keywords, Run, Value } from '../values/values'

/** A method of a library's object, bound to it. */
class ForeignMethod extends PyForeign {
  readonly kind = 'method'
  readonly owner: PyForeign
  readonly name: string
  readonly #run: Run
  constructor(owner: PyForeign, name: string, run: Run) {
    super()
    this.owner = owner
    this.name = name
    this.#run = run
  }
  override call(machine: Machine, args: readonly Value[], keywords: Keywords): Value {
    machine.weigh(this.owner.weight)
    return this.#run(machine, args, keywords)
  }
  override get(): Value {
    return raise('TypeError', "'method' object is not subscriptable")
  }
}

export const method = (owner: PyForeign, name: string, run: Run): Value => new ForeignMethod(owner, name, run)

/** A function of a library's module. */
export class ForeignFunction extends PyForeign {
  readonly kind = 'function'
  readonly #run: Run
  constructor(run: Run) {
    super()
    this.#run = run
  }
  override call(machine: Machine, args: readonly Value[], keywords: Keywords): Value {
    return this.#run(machine, args, keywords)
  }
}
