import type { BlogCategory, CategorySlug } from './contract'

const CATEGORY_NAMES = {
  'primeros-pasos': 'Primeros pasos',
  datos: 'Datos',
  negocio: 'Negocio',
  'buenas-practicas': 'Buenas prácticas',
} satisfies Record<CategorySlug, string>

/** The categories of the blog, in the order in which they are offered. */
export const CATEGORIES: readonly BlogCategory[] = (
  ['primeros-pasos', 'datos', 'negocio', 'buenas-practicas'] satisfies CategorySlug[]
).map((slug) => ({ id: slug, name: CATEGORY_NAMES[slug], slug }))

/** BLOG-04, BLOG-05. */
export const NO_POSTS = 'No hay artículos disponibles'
export const POST_NOT_FOUND = 'Artículo no encontrado'

export const BLOG_TITLE = 'Blog de PyMentor'
export const BLOG_DESCRIPTION =
  'Artículos en español para aprender Python con programas cortos, que funcionan, y su resultado de verdad.'

/** "6 min de lectura". */
export const readingTime = (minutes: number) => `${minutes} min de lectura`
/** What search engines are told of one category. */
export const categoryDescription = (name: string) =>
  `${name}: artículos en español para aprender Python, con programas cortos, que funcionan, y su resultado de verdad.`
