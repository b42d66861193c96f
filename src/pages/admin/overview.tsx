import * as z from 'zod/mini'
import { PERIODS } from '~/modules/overview/contract'
import { PERIOD_NAMES } from '~/modules/overview/copy'
import { figuresAddress } from '~/modules/overview/download-contract'
import { BusinessParts } from '~/modules/overview/ui/business-parts'
import { CsvLink } from '~/modules/overview/ui/csv-link'
import { KeyFigures } from '~/modules/overview/ui/key-figures'
import { MoneyParts, PageParts, PeopleParts } from '~/modules/overview/ui/overview-parts'
import { PeriodLinks } from '~/modules/overview/ui/period-links'
import { requireAdmin } from '~/server/page/page-context'
import type { Route } from './+types/overview'
import { AdminFrame } from './admin-frame'

export const meta: Route.MetaFunction = () => [{ title: 'Resumen · PyMentor' }, { name: 'robots', content: 'noindex' }]

const period = z.catch(z.enum(PERIODS), PERIODS[0])

/** C-41. An address without a period, or with one that is none, shows the shortest. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = await requireAdmin(args)
  return services.overview.read(period.parse(args.url.searchParams.get('periodo')))
}

export default function OverviewPage({ loaderData: overview }: Route.ComponentProps) {
  return (
    <AdminFrame title="Resumen">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PeriodLinks page="/admin/resumen" period={overview.period} />
        <CsvLink href={figuresAddress(overview.period)} what={PERIOD_NAMES[overview.period]} />
      </div>
      <KeyFigures overview={overview} span={PERIOD_NAMES[overview.period]} />
      <BusinessParts overview={overview} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-2">
        <PeopleParts overview={overview} />
        <MoneyParts overview={overview} />
        <PageParts overview={overview} />
      </div>
    </AdminFrame>
  )
}
