/** Tests that must all hold, as Python writes it; what the words say twice stands once. */
export const allOf = (tests: readonly string[]): string => [...new Set(tests)].join(' and ')
