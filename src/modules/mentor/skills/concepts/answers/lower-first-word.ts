import { lowerFirst } from '~/platform/text/first-letter'
/** A sentence goes on in lower case, unless it begins with code, a name or a quotation. */
export const lowerFirstWord = (text: string): string =>
  /^(?:[A-ZÁÉÍÓÚ][a-záéíóúñ]*\b)/.test(text) && !/^(?:Python|Excel|Java|Git|NumPy|I[A-Z])/.test(text)
    ? lowerFirst(text)
    : text
