import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  insertAt,
  lineOf,
  replaceWith,
  sourceOf,
  suspectsOf,
} from '../case'
import type { Place } from '../failing-program'
import { guarded } from '../guard'
import { elementBehind, typeOf } from '../numbers/types'
import { wantedInstead } from '../wish'
import { columnOfFile } from './file-columns'
import { type Lookup, ofOtherType, positionOfKey, sameLookups, withSpaces } from './key-as-asked'
import { closeKey, methodTo } from './near-key'

/** A key that the dictionary does not have. */
export const missingKey: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'subscript'), ({ node, place }) => {
    const lookup = lookupOf(fault, node, place)
    return lookup && firstOf(READINGS, (reading) => reading(lookup))
  })

/** What may have been meant with the key, in the order in which it is tried. */
const READINGS: readonly ((lookup: Lookup) => Diagnosis | null)[] = [
  ofEnvironment,
  columnOfFile,
  positionOfKey,
  deleted,
  ofOtherType,
  withSpaces,
  writtenOtherwise,
  countedFromNothing,
  listFromNothing,
  dictionaryFromNothing,
  absent,
]

function lookupOf(fault: Case, node: ExpressionOf<'subscript'>, place: Place): Lookup | null {
  const told = fault.message.trim()
  const wanted = /^(['"])(.*)\1$/s.exec(told)?.[2] ?? told
  const known = typeOf(fault.program, node.value, place)
  const isWritten = node.index.kind === 'string'
  if (node.index.kind === 'string' && node.index.value !== wanted) return null
  if (known && known.type !== 'dict') return null
  if (fault.line === null && (isWritten ? wanted === '' : known === null)) return null
  const held = known?.value?.kind === 'dict' ? known.value : elementBehind(fault.program, node.value, place)
  return {
    fault,
    node,
    place,
    line: lineOf(fault, node),
    dict: sourceOf(fault, node.value),
    index: sourceOf(fault, node.index),
    told,
    wanted,
    keys: held?.kind === 'dict' ? held.entries.flatMap(({ key }) => (key ? [key] : [])) : [],
    made: known?.binding ? ` (línea ${lineOf(fault, known.binding)})` : '',
  }
}

/** `os.environ["CLAVE"]`: nobody has set it; a file `.env` does not by itself. */
function ofEnvironment({ fault, line, dict, index }: Lookup): Diagnosis | null {
  if (!/(?:^|\.)environ$/.test(dict)) return null
  const isFile = /\.env\b|dotenv/.test(fault.around)
  const first = fault.program.module.body.find(({ kind }) => kind !== 'import' && kind !== 'import-from')
  const cause = `${inlineCode(dict)} son las variables de entorno que el sistema da al programa, y en la línea ${line} pides ${inlineCode(index)}, que no está entre ellas.`
  if (!isFile || !first || /load_dotenv/.test(fault.source))
    return {
      line,
      cause,
      edits: [],
      decide: `Ponla en la terminal antes de ejecutar: \`export NOMBRE=valor\` en Linux o Mac, \`set NOMBRE=valor\` en Windows (en PowerShell, \`$env:NOMBRE="valor"\`). Si está en un archivo \`.env\`, cárgalo con \`load_dotenv()\` (\`pip install python-dotenv\`).`,
    }
  return {
    line,
    cause: `${cause} Un archivo \`.env\` no se carga por sí solo: lo lee \`load_dotenv()\`, de \`python-dotenv\`.`,
    edits: [insertAt(first.from, 'from dotenv import load_dotenv\n\nload_dotenv()\n')],
    decide: 'Instálalo antes con `pip install python-dotenv`, y deja el `.env` en la carpeta del programa.',
  }
}

/** `d[k] += 1` before `d[k]` has a value. */
function countedFromNothing({ fault, node, place, line, dict, index }: Lookup): Diagnosis | null {
  const { node: statement } = place
  if (statement.kind !== 'augmented-assign' || statement.target !== node) return null
  const added = sourceOf(fault, statement.value)
  const start = statement.operator === '+' && /^['"]/.test(added) ? '""' : added.startsWith('[') ? '[]' : '0'
  return {
    line,
    cause: `La primera vez, ${inlineCode(index)} aún no está en ${inlineCode(dict)}, y \`${statement.operator}=\` necesita un valor del que partir.`,
    avoid: 'Si la clave puede faltar, usa `d.get(clave, valor)` o comprueba antes `if clave in d`.',
    edits: [
      replaceWith(statement, `${dict}[${index}] = ${dict}.get(${index}, ${start}) ${statement.operator} ${added}`),
    ],
  }
}

/** `del d[k]`. */
function deleted({ fault, node, place, line, dict, index }: Lookup): Diagnosis | null {
  if (place.node.kind !== 'delete') return null
  return {
    line,
    cause: `Borras ${inlineCode(sourceOf(fault, node))}, y esa clave no está.`,
    avoid: 'Si la clave puede faltar, usa `d.get(clave, valor)` o comprueba antes `if clave in d`.',
    edits: [replaceWith(place.node, `${dict}.pop(${index}, None)`)],
  }
}

/** The dictionary has nearly the same key. */
function writtenOtherwise(lookup: Lookup): Diagnosis | null {
  const { fault, node, line, dict, index, told, wanted, keys, made } = lookup
  const near = closeKey(wanted, keys)
  // Another element of the list has the key, and this one does not.
  if (!near || (near.kind === 'string' && near.value === wanted)) return null
  if (node.index.kind === 'string')
    return {
      line,
      cause: `${inlineCode(dict)}${made} no tiene la clave ${inlineCode(index)}. La que tiene es ${inlineCode(sourceOf(fault, near))}: ${differenceOf(wanted, near)}.`,
      avoid: 'Escribe la clave igual en todas partes, letra a letra.',
      edits: [replaceWith(node.index, sourceOf(fault, near))],
    }
  const method = near.kind === 'string' ? methodTo(wanted, near.value, keys) : null
  if (method === null) return ofText(lookup, near)
  return {
    line,
    cause: `${inlineCode(index)} vale ${inlineCode(told)} y ${inlineCode(dict)}${made} no tiene esa clave. La que tiene es ${inlineCode(sourceOf(fault, near))}: las claves distinguen mayúsculas y minúsculas.`,
    edits: sameLookups(fault, { line, dict, index }).map((each) => replaceWith(each, `${index}.${method}()`)),
    decide: `Con ${inlineCode(`.${method}()`)} lo buscas escrito como está en el diccionario. También puedes escribir todas las claves en minúsculas y buscar con \`.lower()\`.`,
  }
}

/** In what two keys differ that read alike. */
function differenceOf(wanted: string, near: Expression): string {
  const other = near.kind === 'string' ? near.value : ''
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
  if (wanted.replace(/\s/g, '') === other.replace(/\s/g, ''))
    return 'no llevan los mismos **espacios**, y los espacios cuentan'
  if (wanted.toLowerCase() === other.toLowerCase()) return 'las claves distinguen **mayúsculas y minúsculas**'
  if (bare(wanted) === bare(other)) return 'las claves distinguen las **tildes**'
  return 'tienen que ser iguales letra a letra'
}

/** The key comes from a text of the program that is nearly one of the dictionary's. */
function ofText({ fault, line, dict, index, told, wanted, made }: Lookup, near: Expression): Diagnosis | null {
  const texts = fault.program.expressions.flatMap(({ node }) =>
    node.kind === 'string' && node.value === wanted ? [node] : [],
  )
  const [only, more] = texts
  if (more) return null
  // What is asked for was typed, or comes from a file: the key is written as it came.
  if (!only)
    return wanted.toLowerCase() !== (near.kind === 'string' ? near.value.toLowerCase() : null)
      ? null
      : {
          line: lineOf(fault, near),
          failsAt: line,
          cause: `${inlineCode(index)} vale ${inlineCode(told)}, y ${inlineCode(dict)}${made} tiene ${inlineCode(sourceOf(fault, near))}: para Python son dos claves distintas. La he escrito como se pide.`,
          edits: [replaceWith(near, JSON.stringify(wanted))],
        }
  const at = lineOf(fault, only)
  return {
    line: at,
    failsAt: line,
    cause: `${inlineCode(index)} vale ${inlineCode(sourceOf(fault, only))} (de la línea ${at}), y ${inlineCode(dict)}${made} no tiene esa clave. La que tiene es ${inlineCode(sourceOf(fault, near))}: tienen que ser iguales letra a letra.`,
    edits: [replaceWith(only, sourceOf(fault, near))],
  }
}

/** `d[k].append(…)` before `d[k]` has a list. */
function listFromNothing(lookup: Lookup): Diagnosis | null {
  const { fault, node, line, dict, index } = lookup
  const isAppend = fault.program.expressions.some(
    ({ node: each }) => each.kind === 'attribute' && each.value === node && /^(?:append|add|extend)$/.test(each.name),
  )
  if (!isAppend) return null
  return {
    line,
    cause: `La primera vez, la clave ${shownKey(lookup)} aún no está en ${inlineCode(dict)}. \`setdefault\` la crea con una lista vacía.`,
    edits: [replaceWith(node, `${dict}.setdefault(${index}, [])`)],
  }
}

/** `d[k][other] = …` before `d[k]` has a dictionary. */
function dictionaryFromNothing({ node, place, line, dict, index }: Lookup): Diagnosis | null {
  const { node: statement } = place
  const isStored =
    statement.kind === 'assign' &&
    statement.targets.some((target) => target.kind === 'subscript' && target.value === node)
  if (!isStored) return null
  return {
    line,
    cause: `${inlineCode(`${dict}[${index}]`)} aún no existe, y quieres guardar algo dentro de él.`,
    edits: [replaceWith(node, `${dict}.setdefault(${index}, {})`)],
  }
}

/** None of these: `get` takes a key that may be missing. */
function absent(lookup: Lookup): Diagnosis {
  const { fault, node, place, line, dict, index, wanted, keys, made } = lookup
  const isElsewhere = keys.some((key) => key.kind === 'string' && key.value === wanted)
  const list = isElsewhere
    ? ' Otros elementos sí la tienen, y este no.'
    : keys.length > 0 && keys.length <= 8
      ? ` Tiene: ${keys.map((key) => inlineCode(sourceOf(fault, key))).join(', ')}.`
      : ''
  const told = {
    line,
    cause:
      `En la línea ${line} pides a ${inlineCode(dict)}${made} la clave ${shownKey(lookup)} y no está.${list}`.replace(
        ', y no',
        ' y no',
      ),
    avoid: 'Si la clave puede faltar, usa `d.get(clave, valor)` o comprueba antes `if clave in d`.',
  }
  const use = whatUses(fault, node)
  const instead = wantedInstead(fault) ?? (use === 'added' && holdsNumbers(lookup) ? '0' : null)
  if (use === 'parted' || (use !== null && instead === null)) {
    const shown = instead?.startsWith('"') ? instead.slice(1, -1) : 'No está ese dato.'
    const kept = guarded(fault, node, place, {
      test: `${index} in ${dict}`,
      unless: `${index} not in ${dict}`,
      shown,
      ...(instead !== null && { tells: true as const }),
    })
    return { ...told, edits: kept?.edits ?? [], ...(kept !== null && { decide: kept.told }) }
  }
  if (instead !== null) return { ...told, edits: [replaceWith(node, `${dict}.get(${index}, ${instead})`)] }
  return {
    ...told,
    edits: [replaceWith(node, `${dict}.get(${index})`)],
    decide: `Con \`get\` obtienes \`None\` cuando falta. Si prefieres otro valor, ponlo detrás: ${inlineCode(`${dict}.get(${index}, "sin dato")`)}.`,
  }
}

/** What is not there adds nothing to a sum. */
function holdsNumbers({ fault, node, place }: Lookup): boolean {
  const held = typeOf(fault.program, node.value, place)?.value
  return held?.kind === 'dict' && held.entries.every(({ value }) => value.kind === 'number')
}

/** What more is done with the value than show or keep it: with `None` that fails. */
function whatUses({ program }: Case, value: Expression): 'parted' | 'added' | 'reckoned' | null {
  const parents = program.expressions.map(({ node }) => node)
  if (parents.some((node) => (node.kind === 'subscript' || node.kind === 'attribute') && node.value === value))
    return 'parted'
  const sum = parents.find((node) => node.kind === 'binary' && (node.left === value || node.right === value))
  if (sum?.kind !== 'binary') return null
  return sum.operator === '+' || sum.operator === '-' ? 'added' : 'reckoned'
}

/** The key as it is written, with its value where it is no text. */
const shownKey = ({ node, index, told, wanted }: Lookup) =>
  node.index.kind === 'string' || wanted === ''
    ? inlineCode(index)
    : `${inlineCode(index)}, que vale ${inlineCode(told)},`
