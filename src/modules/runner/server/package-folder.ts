import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { addressOf, type PythonPackage, pythonPackage } from '../packages-contract'
import { PYTHON_ABI } from '../rules'

const LOCKFILE = 'pyodide-lock.json'
const MAX_LOCKFILE = 4_000_000

/** The lockfile of a Pyodide distribution, as far as it is used. */
const lockfile = z.object({
  info: z.object({ abi_version: z.string() }),
  packages: z.record(
    z.string(),
    z.object({
      file_name: z.string(),
      install_dir: z.string(),
      sha256: z.string(),
      imports: z.array(z.string()),
      depends: z.array(z.string()),
    }),
  ),
})

type Read = { version: number; packages: readonly PythonPackage[] }
export type PackageFolder = {
  packages: () => Promise<readonly PythonPackage[]>
  /** The path of the file behind an address, where there is one. */
  find: (address: string) => Promise<string | null>
}

/**
 * The packages in a folder: those that its lockfile names and whose files lie beside it. It is read again when the lockfile has changed.
 * `refuse` is told once of a lockfile that is of no use, in a sentence; there are no packages then.
 */
export function packageFolder(folder: string, refuse: (reason: string) => void): PackageFolder {
  let last: Read | null = null

  async function packages() {
    const found = await stat(join(folder, LOCKFILE)).catch(() => null)
    if (found === null) return []
    if (last?.version === found.mtimeMs) return last.packages
    const read = found.size <= MAX_LOCKFILE ? await readLockfile(folder) : `${LOCKFILE} is too large`
    if (typeof read === 'string') refuse(read)
    last = { version: found.mtimeMs, packages: typeof read === 'string' ? [] : read }
    return last.packages
  }

  return {
    packages,
    async find(address) {
      const one = (await packages()).find((each) => addressOf(each) === address)
      return one ? join(folder, one.file) : null
    },
  }
}

/** Its packages, or why it is of no use. */
async function readLockfile(folder: string): Promise<readonly PythonPackage[] | string> {
  const text = await readFile(join(folder, LOCKFILE), 'utf8')
  const parsed = lockfile.safeParse(jsonOf(text))
  if (!parsed.success) return `${LOCKFILE} is not that of a Pyodide distribution`
  const { info, packages } = parsed.data
  if (info.abi_version !== PYTHON_ABI)
    return `the packages are built for Pyodide's ABI ${info.abi_version}, and this is ${PYTHON_ABI}`
  const read = await Promise.all(
    Object.entries(packages).map(async ([name, { file_name: file, install_dir, sha256, imports, depends }]) => {
      // What is named like no file of a package is none, and is looked for nowhere.
      const named = pythonPackage.shape.file.safeParse(file).success
      const bytes = named
        ? await stat(join(folder, file)).then(
            ({ size }) => size,
            () => 0,
          )
        : 0
      return pythonPackage.safeParse({ name, file, folder: install_dir, sha256, bytes, imports, depends })
    }),
  )
  return read.flatMap(({ data }) => data ?? [])
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
