import type { ExpressionOf, Module } from '../../python/ast'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { allExpressions, statementsIn } from '../../python/walk'

const TYPED = ['7', '3', '2', '5', '4', '9', '1', '6', '8', '10', '0', 'fin', '0', 'fin', 'salir']
/** Something more is wanted, and nothing of what there is taken back. */
const ADDS =
  /^(?:(?:y|e|que|pero) )*(?:(?:me |le )?(?:dig\w+|muestr\w+|saqu\w+|calcul\w+) )?(?:tambien|ademas|que porcentaje|cuant[oa]s|(?:el|la|los|las) \w+(?: (?:de|mas|y|la|el|del|que)\b)?)/
const TAKES =
  /\b(?:en vez|en lugar|cambi\w+|quit\w+|sin|no|ya no|solo|solamente|unicamente|mejor|otr[oa]|ahora|sean?|empie\w+|hasta|desde|borr\w+|sustitu\w+|reempla\w+)\b/

/**
 * Whether a program of a wish that only adds something lacks figures which the program before it prints: both are run with the same typed
 * lines. False where the evaluator cannot tell.
 */
export function losesFigures(wish: string, before: string, after: string): boolean {
  if (!ADDS.test(wish) || TAKES.test(wish) || !/\binput\(/.test(before)) return false
  const [old, fresh] = [before, after].map((code) => evaluateProgram(parsePython(code), { input: TYPED }))
  if (old?.kind !== 'done' || fresh?.kind !== 'done') return false
  const shown = new Set(figuresIn(fresh.output))
  return figuresIn(old.output).some((figure) => !shown.has(figure))
}

/** What there was is to go, or to be something else. */
const GIVES_UP =
  /\b(?:en vez|en lugar|cambi\w+|quit\w+|sin|ya no|no (?:quiero|hace falta|me)|solo (?:el|la|un|una|con|cuant[oa]s|quiero)|solamente|unicamente|mejor|sustitu\w+|reempla\w+|borr\w+|otr[oa]|olvid\w+)\b/

/** What a program written anew lacks of what the one before it did, as one would say it: the rows one by one, what chose them, the file. */
export function lostParts(wish: string, before: string, after: string): string[] {
  if (GIVES_UP.test(wish)) return []
  const [old, fresh] = [before, after].map((code) => partsIn(parsePython(code)))
  if (!old || !fresh) return []
  const chosen = [...old.chosenBy].filter((text) => !fresh.chosenBy.has(text))
  return [
    ...(old.showsRows && !fresh.showsRows ? ['ya no muestra los datos uno a uno'] : []),
    ...(old.writes && !fresh.writes ? ['ya no guarda el archivo'] : []),
    ...(chosen.length > 0 ? [`ya no mira ${chosen.map((text) => `\`${text}\``).join(' ni ')}`] : []),
  ]
}

/** What a table's program does with its rows; null for another. */
function partsIn(module: Module) {
  if (!/\bDictReader\(|csv\.reader\(|read_csv\(/.test(module.source)) return null
  const loops = [...statementsIn(module.body)].flatMap((node) => (node.kind === 'for' ? node.body : []))
  const all = [...allExpressions(module)]
  const tests = all.flatMap((node) => (node.kind === 'compare' ? module.source.slice(node.from, node.to) : []))
  return {
    showsRows:
      [...allExpressions(loops)].some((node) => node.kind === 'call' && isCallOf(node, 'print')) ||
      /print\((?:\*|.*\.join\(|.*to_string|tabla|df)/.test(module.source),
    writes: /["']w["']|["']a["']|\.dump\(|to_csv\(|write_text\(/.test(module.source),
    chosenBy: new Set(tests.flatMap((text) => text.match(/'[^'\n]{1,40}'(?!\])|date\.today\(\)/g) ?? [])),
  }
}

const isCallOf = ({ callee }: ExpressionOf<'call'>, name: string) => callee.kind === 'name' && callee.name === name

const figuresIn = (output: string) => [...output.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => String(Number(figure)))

const count = (code: string, part: RegExp) => code.match(part)?.length ?? 0
/** What a program does to stay on its feet, to go on, and to keep what it has. */
const PARTS: readonly RegExp[] = [/^\s*except\b/gm, /^\s*while\b/gm, /\binput\(/g, /\bopen\(|\.to_\w+\(|json\.dump/g]

/** Whether a program that is written anew has less of what the one at hand has, where nothing is to be taken away. */
export const losesParts = (wish: string, before: string, after: string): boolean =>
  !TAKES.test(wish) && PARTS.some((part) => count(before, part) > count(after, part))
