/** One spelling for what sounds the same: «esplicame» and «explícame», «haser» and «hacer», «kiero» and «quiero». */
export function soundOf(word: string): string {
  return word
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/x(?=[ptc])/g, 's')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ch/g, '0')
    .replace(/h/g, '')
    .replace(/[cq]/g, 'k')
    .replace(/[vw]/g, 'b')
    .replace(/(.)\1+/g, '$1')
}
