import type { Task } from '../../../../engine/task/task'
import type { Column, Source } from '../read/column'
import { assumedColumns, assumedNote } from './assumed-columns'
import { namedColumns, statedColumns } from './file-source'

const FOUND = /\.(?:json|xlsx)$/i

export const isTableFile = (file: string): boolean => FOUND.test(file)

/** The rows of a JSON or Excel file, by the columns that are said of it: their numbers are numbers already. */
export function tableFileSource(task: Task, { file, message }: { file: string; message: string }): Source | null {
  const told = statedColumns(message, file)
  const assumed = told === null ? assumedColumns(task, file) : []
  const stated = told ?? (assumed.length > 0 ? { names: assumed } : null)
  if (stated === null) return null
  const isBook = /\.xlsx$/i.test(file)
  const columns = namedColumns(stated.names, []).map(
    (column): Column =>
      column.type !== 'date'
        ? { ...column, isText: false, hasComma: false }
        : // What Excel calls a date is one already, and no text to be read.
          { ...column, format: isBook ? null : column.format },
  )
  const base = {
    columns,
    shape: 'dicts' as const,
    variable: 'filas',
    one: 'fila',
    isOneEach: false,
    file,
    notes: assumed.length > 0 ? [assumedNote(assumed)] : [],
  }
  if (isBook)
    return {
      ...base,
      setup: [
        `hoja = load_workbook('${file}', data_only=True).active`,
        'cabecera, *datos = hoja.iter_rows(values_only=True)',
        'filas = [dict(zip(cabecera, dato)) for dato in datos]',
      ],
      imports: ['from openpyxl import load_workbook'],
      how: [
        `\`load_workbook\` (de \`openpyxl\`, que se instala con \`pip install openpyxl\`) abre \`${file}\`; la primera fila da los nombres, y \`dict(zip(…))\` los junta con los datos de cada una.`,
      ],
    }
  return {
    ...base,
    setup: [`with open('${file}', encoding='utf-8') as archivo:`, '    filas = json.load(archivo)'],
    imports: ['import json'],
    how: [
      `\`json.load\` da la lista de \`${file}\`: cada objeto es un diccionario, \`fila['${columns[0]?.header}']\`.`,
    ],
  }
}
