import { createEmbeddedModel } from '~/adapters/model/embedded'
import { describeModelPort } from './model-contract'

describeModelPort('embedded', () => createEmbeddedModel({ pauseMs: 0 }))
