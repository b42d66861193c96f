import { withNews } from '../../tabs/listed-news'
import { useTabNews } from '../../tabs/use-tab-news'
import type { OpenChat } from '../use-open-chat'
import { useChatListEdit } from './use-chat-list'

/** Keeps the list, and what is open, in step with what is done in other tabs (C-65). */
export function useListedNews(userId: string, open: OpenChat): void {
  const edit = useChatListEdit()
  useTabNews(userId, (news) => {
    if (news.kind === 'deleted') open.onDeleted(news.chat)
    if (news.kind !== 'changed') void edit((pages) => withNews(pages, news))
  })
}
