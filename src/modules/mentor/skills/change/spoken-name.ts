import { upperFirst } from '~/platform/text/first-letter'

/** A name as it stands before a value: «Precio unitario». */
export const spokenName = (name: string): string => upperFirst(name).replaceAll('_', ' ')
