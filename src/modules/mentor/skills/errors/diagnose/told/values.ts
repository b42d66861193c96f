import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { atTop, type Case, type Diagnosis, firstOf, insertAt, lineOf, replaceWith, sourceOf, suspectsOf } from '../case'
import { bindingOf } from '../failing-program'
import { typeOf } from '../numbers/types'
import { lastName, type Reading } from './reading'

/** `ruta + "/a.jpg"`: paths are joined with `/`. */
function joinedPath(fault: Case): Diagnosis | null {
  return firstOf(suspectsOf(fault, 'binary'), ({ node }) => {
    if (node.operator !== '+') return null
    const line = lineOf(fault, node)
    const [left, right] = [sourceOf(fault, node.left), sourceOf(fault, node.right)]
    const isSlashed = node.right.kind === 'string' && /^[\\/]/.test(node.right.value)
    const joined = `${left} / ${isSlashed ? right.replace(/^(\w?["'])[\\/]+/, '$1') : right}`
    return {
      line,
      cause: `En la línea ${line}, una de las dos partes es una **ruta** (\`Path\`), que no es un texto y no se suma. Las rutas se juntan con \`/\`, que pone él solo la barra que toque en cada sistema.`,
      edits: [replaceWith(node, joined)],
      decide: `${isSlashed ? 'He quitado la barra del principio: con ella empezaría otra vez desde la raíz. ' : ''}Si lo que quieres es un texto, convierte la ruta: ${inlineCode(`str(${node.right.kind === 'string' ? left : right})`)}.`,
    }
  })
}

