import { Badge } from '~/ui/badge'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Skeleton, SkeletonGroup } from '~/ui/content/skeleton'
import { Spinner } from '~/ui/spinner'
import type { Tone } from '~/ui/theme/tone'
import { ToastCard } from '~/ui/toasts/toast-card'
import { Specimen } from './specimen'

const TONES: readonly [Tone, string, string][] = [
  ['neutral', 'Básico', 'Te quedan 3 mensajes hoy.'],
  ['accent', 'Prueba', 'Tu prueba termina mañana.'],
  ['verified', 'Verificado', 'El pago se ha completado.'],
  ['danger', 'Bloqueada', 'No hemos podido cobrar la cuota.'],
]
const nothing = () => {}

export function BannerSpecimens() {
  return (
    <>
      <Specimen name="Etiquetas">
        {TONES.map(([tone, name]) => (
          <Badge key={tone} tone={tone} icon={tone === 'verified' ? 'check' : undefined}>
            {name}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Avisos que se quedan">
        {TONES.map(([tone, name, text]) => (
          <Banner key={tone} tone={tone} title={name} className="w-full">
            {text}
          </Banner>
        ))}
        <Banner
          className="w-full"
          action={
            <Button variant="outline" size="sm">
              Reintentar
            </Button>
          }
        >
          Con algo que hacer.
        </Banner>
      </Specimen>
      <Specimen name="Avisos que se van solos">
        <div className="grid w-full gap-3">
          <ToastCard
            toast={{ id: 1, open: true, title: 'Chat eliminado', action: { label: 'Deshacer', onSelect: nothing } }}
            onClose={nothing}
          />
          <ToastCard
            toast={{
              id: 2,
              open: true,
              variant: 'destructive',
              title: 'Sin conexión',
              description: 'Vuelve a intentarlo.',
            }}
            onClose={nothing}
          />
        </div>
      </Specimen>
    </>
  )
}

export function WaitingSpecimens() {
  return (
    <>
      <Specimen name="Girando">
        <Spinner />
        <Spinner className="text-2xl text-accent" />
      </Specimen>
      <Specimen name="El hueco de lo que llega">
        <SkeletonGroup label="Cargando tus chats…" className="grid w-full gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      </Specimen>
    </>
  )
}
