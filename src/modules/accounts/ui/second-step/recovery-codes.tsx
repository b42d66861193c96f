import { useState } from 'react'
import { Button } from '~/ui/button'
import { saveFile } from '~/ui/content/save-file'
import { copyText } from '~/ui/content/use-copy'

/** The codes, this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [told, setTold] = useState('')
  const text = codes.join('\n')

  async function copy() {
    setTold((await copyText(text)) ? 'Copiados.' : 'El navegador no deja copiarlos: selecciónalos o descárgalos.')
  }
  function save() {
    saveFile(
      new Blob([`Códigos de recuperación de PyMentor\n\n${text}\n`], { type: 'text/plain' }),
      'codigos-de-recuperacion.txt',
    )
    setTold('Descargados.')
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm">
        Guárdalos donde no los pierdas: cada uno sirve una vez para entrar sin el móvil. No volverás a verlos aquí.
      </p>
      <ul aria-label="Códigos de recuperación" className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={copy}>
          Copiar
        </Button>
        <Button variant="outline" onClick={save}>
          Descargar
        </Button>
        <p role="status" className="text-sm text-text-muted">
          {told}
        </p>
      </div>
    </div>
  )
}
