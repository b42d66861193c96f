/**
 * What the mentor can say of the product: Markdown in which `{name}` is one of the facts (`product-words.ts`). Addresses are the product's
 * own pages.
 */
export const PRODUCT_TOPICS = {
  prices: `Estos son los planes, con el IVA incluido:

- **Básico**: gratis, sin tarjeta. {daily} mensajes al día y {monthly} al mes con el Mentor Basic.
- **PRO Prueba**: {trial}, un solo pago por {trialDays} días. No se renueva.
- **PRO Mensual**: {month} al mes. Se cancela cuando quieras.
- **PRO Vitalicio**: {lifetime}, un solo pago.

Los comparas y eliges en [Planes y precios](/pricing).`,
  compare: `El plan **Básico** es gratis: hablas con el Mentor Basic, con {daily} mensajes al día y {monthly} al mes.

Con **PRO** tienes además el Mentor PRO, que va más al fondo (casos límite, alternativas, pruebas), y no hay límite diario ni mensual. Cuesta {trial} la prueba de {trialDays} días, {month} al mes o {lifetime} una sola vez.

La comparación completa está en [Nuestros mentores](/nuestros-mentores-ia) y los planes en [Precios](/pricing).`,
  pro: `PRO añade el Mentor PRO y quita el límite de mensajes. El Mentor PRO explica lo mismo y además un apartado «Más a fondo»: una versión más sólida, las alternativas y cuándo conviene cada una.

Quién contesta ahora: en Basic, {basicModel}; en PRO, {proModel}.

Cuesta {trial} la prueba de {trialDays} días, {month} al mes o {lifetime} una sola vez. Míralo en [Planes y precios](/pricing).`,
  limits: `Con el plan Básico puedes enviar **{daily} mensajes al día y {monthly} al mes**; se cuentan por días y meses naturales, en hora peninsular española. Con PRO no hay límite diario ni mensual. Cuando te digo que no sé algo, o solo charlamos, ese mensaje no te cuenta.

Cada mensaje puede tener hasta {maxMessageLength} caracteres. Si necesitas más mensajes, tienes los [planes PRO](/pricing).`,
  renewal: `Con el plan Básico tienes **{daily} mensajes al día y {monthly} al mes**. El día empieza a medianoche de Madrid (hora peninsular española) y el mes, el día 1 a esa hora; lo que no gastes no se acumula. En América es la tarde anterior: las 17:00 en Ciudad de México y las 20:00 en Buenos Aires, una hora antes mientras España está en horario de verano; en los demás países, según su hora.

Con PRO no hay límite diario ni mensual: están en [Planes y precios](/pricing).`,
  runs: `Lo que ejecutas con «Ejecutar» corre **en tu propio navegador**, en tu dispositivo: el programa no se sube a ningún servidor para ejecutarse, y nadie más ve lo que hace ni lo que imprime. Los archivos que abras ahí tampoco salen de tu navegador.

Lo que sí llega a PyMentor es lo que escribes o pegas en el chat: se guarda en tu cuenta, y lo borras cuando quieras. No pegues contraseñas ni datos de personas.`,
  trial: `**PRO Prueba** cuesta {trial}: un solo pago por {trialDays} días de PRO, y ahí termina. Después, si quieres seguir con PRO, eliges tú: {month} al mes o {lifetime} una sola vez. **No se renueva ni se te vuelve a cobrar**, así que no hace falta cancelar nada. Solo se puede comprar una vez por persona.

Si te arrepientes, tienes {withdrawalDays} días para desistir y recuperar el dinero desde [Mi Cuenta → Suscripción](/profile?tab=suscripcion). La compras en [Planes y precios](/pricing).`,
  lifetime: `**PRO Vitalicio** es un único pago de {lifetime}, una sola vez y sin cuotas: no se renueva ni se te vuelve a cobrar. Tienes todo PRO mientras el servicio siga activo. Si tenías el plan mensual, se cancela solo al comprarlo. Lo tienes en [Planes y precios](/pricing).`,
  cancel: `Puedes cancelar cuando quieras, sin dar explicaciones: entra en [Mi Cuenta → Suscripción](/profile?tab=suscripcion) y pulsa «Cancelar suscripción». Conservas PRO hasta el final del periodo pagado y no se te vuelve a cobrar. Si dejas el mensual sin cancelar, se renueva cada mes, lo uses o no.

Tus conversaciones siguen ahí. La prueba de {trialDays} días y el plan vitalicio no se renuevan: ahí no hay nada que cancelar. Si lo que quieres es que te devolvamos el dinero, tienes {withdrawalDays} días de [desistimiento](/legal/derecho-de-desistimiento).`,
  refund: `Tienes **{withdrawalDays} días** desde la compra para desistir y recuperar el importe entero, sin dar explicaciones. Se hace en [Mi Cuenta → Suscripción](/profile?tab=suscripcion), con «Desistir de la compra» en el historial de pagos. El dinero vuelve al mismo medio de pago en un máximo de 14 días.

Las renovaciones del plan mensual no abren un plazo nuevo. Los detalles están en [Derecho de desistimiento](/legal/derecho-de-desistimiento).`,
  invoices: `Tus facturas y recibos de PyMentor están en [Mi Cuenta → Suscripción](/profile?tab=suscripcion), en el historial de pagos. Si necesitas algo más en ellas, escribe desde [Contacto](/contacto).`,
  'business-invoice': `Cada compra tiene su factura, con la base, el tipo y la cuota de IVA. Escribe tu nombre o el de tu empresa y tu NIF, NIE, CIF o número de IVA europeo al pagar, o antes en [Mi Cuenta → Suscripción](/profile?tab=suscripcion), y saldrán en las facturas que se hagan desde entonces. Ahí están también todas, en el historial de pagos.

Si necesitas otro dato fiscal, de otro país por ejemplo, pregúntalo a {email} o desde [Contacto](/contacto).`,
  payment: `Se paga con tarjeta (Visa, MasterCard o American Express) en la página segura del proveedor de pagos. Los datos de tu tarjeta van directamente a él: PyMentor no los recibe ni los guarda. De otros medios de pago no sé nada seguro; pregúntalo en [Contacto](/contacto).

La tarjeta de una suscripción se cambia con «Cambiar tarjeta», en [Mi Cuenta → Suscripción](/profile?tab=suscripcion).`,
  charge: `De tus pagos no veo nada, pero tú sí: en [Mi Cuenta → Suscripción](/profile?tab=suscripcion) está qué plan tienes y cada cobro con su recibo. Si has pagado y PRO no aparece, o si un cobro no te cuadra, escribe a {email} o desde [Contacto](/contacto): te responde una persona.`,
  'change-plan': `De la prueba puedes pasar al plan mensual o al vitalicio, y del mensual al vitalicio: lo compras en [Planes y precios](/pricing) y, si tenías el mensual, se cancela solo. Para volver al plan Básico, cancela la suscripción en [Mi Cuenta → Suscripción](/profile?tab=suscripcion).`,
  history: `Tus conversaciones se guardan en tu cuenta: están en la lista de chats, y ahí mismo puedes buscarlas por lo que decían. Un chat borrado se puede recuperar durante {restoreMinutes} minutos.`,
  'change-name': `Tu nombre se cambia en [Mi Cuenta](/profile), pestaña «Perfil».`,
  'change-photo': `En PyMentor no se pone foto de perfil: en [Mi Cuenta](/profile), pestaña «Perfil», puedes cambiar tu nombre y tu correo.`,
  senses: `Leo y escribo texto, en español: pégame el código o el error como texto. No veo imágenes, no busco en internet, y de lo que hablamos solo recuerdo esta conversación; tampoco aprendo de lo que escribes. Tu programa lo leo, no lo ejecuto.`,
  files: `A cada mensaje le puedes adjuntar archivos de texto: programas \`.py\`, \`.txt\`, \`.csv\`, \`.json\`, \`.log\` y cuadernos \`.ipynb\`. Hasta {maxFiles} por mensaje, de {maxFileKilobytes} kB cada uno como máximo. Un Excel, un PDF o una imagen no los leo: guarda la hoja como CSV y adjúntala.`,
  'python-version': `Los programas que ejecutas en esta web corren en **Python 3.14**, dentro de tu navegador. La de tu ordenador la dice \`python --version\` en la terminal.`,
  counting: `Cuenta cada mensaje que te respondo. Si no sé la respuesta, si antes te pregunto algo, o si solo me saludas o me das las gracias, **no gasta**: el mensaje se te devuelve. Con el plan Básico tienes {daily} mensajes al día y {monthly} al mes; con PRO no se cuentan.`,
  'not-offered': `Que yo sepa, PyMentor no tiene eso. Lo que hay es este chat, el [blog](/blog), con artículos y programas, y [Practicar](/practica). Si te hace falta, dilo en [Contacto](/contacto): lo lee una persona.`,
  discount: `Que yo sepa no hay descuentos ni códigos. Lo más barato es el plan Básico, gratis, y la prueba de PRO: {trial} por {trialDays} días. Si estudias o compráis varios, pregunta en [Contacto](/contacto). Los planes están en [Precios](/pricing).`,
  privacy: `Lo que escribes se guarda en tu cuenta para que puedas volver a leerlo, hasta que borres el chat o la cuenta. No se vende y **no se usa para entrenar modelos**. {answering}

Aun así, no pegues contraseñas, claves ni datos personales o confidenciales: cámbialos por otros inventados (\`cliente_1\`, \`clave = "…"\`). Si el código es de tu empresa, pregunta antes si puedes. Todo está en la [política de privacidad](/legal/politica-de-privacidad).`,
  'delete-account': `En [Mi Cuenta](/profile), apartado «Eliminar Cuenta». Se te pide escribir {deletionWord}, y se borran la cuenta y todas tus conversaciones: no se puede deshacer. Antes puedes descargarte una copia de tus datos. Solo se conserva lo que exige la ley, como las facturas.`,
  'delete-chat': `En la lista de chats, abre las opciones del que quieras y elige eliminarlo. Durante {restoreMinutes} minutos puedes recuperarlo; después se borra del todo.`,
  export: `Para llevarte todo, entra en [Mi Cuenta](/profile), apartado «Tus datos», y pulsa «Descargar mis datos»: un ZIP con tu cuenta, tus conversaciones y su código. Para un solo chat, abre sus opciones y elige exportar.`,
  share: `Abre las opciones de la conversación y elige compartirla: se crea un enlace que cualquiera puede leer sin cuenta, y que puedes retirar cuando quieras. Antes de compartirlo, mira que no haya nada tuyo que no quieras enseñar.`,
  identity: `Soy el mentor de PyMentor: un programa, no una persona, y distinto de ChatGPT. No uso un gran modelo de lenguaje ni me invento las respuestas: leo tu código y tu error con reglas, y explico con lecciones escritas y probadas. Por eso, lo que no sé, te lo digo.

Enséñame un programa, un error o una duda de Python y lo miramos.`,
  model: `Quién contesta ahora: en el Mentor Basic, {basicModel}; en el Mentor PRO, {proModel}. El mentor incorporado, que es quien te habla ahora, no usa ningún modelo de lenguaje: lee tu código con reglas y explica con lecciones escritas y probadas. Está contado en [Nuestros mentores](/nuestros-mentores-ia).`,
  mistakes: `Leo tu código con reglas y explico con textos escritos y probados, y si no sé algo te lo digo. Lo que puede pasar es que entienda mal lo que pides o no vea un caso raro: comprueba siempre lo que te doy.

Antes de usar un resultado para algo serio (sueldos, facturas, notas), prueba el programa con dos o tres casos que sepas calcular a mano y compara. Si algo no cuadra, pégamelo y lo revisamos.`,
  testing: `Tu código lo leo, **no lo ejecuto**: digo qué imprime solo cuando puedo seguirlo paso a paso sin dudas, y si no, te lo digo. Los programas que escribo se montan con piezas que se han ejecutado y probado, pero el programa entero, con tus datos, no lo pruebo antes de dártelo.

Pruébalo tú con un par de casos cuyo resultado conozcas; si falla, pégame el error entero.`,
  languages: `Solo trato **Python**: de otros lenguajes, como JavaScript, Java o VBA, no sé lo bastante para ayudarte bien. Con Python sí puedes hacer mucho de lo que se hace con ellos; por ejemplo, leer y escribir hojas de Excel sin macros (con \`openpyxl\` o \`pandas\`).

Cuéntame qué tarea quieres resolver y te digo cómo sería en Python. Contesto en español.`,
  abilities: `Esto es lo que sé hacer:

- **Explicar un error**: pega el mensaje entero y tu código.
- **Encontrar el fallo** de un programa que no da error pero no hace lo que quieres.
- **Leer código** línea a línea y decir qué imprime.
- **Revisar** un programa y proponer mejoras.
- **Escribir o cambiar** programas corrientes y ponerte ejercicios.

Lo que no: otros lenguajes, temas que no sean Python, ni ver tu cuenta o tus pagos. Si algo no lo sé, te lo diré.`,
  registration: `Para crear la cuenta se piden **nombre, apellido, correo y una contraseña**, o entras con Google. Ni teléfono, ni documento de identidad, ni tarjeta. Te llega un correo para confirmar la dirección, y ya puedes preguntar: se hace en [Crear cuenta](/register).

Tienes que haber cumplido {minimumAge} años. Qué se guarda está en la [política de privacidad](/legal/politica-de-privacidad).`,
  password: `En [Recuperar contraseña](/auth/recuperar-contrasena) escribes tu correo y te llega un enlace para elegir otra (al menos {minPasswordLength} caracteres). Si no llega, mira en el correo no deseado.

Si la recuerdas y solo quieres cambiarla: [Mi Cuenta → Seguridad](/profile?tab=seguridad). Si entras con Google, la contraseña es la de Google y se cambia allí.`,
  'change-email': `Tu correo se cambia en [Mi Cuenta](/profile), pestaña «Perfil». Escribes el nuevo, te llega un enlace a esa dirección y, al abrirlo, queda cambiado. Si entras con Google, el correo es el de tu cuenta de Google y se cambia allí.`,
  access: `Si no puedes entrar, prueba a [recuperar la contraseña](/auth/recuperar-contrasena); si te registraste con Google, usa ese botón en [Iniciar sesión](/login). Si te falta el correo de confirmación, mira en el no deseado. Y si sigue sin ir, escribe a {email}.`,
  contact: `Te atiende una persona en {email} o en el formulario de [Contacto](/contacto), de lunes a viernes, de 9:00 a 18:00 (hora peninsular española). Yo soy un programa: para dudas de Python, aquí me tienes.`,
  devices: `PyMentor funciona en el navegador, también en el del móvil o la tableta, sin instalar nada; con la misma cuenta entras en todos y ves los mismos chats, sin pagar dos veces. Desde el menú del navegador puedes añadirlo a la pantalla de inicio. Para chatear hace falta conexión: sin ella no se pueden enviar mensajes, pero lo que estabas escribiendo se guarda.`,
  age: `PyMentor es para personas de {minimumAge} años o más. Para comprar un plan hay que ser mayor de edad o tener el permiso de quien te cuida. Está en los [términos y condiciones](/legal/terminos-y-condiciones).`,
  'share-account': `Cada cuenta es de una sola persona: no se comparte ni se revende. En tu cuenta puedes entrar desde varios dispositivos, y cerrar las demás sesiones en [Mi Cuenta → Seguridad](/profile?tab=seguridad).`,
  licence: `El código que te escribo puedes usarlo libremente, también con fines comerciales, bajo tu responsabilidad: revísalo y pruébalo antes. Lo que escribes tú sigue siendo tuyo. Está en los [términos y condiciones](/legal/terminos-y-condiciones).`,
  certificate: `PyMentor no da certificados ni títulos: aquí preguntas, pruebas y aprendes a tu ritmo. Si lo necesitas para algo concreto, pregunta en [Contacto](/contacto).`,
  secrets: `Eso no puedo hacerlo: no veo tu cuenta ni la de nadie, no activo planes y no reparto códigos. Los planes se eligen en [Precios](/pricing). Lo que sí puedo es ayudarte con Python: ¿en qué estás?`,
  'second-step': `Sí, hay **verificación en dos pasos**: se activa en [Mi Cuenta → Seguridad](/profile?tab=seguridad). Escaneas un código con una aplicación de verificación de tu móvil y, desde entonces, después de la contraseña se te pide el código de 6 cifras que ella da. Guarda los códigos de recuperación: sirven si pierdes el móvil.`,
  passkeys: `Sí: en [Mi Cuenta → Seguridad](/profile?tab=seguridad), apartado «Llaves de acceso», creas una y después entras con la huella, la cara o el PIN de tu dispositivo, sin escribir la contraseña.`,
  security: `Si crees que alguien ha entrado en tu cuenta: cambia la contraseña y cierra las demás sesiones en [Mi Cuenta → Seguridad](/profile?tab=seguridad), y activa ahí la verificación en dos pasos. Si ya no puedes entrar, usa [Recuperar contraseña](/auth/recuperar-contrasena).

Si ves algo raro en tus pagos o en tu cuenta, escribe a {email}: te responde una persona.`,
  status: `Recarga la página y mira si tienes conexión; si una respuesta se ha quedado a medias, al recargar la verás como está guardada. Cuando digo que no sé algo, el mensaje se te devuelve.

Si sigue sin ir, cuéntalo en [Contacto](/contacto) o en {email}, con lo que estabas haciendo y el mensaje que sale: lo lee una persona.`,
  packages: `Lo que ejecutas aquí corre en tu navegador, con Python 3.14 y su biblioteca estándar. De las que se instalan aparte (pandas, numpy…) solo están las que haya puesto quien lleva esta página: si el programa necesita una que no está, se te dice al pulsar «Ejecutar». Aquí no se usa \`pip\`.

En tu ordenador instalas las que quieras: en la terminal, \`python -m pip install pandas\`.`,
  'run-limits': `Un programa que ejecutas aquí se detiene si calcula más de {runSeconds} segundos seguidos (esperar a que escribas no cuenta). Puede pedirte datos con \`input()\` y leer los archivos que le des. Corre en tu propio navegador, así que para trabajos largos es mejor tu ordenador.`,
  'no-yearly': `No hay plan anual. Los que hay: gratis (Básico), {trial} por {trialDays} días (PRO Prueba), {month} al mes (PRO Mensual) y {lifetime} una sola vez (PRO Vitalicio), que se paga una vez y no se renueva. Están en [Planes y precios](/pricing).`,
  countries: `PyMentor se usa en el navegador, desde cualquier país donde se abra la web. Está en español y los precios van en euros, con el IVA incluido; se paga con tarjeta (Visa, MasterCard o American Express) y, si tu tarjeta es de otra moneda, el cambio lo pone tu banco. Los mensajes se cuentan por días de España.

Si tu tarjeta no pasa o tienes otra duda de tu país, pregunta en [Contacto](/contacto).`,
  theme: `El tema, claro u oscuro, se cambia con el interruptor de la cabecera y se recuerda en ese navegador.`,
  notices: `Qué correos te llegan lo eliges en [Mi Cuenta → Notificaciones](/profile?tab=notificaciones). Los de la seguridad de tu cuenta llegan siempre.`,
  practice: `En [Practicar](/practica) escribes y ejecutas programas de Python en tu propio navegador, con tus archivos si quieres, y se quedan guardados en él. No gasta mensajes. Desde ahí puedes pasarme una duda al chat.

Aquí en el chat también te pongo ejercicios: pídeme uno («ponme un ejercicio de bucles»). Y en el [blog](/blog) hay artículos con programas que se pueden ejecutar.`,
  cookies: `PyMentor usa solo cookies técnicas y de seguridad, sin publicidad. Qué hay guardado en tu navegador lo ves y lo borras en [Cookies de este navegador](/cookies); el detalle está en la [política de cookies](/legal/politica-de-cookies).`,
} as const satisfies Record<string, string>

/** What is said otherwise to who asks the PRO mentor, and so has PRO. */
export const PRO_TOPICS: Partial<Record<keyof typeof PRODUCT_TOPICS, string>> = {
  limits: `Con PRO **no hay límite** de mensajes, ni al día ni al mes: pregunta lo que necesites. Cada mensaje puede tener hasta {maxMessageLength} caracteres.`,
  renewal: `Con PRO **no hay límite** de mensajes, ni al día ni al mes, así que no hay nada que esperar. Hasta cuándo tienes PRO está en [Mi Cuenta → Suscripción](/profile?tab=suscripcion).`,
  counting: `Con PRO **no se cuentan** los mensajes: pregunta lo que necesites.`,
}

/** Where a question is about the product and nothing above is what it asks. */
export const UNSURE_OF_PRODUCT = `Eso de PyMentor no lo sé con seguridad, y prefiero no inventármelo. Te lo dice una persona en {email} o desde [Contacto](/contacto). Los planes están en [Precios](/pricing) y lo de tu cuenta, en [Mi Cuenta](/profile).`

export type ProductTopic = keyof typeof PRODUCT_TOPICS
