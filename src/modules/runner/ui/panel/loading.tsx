const megabytes = (bytes: number) =>
  (bytes / 1_000_000).toLocaleString('es-ES', { maximumFractionDigits: 0, useGrouping: false })

/** Nothing can say how far it is: it is alive. */
export const Starting = () => <progress className="h-1.5 w-full accent-(--action)" aria-label="Arranque de Python" />

type LoadingProps = { loaded: number; total: number; packages?: readonly string[] | undefined }

/** How much of Python, unpacked, or of its packages has come. */
export function Loading({ loaded, total, packages }: LoadingProps) {
  return (
    <div className="grid gap-1.5">
      <progress
        className="h-1.5 w-full accent-(--action)"
        aria-label={packages ? 'Descarga de paquetes de Python' : 'Descarga de Python'}
        max={Math.max(1, total)}
        value={loaded}
      />
      <span className="text-text-muted text-xs tabular-nums">
        {total === 0 ? 'Preparando…' : `${megabytes(loaded)} de ${megabytes(total)} MB`}
      </span>
    </div>
  )
}
