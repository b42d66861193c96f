import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { parsePython } from '../../../python/parse'
import type { Reader } from '../asked'

const SIGNS = /\b(?:parentesis|corchetes?|llaves|comas?|comillas|tuplas?)\b/
const ASKS =
  /\b(?:no (?:\w+ )?(?:entiendo|pillo|cacho|veo|comprendo)|que (?:es|son|significa|quiere decir|pinta)|por ?que|porque|para que|a que viene)\b|\?/
/** The values whose signs one sees, as they are printed or written. */
const LITERAL = /(?<![\w)\]])(?:\[[^\n]{0,200}\]|\([^()\n]{0,80},[^()\n]{0,80}\)|\{[^\n]{0,200}\})/g
const MAX_ITEMS = 40

/** «¿Por qué salen paréntesis dentro de corchetes: [('gorra', 3)]?», «¿qué es esa coma de (3,)?»: what the signs of a value say. */
export const shape: Reader = ({ frame, said }) => {
  if (!SIGNS.test(said) || !ASKS.test(said)) return null
  for (const [shown] of frame.message.text.slice(0, MAX_TEXT).matchAll(LITERAL)) {
    const { body, errors } = parsePython(shown)
    const [only] = body
    if (errors.length > 0 || body.length !== 1 || only?.kind !== 'expression') continue
    const told = shapeOf(only.value, 0)
    if (told !== null)
      return answered('shape', [text(`${inlineCode(shown)} es ${told}.`), ...notes(only.value).map(text)])
  }
  return null
}
const MAX_TEXT = 1_500

/** What a value is made of, from the outside to the inside. */
function shapeOf(node: Expression, depth: number): string | null {
  const items = itemsOf(node)
  if (items === null || items.length > MAX_ITEMS || depth > MAX_DEPTH) return null
  const count = `${items.length} ${items.length === 1 ? 'elemento' : 'elementos'}`
  const inner = items[0] === undefined ? null : shapeOf(items[0], depth + 1)
  const isAlike = items.every(({ kind }) => kind === items[0]?.kind)
  const within = inner === null || !isAlike ? '' : items.length === 1 ? `, que es ${inner}` : `, y cada uno es ${inner}`
  switch (node.kind) {
    case 'list':
      return `una **lista** (los corchetes) de ${count}${within}`
    case 'tuple':
      return `una **tupla** (los paréntesis) de ${count}${within}`
    case 'set':
      return `un **conjunto** (las llaves) de ${count}${within}`
    case 'dict':
      return `un **diccionario** (las llaves) de ${items.length} ${items.length === 1 ? 'pareja' : 'parejas'} \`clave: valor\`${within.replace('cada uno', 'cada valor')}`
    default:
      return null
  }
}
const MAX_DEPTH = 3

function itemsOf(node: Expression): readonly Expression[] | null {
  if (node.kind === 'list' || node.kind === 'tuple' || node.kind === 'set') return node.items
  return node.kind === 'dict' ? node.entries.map(({ value }) => value) : null
}

/** A tuple of one has a comma; one of numbers alone is how NumPy tells its size. */
function notes(node: Expression): string[] {
  if (node.kind !== 'tuple')
    return [
      'Se lee de fuera adentro, y así se saca también lo de dentro: primero la posición o la clave de lo de fuera, y luego la de lo de dentro.',
    ]
  if (node.items.length !== 1) return []
  const comma =
    'La coma suelta está porque con un solo valor hace falta: `(3)` es el número 3 entre paréntesis, y `(3,)` es una tupla de uno.'
  const shown = node.items.every(({ kind }) => kind === 'number')
    ? [
        'Si es la **forma** (`shape`) de un array, lleva un número por dimensión: con uno solo, el array es de **una dimensión**, con esos elementos.',
      ]
    : []
  return [comma, ...shown]
}
