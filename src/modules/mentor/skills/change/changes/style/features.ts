import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, comparison, nameOf, plainAssign, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, endOf, linesOf, positional, printsIn } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { tidied } from '../../tidy'
import { numberedChange } from '../output/output'
import { withImport } from './imports'

const WITH =
  '(?:con|usa\\w*|usando|utiliza\\w*|mediante|pas\\w+ a|a|que use|aplica\\w*|emplea\\w*|met\\w+|pon\\w*)(?: (?:el|la|un|una|los|las)){0,7}'

/** «con f-strings». */
export const formatStringChange: Change = {
  name: 'format-string',
  stage: STAGE.style,
  says: [
    new RegExp(
      `\\b(?:${WITH}|(?:cambi|conv[ie]+rt|transform|escrib|reescrib)\\w* (?:a|en|por|como)(?: (?:un|una))?) (?:f ?-? ?strings?|fstrings?|cadenas? f|formato f)\\b`,
    ),
  ],
  make(p) {
    const edits = printsIn(p.body).flatMap((call): Edit[] => {
      const parts = positional(call)
      const [first, last] = [parts[0], parts.at(-1)]
      if (
        !first ||
        !last ||
        parts.length < 2 ||
        call.arguments.some(({ name, form }) => name === 'sep' || form === 'star')
      ) {
        const glued = first?.kind === 'binary' && parts.length === 1 ? gluedParts(first) : null
        const text = glued === null ? null : asFormat(p, glued, '')
        return first && text !== null ? [{ ...p.whole(first), text }] : []
      }
      const text = asFormat(p, parts, ' ')
      return text === null ? [] : [{ from: first.from, to: p.whole(last).to, text }]
    })
    if (edits.length === 0) return null
    return {
      code: edited(p, edits),
      told: 'Los `print` usan ahora f-strings.',
      how: ['La `f` delante de las comillas deja escribir valores entre llaves, justo donde salen.'],
      keepsOutput: true,
    }
  },
}

function gluedParts(node: Expression): Expression[] | null {
  if (node.kind !== 'binary') return [node]
  if (node.operator !== '+') return null
  const [left, right] = [gluedParts(node.left), gluedParts(node.right)]
  const parts = left && right ? [...left, ...right] : null
  return parts?.some(({ kind }) => kind === 'string') ? parts : null
}

function asFormat(p: Program, parts: readonly Expression[], between: string): string | null {
  const pieces = parts.map((part) => {
    if (part.kind === 'string') return /["\\\n]/.test(part.value) ? null : part.value.replace(/[{}]/g, '$&$&')
    if (part.kind === 'format-string') return /^f"[^"\\]*"$/.test(p.text(part)) ? p.text(part).slice(2, -1) : null
    const converted = callTo(part, 'str')
    const inner = converted ? positional(converted)[0] : part
    const text = inner ? p.text(inner).replaceAll('"', "'") : ''
    return text === '' || /[\\\n{}]/.test(text) ? null : `{${text}}`
  })
  return pieces.some((piece) => piece === null) ? null : `f"${pieces.join(between)}"`
}

/** «usa Counter»: a dictionary that counts. */
export const counterChange: Change = {
  name: 'counter',
  stage: STAGE.value,
  says: [
    /\b(?:con|usa\w*|usando|utiliza\w*|mediante|que use)(?: (?:el|la|un|collections)){0,7} counter\b(?:[^.;]{0,14}(?<top>(?:solo |que muestre |muestre |dig\w+ |y |que ){0,7}(?:l[oa]s? )?(?:(?<count>\d+|dos|tres|cinco) )?(?:letras? |palabras? )?(?:que )?mas (?:repetid\w+|comun\w*|frecuent\w+|sale|aparece|veces)))?/,
  ],
  make(p, { parts, said }): Result {
    const loop = p.places('for').find(({ node }) => countsInto(p, node.body) !== null && node.target.kind === 'name')
    const name = loop ? countsInto(p, loop.node.body) : null
    const start = loop?.block.slice(0, loop.at).findLast((node) => plainAssign(node)?.name === name)
    if (!loop || !start || name === null) return null
    const made = `${name} = Counter(${p.text(loop.node.iterable)})`
    const { from } = linesOf(p, start)
    const until = linesOf(p, loop.node).to
    const between = p.source.slice(linesOf(p, start).to, linesOf(p, loop.node).from)
    let code = `${p.source.slice(0, from)}${between.trim() === '' ? '' : `${between.trim()}\n`}${made}${p.source.slice(until)}`
    const wantsTop =
      parts.top !== undefined ||
      /mas (?:repetid|comun|frecuent|sale|aparece)/.test(said.prose.toLowerCase().replace(/á/g, 'a'))
    if (wantsTop)
      code = code.replace(
        new RegExp(`print\\(${name}\\)`),
        `letra, veces = ${name}.most_common(1)[0]\nprint(letra, veces)`,
      )
    return {
      code: withImport(code, 'from collections import Counter'),
      told: `${inlineCode('Counter')} cuenta en una línea lo que hacía el bucle${wantsTop ? ', y solo se muestra lo más repetido' : ''}.`,
      how: [
        '`Counter` es un diccionario que cuenta: cada clave con las veces que aparece.',
        ...(wantsTop ? ['`most_common(1)` da una lista con la pareja más repetida; `[0]` es esa pareja.'] : []),
      ],
    }
  },
}

