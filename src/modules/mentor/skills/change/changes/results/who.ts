import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { callTo, methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, mainStatements, positional, printsIn } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { type Element, elementsOf, mentionsStem } from '../../elements'

const MORE = '(?:mas|menos|mayor|menor|mejor|peor)'

/** «que diga quién sacó la nota más alta», «cuál es la más grande»: which one has the highest or lowest number. */
export const whoChange: Change = {
  name: 'who',
  stage: STAGE.output,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|al final|tambien|ademas|luego|despues|me|le|dig\\w+|dime|di|muestr\\w+|imprim\\w+|saqu\\w+|pon\\w*|anad\\w*|agreg\\w*|quiero|saber|ver) ){0,8}(?:quien|cual|que (?:alumn[oa]|client[ea]|product[oa]|vendedor[a]?|tienda|mes|dia|ciudad|finca|equipo|persona))(?: (?:es|fue|ha|tiene|el|la|los|de|sacado|sido|con))* ?(?:[a-z]+ ){0,5}?${MORE}(?: (?:alt|baj|car|barat|grand|peque|larg|cort|vendid|viej|joven|nota|precio)\\w*)?(?: (?:nota|precio|stock|ventas?))?`,
    ),
  ],
  make(p, wish) {
    const isLow = /menos|menor|peor|baj[oa]|barat|peque|cort[oa]|joven/.test(wish.words)
    const best = freeName(p, isLow ? 'menor' : 'mayor', isLow ? 'el_menor' : 'el_mayor')
    const lines =
      inParallel(p, wish, { best, isLow }) ?? inCollection(p, wish, { best, isLow }) ?? inTotals(p, { best, isLow })
    const last = mainStatements(p).at(-1)
    if (lines === null || !last) return null
    const to = linesOf(p, last).to
    return {
      code: `${p.source.slice(0, to)}\n${lines.join('\n')}${p.source.slice(to)}`,
      told: `Al final dice ${isLow ? 'cuál es el menor' : 'cuál es el mayor'} y de quién es.`,
      how: [
        `${inlineCode(lines[0] ?? '')} busca el ${isLow ? 'más bajo' : 'más alto'}; si hay varios iguales, se queda con el primero.`,
      ],
    }
  },
}

type Best = { best: string; isLow: boolean }

/** Two lists of which one has the names and the other the numbers, in the same places. */
function inParallel(p: Program, wish: Wish, { best, isLow }: Best): string[] | null {
  const scope = p.scopes[0]
  if (!scope) return null
  const lists = mainStatements(p).flatMap((node) => {
    const plain = plainAssign(node)
    const kind = plain?.value.kind === 'list' ? elementsOf(p, plain.value, scope)?.kind : undefined
    return plain?.value.kind === 'list' && kind !== undefined
      ? [{ name: plain.name, kind, size: plain.value.items.length }]
      : []
  })
  const texts = lists.filter(({ kind }) => kind === 'text')
  const numbers = lists.filter(({ kind }) => kind === 'number')
  const value =
    numbers.find(({ name }) => mentionsStem(wish.words, name)) ?? (numbers.length === 1 ? numbers[0] : undefined)
  const label = texts.find(({ size }) => size === value?.size)
  if (!value || !label) return null
  return [
    `${best} = ${isLow ? 'min' : 'max'}(${value.name})`,
    `print("${isLow ? 'Menor' : 'Mayor'}:", ${label.name}[${value.name}.index(${best})], ${best})`,
  ]
}

/** A dictionary, rows or records. */
function inCollection(p: Program, wish: Wish, best: Best): string[] | null {
  const scope = p.scopes[0]
  if (!scope) return null
  for (const node of mainStatements(p).toReversed()) {
    const plain = plainAssign(node)
    const element = plain ? elementsOf(p, plain.value, scope) : null
    if (!plain || element === null) continue
    const lines = ofElement(plain.name, element, wish, best)
    if (lines) return lines
  }
  return null
}

/** `totales[x] = totales.get(x, 0) + …`: what a loop has added up for each. */
function inTotals(p: Program, { best, isLow }: Best): string[] | null {
  const totals = p.places('assign').flatMap(({ node }) => {
    const [target] = node.targets
    const get = node.value?.kind === 'binary' && node.value.operator === '+' ? methodCall(node.value.left) : null
    const name = target?.kind === 'subscript' ? nameOf(target.value) : null
    return name !== null && get?.name === 'get' && nameOf(get.object) === name ? [name] : []
  })
  const name = new Set(totals).size === 1 ? totals[0] : undefined
  const isMain = mainStatements(p).some((node) => plainAssign(node)?.name === name)
  if (name === undefined || !isMain) return null
  const [call, said] = isLow ? ['min', 'Menor'] : ['max', 'Mayor']
  return [`${best} = ${call}(${name}, key=${name}.get)`, `print("${said}:", ${best}, ${name}[${best}])`]
}

function ofElement(name: string, element: Element, wish: Wish, { best, isLow }: Best): string[] | null {
  const call = isLow ? 'min' : 'max'
  const said = isLow ? 'Menor' : 'Mayor'
  if (element.kind === 'entry')
    return element.value?.kind === 'number'
      ? [`${best} = ${call}(${name}, key=${name}.get)`, `print("${said}:", ${best}, ${name}[${best}])`]
      : null
  if (element.kind === 'tuple') {
    const [text, number] = [element.items.indexOf('text'), element.items.lastIndexOf('number')]
    return text < 0 || number < 0
      ? null
      : [
          `${best} = ${call}(${name}, key=lambda fila: fila[${number}])`,
          `print("${said}:", ${best}[${text}], ${best}[${number}])`,
        ]
  }
  if (element.kind !== 'record') return null
  const fields = [...element.fields]
  const numbers = fields.filter(([, kind]) => kind === 'number')
  const number =
    numbers.find(([field]) => mentionsStem(wish.words, field)) ?? (numbers.length === 1 ? numbers[0] : undefined)
  const text = fields.find(([, kind]) => kind === 'text')
  return number && text
    ? [
        `${best} = ${call}(${name}, key=lambda fila: fila["${number[0]}"])`,
        `print("${said}:", ${best}["${text[0]}"], ${best}["${number[0]}"])`,
      ]
    : null
}

/** «que al final diga el total de comisiones»: of what a loop calculates anew in each round. */
export const loopTotalChange: Change = {
  name: 'loop-total',
  stage: STAGE.output,
  says: [
    /\b(?:(?:y|que|al final|abajo|tambien|ademas|luego|despues|me|le|dig\w+|dime|muestr\w+|imprim\w+|saqu\w+|pon\w*|anad\w*|agreg\w*|sum\w+|quiero|saber|el|la|todo|todas|todos) ){1,8}(?:total|suma)(?: (?:de|del|las|los|todas|todos))* (?!por\b|al\b|abajo\b|final\b|debajo\b|y\b|con\b|en\b)(?<what>[a-z_]\w*)(?: (?:que )?(?:pag\w+|cobr\w+|gan\w+|sal\w+|hay|al final))*/,
  ],
  make(p, { parts }): Result {
    const what = (parts.what ?? '').toLowerCase()
    for (const { node: loop, scope } of p.places('for').toReversed()) {
      if (scope.kind !== 'module') continue
      const computed = loop.body.find((node) => {
        const plain = plainAssign(node)
        return plain !== null && mentionsStem(what, plain.name) && isCalculated(plain.value)
      })
      const name = computed ? (plainAssign(computed)?.name ?? null) : null
      if (!computed || name === null || printsIn(loop.body).length === 0) continue
      const total = freeName(p, `total_${what}`, 'suma')
      const [start, own] = [linesOf(p, loop), linesOf(p, computed)]
      const end = linesOf(p, loop).to
      return {
        code: edited(p, [
          { from: start.from, to: start.from, text: `${indentOf(p, loop)}${total} = 0\n` },
          { from: own.to, to: own.to, text: `\n${indentOf(p, computed)}${total} += ${name}` },
          { from: end, to: end, text: `\n${indentOf(p, loop)}print("Total de ${what}:", ${total})` },
        ]),
        told: `Al final sale el total de ${what}.`,
        how: [`${inlineCode(total)} empieza en 0 y crece con cada ${inlineCode(name)}.`],
      }
    }
    return null
  },
}

const isCalculated = (node: Expression) =>
  node.kind === 'binary' || callTo(node, 'round') !== null || node.kind === 'conditional'

/** «quítale el range(len())», «con zip»: elements instead of their places. */
export const zipChange: Change = {
  name: 'zip',
  stage: STAGE.style,
  says: [
    /\b(?:(?:quit\w*|sin|cambi\w*|en vez de|evit\w*|no uses?|reemplaz\w*|usar?)(?: (?:usar|el|la|lo|del?|un))* )?range ?\( ?len ?(?:\( ?\w* ?\) ?\)?)?|\bsin (?:usar )?(?:el )?range\b|\b(?:con|us\w+|mediante)(?: (?:el|un|la|funcion))* (?:zip|enumerate)\b/,
  ],
  make(p): Result {
    for (const { node: loop } of p.places('for')) {
      const range = callTo(loop.iterable, 'range')
      const index = nameOf(loop.target)
      const inner = range ? positional(range) : []
      if (!range || index === null || inner.length !== 1 || !callTo(inner[0], 'len')) continue
      const uses = p
        .spots('name')
        .filter(({ node }) => node.name === index && node.from > loop.iterable.to && node.to <= loop.to)
      const at = p
        .spots('subscript')
        .filter(
          ({ node }) =>
            nameOf(node.index) === index &&
            nameOf(node.value) !== null &&
            node.from > loop.iterable.to &&
            node.to <= loop.to,
        )
      if (uses.length !== at.length || at.length === 0) continue
      const lists = [...new Set(at.map(({ node }) => nameOf(node.value) ?? ''))]
      const items = lists.map((list) => freeName(p, singularOf(list), `un_${list}`))
      const head = lists.length === 1 ? `${items[0]} in ${lists[0]}` : `${items.join(', ')} in zip(${lists.join(', ')})`
      return {
        code: edited(p, [
          { from: loop.target.from, to: range.to, text: head },
          ...at.map(({ node }) => ({
            from: node.from,
            to: node.to,
            text: items[lists.indexOf(nameOf(node.value) ?? '')] ?? '',
          })),
        ]),
        told: 'El bucle recorre directamente los elementos, sin posiciones.',
        how:
          lists.length === 1
            ? []
            : ['`zip` junta las listas por parejas: el primero con el primero, el segundo con el segundo …'],
        keepsOutput: true,
      }
    }
    return null
  },
}
