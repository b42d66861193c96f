/** Where the product's server mounts the emulator. */
export const EMULATOR_PATH = '/emulador/stripe'

/** The pages' addresses below `EMULATOR_PATH`; each token or id is unguessable and stands for the right to open it. */
export const pagePaths = {
  checkout: (sessionId: string) => `/pagar/${sessionId}`,
  paymentLink: (token: string) => `/enlace/${token}`,
  authentication: (intentId: string, clientSecret: string) =>
    `/autenticar/${intentId}?client_secret=${encodeURIComponent(clientSecret)}`,
  portal: (token: string) => `/portal/${token}`,
  invoice: (token: string) => `/factura/${token}`,
  invoicePdf: (token: string) => `/factura/${token}/pdf`,
  receipt: (token: string) => `/recibo/${token}`,
}
