import { provideLibrary } from '../modules/modules'
import { FUNCTIONS } from './functions'
import { ForeignFunction } from './method'
import './methods/frame-columns'
import './methods/frame-rows'
import './methods/frame-values'
import './methods/grouped-methods'
import './methods/label-methods'
import './methods/series-rows'
import './methods/series-values'
import './methods/tables-together'
import './string-io'

provideLibrary('pandas', new Map(Object.entries(FUNCTIONS).map(([name, run]) => [name, new ForeignFunction(run)])))
