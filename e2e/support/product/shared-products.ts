import { it } from 'vitest'
import { type Product, startProduct } from './start-product'

type Settings = Record<string, string>

/**
 * One product for all files of this process that want the same settings: starting one and warming it up took a seventh of all that
 * journeys compute. They stop with the process.
 */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads in the pattern what a fixture stands on; this one stands on nothing.
export const withSharedProducts = it.extend('productWith', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const products = new Map<string, Promise<Product>>()
  onCleanup(async () => {
    for (const product of products.values()) await (await product).stop()
  })
  return (settings: Settings): Promise<Product> => {
    const key = JSON.stringify(settings)
    const product = products.get(key) ?? startProduct(settings)
    products.set(key, product)
    return product
  }
})
