import { endpoint } from '~/platform/endpoint'
import type { Period } from './contract'
import type * as input from './input'

/** Answers a CSV file. */
export const downloadFigures = endpoint<never, typeof input.downloadFigures>('GET', '/api/admin/figures')
export const figuresAddress = (period: Period) => `${downloadFigures.path}?period=${period}`
