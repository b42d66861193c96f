const NAMES: ReadonlyMap<string, string> = new Map([
  ['python', 'Python'],
  ['py', 'Python'],
  ['python3', 'Python'],
  ['pycon', 'Python, consola'],
  ['bash', 'Terminal'],
  ['sh', 'Terminal'],
  ['shell', 'Terminal'],
  ['console', 'Terminal'],
  ['powershell', 'Terminal'],
  ['json', 'JSON'],
  ['text', 'Texto'],
  ['txt', 'Texto'],
  ['output', 'Salida'],
  ['salida', 'Salida'],
  ['csv', 'CSV'],
  ['diff', 'Cambios'],
])

const GRAMMARS: ReadonlyMap<string, Grammar> = new Map<string, Grammar>([
  ['python', 'python'],
  ['py', 'python'],
  ['python3', 'python'],
  ['pycon', 'python'],
  ['bash', 'bash'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['console', 'bash'],
  ['json', 'json'],
  ['diff', 'diff'],
])
/** The languages whose colours are worth their weight here. */
export type Grammar = 'python' | 'bash' | 'json' | 'diff'

const tag = (language: string | undefined) => language?.trim().split(/\s/)[0]?.toLowerCase() ?? ''

/** What the reader calls a fence's language: "Python", "Terminal"; an unknown tag as it is, none as "Código". */
export function languageName(language: string | undefined): string {
  const name = tag(language)
  return NAMES.get(name) ?? (name === '' ? 'Código' : name)
}

export function grammarOf(language: string | undefined): Grammar | null {
  return GRAMMARS.get(tag(language)) ?? null
}
