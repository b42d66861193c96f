const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in XML, in an element or in an attribute within double quotes. */
export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
