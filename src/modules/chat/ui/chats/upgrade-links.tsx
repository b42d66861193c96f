import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'

/** CHAT-04: the plans; CHAT-05: without PRO, also the shortest way to it. */
export function UpgradeLinks({ isPro }: { isPro: boolean }) {
  return (
    <div className="grid gap-1 border-line border-t pt-3 text-sm">
      <ButtonLink to="/pricing" variant="outline">
        <Icon name="spark" className="size-4 text-accent" />
        Mejorar plan
      </ButtonLink>
      {!isPro && (
        <ButtonLink to="/checkout/pro" variant="link">
          Suscribirme a PRO Mensual
        </ButtonLink>
      )}
    </div>
  )
}
