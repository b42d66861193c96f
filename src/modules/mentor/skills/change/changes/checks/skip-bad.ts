import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import { callTo } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, mainStatements, shifted, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'

const THING = '(?:linea|fila|dato|valor|precio|registro|elemento|numero|nota|importe|renglon)s?'
const BAD =
  '(?:basura|no (?:se (?:pued\\w+|convier\\w+)|(?:es|sea|son|sean|tenga|tiene) (?:un )?(?:numeros?|valid[oa]s?))|letras|texto|mal(?: escrit[oa]s?)?|invalid[oa]s?|rar[oa]s?|error(?:es)?|algo que no (?:es|sea) (?:un )?numero|n/d)'
const SKIPS =
  '(?:salt\\w+|ignor\\w+|descart\\w+|omit\\w+|pas[ea]n? de largo|no l[oa]s? (?:cuente|tenga en cuenta|sume))'
const COUNTS = `(?:,? (?:y|e) (?:que )?(?:(?:al final|me|le|tambien) )*(?:dig\\w+|muestr\\w+|cuent\\w+|imprim\\w+)(?: (?:al final|me))* cuant[oa]s(?: [a-z]+){0,3})`

/** «si en una línea hay basura, que la salte y al final me diga cuántas»: what cannot be made a number is left out. */
export const skipBadChange: Change = {
  name: 'skip-bad',
  stage: STAGE.input,
  ...fitting(
    [
      new RegExp(
        `\\b(?:pero |y |que )*(?:si|cuando)(?: (?:en|hay|una|un|alguna?|la|el|que|encuentra|tiene|viene))* ?${THING}[^,;¦]{0,30}?${BAD}[^,;¦]{0,40}?,? (?:que )?(?:simplemente )?(?:l[oa]s? |se )?${SKIPS}(?: (?:esa|ese|la|el|linea|fila))*(?<count>${COUNTS})?`,
      ),
      new RegExp(
        `\\b(?:y |que )*(?:se )?${SKIPS}(?: [a-z]+){0,4} ${THING}(?: (?:que|con))? [^,;¦]{0,20}?${BAD}(?<count>${COUNTS})?`,
      ),
    ],
    (p, { parts }) => {
      const loop = p
        .places('for')
        .find(({ node, scope }) => scope.kind === 'module' && convertsIn(p, node) !== null)?.node
      const at = loop && convertsIn(p, loop)
      return loop && at ? skipping(p, { loop, at, isCounted: parts.count !== undefined }) : null
    },
  ),
}

/** The statement of a loop that makes a number of what it reads. */
function convertsIn(p: Program, { body }: StatementOf<'for'>): Statement | null {
  const found = body.find((node) =>
    p
      .spots('call')
      .some(
        (spot) => spot.node.from >= node.from && spot.node.to <= node.to && callTo(spot.node, 'int', 'float') !== null,
      ),
  )
  return found && (found.kind === 'assign' || found.kind === 'augmented-assign') && !/\binput\(/.test(p.text(found))
    ? found
    : null
}

type Wanted = { loop: StatementOf<'for'>; at: Statement; isCounted: boolean }

function skipping(p: Program, { loop, at, isCounted }: Wanted) {
  const [indent, level] = [indentOf(p, at), levelOf(p)]
  const name = freeName(p, 'saltadas', 'descartadas')
  const lines = linesOf(p, at)
  const top = mainStatements(p).find(({ from, to }) => from <= loop.from && loop.to <= to) ?? loop
  const start = linesOf(p, top).from
  const end = linesOf(p, mainStatements(p).at(-1) ?? loop).to
  const text = [
    `${indent}try:`,
    shifted(p, lines, level),
    `${indent}except ValueError:`,
    ...(isCounted ? [`${indent}${level}${name} += 1`] : []),
    `${indent}${level}continue`,
  ].join('\n')
  return {
    code: edited(p, [
      ...(isCounted ? [{ from: start, to: start, text: `${name} = 0\n` }] : []),
      { ...lines, text },
      ...(isCounted ? [{ from: end, to: end, text: `\nprint(${textLiteral(p, 'Saltadas:')}, ${name})` }] : []),
    ]),
    told: `Lo que no se puede convertir en número se salta${isCounted ? ', y al final dice cuántas veces' : ''}.`,
    how: [
      `${inlineCode('float')} e ${inlineCode('int')} lanzan ValueError con lo que no es un número; ${inlineCode('continue')} pasa al siguiente.`,
    ],
  }
}
