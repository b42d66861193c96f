/** What is not done here, by kind. */
export type Boundary =
  | 'spying'
  | 'break-in'
  | 'malware'
  | 'fraud'
  | 'spam'
  | 'people-data'
  | 'cheating'
  | 'weapons'
  | 'drugs'
  | 'violence'
  | 'sexual'
  | 'hate'
  | 'injection'
  | 'other-language'
  | 'sports'
  | 'cooking'
  | 'health'
  | 'law'
  | 'weather'
  | 'news'
  | 'homework'
  | 'love'
  | 'money'
  | 'leisure'
  | 'devices'
  | 'other'
  | 'sums'

/** Two sentences: no, and the nearest that can be done in Python. */
export const BOUNDARY_ANSWERS: Record<Boundary, string> = {
  spying:
    'En eso no puedo ayudarte: vigilar a alguien sin su permiso es delito y hace daño. Si te preocupa esa persona, háblalo con ella; y si lo que quieres es aprender, sí puedo enseñarte a registrar con Python lo que hace tu propio programa (`logging`).',
  'break-in':
    'En eso no puedo ayudarte: entrar en cuentas o sistemas ajenos es delito. Sí puedo enseñarte lo contrario en Python: generar contraseñas seguras con `secrets` o guardar una con `hashlib` sin que se pueda leer.',
  malware:
    'En eso no puedo ayudarte: un programa así hace daño a otras personas. Sí puedo enseñarte cosas útiles con archivos en Python, como copiar, ordenar o renombrar los tuyos sin perder ninguno.',
  fraud:
    'En eso no puedo ayudarte: engañar a otras personas es delito. Si te interesa el tema, sí puedo enseñarte en Python a validar datos o a reconocer mensajes sospechosos en una lista.',
  spam: 'En eso no puedo ayudarte: mandar publicidad a quien no la ha pedido es spam y va contra la ley. Sí puedo enseñarte con Python a preparar un correo personal para cada cliente que te haya dado permiso.',
  'people-data':
    'En eso no puedo ayudarte: reunir datos de personas sin su permiso va contra la ley. Sí puedo enseñarte a leer y resumir con Python datos tuyos o públicos, por ejemplo un CSV.',
  cheating:
    'En eso no puedo ayudarte: no hago trampas ni exámenes por nadie. Sí puedo prepararte con Python para que te salga: te explico el tema o te pongo ejercicios parecidos.',
  weapons:
    'En eso no puedo ayudarte: puede hacer daño a personas. Aquí tratamos solo Python; si tienes un programa o una duda de código, lo miramos.',
  drugs:
    'En eso no puedo ayudarte. Aquí tratamos solo Python; si tienes un programa o una duda de código, lo miramos. Y si el consumo te preocupa, tu centro de salud te atiende sin juzgarte.',
  violence:
    'En eso no puedo ayudarte: nadie debe salir herido. Si hay peligro ahora mismo, llama al **112** o al número de emergencias de tu país. De Python, lo que quieras.',
  sexual: 'De eso aquí no hablamos: lo mío es Python. Si tienes un programa o una duda de código, lo miramos.',
  hate: 'En eso no voy a entrar: aquí se trata a todo el mundo con respeto. Si tienes un programa o una duda de Python, lo miramos.',
  injection:
    'Eso no puedo hacerlo: soy el mentor de Python de PyMentor y lo sigo siendo. No cambio de papel, no tengo instrucciones secretas que enseñar ni activo planes. Dime qué quieres hacer con Python y empezamos.',
  'other-language':
    'De otros lenguajes no sé lo bastante para ayudarte bien: lo mío es Python. Si quieres, cuéntame qué debe hacer el programa y te lo enseño en Python.',
  sports:
    'De deportes no sé nada: lo mío es Python. Lo que sí podemos hacer es un programa, por ejemplo uno que calcule la clasificación de una liga a partir de los resultados.',
  cooking:
    'De cocina no sé nada: lo mío es Python. Lo que sí podemos hacer es un programa, por ejemplo uno que ajuste las cantidades de una receta según los comensales.',
  health:
    'De salud no puedo aconsejarte: pregúntalo a tu médico o en tu centro de salud, y si es urgente llama al **112** o al número de emergencias de tu país. Lo mío es Python.',
  law: 'De leyes y trámites no puedo aconsejarte: lo mío es Python. Lo que sí podemos hacer es un programa, por ejemplo uno que calcule plazos entre fechas.',
  weather:
    'El tiempo que hace no puedo verlo: lo mío es Python. Lo que sí podemos hacer es un programa, por ejemplo uno que saque la media y la máxima de una lista de temperaturas.',
  news: 'De actualidad y política no opino: lo mío es Python. Lo que sí podemos hacer es un programa, por ejemplo uno que cuente votos o palabras.',
  homework:
    'De otras asignaturas no sé lo bastante: lo mío es Python. Lo que sí podemos hacer es un programa que te ayude a estudiar, por ejemplo un cuestionario que te pregunte y lleve la cuenta.',
  love: 'En eso no soy buen consejero: lo mío es Python. Habla con alguien de confianza, y cuando te apetezca distraerte hacemos un programa.',
  money:
    'En compras e inversiones no puedo aconsejarte: lo mío es Python. Lo que sí podemos hacer es un programa, por ejemplo uno que calcule intereses o reparta gastos.',
  leisure:
    'De eso no sé nada: lo mío es Python. Lo que sí podemos hacer es un programa, por ejemplo un pequeño juego de adivinar números.',
  devices:
    'De aparatos no sé lo bastante para ayudarte: lo mío es Python. Si lo que falla es un programa de Python, pégamelo con el error y lo miramos.',
  other:
    'De eso no sé: lo mío es Python. Si hay algo ahí que se pueda calcular, ordenar o automatizar, cuéntamelo y hacemos un programa.',
  sums: 'Las cuentas las hace muy bien Python: escribe `print(345 * 12)` con tus números y ejecútalo. Multiplicar es `*`, dividir `/` y elevar `**`.',
}
