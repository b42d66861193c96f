import { useEffect } from 'react'
import { SIGN_IN_TO_CHECK_OUT } from '~/modules/billing/purchase-copy'
import { Banner } from '~/ui/banner'
import { toast } from '~/ui/toast'

/** PAY-04: a purchase asked for the login, and goes on after it. */
export function CheckoutNotice({ redirect }: { redirect: string | null }) {
  const isPurchase = redirect !== null && /^\/checkout\//.test(redirect)
  useEffect(() => {
    if (isPurchase) toast(SIGN_IN_TO_CHECK_OUT)
  }, [isPurchase])
  return isPurchase && <Banner title={SIGN_IN_TO_CHECK_OUT.title}>{SIGN_IN_TO_CHECK_OUT.description}</Banner>
}
