import type { Frame } from '../frame'

const PRIVATE = /^__\w*[^_]_?$/

/** Inside a class `__name` stands for `_Class__name`. */
export function privateName({ className }: Pick<Frame, 'className'>, name: string): string {
  return className !== null && PRIVATE.test(name) ? `_${className.replace(/^_+/, '')}${name}` : name
}
