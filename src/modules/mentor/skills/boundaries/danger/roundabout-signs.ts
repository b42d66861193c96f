/**
 * What people say who think of dying without saying so, by kind, in spoken words. One kind alone is a mood; two together are a danger.
 * `isOwn`: nobody says it of a program.
 */
export const ROUNDABOUT_SIGNS: readonly { kind: string; isOwn: boolean; pattern: RegExp }[] = [
  {
    kind: 'hopeless',
    isOwn: false,
    pattern:
      /\b(?:(?:ya )?(?:todo|nada)(?: \w+){0,3}? (?:me )?(?:da (?:lo mismo|igual)|importa|tiene (?:sentido|arreglo|remedio)|vale la pena|me ilusiona|me llena)|me da (?:todo )?(?:lo mismo|igual) todo|no le (?:veo|encuentro)(?: \w+)? (?:sentido|salida)|no (?:hay|tengo|veo) (?:ya )?(?:salida|futuro|esperanza|motivos?)|para que seguir|ya no (?:espero|siento|quiero) nada|perdi las ganas(?: de (?:todo|vivir))?|sin ganas de (?:nada|seguir|vivir)|he perdido la esperanza)\b/,
  },
  {
    kind: 'given away',
    isOwn: true,
    pattern:
      /\b(?:regal|repart|don|di|he dado|estoy dando|vendi)\w*(?: \w+){0,2}? (?:todas )?(?:mis|todas las|todo lo) (?:cosas|pertenencias|libros|ropa|discos|juguetes|mio|que tengo|que tenia)\b/,
  },
  {
    kind: 'provided for',
    isOwn: true,
    pattern:
      /\b(?:(?:perr[oa]s?|gat[oa]s?|mascotas?|hij[oa]s?|nin[oa]s?|madre|plantas)(?: \w+){0,3}? (?:ya )?(?:tiene|tienen)(?: \w+)? (?:quien|con quien|donde)|quien (?:cuide|cuidara|se quede con|se ocupe de) (?:de )?(?:mi|mis)\b)/,
  },
  {
    kind: 'in order',
    isOwn: true,
    pattern:
      /\b(?:deje|he dejado|dejo|dejar|dejando|tengo) (?:\w+ )?todo (?:\w+ )?(?:arreglado|en orden|pagado|listo|preparado|firmado|resuelto)\b/,
  },
  {
    kind: 'letters',
    isOwn: true,
    pattern:
      /\b(?:(?:escrib|escrit|dej|prepar)\w+(?: \w+){0,3}? (?:testamento|cartas? (?:para|a) (?:mi|mis|los|la|cada)|carta de despedida)|cartas? (?:ya )?escritas?|(?:las |mis )?claves? a mi (?:herman[oa]|hij[oa]|mujer|marido))\b/,
  },
  {
    kind: 'farewell',
    isOwn: true,
    pattern:
      /\b(?:(?:cuando|para cuando) (?:yo )?(?:ya )?no este\b|(?:ya )?no (?:voy a|vaya a) estar(?: \w+)?$|no (?:voy a|creo que vaya a|creo que) (?:estar|llegar|seguir)(?: \w+){0,3}? (?:aqui|manana|cumpleanos|navidad|lunes|semana)|antes de (?:irme|marcharme) (?:para siempre|del todo|de aqui)|(?:es|sera) (?:mi|la) ultim[oa] (?:mensaje|noche|vez|dia|conversacion)|adios a todos|me (?:estoy )?despid(?:o|iendo) de (?:todos|mi gente|la gente|vosotros|ustedes)|al menos (?:alcance|llegue|consegui|pude|he podido)|(?:irme|marcharme|me voy) (?:para siempre|del todo|de este mundo|sin hacer ruido)|gracias por todo y (?:adios|perdon))\b/,
  },
  {
    kind: 'burden',
    isOwn: true,
    pattern:
      /\b(?:(?:estarian|estaran|estaria|estara|viviran|vivirian|seria|serian)(?: \w+){0,3}? mejor sin mi|soy (?:solo )?(?:una|un) (?:carga|estorbo|lastre)|(?:estorbo|sobro)(?: en (?:casa|todas partes|este mundo|todos lados))?$|nadie (?:me )?(?:va a )?(?:echar\w* de menos|extran\w+|notar\w*)|a nadie le (?:importo|importaria|va a importar)|nadie (?:lo |se )?(?:notaria|daria cuenta))\b/,
  },
  {
    kind: 'gone',
    isOwn: false,
    pattern:
      /\b(?:quiero (?:desaparecer|dormir y no despertar|que (?:todo )?(?:pare|acabe|termine))|(?:dormir\w*|acostar\w*) y no (?:volver a )?despertar\w*|no (?:quiero|queria) despertar\w*|ojala (?:no despert\w+|desapareci\w+|no estuviera|no existiera)|dejar de (?:existir|sufrir|estar)|descansar (?:de una vez|para siempre|por fin)|cansad[oa] de (?:todo|luchar|pelear|fingir|sufrir|seguir)|no (?:puedo|aguanto|soporto) mas|no tengo fuerzas)\b/,
  },
  {
    kind: 'loss',
    isOwn: false,
    pattern:
      /\b(?:desde que (?:\w+ ){0,3}?(?:murio|fallecio|se fue|me dejo|echaron|despidieron|perdi)|me (?:echaron|despidieron|dejaron)|perdi (?:mi|el|la|a mi) (?:trabajo|casa|familia|mujer|marido|hij[oa]|madre|padre)|(?:murio|fallecio) mi)\b/,
  },
]
