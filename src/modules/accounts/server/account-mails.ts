import type { Mail } from '~/modules/mail/mail.server'

export type Recipient = { email: string; firstName: string }
export type AccountMails = ReturnType<typeof createAccountMails>

/** What the product writes to people about their accounts. Links are addresses of this site. */
export function createAccountMails({ send, publicUrl }: { send: (mail: Mail) => Promise<void>; publicUrl: URL }) {
  const link = (path: string, code: string) => Object.assign(new URL(path, publicUrl), { hash: `codigo=${code}` }).href
  const write = (to: string, subject: string, text: string) => send({ to, subject, text, html: `<p>${text}</p>` })
  return {
    verifyEmail: ({ email, firstName }: Recipient, code: string) =>
      write(email, 'Confirma tu correo', `Hola, ${firstName}: ${link('/auth/verificar-correo', code)}`),
    /** To the new address. */
    confirmNewEmail: ({ email, firstName }: Recipient, code: string) =>
      write(email, 'Confirma tu nuevo correo', `Hola, ${firstName}: ${link('/auth/verificar-correo', code)}`),
    /** To the old address, once the change is asked for. */
    emailIsChanging: ({ email, firstName }: Recipient, newEmail: string) =>
      write(email, 'Vas a cambiar de correo', `Hola, ${firstName}: has pedido cambiar tu correo a ${newEmail}.`),
    resetPassword: ({ email, firstName }: Recipient, code: string) =>
      write(email, 'Elige una contraseña nueva', `Hola, ${firstName}: ${link('/auth/recuperar-contrasena', code)}`),
    passwordChanged: ({ email, firstName }: Recipient) =>
      write(email, 'Tu contraseña ha cambiado', `Hola, ${firstName}: tu contraseña ha cambiado.`),
    accountDeleted: ({ email, firstName }: Recipient) =>
      write(email, 'Tu cuenta se ha eliminado', `Hola, ${firstName}: tu cuenta se ha eliminado.`),
  }
}
