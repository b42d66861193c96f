/** A Python literal of a text of one line, in the quotes that our programs are written with. */
export const pythonText = (text: string): string =>
  text.includes("'") ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : `'${text.replaceAll('\\', '\\\\')}'`
