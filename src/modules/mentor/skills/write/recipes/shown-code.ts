const SPAN = /`([^`]+)`/

/** Whether the code that a bullet names first stands in a program; `...` in it is anything, spaces do not count. True where it names none. */
export function isAboutCode(bullet: string, code: string): boolean {
  const [, span = ''] = SPAN.exec(bullet) ?? []
  const whole = withoutSpaces(code)
  let at = 0
  return withoutSpaces(span)
    .split('...')
    .every((part) => {
      const found = whole.indexOf(part, at)
      at = found + part.length
      return found !== -1
    })
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '')
