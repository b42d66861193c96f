import { useRevalidator } from 'react-router'
import * as z from 'zod/mini'
import { AccountFacts } from '~/modules/accounts/ui/admin/account-facts'
import { BlockAccount } from '~/modules/accounts/ui/admin/block-account'
import { planFacts } from '~/modules/billing/ui/admin/plan-facts'
import { requireAdmin } from '~/server/page-context'
import type { Route } from './+types/account'
import { AdminFrame } from './admin-frame'

export const meta: Route.MetaFunction = () => [
  { title: 'Una cuenta · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

/** C-41. An account that is not there has no page. */
export async function loader(args: Route.LoaderArgs) {
  const { user, services } = await requireAdmin(args)
  const id = z.uuid().safeParse(args.params.id)
  const account = id.success ? await services.accounts.administration.account(id.data) : null
  if (account === null) throw new Response(null, { status: 404 })
  return { account, plan: await services.billing.users.heldPlan(account.id), isOneself: account.id === user.id }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { account, plan, isOneself } = loaderData
  const { revalidate } = useRevalidator()
  return (
    <AdminFrame title={account.email}>
      <AccountFacts account={account} more={planFacts(plan)} />
      {isOneself ? (
        <p className="text-sm text-text-muted">Es tu propia cuenta: no puedes bloquearla.</p>
      ) : (
        <BlockAccount key={String(account.isBlocked)} account={account} onDone={revalidate} />
      )}
    </AdminFrame>
  )
}
