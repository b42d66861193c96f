import type { Router } from '~/platform/http/router'
import * as contract from '../download-contract'
import * as input from '../input'
import type { OverviewHandlers } from './handlers'

/** Every call of the overview. */
export function bindOverview({ forAdmins }: Router<unknown>, on: OverviewHandlers) {
  forAdmins(contract.downloadFigures, input.downloadFigures, on.downloadFigures)
  forAdmins(contract.downloadCosts, input.downloadCosts, on.downloadCosts)
}
