import { data, Link } from 'react-router'
import { CodeBlock } from '~/modules/chat/ui/code/code-block'
import type { ProofFault } from '~/modules/runner/proof-link'
import { ProofCheck } from '~/modules/runner/ui/proof/proof-check'
import { useLinkedProof } from '~/modules/runner/ui/proof/use-linked-proof'
import { ButtonLink } from '~/ui/button-link'
import type { Route } from './+types/proof'
import { findOwnProgram, type OwnProgram } from './home/own-programs.server'

const PRIVACY = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' }

export const headers = () => PRIVACY

export const meta = () => [
  { title: 'Comprobar un programa · PyMentor' },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

const FAULTS = {
  empty:
    'A esta dirección le falta el programa. Los enlaces se hacen con «Enlace que se comprueba solo», bajo la salida de un programa ejecutado en PyMentor.',
  version: 'Este enlace es de una versión más nueva de PyMentor. Recarga la página e inténtalo de nuevo.',
  damaged:
    'Este enlace está cortado o alterado: lo que trae no es lo que se puso en él. Pide que te lo envíen de nuevo, entero.',
} satisfies Record<ProofFault, string>

/** A program of this site's own is named in the address; of all others the server sees nothing. */
export function loader({ request }: Route.LoaderArgs) {
  const name = new URL(request.url).searchParams.get('programa')
  if (name === null) return { own: null }
  const own = findOwnProgram(name)
  return own ? { own } : data({ own: null }, { status: 404 })
}

/** A run that anybody's browser can make again: of this site's own programs, or one that travels in the address itself. */
export default function ProofPage({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 grid-cols-1 content-start gap-8 px-gutter py-10 sm:py-14">
      <div className="grid max-w-notebook grid-cols-1 gap-8">
        <h1 className="text-3xl sm:text-4xl">Un programa que se comprueba solo</h1>
        <noscript>
          <p>Para ejecutarlo hace falta JavaScript: Python se ejecuta en tu navegador.</p>
        </noscript>
        {own ? <Own {...own} /> : <Linked />}
      </div>
    </div>
  )
}

function Own({ proof, shownAt: { title, path } }: OwnProgram) {
  return (
    <>
      <p>
        De <Link to={path}>{title}</Link>. Púlsalo y se ejecuta en tu navegador: así ves que da lo que decimos.
      </p>
      <ProofCheck key={proof.code} proof={proof} draw={draw} />
    </>
  )
}

function Linked() {
  const linked = useLinkedProof()
  if (linked === null) return null
  if (typeof linked === 'string') return <Fault>{FAULTS[linked]}</Fault>
  // Another link is another program.
  return <ProofCheck key={JSON.stringify(linked)} proof={linked} draw={draw} isForeign />
}

function Fault({ children }: { children: string }) {
  return (
    <div className="grid justify-items-start gap-5">
      <p role="status">{children}</p>
      <ButtonLink to="/practica" variant="outline">
        Escribir un programa en Práctica
      </ButtonLink>
    </div>
  )
}

const draw = (code: string) => <CodeBlock code={code} language="python" />
