import { useEffect } from 'react'
import { Banner } from '~/ui/banner'
import { toast } from '~/ui/toasts/toast'
import { isPurchase } from '../shell/purchase-path'

const SIGN_IN_TO_CHECK_OUT = {
  title: 'Inicia sesión para continuar',
  description: 'Entra en tu cuenta y seguirás con la compra donde la dejaste.',
}

/** PAY-04: a purchase asked for the login, and goes on after it. */
export function CheckoutBanner({ redirect }: { redirect: string | null }) {
  const isAsked = redirect !== null && isPurchase(redirect)
  useEffect(() => {
    if (isAsked) toast(SIGN_IN_TO_CHECK_OUT)
  }, [isAsked])
  return isAsked && <Banner title={SIGN_IN_TO_CHECK_OUT.title}>{SIGN_IN_TO_CHECK_OUT.description}</Banner>
}
