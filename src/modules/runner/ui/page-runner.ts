import { serverPackages } from './packages'
import { openFrame } from './python-frame'
import { createRunner } from './runner'

/** The page's one Python. */
export const pageRunner = createRunner(openFrame, serverPackages)
