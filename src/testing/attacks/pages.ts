import type { TestApp } from '../start-app'
import { type Actor, actorsOf, NOBODIES, ROLES, type Role } from './actors'
import { PAGES, type Page } from './page-build'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** What stands in an address where it has a part to be named; an id of nobody's where it is an id. */
const NAMED: Record<string, string> = {
  ':slug': 'agrupar-y-resumir-datos',
  ':document': 'aviso-legal',
  ':plan': 'pro',
  ':file': 'x.png',
  '*': 'no/existe',
}

/** An address of each page. */
export function addressesOf(pages: readonly Page[] = PAGES): string[] {
  const addressed = pages.filter(({ path, isIndex }) => path !== undefined || isIndex)
  return addressed.map(({ path = '' }) => `/${path.replace(/:\w+|\*/g, (part) => NAMED[part] ?? UNKNOWN)}`)
}

/** The pages in the administration's folder, wherever they are, and whatever is added beneath /admin. */
const ADMINS = new RegExp(
  `^(/admin(/.*)?|${addressesOf(PAGES.filter(({ file }) => file.startsWith('pages/admin/'))).join('|')})(\\.data)?$`,
)

/** Opens every page as everybody, by its address and for its data alone; answers which break, and which of ours show more than they shall. */
export async function pageHoles(app: TestApp, addresses: readonly string[]): Promise<string[]> {
  const actors = actorsOf(app)
  const holes: string[] = []
  for (const role of ROLES) {
    const actor = await actors.make(role)
    for (const address of addresses) {
      for (const path of [address, dataOf(address)]) {
        const response = await actor.call('GET', path)
        const hole = holeIn({ role, actor, path, status: response.status, text: await response.text() })
        if (hole !== null) holes.push(`${path} as ${role}: ${hole}`)
      }
    }
  }
  return holes
}

type Seen = { role: Role; actor: Actor; path: string; status: number; text: string }

function holeIn({ role, actor, path, status, text }: Seen): string | null {
  if (status >= 500) return `answers ${status}`
  if (/\n\s+at \S+ \(|node_modules\//.test(text)) return 'shows where the code failed'
  if (NOBODIES.includes(role) && actor.email !== null && text.includes(actor.email)) return 'tells about the account'
  // C-41: for everybody else there is no such page.
  if (ADMINS.test(path) && role !== 'admin' && status !== 404) return `an administrator's page answers ${status}`
  return null
}

export const dataOf = (address: string): string => (address === '/' ? '/_root.data' : `${address}.data`)
