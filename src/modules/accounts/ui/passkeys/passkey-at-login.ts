/** The scripts that this needs are named here: on the login page each of their names would weigh. */
export const loadEntering = () => import('./passkey-entering')
