export { FRAME_HEADERS, FRAME_PAGE } from './server/frame-page'
