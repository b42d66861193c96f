import { Outside } from '../result'
import { PyForeign } from '../values/foreign'
import type { Value } from '../values/values'

const pad = (value: number, size = 2) => String(value).padStart(size, '0')

/** A moment without a time zone, to the millisecond. */
export class Timestamp extends PyForeign {
  readonly kind = 'Timestamp'
  readonly moment: number
  constructor(moment: number) {
    super()
    this.moment = moment
  }
  get date(): Date {
    return new Date(this.moment)
  }
  get isMidnight(): boolean {
    return this.moment % 86_400_000 === 0
  }
  /** `2024-01-31` */
  get day(): string {
    const { date } = this
    return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`
  }
  override str(): string {
    const { date } = this
    if (date.getUTCMilliseconds() !== 0) throw new Outside('table', 'Timestamp')
    return `${this.day} ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}:${pad(date.getUTCSeconds())}`
  }
  override repr(): string {
    return `Timestamp('${this.str()}')`
  }
  override get shown(): string {
    return this.isMidnight ? this.day : this.str()
  }
  override isTrue(): boolean {
    return true
  }
}

/** The date that is missing. */
class NotATime extends PyForeign {
  readonly kind = 'NaTType'
  override repr(): string {
    return 'NaT'
  }
  override plain(): Value {
    return this.outside('value')
  }
}
export const NAT = new NotATime()
