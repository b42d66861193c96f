import { createElement, type ReactNode } from 'react'
import type { Program } from '~/modules/blog/blog.server'
import { type CodeNode, highlight } from '~/modules/chat/ui/code/highlighter'
import { buttonClasses } from '~/ui/button-classes'
import { CodeBox } from '~/ui/content/code-box'
import { COPY } from '~/ui/content/copy-script'
import { Icon } from '~/ui/icon'
import { RunLink } from '../home/run-link'

/** A program of an article with what it prints; `name`: where it can be run. The copy script does the button's work, and it is there only with it. */
export function PostProgram({ code, output, name }: Program & { name: string | null }) {
  return (
    <figure className="overflow-hidden rounded-md bg-code-surface">
      <figcaption className="flex min-h-9 items-center justify-between gap-3 border-line border-b pl-4 text-text-muted text-xs">
        <span>Python</span>
        <span className="hidden shrink-0 items-center in-data-script:flex">
          {name && <RunLink name={name} />}
          <button
            type="button"
            data-copy
            className={buttonClasses({ variant: 'ghost', size: 'sm' }, 'pointer-coarse:min-h-10')}
          >
            <Icon name="copy" className="size-4" />
            <span aria-live="polite">{COPY.idle}</span>
          </button>
        </span>
      </figcaption>
      <CodeBox className="code-block rounded-none">
        <code>{createElement('span', null, ...highlight(code, 'python').map(element))}</code>
      </CodeBox>
      {output !== null && (
        <div className="grid gap-1 border-line border-t px-4 py-3">
          <p className="text-text-muted text-xs">Resultado</p>
          <CodeBox label="Resultado" className="overflow-x-auto font-mono text-code leading-relaxed">
            <samp>{output}</samp>
          </CodeBox>
        </div>
      )}
    </figure>
  )
}

function element(node: CodeNode): ReactNode {
  if (typeof node === 'string') return node
  return createElement('span', { className: node.className }, ...node.children.map(element))
}
