import type { RunFile } from '~/modules/runner/contract'
import { saveFile } from '~/ui/content/save-file'
import { MenuGroup, MenuItem } from '~/ui/menus/menu-entries'
import { toast } from '~/ui/toasts/toast'
import { MAIN_FILE } from '../../rules'
import { plainName } from '../files/data-file'

type DownloadEntriesProps = { name: string; code: string; files: () => readonly RunFile[] }

/** The ways to take a program along. */
export function DownloadEntries({ name, code, files }: DownloadEntriesProps) {
  const stem = plainName(name).replaceAll(' ', '-').toLowerCase()
  const all = () => [{ name: MAIN_FILE, content: new TextEncoder().encode(code) }, ...files()]

  async function save(ending: string, type: string, make: (parts: Parts) => string | Uint8Array) {
    try {
      const content = make(await import('../../downloads/downloads'))
      saveFile(new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), stem + ending)
    } catch {
      toast({ title: 'No se ha podido descargar', description: 'Comprueba tu conexión.', variant: 'destructive' })
    }
  }

  return (
    <MenuGroup label="Descargar">
      <MenuItem icon="download" onSelect={() => saveFile(new Blob([code], { type: 'text/x-python' }), `${stem}.py`)}>
        Programa (.py)
      </MenuItem>
      <MenuItem
        icon="download"
        onSelect={() => void save('.ipynb', 'application/x-ipynb+json', ({ notebookOf }) => notebookOf(code))}
      >
        Cuaderno (.ipynb)
      </MenuItem>
      <MenuItem icon="download" onSelect={() => void save('.zip', ZIP, ({ archiveOf }) => archiveOf(all()))}>
        Todos sus archivos (.zip)
      </MenuItem>
      <MenuItem
        icon="download"
        onSelect={() => void save('-doble-clic.zip', ZIP, ({ doubleClickOf }) => doubleClickOf(all(), MAIN_FILE))}
      >
        Para hacer doble clic (.zip)
      </MenuItem>
    </MenuGroup>
  )
}

type Parts = typeof import('../../downloads/downloads')
const ZIP = 'application/zip'
