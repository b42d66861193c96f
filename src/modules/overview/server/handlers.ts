import type { EndpointInput } from '~/platform/http/endpoint'
import type { Period } from '../contract'
import type { downloadCosts, downloadFigures } from '../download-contract'

type Csv = (period: Period) => Promise<string>

/** HTTP for the owner's figures; the router lets nobody but administrators in. */
export const overviewHandlers = (overview: { csv: Csv; costsCsv: Csv }) => ({
  async downloadFigures({ query: { period } }: EndpointInput<typeof downloadFigures>) {
    return fileOf(`pymentor-cifras-${period}.csv`, await overview.csv(period))
  },
  async downloadCosts({ query: { period } }: EndpointInput<typeof downloadCosts>) {
    return fileOf(`pymentor-costes-${period}.csv`, await overview.costsCsv(period))
  },
})
export type OverviewHandlers = ReturnType<typeof overviewHandlers>

const fileOf = (name: string, csv: string) =>
  new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
