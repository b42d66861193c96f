/** What is said without asking for anything. */
export type Talk =
  | 'greeting'
  | 'how-are-you'
  | 'thanks'
  | 'passed'
  | 'works'
  | 'goodbye'
  | 'praise'
  | 'insult'
  | 'missed'
  | 'laughter'
  | 'agreement'
  | 'presence'
  | 'despair'
  | 'waiting'
  | 'sorry'
  | 'affection'
  | 'joke'
  | 'wishes'
  | 'sad'
  | 'picture'

/** Tried in this order on plain words; each is what a message is made of, with filler around it. */
export const TALK_PHRASES: readonly (readonly [Talk, RegExp])[] = [
  ['joke', /\b(?:cuenta\w*|dime|sabes|di|dame|hazme|conoces)(?: \w+){0,2}? (?:chistes?|bromas?)\b|\bhazme reir\b/g],
  [
    'wishes',
    /\b(?:feliz (?:navidad|ano(?: nuevo)?|dia|finde|cumple\w*|semana)|felices fiestas|buen (?:finde|fin de semana|provecho)|felicidades)\b/g,
  ],
  [
    'how-are-you',
    /\b(?:how are you(?: doing)?(?: today)?|what s up|(?:y )?(?<!\bpor )(?:que tal|q tal|qtal|que onda|q onda|que hubo|q hubo|quiubo|que pasa(?! (?:si|cuando|con|al)\b)|que hay|que mas|como (?:estas|esta|andas|anda|te va|le va|vas|va(?: todo| eso| la cosa)?|te encuentras|has estado|amaneciste|te sientes|lo llevas)|todo (?:bien|ok|tranqui\w*)|como va todo|how are you|que haces|que cuentas|que me cuentas|que tal (?:el dia|todo|va|estas|te va|andas|la tarde|tu dia))(?: (?:todo|hoy|el dia|la vida|tu|vos|usted|profe|bro|amigo|amiga))*)\b/g,
  ],
  [
    'sad',
    /\b(?:(?:estoy|ando|me siento|me encuentro|me noto) (?:muy |super |un poco |bastante |tan |algo |hoy )*(?:triste|tristona?|mal de animo|deprimid[oa]|depre|de bajon|sol[oa]|vaci[oa]|fatal|hecho polvo|hecha polvo|apagad[oa]|bajo de animo)|(?:hoy )?(?:ha sido|fue|he tenido|tuve|llevo|tengo) un (?:mal dia|dia (?:horrible|malo|malisimo|fatal|de mierda|asqueroso|muy malo|de perros))|(?:me (?:ha )?(?:dejo|dejado)|he roto con|lo he dejado con|rompi con|termine con) mi (?:novi[oa]|pareja|chic[oa]|marido|mujer|espos[oa])|me han (?:suspendido|catead[oa]|echado del trabajo|despedido)|(?:he |hemos )?suspend(?:i|ido) (?:el|la|un|otra vez)(?: \w+){0,2})\b/g,
  ],
  [
    'despair',
    /\b(?:(?:este|el|esta) (?:ejercicio|examen|programa|codigo|practica|error) me (?:esta |va a )?(?:mata|matando|matar|supera|superando|desespera|volviendo loc[oa])|me mato si no me sale|me quiero morir con (?:este|el|los|esta) (?:examen|ejercicio|tema|codigo|programa|error|practica)|(?:estoy|ando|me siento) (?:muy |super |un poco |bastante |tan )*(?:agobiad[oa]|nervios[oa]|estresad[oa]|de los nervios) (?:con|por) (?:el|los|mi|tanto|tantos|la|un) (?:examen(?:es)?|parcial(?:es)?|tarea|entrega|practica|trabajo|final(?:es)?)(?: de (?:manana|hoy|python|programacion|pasado manana|la semana que viene))?|(?:estoy|ando|me siento) (?:muy |super |un poco |bastante |tan |hasta |toda? )*(?:frustrad[oa]|hart[oa]|atascad[oa]|desesperad[oa]|agobiad[oa]|perdid[oa]|bloquead[oa]|desmotivad[oa]|cansad[oa]|estresad[oa]|agotad[oa]|hasta las narices)(?: (?:de|con) (?:esto|python|todo|programar|la programacion))?|me rindo|no (?:valgo|sirvo|soy buen[oa]|estoy hech[oa]) para (?:esto|programar|la programacion)|odio (?:python|programar|esto|la programacion)|esto es (?:muy |super |demasiado |tan )?(?:dificil|imposible|complicado|horrible|un asco)|no puedo mas|soy (?:muy |un |una |super )?(?:tont[oa]|torpe|burr[oa]|inutil|mal[oa] en esto|idiota|negad[oa])|nunca (?:voy a|lo) (?:aprender\w*|conseguir\w*|lograr\w*|entender\w*)|no me entra(?: nada)?|soy un desastre(?: \w+)?|no doy una|llevo toda la (?:tarde|manana|noche) y nada|(?:estoy )?llorando de (?:la )?frustracion|me desespero|quiero dejarlo|voy a dejarlo|que dificil(?: es)?|que frustracion|que desesperacion|que rabia|python es (?:muy )?dificil|esto no es lo mio)\b/g,
  ],
  [
    'insult',
    /\b(?:(?:eres|sos) mas (?:tont[oa]|inutil|burr[oa]) que \w+ \w+|(?:eres|sos) (?:un |una |muy |mas |bien )*(?:tont[oa]|idiota|inutil|estupid[oa]|mierda|basura|mal[oa]|imbecil|pesad[oa]|burr[oa]|lent[oa]|ped[oa]|asco|porqueria|cutre|limitad[oa]|tonto|maleta|bobo|gil|boludo|pendejo|ladilla|penoso)|(?:vaya|que|menuda|menudo|pura|puta|una|un) (?:timo|fraude|decepcion|perdida de tiempo|engano|mierda|basura|porqueria|estafa|asco|bot|caca|cagada|chorrada|patata|kk)(?: de (?:bot|mentor|respuesta|app|web|ia|programa|pagina))?|no (?:sirves|vales|sabes|entiendes|sirve usted|sirve)(?: para| pa| ni para| de)? ?(?:nada|na|un carajo)|(?:eres|sos|explicas|respondes|contestas|funcionas|lo haces|ayudas|ensenas)(?: \w+){0,2}? (?:peor|fatal|horrible|pesimo|pesima|malisim\w+|penos\w+|lamentable\w*)(?: que \w+(?: \w+)?)?|no tienes ni idea|tont[oa]|idiota|inutil|imbecil|estupid[oa]|pendej[oa]|boludo|gilipollas|cabron|vete a la mierda|callate|que malo eres|no me ayudas|no me (?:has|ha) (?:servido|ayudado)(?: \w+)?(?: nada)?|me estas tomando el pelo|no ayudas|(?:he perdido|me haces perder|pierdo|perdiendo) (?:el|mi) tiempo(?: contigo)?|no me has ayudado|no sirves|me caes mal|te odio|eres un desastre|mentiros[oa]|puto bot|fuck you|you suck)\b/g,
  ],
  [
    'missed',
    /\b(?:(?:no era eso|eso no era|esa no era la (?:pregunta|duda)|no (?:te )?(?:pregunte|pedi|pedia|preguntaba|decia) eso|eso no (?:es|era) lo que (?:te )?(?:pregunte|pedi|pedia|preguntaba|queria|digo|decia)|no (?:me )?(?:has|ha|habeis) (?:entendido|contestado|respondido|resuelto|ayudado|servido|aclarado|escuchado|leido)|no (?:me )?(?:entendiste|contestaste|respondiste|ayudaste|resolviste|serviste|aclaraste|leiste|ayudas|contestas|respondes|escuchas|aclaras|entiendes|enteras)|no te enteras|(?:te |os )?(?:pregunte|pedi|preguntaba|pedia|hable de) otra cosa|no entiendo (?:nada de )?(?:tu|esa|la) (?:respuesta|contestacion)|sigues sin (?:entender\w*|contestar\w*|ayudar\w*|enterarte|responder\w*)|(?:me )?(?:contestas|respondes|contestaste|respondiste) (?:otra|cualquier) cosa|eso no me (?:sirve|ayuda|vale)|no me (?:sirve|ayuda|vale) (?:de nada|eso|tu respuesta|lo que))(?: (?:de |para |a )?(?:nada|eso|lo que|mi (?:pregunta|duda)|la pregunta|a mi pregunta|todavia|aun|pregunte|pedi|dices|dijiste|mucho|tampoco|una mierda))*)\b/g,
  ],
  [
    'passed',
    /\b(?:(?:he |hemos )?(?:aprob(?:e|ado|ao|amos)|pas(?:e|ado|ao) (?:el|la|los) (?:examen|parcial|prueba|entrevista|materia|asignatura|curso|final)\w*)|(?:he |hemos )?(?:saqu(?:e|ao)|sacado|sacao|sacamos|obtuve|me (?:han )?(?:pusieron|puesto|pusier\w+|toco)) (?:un |una |el )?(?:\d{1,3}(?: \d+)?|diez|nueve|ocho|siete|seis|cinco|notable|sobresaliente|matricula|notaza|buena nota|maxima|cum laude)|(?:un |con )(?:\d{1,3}|diez|nueve|ocho|notable|sobresaliente) en (?:el|la|mi) (?:examen|parcial|practica|proyecto|entrega|tarea|final|prueba)|me (?:han )?(?:cogieron|cogido|contrataron|contratado|dieron (?:el|la) (?:trabajo|plaza|beca|curro|laburo|chamba|titulo)|felicit\w+))(?: (?:en|de) (?:el|la|mi|los|las)? ?(?:examen|parcial|practica|proyecto|entrega|tarea|final|prueba)(?: de \w+)?)?\b/g,
  ],
  [
    'works',
    /\b(?:(?:por fin |ya |al fin |al final |ahora si |todo |si )*(?:me |nos |se )?(?:sali(?:o|eron)|(?<!\bveces )(?:ha|han) salido(?! (?:cada|el|la|un|una)\b)|funciono|jalo|corrio|marcho|quedo (?:bien|perfect[oa]|list[oa]|genial|de \w+))(?: (?:bien|perfecto|todo|de lujo|genial|por fin|a la primera))?|(?:ya|por fin|ahora si|ahora ya|al fin) (?:me |nos |todo )*(?:sale|salen|funciona|funcionan|anda|andan|jala|jalan|corre|corren|va|van|imprime)|(?:ya )?lo (?:he )?(?:consegui|conseguido|logre|logrado|resolvi|resuelto|arregle|arreglado|solucione|solucionado)|(?:todo )?(?:arreglado|resuelto|solucionado)|(?<!no )era (?:eso|justo eso)|(?:funciona|va|anda|jala|corre) (?:perfecto|de lujo|genial|de maravilla|de 10|al pelo|a la perfeccion))\b/g,
  ],
  [
    'thanks',
    /\b(?:muchas gracias|muchisimas gracias|mil gracias|gracias(?: por (?:todo|\w+[aei]r(?:me|nos)(?: (?:lo|el|la|los|las|un|una) (?:de |del )?\w+)?|(?:la|el|lo|tu|las|los|vuestra) \w+(?: (?:de|del|con) (?:\w+ )?\w+)?))?|grax|grcs|gracia|graciass|thanks|thank you|thx|ty|se agradece|(?:como )?te lo (?:agradezco|puedo agradecer)|te debo una|te pasaste|mersi|millon de gracias|muy agradecid[oa]|me (?:has|ha) (?:ayudado|servido|salvado)(?: mucho| un monton| la vida)?|me (?:ayudaste|ayudo|sirvio|salvaste|sirve)(?: mucho| un monton| bastante| la vida)?|me fue util|muy util)\b/g,
  ],
  [
    'goodbye',
    /\b(?:adios|hasta (?:luego|manana|pronto|otra|la proxima|el lunes|despues)|chao(?: pescao)?|chau|me piro|ciao|bye|nos vemos(?: manana)?(?: si dios quiere)?|me voy(?: a dormir)?|me despido|agur|cuidate|hasta la vista|me tengo que ir|lo dejo por hoy|seguimos manana|buenas noches y gracias|ta luego|tengo que irme)\b/g,
  ],
  [
    'presence',
    /\b(?:(?:estas|sigues|andas|esta|hay alguien)(?: \w+)? (?:ahi|aqui|vivo|viva|conmigo|despierto|alguien)|hay alguien|me (?:lees|oyes|escuchas|copias|recibes|entiendes)|responde(?:me)?|contesta(?:me)?|probando(?: probando| 1 2 3)?|prueba de sonido|hello is anyone there|testing)\b/g,
  ],
  [
    'praise',
    /\b(?:eres (?:un |una |el |la |lo |muy |mas |bien )*(?:mejor|genial|crack|grande|maquina|genio|sol|amable|list[oa]|buen[oa]|fenomen[oa]|increible|maravilla|inteligente|encanto|hacha|dios|capo|capa|pro|fiera|chid[oa]|buena onda|padre|bacan[oa]?|util|amor)|(?:muy |bien )?buen[oa] (?:explicacion|respuesta|trabajo|esa|profe|mentor)|(?:explicas|ensenas|respondes|contestas|ayudas|aclaras|lo haces|eres|sos|trabajas|te explicas|me (?:explicas|ayudas|ensenas))(?: \w+){0,3}? (?:mejor|bien|genial|increible|clarito|claro|fenomenal|de maravilla|estupendo|de lujo|de diez|excelente|rapido|paciente|la mejor|el mejor|fantastico)(?: que (?:(?:el|la|los|las|mi|mis|todos|muchos|cualquier|un) )?\w+(?: de (?:la |el |mi )?\w+)?)?|que bien (?:explicas|lo explicas|te explicas|me explicas|explicado)|bien explicado|explicas (?:muy |super )?bien|lo explicas (?:muy )?bien|que (?:bueno|guay|chulo|maravilla|crack|chido|padre|bacano|grande|bien|lindo|genial|pasada|buena onda|ilusion|alegria)|genial|estupendo|excelente|fantastico|maravilloso|increible|brutal|fabuloso|magnifico|bravo|ole|la leche|mola(?: mucho)?|me encanta(?: esto)?|me gusta(?: mucho)?|chevere|bacan[oa]?|bakan|padrisimo|chido|copado|joya|filete|barbaro|buenisimo|sos (?:un |una |el |la )?(?:crack|genio|grande|capo|mejor|groso)|funciono|ya funciona|ya me funciona|ya me sale|ya va|ya me va|ya anda|ya jala|ya corre|lo consegui|lo logre|me salio|por fin|funciona)\b/g,
  ],
  [
    'waiting',
    /\b(?:espera(?:me)?(?: un (?:momento|segundo|rato|minuto|poco))?|un (?:momento|segundo|segundito|momentito|rato|toque)|ahora (?:vuelvo|te digo|lo pruebo|pruebo)|ya vuelvo|dame un (?:momento|segundo|minuto)|voy a (?:probar|probarlo|intentarlo|verlo)|lo pruebo|ahorita (?:vuelvo|lo pruebo)|dejame (?:probar|ver|pensar|intentar\w*)|luego te (?:digo|cuento))\b/g,
  ],
  [
    'sorry',
    /\b(?:perdon(?:a|e)?(?: por .{0,40})?|disculpa|disculpe|lo siento|me equivoque|me he equivocado|fallo mio|culpa mia|mi error|sorry|era broma|es broma|no importa|da igual|dejalo|olvidalo|nada nada|nada olvidalo)\b/g,
  ],
  [
    'affection',
    /\b(?:te (?:quiero|amo|adoro|extrane|echo de menos|eche de menos)|eres (?:mi amig[oa]|guap[oa]|bonit[oa]|lind[oa])|(?:quieres|queres) (?:ser mi (?:amig[oa]|novi[oa])|salir conmigo|casarte conmigo)|tienes (?:novi[oa]|pareja|amigos)|un abrazo|besos?|besitos|cuantos anos tienes|que edad tienes|de donde eres|donde vives|eres (?:chico|chica|hombre|mujer)|te gusta (?:python|programar|tu trabajo)|cual es tu (?:color|comida|pelicula) favorit[oa])\b/g,
  ],
  [
    'laughter',
    /\b(?:(?:a|j)?(?:ja){2,}j?|(?:je){2,}j?|(?:ji){2,}|(?:jo){2,}|jaj\w*|jsjs\w*|kajs\w*|lol+|xd+|juas|(?:ha){2,}|lmao|que risa|me (?:muero|meo|parto|desc\w+) de (?:la )?risa|me parto|me meo)\b/g,
  ],
  [
    'agreement',
    /\b(?:ya caigo|ya lo veo|ya me quedo claro|me quedo claro|ok(?:ay|ey|is|i|s)?|oki?doki?|vale+|va|de acuerdo|entendido|entiendo|lo entiendo|ya entiendo|ya entendi|entendi|ah+|aja+|ajam|ya(?: veo| esta| lo tengo| lo pillo)?|claro|perfecto|listo|bueno|bien|muy bien|guay|dale|sale|simon|orale|andale|sip|seh|sii+|si|no|nop|nope|nada|nada mas|eso es todo|con eso basta|hecho|correcto|exacto|eso|lo pillo|madre mia|ostia tu|pillado|cachado|comprendo|comprendido|fino|joya|de una|chido|interesante|anotado|hmm+|mmm+|uf+|wow|guau|vaya|anda|ostras|ojala|mira|pues|genial)\b/g,
  ],
  [
    'greeting',
    /\b(?:h?ola+s?|holi+s?|holis|ola k ase|buenas(?: tardes| noches| dias)?|wenas+|weenas|buenos dias|buen dia|buen(?:as)? tarde|hey+|ey+|epa|hi|hello|saludos|alo|hoola|que hubo|buenass+|muy buenas|good (?:morning|afternoon|evening)|aupa|wena|mucho gusto|encantad[oa] de (?:conocer|saludar)(?:te|l[oa]|os)|un placer(?: (?:conocer|saludar)(?:te|l[oa]|os))?|me presento)\b/g,
  ],
  // Fingers on the keys.
  ['picture', /^(?:asdf\w*|sdf\w*|qwert\w*|jkl\w*|dfgh\w*|ghj\w*|lkj\w*)$/g],
]

/** Words around it that ask for nothing. */
export const TALK_FILLER = new Set(
  'a al ah aqui aca algo amigo amiga amigos asi ay bien bot bro broder brother buen buena chaval che compa compi con corazon crack de del desde dia dias doc don el ella en ese eso esta estas este esto eso gracias guapo gente hermano hola hombre hoy igualmente jefe jeje joven la las lo los loco maestro maestra majo man mas me mentor mi mucho muchas muy nada noche noches o oye pana parce parcero por porfa profe profesor profesora pues que ratico rato saludos se senor senora si sr sra su tambien tarde tardes te teacher tio tia todo todos tu tus tron un una usted ustedes vos wey guey weon we y  ya yo python contigo pymentor robot maquina ia nuevo nueva entonces ahora mismo hasta siempre espero estes estas'.split(
    ' ',
  ),
)
