import type { PythonPackage } from './packages-contract'

/**
 * The packages that give a program these modules, each after those that it depends on; null where one of them is not offered, or not
 * with all that it depends on.
 */
export function neededPackages(
  modules: readonly string[],
  offered: readonly PythonPackage[],
): readonly PythonPackage[] | null {
  const byImport = new Map(offered.flatMap((each) => each.imports.map((name) => [name, each] as const)))
  const byName = new Map(offered.map((each) => [each.name, each]))
  const chosen = new Set<PythonPackage>()
  const entered = new Set<PythonPackage>()

  /** Whether it and all that it depends on are there. Packages may depend on each other in a circle. */
  function add(one: PythonPackage | undefined): boolean {
    if (one === undefined) return false
    if (entered.has(one)) return true
    entered.add(one)
    if (!one.depends.every((name) => add(byName.get(name)))) return false
    chosen.add(one)
    return true
  }

  const areThere = modules.every((module) => add(byImport.get(module.split('.')[0] ?? module)))
  return areThere ? [...chosen] : null
}
