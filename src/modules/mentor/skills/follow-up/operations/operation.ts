/** What can be done with a value of some kind, or with a construct: the words for it, a sentence, and lines that show it. */
export type Operation = {
  says: RegExp
  /** `{n}` is the name at hand, `{a}` its first item (key), `{b}` its second, `{v}` one more of the same kind, `{x}` one that is there no more than once. */
  told: string
  lines: string
  /** Only items of this kind can be worked with. */
  needs?: 'numbers' | 'texts'
}

export type Kind = 'list' | 'dict' | 'text' | 'number' | 'tuple' | 'set'

/** What stands for a value where the conversation has none of its kind. */
export const SAMPLES: Readonly<Record<Kind, { name: string; value: string }>> = {
  list: { name: 'frutas', value: '["pera", "kiwi", "uva"]' },
  dict: { name: 'precios', value: '{"pan": 2, "leche": 1}' },
  text: { name: 'texto', value: '"hola mundo"' },
  number: { name: 'n', value: '7' },
  tuple: { name: 'punto', value: '(4, 7)' },
  set: { name: 'colores', value: '{"rojo", "azul"}' },
}