/** `for linea in Path(…)`. */
function walkedPath(fault: Case): Diagnosis | null {
  const loop = fault.program.places.find(
    ({ node }) => node.kind === 'for' && (fault.line === null || lineOf(fault, node) === fault.line),
  )?.node
  if (loop?.kind !== 'for') return null
  const path = sourceOf(fault, loop.iterable)
  const target = sourceOf(fault, loop.target)
  const made =
    loop.iterable.kind === 'name' ? fault.program.bindings.find(({ name }) => name === path)?.value : loop.iterable
  const text = made ? sourceOf(fault, made) : path
  const isFolder = !/\.\w{1,5}["')]/.test(text) && !/^(?:l|linea|line|fila|renglon)/i.test(target)
  const line = lineOf(fault, loop)
  return {
    line,
    cause: `En la línea ${line}, ${inlineCode(path)} es una ruta: dice dónde está, y no es ${isFolder ? 'la lista de lo que hay dentro' : 'el contenido del archivo'}. ${isFolder ? 'Los archivos de una carpeta los da `iterdir()`' : 'Las líneas se leen antes'}.`,
    edits: [insertAt(loop.iterable.to, isFolder ? '.iterdir()' : '.read_text(encoding="utf-8").splitlines()')],
    ...(isFolder && { decide: 'Para unos archivos concretos, `glob`: `ruta.glob("*.txt")`.' }),
  }
}

/** `ejes[0].plot(…)` of several rows of axes. */
function oneOfTheAxes(fault: Case, [, name = '']: readonly (string | undefined)[]): Diagnosis | null {
  const made = fault.program.expressions.find(
    ({ node }) => node.kind === 'call' && lastName(node.callee) === 'subplots',
  )
  if (made?.node.kind !== 'call' || made.place.node.kind !== 'assign') return null
  const [rows, columns] = made.node.arguments
    .filter(({ form }) => form === 'positional')
    .map(({ value }) => (value.kind === 'number' ? Number(value.text) : 0))
  const [target] = made.place.node.targets
  const axes = target?.kind === 'tuple' ? target.items[1] : undefined
  const uses = fault.program.expressions.flatMap(({ node }) =>
    node.kind === 'attribute' &&
    axes?.kind === 'name' &&
    (sourceOf(fault, node.value) === axes.name ||
      (node.value.kind === 'subscript' && node.value.value.kind === 'name' && node.value.value.name === axes.name))
      ? [node.value]
      : [],
  )
  const [first] = uses
  if (axes?.kind !== 'name' || !first) return null
  const line = lineOf(fault, first)
  const isGrid = (rows ?? 1) > 1 && (columns ?? 1) > 1
  const indexed = uses.flatMap((each) =>
    each.kind === 'subscript' && each.index.kind === 'number'
      ? [{ index: each.index, at: Number(each.index.text) }]
      : [],
  )
  const grid = `${rows} filas y ${columns} columnas`
  if (isGrid && indexed.length > 0)
    return {
      line,
      cause: `${inlineCode(sourceOf(fault, made.node))} da los ejes en una **tabla** de ${grid}: ${inlineCode(`${axes.name}[0]`)} es una fila entera, un array, y un array no tiene ${inlineCode(name)}. Cada gráfico se pide con fila y columna. (Con una sola fila o columna es un array de una dimensión, y por eso con \`subplots(1, 2)\` funciona.)`,
      edits: indexed.map(({ index, at }) =>
        replaceWith(index, `${Math.floor(at / (columns ?? 1))}, ${at % (columns ?? 1)}`),
      ),
      decide: `Otra manera es aplanar la tabla una vez, ${inlineCode(`${axes.name} = ${axes.name}.ravel()`)}, y seguir con ${inlineCode(`${axes.name}[0]`)}, ${inlineCode(`${axes.name}[1]`)}…`,
    }
  const bare = uses.filter(({ kind }) => kind === 'name')
  return bare.length === 0
    ? null
    : {
        line,
        cause: `${inlineCode(sourceOf(fault, made.node))} da **varios** ejes en un array, y ${inlineCode(axes.name)} son todos a la vez: hay que elegir en cuál se dibuja.`,
        edits: bare.map(({ to }) => insertAt(to, isGrid ? '[0, 0]' : '[0]')),
        decide: `He puesto el primero; ${isGrid ? `son ${grid}: \`[fila, columna]\`` : 'los demás son `[1]`, `[2]`…'}.`,
      }
}

/** A number for each row beside a table: it is held against its columns. */
function byRows(fault: Case): Diagnosis | null {
  const told = /shapes \((\d+),(\d+)\) \((\d+),\)/.exec(fault.message)
  const [, rows, columns, length] = told ?? []
  if (!told || rows !== length || columns === length) return null
  return firstOf(suspectsOf(fault, 'binary'), ({ node }) => {
    const { right } = node
    if (right.kind !== 'name' && right.kind !== 'attribute') return null
    const line = lineOf(fault, node)
    return {
      line,
      cause: `${inlineCode(sourceOf(fault, node.left))} tiene ${rows} filas y ${columns} columnas, y ${inlineCode(sourceOf(fault, right))}, ${length} valores: uno por **fila**. NumPy empareja las formas **empezando por el final**, así que los pone contra las ${columns} columnas y no cuadran (con ${columns} valores encajaría, pero operaría por columnas). Puestos en vertical, con forma \`(${length}, 1)\`, cada uno va a su fila.`,
      edits: [insertAt(right.to, '[:, None]')],
      decide: `Es lo mismo que ${inlineCode(`${sourceOf(fault, right)}.reshape(-1, 1)`)}.`,
    }
  })
}

