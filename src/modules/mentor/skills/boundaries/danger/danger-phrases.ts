/** What somebody may be in. `hyperbole` is a figure of speech about a program; `worry` is about somebody else's life. */
export type Danger =
  | 'suicide'
  | 'overdose'
  | 'self-harm'
  | 'worry'
  | 'partner-violence'
  | 'sexual-violence'
  | 'abuse'
  | 'emergency'
  | 'hyperbole'

/**
 * Phrases of people in danger, in plain spelling with phone spelling written out (`spoken-words.ts`). `strong` ones mean it wherever they
 * stand; the others are said of a program as well.
 */
export type DangerPhrase = { danger: Exclude<Danger, 'hyperbole'>; isStrong: boolean; pattern: RegExp }

const WANTS =
  '(?:quiero|gustaria|queria|quisiera|voy a|vaya a|pienso|penso|pensado|pensando|pense|ganas de|deseo|desearia|intentar|intentare|intente|intentado|planeo|planeado|decidido|decidi|plan(?:eando|es)?|a punto de|preferiria|prefiero|podria|merezco|necesito|idea de|tentad[oa] de|considerado|capaz de|miedo a|miedo de|dispuest[oa] a)'
const GAP = '(?: (?!no )\\w+){0,3}? '
const SELF_KILLING =
  '(?:suicid\\w+|matarme(?! (?:a )?(?:estudi|trabaj|program|el|los|la|las|un|una|de risa))|quitarme (?:de )?(?:la vida|en medio)|quitar la vida|acabar con mi vida|terminar con mi vida|poner fin a mi vida|acabar con todo(?=$| (?:ya|de una|esto y|para siempre|porque|y ))|terminar con todo(?=$| (?:ya|de una|para siempre|y ))|desaparecer(?=$| (?:de este mundo|del mundo|para siempre|del mapa|y ya|y no|ya|sin))|dejar de (?:existir|vivir|respirar)|ahorcarme|colgarme(?=$| (?:de|en|del)\\b)|tirarme (?:por (?:la|el|un)|de(?:l| la| un)|a las? vias|al (?:tren|metro))|lanzarme (?:por|de|al)|saltar (?:del|de un|desde|por) (?:puente|balcon|la ventana|el balcon|azotea|un puente|un edificio)|no (?:despertar|despertarme|seguir viviendo|vivir|existir|estar viv[oa]))'
const KIN =
  'mi (?:\\w+ )?(?:amig[oa]|mejor amig[oa]|herman[oa]|hij[oa]|novi[oa]|prim[oa]|mama|madre|papa|padre|pareja|marido|mujer|espos[oa]|companer[oa]|compa|sobrin[oa]|abuel[oa]|ti[oa]|alumn[oa]|estudiante|vecin[oa]|ex)'
const PARTNER =
  '(?:mi|el|un) (?:ex )?(?:novio|chico(?= me)|marido|esposo|pareja|ex|expareja|exnovio|exmarido|conviviente|companero sentimental|vato|hombre con quien vivo|conyuge)'
const HOME =
  '(?:mi|mis) (?:\\w+ )?(?:padres?|papas?|madres?|mama|padrastro|madrastra|ti[oa]s?|abuel[oa]s?|herman[oa]s?|hermanastro|primos?|familia|viej[oa]s?|novia|mujer|esposa|jefe|suegr[oa]s?)'
const TEACHER =
  '(?:mi|el|un|una|la) (?:profesora?|profe|maestr[oa]|entrenador|cura|monitor|vecin[oa]|compa(?:nero)?|adulto|senor|hombre|tipo)'
