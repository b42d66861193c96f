import { inlineCode } from '../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'
import { type FindImprovements, type Improvement, type Reviewed, textOf } from '../improvement'

/** A query that is put together from texts: what somebody types becomes a part of it. */
export const findQueries: FindImprovements = (program) =>
  [...allExpressions(program.module)].flatMap((node) =>
    node.kind === 'call' && node.callee.kind === 'attribute' && node.callee.name === 'execute'
      ? glued(program, node)
      : [],
  )

/** What a quote that is typed does: to who is let in, to what is seen, to what is written. */
const stolen = (sql: string) => {
  const all = PASSWORD.test(sql) ? 'entra sin saber la contraseña' : 've todo'
  const most = /^\s*select\b[\s\S]*\bwhere\b/i.test(sql) ? ` (con \`' OR '1'='1\` ${all})` : ''
  return `Quien escriba una comilla puede cambiar lo que hace la consulta${most}, y hasta un apellido como O'Higgins la rompe. Con los marcadores, lo que se escribe es siempre un dato.`
}
/** What changes the data is stored by a `commit`. */
const WRITES = /^\s*(?:insert|update|delete|replace)\b/i

type Piece = { text: string } | { value: Expression }

function glued(program: Reviewed, node: ExpressionOf<'call'>): Improvement[] {
  const [query, second] = node.arguments
  const pieces = query && !second ? piecesOf(query.value) : null
  if (!query || !pieces?.some((piece) => 'value' in piece)) return []
  let sql = ''
  const values: string[] = []
  for (const [at, piece] of pieces.entries()) {
    if ('value' in piece) {
      const { value } = piece
      const inner =
        value.kind === 'call' && value.callee.kind === 'name' && value.callee.name === 'str'
          ? value.arguments[0]?.value
          : value
      values.push(textOf(program, inner ?? value))
      sql += '?'
    } else {
      const opened = at > 0 ? piece.text.replace(/^['"]/, '') : piece.text
      sql += at < pieces.length - 1 ? opened.replace(/['"]$/, '') : opened
    }
  }
  const isKept = WRITES.test(sql) && !/:memory:|\.commit\(|isolation_level|autocommit|\bwith con/.test(program.source)
  const text = sql.includes('"') ? null : `"${sql}"`
  const given = `(${values.join(', ')}${values.length === 1 ? ',' : ''})`
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.99,
      what: `La consulta se monta pegando ${values.map(inlineCode).join(', ')} al texto: queda abierta a una inyección SQL. Pasa los valores aparte, como parámetros, con un marcador \`?\` en el sitio de cada uno: ${inlineCode(text === null ? `execute("… ?", ${given})` : `execute(${text}, ${given})`)}.${PASSWORD.test(sql) ? IN_CLEAR : ''}`,
      why: `${stolen(sql)}${isKept ? ' Recuerda también `con.commit()` para que se guarde.' : ''}`,
      edits: text === null ? [] : [{ from: query.from, to: query.to, text: `${text}, ${given}` }],
    },
  ]
}

/** A password that is compared or kept as it was typed. */
const PASSWORD = /\b(?:clave|contrase[nñ]a|password|passwd|pass|pwd)\b["'`]?\s*=\s*\?/i
const IN_CLEAR =
  ' Además, así la contraseña se guarda **en claro**, y quien vea la base de datos las tiene todas: guarda solo su *hash* con sal (`hashlib.scrypt`, o `bcrypt`) y compara ese.'

function piecesOf(node: Expression): Piece[] | null {
  if (node.kind === 'string') return [{ text: node.value }]
  if (node.kind === 'format-string')
    return node.parts.map((part) => (part.kind === 'text' ? { text: part.text } : { value: part.value }))
  if (node.kind !== 'binary' || node.operator !== '+') return [{ value: node }]
  const [left, right] = [piecesOf(node.left), piecesOf(node.right)]
  return left && right ? [...left, ...right] : null
}
