/** What is typed in a terminal, and Python takes for bad code. */
const COMMAND =
  /^[ \t]*(?:[!%$>]\s*)?((?:python3?|py)(?: -m \w+)?(?: -\w+)* [\w./\\-]+(?:\.py\b| install\b)[^\n]{0,120}|(?:pip3?|conda|apt|brew|npm|git|sudo|cd|mkdir|jupyter|uv|poetry) [\w./\\~-][^\n=(]{0,120})$/m

/** The first line of a source that is a command for the terminal, and its number from 1; null where there is none. */
export function shellCommand(source: string): { line: number; command: string } | null {
  const found = COMMAND.exec(source.slice(0, 8_000))
  if (found === null) return null
  const command = found[1] ?? ''
  return { line: source.slice(0, found.index).split('\n').length, command: command.trim() }
}
