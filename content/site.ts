type Person = { role: string; does: string }
type Testimonial = { role: string; text: string }
type Site = {
  /** Live mode does not start while this is true: set it to false once everything below is yours. */
  isSample: boolean
  email: string
  phone: string
  administrator: string
  /** Who answers for the site by law (LSSI, art. 10). */
  company: { name: string; taxId: string; address: string; registry: string }
  /** Who runs the machines that all of it runs on: the privacy policy names them. */
  hosting: string
  social: readonly { name: string; href: string }[]
  /** Roles, no names. */
  team: readonly Person[]
  /** Roles, no names; three (LAND-04). Without the last full stop, which stands after the quotation marks. */
  testimonials: readonly [Testimonial, Testimonial, Testimonial]
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
  hosting: 'Alojamiento de Ejemplo, S. L. (España)',
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
  testimonials: [
    {
      role: 'Programadora en su primer empleo',
      text: 'Antes copiaba y cruzaba los dedos. Ahora leo la nota del margen, entiendo por qué falla mi bucle y lo arreglo yo',
    },
    {
      role: 'Analista de datos',
      text: 'Le conté lo que tenía en el CSV y lo que me pedían. Me llevé el programa y, sobre todo, una forma de agrupar que ya no he vuelto a buscar',
    },
    {
      role: 'Dueño de una tienda de barrio',
      text: 'No sé programar, pero sé lo que quiero: un informe de ventas cada mes. Pregunté con mis palabras y salió a la segunda',
    },
  ],
}
