import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { type Case, codeOf, indentAt, insertAt, replaceWith, sourceOf } from '../case'
import type { Called, Found, Misuse } from '../misuses'
import type { Reading } from '../told/reading'

/** `execute(sql, a, b)`: the values go together. */
function valuesApart({ fault, node }: Called): Found | null {
  const [, first] = node.arguments
  const last = node.arguments.at(-1)
  if (!first || !last || node.arguments.length < 3) return null
  const list = fault.source.slice(first.from, last.to)
  return {
    cause: `a \`execute\` se le dan dos cosas: la orden y **todos los valores juntos, en una tupla**. Tú le das los valores sueltos, uno detrás de otro.`,
    edits: [insertAt(first.from, '('), insertAt(last.to, ')')],
    decide: `Los valores quedan como ${inlineCode(`(${list})`)}, en el mismo orden que los \`?\`.`,
  }
}

/** `:id` with a tuple. */
function namedWithTuple({ fault, given: [sql, values] }: Called): Found | null {
  const names =
    sql?.kind === 'string' ? [...sql.value.matchAll(/:([a-z_]\w{0,40})/gi)].map(([, name = '']) => name) : []
  if (!values || (values.kind !== 'tuple' && values.kind !== 'list') || names.length !== values.items.length)
    return null
  const pairs = names.map((name, at) => `"${name}": ${sourceOf(fault, values.items[at] as Expression)}`).join(', ')
  return {
    cause: `${names.map((name) => inlineCode(`:${name}`)).join(' y ')} son huecos **con nombre**, y los valores tienen que llegar en un diccionario con esos nombres. La tupla es para los huecos sin nombre, \`?\`.`,
    edits: [replaceWith({ from: values.isParenthesized ? values.from : values.from, to: values.to }, `{${pairs}}`)],
  }
}

