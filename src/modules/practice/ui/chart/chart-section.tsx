import { useState } from 'react'
import type { RunFile } from '~/modules/runner/contract'
import { Button } from '~/ui/button'
import { toast } from '~/ui/toasts/toast'
import { firstChoice } from '../../chart/choice'
import type { Table } from '../../sheet/table'

type Panel = typeof import('./chart-panel')

/** The way to a chart of a table; what draws it is loaded then. */
export function ChartSection({ file, table }: { file: RunFile; table: Table }) {
  const [panel, setPanel] = useState<Panel | null>(null)
  const [isLoading, setLoading] = useState(false)
  const first = firstChoice(table.columns)
  if (first === null) return null
  if (panel) return <panel.ChartPanel file={file} table={table} first={first} />

  async function open() {
    setLoading(true)
    try {
      setPanel(await import('./chart-panel'))
    } catch {
      toast({ title: 'No se ha podido dibujar', description: 'Comprueba tu conexión.', variant: 'destructive' })
    } finally {
      setLoading(false)
    }
  }

  return (
    <Button variant="outline" className="justify-self-start" pending={isLoading} onClick={() => void open()}>
      Dibujar un gráfico
    </Button>
  )
}
