export const DEMO_PEOPLE = [
  { email: 'demo@pymentor.example', firstName: 'Cuenta', lastName: 'Demo', role: 'user', isPro: false },
  { email: 'pro@pymentor.example', firstName: 'Cuenta', lastName: 'Demo PRO', role: 'user', isPro: true },
  { email: 'admin@pymentor.example', firstName: 'Administración', lastName: 'PyMentor', role: 'admin', isPro: true },
] as const

export const DEMO_EMAILS: readonly string[] = DEMO_PEOPLE.map(({ email }) => email)

/** Nobody registers these, by whatever way and in whichever mode: a later start in demo mode gives one of them the admin role. */
export const isDemoEmail = (email: string): boolean => DEMO_EMAILS.includes(email.toLowerCase())
