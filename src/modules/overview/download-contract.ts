import { endpoint } from '~/platform/http/endpoint'
import type { Period } from './contract'
import type * as input from './input'

/** Both answer a CSV file. */
export const downloadFigures = endpoint<never, typeof input.downloadFigures>('GET', '/api/admin/figures')
export const downloadCosts = endpoint<never, typeof input.downloadCosts>('GET', '/api/admin/costs')
export const figuresAddress = (period: Period) => `${downloadFigures.path}?period=${period}`
export const costsAddress = (period: Period) => `${downloadCosts.path}?period=${period}`
