/** A wrong or missing setting: its message is the one sentence that the operator sees before the start is given up. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
