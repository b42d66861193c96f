import { useMemo } from 'react'
import type { RunFile } from '~/modules/runner/contract'
import { ButtonLink } from '~/ui/button-link'
import { CodeBox } from '~/ui/content/code-box'
import { TableBox } from '~/ui/content/table-box'
import { Icon } from '~/ui/icon'
import { dataQuestion, delimiterName } from '../../question'
import { decode } from '../../sheet/decode'
import { readTable, type Table } from '../../sheet/table'
import { ChartSection } from '../chart/chart-section'
import { leaveQuestion } from '../question-handover'

type DataSheetProps = { file: RunFile; askAt: string }

/** What is in a data file: a table with its columns' types, or the beginning of a text. */
export function DataSheet({ file, askAt }: DataSheetProps) {
  const table = useMemo(() => (/\.(csv|tsv)$/.test(file.name) ? readTable(file.content) : null), [file])
  return (
    <section aria-label={`Contenido de ${file.name}`} className="min-h-0 flex-1 overflow-auto bg-surface p-4 text-sm">
      {table ? <DataTable key={file.name} file={file} table={table} askAt={askAt} /> : <Beginning file={file} />}
    </section>
  )
}

function DataTable({ file, table, askAt }: { file: RunFile; table: Table; askAt: string }) {
  const { name } = file
  const { columns, rows, total, encoding, delimiter } = table
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-text-muted">
        {total.toLocaleString('es-ES')} {total === 1 ? 'fila' : 'filas'} · separadas por {delimiterName(delimiter)} ·{' '}
        {encoding}
        {rows.length < total && ` · se ven las ${rows.length} primeras`}
      </p>
      <TableBox>
        <table>
          <caption className="sr-only">{`Primeras filas de ${name}, con el tipo de cada columna`}</caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
                <th key={at} scope="col" className="whitespace-nowrap py-1.5 pr-6 text-left align-top">
                  <span className="block max-w-56 truncate">{column.name}</span>
                  <span className="block font-normal text-text-muted text-xs">
                    {column.type}
                    {column.empty > 0 && ` · ${column.empty} sin dato`}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file that does not change
              <tr key={at}>
                {columns.map((_, cell) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={cell} className="max-w-72 truncate border-line border-t py-1 pr-6 tabular-nums">
                    {row[cell] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {total > 0 && <ChartSection file={file} table={table} />}
      <p className="font-semibold">Para leerlo en tu programa</p>
      <CodeBox label="Código para leer el archivo">{readingCode(name, table)}</CodeBox>
      <div className="grid justify-items-start gap-1.5">
        <ButtonLink to={askAt} variant="outline" onClick={() => leaveQuestion(dataQuestion(name, table))}>
          <Icon name="chat" className="size-4" />
          Pregunta por estos datos
        </ButtonLink>
        <p className="text-text-muted text-xs">
          Al chat solo van los nombres y los tipos de las columnas, y los ves antes de enviarlos.
        </p>
      </div>
    </div>
  )
}

const PYTHON_ENCODING = { 'UTF-8': 'utf-8-sig', 'UTF-16': 'utf-16', 'Windows-1252': 'cp1252' } satisfies Record<
  Table['encoding'],
  string
>

const readingCode = (name: string, { encoding, delimiter }: Table) =>
  [
    'import csv',
    '',
    `with open(${JSON.stringify(name)}, encoding="${PYTHON_ENCODING[encoding]}", newline="") as archivo:`,
    `    filas = list(csv.DictReader(archivo, delimiter=${JSON.stringify(delimiter)}))`,
  ].join('\n')

const SHOWN_TEXT = 4_000

function Beginning({ file: { name, content } }: { file: RunFile }) {
  const { text } = decode(content.subarray(0, 2 * SHOWN_TEXT))
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-text-muted">{`${content.length === 1 ? '1 byte' : `${content.length.toLocaleString('es-ES')} bytes`}. Tu programa lo encuentra con este nombre: ${name}`}</p>
      <CodeBox label={`Principio de ${name}`}>{text.slice(0, SHOWN_TEXT)}</CodeBox>
    </div>
  )
}
