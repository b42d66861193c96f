import type { Request } from '../frame'
import type { RequestPattern } from './request-pattern'
import { ABOUT_CODE } from './requests-about-code'
import { ABOUT_MORE } from './requests-about-more'

export const REQUEST_PATTERNS = { ...ABOUT_CODE, ...ABOUT_MORE } as const satisfies Record<
  Request,
  readonly RequestPattern[]
>
