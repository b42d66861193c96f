import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { PriceTable } from '~/modules/billing/ui/pricing/price-table'
import { PricingQuestions } from '~/modules/billing/ui/pricing/pricing-questions'
import { pricingQuestions } from '~/modules/billing/ui/pricing/questions'
import { PENDING_PLAN_KEY } from '~/modules/billing/ui/purchase/pending-purchase'
import { DAILY_LIMIT, MONTHLY_LIMIT } from '~/modules/chat/rules'
import { lowerFirst } from '~/platform/text/first-letter'
import { answeredBy, isSameMentor } from '~/server/facts/answered-by'
import { servicesContext } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { useCurrentUser } from '../shell/current-user'
import { pageMeta } from '../shell/meta/page-meta'
import { STATIC_PAGE } from '../shell/static-page'
import type { Route } from './+types/pricing'
import { answersOf, productOf } from './found/offer'

export const handle = STATIC_PAGE

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        ...pageMeta({
          title: 'Planes y precios · PyMentor',
          description:
            'Empieza gratis con el Mentor Basic y pasa a PRO cuando lo necesites: prueba de 3 días, mensual o vitalicio.',
          path: '/pricing',
          origin: loaderData.origin,
        }),
        { 'script:ld+json': productOf(loaderData.origin) },
        { 'script:ld+json': answersOf(pricingQuestions(LIMITS, loaderData.isSameMentor)) },
      ]
    : []

const LIMITS = `${DAILY_LIMIT} mensajes al día y ${MONTHLY_LIMIT} al mes`

export function loader({ context }: Route.LoaderArgs) {
  const { clock, config } = context.get(servicesContext)
  const { models, publicUrl } = config
  return {
    now: clock().toISOString(),
    origin: publicUrl.origin,
    models: { basic: answeredBy(models.basic), pro: answeredBy(models.pro) },
    isSameMentor: isSameMentor(models),
  }
}

/** PRICE-01…16. */
export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser()
  useNewsOfPurchase()
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-10 px-gutter py-10 sm:py-16">
      <header className="grid max-w-notebook gap-3">
        <h1 className="text-4xl">Planes y Precios</h1>
        <p className="text-lg text-text-muted">
          Empieza gratis y paga solo si PRO te sirve. Todos los precios son en euros, con el IVA incluido.
        </p>
      </header>
      <div className="grid gap-2">
        <PriceTable user={user} limits={LIMITS} now={loaderData.now} isSameMentor={loaderData.isSameMentor} />
        <WhoAnswers {...loaderData} />
        <PurchaseTerms />
      </div>
      <div className="below-fold grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="grid content-start gap-4">
          <h2 className="text-2xl">Preguntas frecuentes</h2>
          <p className="max-w-[36ch] text-text-muted">¿No está aquí la tuya? Te responde una persona.</p>
          <ButtonLink to="/contacto" variant="outline" className="justify-self-start">
            <Icon name="mail" />
            Contactar con soporte
          </ButtonLink>
        </div>
        <PricingQuestions limits={LIMITS} isSameMentor={loaderData.isSameMentor} />
      </div>
    </div>
  )
}

/** What one pays for depends on who answers. */
function WhoAnswers({ models, isSameMentor }: Pick<Route.ComponentProps['loaderData'], 'models' | 'isSameMentor'>) {
  return (
    <p className="max-w-notebook text-sm text-text-muted">
      {isSameMentor
        ? `Quién contesta: ${lowerFirst(models.basic)}. Hoy contesta lo mismo en Basic y en PRO: con PRO escribes sin límite de mensajes y las lecciones llevan un apartado «Más a fondo».`
        : `Quién contesta: en Basic, ${lowerFirst(models.basic)}; en PRO, ${lowerFirst(models.pro)}.`}{' '}
      <Link to="/nuestros-mentores-ia">Compara los mentores</Link>.
    </p>
  )
}

function PurchaseTerms() {
  return (
    <p className="max-w-notebook text-sm text-text-muted">
      El pago se hace en la página segura del proveedor de pagos, que se abre en otra pestaña. Al comprar aceptas los{' '}
      <Link to="/legal/terminos-y-condiciones">términos y condiciones</Link> y tienes 14 días de{' '}
      <Link to="/legal/derecho-de-desistimiento">derecho de desistimiento</Link>. ¿Prefieres pagar aquí con tarjeta?{' '}
      <Link to="/checkout/pro">Abre el formulario de pago</Link>. Si necesitas factura con NIF, ponlo ahí o antes en{' '}
      <Link to="/profile?tab=suscripcion">Mi Cuenta</Link>.
    </p>
  )
}

/** Another tab has finished the purchase that was begun here: the buttons are about another plan now. */
function useNewsOfPurchase() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key === PENDING_PLAN_KEY && newValue === null) void revalidate()
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [revalidate])
}
