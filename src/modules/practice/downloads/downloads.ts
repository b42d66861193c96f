import { strToU8, type Zippable, zipSync } from 'fflate'

type File = { name: string; content: Uint8Array }

/** All files of a program in one archive. */
export const archiveOf = (files: readonly File[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, content }) => [name, content])))

/** The same, with what runs it on Windows and on a Mac by a double click, and two lines of how. */
export function doubleClickOf(files: readonly File[], program: string): Uint8Array {
  const all: Zippable = Object.fromEntries(files.map(({ name, content }) => [name, content]))
  all['EJECUTAR en Windows.bat'] = strToU8(batch(program))
  // Without the right to be run macOS would open it as a text.
  all['EJECUTAR en Mac.command'] = [strToU8(command(program)), { os: 3, attrs: 0o100755 << 16 }]
  all['LEEME.txt'] = strToU8(HOW)
  return zipSync(all)
}

const HOW = [
  '1. Instala Python una vez, desde https://www.python.org/downloads/ (en Windows marca «Add python.exe to PATH»).',
  '2. Extrae todos los archivos en una carpeta y haz doble clic en EJECUTAR: .bat en Windows, .command en Mac.',
  '',
].join('\r\n')

const batch = (program: string) =>
  [
    '@echo off',
    'chcp 65001 >nul',
    'cd /d "%~dp0"',
    'where py >nul 2>nul',
    `if %errorlevel%==0 (py "${program}") else (python "${program}")`,
    'echo.',
    'pause',
    '',
  ].join('\r\n')

const command = (program: string) =>
  [
    '#!/bin/sh',
    'cd "$(dirname "$0")" || exit 1',
    `python3 "${program}"`,
    "printf '\\nPulsa Intro para cerrar. '",
    'read -r _',
    '',
  ].join('\n')

/** A notebook (nbformat 4.5) with the program as its one cell. */
export function notebookOf(code: string): string {
  const cell = {
    cell_type: 'code',
    execution_count: null,
    id: 'programa',
    metadata: {},
    outputs: [],
    source: linesOf(code),
  }
  const kernelspec = { display_name: 'Python 3', language: 'python', name: 'python3' }
  const metadata = { kernelspec, language_info: { name: 'python' } }
  return `${JSON.stringify({ cells: [cell], metadata, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`
}

/** Each with its line's end, as notebooks have them. */
const linesOf = (code: string) => code.split(/(?<=\n)/)
