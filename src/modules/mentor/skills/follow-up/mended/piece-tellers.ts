import { python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Block } from '../../../engine/skill'
import type { Expression, StatementOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { Asked } from '../asked'
import type { Version } from './version'

export const sourceOf = ({ now }: Version, node: { from: number; to: number }) => now.code.slice(node.from, node.to)
export const partsOf = ({ now }: Version, kind: Expression['kind']) =>
  [...allExpressions(now.tree)].filter((part) => part.kind === kind)

const CHANGE = /^(?:append|sort|reverse|extend|insert|remove|clear)$/
const GIVE: Readonly<Record<string, string>> = {
  sorted: 'Da una lista **nueva** ya ordenada, y la de antes se queda igual.',
  pop: '`pop` hace las dos cosas: quita el elemento y te lo devuelve.',
  upper: 'Un texto no se puede cambiar: `upper` da **otro**, y hay que guardarlo.',
  replace: 'Un texto no se puede cambiar: `replace` da **otro**, y hay que guardarlo.',
}

/** «¿Y sort también?», «¿por qué append devuelve None?» */
export function inPlace(_: Version, { said, state }: Asked): Block[] | null {
  const isOfNone =
    /\bnone\b|\bdevuelv\w+\b/.test(said) || state.said.slice(-3).some((before) => /\bNone\b/.test(before))
  const [word] = /\b(?:append|sort|reverse|extend|insert|remove|clear|sorted|pop|upper|replace)\b/.exec(said) ?? []
  if (word === undefined || !isOfNone) return null
  const own = Object.hasOwn(GIVE, word) ? GIVE[word] : undefined
  if (own !== undefined) return [text(`No: \`${word}\` sí devuelve algo. ${own}`)]
  if (!CHANGE.test(word)) return null
  const lead = /\btambien\b|\bigual\b/.test(said) ? `Sí: \`${word}\` también devuelve \`None\`.` : ''
  return [
    text(
      `${lead} \`${word}\` **cambia la lista que ya hay**, y con eso su trabajo está hecho: no tiene nada que entregar, y una función que no entrega nada da \`None\`. Python lo hace a propósito: así se nota que la lista original ha cambiado y que no te da otra.`.trim(),
    ),
    text('Con `resultado = numeros.sort()`, `numeros` queda ordenada y `resultado` vale `None`.'),
  ]
}

/** The f-string of the program, with what it gives. */
export function formatted(version: Version): Block[] | null {
  const node = partsOf(version, 'format-string')[0]
  if (node === undefined) return asFormatted(version)
  const own = sourceOf(version, node)
  const holes = [...own.matchAll(/\{([^{}]{1,40})\}/g)].map(([, inner = '']) => inner.replace(/:.*$/, ''))
  const without = own.replace(/^[fF]/, '')
  return [
    text(
      `La \`f\` delante de las comillas dice: **lo que va entre llaves no es texto, es un valor**. En ${inlineCode(own)}, Python calcula ${holes.map(inlineCode).join(' y ')} y lo pone ahí. Lo de fuera de las llaves sale tal cual.`,
    ),
    text(`Sin la \`f\`, saldrían las llaves: ${inlineCode(without.slice(1, -1))}.`),
  ]
}

/** `"Hola " + str(x)`: the same as an f-string. */
function asFormatted(version: Version): Block[] | null {
  const node = partsOf(version, 'binary').find((part) => /^["'].*\+ ?str\(/.test(sourceOf(version, part)))
  if (node?.kind !== 'binary') return null
  const pieces: string[] = []
  let rest: Expression = node
  while (rest.kind === 'binary' && rest.operator === '+') {
    pieces.unshift(pieceOf(rest.right, version))
    rest = rest.left
  }
  pieces.unshift(pieceOf(rest, version))
  const own = sourceOf(version, node)
  const now = `f"${pieces.join('')}"`
  if (pieces.some((piece) => /["\\]/.test(piece))) return null
  return [
    text(
      'La `f` delante de las comillas dice: **lo que va entre llaves no es texto, es un valor**. Python lo calcula y lo pone ahí, sin `+` y sin `str()`. Tu línea, con ella:',
    ),
    python(version.now.code.replace(own, now)),
  ]
}

function pieceOf(node: Expression, version: Version): string {
  if (node.kind === 'string') return node.value
  const [given] = node.kind === 'call' && sourceOf(version, node.callee) === 'str' ? node.arguments : []
  return `{${sourceOf(version, given?.value ?? node)}}`
}

/** `d[k] += 1` of a key that is not there yet. */
export function firstTime(version: Version): Block[] | null {
  const node = [...statementsIn(version.now.tree.body)].find(
    (each): each is StatementOf<'augmented-assign'> =>
      each.kind === 'augmented-assign' && each.target.kind === 'subscript',
  )
  if (node?.target.kind !== 'subscript') return null
  const [own, dict, key] = [node, node.target.value, node.target.index].map((each) => sourceOf(version, each))
  return [
    text(
      `Porque ${inlineCode(own ?? '')} hace tres cosas seguidas: **lee** lo que hay en ${inlineCode(`${dict}[${key}]`)}, le suma y lo guarda. La **primera vez** que aparece un valor de ${inlineCode(key ?? '')}, esa clave todavía no está en ${inlineCode(dict ?? '')}: no hay nada que leer, y eso es el \`KeyError\`. Las siguientes veces ya está. El \`if\` separa los dos casos: si ya está, suma; si no, la crea.`,
    ),
    text(
      `Lo mismo en una línea: ${inlineCode(`${dict}[${key}] = ${dict}.get(${key}, 0) + 1`)}. \`get\` da 0 cuando la clave no está.`,
    ),
  ]
}

/** A class without an `__init__` of its own. */
export function inherited(version: Version): Block[] | null {
  const classes = [...statementsIn(version.now.tree.body)].filter((node) => node.kind === 'class')
  const isOwn = (body: StatementOf<'class'>['body']) =>
    body.some((each) => each.kind === 'function' && each.name === '__init__')
  const child = classes.find(({ arguments: bases, body }) => bases.length > 0 && !isOwn(body))
  const base = child?.arguments[0]?.value
  const parent = classes.find(({ name }) => base?.kind === 'name' && name === base.name)
  if (!child || !parent || !isOwn(parent.body)) return null
  return [
    text(
      `Porque \`${child.name}\` lo **hereda** de \`${parent.name}\`: en \`class ${child.name}(${parent.name})\`, lo que \`${child.name}\` no tiene se busca en \`${parent.name}\`. Al crear un objeto, Python busca \`__init__\` en \`${child.name}\`, no lo encuentra, y usa el de \`${parent.name}\`. Solo haría falta uno propio si \`${child.name}\` guardara algún dato más; y entonces empezaría llamando a \`super().__init__(...)\`.`,
    ),
  ]
}

/** `a[-1]`: why it is no error. */
export function fromTheEnd(version: Version): Block[] | null {
  const node = partsOf(version, 'subscript').find((part) => /\[-\d+\]$/.test(sourceOf(version, part)))
  if (node?.kind !== 'subscript') return null
  const [own, of] = [sourceOf(version, node), sourceOf(version, node.value)]
  const place = /-(\d+)\]$/.exec(own)?.[1] ?? '1'
  return [
    text(
      `Porque con un número **negativo** Python cuenta **desde el final**: \`-1\` es el último, \`-2\` el de antes… Es una abreviatura: ${inlineCode(own)} es lo mismo que ${inlineCode(`${of}[len(${of}) - ${place}]`)}. No hay posición «menos uno» de verdad, así que ese hueco se aprovechó para esto. Sí da \`IndexError\` si te pasas, igual que por delante: con 4 elementos, \`-5\` ya no existe.`,
    ),
  ]
}

/** What stands before the point is what `self` gets. */
export function passedSelf(version: Version, { said }: Asked): Block[] | null {
  const classes = [...statementsIn(version.now.tree.body)].filter((node) => node.kind === 'class')
  const methods = classes.flatMap(({ name, body }) =>
    body.flatMap((each) =>
      each.kind === 'function' && each.name !== '__init__' ? [{ owner: name, method: each }] : [],
    ),
  )
  const found = methods.find(({ method }) => said.includes(method.name.toLowerCase())) ?? methods[0]
  if (found === undefined) return null
  const { owner, method } = found
  const call = partsOf(version, 'call').find(
    (part) => part.kind === 'call' && part.callee.kind === 'attribute' && part.callee.name === method.name,
  )
  const object =
    call?.kind === 'call' && call.callee.kind === 'attribute' ? sourceOf(version, call.callee.value) : 'objeto'
  const field = /self\.\w+/.exec(version.now.code.slice(method.from, method.to))?.[0]
  return [
    text(
      `Porque **sí recibe algo**: el objeto, y va delante del punto. En ${inlineCode(`${object}.${method.name}()`)}, Python coge ${inlineCode(object)} y lo mete él como primer valor; por dentro hace ${inlineCode(`${owner}.${method.name}(${object})`)}. Los paréntesis se quedan vacíos porque no hay **nada más** que darle.${field === undefined ? '' : ` Sin \`self\`, el método no sabría de qué objeto es ${inlineCode(field)}.`}`,
    ),
  ]
}

/** «Por qué llega hasta 9», of `range(1, 10)`. */
export function rangeEnd(version: Version, { said }: Asked): Block[] | null {
  const [, number] = /\b(?:hasta|en|a) (?:el )?(\d+)\b/.exec(said) ?? []
  const call = partsOf(version, 'call').find((part) =>
    new RegExp(`^range\\((?:.{1,20}, ?)?${Number(number) + 1}\\)$`).test(sourceOf(version, part)),
  )
  if (number === undefined || call === undefined) return null
  const end = Number(number) + 1
  const own = sourceOf(version, call)
  return [
    text(
      `Porque el número donde para **no entra**: ${inlineCode(own)} llega hasta el de antes, ${number}. Así \`range(10)\` da justo 10 números, del 0 al 9, y las cuentas cuadran. Para que llegue al ${end}, pon uno más: ${inlineCode(own.replace(new RegExp(`${end}\\)$`), `${end + 1})`))}.`,
    ),
  ]
}
