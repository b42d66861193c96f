const TEST_CARDS = [
  { number: '4242 4242 4242 4242', leads: 'El pago sale bien' },
  { number: '4000 0000 0000 0002', leads: 'Tarjeta rechazada' },
  { number: '4000 0000 0000 9995', leads: 'Sin saldo suficiente' },
  { number: '4000 0025 0000 3155', leads: 'El banco pide confirmación' },
]

/** What can be tried where nothing is charged. */
export function TestCards() {
  return (
    <details className="rounded-md bg-surface-sunken px-4 py-3 text-sm">
      <summary className="font-medium">Modo de demostración: tarjetas de prueba</summary>
      <p className="mt-2 text-text-muted">
        No se cobra nada. Vale cualquier fecha futura y cualquier CVC de tres cifras. No escribas una tarjeta de verdad.
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {TEST_CARDS.map(({ number, leads }) => (
          <div key={number} className="col-span-2 grid grid-cols-subgrid max-sm:grid-cols-1">
            <dt className="font-mono tabular-nums">{number}</dt>
            <dd className="text-text-muted">{leads}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
