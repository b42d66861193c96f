const FENCE = /^ {0,3}(?<fence>`{3,}|~{3,})(?<info>.*)$/s

/** Whether a piece of Markdown ends inside a fenced block of code: what follows it would be read as code. */
export function endsInCode(markdown: string): boolean {
  let open: string | undefined
  for (const line of markdown.split('\n')) {
    const { fence, info = '' } = FENCE.exec(line)?.groups ?? {}
    if (fence === undefined) continue
    if (open === undefined) open = fence
    else if (fence.startsWith(open) && info.trim() === '') open = undefined
  }
  return open !== undefined
}