const HITS =
  '(?:(?:pega|pego|pegaba|pegan)(?! (?:su|el|un|este|la bronca|broncas|todo|lo|codigo|una explicacion|capturas?)\\b)|cagan? a (?:palos|trompadas|golpes|pinas)|dan? (?:una paliza|palizas|golpes|correazos|cachetadas|hostias|punetazos|patadas|con (?:el|la|un|una) (?:cinturon|correa|palo|chancla|zapato))|pegado|pegando|golpea|golpeo|golpean|golpeaba|golpeado|golpeando|maltrata|maltratan|maltrato|maltrataba|maltratado|maltratando|amenaza(?: de muerte| con)?(?! (?:suspender|con (?:suspender|echar|un (?:cero|parte))))|amenazo|amenazan|amenazado|amenazando|agrede|agredio|agredido|pateo|patea|abofetea|ahorca|ahorco|estrangula|empuja|empujo|humilla|encierra|encerro|tiene encerrada|controla todo|quema|dio una paliza|da palizas|da miedo que me (?:pegue|mate)|levanta la mano|levanto la mano|quiere matar|intento matar|va a matar|jala del pelo|tira del pelo|rompio (?:el brazo|la nariz)|pone la mano encima|hizo dano|hace dano|lastima|sacude)'
const TOUCHES =
  '(?:toca(?! (?:hacer|usar|el tema|la|las|los|el|un|una|explicar|entregar|presentar|programar|corregir|estudiar)\\b)|tocaba|toco(?! (?:hacer|un|el|la)\\b)|manosea|manoseo|viola|violo|violaba|violado|abusa|abuso|abusaba|abusado|obliga a (?:tener|hacer cosas|tocar|acostarme|desnudarme|sexo)|obligo a (?:tener|hacer cosas|tocar)|forzo|forza|fuerza a|pide fotos|pidio fotos|acosa sexualmente)'

const phrase = (danger: DangerPhrase['danger'], source: string, isStrong = true): DangerPhrase => ({
  danger,
  isStrong,
  pattern: new RegExp(`\\b(?:${source})`),
})

