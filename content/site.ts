/** The site's own data. What ships is sample data: whoever runs the product puts theirs here. */
export const SITE = {
  email: 'contacto@pymentor.example',
  phone: '+34 900 000 000',
  administrator: 'Administración de PyMentor',
}
