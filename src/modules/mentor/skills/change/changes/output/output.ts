import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, methodCall } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import {
  edited,
  freeName,
  keyword,
  type Loop,
  linesOf,
  mainStatements,
  positional,
  printsIn,
  textLiteral,
} from '../../../../python/program/source'
import { typeOf } from '../../../faults/type-of'
import { type Change, type Result, STAGE } from '../../change'
import { elementsOf, facetsOf, loopElement, targetOf } from '../../elements'

/** «en mayúsculas», «en minúsculas»: texts that are printed. */
const IN_CASE = { upper: 'en mayúsculas', lower: 'en minúsculas', capitalize: 'con la primera letra en mayúscula' }

export const caseChange: Change = {
  name: 'letter-case',
  stage: STAGE.output,
  says: [
    /\b(?:(?:que|y|salga\w*|muestre\w*|imprima\w*|pon\w*|todo|los|las|el|la|nombres?|texto|palabras?|ponga|esten?|con|primera|inicial|letra|pas\w+|a|aparezca\w*) ){0,7}(?:en |a )?(?<what>mayusculas?|minusculas?)\b(?! (?:o|y) min)/,
  ],
  make(p, { parts, said }) {
    if (
      /(?:igual|distin|importe|mismo|ignor)[^.;]{0,30}$|mayusculas (?:o|y|ni) minusculas/.test(
        said.prose.toLowerCase().slice(0, 400),
      ) &&
      /(?:igual|distin|importe|mismo|ignor)/.test(said.prose.toLowerCase())
    )
      return null
    const isFirstLetter = /\b(?:primera|inicial)(?: letra)?\b/.test(said.prose.toLowerCase())
    const method = isFirstLetter ? 'capitalize' : /may/i.test(parts.what ?? '') ? 'upper' : 'lower'
    const edits: Edit[] = []
    for (const call of printsIn(p.body)) {
      const scope = p.spots('call').find(({ node }) => node === call)?.scope
      if (!scope) continue
      for (const part of positional(call).flatMap(shownParts)) {
        if (isText(p, part, scope)) edits.push({ from: part.to, to: part.to, text: `.${method}()` })
      }
    }
    if (edits.length === 0) return null
    return {
      code: edited(p, edits),
      told: `El texto sale ahora ${IN_CASE[method]}.`,
      how: [`${inlineCode(`.${method}()`)} da una copia del texto ${IN_CASE[method]}; el original no cambia.`],
    }
  },
}

const shownParts = (node: Expression): Expression[] =>
  node.kind === 'format-string' ? node.parts.flatMap((part) => (part.kind === 'field' ? [part.value] : [])) : [node]

function isText(p: Program, node: Expression, scope: Parameters<typeof typeOf>[1]): boolean {
  if (node.kind !== 'name' && node.kind !== 'subscript' && node.kind !== 'call') return false
  if (typeOf(node, scope) === 'str') return true
  const text = p.text(node)
  return p.places('for').some(({ node: loop, scope: at }) => {
    if (node.from >= loop.from && node.to <= loop.to && p.text(loop.target) === text && holdsTexts(p, loop.iterable))
      return true
    const element = callTo(loop.iterable, 'range') ? null : loopElement(p, loop.iterable, at)
    if (element === null || node.from < loop.from || node.to > loop.to) return false
    return facetsOf(p, element, targetOf(p, loop.target), loop.iterable).some(
      (facet) => facet.kind === 'text' && facet.code === text,
    )
  })
}

/** A list that texts are appended to, nothing else. */
function holdsTexts(p: Program, list: Expression): boolean {
  const added = p.spots('call').filter(({ node }) => {
    const method = methodCall(node)
    return method?.name === 'append' && list.kind === 'name' && p.text(method.object) === list.name
  })
  return (
    added.length > 0 && added.every(({ node, scope }) => node.arguments.every(({ value }) => isTyped(p, value, scope)))
  )
}

