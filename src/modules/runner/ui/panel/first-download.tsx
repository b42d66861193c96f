import { useEffect, useState } from 'react'
import { Button } from '~/ui/button'
import { openCache } from '../python-files'
import { isSavingData } from '../saving-data'

/** Whether Python may be fetched: where its reader saves data and has none of it yet, only once they say so; null until that is known. */
export function useMayDownload() {
  const [may, setMay] = useState<boolean | null>(() => (isSavingData() ? null : true))
  useEffect(() => {
    if (may === null) void hasPython().then(setMay)
  }, [may])
  return { may, allow: () => setMay(true) }
}

const hasPython = async () => ((await (await openCache())?.keys().catch(() => [])) ?? []).length > 0

/** Says what the first run takes, before it takes it. */
export function FirstDownload({ onAllow }: { onAllow: () => void }) {
  return (
    <section aria-label="Ejecución" className="grid justify-items-start gap-3 border-line border-t px-4 py-3 text-sm">
      <p role="status" className="font-sans">
        Tu navegador ahorra datos, y Python son unos 6 MB. Se descarga solo la primera vez.
      </p>
      <Button variant="outline" onClick={onAllow}>
        Descargar y ejecutar
      </Button>
    </section>
  )
}
