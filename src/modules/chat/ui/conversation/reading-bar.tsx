import { Button } from '~/ui/button'

type ReadingBarProps = { pending: 'older' | 'newer' | 'end' | null; onReadOn: () => void; onGoToEnd: () => void }

/** Stands in the composer's place while a part of the conversation is read after which more comes. */
export function ReadingBar({ pending, onReadOn, onGoToEnd }: ReadingBarProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 basis-64 text-sm">Estás leyendo una parte anterior de la conversación.</p>
      <Button variant="outline" pending={pending === 'newer'} onClick={onReadOn}>
        Ver lo que sigue
      </Button>
      <Button variant="secondary" pending={pending === 'end'} onClick={onGoToEnd}>
        Ir al final
      </Button>
    </div>
  )
}
