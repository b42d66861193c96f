import type { MarkedToken, Token, Tokens } from 'marked'
import { createElement, Fragment, memo, type ReactNode } from 'react'
import { isMarkedToken } from '~/platform/markdown/read-markdown'
import { TableBox } from '~/ui/table-box'
import type { Block } from './answer-blocks'
import { Inline } from './answer-inline'
import { CodeBlock } from './code-block'

/** One block of an answer; it renders again only when its text has changed. */
export const AnswerBlock = memo(
  ({ block }: { block: Block }) => renderBlock(block.token),
  (before, after) => before.block.raw === after.block.raw,
)

function Blocks({ tokens }: { tokens: readonly Token[] }) {
  return createElement(Fragment, null, ...tokens.filter(isMarkedToken).map(renderBlock))
}

function renderBlock(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return <Heading heading={token} />
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      )
    case 'code':
      return <CodeBlock code={token.text} language={token.lang} />
    case 'list':
      return <List list={token} />
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} />
        </blockquote>
      )
    case 'table':
      return <Table table={token} />
    case 'hr':
      return <hr />
    case 'html':
      return <p className="whitespace-pre-wrap">{token.text.trimEnd()}</p>
    case 'space':
    case 'def':
      return null
    default:
      return <Inline tokens={[token]} />
  }
}

/** The page has its own h1 and h2; an answer's headings stand below them. */
function Heading({ heading }: { heading: Tokens.Heading }) {
  const content = <Inline tokens={heading.tokens} />
  return heading.depth <= 3 ? <h3>{content}</h3> : <h4>{content}</h4>
}

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map(listItem)
  if (!list.ordered) return createElement('ul', null, ...items)
  return createElement('ol', list.start === '' || list.start === 1 ? null : { start: list.start }, ...items)
}

const listItem = ({ tokens }: Tokens.ListItem) => (
  <li>
    <Blocks tokens={tokens} />
  </li>
)

function Table({ table }: { table: Tokens.Table }) {
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
