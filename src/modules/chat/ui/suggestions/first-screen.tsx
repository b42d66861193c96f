import { Icon } from '~/ui/icon'
import type { ChatType } from '../../contract'
import { WELCOME } from '../../copy'
import { QUESTIONS } from './questions'

/** What a conversation shows before its first message (CHAT-09): who answers, and questions worth asking. */
export function FirstScreen({ type, onPick }: { type: ChatType; onPick: (question: string) => void }) {
  const { before, name, after, rest } = greetingOf(WELCOME[type])
  return (
    <div className="grid max-w-[44rem] gap-7">
      <div className="grid gap-3">
        <h2 className="text-2xl @2xl:text-3xl">
          {before}
          <span className="underline-stroke">{name}</span>
          {after}
        </h2>
        <p className="max-w-[58ch] text-text-muted">{rest}</p>
      </div>
      <section aria-label="Preguntas que merecen la pena">
        <ul className="divide-y divide-line border-line border-y">
          {QUESTIONS[type].map(({ about, question }) => (
            <li key={about}>
              <button
                type="button"
                onClick={() => onPick(question)}
                className="group grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3 text-left hover:bg-surface-raised @2xl:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
              >
                <span className="col-span-2 text-text-muted text-xs @2xl:col-span-1">{about}</span>
                <span>{question}</span>
                <Icon name="arrow-right" className="size-4 self-center text-text-muted group-hover:text-accent" />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <p className="max-w-[58ch] text-sm text-text-muted">
        Te responde una IA, no una persona. Puede equivocarse: comprueba el código antes de usarlo en algo importante y
        no compartas contraseñas ni datos personales.
      </p>
    </div>
  )
}

/** A welcome's first sentence, cut around the mentor's name (in bold), and what comes after it. */
type Greeting = { before: string; name: string; after: string; rest: string }

/** "Hola, soy tu **mentor Basic**. Cuéntame…" The name is empty where the first sentence has nothing in bold. */
export function greetingOf(welcome: string): Greeting {
  const end = welcome.search(/(?<=[.!?])\s/)
  const sentence = end === -1 ? welcome : welcome.slice(0, end)
  const [before = '', name = '', after = ''] = sentence.split('**')
  return { before, name, after, rest: end === -1 ? '' : welcome.slice(end).trim() }
}
