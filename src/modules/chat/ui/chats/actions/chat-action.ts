import type { ExportFormat } from '../../../contract'

/** What can be done with a chat, from its row, its head or the palette. */
export type ChatAction = { kind: 'rename' | 'pin' | 'share' | 'delete' } | { kind: 'export'; format: ExportFormat }

export const EXPORT_NAME = {
  md: 'Markdown (.md)',
  py: 'Python (.py)',
  ipynb: 'Cuaderno de Jupyter (.ipynb)',
} satisfies Record<ExportFormat, string>

/** In the order in which they are offered. */
export const EXPORT_FORMATS = ['md', 'py', 'ipynb'] as const satisfies readonly ExportFormat[]
