import { GIVES_NONE } from '../../../python/in-place'

/** Methods, and a function, that change what they are about and give None. */
export const IN_PLACE: ReadonlySet<string> = new Set([...GIVES_NONE, 'shuffle'])
