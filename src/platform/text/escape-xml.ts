const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** No reader takes a document with these in it, not even as references (XML 1.0, 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are meant
const NO_CHARACTERS = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g

/** Text as it stands in XML, in an element or in an attribute within double quotes. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(NO_CHARACTERS, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
