import { Form, useNavigation } from 'react-router'
import { MAX_FREE_QUESTION_LENGTH } from '~/modules/chat/rules'
import { Button } from '~/ui/button'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { Field } from '~/ui/forms/field'

type FreeQuestionFormProps = {
  label: string
  question?: string | undefined
  error?: string | undefined
}

/** C-36, C-64: one question without an account. Works without a script: its answer is a page. */
export function FreeQuestionForm({ label, question, error }: FreeQuestionFormProps) {
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" action="/probar" className="grid gap-3">
      <Field
        label={label}
        error={error}
        control={(control) => (
          <textarea
            {...control}
            name="question"
            rows={2}
            required
            maxLength={MAX_FREE_QUESTION_LENGTH}
            defaultValue={question}
            placeholder="¿Cómo ordeno una lista de notas de mayor a menor?"
            className={`${CONTROL_CLASSES} field-sizing-content py-2.5`}
          />
        )}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" pending={isSending}>
          Preguntar
        </Button>
        <p className="text-sm text-text-muted">Sin cuenta. Tu pregunta no se guarda.</p>
      </div>
    </Form>
  )
}
