/**
 * Something that leaves ink: a letter, digit, sign or picture. Not what Unicode makes invisible by default (zero-width spaces, fillers,
 * tags), nor the few characters that are blank by design. One character at a time: linear in the text.
 */
const INK = /(?!\p{Default_Ignorable_Code_Point})(?![\u2800\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * What can stand in a line unseen and change how it reads: control characters, line separators, and format characters such as the ones
 * that turn the direction of writing. Not the two joiners, by which some languages and joined emoji are written.
 */
const HIDDEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu')

/** Whether a reader sees anything of the text. */
export const hasVisibleText = (text: string): boolean => INK.test(text)

/** Whether the text is what one reads: something is seen, and nothing in it is hidden. For names and other single lines. */
export const isPlainLine = (text: string): boolean => hasVisibleText(text) && !HIDDEN.test(text)

/** The text without what is hidden in it, for a line that nobody can be asked to write again. */
export const withoutHidden = (text: string): string => text.replace(ALL_HIDDEN, '')
