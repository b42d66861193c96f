import { createEmbeddedModel } from '~/adapters/model/embedded'
import { FACTS } from '~/testing/mentor/product-facts'
import { describeModelPort } from './model-contract'

describeModelPort('embedded', () => createEmbeddedModel(() => FACTS))
