import type { Tokens } from 'marked'
import { createElement } from 'react'
import { TableBox } from '~/ui/table-box'
import { Inline } from './answer-inline'

/** A table of an answer. */
export function AnswerTable({ table }: { table: Tokens.Table }) {
  return (
    <TableBox>
      <table>
        <thead>{row(table.header)}</thead>
        {createElement('tbody', null, ...table.rows.map(row))}
      </table>
    </TableBox>
  )
}

const row = (cells: readonly Tokens.TableCell[]) => createElement('tr', null, ...cells.map(cell))

const ALIGNMENT = { left: 'text-left', center: 'text-center', right: 'text-right' }

function cell({ align, header, tokens }: Tokens.TableCell) {
  const className = align ? ALIGNMENT[align] : undefined
  const content = <Inline tokens={tokens} />
  return header ? (
    <th scope="col" className={className}>
      {content}
    </th>
  ) : (
    <td className={className}>{content}</td>
  )
}
