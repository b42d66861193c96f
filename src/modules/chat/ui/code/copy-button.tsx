import { Button } from '~/ui/button'
import { useCopy } from '~/ui/content/use-copy'
import { Icon } from '~/ui/icon'

/** "Copiar"; for 2 s "Copiado" (CHAT-12). */
export function CopyButton({ text, label = 'Copiar' }: { text: string; label?: string }) {
  const { outcome, copy } = useCopy()
  const words = { none: label, copied: 'Copiado', refused: 'No se pudo copiar' }[outcome]
  return (
    <Button variant="ghost" size="sm" className="pointer-coarse:min-h-10" onClick={() => copy(text)}>
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} className="size-4" />
      <span aria-live="polite">{words}</span>
    </Button>
  )
}
