/** A function's text as a short hash, to know a program's own function again; null where the code has none of this name. */
export function functionShape(code: string, name: string): string | null {
  const start = code.startsWith(`def ${name}(`) ? 0 : code.indexOf(`\ndef ${name}(`) + 1
  if (start === 0 && !code.startsWith('def ')) return null
  const [first = '', ...rest] = code.slice(start).split('\n')
  const end = rest.findIndex((line) => /^\S/.test(line))
  return hashOf([first, ...(end < 0 ? rest : rest.slice(0, end))].join('\n').trimEnd())
}

/** FNV-1a, which tells some hundred functions apart. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
