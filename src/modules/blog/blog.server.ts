export { blog, type PostInPlace } from './server/blog'
export { type Program, partsOf, programsIn } from './server/programs'
export { bindBlog } from './server/routes'
