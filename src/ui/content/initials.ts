/** SHELL-15: the uppercase first letters of first and last name, or "?" without a first name. */
export function initials(firstName: string | null | undefined, lastName: string | null | undefined): string {
  const first = firstLetter(firstName)
  return first ? first + firstLetter(lastName) : '?'
}

function firstLetter(name: string | null | undefined): string {
  const [letter = ''] = name?.trim() ?? ''
  return letter.toLocaleUpperCase('es')
}
