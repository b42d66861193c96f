import { lowerFirst } from '~/platform/text/first-letter'
import type { Example } from '../../../engine/task/task'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import type { Section } from './program-body'
import type { Program } from './program-file'
import { isAboutCode } from './shown-code'
import type { Way } from './way'

/** The output that the checks saw, where only names were changed; else what the evaluator is sure of. */
export function exampleOf({ section, code, isKeyboard, named, files }: Way): Example | null {
  const isUnchanged = !isKeyboard && sameButNames(section.code, code, new Map([...named.renames, ...files]))
  if (isUnchanged) return section.output === null ? null : exampleIn(section, section.output, files)
  if (isKeyboard || section.stdin !== '') return null
  const result = evaluateProgram(parsePython(code))
  return result.kind === 'done' && result.output !== '' ? { output: result.output } : null
}

function exampleIn({ stdin, files }: Section, output: string, renamed: ReadonlyMap<string, string>): Example | null {
  const named = Object.entries(files).map(([name, text]) => [renamed.get(name) ?? name, text])
  if ([...renamed.keys()].some((name) => output.includes(name))) return null
  return {
    ...(stdin === '' ? {} : { stdin }),
    ...(named.length === 0 ? {} : { files: Object.fromEntries(named) }),
    output,
  }
}

const NAME = /[A-Za-z_][\w-]*(?:\.(?:csv|json|xlsx|txt|log|db|png|jpg)\b)?/g

function sameButNames(before: string, after: string, renames: ReadonlyMap<string, string>): boolean {
  const shown = new Set(renames.values())
  const blank = (code: string) =>
    code.replace(NAME, (word) => (renames.has(word) || shown.has(word) || word.startsWith('otro_') ? '_' : word))
  return blank(before) === blank(after)
}

/** A bullet is shown where the code that it names is; names in it are those of the program. */
export function howOf({ section, code, named }: Way, { body }: Program): string[] {
  return (section.how.length > 0 ? section.how : body.how)
    .map((bullet) => bullet.replace(/`([^`]+)`/g, (_, span: string) => `\`${renamed(span, named.renames)}\``))
    .filter((bullet) => isAboutCode(bullet, code))
}

const renamed = (span: string, renames: ReadonlyMap<string, string>) =>
  span.replace(/[A-Za-z_]\w*/g, (word) => renames.get(word) ?? word)

const MAX_MISTAKES = 2

/** What was assumed or left out, what it needs, and what goes wrong most. `columns` are stated ones that the code does not use. */
export function notesOf(
  { named, columns, unusedNumbers }: Way,
  { packages, elsewhere, valid, body }: Program,
): string[] {
  const missing = codes([...named.missing, ...columns])
  const unfilled = codes(named.unfilled)
  return [
    ...(missing === '' ? [] : [`No he encontrado dónde poner ${missing}: dime qué es y lo añado.`]),
    ...(unusedNumbers.length < 2 ? [] : [`No he usado ${unusedNumbers.join(', ')}: dime para qué son y los pongo.`]),
    ...(unfilled === '' ? [] : [`Además de lo que pedías, necesita ${unfilled}.`]),
    ...(packages.length === 0 ? [] : [`Antes hay que instalar lo que usa: \`pip install ${packages.join(' ')}\`.`]),
    ...(elsewhere === undefined
      ? []
      : [`Aquí no se puede ejecutar (${elsewhere}): cópialo y ejecútalo en tu ordenador.`]),
    ...(valid === undefined
      ? []
      : [`Los importes valen hasta el ${spanishDate(valid.until)} (fuente: ${valid.source}).`]),
    ...body.mistakes.slice(0, MAX_MISTAKES).map((mistake) => `Un error frecuente: ${lowerFirst(mistake)}`),
  ]
}

const codes = (names: readonly string[]) => [...new Set(names)].map((name) => `\`${name}\``).join(', ')
const spanishDate = (iso: string) => iso.split('-').toReversed().join('/')
