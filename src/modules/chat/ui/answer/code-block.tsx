import { CodeBox } from '~/ui/code-box'
import { languageName } from './code-language'
import { CopyButton } from './copy-button'
import { Highlighted } from './highlighted'

/** A code fence: its language, "Copiar" (CHAT-13) and the code, coloured once the highlighter is there. */
export function CodeBlock({ code, language }: { code: string; language: string | undefined }) {
  return (
    <figure className="overflow-hidden rounded-md bg-code-surface">
      <figcaption className="flex items-center justify-between gap-3 border-line border-b pl-4 text-text-muted text-xs">
        <span className="truncate">{languageName(language)}</span>
        <CopyButton text={code} />
      </figcaption>
      <CodeBox className="code-block rounded-none">
        <code>
          <Highlighted code={code} language={language} />
        </code>
      </CodeBox>
    </figure>
  )
}
