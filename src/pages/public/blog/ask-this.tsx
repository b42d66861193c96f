import { buttonClasses } from '~/ui/button-classes'
import { askLink } from '../home/ask-link'

/** The end of an article: what it leaves one to ask, asked of the mentor with one press; a visitor needs no account for it. */
export function AskThis({ question }: { question: string }) {
  return (
    <section
      aria-labelledby="ask-this"
      className="grid gap-3 rounded-md border border-line border-l-2 border-l-action-edge bg-surface-raised px-5 py-4"
    >
      <h2 id="ask-this" className="font-sans font-semibold text-base">
        Pregúntale esto al mentor
      </h2>
      <p className="font-display text-xl">{question}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={askLink(question)} rel="nofollow" className={buttonClasses({ variant: 'outline' })}>
          Preguntárselo
        </a>
        <p className="text-sm text-text-muted">Puedes cambiarla antes de enviarla.</p>
      </div>
    </section>
  )
}
