import { folded } from '~/platform/text/folded'
import { listed } from '~/platform/text/listed'
import { inlineCode } from '../../../../engine/compose'
import type { Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, endOf, freeName, linesOf, textLiteral } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { fitting } from '../fitting'
import { withImport } from '../style/imports'

const LATER =
  '(?:para (?:manana|otro dia|luego|despues|la proxima(?: vez)?|mas tarde|cuando (?:lo )?vuelva a [a-z]{4,8})|(?:al|cuando(?: lo)?) (?:cerr|cierr|sal|apag|reinici|vuelv|abr|termin)[a-z]*(?: (?:el programa|a (?:abrir|ejecutar)[a-z]*|la ventana|lo))?|entre (?:ejecuciones|sesiones)|de una vez (?:a|para) otra|la proxima vez)'

/** «que se guarden para mañana», «que no se pierdan al cerrar»: what was filled in is read at the start and written at the end. */
export const keptForLaterChange: Change = {
  name: 'kept-for-later',
  stage: STAGE.structure,
  ...fitting(
    [
      new RegExp(
        `\\b(?:que |y |l[oa]s? )*(?:(?:el|la|los|las|mis|todo|todas?|todos) ?(?:[a-z]{3,14} )?){0,2}(?:me |se |lo |la |los |las )*(?:no (?:se |me )?(?:pierd|borr|vay|olvid)[a-z]*|(?:guard|record|recuerd|acuerd|conserv|sig)[a-z]*|queden?(?: guardad[oa]s?)?)(?: (?:ahi|estando|l[oa]s? [a-z]{3,14}|todo|lo que (?:puse|meto|escribo)|de l[oa]s? [a-z]{3,14}|guardad[oa]s?))? ${LATER}`,
      ),
      // Said with no more: of a program that goes on and fills something.
      /^(?:(?:vale|ok|genial|bien|ahora|y|pero|quiero|ademas|tambien)[, ]+){0,4}(?:que (?:me )?(?:l[oa]s?|se|todo(?: se)?) (?:guarde|graben?|conserve)n?(?: todo)?|guarda(?:l[oa]s?)?(?: todo)?)(?<file> en (?:un )?(?:archivo|fichero|disco))?(?:,? (?:para )?que no se (?:pierd|borr)an?(?: nada)?(?: al (?:cerrar|salir))?)?[ .!]*$/,
    ],
    (p, { words, parts }) => kept(p, words, parts.file !== undefined),
  ),
}

/** Lists and dictionaries that begin empty and that the program fills. */
function filledIn(p: Program): { name: string; node: Statement; empty: string }[] {
  return p.body.flatMap((node) => {
    const plain = plainAssign(node)
    const value = plain?.value
    const isEmpty =
      (value?.kind === 'list' && value.items.length === 0) || (value?.kind === 'dict' && value.entries.length === 0)
    if (!plain || !isEmpty) return []
    const isFilled =
      p
        .spots('call')
        .some(
          ({ node: call }) => methodCall(call)?.name === 'append' && nameOf(methodCall(call)?.object) === plain.name,
        ) ||
      p
        .places('assign')
        .some(({ node: { targets } }) => targets[0]?.kind === 'subscript' && nameOf(targets[0].value) === plain.name)
    return isFilled ? [{ name: plain.name, node, empty: p.text(plain.value) }] : []
  })
}

/** What is worked out of another that is kept is worked out anew, or it would be added up twice. */
const withoutWorkedOut = (p: Program, all: readonly Filled[]): readonly Filled[] =>
  all.filter(({ name }) =>
    p.body.every(
      (node) =>
        node.kind !== 'for' ||
        !all.some((other) => other.name !== name && p.text(node.iterable).startsWith(other.name)) ||
        !new RegExp(`\\b${name}\\b`).test(p.text(node).slice(p.text(node).indexOf(':'))),
    ),
  )

/** «¿Se guarda al cerrar?»: asked, and not wished. */
const ASKED = /^(?:(?:y|pero|eso|esto|todo) )*(?:se|lo|la) (?:guard|qued|pierd|borr|conserv|record|recuerd)[ae]n?\b/