/** `if k in d: d[k] += 1 else: d[k] = 1`, or `d[k] = d.get(k, 0) + 1`. */
function countsInto(p: Program, body: readonly Statement[]): string | null {
  const text = body.map((node) => p.text(node)).join('\n')
  const match = /(\w+)\[\w+\] (?:\+= 1|= (?:\1\.get\(\w+, 0\)|\1\[\w+\]) \+ 1)/.exec(text)
  return body.length <= 2 && match ? (match[1] ?? null) : null
}

/** «con get», «con enumerate», «con with», «con zip»: the better way that a reviewer knows. */
export const betterWayChange: Change = {
  name: 'better-way',
  stage: STAGE.style,
  says: [
    new RegExp(
      `\\b${WITH} (?<what>enumerate|\\.?get\\b|dict\\.get|with(?: open)?|zip|sum\\b|items|elif|in\\b|comprension\\w*)`,
    ),
  ],
  make(p, wish): Result {
    const { parts } = wish
    const what = (parts.what ?? '').toLowerCase()
    if (/get/.test(what)) return withGet(p)
    if (/with/.test(what)) return withWith(p)
    const code = tidied(p.source)
    if (what === 'enumerate' && !code.includes('enumerate(')) return numberedChange.make(p, wish)
    const word = what.replace('.', '')
    if (code === p.source || !code.includes(word) || p.source.includes(`${word}(`)) return null
    return { code, told: `Está escrito ahora con ${inlineCode(word)}.`, keepsOutput: true }
  },
}

/** `if k in d: x = d[k] else: x = v`. */
function withGet(p: Program): Result {
  for (const { node } of p.places('if')) {
    const test = comparison(node.test)
    const [yes, no] = [node.body[0], node.otherwise[0]]
    if (test?.operator !== 'in' || !yes || !no || node.body.length !== 1 || node.otherwise.length !== 1) continue
    const [key, dict] = [p.text(test.left), p.text(test.right)]
    const counted =
      updateOf(yes) === null && yes.kind === 'augmented-assign' && p.text(yes.target) === `${dict}[${key}]`
        ? p.text(yes.value)
        : null
    if (counted !== null) {
      return {
        code: edited(p, [
          { from: node.from, to: endOf(p, node), text: `${dict}[${key}] = ${dict}.get(${key}, 0) + ${counted}` },
        ]),
        told: `El ${inlineCode('if')} que miraba si la clave existe es ahora un ${inlineCode('.get')}.`,
        how: [`${inlineCode(`${dict}.get(${key}, 0)`)} da el valor de la clave, o 0 si todavía no está.`],
        keepsOutput: true,
      }
    }
    const [a, b] = [plainAssign(yes), plainAssign(no)]
    if (!a || !b || a.name !== b.name || p.text(a.value) !== `${dict}[${key}]`) continue
    return {
      code: edited(p, [
        { from: node.from, to: endOf(p, node), text: `${a.name} = ${dict}.get(${key}, ${p.text(b.value)})` },
      ]),
      told: `El valor se lee ahora con ${inlineCode('.get')}.`,
      how: [
        `${inlineCode('.get(clave, valor)')} da el valor que le dices si la clave no está, en vez de parar con un KeyError.`,
      ],
      keepsOutput: true,
    }
  }
  return null
}

/** `f = open(…)` … `f.close()`. */
function withWith(p: Program): Result {
  for (const { node, block, at } of p.places('assign')) {
    const name = nameOf(node.targets[0])
    if (name === null || !callTo(node.value, 'open')) continue
    const close = block.findIndex(
      (other, index) => index > at && other.kind === 'expression' && p.text(other).trim() === `${name}.close()`,
    )
    const inner = block.slice(at + 1, close)
    const [first, last] = [inner[0], inner.at(-1)]
    const closing = block[close]
    if (!first || !last || !closing) continue
    const { from, to } = linesOf(p, first, last)
    const indent = /^[ \t]*/.exec(p.source.slice(linesOf(p, node).from))?.[0] ?? ''
    const body = p.source
      .slice(from, to)
      .split('\n')
      .map((line) => (line.trim() === '' ? line : `    ${line}`))
      .join('\n')
    const text = `${indent}with ${p.text(node.value)} as ${name}:\n${body}`
    return {
      code: edited(p, [{ from: linesOf(p, node).from, to: linesOf(p, closing).to, text }]),
      told: 'El archivo se abre ahora con `with`.',
      how: ['`with` cierra el archivo al salir del bloque, aunque algo falle: por eso sobra el `close()`.'],
    }
  }
  return null
}
