import type { Overview, Share } from '../contract'
import { countText, shareText } from '../copy'

/** How many go on from one step to the next. */
export function Conversion({ conversion }: { conversion: Overview['conversion'] }) {
  const steps: { name: string; share: Share; part: string; of: string }[] = [
    { name: 'De visita a cuenta', share: conversion.visitToAccount, part: 'cuentas nuevas', of: 'visitas sin sesión' },
    { name: 'De cuenta nueva a prueba', share: conversion.accountToTrial, part: 'pruebas', of: 'cuentas nuevas' },
    {
      name: 'De prueba a plan de pago',
      share: conversion.trialToPaid,
      part: 'planes de pago',
      of: 'pruebas compradas',
    },
  ]
  return (
    <dl className="grid gap-3">
      {steps.map(({ name, share, part, of }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 tabular-nums">
          <dt>{name}</dt>
          <dd className="font-semibold">{shareText(share) ?? 'Sin datos'}</dd>
          <dd className="col-span-2 text-sm text-text-muted">
            {countText(share.part)} {part}, {countText(share.all)} {of}
          </dd>
        </div>
      ))}
    </dl>
  )
}
