import { Outside } from '../result'
import { raise, typeName } from '../values/types'
import type { Keywords, Value } from '../values/values'

/** The arguments of a built-in function by their names; what Python would complain about in words of its own is outside. */
export function take(
  name: string,
  names: readonly string[],
  required: number,
  [args, keywords]: readonly [readonly Value[], Keywords],
): (Value | undefined)[] {
  if (args.length > names.length) throw new Outside('unsupported', `${name}()`)
  const values: (Value | undefined)[] = [...args]
  for (const [keyword, value] of keywords) {
    const at = names.indexOf(keyword)
    if (at === -1 || at < args.length) throw new Outside('unsupported', `${name}(${keyword}=)`)
    values[at] = value
  }
  for (let at = 0; at < required; at += 1) if (values[at] === undefined) throw new Outside('unsupported', `${name}()`)
  return values
}

/** Arguments by position only. */
export function positional(
  name: string,
  [least, most]: readonly [number, number],
  args: readonly Value[],
  keywords: Keywords,
): void {
  if (keywords.size > 0 || args.length < least || args.length > most) throw new Outside('unsupported', `${name}()`)
}

/** An argument that has to be a whole number. */
export function asInteger(value: Value | undefined): number {
  if (typeof value === 'bigint' || typeof value === 'boolean') {
    const number = Number(value)
    if (!Number.isSafeInteger(number)) throw new Outside('size', 'int')
    return number
  }
  if (typeof value === 'number' || typeof value === 'string' || value === null) {
    return raise('TypeError', `'${typeName(value)}' object cannot be interpreted as an integer`)
  }
  throw new Outside('unsupported', 'int')
}

/** An argument that has to be a text. */
export function asText(value: Value | undefined, name: string): string {
  if (typeof value === 'string') return value
  throw new Outside('unsupported', `${name}()`)
}
