export { FRAME_HEADERS, FRAME_PAGE, FRAME_PATH } from './server/frame-page'
export { type PackageFolder, packageFolder } from './server/package-folder'
