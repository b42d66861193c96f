import type { Boundary } from './boundary-answers'

/** Subjects that have nothing to do with programming, by turns of phrase in plain words. Tried only where no word of programming stands. */
export const OFF_TOPIC: readonly (readonly [Boundary, RegExp])[] = [
  [
    'sports',
    /\b(?:quien(?:es)? (?:\w+ ){0,3}?(?:gana|gano|ganara|va ganando|metio|marco|es el mejor jugador|juega)|resultado del (?:partido|clasico|mundial)|como quedo (?:el|la)|a que hora juega|la liga|champions|el mundial|futbol|real madrid|barcelona|barca|atletico|athletic|boca|river|messi|(?<!en )cristiano|ronaldo|nba|formula 1|f1|tenis|nadal|alcaraz|el clasico|fichaje\w*|seleccion (?:espanola|argentina|mexicana|colombiana)|copa america|eurocopa|liga mx|chivas)\b/,
  ],
  [
    'cooking',
    /\b(?:receta (?:del?|para|con)|como (?:se )?(?:hago|hacer|hace|cocin\w+|prepar\w+)(?: \w+){0,2}? (?:tortilla|paella|arroz|pizza|tacos?|arepas?|ceviche|lentejas|gazpacho|pan|bizcocho|tarta|pastel|asado|croquetas|macarrones|pasta|sopa|pollo|empanadas|guacamole|hamburguesa|huevos?|salsa|mole|cafe|torta|galletas|panqueques|flan|cocido)|que (?:ceno|como hoy|cocino|desayuno)|que (?:puedo )?cocinar|cuantas calorias tiene)\b/,
  ],
  [
    'health',
    /\b(?:me duele|me pica|me arde|mi (?:perro|gato|bebe|hij[oa]) esta (?:mal|enferm[oa])|me duelen|dolor de (?:cabeza|espalda|barriga|estomago|garganta|muelas|tripa)|tengo (?:fiebre|tos|gripe|nauseas|diarrea|un bulto|manchas|alergia|insomnio)|que (?:medicamento|pastilla|medicina|remedio)|paracetamol|ibuprofeno|antibiotico|amoxicilina|sintomas de|estoy embarazada|test de embarazo|me ha bajado la regla|presion alta|diabetes|cuanto debo (?:pesar|dormir)|rutina de (?:gym|gimnasio)|ganar musculo|perder peso|adelgazar|dieta para|curar (?:la|el|una|un)|psicologo|medico)\b/,
  ],
  [
    'law',
    /\b(?:(?:como|donde|cuando|tengo que|hay que|debo) (?:se )?declar(?:o|ar) (?:el |la |mi |mis |los |las )?(?:irpf|renta|iva|alquiler\w*|impuestos?|ingresos|herencia|criptos?|bitcoin\w*|ganancias)|declaracion de (?:la )?(?:renta|impuestos)|me pueden (?:despedir|echar|multar)|necesito un abogado|me (?:han )?(?:puesto|pusieron) una multa|recurrir una multa|me (?:han )?(?:despedido|despidieron)|despido improcedente|finiquito|mi casero|contrato de alquiler|fianza del piso|divorcio|custodia|denunciar a|demandar a|abogado|herencia de mi (?:padre|madre|abuel\w+|tio)|testamento|visado|permiso de residencia|nacionalidad|es legal|es ilegal|declaracion de la renta|hacer la renta|pension de|(?:el|del|mi|cobr\w+) paro|autonomo cuanto|subsidio|ayudas del gobierno|(?:firmar|pedir|conviene|subrogar|contratar|renegociar)(?: \w+){0,2} hipoteca|hipoteca (?:fija|variable|mixta|me conviene))\b/,
  ],
  [
    'weather',
    /\b(?:que tiempo (?:hace|hara|va a hacer)|va a llover|lloverá|llovera|el tiempo (?:en|para|de) (?:manana|hoy|\w+)|clima (?:de|en|para)|que temperatura hace|pronostico del tiempo|hace frio en|esta lloviendo)\b/,
  ],
  [
    'news',
    /\b(?:quien es el (?:presidente|rey|papa|alcalde|ministro)|elecciones|a quien (?:voto|votar)|pedro sanchez|feijoo|trump|milei|petro|maduro|sheinbaum|vox|psoe|partido popular|podemos el partido|la guerra (?:de|en)|noticias de (?:hoy|ayer)|que ha pasado hoy|que opinas de (?:la politica|el gobierno|israel|ucrania|rusia|palestina|la religion|dios)|existe dios|politica)\b/,
  ],
  [
    'homework',
    /\b(?:resumen (?:de|del) (?:libro|quijote|capitulo|la celestina|cien anos|lazarillo|poema|texto de historia|tema de|pelicula)|analiz\w+ (?:un |el |este )?(?:poema|comentario|cuento|soneto)|comentario de texto|ensayo (?:sobre|de)|redaccion sobre|revolucion (?:francesa|industrial|mexicana|rusa)|guerra (?:civil|mundial|fria)|segunda guerra|edad media|sujeto y predicado|sintacticamente|conjug\w+ (?:el )?verbo|tabla periodica|formula quimica|balance\w* (?:la |una )?(?:ecuacion|reaccion)|capital de (?!riesgo)\w+|rios de|cordillera|fotosintesis|mitosis|celula|la monarquia|siglo (?:xv|xvi|xvii|xviii|xix|xx|de oro)|(?:hablame|cuentame)(?: \w+)? (?:de|sobre) (?:la |el |los |las )?(?:historia|guerra|imperio|edad media|roma|grecia|mitologia)|deberes de (?:lengua|historia|ingles|sociales|ciencias|biologia|fisica|quimica)|^(?:hola )?tradu(?:ce|ceme|zca|cir)\b|traduce(?:me)?(?: \w+){0,4}? al (?:ingles|frances|aleman|italiano|portugues|chino)|como se dice(?: \w+){1,3} en (?:ingles|frances|aleman|italiano|portugues)|past simple|present perfect|verbos irregulares|cristobal colon|quien (?:descubrio|pinto|escribio|invento)|quien fue (?!el primero)\w+|en que ano (?:fue|empezo|acabo|nacio|murio)|que significa mi nombre|escribe(?:me)? (?:un|una) (?:poema|cancion|cuento|carta|poesia|historia|discurso|redaccion|ensayo|novela))\b/,
  ],
  [
    'love',
    /\b(?:(?:mi (?:novi[oa]|ex|crush|pareja)|una chica|un chico|la chica|el chico)(?: \w+){0,4}? (?:me dejo|me ha dejado|no me (?:contesta|habla|responde|quiere|hace caso)|me gusta|me ignora|me puso los cuernos|me engana|me enganaba|volver)|como (?:ligo|ligar|conquist\w+|enamor\w+|le digo que me gusta|olvido a mi ex|la invito|lo invito)|carta de amor|consejo amoroso|me he enamorado|estoy enamorad[oa]|horoscopo|signo del zodiaco|carta astral|tarot)\b/,
  ],
  [
    'money',
    /\b(?:(?:en que|donde) (?:invierto|invertir|meto mi dinero|puedo invertir)|(?:compro|comprar|invertir en|invierto en|vale la pena) (?:bitcoin|acciones|criptomonedas|ethereum|oro|cripto)|que acciones|invertir mis ahorros|(?:numeros?|que (?:numero )?(?:saldra|sale|va a salir))(?: \w+){0,2}? (?:de |en )?la (?:loteria|primitiva)|numero (?:ganador|que va a salir)|ganar dinero (?:rapido|facil|por internet)|hacerme rico|apuestas deportivas|quiniela|casa de apuestas|que coche (?:me )?compro|que (?:movil|celular|portatil|ordenador|laptop|computadora) (?:me )?(?:compro|comprar|recomiendas))\b/,
  ],
  [
    'leisure',
    /\b(?:recomienda(?:me)?(?: \w+){0,2}? (?:pelis?|peliculas?|series?|libro de|musica|cancion|canciones|restaurante\w*|videojuegos?|anime)|que (?:peli|pelicula|serie|anime)(?: \w+)? (?:veo|ver|me recomiendas)|netflix que|letra de la cancion|que hacer (?:este fin|en (?:madrid|barcelona|paris|mexico|bogota|lima|buenos aires))|viaje a|vuelos? (?:a|barato)|hotel en|vacaciones en|que visitar|trucos? (?:de|para) (?:fortnite|minecraft|fifa|gta|pokemon|free fire|roblox|lol)|skins? gratis|robux|como paso (?:el nivel|la mision)|adivinanza|cuentame (?:un cuento|una historia|algo interesante)|cantame|rapea)\b/,
  ],
  [
    'devices',
    /\b(?:mi (?:movil|celular|iphone|ordenador|portatil|computadora|laptop|pc|tele|television|lavadora|coche|moto|impresora|router)(?: \w+){0,2}? (?:no (?:enciende|carga|prende|arranca|imprime|funciona|tiene sonido)|va lento|esta lent[oa]|se calienta|tiene virus|se apaga)|como (?:formateo (?:mi|el|un|la) (?:movil|celular|iphone|ordenador|portatil|computadora|laptop|pc|disco|usb|pendrive)|instalo windows|actualizo windows|arreglo mi (?:movil|celular|lavadora|coche)|desbloqueo (?:mi|el) (?:movil|celular|iphone))|no me va el (?:wifi|internet))\b/,
  ],
  [
    'other',
    /^(?:hola |pues |uf |ay )?(?:(?:que|tengo) (?:mucha? |un )?(?:hambre|sueno|sed|frio|calor|miedo|pereza|flojera)|(?:estoy|ando|me siento) (?:muy |super )?(?:aburrid[oa]|enamorad[oa]|sol[oa] hoy))(?: \w+){0,3}$|\b(?:sueldo|salario|pension|jubilacion|irpf|declaracion de la renta) (?:minim[oa]|medi[oa]|maxim[oa])? ?(?:de|en) [a-z]+$/,
  ],
  ['sums', /^(?:hola )?(?:cuanto (?:es|son|da|seria)|cuanto) \d[\d xmasentrepo]*$/],
  [
    'other',
    /\b(?:que (?:hora|dia) es|en que (?:dia|ano) estamos|que me pongo|curriculum|carta de (?:motivacion|presentacion)|ideas? (?:de negocio|para (?:un regalo|mi cumple\w*))|que (?:le )?regalo|cual es el mejor (?:coche|movil|restaurante|pais)|ajedrez|ligar por|nombre para mi (?:perro|gato|hij[oa]|empresa)|se me ha roto|sentido de la vida|hay vida en|extraterrestres|me aburro|que hago hoy)\b/,
  ],
]
