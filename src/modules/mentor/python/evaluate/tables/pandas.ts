import type { Value } from '../values/values'
import { makeFrame, makeSeries } from './construct'
import { ForeignFunction } from './method'
import './methods/frame-columns'
import './methods/frame-rows'
import './methods/frame-values'
import './methods/series-rows'
import './methods/series-values'
import { provideLibrary } from '../modules/modules'

/** What `import pandas` gives. */
const PANDAS: [string, Value][] = [
  ['DataFrame', new ForeignFunction(makeFrame)],
  ['Series', new ForeignFunction(makeSeries)],
]

provideLibrary('pandas', new Map(PANDAS))
