import { addressOf, PACKAGES_PATH, type PythonPackage, packageList } from '../packages-contract'
import { MAX_PACKAGES } from '../rules'
import type { PackageFault } from '../run-state'
import { dropOthers, loadPythonFiles, openCache, type Progress, WrongFile } from './python-files'
import type { PackageFile } from './python-frame'

export type Packages = {
  /** What this product has; nothing where it cannot be asked. */
  offered: () => Promise<readonly PythonPackage[]>
  /** Their files in the same order, or why they cannot be had. */
  load: (packages: readonly PythonPackage[], onProgress: Progress) => Promise<readonly PackageFile[] | PackageFault>
}

/** The packages of this product's server; what has come once is there without a network, too. */
export const serverPackages: Packages = {
  offered: () => readList().catch(() => []),

  async load(packages, onProgress) {
    if (packages.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_PACKAGES) return 'size'
    const files = packages.map((each) => ({ ...each, name: each.file, url: addressOf(each) }))
    try {
      const contents = await loadPythonFiles(files, onProgress)
      return packages.flatMap(({ file, folder }) => {
        const content = contents[file]
        return content ? [{ file, folder, content }] : []
      })
    } catch (failure) {
      return failure instanceof WrongFile ? 'hash' : 'network'
    }
  },
}

/** The list as the server has it now; without a network as it was. */
async function readList(): Promise<readonly PythonPackage[]> {
  const cache = await openCache()
  const answer = await fetch(PACKAGES_PATH).catch(() => null)
  if (!answer?.ok) return packageList.parse(await (await cache?.match(PACKAGES_PATH))?.json())
  const kept = answer.clone()
  const packages = packageList.parse(await answer.json())
  // A full disk is no reason to fail.
  await cache?.put(PACKAGES_PATH, kept).catch(() => undefined)
  await dropOthers(`${PACKAGES_PATH}/`, packages.map(addressOf))
  return packages
}
