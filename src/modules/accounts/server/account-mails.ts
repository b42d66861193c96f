import { greetingOf, type Mail, type MailContent, renderMail } from '~/modules/mail/mail.server'

export type Recipient = { email: string; firstName: string }

type Words = Omit<MailContent, 'greeting' | 'reason'> & { reason?: string }
const HAS_ACCOUNT = 'Recibes este correo porque hay una cuenta de PyMentor con esta dirección.'
const A_DAY = 'El enlace sirve durante 24 horas y una sola vez.'

type Options = { send: (mail: Mail) => Promise<void>; publicUrl: URL }
type MailWriter = ReturnType<typeof createWriter>

/** What the product writes to people about their accounts. */
export function createAccountMails(options: Options) {
  const writer = createWriter(options)
  return {
    ...addressMails(writer),
    ...passwordMails(writer),
    ...passkeyMails(writer),
    ...secondStepMails(writer),
    ...endMails(writer),
  }
}
export type AccountMails = ReturnType<typeof createAccountMails>

/** Links are addresses of this site; codes stand behind `#`, which no log sees. */
function createWriter({ send, publicUrl }: Options) {
  const address = (path: string) => new URL(path, publicUrl)
  return {
    link: (path: string, code: string) => Object.assign(address(path), { hash: `codigo=${code}` }).href,
    recovery: address('/auth/recuperar-contrasena').href,
    write: (to: string, firstName: string, { reason = HAS_ACCOUNT, ...words }: Words) =>
      send({ to, ...renderMail({ ...words, greeting: greetingOf(firstName), reason }) }),
  }
}

const leadingOn = (path: string, goesTo: string | null) =>
  goesTo === null ? path : `${path}?redirect=${encodeURIComponent(goesTo)}`

/** Whose an address is. */
const addressMails = ({ link, recovery, write }: MailWriter) => ({
  /** `goesTo`: the path of ours that its reader was on the way to. */
  verifyEmail: ({ email, firstName }: Recipient, code: string, goesTo: string | null = null) =>
    write(email, firstName, {
      subject: 'Confirma tu correo en PyMentor',
      paragraphs: ['Para terminar de preparar tu cuenta, confirma que esta dirección de correo es tuya.'],
      action: { label: 'Confirmar mi correo', href: link(leadingOn('/auth/verificar-correo', goesTo), code) },
      notes: [
        A_DAY,
        'Si no has creado una cuenta en PyMentor, no hagas nada: sin confirmarla, la dirección no se usa.',
      ],
      reason: 'Recibes este correo porque alguien ha creado una cuenta de PyMentor con esta dirección.',
    }),

  /** To the new address. */
  confirmNewEmail: ({ email, firstName }: Recipient, code: string) =>
    write(email, firstName, {
      subject: 'Confirma tu nuevo correo en PyMentor',
      paragraphs: [
        'Has pedido usar esta dirección en tu cuenta de PyMentor. El cambio se hará cuando la confirmes; hasta entonces sigues entrando con la anterior.',
      ],
      action: { label: 'Usar este correo', href: link('/auth/verificar-correo', code) },
      notes: [A_DAY, 'Si no lo has pedido, no hagas nada: no cambiará ninguna cuenta.'],
      reason: 'Recibes este correo porque alguien ha escrito esta dirección en los ajustes de su cuenta de PyMentor.',
    }),

  /** To the old address, once the change is asked for. */
  emailIsChanging: ({ email, firstName }: Recipient, newEmail: string) =>
    write(email, firstName, {
      subject: 'Has pedido cambiar el correo de tu cuenta',
      paragraphs: [
        `Has pedido que tu cuenta de PyMentor pase a usar ${newEmail}. El cambio se hará cuando lo confirmes desde esa dirección.`,
      ],
      notes: [
        `Si no has sido tú, alguien puede haber entrado en tu cuenta: elige ya una contraseña nueva en ${recovery}. Así se cierran todas las sesiones y el cambio pendiente queda sin efecto.`,
      ],
    }),

  /** To the address that is proved now, by who is signed in. */
  emailConfirmed: ({ email, firstName }: Recipient) =>
    write(email, firstName, {
      subject: 'Tu correo está confirmado en PyMentor',
      paragraphs: [
        'Esta dirección ya es la de tu cuenta. La sesión desde la que la has confirmado sigue abierta; las demás se han cerrado.',
      ],
      notes: [`Si no has sido tú, elige ya otra contraseña: ${recovery}`],
    }),

  /** To who has confirmed an address in a browser that was not signed in to its account. */
  accountTakenOver: ({ email, firstName }: Recipient) =>
    write(email, firstName, {
      subject: 'Tu correo está confirmado y tu cuenta es solo tuya',
      paragraphs: [
        'La cuenta se abre ahora con la contraseña que acabas de elegir. Hemos cerrado todas sus sesiones, y las contraseñas y accesos anteriores ya no sirven.',
      ],
      notes: [
        'Si la cuenta no la creaste tú, mira lo que hay en ella: puedes cambiar el nombre o eliminarla entera en «Mi Cuenta».',
      ],
    }),
})

