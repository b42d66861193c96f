/** Site data that are no sample: content/site.ts ships with one, which live mode refuses. */
export const OWN_SITE = { isSample: false }

/** The settings without which live mode does not start; nobody is at these addresses. */
export const LIVE_ENVIRONMENT = {
  PYMENTOR_MODE: 'live',
  PUBLIC_URL: 'https://pymentor.example',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'PyMentor <hola@pymentor.example>',
  STRIPE_SECRET_KEY: 'sk_live_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
}
