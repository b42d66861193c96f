import { VISITOR } from '~/modules/practice/practice-keys'
import { PracticeScreen } from '~/modules/practice/ui/practice-screen'
import { servicesContext } from '~/server/page/page-context'
import { useLazyPart } from '~/ui/react/use-lazy-part'
import { useCurrentUser } from '../shell/current-user'
import { pageMeta } from '../shell/meta/page-meta'
import type { Route } from './+types/practice'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Práctica de Python · PyMentor',
        description:
          'Escribe programas de Python y ejecútalos en tu navegador, sin instalar nada: consola, errores explicados en español y borradores guardados.',
        path: '/practica',
        ...loaderData,
      })
    : []

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(servicesContext).config.publicUrl.origin,
})

/** For everybody: it costs the server nothing, since all of it happens in the browser. */
export default function PracticePage() {
  const user = useCurrentUser()
  const askAt = user ? '/chat' : '/auth/login?redirect=%2Fchat'
  return <PracticeScreen key={user?.id} owner={user?.id ?? VISITOR} askAt={askAt} draw={draw} />
}

const draw = (markdown: string) => <Explanation markdown={markdown} />

/** The parser of Markdown is loaded where an error is explained, and not before. */
function Explanation({ markdown }: { markdown: string }) {
  const Answer = useLazyPart(
    () => import('~/modules/chat/ui/answer/answer').then(({ Answer }) => Answer),
    // What Python says is shown all the same.
    () => {},
  )
  return Answer && <Answer content={markdown} />
}
