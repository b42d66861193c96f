import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { shortDate } from '~/platform/time/dates'
import { Badge } from '~/ui/badge'
import type { AccountRow } from '../../directory-contract'
import { addressOfAccount, planName, planState } from '../../directory-copy'

/** Accounts, one a row; a phone shows under the e-mail and the plan what has columns of its own elsewhere. */
export function AccountTable({ accounts }: { accounts: readonly AccountRow[] }) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">Cuentas, las más nuevas primero</caption>
      <thead>
        <tr className="border-line border-b text-text-muted">
          <Heading>Cuenta</Heading>
          <Heading>Plan</Heading>
          <Heading isWide>Alta</Heading>
          <Heading isWide>Última visita</Heading>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <Row key={account.id} account={account} />
        ))}
      </tbody>
    </table>
  )
}

const Heading = ({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) => (
  <th scope="col" className={`py-2 pr-4 font-medium ${isWide ? 'hidden md:table-cell' : ''}`}>
    {children}
  </th>
)

function Row({ account }: { account: AccountRow }) {
  const { search } = useLocation()
  const { id, email, firstName, lastName, plan, createdAt } = account
  const [name, domain] = [email.slice(0, email.lastIndexOf('@')), email.slice(email.lastIndexOf('@'))]
  const seen = account.lastSeenAt === null ? 'Sin sesión abierta' : shortDate(account.lastSeenAt)
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="py-3 pr-4 font-normal">
        <Link to={addressOfAccount(id, search)} className="wrap-anywhere inline-block py-0.5 font-medium text-base">
          {name}
          {/* Where it breaks first, in a phone's narrow column. */}
          <wbr />
          {domain}
        </Link>
        <span className="wrap-anywhere block text-text-muted">
          {firstName} {lastName}
        </span>
        <span className="block text-text-muted md:hidden">
          Alta: {shortDate(createdAt)}
          <br />
          Última visita: {seen}
        </span>
        <Marks account={account} />
      </th>
      <td className="py-3 pr-4">
        <Badge tone={plan.isPro ? 'verified' : 'neutral'}>{planName(plan)}</Badge>
        <span className={`mt-1 block ${plan.paymentFailed ? 'text-danger' : 'text-text-muted'}`}>
          {planState(plan)}
        </span>
      </td>
      <td className="hidden whitespace-nowrap py-3 pr-4 tabular-nums md:table-cell">{shortDate(createdAt)}</td>
      <td className="hidden whitespace-nowrap py-3 text-text-muted tabular-nums md:table-cell">{seen}</td>
    </tr>
  )
}

const Marks = ({ account: { role, isBlocked, emailVerified } }: { account: AccountRow }) => (
  <span className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
    {role === 'admin' && <Badge tone="accent">Administración</Badge>}
    {isBlocked && <Badge tone="danger">Bloqueada</Badge>}
    {!emailVerified && <Badge>Correo sin confirmar</Badge>}
  </span>
)
