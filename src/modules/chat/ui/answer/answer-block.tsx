import type { MarkedToken, Token, Tokens } from 'marked'
import { createElement, Fragment, memo, type ReactNode } from 'react'
import { isMarkedToken } from '~/platform/markdown/read-markdown'
import { TableBox } from '~/ui/content/table-box'
import { CodeBlock } from '../code/code-block'
import type { Block } from './answer-blocks'
import { Inline } from './answer-inline'
import type { HeadingLevel, Part, ProgramNotes } from './answer-parts'

/** A part of an answer; a block renders again only when its text, or what is said of it, has changed. */
export function AnswerPart({ part }: { part: Part }) {
  if (part.kind === 'block') return <AnswerBlock block={part.block} notes={part.notes} level={part.level} />
  return <FoldedSection part={part} />
}

const AnswerBlock = memo(
  ({ block: { token }, notes, level }: { block: Block; notes: ProgramNotes | null; level: HeadingLevel }) => {
    if (token.type === 'heading') return <Heading heading={token} level={level} />
    return token.type === 'code' && notes !== null ? <NotedProgram program={token} notes={notes} /> : renderBlock(token)
  },
  (before, after) =>
    before.block.raw === after.block.raw && before.notes?.raw === after.notes?.raw && before.level === after.level,
)

function NotedProgram({ program, notes: { notes, title } }: { program: Tokens.Code; notes: ProgramNotes }) {
  const shown = notes.map(({ lines, tokens }) => ({ lines, content: <Blocks tokens={tokens} /> }))
  return <CodeBlock code={program.text} language={program.lang} notes={shown} notesTitle={title} />
}

/** What one may want to know besides. The browser's search finds and opens it. */
function FoldedSection({ part: { heading, parts, level } }: { part: Extract<Part, { kind: 'section' }> }) {
  return (
    <details className="folded-section">
      <summary>{heading.token.type === 'heading' && <Heading heading={heading.token} level={level} />}</summary>
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
      return <Heading heading={token} level={3} />
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

function Heading({ heading, level }: { heading: Tokens.Heading; level: HeadingLevel }) {
  return createElement(`h${level}`, null, <Inline tokens={heading.tokens} />)
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
