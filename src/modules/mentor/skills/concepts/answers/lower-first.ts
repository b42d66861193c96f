/** A sentence goes on in lower case, unless it begins with code, a name or a quotation. */
export const lowerFirst = (text: string): string =>
  /^(?:[A-ZÁÉÍÓÚ][a-záéíóúñ]*\b)/.test(text) && !/^(?:Python|Excel|Java|Git|NumPy|I[A-Z])/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
