/** A line of a program that has lost its indentation, with what its words tell. Lines within brackets belong to the first. */
export type FlatLine = {
  text: string
  /** `for`, `else`, `return` …; of others an empty text. */
  word: string
  opens: boolean
  isAfterBlank: boolean
  reads: ReadonlySet<string>
  stores: readonly string[]
  /** Whether it goes on with what a name holds: `total += 1`, `n = n // 2`, `nombres.append(n)`. */
  isUpdate: boolean
  /** Whether it begins a method: it, or what stands right below it, speaks of `self`. */
  isMethod: boolean
}

const WORD =
  /^(?:async\s+)?(def|class|if|elif|else|for|while|try|except|finally|with|match|case|return|break|continue|raise|pass|import|from|global|nonlocal|print)\b/
const OPENER = /^(?:def|class|if|elif|else|for|while|try|except|finally|with|match|case)$/
const KEYWORDS = new Set(
  'and or not in is if else for while def class return lambda True False None import from as with try except finally print break continue pass raise global nonlocal assert del yield await async'.split(
    ' ',
  ),
)
const MAX_LINES = 60

/** The lines of a program of which none is indented; null where one is, where texts go over lines, or none opens a block. */
export function flatLines(source: string): FlatLine[] | null {
  const rows = source.split('\n').map((row) => row.trimEnd())
  if (rows.length > MAX_LINES || /"""|'''|\\$/m.test(source)) return null
  const lines: FlatLine[] = []
  let [open, isAfterBlank] = [0, false]
  for (const row of rows) {
    const last = lines.at(-1)
    if (open > 0 && last) last.text += `\n${row}`
    else if (row === '') isAfterBlank = lines.length > 0
    else {
      if (/^\s/.test(row)) return null
      lines.push({ ...flatLine(row), isAfterBlank, isMethod: false })
      isAfterBlank = false
    }
    open = Math.max(0, open + balance(row))
  }
  if (!lines.some(({ opens }) => opens)) return null
  const whole = lines.map((line) => ({ ...line, ...flatLine(line.text) }))
  return whole.map((line, at) => ({ ...line, isMethod: beginsMethod(line, whole[at + 1]) }))
}

const beginsMethod = ({ word, text }: FlatLine, next: FlatLine | undefined) =>
  /^@(?:property|classmethod|staticmethod|abstractmethod|\w+\.setter)\b/.test(text) ||
  (word === 'def' && (/\(\s*(?:self|cls)\b/.test(text) || next?.reads.has('self') || /^self\./.test(next?.text ?? '')))

const withoutTexts = (text: string) =>
  text
    .replace(
      /\b[fF](["'])((?:(?!\1).)*)\1/g,
      (_, _quote, inner: string) => ` ${(inner.match(/\{[^{}]*\}/g) ?? []).join(' ')} `,
    )
    .replace(/(["'])(?:\\.|(?!\1)[^\\\n])*\1/g, '""')
    .replace(/#.*$/gm, '')

const balance = (row: string) => {
  const code = withoutTexts(row).replace(/\{[^{}]*\}/g, '')
  return (code.match(/[([{]/g)?.length ?? 0) - (code.match(/[)\]}]/g)?.length ?? 0)
}

const CHANGES = /^\w+(?:\.\w+|\[[^\]]*\])*\.(?:append|add|insert|extend|pop|remove|update|setdefault)\(/

function flatLine(text: string): Omit<FlatLine, 'isAfterBlank' | 'isMethod'> {
  const code = withoutTexts(text)
  const word = WORD.exec(code)?.[1] ?? ''
  const opens = OPENER.test(word) && /:\s*$/.test(code)
  const target = /^([\w.,[\]\s]{1,60}?)\s*(?::[^=]{1,40})?([-+*/%|&]|\/\/|\*\*)?=(?!=)/.exec(code)
  const walked = /^for\s+(?=\S)([\w,\s()]{1,60}?)\s+in\b/.exec(code)
  const named = /\bas\s+(\w+)/.exec(code)
  const parameters =
    word === 'def' ? (/\((.*)\)/s.exec(code)?.[1] ?? '').split(',').map((each) => each.replace(/[=:].*$/s, '')) : []
  const stored = [walked?.[1], word === '' ? target?.[1] : undefined, named?.[1], ...parameters]
  const stores = stored.flatMap((each) => each?.match(/(?<![\w.])[^\W\d]\w*(?![\w.[(])/g) ?? [])
  const right =
    target && word === '' && !target[2]
      ? code.slice(target[0].length) + (/[.[]/.test(target[1] ?? '') ? ` ${target[1]}` : '')
      : code.replace(/^for\s.*?\sin\b/, '')
  const bound = new Set([
    named?.[1],
    ...[...right.matchAll(/\blambda ([\w, ]*):|\bfor ([\w, ]+?) in\b/g)].flatMap(([, a, b]) =>
      (a ?? b ?? '').split(/[, ]+/),
    ),
  ])
  const reads = new Set(
    (right.match(/(?<![\w.])[^\W\d]\w*/g) ?? []).filter((name) => !KEYWORDS.has(name) && !bound.has(name)),
  )
  return {
    text,
    word,
    opens,
    reads,
    stores,
    isUpdate: word === '' && (stores.some((name) => reads.has(name)) || CHANGES.test(code)),
  }
}
