import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { Button } from '~/ui/button'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { Field } from '~/ui/forms/field'
import { FormError } from '~/ui/forms/form-error'
import { RadioField } from '~/ui/forms/radio-field'
import { VOTE_REASON } from '../../copy'
import { MAX_VOTE_COMMENT_LENGTH, VOTE_REASONS } from '../../rules'
import type { Voting } from './use-voting'

type VoteFormProps = { onSend: Voting['sendReason']; onClose: () => void }

/** Why a reply has not helped. What could not be sent stays as it was written. */
export function VoteForm({ onSend, onClose }: VoteFormProps) {
  const id = useId()
  const { send, isSending, problem } = useReason(onSend)

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  return (
    <form
      method="post"
      aria-labelledby={id}
      onSubmit={send}
      onKeyDown={leave}
      className="mt-1 ml-3 grid max-w-md animate-fade gap-3 rounded-md border border-line bg-surface-raised p-4"
    >
      {problem !== null && <FormError>{problem}</FormError>}
      <fieldset className="grid text-sm">
        <legend id={id} className="mb-1 font-medium">
          ¿Por qué no te ha servido?
        </legend>
        {VOTE_REASONS.map((reason) => (
          <RadioField key={reason} name="reason" value={reason} label={VOTE_REASON[reason]} />
        ))}
      </fieldset>
      <Comment />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          className="pointer-coarse:min-h-10"
          pending={isSending}
          pendingLabel="Enviando…"
        >
          Enviar
        </Button>
        <Button variant="ghost" size="sm" className="pointer-coarse:min-h-10" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </form>
  )
}

function useReason(onSend: VoteFormProps['onSend']) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const reason = VOTE_REASONS.find((each) => each === data.get('reason')) ?? null
    if (reason === null) return setProblem('Elige un motivo; el comentario es opcional.')
    setIsSending(true)
    setProblem(await onSend({ reason, comment: String(data.get('comment')).trim() || null }))
    setIsSending(false)
  }
  return { send, isSending, problem }
}

const Comment = () => (
  <Field
    label="Cuéntanos más (opcional)"
    control={(control) => (
      <textarea
        {...control}
        name="comment"
        rows={2}
        maxLength={MAX_VOTE_COMMENT_LENGTH}
        className={`${CONTROL_CLASSES} py-2`}
      />
    )}
  />
)
