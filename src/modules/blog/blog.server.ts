export { blog, type PostInPlace } from './server/blog'
export { type BlogHandlers, blogHandlers } from './server/handlers'
export { type Program, partsOf, programsIn } from './server/programs'
