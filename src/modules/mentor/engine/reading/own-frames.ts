import type { TraceFrame } from '../message'

/** What runs people's programs, and what they import, has lines of its own in their tracebacks. */
const LIBRARY =
  /iiec_run|pydroid|runpy|debugpy|bdb\.py|idlelib|[\\/]thonny|spyder|ipykernel|site-packages|dist-packages|_strptime\.py|[\\/]lib[\\/]python|python\d*\.zip|<frozen|\.p(?:yx|xi)$|[\\/]Python\d+[\\/]Lib[\\/]|[\\/](?:ana|mini)conda\d?[\\/]lib[\\/]|^(?:\.{3}|…)[\\/]|^(?:lib[\\/])?(?:[a-z_]\w*[\\/])+__init__\.py$/i

/** The frames of the person's own files. */
export const ownFrames = ({ frames }: { frames: readonly TraceFrame[] }): TraceFrame[] =>
  frames.filter(({ file }) => !LIBRARY.test(file))
