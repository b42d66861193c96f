import { useNavigation } from 'react-router'
import * as z from 'zod/mini'
import { addressOf, UnansweredFilters } from '~/modules/chat/ui/unanswered/unanswered-filters'
import { UnansweredGroupItem } from '~/modules/chat/ui/unanswered/unanswered-group-item'
import { UNANSWERED_KINDS, UNANSWERED_WEEKS } from '~/modules/chat/unanswered-contract'
import { KIND_ADDRESS } from '~/modules/chat/unanswered-copy'
import { requireAdmin } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import type { Route } from './+types/unanswered'
import { AdminFrame } from './admin-frame'

export const meta: Route.MetaFunction = () => [
  { title: 'Lo que no se supo · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

const weeksIn = z.catch(z.pipe(z.coerce.number(), z.literal(UNANSWERED_WEEKS)), UNANSWERED_WEEKS[0])

/** C-41, C-68. An address that says something else shows all of the last weeks. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = await requireAdmin(args)
  const query = args.url.searchParams
  const kind = UNANSWERED_KINDS.find((each) => KIND_ADDRESS[each] === query.get('clase')) ?? null
  const weeks = weeksIn.parse(query.get('semanas'))
  const cursor = query.get('cursor')
  return { kind, weeks, isFirst: cursor === null, ...(await services.chat.unanswered({ kind, weeks, cursor })) }
}

export default function UnansweredPage({ loaderData }: Route.ComponentProps) {
  const { kind, weeks, isFirst, groups, read, nextCursor } = loaderData
  const isLoading = useNavigation().location?.pathname === '/admin/lo-que-no-se-supo'
  return (
    <AdminFrame title="Lo que no se supo">
      <p className="max-w-[70ch] text-sm text-text-muted">
        Lo que el mentor no supo, devolvió con otra pregunta o rechazó, y lo que no sirvió. Sin quién lo preguntó, con
        correos, números y nombres tapados, y sin lo de quien lo ha desactivado en «Mi Cuenta».
      </p>
      <UnansweredFilters kind={kind} weeks={weeks} />
      <section aria-label="Preguntas" aria-busy={isLoading} className="aria-busy:opacity-60">
        {groups.length === 0 ? (
          <p className="text-text-muted">
            {isFirst ? 'No hay nada de esto en estas semanas.' : 'No hay nada más antiguo en estas semanas.'}
          </p>
        ) : (
          <>
            <p className="pb-3 text-sm text-text-muted">{readText(read, isFirst && nextCursor === null)}</p>
            <ol className="border-line border-b">
              {groups.map((group) => (
                <UnansweredGroupItem key={group.question} group={group} />
              ))}
            </ol>
          </>
        )}
      </section>
      <p className="flex flex-wrap gap-3">
        {!isFirst && (
          <ButtonLink to={addressOf({ kind, weeks })} variant="outline">
            Lo más reciente
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink to={addressOf({ kind, weeks }, nextCursor)} variant="outline">
            Más antiguas
          </ButtonLink>
        )}
      </p>
    </AdminFrame>
  )
}

const readText = (read: number, isAll: boolean) =>
  isAll
    ? `${read === 1 ? 'Una respuesta' : `${read} respuestas`}, agrupadas por parecido.`
    : `${read} respuestas de estas semanas, agrupadas por parecido; las demás, en las páginas siguientes.`
