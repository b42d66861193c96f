import { type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router'
import { PasskeysPanel } from '~/modules/accounts/ui/passkeys/passkeys-panel'
import { DeleteAccountCard } from '~/modules/accounts/ui/profile/delete-account-card'
import { ExportButton } from '~/modules/accounts/ui/profile/export-button'
import { ImprovementPanel } from '~/modules/accounts/ui/profile/improvement-panel'
import { NotificationsPanel } from '~/modules/accounts/ui/profile/notifications-panel'
import { PasswordPanel } from '~/modules/accounts/ui/profile/password-panel'
import { ProfilePanel } from '~/modules/accounts/ui/profile/profile-panel'
import { SessionsPanel } from '~/modules/accounts/ui/profile/sessions-panel'
import { SecondStepPanel } from '~/modules/accounts/ui/second-step/second-step-panel'
import type { SyncPorts } from '~/modules/accounts/ui/session/session-sync'
import { deletionNotes } from '~/modules/billing/ui/plan/deletion-notes'
import { SubscriptionPanel } from '~/modules/billing/ui/subscription-panel'
import { DAILY_LIMIT, MONTHLY_LIMIT } from '~/modules/chat/rules'
import { LearningPanel } from '~/modules/chat/ui/teaching/learning-panel'
import { RunSettingPanel } from '~/modules/runner/ui/panel/run-setting-panel'
import { browserPorts } from '~/pages/session/sync-ports'
import { readPlan } from '~/pages/shell/plan.server'
import { requireUser, sessionTokenContext } from '~/server/page/page-context'
import { type Tab, Tabs } from '~/ui/menus/tabs'
import { useIdentitySettings } from '../shell/identity-settings'
import type { Route } from './+types/profile'

export const meta: Route.MetaFunction = () => [
  { title: 'Mi Cuenta · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

const TAB_IDS = ['perfil', 'seguridad', 'suscripcion', 'notificaciones'] as const
type TabId = (typeof TAB_IDS)[number]

const PLAN_CONTENTS = {
  free: [
    `El Mentor Basic, con ${DAILY_LIMIT} mensajes al día y ${MONTHLY_LIMIT} al mes`,
    'Tus conversaciones guardadas, para buscarlas, exportarlas y compartirlas',
  ],
  pro: [
    'El Mentor PRO y el Mentor Basic',
    'Mensajes sin límite diario ni mensual',
    'Tus conversaciones guardadas, para buscarlas, exportarlas y compartirlas',
  ],
}

/** ACCT-10. */
export async function loader(args: Route.LoaderArgs) {
  const { user, services } = await requireUser(args)
  const { profile, secondStep } = services.accounts
  const [sessions, passkeys, step, isStepMissing, notifications, improvement, plan, invoice] = await Promise.all([
    profile.sessions(user.id, args.context.get(sessionTokenContext) ?? ''),
    services.accounts.passkeys.list(user.id),
    secondStep.own(user.id),
    secondStep.isMissing(user),
    profile.notifications(user.id),
    profile.improvement(user.id),
    readPlan(services, user),
    services.billing.invoiceDetails.read(user.id),
  ])
  return { user, sessions, passkeys, step, isStepMissing, notifications, improvement, plan, invoice }
}

/** Another tab shows what is there already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const { revalidate } = useRevalidator()
  const settings = useIdentitySettings()
  const current = TAB_IDS.find((id) => id === query.get('tab')) ?? 'perfil'
  const parts = { ...loaderData, ports: () => browserPorts(settings), revalidate }
  const tabs: Tab<TabId>[] = [
    {
      id: 'perfil',
      label: 'Perfil',
      icon: 'user',
      panel: <ProfilePanel {...parts} hasPasskey={loaderData.passkeys.length > 0} onSaved={revalidate} />,
    },
    { id: 'seguridad', label: 'Seguridad', icon: 'lock', panel: <Security {...parts} /> },
    {
      id: 'suscripcion',
      label: 'Suscripción',
      icon: 'spark',
      panel: (
        <SubscriptionPanel
          plan={loaderData.plan}
          contents={PLAN_CONTENTS}
          invoice={loaderData.invoice}
          isOpen={current === 'suscripcion'}
          onRefresh={revalidate}
        />
      ),
    },
    {
      id: 'notificaciones',
      label: 'Notificaciones',
      icon: 'mail',
      panel: <NotificationsPanel chosen={loaderData.notifications} />,
    },
  ]

  return (
    <div className="mx-auto grid w-full max-w-page content-start gap-8 px-gutter py-8 sm:py-12">
      <header className="grid gap-1">
        <h1 className="text-3xl">Mi Cuenta</h1>
        <p className="truncate text-text-muted">{loaderData.user.email}</p>
      </header>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Tabs label="Mi Cuenta" tabs={tabs} current={current} hrefOf={(id) => `?tab=${id}`} />
        <BesideTabs {...parts} />
      </div>
    </div>
  )
}

type PartProps = Route.ComponentProps['loaderData'] & { ports: () => SyncPorts; revalidate: () => Promise<void> }

const Security = ({ user, passkeys, step, isStepMissing, sessions, ports, revalidate }: PartProps) => (
  <div className="grid gap-10">
    <PasswordPanel user={user} onChanged={revalidate} />
    <PasskeysPanel user={user} own={passkeys} ports={ports} onChanged={revalidate} />
    <SecondStepPanel
      user={user}
      own={step}
      hasPasskey={passkeys.length > 0}
      isMissing={isStepMissing}
      ports={ports}
      onChanged={revalidate}
    />
    <SessionsPanel own={sessions} onEnded={revalidate} />
  </div>
)

/** What belongs to no tab: how code runs and answers come, what is kept, and the end of the account. */
const BesideTabs = ({ user, improvement, plan, passkeys, ports }: PartProps) => (
  <aside className="grid gap-6">
    <section className="rounded-md border border-line p-5">
      <RunSettingPanel />
    </section>
    <section className="rounded-md border border-line p-5">
      <LearningPanel />
    </section>
    <section className="rounded-md border border-line p-5">
      <ImprovementPanel stored={improvement} />
    </section>
    <section className="grid gap-3 rounded-md border border-line p-5">
      <h2 className="text-lg">Tus datos</h2>
      <p className="text-sm text-text-muted">
        Todo lo que guardamos de ti, con tus conversaciones y su código, en un ZIP.
      </p>
      <ExportButton />
    </section>
    <DeleteAccountCard
      user={user}
      notes={deletionNotes(plan)}
      hasPasskey={passkeys.length > 0}
      ports={ports}
      onDeleted={leave}
    />
  </aside>
)

/** ACCT-12. A new document: nothing of the user remains in memory. */
const leave = () => window.location.replace('/')
