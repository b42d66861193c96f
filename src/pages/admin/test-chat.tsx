import { TestChat } from '~/modules/chat/ui/test-chat/test-chat'
import { requireAdmin } from '~/server/page/page-context'
import type { Route } from './+types/test-chat'
import { AdminFrame } from './admin-frame'

export const meta: Route.MetaFunction = () => [
  { title: 'Chat de prueba · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

/** C-41. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args)
  return null
}

export default function TestChatPage() {
  return (
    <AdminFrame title="Chat de prueba">
      <TestChat />
    </AdminFrame>
  )
}
