/** Longer names are no greeting, and some are somebody else's advertisement in our mail. */
const MAX_NAME = 40
const ADDRESS_IN_NAME = /https?:|www\.|[/@]/i

/** How a mail begins. */
export function greetingOf(firstName: string): string {
  const name = firstName.replace(/\s+/g, ' ').trim()
  return name === '' || name.length > MAX_NAME || ADDRESS_IN_NAME.test(name) ? 'Hola:' : `Hola, ${name}:`
}