function kept(p: Program, words: string, isInFile: boolean): Result {
  if (ASKED.test(words)) return null
  const filled = withoutWorkedOut(p, filledIn(p))
  const named = filled.filter(({ name }) => mentionsStem(words, name))
  const all = named.length > 0 ? named : filled
  // Keys of JSON are texts, and a program that leaves by another way would not come to its end.
  const hasNumberKeys = p
    .places('assign')
    .some(({ node: { targets } }) => targets[0]?.kind === 'subscript' && callTo(targets[0].index, 'int') !== null)
  const leaves = p
    .spots('call')
    .some(({ node }) => callTo(node, 'exit', 'quit') !== null || methodCall(node)?.name === 'exit')
  if (all.length === 0 || hasNumberKeys || leaves || /\bjson\b|\bopen\(|\.read_text\(/.test(p.source)) return null
  // A menu with one store is saved by its options.
  return isInFile && all.length === 1 && /\b(?:menu|opcion)/i.test(folded(p.source)) ? null : saved(p, all)
}

type Filled = ReturnType<typeof filledIn>[number]

/** One store is the file; of several, the file holds each under its name. */
function saved(p: Program, all: readonly Filled[]): Result {
  const [first, other] = all
  const last = p.body.at(-1)
  if (!first || !last) return null
  const file = textLiteral(p, `${other ? 'datos' : first.name.toLowerCase()}.json`)
  const utf = textLiteral(p, 'utf-8')
  const handle = freeName(p, 'archivo')
  const held = other ? freeName(p, 'datos', 'guardado') : first.name
  const entry = (name: string) => textLiteral(p, name)
  const loaded = [
    'try:',
    `    with open(${file}, encoding=${utf}) as ${handle}:`,
    `        ${held} = json.load(${handle})`,
    'except FileNotFoundError:',
    `    ${held} = ${other ? '{}' : first.empty}`,
  ]
  const whole = other ? `{${all.map(({ name }) => `${entry(name)}: ${name}`).join(', ')}}` : first.name
  const kept = [
    `with open(${file}, ${textLiteral(p, 'w')}, encoding=${utf}) as ${handle}:`,
    `    json.dump(${whole}, ${handle}, ensure_ascii=False, indent=2)`,
  ]
  const end = endOf(p, last)
  const starts = all.map(({ name, node, empty }, at): Edit => {
    const own = other ? [`${name} = ${held}.get(${entry(name)}, ${empty})`] : []
    return { ...linesOf(p, node), text: [...(at === 0 ? loaded : []), ...own].join('\n') }
  })
  const anew = addedUpAnew(p)
  const names = listed(all.map(({ name }) => inlineCode(name)))
  return {
    code: withImport(edited(p, [...starts, { from: end, to: end, text: `\n\n${kept.join('\n')}` }]), 'import json'),
    told: `${names} se ${other ? 'guardan' : 'guarda'} en ${inlineCode(file.slice(1, -1))} al terminar, y la próxima vez se ${other ? 'leen' : 'lee'} de ahí.`,
    how: [
      'La primera vez el archivo no existe: por eso el `except FileNotFoundError` empieza de cero.',
      'Si cierras la ventana a la fuerza no llega a la última línea y no se guarda: sal como dice el programa.',
    ],
    ...(anew.length === 0
      ? {}
      : { but: `${listed(anew.map(inlineCode))} cuenta solo lo que se escribe cada vez, no lo guardado.` }),
  }
}

/** What grows from a number beside a list that is filled says nothing of what was read at the start. */
const addedUpAnew = (p: Program): string[] => [
  ...new Set(
    [...p.places('while'), ...p.places('for')]
      .filter(({ node }) => /\.append\(/.test(p.text(node)) && /\binput\(/.test(p.text(node)))
      .flatMap(({ node }) => [...statementsIn(node.body)])
      .flatMap((node) => (node.kind === 'augmented-assign' ? (nameOf(node.target) ?? []) : [])),
  ),
]
