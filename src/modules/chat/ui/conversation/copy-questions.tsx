import { Icon } from '~/ui/icon'
import { useCopy } from '../answer/copy-button'
import { QUESTIONS } from './questions'

/** MENTOR-05: three suggested questions; a click puts one on the clipboard. */
export function CopyQuestions() {
  return (
    <section aria-labelledby="suggested" className="grid gap-3">
      <h2 id="suggested" className="text-lg">
        Preguntas sugeridas
      </h2>
      <p className="text-sm text-text-muted">Pulsa una para copiarla.</p>
      <ul className="grid gap-1.5">
        {QUESTIONS.pro.slice(0, 3).map(({ question }) => (
          <li key={question}>
            <CopyQuestion question={question} />
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
      className="-mx-3 grid w-[calc(100%+1.5rem)] grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 rounded-md px-3 py-2 text-left text-sm hover:bg-surface-raised"
    >
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} className="mt-0.5 size-4 text-accent" />
      {question}
      <span aria-live="polite" className="col-start-2 text-text-muted text-xs">
        {{ none: null, copied: 'Copiada', refused: 'No se pudo copiar' }[outcome]}
      </span>
    </button>
  )
}
