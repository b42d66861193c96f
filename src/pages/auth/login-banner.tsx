import { INVALID_TOKEN, LOGIN_AGAIN, SESSION_RESET } from '~/modules/accounts/copy'
import type { LoginNotice } from '~/modules/accounts/ui/login-visit'
import { Banner } from '~/ui/banner'

/** Why one is here, if it was not one's own idea (AUTH-05, AUTH-06, AUTH-26). */
export function LoginBanner({ notice }: { notice: LoginNotice | null }) {
  switch (notice) {
    case null:
      return null
    case 'session_reset':
      return (
        <Banner tone="danger" role="alert">
          {SESSION_RESET}
        </Banner>
      )
    case 'login_again':
      return <Banner title={LOGIN_AGAIN.title}>{LOGIN_AGAIN.description}</Banner>
    case 'invalid_token':
      return (
        <Banner tone="danger" title={INVALID_TOKEN.title}>
          {INVALID_TOKEN.description}
        </Banner>
      )
  }
}
