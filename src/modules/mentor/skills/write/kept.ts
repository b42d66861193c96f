import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'

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

const figuresIn = (output: string) => [...output.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => String(Number(figure)))

const count = (code: string, part: RegExp) => code.match(part)?.length ?? 0
/** What a program does to stay on its feet, to go on, and to keep what it has. */
const PARTS: readonly RegExp[] = [/^\s*except\b/gm, /^\s*while\b/gm, /\binput\(/g, /\bopen\(|\.to_\w+\(|json\.dump/g]

/** Whether a program that is written anew has less of what the one at hand has, where nothing is to be taken away. */
export const losesParts = (wish: string, before: string, after: string): boolean =>
  !TAKES.test(wish) && PARTS.some((part) => count(before, part) > count(after, part))
