import { inlineCode } from '../../../../engine/compose'
import { indentAt, insertAt, replaceWith, sourceOf } from '../case'
import { shiftedRight } from '../guard'
import type { Called, Found } from '../misuses'

/** `open(…, "rb")` of a file that `csv` reads. */
export function textForCsv({ fault }: Called): Found | null {
  for (const { node } of fault.program.expressions) {
    if (node.kind !== 'call' || node.callee.kind !== 'name' || node.callee.name !== 'open') continue
    const mode = node.arguments[1]?.value
    if (mode?.kind !== 'string' || !/b/.test(mode.value)) continue
    const line = fault.lines.lineAt(node.from)
    return {
      cause: `\`csv\` lee textos, y el archivo está abierto en binario: en la línea ${line}, la \`b\` de ${inlineCode(sourceOf(fault, mode))} hace que lleguen bytes. Era así en Python 2; ahora se abre como texto, con \`newline=""\`.`,
      edits: [replaceWith(mode, `"${mode.value.replace('b', '')}", newline="", encoding="utf-8"`)],
    }
  }
  return null
}

/** `json.load(f)` of an empty file: what there is when there is nothing yet. */
export function nothingYet({ fault, node, place, told }: Called): Found | null {
  if (told[0] === '' || place.node.kind !== 'assign' || sourceOf(fault, node.callee) !== 'json.load') return null
  const opened = place.parents.findLast(({ kind }) => kind === 'with')
  const [target] = place.node.targets
  if (opened?.kind !== 'with' || !target) return null
  const mode = /\bopen\([^)]*,\s*(["'])w\+\1/.exec(sourceOf(fault, opened.items[0]?.context ?? opened))
  if (mode) return emptiedFirst({ fault, node, place, opened })
  const line = fault.lines.lineAt(opened.from)
  const { from } = fault.lines.rangeOf(line)
  const indent = indentAt(fault, line)
  const range = { from, to: fault.source.slice(0, opened.to).trimEnd().length }
  const shifted = shiftedRight(fault, range)
  if (!shifted || opened.body.length > 1) return null
  const isAdded = new RegExp(`\\b${sourceOf(fault, target)}\\.append\\(`).test(fault.source)
  return {
    cause: `\`json.load\` espera leer algo y el archivo está **vacío**: ni siquiera un archivo vacío es JSON (el más corto con datos es ${inlineCode('{}')} o ${inlineCode('[]')}). Se empieza con ${inlineCode(isAdded ? '[]' : '{}')} cuando no hay nada.`,
    edits: [
      insertAt(from, `${indent}try:\n`),
      ...shifted,
      insertAt(
        range.to,
        `\n${indent}except (FileNotFoundError, json.JSONDecodeError):\n${indent}    ${sourceOf(fault, target)} = ${isAdded ? '[]' : '{}'}`,
      ),
    ],
    decide: 'Así funciona también la primera vez, cuando el archivo aún no existe.',
  }
}

type Emptied = Pick<Called, 'fault' | 'node' | 'place'> & { opened: { from: number; to: number } }

/** `open(…, "w+")` empties the file before it is read. */
function emptiedFirst({ fault, opened }: Emptied): Found | null {
  const mode = fault.program.expressions.find(
    ({ node }) => node.kind === 'string' && node.value === 'w+' && node.from >= opened.from && node.to <= opened.to,
  )?.node
  const dump = fault.program.expressions.find(
    ({ node }) =>
      node.kind === 'call' &&
      /\bdump$/.test(sourceOf(fault, node.callee)) &&
      node.from >= opened.from &&
      node.to <= opened.to,
  )
  const file = dump?.node.kind === 'call' ? dump.node.arguments[1]?.value : undefined
  if (!mode || !dump || file?.kind !== 'name') return null
  const line = fault.lines.lineAt(dump.place.node.from)
  const indent = indentAt(fault, line)
  return {
    cause: `el archivo se abre en la línea ${fault.lines.lineAt(mode.from)} con \`"w+"\`, que lo **vacía** al abrirlo: cuando \`json.load\` va a leerlo ya no queda nada. Con \`"r+"\` se lee y se escribe sin vaciarlo; antes de escribir se vuelve al principio.`,
    edits: [
      replaceWith(mode, '"r+"'),
      insertAt(fault.lines.rangeOf(line).from, `${indent}${file.name}.seek(0)\n${indent}${file.name}.truncate()\n`),
    ],
    decide: 'Lo que había en el archivo se ha perdido: escribe en él otra vez los datos, o `{}`, antes de ejecutarlo.',
  }
}

/** `r.json()` of what a server has sent. */
export function noJsonSent({ fault, node, place }: Called): Found | null {
  if (node.callee.kind !== 'attribute' || node.arguments.length > 0) return null
  const reply = sourceOf(fault, node.callee.value)
  const line = fault.lines.lineAt(place.node.from)
  const indent = indentAt(fault, line)
  return {
    cause: `${inlineCode(`${reply}.json()`)} lee como JSON lo que ha contestado la web, y lo que ha llegado no lo es: casi siempre una página HTML (un aviso de error, de acceso o de que hay que identificarse), o nada. Míralo antes de convertirlo.`,
    edits: [
      insertAt(
        fault.lines.rangeOf(line).from,
        `${indent}print(${reply}.status_code, ${reply}.text[:200])\n${indent}${reply}.raise_for_status()\n`,
      ),
    ],
    decide: `Con un 401 o 403 faltan la clave o los permisos; con un 404 la dirección no es esa. \`raise_for_status()\` para ahí el programa y lo dice.`,
  }
}

/** `raiz.find("Emisor")` of a document whose names belong to a namespace, which is shown beside the program. */
export function namespaced({ fault }: Called): Found | null {
  const sought = fault.program.expressions.flatMap(({ node }) => {
    const [name] = node.kind === 'call' && SEEKS.test(sourceOf(fault, node.callee)) ? node.arguments : []
    return name?.value.kind === 'string' && /^\w+$/.test(name.value.value) ? [name.value] : []
  })
  const [first] = sought
  if (!first) return null
  const prefix = new RegExp(`<(\\w+):${first.value}\\b`).exec(fault.around)?.[1] ?? ''
  const declared =
    prefix === '' ? /\bxmlns=["']([^"']{1,200})["']/ : new RegExp(`xmlns:${prefix}=["']([^"']{1,200})["']`)
  const space = declared.exec(fault.around)?.[1]
  if (!space) return null
  const named = prefix === '' ? first.value : `${prefix}:${first.value}`
  return {
    cause: `\`None\` es lo que da \`find\` cuando no encuentra nada: en el XML la etiqueta es ${inlineCode(named)}, que pertenece a un **espacio de nombres** (namespace), ${inlineCode(space)}, y ${inlineCode(`find("${first.value}")`)} la busca sin él. El nombre completo lo lleva delante, entre llaves.`,
    edits: sought.map((each) => replaceWith(each, `"{${space}}${each.value}"`)),
  }
}

const SEEKS = /\.(?:find|findall|iter|findtext)$/

/** Widgets that are placed in one window in two ways. */
export function placedInOneWay({ fault, node: failing, told: [, second = '', used = ''] }: Called): Found | null {
  // It fails where the second way is used first.
  if (failing.callee.kind !== 'attribute' || failing.callee.name !== second) return null
  const calls = fault.program.expressions.flatMap(({ node }) =>
    node.kind === 'call' && node.callee.kind === 'attribute' && /^(?:pack|grid)$/.test(node.callee.name)
      ? [{ node, callee: node.callee }]
      : [],
  )
  const packs = calls.filter(({ callee }) => callee.name === 'pack')
  const rows = calls.flatMap(({ node }) =>
    node.arguments.filter(({ name }) => name === 'row').map(({ value }) => Number(sourceOf(fault, value))),
  )
  const first = Math.min(...rows)
  if (packs.length === 0 || rows.length === 0 || !Number.isFinite(first)) return null
  const last = Math.max(...rows)
  const shift = Math.max(0, packs.length - first)
  const before = packs.filter(
    ({ node }) => node.from < (calls.find(({ callee }) => callee.name === 'grid')?.node.from ?? 0),
  )
  if (shift > 0 && before.length > first) return null
  let [above, below] = [0, last]
  const edits = packs.map((each) => {
    const row = before.includes(each) ? above++ : ++below
    return { from: each.callee.nameFrom, to: each.node.to, text: `grid(row=${row}, column=0, columnspan=2)` }
  })
  return {
    cause: `en la misma ventana hay cosas colocadas con \`pack\` y otras con \`grid\`${used === '' ? '' : ` (el primero que usaste fue \`${used}\`)`}, y tkinter no deja mezclarlos: cada uno reparte el sitio a su manera. He puesto todo con \`grid\`.`,
    edits,
    decide: 'Con `columnspan=2` ocupa las dos columnas. Si necesitas los dos, mete una parte en un `Frame` propio.',
  }
}
