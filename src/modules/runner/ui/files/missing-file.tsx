import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Button } from '~/ui/button'
import { sampleFile } from '../../files/sample-file'
import { MAX_GIVEN, MAX_GIVEN_FILES } from '../../rules'
import type { GivenFile } from '../use-program'
import { lastOf, type TakingFault, takeFiles } from './take-files'

type MissingFileProps = {
  name: string
  code: string
  held: readonly GivenFile[]
  give: (files: readonly GivenFile[]) => void
}

const FAULTS = {
  size: `Son demasiado grandes: caben ${MAX_GIVEN / 1_000_000} MB en total.`,
  count: `Son demasiados: caben ${MAX_GIVEN_FILES} archivos.`,
  unreadable: 'El navegador no ha podido leerlos.',
} satisfies Record<TakingFault, string>

/** A file that the program asked for in vain: the reader gives it one, or invented content of the shape that it reads. */
export function MissingFile({ name, code, held, give }: MissingFileProps) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<TakingFault | null>(null)
  const sample = sampleFile(name, code)

  async function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    if (chosen.length === 0) return
    const taken = await takeFiles(chosen, name, held)
    if (typeof taken === 'string') setFault(taken)
    else give(taken.map((file) => ({ ...file, isInvented: false })))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: two ways out of one trouble, not a form
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-2 rounded-md bg-accent-soft px-4 py-3">
      <p id={id} className="[overflow-wrap:anywhere]">
        Al programa le falta el archivo <strong>{lastOf(name)}</strong>.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label="Archivos para el programa"
          onChange={handleChange}
        />
        <Button variant="outline" onClick={() => picker.current?.click()}>
          Subir archivo
        </Button>
        {sample !== null && (
          <Button
            variant="outline"
            onClick={() => give([{ name, content: new TextEncoder().encode(sample), isInvented: true }])}
          >
            Usar datos inventados
          </Button>
        )}
      </div>
      {fault && <p role="alert">{FAULTS[fault]}</p>}
      <p className="text-text-muted text-xs">Lo que subas no sale de tu navegador.</p>
    </div>
  )
}
