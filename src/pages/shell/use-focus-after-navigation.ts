import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After going to another page the focus starts at its content, so that keyboard and screen reader do not stay behind on
 * a link that may be gone. The first page, and a change of the query alone, move nothing.
 */
export function useFocusAfterNavigation(mainRef: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const focusedPath = useRef(pathname)

  useEffect(() => {
    if (focusedPath.current === pathname) return
    focusedPath.current = pathname
    const main = mainRef.current
    // A page may have chosen a better place itself; an address with a hash names one.
    if (hash === '' && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname, hash, mainRef])
}
