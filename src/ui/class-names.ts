/** Joins class lists with a space and leaves out what is absent: `classNames('a', wide && 'b', className)`. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
