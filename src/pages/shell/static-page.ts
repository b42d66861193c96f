import { createContext, useContext } from 'react'
import { COPY_SCRIPT } from '~/ui/copy-script'
import { FORM_SCRIPT } from '~/ui/form-script'
import { THEME_SCRIPT } from '~/ui/theme-script'
import { VISITOR_SCRIPT } from './visitor-script'

/** What a route says of itself: a static one is sent to visitors without React, and works by links, forms and the scripts below. */
export type PageHandle = { isStatic: true }
export const STATIC_PAGE: PageHandle = { isStatic: true }

/** All the scripts of a static page. Its policy names them by their hashes: a page that is kept cannot carry a nonce. */
export const STATIC_SCRIPTS = [THEME_SCRIPT, COPY_SCRIPT, FORM_SCRIPT, VISITOR_SCRIPT] as const

/** Whether the page being rendered is sent as a static one; false in the browser. */
export const StaticPageContext = createContext(false)
export const useIsStaticPage = () => useContext(StaticPageContext)
