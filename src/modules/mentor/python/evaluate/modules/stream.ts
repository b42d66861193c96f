import { asText } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign } from '../values/foreign'
import { PyBuiltin, type Value } from '../values/values'

/** What is shown on the screen, or, of errors, beside it. */
export class PyStream extends PyForeign {
  readonly kind = 'TextIOWrapper'
  override readonly reason = 'unsupported'
  readonly isShown: boolean
  constructor(isShown: boolean) {
    super()
    this.isShown = isShown
  }
  write(machine: Machine, text: string): void {
    if (this.isShown) machine.print(text)
  }
  protected override outside(subject: string): never {
    throw new Outside('unsupported', `sys.${subject}`)
  }
  override attribute(_machine: unknown, name: string): Value {
    if (name === 'write')
      return new PyBuiltin(name, (machine, [text]) => {
        this.write(machine, asText(text, 'write'))
        return BigInt(Array.from(asText(text, 'write')).length)
      })
    return name === 'flush' ? new PyBuiltin(name, () => null) : this.outside(name)
  }
}
