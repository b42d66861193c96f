import { useEffect, useState } from 'react'
import type { RunFile } from '~/modules/runner/contract'
import { toast } from '~/ui/toasts/toast'
import { dropData, keepData, readData } from './data-store'

/** The data files of the open draft; where the browser keeps nothing they last as long as the draft is open. */
export function useData(draftId: string) {
  const [files, setFiles] = useState<readonly RunFile[]>([])
  useEffect(() => {
    let isGone = false
    readData(draftId)
      .catch(() => [])
      .then((found) => !isGone && setFiles(found))
    return () => {
      isGone = true
    }
  }, [draftId])

  return {
    files,
    put(file: RunFile) {
      setFiles((others) => [...others.filter(({ name }) => name !== file.name), file])
      keepData(draftId, file).catch(() =>
        toast({ title: 'Sin guardar', description: `«${file.name}» estará aquí hasta que cierres la página.` }),
      )
    },
    remove(name: string) {
      setFiles((others) => others.filter((file) => file.name !== name))
      // Where it was never kept there is nothing to remove.
      dropData(draftId, name).catch(() => undefined)
    },
  }
}
export type Data = ReturnType<typeof useData>
