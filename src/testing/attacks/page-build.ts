import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ServerBuild } from 'react-router'
import { loader } from '~/root'
import routes from '~/routes'

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']

const MODULES = import.meta.glob<Module>('../../pages/**/*.{ts,tsx}')

export type Page = { id: string; parentId: string; path: string | undefined; isIndex: boolean; file: string }

/** Every page, as `src/routes.ts` names it. */
export const PAGES: readonly Page[] = flat(routes, 'root')

function flat(entries: readonly RouteConfigEntry[], parentId: string): Page[] {
  return entries.flatMap((entry) => {
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, '')
    const page = { id, parentId, path: entry.path, isIndex: entry.index === true, file: entry.file }
    return [page, ...flat(entry.children ?? [], id)]
  })
}

/** The pages with their own modules, as a build has them; they load and are not drawn. `planted` are pages beside ours. */
export async function buildPages(planted: Routes = {}): Promise<ServerBuild> {
  const found: Routes = { root: { id: 'root', path: '', module: { default: () => null, loader } } }
  for (const { id, parentId, path, isIndex, file } of PAGES) {
    const load = MODULES[`../../${file}`]
    if (load === undefined) throw new Error(`there is no page ${file}`)
    found[id] = { id, parentId, path, index: isIndex || undefined, module: await load() }
  }
  return {
    entry: {
      module: {
        default: (_request, status, headers) => new Response(null, { status, headers }),
        handleError: () => {},
      },
    },
    routes: { ...found, ...planted },
    assets: { version: '1', url: '', entry: { imports: [], module: '' }, routes: {} },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
}
