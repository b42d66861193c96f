/** WebAuthn knows names of sites, no IP addresses. */
const IP_ADDRESS = /^[\d.]+$|^\[/

/** Whether passkeys work in this browser at this address. */
export const hasWebAuthn = (): boolean => 'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname)
