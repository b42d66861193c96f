import type { MarkedToken, Token, Tokens } from 'marked'
import { createElement, Fragment, memo, type ReactNode } from 'react'
import { isMarkedToken } from '~/platform/markdown/read-markdown'
import { TableBox } from '~/ui/table-box'
import type { Block } from './answer-blocks'
import { Inline } from './answer-inline'
import type { Part, ProgramNotes } from './answer-parts'
import { CodeBlock } from './code-block'

/** A part of an answer; a block renders again only when its text, or what is said of it, has changed. */
export function AnswerPart({ part }: { part: Part }) {
  if (part.kind === 'block') return <AnswerBlock block={part.block} notes={part.notes} />
  return <FoldedSection part={part} />
}

const AnswerBlock = memo(
  ({ block: { token }, notes }: { block: Block; notes: ProgramNotes | null }) =>
    token.type === 'code' && notes !== null ? <NotedProgram program={token} notes={notes} /> : renderBlock(token),
  (before, after) => before.block.raw === after.block.raw && before.notes?.raw === after.notes?.raw,
)

function NotedProgram({ program, notes: { notes, title } }: { program: Tokens.Code; notes: ProgramNotes }) {
  const shown = notes.map(({ lines, tokens }) => ({ lines, content: <Blocks tokens={tokens} /> }))
  return <CodeBlock code={program.text} language={program.lang} notes={shown} notesTitle={title} />
}

/** What one may want to know besides. The browser's search finds and opens it. */
function FoldedSection({ part: { heading, parts } }: { part: Extract<Part, { kind: 'section' }> }) {
  return (
    <details className="folded-section">
      <summary>{renderBlock(heading.token)}</summary>
      {parts.map((part) => (
        <AnswerPart key={startOf(part)} part={part} />
      ))}
    </details>
  )
}

/** Where a part begins in its answer: what it is known by as the text grows. */
export const startOf = (part: Part): number => (part.kind === 'block' ? part.block.start : part.heading.start)

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
