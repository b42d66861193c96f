import { answered, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { plainText } from '../../../engine/lexicon/plain-text'
import type { Module, Statement, StatementOf } from '../../../python/ast'
import { linesOf } from '../../../python/lines'
import { singularOf } from '../../../python/singular'
import { statementsIn } from '../../../python/walk'
import { lastLine } from '../../explain/focus/run-log'
import type { Asked, Reader } from '../asked'

const WHERE = '(?:donde|en que (?:linea|sitio|parte|lugar))'
const PUTS =
  '(?:(?:se|lo|la|los|las|yo|puedo|tengo que|hay que) )*(?:pong\\w+|pon\\w*|puse|met\\w+|anad\\w+|agreg\\w+|cambi\\w+|edit\\w+|escrib\\w+|modific\\w+|va|iria|estan?)'
/** «¿Dónde pongo más palabras?» */
const OF_DATA = new RegExp(`^${WHERE} ${PUTS} (?:mas|otras?|otros?|las|los|mis|el|la|mi) (\\w{4,})(?: \\w+){0,2}$`)
/** «¿Y dónde pongo el n -= 1?» */
const OF_CODE = new RegExp(`^${WHERE} ${PUTS} (?:(?:el|la|eso|ese|esa|lo|del?) )*`)
const MAX_SHOWN = 160

/** Where in the program stands what is to be written, or the data of which more is wanted. */
export const whereLine: Reader = (asked) => writtenLine(asked) ?? dataLine(asked)

/** A line of the program that was mended or written. */
function writtenLine({ frame, said, state }: Asked) {
  const program = state.program ?? state.code
  if (program === null || !OF_CODE.test(said)) return null
  const [, wanted] = /\b(?:el|la|eso de|lo de|del) ([^?¿]{1,200}?)\s*\??$/i.exec(frame.message.prose.trim()) ?? []
  if (wanted === undefined || !/[=+(.[<>-]/.test(wanted)) return null
  const squeezed = wanted.replace(/[\s`]/g, '')
  const lines = program.code.split('\n')
  const at = lines.findIndex((line) => line.replace(/\s/g, '').includes(squeezed))
  const line = lines[at]
  if (line === undefined || squeezed.length < 2) return null
  const around = aroundLine(at + 1, program.tree)
  return answered('where-line', [
    text(
      `En la **línea ${at + 1}**: ${inlineCode(line.trim())}. ${around ?? 'Va sin sangrar, al nivel del programa.'}`,
    ),
    python(program.code),
  ])
}

type Holder = StatementOf<'while'> | StatementOf<'for'> | StatementOf<'if'> | StatementOf<'function'>
const isHolder = (node: Statement): node is Holder => /^(?:while|for|if|function)$/.test(node.kind)

/** What the line stands in: the innermost block. */
export function aroundLine(line: number, module: Module): string | null {
  const { lineAt } = linesOf(module.source)
  const holders = [...statementsIn(module.body)].filter(
    (node): node is Holder => isHolder(node) && lineAt(node.from) < line && lastLine(node, module) >= line,
  )
  const inner = holders.at(-1)
  if (inner === undefined) return null
  const named = inner.kind === 'function' ? `de la función \`${inner.name}\`` : `del \`${inner.kind}\``
  return `Va **dentro** ${named} de la línea ${lineAt(inner.from)}, con su sangría.`
}

/** The list or dictionary whose name says what is asked for. */
function dataLine({ said, source }: Asked) {
  const [, noun] = OF_DATA.exec(said) ?? []
  if (noun === undefined || source === null) return null
  const found = [...statementsIn(source.module.body)].find(
    (node) =>
      node.kind === 'assign' &&
      /^(?:list|dict|set|tuple|string|number)$/.test(node.value.kind) &&
      node.targets.some((target) => target.kind === 'name' && namesIt(target.name, noun)),
  )
  if (found?.kind !== 'assign') return null
  const shown = source.module.source.slice(found.from, found.to)
  const several = /^(?:list|dict|set|tuple)$/.test(found.value.kind)
  const how = several ? 'Añade lo tuyo entre los paréntesis o corchetes, separado por comas' : 'Cambia ahí su valor'
  return answered('where-line', [
    text(`En la **línea ${source.lines.lineAt(found.from)}**. ${how}; lo demás no hay que tocarlo.`),
    ...(shown.length <= MAX_SHOWN ? [python(shown)] : []),
  ])
}

const namesIt = (name: string, noun: string) =>
  plainText(name.replaceAll('_', ' '))
    .split(' ')
    .some((word) => word === noun || singularOf(word) === noun || singularOf(noun) === word)
