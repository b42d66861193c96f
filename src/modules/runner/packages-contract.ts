import * as z from 'zod/mini'
import { MAX_PACKAGE } from './rules'

/** Where the list of packages is; each file stands below it, under its hash and its name. */
export const PACKAGES_PATH = '/python-packages'

const names = (most: number) => z.array(z.string().check(z.maxLength(100))).check(z.maxLength(most))

/** A package beyond Python's core that this product has at hand. */
export const pythonPackage = z.strictObject({
  /** As others depend on it. */
  name: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  /** A wheel, or the archive of a library that wheels share; no path. */
  file: z.string().check(z.regex(/^\w[\w.+-]{0,199}\.(?:whl|zip)$/)),
  /** Where Python looks for what is in it. */
  folder: z.enum(['site', 'dynlib']),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  bytes: z.int().check(z.minimum(1), z.maximum(MAX_PACKAGE)),
  /** Names by which programs import it. */
  imports: names(500),
  depends: names(100),
})
export type PythonPackage = z.output<typeof pythonPackage>

export const packageList = z.array(pythonPackage).check(z.maxLength(1_000))

/** For good: another content has another address. */
export const addressOf = ({ sha256, file }: PythonPackage) => `${PACKAGES_PATH}/${sha256.slice(0, 16)}/${file}`
