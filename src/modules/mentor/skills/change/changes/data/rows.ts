import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import {
  edited,
  endOf,
  freeName,
  linesOf,
  mainStatements,
  positional,
  printsIn,
} from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { facetMeant, facetsOf, loopElement, mentionsStem, targetOf } from '../../elements'

/** «quiero saltarme la cabecera y que solo salga la primera columna»: a file that is read line by line. */
const fileRowsChange: Change = {
  name: 'file-rows',
  stage: STAGE.data,
  says: [
    /\b(?<skip>(?:salt\w+|sin|quit\w+|ignor\w+|no (?:leas?|muestr\w+|imprim\w+|salga))(?: (?:la|el|de|las|con)){0,7} (?:cabecera|encabezado|primera (?:linea|fila)|titulos?))\b/,
    /\b(?:que )?(?:(?:solo|solamente|unicamente) (?:(?:salga|muestre|imprima|quiero|la|se|vea) ){0,7}|(?:salga|muestre|imprima)(?: solo)? )?(?:la |el )?(?<which>primer|segund|tercer|cuart|ultim)[oa]? ?columna\b/,
    /\b(?<blank>sin (?:los )?(?:saltos|renglones|lineas) (?:de linea )?(?:en blanco|vaci[oa]s|dobles|extra|de mas)|(?:quit\w+|elimin\w+|salt\w+)(?: (?:los|las|esas|esos)){0,7} (?:saltos de linea|(?:lineas|renglones) (?:en blanco|vaci[oa]s)))/,
  ],
  make(p, { parts }) {
    const loop = p
      .places('for')
      .find(({ node, parent }) => node.target.kind === 'name' && isFile(p, node.iterable, parent?.node.kind === 'with'))
    const [print] = loop ? printsIn(loop.node.body) : []
    if (loop?.node.target.kind !== 'name') return null
    const line = loop.node.target.name
    const file = p.text(loop.node.iterable)
    const { from } = linesOf(p, loop.node)
    const shown = print ? positional(print).find((part) => nameOf(part) === line) : undefined
    const at =
      parts.which === undefined
        ? null
        : { primer: '0', segund: '1', tercer: '2', cuart: '3', ultim: '-1' }[parts.which.toLowerCase()]
    const value = at === null || at === undefined ? `${line}.strip()` : `${line}.strip().split(",")[${at}]`
    const edits = [
      ...(parts.skip === undefined ? [] : [{ from, to: from, text: `${indentOf(p, loop.node)}next(${file})\n` }]),
      ...(shown && (at !== null || parts.blank !== undefined) ? [{ from: shown.from, to: shown.to, text: value }] : []),
    ]
    if (edits.length === 0) return null
    return {
      code: edited(p, edits),
      told:
        `${parts.skip === undefined ? '' : 'Se salta la primera línea. '}${at === null ? '' : 'Solo sale esa columna.'}`.trim() ||
        'Ya no salen líneas en blanco de más.',
      how: [
        ...(parts.skip === undefined
          ? []
          : [
              `${inlineCode(`next(${file})`)} lee una línea y no hace nada con ella: el bucle empieza en la siguiente.`,
            ]),
        ...(at === null
          ? []
          : [
              `${inlineCode('.strip()')} quita el salto de línea y ${inlineCode('.split(",")')} corta por las comas; las posiciones empiezan en 0.`,
            ]),
      ],
    }
  },
}

const isFile = (p: Program, iterable: Expression, isInWith: boolean) =>
  iterable.kind === 'name' &&
  (isInWith ||
    p
      .places('assign')
      .some(({ node }) => nameOf(node.targets[0]) === iterable.name && callTo(node.value, 'open') !== null))

/** «quiero el promedio de sueldo por área»: rows in groups. */
const groupChange: Change = {
  name: 'group',
  stage: STAGE.data,
  says: [
    /\b(?:(?:quiero|que|muestre|diga|saque|dame|y|ahora|calcul\w+|pon\w*|sum\w+|al final|tambien|ver|agrup\w+) ){0,7}(?:(?:el|la|los|las) )?(?<kind>promedio|media|total|suma|cuantos hay|cuantas hay|cantidad|numero|maximo|minimo|agrup\w+)(?: (?:del?|de los|de las|los|las|el|la|son|hay)){0,7} ?(?<what>[a-z_]\w*)? (?:por|para|en|de) (?:cada )?(?<by>[a-z_]\w*)/,
  ],
  make(p, wish) {
    for (const loop of p.places('for').toReversed()) {
      const element = loopElement(p, loop.node.iterable, loop.scope)
      if (element?.kind !== 'record' || loop.scope.kind !== 'module') continue
      const by = [...element.fields.keys()].find((field) => mentionsStem((wish.parts.by ?? '').toLowerCase(), field))
      const facets = facetsOf(p, element, targetOf(p, loop.node.target), loop.node.iterable)
      const value = facetMeant(facets, wish.words, 'number')
      if (by === undefined) return null
      return grouped(p, wish, {
        name: p.text(loop.node.target),
        list: p.text(loop.node.iterable),
        by: facets.find(({ field }) => field === by)?.code ?? '',
        field: by,
        value: value?.code ?? null,
      })
    }
    return null
  },
}

