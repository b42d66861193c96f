import type { EndpointInput } from '~/platform/endpoint'
import type { Period } from '../contract'
import type { downloadFigures } from '../download-contract'

/** HTTP for the owner's figures; the router lets nobody but administrators in. */
export const overviewHandlers = (overview: { csv: (period: Period) => Promise<string> }) => ({
  async downloadFigures({ query: { period } }: EndpointInput<typeof downloadFigures>) {
    return new Response(await overview.csv(period), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="pymentor-cifras-${period}.csv"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
})
export type OverviewHandlers = ReturnType<typeof overviewHandlers>
