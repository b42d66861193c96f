import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { callTo, methodCall, numberOf } from '../../../../python/program/expression-shapes'
import { type Change, type Result, STAGE } from '../../change'
import { edited, inputIn, positional, textLiteral } from '../../../../python/program/source'
import { fitting } from '../fitting'

const THING = '(?<what>archivo|fichero|csv|excel|carpeta|ruta|directorio|foto|imagen|documento)'
const NAMED = `(?:el nombre del? (?:la )?|la ruta del? (?:la )?|el|la|un|mi) ?${THING}(?: csv| txt| de (?:texto|datos|entrada|[a-z]{3,12}))?`

/** «pregúntame el archivo», «que el nombre del csv lo escriba yo»: the path that is written down is typed. */
export const askedPathChange: Change = {
  name: 'asked-path',
  stage: STAGE.value,
  ...fitting(
    [
      new RegExp(
        `\\b(?:preguntam?e?|pidem?e?|pregunt[ae]\\w*|pid[ae]\\w*|solicit\\w+|dejam?e?|poder)(?: (?:me|al usuario|tambien|primero|por teclado|elegir|escoger|escribir|poner)){0,3} ${NAMED}(?: (?:en vez|en lugar) de [\\w.-]{1,40})?(?=$|[ .,;!?])`,
      ),
      new RegExp(
        `\\b(?:que )?${NAMED} (?:lo |la )?(?:escrib|pong|met|dig|elij|teclee|indi|pid)\\w* ?(?:yo|el usuario|la usuaria|por teclado|quien lo use|uno)?(?=$|[ .,;!?])`,
      ),
    ],
    (p, { parts: { what = '' } }) => asked(p, /carpeta|directorio/.test(what)),
  ),
}

/** The only text that is opened, read or gone through; what is written stays as it is. */
function asked(p: Program, isFolder: boolean): Result {
  const paths = p.spots('call').flatMap(({ node }): Expression[] => {
    const method = methodCall(node)
    const opens = callTo(node, 'open', 'Path') !== null
    const reads = /^(?:read_\w+|load_workbook|Path|listdir|scandir|glob|iglob|imread)$/.test(method?.name ?? '')
    const [path, mode] = opens || reads ? positional(node) : []
    return path && !(mode?.kind === 'string' && /[wax]/.test(mode.value)) ? [path] : []
  })
  const texts = paths.flatMap((path) => textOf(p, path) ?? [])
  const [only] = texts
  if (!only || new Set(texts.map(({ from }) => from)).size > 1 || only.kind !== 'string') return null
  if (isFolder === /\.\w{2,4}$/.test(only.value)) return null
  const question = textLiteral(p, isFolder ? 'Carpeta: ' : 'Archivo: ')
  return {
    code: edited(p, [{ from: only.from, to: only.to, text: `input(${question}).strip()` }]),
    told: `Ahora pregunta ${isFolder ? 'la carpeta' : 'el archivo'}: antes era siempre ${inlineCode(only.value)}.`,
    how: [
      `Escribe ${isFolder ? 'su ruta' : 'el nombre con su extensión'}, por ejemplo ${inlineCode(only.value)}; \`.strip()\` quita los espacios que sobren.`,
    ],
  }
}

/** A text that is written down, or the one that a constant holds. */
function textOf(p: Program, node: Expression): Extract<Expression, { kind: 'string' }> | null {
  if (node.kind === 'string') return node
  if (node.kind !== 'name' || inputIn(node) !== null || numberOf(node) !== null) return null
  const held = p
    .places('assign')
    .filter(({ node: { targets } }) => targets[0]?.kind === 'name' && targets[0].name === node.name)
  const [only, other] = held
  return only && !other && only.node.value.kind === 'string' ? only.node.value : null
}