type Group = { name: string; list: string; by: string; field: string; value: string | null }

function grouped(p: Program, { parts }: Wish, { name, list, by, field, value }: Group): Result {
  const kind = (parts.kind ?? '').toLowerCase()
  const isCount = /cuant|cantidad|numero/.test(kind)
  const isMean = /promedio|media/.test(kind)
  if (!isCount && value === null) return null
  const groups = freeName(p, 'grupos', 'por_grupo')
  const item = freeName(p, field.replace(/\W/g, '_'), 'grupo')
  const values = freeName(p, 'valores', 'lista')
  const result = isCount
    ? `len(${values})`
    : isMean
      ? `sum(${values}) / len(${values})`
      : /maxim/.test(kind)
        ? `max(${values})`
        : /minim/.test(kind)
          ? `min(${values})`
          : `sum(${values})`
  const last = mainStatements(p).at(-1)
  if (!last) return null
  const to = p.lines.rangeOf(p.lines.lineAt(endOf(p, last) - 1)).to
  const lines = [
    `${groups} = {}`,
    `for ${name} in ${list}:`,
    `    ${groups}.setdefault(${by}, []).append(${value ?? '1'})`,
    `for ${item}, ${values} in ${groups}.items():`,
    `    print(${item}, ${result})`,
  ]
  return {
    code: `${p.source.slice(0, to)}\n\n${lines.join('\n')}${p.source.slice(to)}`,
    told: `Al final sale ${isCount ? 'cuántos hay' : isMean ? 'la media' : 'el cálculo'} por cada ${inlineCode(field)}.`,
    how: [
      `${inlineCode(groups)} es un diccionario: cada ${inlineCode(field)} con la lista de sus valores.`,
      `${inlineCode('setdefault')} crea la lista vacía la primera vez que aparece un grupo.`,
    ],
  }
}

/** «que salga tipo "lunes: 200 €"»: how a line is printed, from an example of it. */
const lineFormatChange: Change = {
  name: 'line-format',
  stage: STAGE.output,
  says: [
    /\b(?:(?:que )?(?:salga|muestre|imprima|aparezca|ponga|se vea|quede|diga|sea)(?: (?:bonito|mas|bien|asi|en|cada|linea|uno|el|formato|con|de|la|forma|algo|como)){0,7})(?: (?:tipo|asi|como|estilo|con formato|en formato|este formato|esto|algo asi)(?: (?:asi|como|esto|de|tipo)){0,7})[: ]+["'«“`]?(?<example>[^"'»”`;]{3,60})/,
  ],
  make(p, { parts }) {
    const example = (parts.example ?? '').trim()
    for (const loop of p.places('for')) {
      const [print] = printsIn(loop.node.body)
      const element = loopElement(p, loop.node.iterable, loop.scope)
      if (!print || element === null) continue
      const facets = facetsOf(p, element, targetOf(p, loop.node.target), loop.node.iterable)
      const text = filled(
        p,
        example,
        firstOf(p, loop.node.iterable),
        facets.map(({ code }) => code),
      )
      const given = positional(print)
      const [first, last] = [given[0], given.at(-1)]
      if (text === null || !first || !last) continue
      return {
        code: edited(p, [{ from: first.from, to: p.whole(last).to, text: `f"${text}"` }]),
        told: `Cada línea sale ahora como «${example.replaceAll('`', '')}».`,
        how: ['En una f-string, lo que va entre llaves se cambia por su valor; lo demás sale tal cual.'],
      }
    }
    return null
  },
}

/** The values of the first element of a literal, in the order of its facets. */
function firstOf(p: Program, iterable: Expression): string[] {
  const scope = p.scopes[0]
  const ordered = callTo(iterable, 'sorted', 'reversed')
  const node =
    iterable.kind === 'call' && iterable.callee.kind === 'attribute'
      ? iterable.callee.value
      : ((ordered ? positional(ordered)[0] : undefined) ?? iterable)
  const binding =
    node.kind === 'name' && scope ? p.binds(node.name, scope).find(({ value }) => value !== null)?.value : node
  const textOf = (value: Expression) => (value.kind === 'string' ? value.value : p.text(value))
  if (binding?.kind === 'dict')
    return binding.entries.slice(0, 1).flatMap(({ key, value }) => [textOf(value), ...(key ? [textOf(key)] : [])])
  const first = binding?.kind === 'list' || binding?.kind === 'tuple' ? binding.items[0] : undefined
  if (first?.kind === 'tuple' || first?.kind === 'list') return first.items.map(textOf)
  if (first?.kind === 'dict') return first.entries.map(({ value }) => textOf(value))
  return first ? [textOf(first)] : []
}

function filled(_p: Program, example: string, values: readonly string[], codes: readonly string[]): string | null {
  let text = example.replace(/[{}\\]/g, '')
  let count = 0
  values.forEach((value, at) => {
    const found = text.toLowerCase().indexOf(value.toLowerCase())
    const code = codes[at]
    if (value === '' || found < 0 || code === undefined) return
    text = `${text.slice(0, found)}{${code.replaceAll('"', "'")}}${text.slice(found + value.length)}`
    count += 1
  })
  return count > 0 ? text : null
}

export const ROW_CHANGES: readonly Change[] = [groupChange, fileRowsChange, lineFormatChange]
