import { createRequestHandler, RouterContextProvider, redirect, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { AppError } from '~/platform/app-error'
import { type PageWatch, pageWatchContext, withPageFailures } from './page-failures'

/** A product of one page, whose loader does this. */
function answerOf(loader: () => unknown) {
  const build: ServerBuild = {
    entry: {
      module: {
        default: (_request, status, headers, { staticHandlerContext }) =>
          new Response(JSON.stringify(staticHandlerContext.errors), { status, headers }),
        handleError: () => {},
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      lesson: { id: 'lesson', parentId: 'root', path: 'lesson/:id', module: { default: () => null, loader } },
    },
    assets: { version: '1', url: '', entry: { imports: [], module: '' }, routes: {} },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
  const seen: string[] = []
  const watch: PageWatch = { matched: (pattern) => seen.push(pattern), failed: ({ code }) => seen.push(code) }
  const context = new RouterContextProvider()
  context.set(pageWatchContext, watch)
  const handle = createRequestHandler(withPageFailures(build), 'production')
  return handle(new Request('http://localhost/lesson/7'), context).then((response) => ({ response, seen }))
}

describe('a page', () => {
  it('answers 503 when its loader says that the database is away', async () => {
    const { response, seen } = await answerOf(() =>
      Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
    )
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('503')
    expect(seen).toEqual(['lesson/:id', 'unavailable'])
  })

  it('answers 500 to what nobody foresaw, without saying what', async () => {
    const { response, seen } = await answerOf(() => Promise.reject(new Error('a defect')))
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('a defect')
    expect(seen).toEqual(['lesson/:id'])
  })

  it('leaves what a page throws on purpose alone', async () => {
    expect((await answerOf(() => Promise.reject(redirect('/login')))).response.status).toBe(302)
    expect((await answerOf(() => Promise.reject(new Response(null, { status: 404 })))).response.status).toBe(404)
    expect((await answerOf(() => Promise.reject(new AppError('not_found')))).response.status).toBe(500)
  })
})
