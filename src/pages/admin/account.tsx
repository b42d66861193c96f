import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import * as z from 'zod/mini'
import { AccountFacts } from '~/modules/accounts/ui/admin/account-facts'
import { AccountMails } from '~/modules/accounts/ui/admin/account-mails'
import { AccountSessions } from '~/modules/accounts/ui/admin/account-sessions'
import { AuditList } from '~/modules/accounts/ui/admin/audit-list'
import { BlockAccount } from '~/modules/accounts/ui/admin/block-account'
import { AccountPayments } from '~/modules/billing/ui/owner/account-payments'
import { AccountPlan } from '~/modules/billing/ui/owner/account-plan'
import { GiftPlan } from '~/modules/billing/ui/owner/gift-plan'
import { usageFacts } from '~/modules/chat/usage-copy'
import { requireAdmin } from '~/server/page/page-context'
import { Facts } from '~/ui/content/facts'
import type { Route } from './+types/account'
import { AdminFrame } from './admin-frame'
import { listAddress } from './list-address'

export const meta: Route.MetaFunction = () => [
  { title: 'Una cuenta · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

const paymentId = z.catch(z.nullable(z.string().check(z.regex(/^pi_\w{1,250}$/))), null)

/** C-41. An account that is not there has no page. */
export async function loader(args: Route.LoaderArgs) {
  const { user, services } = await requireAdmin(args)
  const { administration } = services.accounts
  const id = z.uuid().safeParse(args.params.id)
  const account = id.success ? await administration.account(id.data) : null
  if (account === null) throw new Response(null, { status: 404 })
  const cursor = paymentId.parse(args.url.searchParams.get('pagos'))
  const [held, payments, usage, limits, sessions, mails, audit] = await Promise.all([
    services.billing.directory.plan(account.id),
    services.billing.directory.payments({ account, cursor, origin: args.url.origin }),
    services.chat.usageOf(account.id),
    services.chat.limits(account.id),
    administration.sessions(account.id),
    administration.mails(account.email),
    administration.auditOf(account.id),
  ])
  const usageOf = { ...usage, lastAskedAt: usage.lastAskedAt?.toISOString() ?? null, limits }
  return {
    ...{ account, ...held, payments, usage: usageOf, sessions, mails, audit },
    isFirst: cursor === null,
    list: listAddress(args.url.searchParams.get('lista')),
    isOneself: account.id === user.id,
  }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { account, plan, gifts, payments, usage, sessions, mails, audit, isFirst, list, isOneself } = loaderData
  const { revalidate } = useRevalidator()
  return (
    <AdminFrame title={account.email}>
      <Link to={list} className="-my-4 inline-flex min-h-10 items-center justify-self-start text-sm">
        Volver a la lista de cuentas
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-10">
          <Part title="Plan">
            <AccountPlan plan={plan} gifts={gifts} />
            <GiftPlan account={account} onDone={revalidate} />
          </Part>
          <Part title="Pagos">
            <AccountPayments accountId={account.id} payments={payments} isFirst={isFirst} onDone={revalidate} />
          </Part>
          <Part title="Registro de esta cuenta">
            <AuditList entries={audit} />
          </Part>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-10">
          <Part title="Cuenta">
            <AccountFacts account={account} />
            {isOneself ? (
              <p className="text-sm text-text-muted">Es tu propia cuenta: no puedes bloquearla.</p>
            ) : (
              <BlockAccount key={String(account.isBlocked)} account={account} onDone={revalidate} />
            )}
          </Part>
          <Part title="Uso">
            <Facts facts={usageFacts({ ...usage, isPro: plan.isPro })} />
          </Part>
          <Part title="Sesiones">
            <AccountSessions account={account} open={sessions} isOneself={isOneself} onDone={revalidate} />
          </Part>
          <Part title="Correos enviados">
            <AccountMails account={account} mails={mails} onDone={revalidate} />
          </Part>
        </div>
      </div>
    </AdminFrame>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
