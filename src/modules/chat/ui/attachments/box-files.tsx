import { useLazyPart } from '~/ui/react/use-lazy-part'
import { errorToast } from '../chats/actions/error-toast'
import { UNLOADED } from '../chats/actions/unloaded'
import type { BoxFilesProps } from './file-chips'

/** The files that will go with the question, above the box. How they are shown is loaded with the first. */
export function BoxFiles(props: BoxFilesProps) {
  const { files, news } = props.attachments
  return (
    <>
      {files.length > 0 && <LazyChips {...props} />}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}

function LazyChips(props: BoxFilesProps) {
  const load = async () => (await import('./file-chips')).FileChips
  const Chips = useLazyPart(load, () => errorToast(UNLOADED))
  return Chips && <Chips {...props} />
}