/** A text, or a name that only texts are assigned to, whatever loops take it for. */
function isTyped(p: Program, node: Expression, scope: Parameters<typeof typeOf>[1]): boolean {
  if (typeOf(node, scope) === 'str') return true
  const values = node.kind === 'name' ? p.binds(node.name, scope).filter(({ form }) => form === 'assign') : []
  return values.length > 0 && values.every(({ value }) => value !== null && typeOf(value, scope) === 'str')
}

/** A loop that only prints its element: all of them at once, with the sign between them and none at the end. */
function joinedLine(p: Program, loop: Loop, call: ExpressionOf<'call'>, sign: string): Result {
  const [only] = positional(call)
  if (loop.kind !== 'for' || loop.body.length !== 1 || !only || call.arguments.length > 1) return null
  const [step] = loop.body
  // What chooses those that are shown chooses them in the line as well.
  const isChosen = step?.kind === 'if' && step.otherwise.length === 0 && step.body.length === 1
  const shown = isChosen ? step.body[0] : step
  if (shown?.kind !== 'expression' || shown.value !== call) return null
  const test = isChosen ? ` if ${p.text(step.test)}` : ''
  const isElement = p.text(only) === p.text(loop.target) && test === ''
  const all = isElement
    ? p.text(loop.iterable)
    : `[${p.text(only)} for ${p.text(loop.target)} in ${p.text(loop.iterable)}${test}]`
  const { from, to } = linesOf(p, loop)
  const indent = /^[ \t]*/.exec(p.source.slice(from))?.[0] ?? ''
  return {
    code: `${p.source.slice(0, from)}${indent}print(*${all}, sep=${textLiteral(p, sign)})${p.source.slice(to)}`,
    told: 'Sale ahora todo en la misma línea, sin nada detrás del último.',
    how: ['El `*` pasa los elementos uno a uno a `print`, y `sep` es lo que se pone **entre** ellos.'],
  }
}

/** «en una sola línea», «separados por comas». */
export const sameLineChange: Change = {
  name: 'same-line',
  stage: STAGE.output,
  says: [
    /\b(?:(?:que|y|salga\w*|muestre\w*|imprima\w*|todo|todos|los|las|numeros|aparezca\w*|esten?) ){1,7}(?:en (?:una(?: (?:sola|misma))?|la misma) (?:linea|fila|renglon)|seguid[oa]s|horizontal\w*)(?:,? separad[oa]s? (?:por|con) (?<sign>comas?|espacios?|guion(?:es)?|punto y coma|barras?))?|\b(?:en una (?:sola )?linea,? (?:y )?)?separad[oa]s? (?:por|con) (?<sign2>comas?|espacios?|guion(?:es)?|punto y coma|barras?)|\b(?:en horizontal|horizontalmente|uno al lado del otro|todos? seguidos?|en la misma linea)\b(?:,? separad[oa]s? (?:por|con) (?<sign3>comas?|espacios?|guion(?:es)?|punto y coma|barras?))?/,
    /\b(?:(?:pero|y) )?(?:que )?(?<ending>no (?:quede|haya|sobre|salga|ponga|acabe)[^.;¦]{0,25}?(?:final|ultim[oa]))/,
  ],
  make(p, { parts, words }) {
    if (!/linea|fila|renglon|horizontal|seguid|separad|lado/.test(words)) return null
    const loop = [...p.places('for'), ...p.places('while')].find(({ node }) => printsIn(node.body).length > 0)
    const call = loop ? printsIn(loop.node.body).at(-1) : undefined
    if (!loop || !call || keyword(call, 'end')) return null
    const sign = parts.sign ?? parts.sign2 ?? parts.sign3 ?? 'espacio'
    const end = /coma/.test(sign)
      ? /punto/.test(sign)
        ? '; '
        : ', '
      : /gui/.test(sign)
        ? '-'
        : /barra/.test(sign)
          ? ' / '
          : ' '
    const joined = parts.ending === undefined && end === ' ' ? null : joinedLine(p, loop.node, call, end)
    if (joined !== null) return joined
    const last = call.arguments.at(-1)
    const at = last?.to ?? call.to - 1
    const hasMore = mainStatements(p).some((node) => node.from > loop.node.from && printsIn([node]).length > 0)
    const below = linesOf(p, loop.node).to
    return {
      code: edited(p, [
        { from: at, to: at, text: `${last ? ', ' : ''}end=${textLiteral(p, end)}` },
        // What is printed next begins a line of its own.
        ...(hasMore && loop.parent === null ? [{ from: below, to: below, text: '\nprint()' }] : []),
      ]),
      told: 'Sale ahora todo en la misma línea.',
      how: [
        `\`print\` termina siempre con un salto de línea; con ${inlineCode(`end=${textLiteral(p, end)}`)} termina con eso otro.`,
      ],
    }
  },
}

