import type { RequestPattern } from './request-pattern'

/** Whether a program that is there is good, and how it could be better. */
export const ABOUT_QUALITY = [
  // «Funciona, pero es feo», «code review antes del PR», «¿lo subo así?», «algo que esté mal aunque funcione»
  {
    weight: 1,
    pattern:
      /(?<!\bno (?:me )?)\bFUNCIONAR(?: BIEN)? (?:pero|aunque) (?:\w+ ){0,5}?(?:MAL$|MAL no|feo|mejor|MEJORAR|larg\w+|repetitiv\w+|enredad\w+|limpi\w+|elegante|sobra\w*|COMO los buenos)|\b(?:revision|code review|pull request|el pr)\b|\b(?:a la altura|presentable|publicable|(?:aceptable|apt[oa]|list[oa]|decente|bueno|BIEN) PARA (?:produccion|entregar\w*|presentar\w*|mandar\w*|EMITIR|publicar\w*|un portfolio))\b|\b(?:lo|la) (?:subo|publico|dejo|entrego|presento|mando|EMITIR)(?: \w+){0,3} asi\b|\balgo (?:QUE|PARA) (?:objetar|MEJORAR|ANADIR|CAMBIAR|ARREGLAR)\b|\b(?:MAL|mejorable) aunque (?:\w+ )?(?:FUNCIONAR|funcione)\b|\b(?:siento|noto|CREER) QUE sobran?\b|\bCOMO los (?:buenos|profesionales|expertos|QUE SABER)\b|\b(?:problemas?|fallos?|ERROR|agujeros?|huecos?|riesgos?) de seguridad\b|\b(?:es|son|esta) segur[oa]s?\b/,
    given: 'code',
  },
  // «¿hay forma de no poner tanto elif?», «dicen que huele mal»
  {
    weight: 1,
    pattern:
      /\b(?:hay|existe|habra|HABER) (?:\w+ )?(?:forma|manera|modo) de (?:no (?:PONER|escribir|REPETIR|HACER|usar|tener que)|evitar|ahorrar\w*|QUITAR)\b|\bhuele (?:MAL|mal)\b|\b(?:QUITAR|evitar|menos|tant[oa]s?) (?:\w+ )?(?:elif|ifs?)\b/,
    given: 'code',
  },
  // «Sea franco, no me ofendo», «a mi sobrina le cuesta leerlo»
  {
    weight: 1,
    pattern:
      /\b(?:sea|seas|se|sed|siendo) (?:franc[oa]s?|sincer[oa]s?|honest[oa]s?)\b|\bno me (?:ofendo|enfado|enojo|molesto)\b|\bles? cuesta (?:leer\w*|ENTENDER)\b/,
    given: 'code',
  },
  // Somebody has judged it, or shall: «mi profe dice que está fatal», «quién tiene razón», «ponle nota».
  {
    weight: 1,
    pattern:
      /\b(?:quien|QUIEN|TENER|tiene|tienen|llev[ae]n?|tengo) (?:\w+ )?razon\b|\b(?:DECIR|DAR|PONER|CUANTO|nota|VALER|puntu\w+|calific\w+) (?:\w+ ){0,4}?del? (?:1|0|uno|cero) al? (?:10|diez)\b|\bdel? (?:1|0|uno|cero) al? (?:10|diez) (?:CUANTO|QUE nota|COMO)\b|\b(?:puntu\w+|calific\w+|verguenza)\b|\b(?:baj[oa]\w*|quit[oa]\w*|rest[oa]\w*|descont[oa]\w*|QUITAR) (?:\w+ ){0,3}puntos?\b|\bque nota (?:le |me )?(?:pon\w+|das|darias|merece\w*|sac\w+)\b|\b(?:profe\w*|director\w*|maestr[oa]|inge\w*|revisor\w*|jef[ea]|prim[oa]|companer[oa]|colega|amig[oa]|herman[oa]|tutor\w*|senior|cunad[oa]|soci[oa]|marido|mujer|compi|tipo|gente) (?:\w+ ){0,3}?(?:DECIR|dijo|dice|CREER|opina) (?:\w+ ){0,6}?(?:no se (?:ENTENDER|lee)|cuesta (?:leer|ENTENDER)|us[aeo]\w*|hay (?:una )?(?:forma|manera)|arrepent\w+|problemas?|peligros\w+|MAL|BIEN|feo|fea|horrible|asi no|chapuz\w+|guarrada|fatal|DAR igual|MAL PRACTICAR|basura|cutre|REPETIR|MEJORAR|cambie|CAMBIAR)\b/,
    given: 'code',
  },
  {
    weight: 1,
    pattern:
      /\b(?:un|una) VER\b|\bde otra (?:forma|manera)\b|\b(?:hay|existe)(?: \w+)? (?:forma|manera|modo) (?:mejor|mas|MEJORAR)\b|\b(?:mejor|otra) (?:forma|manera)\b|\bBIEN PRACTICAR\b|\bCODIGO REVISAR\b|\bIR BIEN\b/,
    given: 'code',
  },
  {
    weight: 1,
    pattern:
      /(?<!\bQUE es .{0,40})\b(?:en|con) (?:una|1|menos|pocas|sola) (?:sola )?LINEA\b|\bsimplific\w+|\bacelerar\w*|\b(?:mas|demasiado) (?:simple|rapido|corto|compacto)\b|\bes (?:muy )?(?:seguro|eficiente|elegante|feo|redundante)\b|\b(?:muy|demasiado|tan|super|re) (?:larg\w+|repetid\w+|repetitiv\w+|enredad\w+|lios\w+)\b|\blarguisim\w+\b|\b(?:codigo|CODIGO) (?:repetido|duplicado|feo|sucio|limpio)\b|\b(?:repito|REPETIR) (?:mucho|codigo|CODIGO|tod[oa]|lo mismo|cada|el|las? mism[ao]s?|siempre)\b|\b(?:copi(?:o|ando|ar|e)|COPIAR) y peg(?:o|ando|ar|ue)\b|\bCOMO lo (?:HACER|HARIA|haria|harias|escribirias) (?:vos|tu|usted|ustedes|uno|alguien)\b|\bglobal\b.*\b(?:QUITAR|cosa|evit\w+|mal|MAL)\b|\b(?:es|esta|estara) (?:BIEN|MAL) (?:hecho|planteado|usar|comparar|escribir|poner|asi)\b|\bCOMO se (?:HACER|haria|hace|HACE|HAZ|escribe|CREAR) (?:mejor|MEJORAR|BIEN)\b|(?<!\bPOR )\bQUE (?:le )?(?:CAMBIAR|cambiarias|mejorarias)\b|\bcomo lo (?:ve|ves|veis|ven)\b|\bCOMO lo (?:PONER|HACER|pongo|escribo|hago|haria|harias) (?:mejor|MEJORAR|BIEN)\b/,
    given: 'code',
  },
  {
    weight: 1,
    pattern:
      /(?<!\b(?:ya|he|hemos)(?: (?:lo|la|me lo))?(?: he)? )\bREVISAR\b(?! (?:mil|ya|mucho|muchas|varias|\d+|tod[oa]|otra|cien|mas de))/,
    given: 'code',
  },
  {
    weight: 1,
    pattern:
      /\bMAL PRACTICAR\b|\bopinion\w*\b|\b(?:no|sin) (?:se |me |tener que )?REPETIR (?:\w+ )?(?:tanto|tanta|CODIGO|lo mismo)\b|\b(?:PODER|podria|puede|pueden) (?:\w+ ){0,2}?(?:escribir|CREAR|HACER|PONER|dejar|deja) (?:\w+ )?(?:mejor|MEJORAR)\b|\b(?:horrible|horroroso|espantoso|cutre|chapuz\w+|chafa|desastre|mejorable)\b|\bQUE (?:haria\w*|harias|cambiaria\w*|cambiarias|mejoraria\w*|HARIA)\b|\blo (?:entrego|presento|mando|entregarias)\b|\b(?:POR QUE|PORQUE) (?:es|son|esta) (?:MAL|mal[oa]s?|feo)\b|\bCOMO (?:quedari\w+|queda|quedo) (?:mejor|MEJORAR|BIEN)\b|\b(?:DECIR|dicen|dice|dijo|dijeron) QUE no (?:use|usar|uses|debo usar|PONER)\b/,
    given: 'code',
  },
  { weight: 1, pattern: /\b(?:PODER|me|QUERER QUE|PORFAVOR) (?:\w+ ){0,2}?REVISAR\b/ },
  {
    weight: 1,
    pattern:
      /\b(?:esta|estara|estaria|queda|va|IR|anda|estan|lo tengo|lo veis|quedo) (?:\w+ )?(?:BIEN|MAL)(?: (?:hecho|HACER|hecha|asi|escrit[oa]|programad[oa]|ESTO|o|CODIGO|mi|PARA))?\b/,
    given: 'code',
  },
  {
    weight: 1,
    pattern:
      /\b(?:QUE (?:te |le |os |les )?(?:CREER|VER|opin\w+|tal)|COMO lo VER|QUE REVISAR|es BIEN (?:practica|idea)|que tal esta|l[oa] (?:PODER )?DAR POR (?:BIEN|valid[oa]))\b/,
    given: 'code',
  },
  {
    weight: 1,
    pattern:
      /\b(?:PODER|puedo|puede|podria|HACER|HARIA|HAZ|MEJORAR|hacerlo)\b.*\bmas (?:COMPLEJIDAD|optim[oa]|LENTO)\b/,
    given: 'code',
  },
  {
    weight: 1,
    pattern:
      /\b(?:MEJORAR|mas (?:corto|limpio|elegante|eficiente|optimo|profesional|python\w*|legible|bonito|FACIL)|BIEN practicas?|pyt(?:h)?onic\w+|mejor manera|mejor forma)\b/,
    given: 'code',
  },
  {
    weight: 1,
    pattern:
      /\b(?:lo|la|me lo|se) VER (?:BIEN|MAL|feo|fea|decente|correct\w+|normal)\b|\b(?:huele|suena|parece|sabe) a (?:java|c|php|javascript|principiante|novato|copia)\b|\b(?:en|a lo|de|estilo) python de (?:verdad|buena manera)\b|\ba lo python\b|\bCOMO (?:lo |seria |se )*(?:escribiria|haria|HARIA|HAZ|pondria|programaria) (?:un |una |alguien |gente )\w+|\bte (?:gusta|gusto|parece) (?:mi|el|este|ESTO|como)\b|\bcritic\w+|\b(?:sobra|ESTO de mas|este de mas|innecesari[oa]s?|sobran)\b|\b(?:profesional|profesionales|senior)\b/,
    given: 'code',
  },
  {
    weight: 1,
    pattern:
      /(?<!\bPOR )\bQUE (?:le |me )?(?:falta|sobra|MEJORAR|CAMBIAR(?:ias)?)\b(?! PARA QUE (?:FUNCIONAR|funcione|ande|sirva|vaya))/,
    given: 'code',
  },
  {
    weight: 1,
    pattern: /\b(?:consejos?|sugerencias?|criticas?|recomend\w+|feedback|(?:que|ponle|pones?|una) nota)\b/,
    given: 'code',
  },
  {
    weight: 1,
    pattern: /(?<!\bno (?:lo )?)\bVER (?:\w+ )?(?:a|una?|el|algun) (?:VER|ERROR)?/,
    given: 'code',
    without: 'error',
  },
] as const satisfies readonly RequestPattern[]
