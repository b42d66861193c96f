import { createContext, useContext } from 'react'
import { REGISTER_SCRIPTS } from '~/pages/public/installed/register-script'
import { COPY_SCRIPT } from '~/ui/copy-script'
import { FORM_SCRIPT } from '~/ui/form-script'
import { THEME_SCRIPT } from '~/ui/theme-script'
import { VISITOR_SCRIPT } from './visitor-script'

/**
 * What a route says of itself: it is sent to visitors without React, works by links, forms and the scripts below, and the server may
 * send the very same page to all of them for so long.
 */
export class StaticPage {
  constructor(readonly keepMs: number) {}
}
/** Nothing in it changes while the server runs. */
export const STATIC_PAGE = new StaticPage(Number.POSITIVE_INFINITY)

/** All the scripts of a static page. Its policy names them by their hashes: a page that is kept cannot carry a nonce. */
export const STATIC_SCRIPTS = [THEME_SCRIPT, COPY_SCRIPT, FORM_SCRIPT, VISITOR_SCRIPT, ...REGISTER_SCRIPTS] as const

/** Whether the page being rendered is sent as a static one; false in the browser. */
export const StaticPageContext = createContext(false)
export const useIsStaticPage = () => useContext(StaticPageContext)
