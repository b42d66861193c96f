import type { ReactNode } from 'react'
import { CodeBox } from '~/ui/content/code-box'
import { EXAMPLE } from './margin-example'

// Two columns as wide as the site's page; the second goes on to the edge of the window.
const COLUMNS =
  'lg:grid-cols-[minmax(var(--spacing-gutter),1fr)_minmax(0,38rem)_minmax(0,29rem)_minmax(var(--spacing-gutter),1fr)]'

type AuthFrameProps = {
  title: string
  lead: ReactNode
  children: ReactNode
  footer: ReactNode
  /** What the page of the notebook says below its example. */
  margin?: ReactNode
}

/** The form on the left; on wide windows a page of the notebook beside it, which says what one signs in for. */
export function AuthFrame({ title, lead, children, footer, margin }: AuthFrameProps) {
  return (
    <div className={`grid w-full flex-1 ${COLUMNS}`}>
      <div className="mx-auto grid w-full max-w-md content-start gap-7 px-gutter py-10 sm:px-0 sm:py-16 lg:col-start-2 lg:mx-0">
        <div className="grid gap-2">
          <h1 className="text-3xl">{title}</h1>
          <p className="text-text-muted">{lead}</p>
        </div>
        {children}
        {footer && <div className="border-line border-t pt-5 text-sm">{footer}</div>}
      </div>
      <NotebookMargin>{margin}</NotebookMargin>
    </div>
  )
}

const STRING_LITERAL = /('[^']*')/

function NotebookMargin({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Un ejemplo de explicación"
      className="paper-grid punched col-start-3 col-end-5 hidden content-start gap-12 border-line border-l py-16 pr-gutter pl-20 lg:grid"
    >
      <figure className="grid max-w-sm gap-5">
        <figcaption className="font-display text-2xl">
          No solo el código: también <span className="underline-stroke">por qué funciona</span>.
        </figcaption>
        <CodeBox>
          <code>
            {EXAMPLE.program.split(STRING_LITERAL).map((piece, index) =>
              index % 2 === 1 ? (
                <span key={piece} className="hljs-string">
                  {piece}
                </span>
              ) : (
                piece
              ),
            )}
          </code>
        </CodeBox>
        <p className="flex items-baseline gap-3 text-sm">
          <span className="text-text-muted">Resultado</span>
          <samp className="font-mono text-verified">{EXAMPLE.output}</samp>
        </p>
        <p className="border-action-edge border-l-2 pl-4 text-sm text-text-muted">
          <code className="font-mono text-text">{EXAMPLE.explained}</code>: {EXAMPLE.explanation}
        </p>
      </figure>
      {children}
    </aside>
  )
}
