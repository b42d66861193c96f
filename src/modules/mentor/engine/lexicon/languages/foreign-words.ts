/** A language that is not Spanish: how its name ends «veo que escribes en …», what is said to its readers in it, and its words. */
export type Foreign = { name: string; note: string; words: string }

/**
 * Common words of questions in other languages, in plain spelling, each with the Spanish that stands for it (`word=palabra`, underscores
 * for spaces; nothing for «do you speak …», which the answer's first line answers). They tell the language and carry its question over; words that Spanish has as well count for nothing.
 */
export const FOREIGN: readonly Foreign[] = [
  {
    name: 'catalán',
    note: 'et responc en castellà',
    words:
      'amb=con entenc=entiendo bucles=bucles dia=dia algu=alguien explicar=explicar fora=fuera em=me pots=puedes puc=puedo vull=quiero vols=quieres fes=haz fer=hacer faig=hago llista=lista llistes=listas bona=buena bon=buen gracies=gracias aixo=esto aquest=este aquesta=esta els=los dels=de_los les=las hores=horas soc=soy estic=estoy tinc=tengo tens=tienes meu=mi meva=mi teu=tu perque=porque molt=muy tambe=tambien codi=codigo catala= surt=sale fitxer=archivo sense=sin cal=hace_falta treballo=trabajo funcio=funcion que=que com=como per=para ajudar=ajudar ajuda=ayuda es=es dies=dias nota=nota notes=notas mitjana=media numeros=numeros nombres=numeros parells=pares quan=cuando ets=eres sisplau=porfavor error=error linia=linea llegir=leer escriure=escribir explica=explica diccionari=diccionario variable=variable',
  },
  {
    name: 'portugués',
    note: 'respondo em espanhol',
    words:
      'nao=no alguem=alguien explicar=explicar minhas=mis meus=mis ao=al pelo=por_el entender=entender voce=tu voces=ustedes vc=tu com=con uma=una um=un em=en ola=hola oi=hola obrigado=gracias obrigada=gracias meu=mi minha=mi fala= portugues= entendo=entiendo isso=eso isto=esto ajuda=ayuda ajudar=ayudar fazer=hacer faz=hace faco=hago posso=puedo tenho=tengo estou=estoy sao=son muito=muy erro=error laco=bucle funcao=funcion arquivo=archivo preciso=necesito quero=quiero tambem=tambien das=de_las dos=de_los nas=en_las nos=en_los ler=leer escrever=escribir lista=lista listas=listas dicionario=dicionario numeros=numeros media=media eu=yo pode=puedes qual=cual quando=cuando porque=porque explicar=explicar explica=explica como=como para=para da=de_la do=del nada=nada codigo=codigo',
  },
  {
    name: 'francés',
    note: 'je réponds en espagnol',
    words:
      'je=yo faut=hay_que marche=funciona quelqu=alguien mes=mis comprends=entiendo espagnol= vous=usted bonjour=hola salut=hola merci=gracias comment=como pourquoi=por_que avec=con une=una mon=mi est=es pas=no dans=en faire=hacer fais=hago veux=quiero voudrais=quiero peux=puedo pouvez=puede liste=lista boucle=bucle fichier=archivo erreur=error plait=porfavor ne=no suis=soy moi=me du=del au=al qui=quien quoi=que francais= parlez= aider=ayudar aidez=ayuda aide=ayuda lire=leer ecrire=escribir une=una un=un des=unos les=los fonction=funcion programme=programa expliquer=explicar explique=explica ca=eso ce=este chaque=cada ligne=linea nombre=numero nombres=numeros tu=tu et=y pour=para',
  },
  {
    name: 'italiano',
    note: 'rispondo in spagnolo',
    words:
      'ciao=hola funziona=funciona puo=puede spiegarmi=explicarme qualcuno=alguien parlo= spagnolo= questa=esta sto=estoy grazie=gracias posso=puedo puoi=puedes fare=hacer faccio=hago vorrei=quiero voglio=quiero perche=por_que sono=son non=no che=que gli=los della=de_la del=del questo=este questa=esta aiutarmi=ayudarme aiuto=ayuda errore=error anche=tambien ho=tengo buongiorno=hola italiano= parli= capisco=entiendo programma=programa scrivere=escribir leggere=leer numeri=numeros come=como una=una un=un lista=lista ciclo=bucle funzione=funcion stringa=texto spiegami=explicame spiega=explica cosa=que si=se uno=uno file=archivo di=de il=el per=para',
  },
  {
    name: 'gallego',
    note: 'respóndoche en castelán',
    words:
      'ola=hola non=no unha=una cun=con_un cunha=con_una podes=puedes podesme=puedes_me axudar=ayudar axudarme=ayudarme axuda=ayuda grazas=gracias facer=hacer fago=hago quero=quiero galego= falas= entendo=entiendo eu=yo meu=mi mina=mi isto=esto iso=eso nunha=en_una moito=muy tamen=tambien ata=hasta o=el dos=de_los das=de_las na=en_la no=en_el erro=error ficheiro=archivo numeros=numeros lista=lista listas=listas teno=tengo estou=estoy funcion=funcion explicame=explicame como=como',
  },
  {
    name: 'euskera',
    note: 'gaztelaniaz erantzuten dut',
    words:
      'kaixo=hola mesedez=porfavor eskerrik=gracias asko=muchas nola=como egin=hacer dezaket=puedo lagundu=ayudar laguntza=ayuda zer=que da=es euskaraz= bat=un eta=y ez=no dut=tengo naiz=soy zerrenda=lista zerrendak=listas programa=programa kodea=codigo errorea=error nahi=quiero ulertzen=entiendo begizta=bucle fitxategi=archivo zenbakiak=numeros idatzi=escribir irakurri=leer dago=hay didazu=me_puedes',
  },
  {
    name: 'alemán',
    note: 'ich antworte auf Spanisch',
    words:
      'ich=yo bitte=porfavor danke=gracias wie=como kann=puedo konnen=puede hallo=hola und=y nicht=no ist=es ein=un eine=una mit=con fur=para der=el das=el die=la machen=hacer hilfe=ayuda helfen=ayudar schreiben=escribir lesen=leer liste=lista schleife=bucle fehler=error datei=archivo funktion=funcion zahlen=numeros deutsch= verstehe=entiendo warum=por_que was=que',
  },
]
