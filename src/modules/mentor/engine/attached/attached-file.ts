import type { AttachedFile } from '../../model-port'

export type FileKind = 'code' | 'notebook' | 'rows' | 'json' | 'console'

const KINDS: Readonly<Record<string, FileKind>> = { py: 'code', ipynb: 'notebook', csv: 'rows', json: 'json' }

/** By what its name ends with; a `.txt` or `.log` may hold anything that a program printed. */
export const kindOfFile = ({ name }: AttachedFile): FileKind =>
  KINDS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'console'

export const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<!\n)\n+$/, '')
    .split('\n')
