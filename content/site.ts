type Person = { role: string; does: string }
type Site = {
  /** Live mode does not start while this is true: set it to false once everything below is yours. */
  isSample: boolean
  email: string
  phone: string
  administrator: string
  /** Who answers for the site by law (LSSI, art. 10). */
  company: { name: string; taxId: string; address: string; registry: string }
  social: readonly { name: string; href: string }[]
  /** Roles, no names. */
  team: readonly Person[]
}

/** The site's own data. What ships is sample data: whoever runs the product puts theirs here. */
export const SITE: Site = {
  isSample: true,
  email: 'contacto@pymentor.example',
  phone: '+34 900 000 000',
  administrator: 'Administración de PyMentor',
  company: {
    name: 'PyMentor',
    taxId: 'B00000000',
    address: 'Calle de Ejemplo, 1, 28000 Madrid (España)',
    registry: 'Registro Mercantil de Madrid, tomo 0, folio 0, hoja M-0',
  },
  social: [
    { name: 'Mastodon', href: 'https://mastodon.example/@pymentor' },
    { name: 'YouTube', href: 'https://youtube.example/@pymentor' },
  ],
  team: [
    {
      role: 'Fundador y CEO',
      does: 'Marca el rumbo y responde de que PyMentor cumpla lo que promete.',
    },
    {
      role: 'Cofundadora y CPO',
      does: 'Decide qué se construye después, escuchando a quien aprende.',
    },
    {
      role: 'CTO',
      does: 'Cuida el código, los mentores y tus datos.',
    },
  ],
}
