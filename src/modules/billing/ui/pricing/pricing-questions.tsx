import { Icon } from '~/ui/icon'
import { pricingQuestions } from './questions'

/** Works without a script. */
export function PricingQuestions({ limits, isSameMentor = false }: { limits: string; isSameMentor?: boolean }) {
  return (
    <div className="grid border-line border-t">
      {pricingQuestions(limits, isSameMentor).map(({ question, answer }) => (
        <details key={question} className="group border-line border-b">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-medium">
            {question}
            <Icon
              name="chevron-down"
              className="size-5 text-text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <p className="max-w-notebook pb-5 text-text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
