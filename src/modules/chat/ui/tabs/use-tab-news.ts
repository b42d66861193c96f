import { useEffect, useEffectEvent } from 'react'
import { hearTabs, type TabNews } from './tab-news'

/** Calls `hear` with what was done in other tabs of this browser. */
export function useTabNews(userId: string, hear: (news: TabNews) => void): void {
  const heard = useEffectEvent(hear)
  useEffect(() => hearTabs(userId, (news) => heard(news)), [userId])
}
