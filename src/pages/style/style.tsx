import { servicesContext } from '~/server/page/page-context'
import type { Route } from './+types/style'
import { BannerSpecimens, WaitingSpecimens } from './banners'
import { ButtonSpecimens } from './buttons'
import { ColourSpecimens } from './colours'
import { coloursOf } from './colours.server'
import { FieldSpecimens } from './fields'
import { OverlaySpecimens } from './overlays'
import { SignSpecimens } from './signs'
import { InBothThemes } from './specimen'
import { AnswerSpecimen, TypeSpecimens } from './words'

export const meta: Route.MetaFunction = () => [
  { title: 'Hoja de estilo · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

/** For who works on the product: in live mode there is no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(servicesContext).config.mode !== 'demo') throw new Response(null, { status: 404 })
  return { colours: coloursOf() }
}

/** Every component of the design system with its states, in both themes beside each other. */
export default function StylePage({ loaderData: { colours } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-12 px-gutter py-10 sm:py-14">
      <header className="grid max-w-notebook gap-3">
        <h1 className="text-4xl">Hoja de estilo</h1>
        <p className="text-lg text-text-muted">
          Todas las piezas con las que está hecha la web, con sus estados, en el tema oscuro y en el claro. Solo existe
          en modo demo.
        </p>
      </header>
      <InBothThemes title="Letra" part={() => <TypeSpecimens />} />
      <InBothThemes title="Colores y contraste" part={(theme) => <ColourSpecimens colours={colours[theme]} />} />
      <InBothThemes title="Botones" part={() => <ButtonSpecimens />} />
      <InBothThemes title="Campos" part={() => <FieldSpecimens />} />
      <InBothThemes title="Avisos" part={() => <BannerSpecimens />} />
      <InBothThemes title="Esperas" part={() => <WaitingSpecimens />} />
      <InBothThemes title="Lo que se abre" part={(theme) => <OverlaySpecimens theme={theme} />} />
      <InBothThemes title="Signos" part={() => <SignSpecimens />} />
      <InBothThemes title="Una respuesta" part={() => <AnswerSpecimen />} />
    </div>
  )
}
