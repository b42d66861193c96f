export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** A file's text, and how it is written: as its mark says, else as UTF-8 if it is that, else as old Windows programs write. */
export function decode(content: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = content
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const label = first === 0xff ? 'utf-16le' : 'utf-16be'
    return { text: new TextDecoder(label).decode(content), encoding: 'UTF-16' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(content), encoding: 'Windows-1252' }
  }
}
