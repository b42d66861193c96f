import { ATTACHMENT_EXTENSIONS, MAX_ATTACHMENT_BYTES } from './rules'

/** C-70: why a file is not taken. */
export const ATTACHMENT_TOO_LARGE = `El archivo es demasiado grande: el máximo son ${MAX_ATTACHMENT_BYTES / 1024} kB.`
export const ATTACHMENT_WRONG_KIND = `Ese tipo de archivo no se puede adjuntar. Se admiten ${ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(', ')}.`
export const ATTACHMENT_EMPTY = 'El archivo está vacío.'
