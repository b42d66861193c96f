import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Answer } from '../../../engine/skill'
import type { Expression, ExpressionOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { methodCall, plainAssign } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { programOf } from '../../../python/program/source'
import { tableOf } from '../../change/changes/tabular/tables'
import { subscriptText } from '../../explain/focus/brackets'
import type { Asked, Reader } from '../asked'

const IS_DATA = /\b(?:pd|np|pandas|numpy|df)\b/
const WHY = /\b(?:hace falta|necesit\w+|por que|para que|que (?:es|hace|son|significa)|como es que|no entiendo|no se)\b/

/** «¿por qué doble corchete?», «¿por qué va la x dos veces?»: the piece itself, with what it gives in the person's program. */
export const dataPieces: Reader = (asked) => {
  const { code, source, said } = asked
  if (code === null || source === null || !IS_DATA.test(code.code)) return null
  const changed = whetherChanged(asked)
  if (changed !== null) return changed
  if (!WHY.test(said)) return null
  const p = programOf(code.code)
  const told =
    doubleBrackets(p, asked) ??
    twice(p, said) ??
    masked(p, said) ??
    parentheses(p, said) ??
    spacedName(p, said) ??
    thanLoop(p, said)
  return told === null ? null : answered('data-piece', typeof told === 'string' ? [text(told)] : told)
}

const subscripts = (p: Program) => p.spots('subscript').map(({ node }) => node)

function doubleBrackets(p: Program, { said, source }: Asked): string | null {
  if (
    !/\bdobles? corchetes?\b|\b(?:dos|dobles|2) (?:pares de )?corchetes?\b|\bcorchetes? (?:dobles?|dos veces|de mas)\b|\[\[/.test(
      said,
    ) ||
    source === null
  )
    return null
  const node = subscripts(p).findLast(({ index }) => index.kind === 'list')
  if (node?.index.kind !== 'list') return null
  const names = node.index.items.map((item) => p.text(item)).join(', ')
  const single =
    node.index.items.length > 1
      ? ` Con un solo par, ${inlineCode(`${p.text(node.value)}[${names}]`)}, pandas buscaría **una** columna que se llamase así, las dos cosas juntas, y daría \`KeyError\`.`
      : ''
  return `${subscriptText(node, source)}${single}`
}

type Mask = { node: ExpressionOf<'subscript'>; name: string }
const masksIn = (p: Program): Mask[] =>
  subscripts(p).flatMap((node) => {
    const isMask = node.index.kind === 'compare' || (node.index.kind === 'binary' && /^[&|]$/.test(node.index.operator))
    return isMask && node.value.kind === 'name' ? [{ node, name: node.value.name }] : []
  })

/** `x[x > 2]`, `df[df["a"] > 2]` */
function twice(p: Program, said: string) {
  if (!/\bdos veces\b|\brepet\w+|\brepite\w*|\b2 veces\b/.test(said)) return null
  const mask = masksIn(p).find(({ name }) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(said)) ?? masksIn(p)[0]
  if (!mask) return null
  const { node, name } = mask
  const inner = p.text(node.index)
  const isTable = tableOf(p) !== null
  const shown = shownAt(p, node, inner)
  const whole = shown === null ? null : shownAt(p, node, p.text(node))
  return [
    text(
      `Porque son dos pasos. **Primero** la de dentro: ${inlineCode(inner)} mira ${isTable ? 'cada fila' : 'cada elemento'} y da \`True\` o \`False\`. **Después** la de fuera: ${inlineCode(`${name}[…]`)} se queda con ${isTable ? 'las filas' : 'los elementos'} donde hay \`True\`. Con una sola, Python no sabría de qué elegir, o con qué condición.`,
    ),
    ...(shown === null ? [] : [text(`${inlineCode(inner)} da:`), printed(shown)]),
    ...(whole === null ? [] : [text(`Y ${inlineCode(p.text(node))}:`), printed(whole)]),
  ]
}

/** What an expression gives where it stands. */
function shownAt(p: Program, at: { from: number }, expression: string): string | null {
  const home = p.body.findLast((node) => node.from <= at.from)
  const before = p.source.slice(0, home?.from ?? 0)
  const run = evaluatePiece(parsePython(`${before.trimEnd()}\nprint("\\u0001")\nprint(${expression})\n`))
  return run.kind === 'done' ? (run.output.split('\u0001\n')[1] ?? null) : null
}

/** `a[m]`, where `m` holds truths. */
function masked(p: Program, said: string) {
  const node = subscripts(p).find(
    (one) => one.index.kind === 'name' && one.value.kind === 'name' && said.includes(p.text(one).toLowerCase()),
  )
  if (node?.index.kind !== 'name' || node.value.kind !== 'name') return null
  const { name } = node.index
  const home = p.body.flatMap((one) => plainAssign(one) ?? []).findLast((one) => one.name === name)
  if (home?.value.kind !== 'compare') return null
  const [mask, whole] = [shownAt(p, node, name), shownAt(p, node, p.text(node))]
  return [
    text(
      `${inlineCode(p.text(node))} se queda con los elementos de ${inlineCode(node.value.name)} en los que ${inlineCode(name)} es \`True\`. ${inlineCode(name)} es ${inlineCode(p.text(home.value))}: un \`True\` o \`False\` por cada elemento (una **máscara**).`,
    ),
    ...(mask === null || whole === null
      ? []
      : [text(`Aquí ${inlineCode(name)} es \`${mask.trim()}\`, y ${inlineCode(p.text(node))}:`), printed(whole)]),
  ]
}

/** A function that is handed over, an attribute, or the parentheses of conditions. */
function parentheses(p: Program, said: string): string | null {
  if (!/\bparentesis\b/.test(said)) return null
  if (/\bsin (?:los )?parentesis\b|\bno (?:lleva|tiene|van|va|pone|hay|usa)\w* (?:los )?parentesis\b/.test(said))
    return withoutParentheses(p, said)
  const mask = p.spots('binary').find(({ node }) => /^[&|]$/.test(node.operator) && node.left.kind !== 'name')?.node
  return mask
    ? `Porque \`${mask.operator}\` se hace **antes** que las comparaciones: sin paréntesis, Python juntaría primero lo de los lados de \`${mask.operator}\` y daría un error. Con ellos, cada condición se calcula entera y después se juntan.`
    : null
}

function withoutParentheses(p: Program, said: string): string | null {
  return (/\b(?:shape|columns|dtypes?|size|index|values)\b/.test(said) ? null : handedOver(p)) ?? readWithout(p, said)
}

function handedOver(p: Program): string | null {
  for (const { node } of p.spots('call'))
    for (const { value } of node.arguments) {
      const handed = value.kind === 'attribute' || value.kind === 'name' ? value : null
      const method = methodCall(node)
      if (
        handed &&
        (/^(?:apply|map|agg|transform|pipe)$/.test(method?.name ?? '') ||
          node.arguments.some((each) => each.name === 'key' && each.value === handed))
      )
        return `Porque ahí se **pasa la función**, no su resultado: ${inlineCode(p.text(handed))} es la función misma, y quien la llama, una vez por cada elemento, es ${inlineCode(method?.name ?? p.text(node.callee))}. Con paréntesis la llamarías tú en ese momento y le pasarías lo que devuelve.`
    }
  return null
}

function readWithout(p: Program, said: string): string | null {
  const attribute = p
    .spots('attribute')
    .find(
      ({ node, parent }) =>
        /^(?:shape|columns|size|dtype|dtypes|index|values|T|ndim)$/.test(node.name) &&
        !(parent?.node.kind === 'call' && parent.node.callee === node) &&
        said.includes(node.name.toLowerCase()),
    )?.node
  const any =
    attribute ??
    p.spots('attribute').find(({ node }) => /^(?:shape|columns|dtypes|index|values)$/.test(node.name))?.node
  return any
    ? `Porque ${inlineCode(p.text(any))} es un **dato** que la tabla ya tiene guardado, no una acción: se lee sin paréntesis. Los llevan las acciones que hay que hacer (\`.mean()\`, \`.head()\`).`
    : null
}

/** `"precio "` */
function spacedName(p: Program, said: string): string | null {
  if (!/\bespacios?\b/.test(said)) return null
  const found = p
    .spots('string')
    .find(({ node, parent }) => parent?.node.kind === 'dict' && node.value !== node.value.trim())?.node
  if (!found) return null
  return `Porque así está escrito en la **línea ${p.line(found)}**: ${inlineCode(p.text(found))}, con un espacio antes de cerrar las comillas. Para pandas \`"${found.value}"\` y \`"${found.value.trim()}"\` son dos nombres distintos. Con un archivo suele pasar lo mismo por la cabecera. Se quitan de todas las columnas con ${inlineCode(`${tableOf(p)?.frame ?? 'df'}.columns = ${tableOf(p)?.frame ?? 'df'}.columns.str.strip()`)}.`
}

/** Why a method of the column is better than a loop over it. */
function thanLoop(p: Program, said: string): string | null {
  if (!/\b(?:for|bucle)\b/.test(said)) return null
  const made = p
    .places('assign')
    .find(({ node }) => node.targets[0]?.kind === 'subscript' && node.value.kind === 'binary')?.node
  if (made && /\b(?:hace falta|necesit\w+|hay que|hace el|sin)\b/.test(said))
    return `No hace falta: ${inlineCode(p.text(made))} ya lo hace **con todas las filas**. pandas toma la primera fila de cada columna y hace la cuenta, luego la segunda, y así hasta el final.`
  const array = /\bnp\.array\(/.test(p.source)
    ? p.places('assign').find(({ node }) => node.value.kind === 'binary' && node.value.left.kind === 'name')?.node
    : undefined
  if (array && /\b(?:hace falta|necesit\w+|hay que|hace el|sin)\b/.test(said))
    return `Porque ${inlineCode(p.text(array))} hace la cuenta con **cada elemento** del array de una vez: numpy la reparte sola. Con una lista de Python sí haría falta un \`for\`, o una comprensión.`
  if (!/\bmejor\b/.test(said)) return null
  const [, column = 'columna'] = /\[["'](\w+)["']\]/.exec(p.source) ?? []
  const figure = /\b(mean|sum|max|min|median)\b/.exec(said)?.[1] ?? 'mean'
  return `Porque ${inlineCode(`df["${column}"].${figure}()`)} lo hace en una línea, de una vez para toda la columna (por dentro no va fila a fila en Python, y es mucho más rápido), y **se salta los huecos** (\`NaN\`). Un \`for\` que va sumando da \`nan\` en cuanto encuentra uno, y \`len(df)\` cuenta también las filas sin dato.`
}

/** «¿y df cambia después del dropna?» */
function whetherChanged({ said, code }: Asked): Answer | null {
  const asks = /\b(?:cambia|cambio|modifica|se modifica|queda igual|sigue igual|afecta|se pierde|toca|altera)\b/
  if (code === null || !asks.test(said)) return null
  const p = programOf(code.code)
  for (const node of p.body) {
    const plain = plainAssign(node)
    const method = methodCall(plain?.value ?? (node.kind === 'expression' ? node.value : null))
    if (
      !method ||
      !/^(?:dropna|fillna|drop|sort_values|rename|reset_index|drop_duplicates|query|head)$/.test(method.name) ||
      !said.includes(method.name.split('_')[0] ?? '')
    )
      continue
    const owner = rootName(method.object)
    if (owner === null || !new RegExp(`\\b${owner.toLowerCase()}\\b|\\boriginal\\b|\\btabla\\b`).test(said)) continue
    const line = `la línea ${p.line(node)}`
    if (method.call.arguments.some(({ name }) => name === 'inplace'))
      return answered('data-piece', [
        text(`Sí: con \`inplace=True\`, ${line} cambia ${inlineCode(owner)} misma, sin dar una tabla nueva.`),
      ])
    if (plain === null)
      return answered('data-piece', [
        text(
          `No: ${inlineCode(owner)} queda igual. ${inlineCode(p.text(method.call))} da una tabla **nueva**, y en ${line} nadie la guarda: se pierde. Para quedártela, ${inlineCode(`${owner} = ${p.text(method.call)}`)}.`,
        ),
      ])
    return answered('data-piece', [
      text(
        plain.name === owner
          ? `Sí, pero por la asignación: ${inlineCode(`.${method.name}()`)} da una tabla **nueva**, y ${line} la guarda con el mismo nombre, ${inlineCode(owner)}. La de antes ya no la tiene nadie.`
          : `No: ${inlineCode(owner)} queda **igual**. ${inlineCode(`.${method.name}()`)} da una tabla **nueva**, y ${line} la guarda en ${inlineCode(plain.name)}.`,
      ),
    ])
  }
  return null
}

function rootName(node: Expression): string | null {
  if (node.kind === 'name') return node.name
  return node.kind === 'subscript' || node.kind === 'attribute' ? rootName(node.value) : null
}
