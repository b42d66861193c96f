/** A session of the interactive prompt: what was typed, and what it answered. Null where there are no prompts. */
export function readSession(text: string): { code: string; output: string } | null {
  const lines = text.split('\n')
  if (!lines.some((line) => /^\s*>>>( |$)/.test(line))) return null
  const code: string[] = []
  const output: string[] = []
  for (const line of lines) {
    const typed = /^\s*(?:>>>|\.\.\.)(?: (.*)|)$/.exec(line)
    if (typed) code.push(typed[1] ?? '')
    else if (line.trim() !== '') output.push(line)
  }
  return { code: code.join('\n'), output: output.join('\n') }
}