/** Tried in this order. */
export const DANGER_PHRASES: readonly DangerPhrase[] = [
  phrase(
    'overdose',
    '(?:me|yo) (?:he |acabo de )?(?:tomado?|tome|tomo|tragado|trague|tragar|tomar|tomarme|metido) (?:\\w+ ){0,4}?(?:pastillas|pastilla de mas|sobredosis|lejia|veneno|matarratas|raticida|somniferos|ansioliticos|cloro)',
  ),
  phrase(
    'overdose',
    '(?:acabo de|ya me|me acabo de|me he) (?:\\w+ ){0,2}?(?:cortar|cortarme|cortado|corte) las (?:venas|munecas)',
  ),
  phrase('overdose', 'i (?:took|swallowed) (?:\\w+ ){0,4}pills'),
  phrase(
    'worry',
    `${KIN}(?: \\w+){0,6}? (?:suicid\\w+|quitar(?:se)? la vida|se (?:quiere|va a) (?:matar|morir)|no quiere (?:vivir|seguir viviendo)|quiere (?:matarse|morirse|morir)|(?:va a|quiere|intenta|intento|intentado|intentar|hablado de|habla de|piensa en|pensado en) (?:matarse|ahorcarse|cortarse)|se (?:corta(?! (?:el|las?) (?:pelo|unas?|cabello|luz|internet|llamada))|autolesiona|hace cortes|lastima)\\b)`,
  ),
  phrase(
    'worry',
    '(?:\\w+ ){0,2}(?:dice|me dijo|me ha dicho|escribio|me escribio) que (?:\\w+ )?(?:se quiere (?:matar|morir|suicidar)|se va a (?:matar|suicidar|ahorcar|cortar las venas|quitar la vida|tirar (?:por|de|desde|al|a las) )|quiere (?:morir|morirse|matarse|suicidarse)|no quiere (?:vivir|seguir viviendo))',
  ),
  phrase(
    'suicide',
    '(?:me )?(?:quiero|quisiera|queria|ganas de|pienso|voy a|gustaria)(?: \\w+){0,2}? (?:ir|irme|largarme|marcharme|desaparecer) (?:ya )?(?:de|del) (?:este )?mundo|ojala (?:me )?(?:durmiera|durmiese|acostara|acostase|quedara dormid[oa])(?: \\w+){0,2}? y (?:ya )?no (?:me )?(?:volviera a )?despert\\w+|(?:hoy|esta) es mi ultim[oa] (?:dia|noche)(?! (?:de|en|con|del|antes|para)\\b)|(?:ya )?me (?:despedi|he despedido) de (?:mi (?:familia|gente|madre|hij[oa]s?)|todos|mis (?:padres|hij[oa]s|amigos))(?! (?:en|para irme a|porque me mudo)\\b)|no (?:le )?(?:veo|encuentro)(?:le)?(?: \\w+)? sentido a (?:seguir|vivir|la vida|nada)(?! (?:con|usando|este|el|la|haciendo|program\\w+|estudiando|aprendiendo|python)\\b)|no sirvo (?:para|pa) nada(?: \\w+){0,3}? (?:vivir|desaparecer|morir\\w*|en este mundo)',
  ),
  phrase(
    'suicide',
    'estoy (?:\\w+ )?(?:en|subid[oa] (?:a|en)|al borde de) (?:la azotea|el puente|la cornisa|las vias|el borde)(?= (?:y|ya|ahora|sol[oa])\\b|$)',
    false,
  ),
  // Said in a roundabout way; «mejor sin mi código» and «motivos para seguir con Python» are of a program.
  phrase(
    'suicide',
    '(?:estarian?|vivirian?|irian?|estan|serian?) (?:\\w+ ){0,2}?mejor sin mi(?=$| (?:y|pero|porque|bueno|que|asi|ya|ni|a veces|la verdad)\\b)',
  ),
  phrase(
    'suicide',
    'no (?:encuentro|veo|tengo|hallo|me quedan?) (?:\\w+ )?(?:motivos?|razon(?:es)?) (?:para|de) (?:seguir|continuar)(?=$| (?:aqui|viv\\w+|asi|y|pero|el codigo|ni)\\b)',
  ),
  // «Sería mejor ya no estar aquí», «pienso en no seguir aquí»: of a place or a plan, more is said.
  phrase(
    'suicide',
    '(?:mejor|pien[sz]o|pensando|pensado|pense|quiero|queria|quisiera|preferiria|prefiero|gustaria|ganas de|siento que|deseo|desearia|ojala)(?: \\w+){0,5}? no (?:estar|seguir|continuar|estuviera|existir|existiera|despertar(?:me)?)(?: ya| mas)?(?: (?:aqui|aca|en este mundo|viv[oa]))(?: mas| ya)?(?! (?:en|con|con el|sino|pagando|suscrit\\w+|programando|sentad[oa]|encerrad[oa]|estudiando|trabajando|matriculad\\w+)\\b)',
  ),
  // «He pensado que sería mejor no estar»: of a program one says what it is not to be.
  phrase(
    'suicide',
    '(?:pensado|pienso|penso|pensando|pense|siento|creo)(?: que)?(?: \\w+){0,2}? mejor(?: \\w+)? (?:ya )?no (?:estar|existir)(?=$| (?:y|pero|perdon\\w*|no|ni|ya|que|a veces|aqui|asi)\\b)',
  ),
  phrase('suicide', `${WANTS}${GAP.replace('{0,3}', '{0,4}')}${SELF_KILLING}`),
  phrase(
    'suicide',
    `(?:estoy|ando|llevo)(?: \\w+){0,4}? (?:pensando|penso)(?: \\w+){0,3}? (?:${SELF_KILLING}|suicidio|morir|la muerte)`,
  ),
  phrase(
    'suicide',
    '(?:me suicid\\w+|suicidarme|me quiero suicidar|(?:pensamientos?|ideas?|ideacion|intentos?|impulsos?) (?:de )?(?:suicidas?|suicidio|suicidarme)(?= (?:y|que|desde|otra|cada|todos|no|me|hace|ultimamente|horribles)|$)|(?:como|formas? de|maneras? de|metodos? (?:de|para)) (?:me |puedo |podria |se )*(?:suicid\\w+(?! en (?:espana|mexico))|matarme|morir sin dolor|quitarme la vida|ahorcarme))',
  ),
  phrase(
    'suicide',
    'no (?:quiero|deseo|puedo|soporto|aguanto|tengo ganas de|me quedan ganas de|me apetece|vale la pena|merece la pena|tiene sentido)(?: ya| mas| seguir)* (?:vivir(?! (?:de|en|con)\\b)(?! sin (?!el\\b|ella|ti\\b))|viviendo(?! (?:de|en|con)\\b)|existir|existiendo|estar viv[oa]|estar en este mundo|estar aqui mas|despertar(?:me)? (?:manana|mas|nunca)|esta vida|la vida)',
  ),
  phrase(
    'suicide',
    '(?:sin|perdi las|perdido las|se me (?:fueron|quitaron) las) ganas de vivir|(?:la|mi) vida no (?:vale|merece|tiene) (?:nada|la pena|sentido)|mi vida ya no',
  ),
  phrase(
    'suicide',
    '(?:mejor|ojala|quisiera|desearia|preferiria|quiero|deberia)(?: \\w+){0,2}? (?:estar|estuviera|estuviese) muert[oa]|ojala (?:me )?(?:muera|muriera|muriese|no (?:me )?(?:despertara|despierte|hubiera nacido|hubiese nacido))|(?:mundo|todos|familia|gente|vosotros|ellos)(?: \\w+){0,3}? mejor sin mi\\b|nadie me (?:echaria|echara) de menos|nadie me extranaria|soy una carga para (?:todos|mi|los|el)',
  ),
  phrase(
    'suicide',
    '(?:estaria|estaba|estoy|seria|todo seria|viviria|me iria)(?: \\w+){0,2}? mejor (?:sin|si no|no) (?:me )?(?:volver a |volviera a |volviese a )?despert(?:ar|arme|ara|arase|ase|aba)\\b(?! (?:a|al|antes|con|tan|temprano|tarde)\\b)|(?:mejor|quiero|quisiera|queria|preferiria|prefiero|gustaria|ojala|importaria|importa|igual|pienso en|pensando en|ganas de) (?:me )?no (?:me )?(?:volver a |volviera a |volviese a )?despert(?:ar|arme|ara|ase)(?=$| (?:nunca|mas|jamas|ya|otra vez)\\b)',
  ),
  phrase(
    'suicide',
    '(?:este es|esto es|va) (?:mi )?(?:adios|despedida|ultimo mensaje|carta de despedida)|me despido de (?:todos|este mundo|la vida)|(?:hoy|esta noche|manana) (?:lo hago|acabo con todo|me voy de este mundo|termino con todo|acabo con mi vida)',
  ),
  phrase(
    'suicide',
    '(?:estaria|estarian|estare|estoy|seria)(?: \\w+){0,2}? mejor (?:\\w+ )?muert[oa]|mejor muert[oa]\\b',
  ),
  phrase(
    'suicide',
    '(?:no (?:tengo|me quedan|encuentro|veo|le veo|le encuentro|hay|siento)|sin|para que|por que|de que sirve)(?: \\w+){0,3}? (?:seguir )?(?:vivir|viviendo|existiendo|con vida|viv[oa])(?! (?:de|en|con|sin)\\b)|no le (?:veo|encuentro)(?: \\w+)? sentido a (?:la|mi|esta) vida',
  ),
  phrase(
    'suicide',
    '(?:pienso|pensando|pensar)(?: \\w+){0,3}? en (?:la muerte|morir(?:me)?|mi muerte|matarme|hacerlo y acabar)',
  ),
  phrase(
    'suicide',
    '(?:nadie|a nadie|todos|mejor)(?: \\w+){0,5}? si (?:yo )?me (?:muero|muriera|muriese|mato|matara|fuera para siempre)|si (?:yo )?me (?:muero|muriera|muriese|matara)(?: \\w+){0,3}? (?:nadie|a nadie|todos|mejor|que mas da|no pasaria nada)',
  ),
  phrase(
    'suicide',
    '(?:estoy|sigo|subid[oa]) (?:\\w+ ){0,2}?(?:en|sobre|al borde de) (?:el|un|la) (?:puente|azotea|balcon|borde|tejado|cornisa|ventana|vias?)(?: \\w+){0,5}? (?:saltar|tirarme|lanzarme)|tengo (?:\\w+ ){0,2}?(?:pastillas|cuchilla|cuchillo|soga|cuerda|pistola|veneno) (?:\\w+ ){0,2}?(?:aqui|delante|en la mano|preparad[oa]s?|list[oa]s?|en frente)',
  ),
  phrase(
    'suicide',
    'estoy (?:muy |tan |ya )?(?:hart[oa]|cansad[oa]|agotad[oa]) de (?:vivir|la vida|existir|estar viv[oa]|esta vida|mi vida)(?! (?:de|del)\\b)',
  ),
  phrase(
    'suicide',
    'odio (?:mi vida|vivir|existir|estar viv[oa])|no puedo mas con (?:mi vida|todo)(?=$| y|\\b)|(?:quiero|ojala|necesito) que (?:todo|esto|mi vida) (?:se )?(?:acabe|termine)(?=$| ya| de una| pronto| para siempre)|ya no quiero estar aqui(?=$| mas)|(?:ya )?no tiene sentido seguir(?=$| asi| viv| adelante)|^(?:el )?suicid\\w+$|(?:me|yo|mi)\\b(?: \\w+){0,12}? suicid\\w+',
    false,
  ),
  phrase(
    'suicide',
    'no (?:merezco|deberia|quiero|puedo) (?:seguir )?(?:vivir|viviendo|existir)(?! (?:de|en|con|sin)\\b)|(?:no quiero|no puedo|harto de|harta de) (?:seguir |mas )?(?:con |de )(?:esta vida|mi vida)(?! de)|me da igual (?:\\w+ )?(?:vivir|morir)|(?:quisiera|ojala|gustaria|preferiria|desearia)(?: \\w+){0,2}? no haber nacido|ojala me (?:atropelle|atropellara|caiga un|parta un|mate|matara|diera algo)|(?:acabar|terminar) con (?:ella|mi sufrimiento|este sufrimiento|este dolor)(?=$| y| ya)|carta de (?:despedida|suicidio)|(?:nadie|ninguno)(?: \\w+){0,6}? (?:cuando|si) (?:yo )?me (?:muera|muero|muriera)|me tiraria (?:de|por) (?:un|el|la)',
  ),
  phrase(
    'suicide',
    'i (?:want|wanna|am going|m going|feel like)(?: to)? (?:die|dying|kill myself|killing myself|end my life|ending my life|end it all)|kill(?:ing)? myself|end my life|suicidal|i don ?t want to (?:live|be alive)|want to be dead',
  ),
  phrase(
    'suicide',
    '(?:me quiero (?:morir|matar)|quiero (?:morir|morirme|matarme)|(?:me|yo) (?:solo )?quiero morir|tengo ganas de (?:morir|morirme|matarme)|ganas de morirme|dan ganas de (?:morir|morirme|matarme|tirarme)|me voy a matar|voy a matarme|pienso matarme|querer morirme|me queria morir|queria morirme)',
    false,
  ),
  phrase(
    'suicide',
    '(?:me (?:mato|ahorco|pego un tiro|tiro por (?:la|el)|tiro de un|corto las venas)(?! (?:a )?(?:estudi|trabaj|program))|me (?:voy a )?(?:pegar un tiro|cortar las venas|tirar por (?:la|el)|tirar de un|colgar de)|(?:pegarme|meterme) un tiro|cortarme las venas)',
    false,
  ),
  phrase(
    'self-harm',
    'me (?:he |estoy |suelo |acabo de |volvi a |vuelvo a |vuelto a |empece a )?(?:\\w+ )?(?:cort(?:o|e|ado|ando|ar)|raj(?:o|e|ado|ando|ar)|quem(?:o|ado|ando)|aran(?:o|ado|ando))(?: otra vez| de nuevo| todos los dias| a proposito| cada noche| para (?:sentir|calmar|dejar)\\w*| con (?:una|la|un) (?:cuchilla|cuter|cutter|navaja|cuchillo|tijeras?|vidrio)| (?:los|las|el|la|mis) (?:brazos?|piernas?|munecas?|muslos?|piel|antebrazos?|cuerpo|barriga))|me (?:he |estoy |suelo |vuelvo a |vuelto a )?(?:autolesion\\w+|lastim(?:o|ado|ando)(?= (?:a mi|yo|a proposito|cuando|para|con)|$)|(?:hago|hecho|haciendo|hacia|hice) (?:dano(?! (?:en la|al (?:jugar|caer)))|cortes))',
  ),
  phrase(
    'self-harm',
    'autolesion\\w*(?= (?:y|desde|otra|cada|hace|en|cuando|porque|para)|$)|(?:quiero|voy a|ganas de|necesito|vuelto a|empezado a|pensando en|deseo)(?: \\w+){0,2}? (?:hacerme dano|lastimarme|cortarme(?= (?:los|las|el brazo|la pierna|otra)|$)(?! (?:el|la|las) (?:pelo|barba|unas))|autolesionarme|golpearme|quemarme)|hurt(?:ing)? myself|self harm|cutting myself',
  ),
  phrase(
    'partner-violence',
    `${PARTNER}(?: \\w+){0,5}? (?:me|nos) (?:\\w+ ){0,3}?(?:${HITS}|insulta|grita|controla|revisa el (?:movil|celular|telefono)|obliga a)|${PARTNER}(?: \\w+){0,5}? no me deja (?:salir|ver a|hablar con|trabajar|tener)`,
  ),
  phrase(
    'partner-violence',
    '(?:soy|sufro|vivo|estoy (?:viviendo|sufriendo)|victima de|me siento victima de)(?: \\w+){0,3}? (?:violencia de genero|violencia machista|maltrato (?:de mi|en (?:mi )?casa|por parte)|violencia domestica|violencia intrafamiliar|maltratada)|me (?:maltrata|pega|golpea) mi (?:ex |ex)?(?:novio|marido|esposo|pareja|ex|conviviente|viejo)|(?:my (?:boyfriend|husband|partner|ex) (?:hits|beats|hurts|threatens) me)',
  ),
  phrase(
    'sexual-violence',
    '(?:me (?:han |ha )?(?:violado|violaron|viol[oa]|manosearon|manoseado)(?= |$)(?! (?:el|la|los|las|un|una) (?:codigo|regla|principio|contrato|restriccion))|(?:fui (?:violada|violado|abusad[oa]))|(?:abusaron|abusan|abuso|abusa|abusado|abusando|abusaba) (?:sexualmente )?de mi\\b|sufri(?:do)? (?:una violacion|abusos?|una agresion sexual|agresion sexual)|me (?:obligo|obliga|forzo|fuerza|obligaron|forzaron) a (?:tener (?:relaciones|sexo)|acostarme|desnudarme|hacerlo(?: con|$))|me hacen? (?:cosas que no quiero|tocarle)|me agredieron sexualmente|me drogaron|i was raped|raped me)',
  ),
  phrase('abuse', `(?:${HOME}|${TEACHER})(?: \\w+){0,4}? me (?:\\w+ ){0,2}?(?:${TOUCHES}|${HITS})`),
  phrase(
    'abuse',
    `me (?:pega|pegan|maltrata|maltratan|golpea|golpean|amenaza|amenazan|toca(?! \\w+[aei]r(?:l[oa]s?|me|se)?\\b)|tocaba|manosea|viola)(?: \\w+){0,2}? (?:${HOME.replace('(?:mi|mis)', '(?:mi|mis)')}|${TEACHER}|en (?:mi )?casa|en (?:clase|el cole\\w*|la escuela|el insti\\w*|el recreo)|todos los dias)`,
  ),
  phrase(
    'abuse',
    '(?:me (?:hacen|estan haciendo|han hecho|hacian) (?:bullying|bulling|ciberbullying|acoso)|me acosan(?! (?:a|con) (?:llamadas|spam|publicidad|correos))|sufro (?:bullying|acoso|ciberacoso|ciberbullying|abusos?|maltrato)(?! laboral)|soy victima de (?:bullying|acoso|abusos?|maltrato)|me (?:chantajea|chantajean|extorsiona|extorsionan|sextorsion\\w*)|(?:amenaza|amenazan)(?: \\w+){0,3}? (?:con )?(?:subir|publicar|difundir|enviar|compartir|pasar) (?:\\w+ ){0,3}?(?:fotos?|videos?|desnud\\w+|imagenes)|tengo miedo de (?:volver|ir|estar)(?: \\w+)? (?:a|en) (?:mi )?casa(?! (?:de|por) (?:noche|la noche)))',
  ),
  phrase(
    'emergency',
    `${KIN}(?: \\w+){0,5}? (?:no respira|no puede respirar|se (?:ha )?desmay\\w+|no (?:despierta|reacciona|se despierta)|se (?:ha )?tom(?:ado|o) (?:\\w+ ){0,4}?(?:pastillas|veneno|lejia|sobredosis)|se esta (?:ahogando|muriendo|desangrando)|tiene convulsiones|esta convulsionando|(?:un|le da un|le esta dando un) (?:infarto|ictus)|inconsciente)`,
  ),
  phrase(
    'emergency',
    'me (?:estoy (?:desangrando|asfixiando)|esta dando un (?:infarto|ictus))|no puedo respirar(?= y|$)|(?:hay|alguien|alguno|un hombre|un tipo|gente)(?: \\w+){0,3}? (?:dentro de|en|entrando (?:en|a)|entrar (?:en|a)) mi casa(?: \\w+)* (?:arma|cuchillo|miedo|ayuda|robar|roban)|(?:me|nos) (?:apunta|apuntan|amenaza|amenazan) con (?:un |una )?(?:arma|cuchillo|navaja|pistola)|(?<!(?:padres|papas|viejos|madre|padre) )me (?:quieren|van a|estan intentando) matar(?! (?:si|como|en (?:casa|clase|el trabajo)|mis|mi|el profe|por no|cuando))',
  ),
  // Of marks it is a figure of speech.
  phrase(
    'emergency',
    '(?<!(?:suspend|cate|reprob|nota|examen).{0,60})(?:padres|papas|viejos|madre|padre) me (?:quieren|van a|va a) matar(?! (?:si|cuando|por) )',
  ),
  phrase(
    'self-harm',
    'me (?:corto|hago cortes|quemo|arano)(?: \\w+){0,3}? (?:cuando|si|porque) (?:estoy|me siento|me pongo|me encuentro) (?:\\w+ )?(?:mal|triste|agobiad[oa]|nervios[oa]|sol[oa]|fatal)',
  ),
  phrase('suicide', 'pens(?:ando|ado|e) en dejarlo todo(?: y)? ya sab'),
  phrase('partner-violence', 'tengo (?:mucho )?miedo (?:de|a) (?:mi|el) (?:novio|marido|esposo|pareja|ex)\\b'),
  phrase(
    'abuse',
    'tengo (?:mucho )?miedo (?:de|a) (?:mi|mis) (?:padres?|padrastro|papas?|tio|herman[oa]|madre|mama|abuelo)(?! (?:\\w+ )?si )|(?:en (?:mi )?casa|en el (?:cole\\w*|insti\\w*)|en la escuela|en clase)(?: \\w+){0,3}? me (?:maltratan|pegan|golpean|insultan|acosan)|me (?:estan |esta |han )?(?:chantajean\\w*|extorsionan\\w*|sextorsion\\w*)',
  ),
  phrase(
    'abuse',
    'me (?:maltratan|pegan|golpean|violan)(?= |$)(?! (?:el|la|un|su|los|las|error\\w*|codigo|todo))',
    false,
  ),
  phrase(
    'emergency',
    'se ha tomado (?:\\w+ ){0,5}?(?:pastillas|veneno|lejia)|(?:hay|tengo) (?:un hombre|un tipo|alguien|unos hombres|un desconocido|ladrones) (?:\\w+ ){0,2}?(?:en|dentro de|entrando en|intentando entrar en) mi casa',
    false,
  ),
  phrase(
    'emergency',
    'me (?:tienen|tiene) (?:secuestrad[oa]|encerrad[oa]|retenid[oa])|me (?:estan siguiendo|siguen|sigue un \\w+|esta siguiendo un \\w+)(?= y| por la calle|$)',
    false,
  ),
]

