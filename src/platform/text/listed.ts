const FORMATS = {
  y: new Intl.ListFormat('es', { type: 'conjunction' }),
  o: new Intl.ListFormat('es', { type: 'disjunction' }),
}

/** «a, b y c», «precio e IGV», «uno u otro». */
export const listed = (parts: readonly string[], word: keyof typeof FORMATS = 'y'): string =>
  FORMATS[word].format(parts)