/** `date.today() + 5`. */
function dayAsNumber(fault: Case): Diagnosis | null {
  return firstOf(suspectsOf(fault, 'binary'), ({ node }) => {
    const number = node.right.kind === 'number' ? node.right : null
    if (!number || (node.operator !== '+' && node.operator !== '-')) return null
    const knows = /\btimedelta\b/.test(fault.source)
    const whole = /^\s*import datetime\b/m.test(fault.source)
    const imported = fault.program.module.body.find((each) => each.kind === 'import-from' && each.module === 'datetime')
    const line = lineOf(fault, node)
    return {
      line,
      cause: `A una fecha no se le ${node.operator === '+' ? 'suma' : 'resta'} un número: Python no sabe si ${inlineCode(number.text)} son días, horas o años. Se dice con \`timedelta\`.`,
      edits: [
        replaceWith(number, `${whole ? 'datetime.' : ''}timedelta(days=${number.text})`),
        ...(knows || whole
          ? []
          : [imported ? insertAt(imported.to, ', timedelta') : atTop(fault, 'from datetime import timedelta')]),
      ],
      decide: 'He entendido días. También admite `weeks=`, `hours=` y `minutes=`.',
    }
  })
}

/** Letters where words were meant: `for x in ("ana")`. */
function lettersOfText(fault: Case): Diagnosis | null {
  const loop = fault.program.places.find(
    ({ node }) => node.kind === 'for' && node.iterable.kind === 'string' && node.iterable.isParenthesized,
  )?.node
  if (loop?.kind !== 'for') return null
  const line = lineOf(fault, loop)
  const text = sourceOf(fault, loop.iterable)
  return {
    line,
    failsAt: fault.line ?? line,
    cause: `En la línea ${line}, ${inlineCode(`(${text})`)} **no es una tupla**: unos paréntesis con un solo valor son ese valor, un texto, y el \`for\` va letra a letra. Con una coma, ${inlineCode(`(${text},)`)}, es una tupla con un elemento.`,
    edits: [insertAt(loop.iterable.to, ',')],
  }
}

/** `x, y = (3)`. */
function singleUnpacked(fault: Case): Diagnosis | null {
  const place = fault.program.places.find(
    ({ node }) =>
      node.kind === 'assign' &&
      node.targets[0]?.kind === 'tuple' &&
      (fault.line === null || lineOf(fault, node) === fault.line),
  )
  if (place?.node.kind !== 'assign') return null
  const { value } = place.node
  const made: Expression | null | undefined =
    value.kind === 'name' ? bindingOf(fault.program, value.name, place, value.from)?.value : value
  if (
    !made?.isParenthesized ||
    typeOf(fault.program, made, place)?.type === 'tuple' ||
    !/^(?:number|string)$/.test(made.kind)
  )
    return null
  const at = lineOf(fault, made)
  return {
    line: at,
    failsAt: lineOf(fault, place.node),
    cause: `En la línea ${at}, ${inlineCode(`(${sourceOf(fault, made)})`)} no es una tupla sino ${inlineCode(sourceOf(fault, made))} entre paréntesis: lo que hace la tupla es la **coma**. Y con un solo valor no se puede repartir en dos variables.`,
    edits: [],
    decide: `Escribe los dos valores, por ejemplo ${inlineCode(`(${sourceOf(fault, made)}, 0)`)}.`,
  }
}

/** What paths, dates, arrays and texts say of the operation that is asked of them. */
export const OF_VALUES: readonly Reading[] = [
  [
    /unsupported operand type\(s\) for \+: '(?:Posix|Windows)Path' and '\w+'|unsupported operand type\(s\) for \+: 'str' and '(?:Posix|Windows)Path'|can only concatenate str \(not "(?:Posix|Windows)Path"\)/,
    joinedPath,
  ],
  [/'(?:Posix|Windows)Path' object is not iterable/, walkedPath],
  [
    /'numpy\.ndarray' object has no attribute '(plot|bar|barh|scatter|hist|set_title|set_xlabel|set_ylabel|pie|boxplot|imshow|fill_between|step|grid|legend|axis|errorbar)'/,
    oneOfTheAxes,
  ],
  [/could not be broadcast together with shapes/, byRows],
  [/unsupported operand type\(s\) for [+-]: '(?:datetime\.)?(?:date|datetime)' and 'int'/, dayAsNumber],
  [/string index out of range/, lettersOfText],
  [/cannot unpack non-iterable (?:int|float) object/, singleUnpacked],
]
