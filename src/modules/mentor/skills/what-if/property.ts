import { python, text } from '../../engine/blocks'
import { inlineCode } from '../../engine/compose'
import type { CodePart } from '../../engine/message'
import type { Block } from '../../engine/skill'
import type { Expression } from '../../python/ast'
import { evaluatePiece } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { indexed } from '../../python/program/source'
import { allExpressions } from '../../python/walk'
import { ignoreCaseChange } from '../change/changes/letters/ignore-case'
import { quote } from '../explain/idioms/idiom'
import { calledName } from '../explain/idioms/in-calls'
import { ARE_EQUAL } from './changes/equal'

type Versions = { code: CodePart; after: CodePart }

/** What lies behind the result where data of a kind were tried, and what makes it all the same: capitals, two that are alike. */
export function propertyBlocks(versions: Versions, input: readonly string[] | undefined, said: string): Block[] {
  if (/\bmayusculas?\b/.test(said) || isAllCapitals(input)) return caseBlocks(versions, input)
  return ARE_EQUAL.test(said) ? equalBlocks(versions.after) : []
}

const isAllCapitals = (input: readonly string[] | undefined) =>
  input !== undefined && input.length > 0 && input.every((line) => /^\p{Lu}{2,}$/u.test(line))

/** Capitals that make a difference, and the program to which they make none. */
function caseBlocks({ code, after }: Versions, input: readonly string[] | undefined): Block[] {
  const made = ignoreCaseChange.make(indexed(code.tree), NO_WISH)
  if (made === null || !('code' in made)) return []
  const lower = input?.map((line) => line.toLowerCase())
  const outputOf = (source: string, lines: readonly string[] | undefined) => {
    const run = evaluatePiece(parsePython(source), { ...(lines && { input: [...lines] }), showsInput: false })
    return run.kind === 'done' ? run.output : null
  }
  const [small, large] = [outputOf(code.code, lower), outputOf(input ? code.code : after.code, input)]
  const mended = outputOf(made.code, input)
  if (small === null || large === null || small === large || (input !== undefined && mended !== small)) return []
  return [
    text(
      'Para Python, `"A"` y `"a"` son **caracteres distintos**: una mayúscula no es igual a su minúscula. Pasándolo a minúsculas antes de comparar, da igual cómo se escriba:',
    ),
    python(made.code),
  ]
}
const NO_WISH = { change: ignoreCaseChange, spans: [], words: '', parts: {}, said: { prose: '', plain: '' } }

/** Why two that are alike come out as they do. */
function equalBlocks({ tree }: CodePart): Block[] {
  const parts = [...allExpressions(tree)]
  const called = (names: RegExp) => parts.find((part) => part.kind === 'call' && names.test(calledName(part)))
  const source = { module: tree }
  const compared = parts.find(
    (part): part is Extract<Expression, { kind: 'compare' }> =>
      part.kind === 'compare' && /^[<>]$/.test(part.comparisons[0]?.operator ?? ''),
  )
  const notes = [
    called(/^(?:max|min)$/)
      ? 'Con dos iguales, `max` y `min` dan ese mismo valor (de varios elementos, el primero que encuentran).'
      : null,
    called(/^(?:sort|sorted|sort_values)$/)
      ? 'Los que empatan se quedan **en el orden en que estaban**: ordenar no los cambia de sitio entre ellos (es un orden *estable*).'
      : null,
    compared
      ? `Con dos iguales, ${quote(source, compared)} **no se cumple**: ninguno es ${compared.comparisons[0]?.operator === '>' ? 'mayor' : 'menor'}. Si quieres que entren, es ${inlineCode(`${compared.comparisons[0]?.operator}=`)}; si hay que decir que empatan, hace falta otra rama: \`elif … == …\`.`
      : null,
  ].filter((note) => note !== null)
  return notes.slice(0, 1).map(text)
}
