import { useLazyPart } from '~/ui/react/use-lazy-part'

/** What apps scan, dark on light in every theme. Its room is there before it is drawn. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const encode = useLazyPart(
    async () => (await import('uqr')).encode,
    // The text stands beside it.
    () => {},
  )
  const code = encode?.(text, { border: 2 })
  return (
    <div className="size-44 justify-self-center overflow-hidden rounded-md">
      {code && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={pathOf(code.data)} fill="#000" />
        </svg>
      )}
    </div>
  )
}

/** A square of one by one for each dark place. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
