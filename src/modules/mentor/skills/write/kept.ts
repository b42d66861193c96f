import type { ExpressionOf, Module } from '../../python/ast'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { allExpressions, statementsIn } from '../../python/walk'

/** What there was is to go, or to be something else. */
const GIVES_UP =
  /\b(?:en vez|en lugar|cambi\w+|quit\w+|sin|ya no|no (?:quiero|hace falta|me)|solo (?:el|la|un|una|con|cuant[oa]s|quiero)|solamente|unicamente|mejor|sustitu\w+|reempla\w+|borr\w+|otr[oa]|olvid\w+)\b/
/** Some of it may go: a number, an end, a condition. */
const TAKES = new RegExp(`${GIVES_UP.source}|\\b(?:no|solo|ahora|sean?|empie\\w+|hasta|desde)\\b`)
/** Something more is wanted, and nothing of what there is taken back. */
const ADDS =
  /^(?:(?:y|e|que|pero) )*(?:(?:me |le )?(?:dig\w+|muestr\w+|saqu\w+|calcul\w+) )?(?:tambien|ademas|que porcentaje|cuant[oa]s|(?:el|la|los|las) \w+(?: (?:de|mas|y|la|el|del|que)\b)?)/

/** What a program written anew lacks of what the one before it did. */
export type Lost = {
  /** As one would say it: the rows one by one, what chose them, the file. */
  told: string[]
  /** Something that it does to stay on its feet, to go on, to ask or to keep what it has. */
  hasLess: boolean
  /** Figures that both would print for the same typed lines, where only something is added. */
  losesFigures: boolean
  /** Hardly a line of it is left: it is another program. */
  isAnother: boolean
}

/** `wish` are plain words. */
export function lostIn(wish: string, before: string, after: string): Lost {
  const givesUp = GIVES_UP.test(wish)
  return {
    told: givesUp ? [] : toldOf(before, after),
    hasLess: !TAKES.test(wish) && PARTS.some((part) => count(before, part) > count(after, part)),
    losesFigures: ADDS.test(wish) && !TAKES.test(wish) && losesFigures(before, after),
    isAnother: !OTHERWISE.test(wish) && isAnother(before, after),
  }
}

const TYPED = ['7', '3', '2', '5', '4', '9', '1', '6', '8', '10', '0', 'fin', '0', 'fin', 'salir']

/** Both are run with the same typed lines. False where the evaluator cannot tell. */
function losesFigures(before: string, after: string): boolean {
  if (!/\binput\(/.test(before)) return false
  const [old, fresh] = [before, after].map((code) => evaluateProgram(parsePython(code), { input: TYPED }))
  if (old?.kind !== 'done' || fresh?.kind !== 'done') return false
  const shown = new Set(figuresIn(fresh.output))
  return figuresIn(old.output).some((figure) => !shown.has(figure))
}

const figuresIn = (output: string) => [...output.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => String(Number(figure)))

const count = (code: string, part: RegExp) => code.match(part)?.length ?? 0
const PARTS: readonly RegExp[] = [/^\s*except\b/gm, /^\s*while\b/gm, /\binput\(/g, /\bopen\(|\.to_\w+\(|json\.dump/g]

/** The same in another way is told in other lines, and what it can do besides may take more of them. */
const OTHERWISE =
  /\b(?:(?:pueda|permita|deje)n? [a-z]+r|otr[oa] (?:programa|manera|forma|version)|de nuevo|de cero|mas (?:facil|sencill|simple|cort|complet)\w*|(?:tiene que|debe) (?:llevar|tener)|sin (?:usar|tanto|funciones|clases|bucles?|try|pandas|csv)|(?:con|usando|usa|use|haz\w+ con|en|como) (?:una? |el |la )?(?:clases?|funci\w+|pandas|diccionarios?|list\w+|while|for|csv|sqlite|archivo|fichero|json|comprension\w*|tkinter|ventana|menu|recurs\w+))/
const KEEPS = 0.4
/** Lines that are the same in programs of all kinds tell nothing. */
const COMMON = /^(?:import |from |#|else:|try:|break$|continue$|while True:|except ValueError:|return$)/

function isAnother(before: string, after: string): boolean {
  const [old = [], fresh = []] = [before, after].map(ownLines)
  const known = new Set(fresh)
  const kept = old.filter((line) => known.has(line)).length
  // A few lines are soon written otherwise; what is far longer does other things besides.
  return kept < KEEPS * old.length && (old.length >= LONG || fresh.length > FAR_LONGER * old.length)
}
const [LONG, FAR_LONGER] = [12, 2]

const ownLines = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.trim().replace(/(["'])(?:\\.|(?!\1)[^\\])*\1/g, "''"))
    .filter((line) => line !== '' && !COMMON.test(line))

function toldOf(before: string, after: string): string[] {
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
