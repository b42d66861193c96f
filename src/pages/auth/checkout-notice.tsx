import { useEffect } from 'react'
import { SIGN_IN_TO_CHECK_OUT } from '~/modules/billing/purchase-copy'
import { Banner } from '~/ui/banner'
import { toast } from '~/ui/toast'
import { isPurchase } from '../shell/purchase-path'

/** PAY-04: a purchase asked for the login, and goes on after it. */
export function CheckoutNotice({ redirect }: { redirect: string | null }) {
  const isAsked = redirect !== null && isPurchase(redirect)
  useEffect(() => {
    if (isAsked) toast(SIGN_IN_TO_CHECK_OUT)
  }, [isAsked])
  return isAsked && <Banner title={SIGN_IN_TO_CHECK_OUT.title}>{SIGN_IN_TO_CHECK_OUT.description}</Banner>
}
