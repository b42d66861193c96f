import * as z from 'zod/mini'
import { PERIODS } from './contract'

export const downloadFigures = { query: z.strictObject({ period: z.enum(PERIODS) }) }
export const downloadCosts = downloadFigures
