import * as z from 'zod/mini'
import { PERIODS } from '~/modules/overview/contract'
import { PERIOD_NAMES } from '~/modules/overview/copy'
import { costsAddress } from '~/modules/overview/download-contract'
import { CostFigures } from '~/modules/overview/ui/costs/cost-figures'
import { CostParts } from '~/modules/overview/ui/costs/cost-parts'
import { CsvLink } from '~/modules/overview/ui/csv-link'
import { PeriodLinks } from '~/modules/overview/ui/period-links'
import { requireAdmin } from '~/server/page/page-context'
import type { Route } from './+types/costs'
import { AdminFrame } from './admin-frame'

export const meta: Route.MetaFunction = () => [{ title: 'Costes · PyMentor' }, { name: 'robots', content: 'noindex' }]

const period = z.catch(z.enum(PERIODS), PERIODS[0])

/** An address without a period, or with one that is none, shows the shortest. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = await requireAdmin(args)
  return services.overview.costs(period.parse(args.url.searchParams.get('periodo')))
}

export default function CostsPage({ loaderData: costs }: Route.ComponentProps) {
  return (
    <AdminFrame title="Costes">
      <CostFigures costs={costs} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PeriodLinks page="/admin/costes" period={costs.period} />
        <CsvLink href={costsAddress(costs.period)} what={`los costes de ${PERIOD_NAMES[costs.period]}`} />
      </div>
      <CostParts costs={costs} />
    </AdminFrame>
  )
}
