import { use, useState } from 'react'
import { Button } from '~/ui/button'
import { useHydrated } from '~/ui/react/use-hydrated'
import { useLazyPart } from '~/ui/react/use-lazy-part'
import { Trouble } from '../../messages/trouble'
import { INSET } from '../foot/inset'
import type { ChatbotState } from '../use-chatbot'
import type { Messages } from './messages'

type Part = typeof Messages
let part: Part | null = null
let loading: Promise<Part> | null = null

/** On a bad line a question and its answer get through by being tried again; so must what shows them. */
const PAUSES_MS = [300, 1_000, 2_000, 4_000]

/** Loads the messages' part: with the Markdown parser, a seventh of the chat page's scripts. */
export function loadMessages(): Promise<Part> {
  loading ??= tryToLoad(PAUSES_MS).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function tryToLoad([pauseMs, ...later]: readonly number[]): Promise<Part> {
  try {
    part = (await import('./messages')).Messages
    return part
  } catch (error) {
    if (pauseMs === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return tryToLoad(later)
  }
}

/**
 * The messages of a conversation. A page that the server has sent with some is taken over once their part is there too, so that nothing in
 * it goes and comes back; elsewhere they are there as soon as it is.
 */
export function LazyMessages(props: { chatbot: ChatbotState }) {
  if (!useHydrated() && part === null) use(loadMessages())
  const [hasFailed, setFailed] = useState(false)
  const Part = useLazyPart(loadMessages, () => setFailed(true), part)
  if (Part !== null) return <Part {...props} />
  if (!hasFailed) return null
  return (
    <div className={INSET}>
      <Trouble sentence="No se ha podido cargar la conversación. Tus mensajes siguen guardados.">
        <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
          Recargar la página
        </Button>
      </Trouble>
    </div>
  )
}

/** What fails ahead of its need is tried again then, and said. */
const loadAhead = () => void loadMessages().catch(() => null)

/** On a conversation that has not begun: loads the messages' part at the reader's first stir, so that it is there before the first answer. */
export const AT_FIRST_STIR = { onPointerMove: loadAhead, onFocus: loadAhead, onKeyDown: loadAhead }
