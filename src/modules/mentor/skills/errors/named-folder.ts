import { inlineCode } from '../../engine/compose'

/** The folders that everybody has, as they are called here and as the system calls them. */
const FOLDERS: readonly (readonly [words: RegExp, told: string, name: string])[] = [
  [/\b(?:descargas|downloads)\b/gi, 'Descargas', 'Downloads'],
  [/\b(?:escritorio|desktop)\b/gi, 'Escritorio', 'Desktop'],
  [/\b(?:documentos|documents)\b/gi, 'Documentos', 'Documents'],
]
/** What stands between the program and the folder that it is in. */
const PROGRAM = /(?:\.py|\b(?:programa|script|c[oó]digo))\b[^.,;\n]{0,50}$/i
/** «No está en …». */
const DENIED = /\b(?:no|ni|tampoco)\b(?! s[oó]lo)[^.,;\n]{0,25}$/i
const MAX_BEFORE = 70

/** A file that is said to be in one folder while the program is in another; null where no folder is named for the file. */
export function folderAdvice(file: string, around: string): { cause: string; decide: string } | null {
  if (/[\\/]/.test(file)) return null
  const named = FOLDERS.flatMap(([words, told, name]) =>
    [...around.matchAll(words)].map(({ index }) => {
      const before = around.slice(Math.max(0, index - MAX_BEFORE), index)
      // A path that is quoted tells where something stands, and not what.
      return {
        told,
        name,
        isPath: /[\\/]$/.test(before),
        isProgram: PROGRAM.test(before),
        isDenied: DENIED.test(before),
      }
    }),
  ).filter(({ isPath, isDenied }) => !isPath && !isDenied)
  const ofFile = named.filter(({ isProgram }) => !isProgram)
  const [own] = ofFile
  const program = named.find(({ isProgram }) => isProgram)
  if (own === undefined || ofFile.some(({ name }) => name !== own.name) || program?.name === own.name) return null
  const path = `Path.home() / "${own.name}" / "${file}"`
  const where = program ? `, que suele ser la de tu programa (${program.told})` : ''
  return {
    cause: `El archivo existe, pero en otra carpeta: ${inlineCode(file)} a secas se busca en la carpeta desde la que se ejecuta el programa${where}, y el archivo está en ${own.told === 'Escritorio' ? 'el Escritorio' : own.told}.`,
    decide: `Lo más sencillo: mueve ${inlineCode(file)} a la carpeta del programa. O da la ruta completa: ${inlineCode('from pathlib import Path')} arriba, y donde pones ${inlineCode(`"${file}"`)} pon ${inlineCode(path)}.${own.told === own.name ? '' : ` (${own.told} se llama \`${own.name}\` por dentro en Windows y en Mac; en Linux en español, \`${own.told}\`.)`}`,
  }
}
