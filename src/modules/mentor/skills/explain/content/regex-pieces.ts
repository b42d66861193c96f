/** Pieces of regular expressions and what they stand for, longest first. */
const PIECES: readonly (readonly [string, string])[] = [
  ['\\d', 'una cifra'],
  ['\\w', 'una letra, cifra o guion bajo'],
  ['\\s', 'un espacio'],
  ['\\b', 'el borde de una palabra'],
  ['^', 'el principio'],
  ['$', 'el final'],
  ['+', 'una o más veces lo anterior'],
  ['*', 'cero o más veces lo anterior'],
  ['?', 'lo anterior puede faltar'],
  ['|', 'lo de un lado o lo del otro'],
  ['.', 'cualquier carácter'],
  ['[', 'uno de los que van entre corchetes'],
  ['(', 'un grupo que se guarda'],
]

/** The meaning of the first pieces that occur in a pattern. */
export function regexPieces(pattern: string): string {
  const plain = pattern.replace(/\\[^dwsb]/g, '')
  const found = PIECES.filter(([piece]) => plain.includes(piece)).slice(0, 5)
  return found.length === 0
    ? ''
    : `En el patrón: ${found.map(([piece, meaning]) => `\`${piece}\` es ${meaning}`).join('; ')}.`
}
