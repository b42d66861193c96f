import { createContext, useContext } from 'react'
import { COPY_SCRIPT } from '~/ui/content/copy-script'
import { FORM_SCRIPT } from '~/ui/forms/form-script'
import { THEME_SCRIPT } from '~/ui/theme/theme-script'
import { REGISTER_SCRIPTS } from './scripts/register-script'
import { RUN_SCRIPT } from './scripts/run-script'
import { VISITOR_SCRIPT } from './scripts/visitor-script'

/**
 * What a route says of itself: it is sent to visitors without React, works by links, forms and the scripts below, and the server may
 * send the very same page to all of them for so long.
 */
export class StaticPage {
  constructor(readonly cacheForMs: number) {}
}
/** Nothing in it changes while the server runs. */
export const STATIC_PAGE = new StaticPage(Number.POSITIVE_INFINITY)

/**
 * All the scripts of a static page. What it looks like depends on those in its head; the others wait at its end for the stylesheet, so
 * that browsers have the styles worked out by then and lay the page out in a turn of its own.
 */
export const STATIC_SCRIPTS: { head: readonly string[]; end: readonly string[] } = {
  head: [THEME_SCRIPT, COPY_SCRIPT],
  end: [FORM_SCRIPT, RUN_SCRIPT, VISITOR_SCRIPT, ...REGISTER_SCRIPTS],
}

/** Whether the page being rendered is sent as a static one; false in the browser. */
export const StaticPageContext = createContext(false)
export const useIsStaticPage = () => useContext(StaticPageContext)
