import { createElement, type ReactNode } from 'react'
import type { CodeNode } from '~/modules/chat/ui/code/highlighter'
import { addressWith } from '~/modules/practice/carried-code'
import { CodeBox } from '~/ui/content/code-box'
import { SNAKE_PROGRAM, SNAKE_ROWS } from './snake-program'

/** Nothing but fun: what four lines draw, and the way to change them. It wriggles under the pointer. */
export function Snake({ program }: { program: CodeNode[] }) {
  return (
    <section aria-labelledby="snake" className="grid gap-5 border-line border-t pt-8">
      <h2 id="snake" className="text-xl">
        ¿Y una culebra?
      </h2>
      <div className="group flex items-center gap-x-8">
        <p aria-hidden="true" className="shrink-0 select-none font-mono text-action-edge text-sm leading-[1.35]">
          {SNAKE_ROWS.map((row, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a fixed drawing
              key={at}
              className="block whitespace-pre transition-transform duration-200 ease-out even:group-hover:-translate-x-1.5 odd:group-hover:translate-x-1.5 motion-reduce:transform-none"
            >
              {row}
            </span>
          ))}
        </p>
        <div className="grid gap-2 text-sm">
          <p className="max-w-[34ch] text-text-muted">
            La dibujan cuatro líneas de Python. Cambia los números y se retuerce de otra manera.
          </p>
          <p>
            <a href={addressWith(SNAKE_PROGRAM)} className="inline-block py-2 text-link underline">
              Juega con ella
            </a>
          </p>
        </div>
      </div>
      <CodeBox label="El programa de la culebra" className="code-block">
        <code>{createElement('span', null, ...program.map(element))}</code>
      </CodeBox>
    </section>
  )
}

function element(node: CodeNode): ReactNode {
  if (typeof node === 'string') return node
  return createElement('span', { className: node.className }, ...node.children.map(element))
}
