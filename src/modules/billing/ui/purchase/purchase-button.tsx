import { useId } from 'react'
import { Link } from 'react-router'
import { Button } from '~/ui/button'
import type { ButtonVariant } from '~/ui/button-classes'
import { classNames } from '~/ui/class-names'
import { FieldError } from '~/ui/forms/control'
import { Spinner } from '~/ui/spinner'
import type { PaidPlan } from '../../plans'
import { PROCESSING } from '../../purchase-copy'
import { usePurchase } from './use-purchase'

type PurchaseButtonProps = {
  plan: PaidPlan
  label: string
  userId: string | null
  variant?: ButtonVariant
  /** Another purchase is under way on the page. */
  isBlocked?: boolean
}

/** PAY-39…46: opens the provider's payment page in a new tab; what went wrong stays under it. */
export function PurchaseButton({ plan, label, userId, variant, isBlocked = false }: PurchaseButtonProps) {
  const { purchase, buy } = usePurchase(plan, userId)
  const noteId = useId()
  const isProcessing = purchase.type === 'processing'
  const isOff = isProcessing || isBlocked
  return (
    <div className="grid gap-2">
      <Button
        variant={variant}
        className={classNames('w-full', isBlocked && !isProcessing && 'opacity-60')}
        aria-disabled={isOff || undefined}
        aria-busy={isProcessing || undefined}
        aria-describedby={purchase.type === 'failed' ? noteId : undefined}
        onClick={() => !isOff && buy()}
      >
        {isProcessing ? (
          <>
            <Spinner label="" />
            {PROCESSING}
          </>
        ) : (
          label
        )}
      </Button>
      {purchase.type === 'failed' && <FieldError id={noteId}>{purchase.problem.description}</FieldError>}
      {purchase.type === 'ready' && purchase.opened && (
        <p className="text-sm text-text-muted">
          El pago sigue en la otra pestaña. ¿Ya has pagado? <Link to="/verify-payment">Comprueba tu plan</Link>.
        </p>
      )}
    </div>
  )
}
