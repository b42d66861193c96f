import type { ExpressionOf } from '../../../../python/ast'
import { type Case, type Diagnose, firstOf, replaceWith, suspectsOf } from '../case'
import { bindingOf, type Place } from '../failing-program'

type Repair = { told: string; put: (text: string) => string }

/** What people write in JSON as they would in Python or JavaScript, each with the text put right. */
const REPAIRS: readonly Repair[] = [
  {
    told: 'En JSON los textos y las claves van entre comillas dobles `"`, y aquí van entre comillas simples `\'`.',
    put: (text) => text.replaceAll("'", '"'),
  },
  {
    told: 'Sobra la coma del final: en JSON no puede haber una coma después del último elemento, justo antes de `}` o `]`. Las comillas están bien.',
    put: (text) => text.replace(/,(\s*[}\]])/g, '$1'),
  },
  {
    told: 'En JSON se escribe `true`, `false` y `null`; `True`, `False` y `None` son de Python.',
    put: (text) =>
      text
        .replace(/\bTrue\b/g, 'true')
        .replace(/\bFalse\b/g, 'false')
        .replace(/\bNone\b/g, 'null'),
  },
  {
    told: 'Falta una coma entre dos elementos.',
    put: (text) => text.replace(/(["\d\]}el])(\s*\n\s*|\s+)(?=["{[])/g, '$1,$2'),
  },
  {
    told: 'En JSON las claves van entre comillas dobles.',
    put: (text) => text.replace(/([{,]\s*)(\w+)(\s*:)/g, '$1"$2"$3'),
  },
  { told: 'Falta el signo que cierra al final.', put: (text) => text + closersOf(text) },
]

/** A text in the program that should be JSON and is not: said what is wrong in it, and put right. */
export const badJson: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const isLoads = node.callee.kind === 'attribute' && node.callee.name === 'loads'
    const given = isLoads ? node.arguments[0]?.value : undefined
    const text = given?.kind === 'string' ? given : given?.kind === 'name' ? storedText(fault, given, place) : null
    if (!text) return null
    const mended = repaired(text.value)
    if (mended === null) return null
    const line = fault.lines.lineAt(text.from)
    return {
      line,
      failsAt: fault.lines.lineAt(node.from),
      cause: `El texto de la línea ${line} no es JSON bien escrito. ${mended.told.join(' ')}`,
      edits: [replaceWith(text, literalOf(mended.text))],
    }
  })

function storedText(fault: Case, name: ExpressionOf<'name'>, place: Place): ExpressionOf<'string'> | null {
  const value = bindingOf(fault.program, name.name, place, name.from)?.value
  return value?.kind === 'string' ? value : null
}

const MAX_CHARACTERS = 4_000

/** One repair that does, or as many of them as it takes. */
function repaired(text: string): { text: string; told: string[] } | null {
  if (text.length > MAX_CHARACTERS || isJson(text)) return null
  for (const { told, put } of REPAIRS) if (isJson(put(text))) return { text: put(text), told: [told] }
  let all = text
  const told: string[] = []
  for (const repair of REPAIRS) {
    const next = repair.put(all)
    if (next !== all) told.push(repair.told)
    all = next
    if (isJson(all)) return { text: all, told }
  }
  return null
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function closersOf(text: string): string {
  const open: string[] = []
  for (const letter of text.replace(/"(?:[^"\\]|\\.)*"/g, '')) {
    if (letter === '{') open.push('}')
    else if (letter === '[') open.push(']')
    else if (letter === '}' || letter === ']') open.pop()
  }
  return open.reverse().join('')
}

function literalOf(text: string): string {
  if (text.includes('\n')) return `"""${text.replaceAll('\\', '\\\\')}"""`
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
}
