import { Link } from 'react-router'
import { SITE } from '../../../content/site'
import { LEGAL_LINKS, SITE_LINKS } from './site-entries'

const LINK = 'inline-block py-1 text-text-muted hover:text-text hover:underline'

/** SHELL-13. */
export function SiteFooter() {
  return (
    <footer className="below-fold border-line [--below-fold:16rem] border-t">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-6 px-gutter py-8 text-sm lg:grid-cols-[1fr_2fr]">
        <div className="grid content-start gap-3">
          <p className="max-w-[38ch] text-text-muted">
            <span className="font-display text-text">PyMentor</span> responde con inteligencia artificial: puede
            equivocarse.
          </p>
          <ul aria-label="Redes sociales" className="flex flex-wrap gap-x-5 gap-y-1">
            {SITE.social.map(({ name, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
                  {name}
                  {SITE.isSample && ' (ejemplo)'}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-x-10 gap-y-3 sm:grid-cols-[1fr_2fr]">
          <FooterLinks label="PyMentor" links={SITE_LINKS} />
          <FooterLinks label="Información legal" links={LEGAL_LINKS} isWide />
        </div>
      </div>
    </footer>
  )
}

type FooterLinksProps = { label: string; links: typeof LEGAL_LINKS; isWide?: boolean }

function FooterLinks({ label, links, isWide = false }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={isWide ? 'grid content-start gap-x-6 md:grid-cols-2' : 'grid content-start'}>
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link to={to} className={LINK}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
