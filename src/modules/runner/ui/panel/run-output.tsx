import { useEffect, useRef } from 'react'

/** What a program prints, as a terminal shows it; it is read out as it comes, and its end stays in sight. */
export function RunOutput({ text }: { text: string }) {
  const box = useRef<HTMLPreElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more of it
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [text])
  return (
    <pre
      ref={box}
      role="log"
      aria-label="Salida del programa"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way for the keyboard to move what scrolls
      tabIndex={0}
      hidden={text === ''}
      className="max-h-80 overflow-auto whitespace-pre-wrap rounded-sm bg-surface p-3 font-mono text-text text-xs [overflow-wrap:anywhere]"
    >
      {text}
    </pre>
  )
}
