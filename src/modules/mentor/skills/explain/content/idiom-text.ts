/**
 * What is said of each idiom. `{…}` are the person's own names and values, put in by the detector of the same name (idioms/). `asks` are
 * words of a question that mean it, plain (lower case, no accents). `general` serves where there is no code to point at.
 */
export type IdiomText = { title: string; text: string; general: string; asks: readonly string[] }