/** A password, and sessions that end by the way. */
const passwordMails = ({ link, recovery, write }: MailWriter) => ({
  resetPassword: ({ email, firstName }: Recipient, code: string) =>
    write(email, firstName, {
      subject: 'Elige una contraseña nueva para PyMentor',
      paragraphs: ['Has pedido una contraseña nueva. Elígela con este enlace:'],
      action: { label: 'Elegir contraseña', href: link('/auth/recuperar-contrasena', code) },
      notes: [
        'El enlace sirve durante 30 minutos y una sola vez. Al usarlo se cierran todas tus sesiones.',
        'Si no lo has pedido, no hagas nada: tu contraseña sigue siendo la misma.',
      ],
    }),

  passwordChanged: ({ email, firstName }: Recipient) =>
    write(email, firstName, {
      subject: 'Tu contraseña de PyMentor ha cambiado',
      paragraphs: ['La contraseña de tu cuenta acaba de cambiar y las demás sesiones se han cerrado.'],
      notes: [`Si no has sido tú, elige ya otra contraseña: ${recovery}`],
    }),

  /** To who has signed in by a way that is new to the account, or for the first time as an administrator. */
  otherSessionsEnded: ({ email, firstName }: Recipient) =>
    write(email, firstName, {
      subject: 'Hemos cerrado las demás sesiones de tu cuenta',
      paragraphs: [
        'Acabas de entrar de una forma nueva en esta cuenta, o con permisos que antes no tenía. Por seguridad hemos cerrado todas las sesiones que estaban abiertas antes.',
      ],
      notes: [`Si no has sido tú, elige ya otra contraseña: ${recovery}`],
    }),
})

/** Keys instead of a password. */
const passkeyMails = ({ recovery, write }: MailWriter) => ({
  passkeyAdded: ({ email, firstName }: Recipient, name: string) =>
    write(email, firstName, {
      subject: 'Has añadido una llave de acceso a tu cuenta',
      paragraphs: [`Desde ahora también se entra en tu cuenta con la llave «${name}», sin contraseña.`],
      notes: [`Si no has sido tú, quítala en «Mi Cuenta», Seguridad, y elige ya otra contraseña: ${recovery}`],
    }),

  passkeyRemoved: ({ email, firstName }: Recipient, name: string) =>
    write(email, firstName, {
      subject: 'Has quitado una llave de acceso de tu cuenta',
      paragraphs: [`La llave «${name}» ya no abre tu cuenta. Las sesiones que están abiertas siguen abiertas.`],
      notes: [`Si no has sido tú, elige ya otra contraseña: ${recovery}`],
    }),
})

/** The code after the password. */
const secondStepMails = ({ recovery, write }: MailWriter) => ({
  secondStepOn: ({ email, firstName }: Recipient) =>
    write(email, firstName, {
      subject: 'Has activado la verificación en dos pasos',
      paragraphs: [
        'Desde ahora, para entrar en tu cuenta hace falta también un código de tu aplicación. Guarda los códigos de recuperación en un sitio seguro: sirven si pierdes el móvil.',
      ],
      notes: [`Si no has sido tú, elige ya otra contraseña: ${recovery}`],
    }),

  secondStepOff: ({ email, firstName }: Recipient) =>
    write(email, firstName, {
      subject: 'Tu cuenta ya no pide el segundo paso al entrar',
      paragraphs: ['La verificación en dos pasos se ha desactivado: para entrar basta otra vez con lo de antes.'],
      notes: [`Si no lo has pedido, elige ya otra contraseña y actívala de nuevo: ${recovery}`],
    }),

  /** To the owner of an account whose password somebody knows who has not the codes. */
  secondStepGuessed: ({ email, firstName }: Recipient) =>
    write(email, firstName, {
      subject: 'Alguien prueba códigos para entrar en tu cuenta',
      paragraphs: [
        'Después de escribir tu contraseña, alguien ha probado varios códigos que no son los tuyos. No ha entrado, y durante un rato no puede seguir probando.',
      ],
      notes: [`Si no has sido tú, alguien sabe tu contraseña: elige ya otra en ${recovery}`],
    }),
})

/** The last one. */
const endMails = ({ write }: MailWriter) => ({
  accountDeleted: ({ email, firstName }: Recipient) =>
    write(email, firstName, {
      subject: 'Tu cuenta de PyMentor se ha eliminado',
      paragraphs: [
        'Hemos eliminado tu cuenta y lo que guardabas en ella: conversaciones, ajustes y sesiones. No se puede deshacer.',
        'Gracias por haber aprendido con PyMentor. Si algún día vuelves, podrás crear una cuenta nueva.',
      ],
      notes: ['Si no has sido tú, cambia la contraseña de tu correo: alguien pudo entrar con ella.'],
      reason: 'Es el último correo que te enviamos por esta cuenta.',
    }),
})
