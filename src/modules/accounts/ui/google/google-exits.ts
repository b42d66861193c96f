/** AUTH-19. */
export const START_OVER_PATH = '/login?force_clean=true'

/** AUTH-43, C-28; somebody else than last time starts at the dashboard (AUTH-21). */
export const homeAfterGoogle = (redirect: string | null, isOtherUser: boolean): string =>
  isOtherUser ? '/dashboard' : (redirect ?? '/dashboard?google_success=true')
