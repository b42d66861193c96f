import { useId, useState } from 'react'
import { Button } from '~/ui/button'
import { useCopy } from '~/ui/content/use-copy'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { Icon } from '~/ui/icon'
import { encodeProof, PROOF_PATH, type Proof } from '../../proof-link'

/** Makes a link of a run, by which anybody's browser makes the same run again and says whether it still gives the same. */
export function ProofLink({ proof }: { proof: () => Proof }) {
  const [made, setMade] = useState<{ link: string | null } | null>(null)
  if (made === null) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 justify-self-start pointer-coarse:min-h-10"
        onClick={async () => setMade({ link: await encodeProof(proof()) })}
      >
        <Icon name="link" className="size-4" />
        Enlace que se comprueba solo
      </Button>
    )
  }
  if (made.link === null) return <p role="status">Este programa y su salida no caben en un enlace.</p>
  return <MadeLink url={`${location.origin}${PROOF_PATH}#${made.link}`} />
}

function MadeLink({ url }: { url: string }) {
  const id = useId()
  const { outcome, copy } = useCopy()
  const words = { none: 'Copiar enlace', copied: 'Copiado', refused: 'No se pudo copiar' }[outcome]
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-medium">
        Enlace que se comprueba solo
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          // What one has asked for, where it came in the place of the button.
          ref={(field) => field?.focus()}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className={`${CONTROL_CLASSES} h-10 min-w-0 flex-1 basis-56 text-sm`}
        />
        <Button variant="outline" onClick={() => copy(url)}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} className="size-4" />
          <span aria-live="polite">{words}</span>
        </Button>
      </div>
      <p className="text-text-muted text-xs">
        Lleva dentro el código, lo que has escrito y su salida; no se guarda nada en PyMentor. Quien lo abra puede
        ejecutarlo en su navegador y ver si sigue dando lo mismo.
      </p>
    </div>
  )
}
