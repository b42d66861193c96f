/** A welcome's first sentence, cut around the mentor's name (in bold), and what comes after it. */
export type Greeting = { before: string; name: string; after: string; rest: string }

/** "Hola, soy tu **mentor Basic**. Cuéntame…" The name is empty where the first sentence has nothing in bold. */
export function greetingOf(welcome: string): Greeting {
  const end = welcome.search(/(?<=[.!?])\s/)
  const sentence = end === -1 ? welcome : welcome.slice(0, end)
  const [before = '', name = '', after = ''] = sentence.split('**')
  return { before, name, after, rest: end === -1 ? '' : welcome.slice(end).trim() }
}
