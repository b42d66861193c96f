import { type FormEvent, useId, useState } from 'react'
import { call } from '~/platform/http/call'
import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { RadioField } from '~/ui/forms/radio-field'
import { TextField } from '~/ui/forms/text-field'
import { Icon } from '~/ui/icon'
import { type ChatType, testMentor } from '../../contract'
import { MAX_MESSAGE_LENGTH } from '../../rules'
import { answered, failed, requestOf, speaksOfDifficulties, type Trial } from './trial'

const TYPES: readonly { type: ChatType; label: string }[] = [
  { type: 'basic', label: 'Básico' },
  { type: 'pro', label: 'PRO' },
]

/** ADMIN-01…04: asks a mentor once, and shows all that went there and came back. */
export function TestChat() {
  const [type, setType] = useState<ChatType>('basic')
  const [message, setMessage] = useState('')
  const [trial, setTrial] = useState<Trial>({ type: 'idle' })
  const request = requestOf(message, type, trial)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (request === null) return
    setTrial({ type: 'running', request })
    setTrial(
      await call(testMentor, { body: request }).then(
        (response) => answered(request, response),
        (error: unknown) => failed(request, error),
      ),
    )
  }

  return (
    <div className="grid max-w-3xl gap-8">
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <ChooseType type={type} onChoose={setType} />
        <div className="flex flex-wrap items-end gap-2.5">
          <TextField
            label="Mensaje"
            name="message"
            autoComplete="off"
            maxLength={MAX_MESSAGE_LENGTH}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
            className="min-w-0 flex-1 basis-60"
          />
          <Button
            type="submit"
            className="h-11"
            pending={trial.type === 'running'}
            pendingLabel="Esperando la respuesta…"
            disabled={request === null && trial.type !== 'running'}
          >
            <Icon name="send" className="size-4" />
            Enviar
          </Button>
        </div>
      </form>
      <Outcome trial={trial} />
      <div className="grid gap-5 md:grid-cols-2">
        <DataBox label="Datos de la petición" value={trial.type === 'idle' ? null : trial.request} />
        <DataBox label="Datos de la respuesta" value={'response' in trial ? trial.response : null} />
      </div>
    </div>
  )
}

function ChooseType({ type, onChoose }: { type: ChatType; onChoose: (type: ChatType) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Mentor</legend>
      <div className="flex gap-6">
        {TYPES.map((choice) => (
          <RadioField
            key={choice.type}
            name="chatbotType"
            value={choice.type}
            checked={type === choice.type}
            onChange={() => onChoose(choice.type)}
            label={choice.label}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Outcome({ trial }: { trial: Trial }) {
  const isBad = trial.type === 'failed' || (trial.type === 'answered' && speaksOfDifficulties(trial.content))
  return (
    <section aria-labelledby="answer" className="grid gap-2">
      <h2 id="answer" className="text-xl">
        Respuesta
      </h2>
      <div
        role="status"
        className={classNames('wrap-anywhere min-h-6 whitespace-pre-wrap', isBad ? 'text-danger' : 'text-text')}
      >
        {trial.type === 'idle' && <span className="text-text-muted">Aquí verás lo que contesta.</span>}
        {trial.type === 'running' && <span className="text-text-muted">Esperando la respuesta…</span>}
        {trial.type === 'answered' && trial.content}
        {trial.type === 'failed' && trial.sentence}
      </div>
    </section>
  )
}

/** ADMIN-02. */
function DataBox({ label, value }: { label: string; value: unknown }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <textarea
        id={id}
        readOnly
        rows={9}
        value={value === null ? '' : JSON.stringify(value, null, 2)}
        className={classNames(CONTROL_CLASSES, 'py-2 font-mono text-sm')}
      />
    </div>
  )
}
