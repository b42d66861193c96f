import { parseConfig } from '~/config/config'
import { productFacts } from '~/server/facts/product-facts'

/** What the mentor knows of the product as it ships. */
export const FACTS = productFacts(parseConfig({}))
