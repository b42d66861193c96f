// Imported first by every command: an old Node gets a sentence instead of a stack trace.
// For that to work the other scripts import only what Node 16 already had from its built-in modules.

const MINIMUM = { major: 20, minor: 11 }

/**
 * Whether a Node version can run this project's commands.
 * @param {string} version such as '20.11.0'
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > MINIMUM.major || (major === MINIMUM.major && minor >= MINIMUM.minor)
}

if (!isSupported(process.versions.node)) {
  console.error(
    `PyMentor needs Node ${MINIMUM.major}.${MINIMUM.minor} or newer; this is Node ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and run the same command again.',
  )
  process.exit(1)
}