/** With one of these a figure of speech is none. */
export const MEANT =
  /\b(?:(?:familia|hijos|hijas|padres|madre|pareja|todos|amigos) (?:\w+ )?mejor sin mi\b|no (?:lo )?(?:aguanto|soporto|puedo) mas(?! (?:con|este|el|la) (?:este|el|la|error|codigo|programa|python|ejercicio|bucle))|ya no puedo mas$|en serio|de verdad|no es (?:broma|coña|joda|chiste)|no valgo (?:para )?nada|no sirvo para nada|nadie me (?:quiere|entiende|escucha|ayuda)|a nadie le importo|soy una carga|estoy sol[oa]|me siento (?:muy )?(?:sol[oa]|vaci[oa]|fatal|hundid[oa])|depresion|deprimid[oa]|ansiedad|llorando|no paro de llorar|desde hace (?:meses|semanas|tiempo|anos)|llevo (?:meses|semanas|tiempo|anos)|despedirme|pastillas|todos los dias pienso|mi vida|odio mi vida|sin salida|no le veo (?:salida|sentido))\b/
/** Laughing, people mean no harm to themselves. */
export const LAUGHING = /(?:\b(?:ja){2,}|\bjaja|\bjeje|\bjsjs|\bxd+\b|\blol\b|\bjuas\b)/
/** What figures of speech are said of: a program, a course. */
export const ABOUT_STUDY =
  /\b(?:\w*error(?:es)?|parentesis|comillas|sintaxis|variables?|identacion|tabulador|consola|terminal|libreria|modulo|detect\w+|analisis|sentimientos|frases|modelo|dataset|codigos?|chatbots?|bot|datasets?|tuits?|tweets?|clasificador|compil\w+|ejecut\w+|imprim\w+|sql|javascript|java|html|github|notebook|jupyter|programas?|programar|programacion|python|pyton|bucle|ciclo|for|while|if|funcion|funciones|lista|variables?|corre|funciona|funcione|jala|anda|furula|va|sale|salga|ejercicio|ejercicios|practica|proyecto|tarea|deberes|entrega|entregar|examen|parcial|profe|profesor|script|traceback|indentacion|sangria|excel|csv|pandas|django|bug|fallo|clase de|asignatura|recursividad|regex|debuggear|api|commit|git|pip|install|instalar)\b/
/** Of one's own death only in play, or of a process. */
export const NO_DANGER =
  /\b(?:de risa|de (?:la |el )?(?:hambre|calor|frio|sueno|aburrimiento|verguenza|ganas|la risa|amor|pena|envidia|sed|curiosidad)|(?:el|un|los|ese|este|al|mi|mis|su|tu|cada) (?:proceso|procesos|hilo|hilos|programa|script|personaje|jugador|enemigo|enemigos|servidor|thread|kernel|monstruo|zombi|zombie|bicho|mosquito)s?)\b/
