import type { Context } from 'hono'
import {
  type AccountsHandlers,
  type Addresses,
  accountsHandlers,
  bindAccounts,
} from '~/modules/accounts/accounts.server'
import { type BillingHandlers, billingHandlers, bindBilling } from '~/modules/billing/billing.server'
import type { SignedInUser } from '~/modules/billing/contract'
import { bindBlog } from '~/modules/blog/blog.server'
import { bindChat, type ChatHandlers, chatHandlers } from '~/modules/chat/chat.server'
import { bindOverview, type OverviewHandlers, overviewHandlers } from '~/modules/overview/overview.server'
import type { Router } from '~/platform/http/router'
import type { Services } from './compose'
import { isDemoEmail } from './demo/demo-people'

type Requests = {
  secureCookies: boolean
  addressOf: (c: Context) => string
  addressesOf: (c: Context, remembered?: string) => Addresses
}
type Handlers = {
  accounts: AccountsHandlers
  billing: BillingHandlers
  chat: ChatHandlers
  overview: OverviewHandlers
}

/** The modules' HTTP, each given the services that it asks for. */
export function createHandlers(services: Services, requests: Requests): Handlers {
  const { clock, embeddedIdentity, google, personalData, accounts, billing } = services
  const { throttle } = accounts
  const originOf = (c: Context) => requests.addressesOf(c).browser
  return {
    accounts: accountsHandlers({
      ...{ accounts, users: billing.users, embeddedIdentity, google, personalData, clock },
      isReserved: isDemoEmail,
      ...requests,
    }),
    billing: billingHandlers({ billing, throttle, clock, originOf }),
    chat: chatHandlers(services.chat, { throttle, clock }),
    overview: overviewHandlers(services.overview),
  }
}

/** Every call of the API: each module binds its own, in its `server/routes.ts`. */
export function bindApi(router: Router<SignedInUser>, on: Handlers) {
  bindAccounts(router, on.accounts)
  bindBilling(router, on.billing)
  bindChat(router, on.chat)
  bindBlog(router)
  bindOverview(router, on.overview)
}