/** `f"… WHERE nombre = {nombre}"`: without quotes SQL takes the text for a column. */
function pastedIntoSql({ fault, node }: Called): Found | null {
  const [sql, more] = node.arguments
  if (!sql || more || sql.value.kind !== 'format-string') return null
  const fields = sql.value.parts.flatMap((part) => (part.kind === 'field' ? [part] : []))
  if (fields.length === 0 || fields.some(({ spec, conversion }) => spec.length > 0 || conversion !== '')) return null
  const values = fields.map(({ value }) => sourceOf(fault, value))
  const source = sourceOf(fault, sql)
  const written = fields.toReversed().reduce((whole, field) => {
    const from = field.from - sql.from
    const to = field.to - sql.from
    const isQuoted = whole[from - 1] === "'" && whole[to] === "'"
    return `${whole.slice(0, isQuoted ? from - 1 : from)}?${whole.slice(isQuoted ? to + 1 : to)}`
  }, source)
  if (!/^f["']/i.test(written) || /[{}]/.test(written)) return null
  return {
    cause: `el valor se **pega dentro de la orden** y, como llega sin comillas, SQL lo toma por el nombre de una columna. Los valores no se pegan: se pone un \`?\` en su sitio y se dan aparte, y así tampoco importa si llevan comillas.`,
    edits: [replaceWith(sql, `${written.slice(1)}, (${values.join(', ')}${values.length === 1 ? ',' : ''})`)],
    decide: 'Además es más seguro: nadie puede colar otra orden en lo que escribe (inyección de SQL).',
  }
}

/** A list, a dictionary or an object as one value of the order. */
function valueOfOtherType({ fault, given: [, values], told }: Called): Found | null {
  const [only, more] = values?.kind === 'tuple' || values?.kind === 'list' ? values.items : []
  const type = told[1] ?? ''
  if (!only) return null
  const how = /^(?:list|dict|tuple|set)$/.test(type)
  return {
    cause: `SQLite guarda textos, números, bytes y \`None\`, y le llega un valor de tipo ${inlineCode(type)}${more ? '' : `, ${codeOf(fault, only)}`}.`,
    edits: how && !more && type === 'list' && values ? [replaceWith(values, sourceOf(fault, only))] : [],
    decide:
      type === 'list' && !more
        ? `${codeOf(fault, only)} ya es una lista de valores: sobran los corchetes de alrededor. Si querías guardarla entera en una columna, conviértela en texto con \`json.dumps\`.`
        : `Conviértelo antes: una fecha con \`str()\` o \`.isoformat()\`, una lista o un diccionario con \`json.dumps\`, un \`Decimal\` con \`str()\`.`,
  }
}

/** `SET a = 1, WHERE …`: a comma before the word that goes on. */
function commaBeforeWord({ fault, given: [sql], told: [, word = ''] }: Called): Found | null {
  const at = sql ? new RegExp(`,(\\s*)${word}\\b`, 'i').exec(sourceOf(fault, sql)) : null
  if (!sql || !at || !/^(?:where|from|values|order|group|limit|set)$/i.test(word)) return null
  const from = sql.from + at.index
  return {
    cause: `sobra la coma que hay delante de ${inlineCode(word)}: la coma anuncia otra columna, y detrás viene otra parte de la orden.`,
    edits: [replaceWith({ from, to: from + 1 }, at[1] === '' ? ' ' : '')],
  }
}

/** `WHERE nombre = Ana`: without quotes SQL takes the text for a column. */
function valueWithoutQuotes({ fault, node, given: [sql], told: [, name = ''] }: Called): Found | null {
  const written = sql?.kind === 'string' ? sourceOf(fault, sql) : ''
  const at = new RegExp(`(?:=|<>|!=|\\blike)\\s*(${name.replace(/\W/g, '')})\\b`, 'i').exec(written)
  if (!sql || !at || node.arguments.length > 1) return null
  const from = sql.from + at.index + at[0].length - name.length
  return {
    cause: `${inlineCode(name)} es un dato y va sin comillas, así que SQL lo toma por el nombre de una columna. Los datos no se escriben dentro de la orden: se pone un \`?\` y se dan aparte.`,
    edits: [replaceWith({ from, to: from + name.length }, '?'), insertAt(sql.to, `, ("${name}",)`)],
  }
}

/** `CREATE TABLE` of one that is there from the time before. */
function tableIsThere({ fault, given: [sql] }: Called): Found | null {
  const at = sql ? /\bcreate\s+table\s+(?!if\b)/i.exec(sourceOf(fault, sql)) : null
  if (!sql || !at) return null
  return {
    cause:
      'esa tabla ya se creó la vez anterior que ejecutaste el programa, y sigue en el archivo. Con `IF NOT EXISTS` se crea solo si falta.',
    edits: [insertAt(sql.from + at.index + at[0].length, 'IF NOT EXISTS ')],
    decide:
      'Si lo que has cambiado son sus columnas, esto no las cambia: borra el archivo de la base, o usa `ALTER TABLE`.',
  }
}

/** What the person wants of a row that is there already. */
const TO_UPDATE = /\b(?:actuali[zc]\w*|reempla\w+|sobr(?:e)?escrib\w*|modifi\w+|camb[ij]\w+|update)\b/i

/** `INSERT` of a row whose key the table has: it is left, or put in the other's place. */
function repeatedRow({ fault, node, given: [sql], told }: Called): Found | null {
  const [, table = '', column = ''] = told
  const written = (each: Expression | undefined) => (each ? sourceOf(fault, each) : '')
  const inserts = new RegExp(`\\binsert\\s+into\\s+["\`]?${table}\\b`, 'i')
  const isLater = fault.program.expressions.some(
    ({ node: each }) =>
      each.kind === 'call' && each.from > node.from && inserts.test(written(each.arguments[0]?.value)),
  )
  const at = inserts.exec(written(sql))
  if (!sql || !at || (fault.line === null && isLater)) return null
  const isUpdate = TO_UPDATE.test(fault.around.replace(fault.source.trim(), ' '))
  const order = isUpdate ? 'INSERT OR REPLACE INTO' : 'INSERT OR IGNORE INTO'
  const from = sql.from + at.index
  const length = /^insert\s+into/i.exec(at[0])?.[0].length ?? 0
  return {
    cause: `metes en ${inlineCode(table)} una fila con un ${inlineCode(column)} que **ya tiene otra**, y esa columna no admite repetidos (es clave primaria o \`UNIQUE\`). ${isUpdate ? '`INSERT OR REPLACE` pone la nueva en el lugar de la que había.' : '`INSERT OR IGNORE` deja la que había y no mete la nueva.'}`,
    edits: [replaceWith({ from, to: from + length }, order)],
    decide: isUpdate
      ? `Si la tabla tiene más columnas que quieras conservar, actualiza solo una: ${inlineCode(`ON CONFLICT(${column}) DO UPDATE SET …`)} al final de la orden.`
      : 'Si prefieres que la nueva sustituya a la que había, `INSERT OR REPLACE`. Si lo que está mal es el dato, corrígelo: pasa también al ejecutar dos veces un programa que guarda en un archivo.',
    avoid: 'Antes de insertar, decide qué hacer si la fila ya existe.',
  }
}

/** `cur.fetchall()` behind the `with` that closes the database, or after `close()`. */
function afterClosing(fault: Case) {
  const closed = fault.program.places.find(
    ({ node }) =>
      node.kind === 'with' && node.items.some(({ context }) => /\bclosing\(/.test(sourceOf(fault, context))),
  )
  const { node } = closed ?? {}
  const late =
    node &&
    fault.program.places.find(
      ({ node: each, block }) =>
        each.from >= node.to &&
        block === closed?.block &&
        /\.(?:fetch\w+|execute\w*|commit)\(/.test(sourceOf(fault, each)),
    )
  if (closed && node?.kind === 'with' && late) {
    const line = fault.lines.lineAt(late.node.from)
    const { from } = fault.lines.rangeOf(line)
    return {
      line,
      kind: '',
      cause: `El \`with\` de la línea ${fault.lines.lineAt(node.from)} **cierra la base de datos al acabar su bloque**, y la línea ${line} está ya fuera. Un cursor no guarda las filas: las va pidiendo a la base, que está cerrada. Tiene que ir dentro, con la misma sangría.`,
      edits: [
        insertAt(
          from,
          ' '.repeat(
            Math.max(
              1,
              indentAt(fault, fault.lines.lineAt(node.body[0]?.from ?? node.from)).length -
                indentAt(fault, line).length,
            ),
          ),
        ),
      ],
    }
  }
  const call = fault.program.expressions.find(
    ({ node: each }) => each.kind === 'call' && each.callee.kind === 'attribute' && each.callee.name === 'close',
  )
  const again =
    call &&
    fault.program.expressions.find(
      ({ node: each }) =>
        each.kind === 'call' &&
        each.from > call.node.from &&
        each.callee.kind === 'attribute' &&
        /^(?:execute\w*|fetch\w+|commit|cursor)$/.test(each.callee.name),
    )
  if (!call || !again) return null
  const [at, line] = [fault.lines.lineAt(call.node.from), fault.lines.lineAt(again.node.from)]
  const isAlone =
    call.place.node.kind === 'expression' &&
    call.place.scope === again.place.scope &&
    call.place.block === again.place.block
  const range = fault.lines.rangeOf(at)
  const last = again.place.block.at(-1)
  return {
    line: at,
    failsAt: line,
    kind: '',
    cause: `La línea ${at} **cierra la base de datos** y la línea ${line} todavía la usa. Se cierra al final, cuando ya no hace falta.`,
    edits:
      isAlone && last
        ? [
            { from: range.from, to: range.to + 1, text: '' },
            insertAt(
              last.from + fault.source.slice(last.from, last.to).trimEnd().length,
              `\n${indentAt(fault, at)}${sourceOf(fault, call.place.node).trim()}`,
            ),
          ]
        : [],
    ...(isAlone ? {} : { decide: 'Quita ese `close()` de ahí, o abre otra conexión antes de volver a usarla.' }),
  }
}

export const DATABASE_CALLS: readonly Misuse[] = [
  [/near "(\w+)": syntax error/, /^execute$/, commaBeforeWord],
  [/no such column: (\w+)/, /^execute$/, valueWithoutQuotes],
  [/table \S+ already exists/, /^execute(?:script)?$/, tableIsThere],
  [/execute expected at most 2 arguments|execute\(\) takes (?:at most|from)/, /^execute$/, valuesApart],
  [/is a named parameter|Binding \d+ \(':/, /^execute$/, namedWithTuple],
  [/no such column|unrecognized token|near "/, /^execute$/, pastedIntoSql],
  [/UNIQUE constraint failed: (\w+)\.(\w+)/, /^executemany$|^execute$/, repeatedRow],
  [/type '(\w+)' is not supported|probably unsupported type/, /^execute$/, valueOfOtherType],
]
export const DATABASES: readonly Reading[] = [[/Cannot operate on a closed (?:database|cursor)/, afterClosing]]
