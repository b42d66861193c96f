import { serverPackages } from './packages'
import { openFrame } from './python-frame'
import { Runner } from './runner'

/** The page's one Python. */
export const pageRunner = new Runner(openFrame, serverPackages)
