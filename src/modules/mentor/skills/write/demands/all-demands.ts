import { CONDITIONS } from './conditions'
import type { Demand } from './demand'
import { DOING } from './doing'
import { MEASURES } from './measures'
import { ORDERS } from './order'
import { PARTS } from './parts'

/** All that words of a request may ask of a program, whoever writes it. */
export const DEMANDS: readonly Demand[] = [...DOING, ...ORDERS, ...CONDITIONS, ...MEASURES, ...PARTS]
