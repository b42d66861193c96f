const megabytes = (bytes: number) =>
  (bytes / 1_000_000).toLocaleString('es-ES', { maximumFractionDigits: 0, useGrouping: false })

/** How much of Python has come, unpacked. */
export function Loading({ loaded, total }: { loaded: number; total: number }) {
  return (
    <div className="grid gap-1.5">
      <progress
        className="h-1.5 w-full accent-(--action)"
        aria-label="Descarga de Python"
        max={Math.max(1, total)}
        value={loaded}
      />
      <span className="text-text-muted text-xs tabular-nums">
        {total === 0 ? 'Preparando…' : `${megabytes(loaded)} de ${megabytes(total)} MB`}
      </span>
    </div>
  )
}
