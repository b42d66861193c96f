import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import type { CurrentUser } from '~/modules/accounts/contract'

type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]['Component']>
type Options = {
  user?: CurrentUser | null
  at?: string
  loaderData?: ComponentProps<Page>['loaderData']
}

/** A page's HTML, as the server makes it for a visitor, or for a user. */
export function renderPage(Component: Page, { user = null, at = '/', loaderData = {} }: Options = {}): string {
  const loader = () => ({})
  const page = { id: 'page', path: '*', Component, loader }
  const Stub = createRoutesStub([{ id: 'root', Component: Outlet, loader, children: [page] }])
  const data = { root: { user, identity: { kind: 'embedded' } }, page: loaderData }
  return renderToStaticMarkup(<Stub initialEntries={[at]} hydrationData={{ loaderData: data }} />)
}

/** Every link of a piece of HTML, as `text → where`. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to, inner = '']) => `${textOf(inner)} → ${to}`)

/** The texts of all elements with that tag. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => textOf(inner))

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim()
