import { useCopy } from '~/ui/content/use-copy'
import { Icon } from '~/ui/icon'
import type { ChatType } from '../../contract'

/** A question worth asking, and in a word what it is about. */
export type WorthAsking = { about: string; question: string }

/** What the first screen of an empty conversation offers. */
export const QUESTIONS = {
  basic: [
    { about: 'Empezar', question: '¿Cómo recorro una lista con un bucle for?' },
    { about: 'Archivos', question: '¿Cómo leo un archivo CSV y sumo una de sus columnas?' },
    { about: 'Errores', question: 'Me sale «IndexError: list index out of range». ¿Qué significa y cómo lo arreglo?' },
    { about: 'Entender', question: '¿Qué es una comprensión de listas y cuándo conviene usarla?' },
  ],
  pro: [
    {
      about: 'Automatizar',
      question: 'Renombra las fotos de una carpeta y enséñame los cambios antes de hacerlos.',
    },
    {
      about: 'Datos',
      question: 'Lee un CSV de ventas, suma el importe por cliente y guarda el resultado en otro CSV.',
    },
    { about: 'Diseño', question: '¿Cómo modelo un inventario con dataclasses y qué casos límite debo probar?' },
    { about: 'Robustez', question: '¿Cómo manejo excepciones al leer archivos sin ocultar los errores de verdad?' },
  ],
} satisfies Record<ChatType, WorthAsking[]>

/** MENTOR-05: three suggested questions; a click puts one on the clipboard, its arrow asks it. */
export function CopyQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <section aria-labelledby="suggested" className="grid gap-3">
      <h2 id="suggested" className="text-lg">
        Preguntas sugeridas
      </h2>
      <p className="text-sm text-text-muted">Pulsa una para copiarla, o su flecha para preguntarla.</p>
      <ul className="grid gap-1.5">
        {QUESTIONS.pro.slice(0, 3).map(({ question }) => (
          <li key={question} className="-mx-3 flex items-start gap-1">
            <CopyQuestion question={question} />
            <button
              type="button"
              onClick={() => onAsk(question)}
              aria-label={`Preguntar: ${question}`}
              title="Preguntar"
              className="grid size-9 shrink-0 place-items-center rounded-md text-text-muted hover:bg-surface-raised hover:text-accent pointer-coarse:size-10"
            >
              <Icon name="arrow-right" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CopyQuestion({ question }: { question: string }) {
  const { outcome, copy } = useCopy()
  return (
    <button
      type="button"
      onClick={() => copy(question)}
      className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 rounded-md px-3 py-2 text-left text-sm hover:bg-surface-raised"
    >
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} className="mt-0.5 size-4 text-accent" />
      {question}
      <span aria-live="polite" className="col-start-2 text-text-muted text-xs">
        {{ none: null, copied: 'Copiada', refused: 'No se pudo copiar' }[outcome]}
      </span>
    </button>
  )
}