/** «numéralos», «con el número delante». */
export const numberedChange: Change = {
  name: 'numbered',
  stage: STAGE.format,
  says: [
    /\b(?:e?numer(?:al[oa]s|ad[oa]s?|ar\w*|e|en|a)|(?:(?:con|pon\w*|lleven?)(?: a)?(?: cada [a-z]+)? )?(?:el |un |su |los |sus )numeros? delante|con numeros? delante|(?:con|muestre|que salga|y|pon\w*|diga)(?: (?:el|su|la))? (?:numero|posicion|indice|puesto|lugar|ranking)(?: ?\(1[^)]{0,12}\))?(?: (?:delante|de cada un[oa]|al lado|que ocupa|antes)){0,7}|lista numerada)\b(?:[^.;]{0,20}?(?:empezando|desde|empiece|a partir)(?: (?:en|por|del?|desde|el)){0,7} (?<start>\d+|cero|uno))?/,
  ],
  make(p, { parts }): Result {
    const start =
      parts.start === undefined || parts.start === 'uno' ? 1 : parts.start === 'cero' ? 0 : Number(parts.start)
    const loop = p
      .places('for')
      .find(({ node }) => printsIn(node.body).length > 0 && callTo(node.iterable, 'range', 'enumerate', 'zip') === null)
    if (!loop) return printedList(p, start)
    const call = printsIn(loop.node.body)[0]
    const [first] = call ? positional(call) : []
    if (!call || !first) return null
    const counter = freeName(p, 'numero', 'i', 'posicion')
    const { target, iterable } = loop.node
    const name = target.kind === 'tuple' && !p.text(target).startsWith('(') ? `(${p.text(target)})` : p.text(target)
    return {
      code: edited(p, [
        {
          from: target.from,
          to: p.whole(iterable).to,
          text: `${counter}, ${name} in enumerate(${p.text(iterable)}, start=${start})`,
        },
        { from: first.from, to: first.from, text: `f"{${counter}}.", ` },
      ]),
      told: `Cada línea lleva delante su número, a partir del ${start}.`,
      how: [
        `\`enumerate\` da el número y el elemento a la vez; ${inlineCode(`start=${start}`)} dice por cuál empieza.`,
      ],
    }
  },
}

const isList = (p: Program, name: string) =>
  p
    .places('assign')
    .some(
      ({ node }) =>
        node.value.kind === 'list' && node.targets.some((target) => target.kind === 'name' && target.name === name),
    )

/** `print(lista)` as a numbered list. */
function printedList(p: Program, start: number): Result {
  for (const call of printsIn(p.body)) {
    const spot = p.spots('call').find(({ node }) => node === call)
    const [only, other] = positional(call)
    if (
      !spot ||
      !only ||
      other ||
      only.kind !== 'name' ||
      (elementsOf(p, only, spot.scope) === null && !isList(p, only.name))
    )
      continue
    const indent = p.source.slice(p.lines.rangeOf(p.lines.lineAt(call.from)).from, call.from)
    if (indent.trim() !== '') continue
    const item = freeName(p, 'elemento', 'dato')
    return {
      code: edited(p, [
        {
          from: call.from,
          to: call.to,
          text: `for numero, ${item} in enumerate(${only.name}, start=${start}):\n${indent}    print(f"{numero}. {${item}}")`,
        },
      ]),
      told: `Cada elemento sale en su línea, con su número delante.`,
      how: [
        `\`enumerate\` da el número y el elemento a la vez; ${inlineCode(`start=${start}`)} dice por cuál empieza.`,
      ],
    }
  }
  return null
}
