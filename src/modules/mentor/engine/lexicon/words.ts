/** Forms that no rule gives, and nouns, by what they mean. A word stands under one meaning only. Plain spelling (no accents). */
export const WORDS = {
  /** Asked to make something; «hace» and «hacen» say what a program does. */
  HAZ: 'haz haces hacerias hazme haceme hagame haganme hazlo hazla hacelo hacela hagalo hazmelo hacemelo harias harian haria hagas hagan haga hicieras hacerme hacedme hasme asme hazte haslo',
  HACE: 'hace hacen haciendo ace acen hac ase hase haze hacia hacian',
  HACER: 'hacer haser acer hacerlo hacerla hacerle haga hago hacemos hecho hice hizo hicimos hare hara hacerse',
  PODER:
    'puedes podes podias puede podria podrias podrian podriais podeis pueden puedo podemos podriamos puedas pueda puedan podre podra poder pudieras pudiera pueds pudes puedess pods podrs',
  SABER: 'sabes sabe saben sabeis sabrias sabria saber se_hacer',
  DAR: 'da dame deme denme das dan dando dio daba dar danos darme daria darias des pasame paseme pasas pasarme damelo pasamelo regalame regaleme brindame proporcioname facilitame facilita facilitar doy',
  PONER:
    'pon ponme poneme pongame ponlo ponla ponle ponele ponelo ponedme pone pones ponen poner ponga pongas pondrias ponerme ponerlo ponerle ponganme ponmelo ponselo',
  DECIR:
    'di dime decime digame dice dicen dices decir diga digas dijo diciendo dirias diria decirme dijeras dijera digan diganme dicho',
  VER: 'ver veo ves ve vemos ven viendo visto viste mira mirar mire mires miren miras mirarlo mirale mirame echa echar echas echale echame echarle echeme vistazo ojo ojeada ojito',
  IR: 'va van vas iba ir voy vamos iria',
  CREER: 'crees cree creo piensas piensa parece',
  DEBER: 'deberia deberian tendria tendrian debia debian deberias debe deben tendrias habria',
  PROBAR: 'probar prueba pruebo probe probado probando intento intente intentado intentar intentando trato',
  SERVIR: 'sirve sirven servir servia serviria sirva sirvan',
  RESPONDER:
    'responder responde respondes contesta contestas contestar respondas contestes responda conteste respondo contesto',
  VALER: 'vale valen valdra valdria vales valia',
  ERROR:
    'error errores eror erro herror errror excepcion excepciones exception traceback tracebacks trasback warning warnings bug bugs fallo fallos errorcito errorazo exepcion pantallazo syntaxerror typeerror nameerror valueerror indexerror keyerror attributeerror indentationerror taberror zerodivisionerror filenotfounderror modulenotfounderror importerror recursionerror unboundlocalerror unicodedecodeerror unicodeencodeerror overflowerror memoryerror permissionerror jsondecodeerror eoferror assertionerror runtimeerror stopiteration keyboardinterrupt notimplementederror oserror indexeror typeeror nameeror keyeror valueeror sintaxerror',
  MAL: 'mal malo mala equivocado equivocada incorrecto incorrecta roto rota raro rara erroneo erronea jodido chungo chueco feo fatal',
  BIEN: 'bien correcto correcta bueno buena ok okey okay perfecto perfecta arreglado arreglada corregido corregida bn',
  CODIGO:
    'codigo codigos code programa programas programita programitas programilla script scripts scrip fragmento trozo trocito pedazo pedacito cacho snippet algoritmo algoritmos aplicacion app juego jueguito funcion funciones metodo clase clases modulo ejercicito sistema calculadora menu proyecto cogido codgo codig programacion prog progrma conversor convertidor generador cronometro agenda',
  LINEA:
    'linea lineas renglon renglones linia lineasta instruccion instrucciones sentencia sentencias parte partes bloque',
  EJERCICIO:
    'ejercicio ejercicios ejercisio ejersicio ejercico ejerccio reto retos desafio desafios quiz cuestionario examencito test acertijo',
  EJEMPLO: 'ejemplo ejemplos ejem ejemplito ej ejmplo exemplo',
  DIFERENCIA: 'diferencia diferencias diferensia difrencia distingue versus vs',
  SOLUCION: 'solucion soluciones respuesta solucionario',
  RESULTADO: 'resultado resultados salida output resultao valor valores',
  PANTALLA: 'pantalla consola terminal',
  COMPLEJIDAD:
    'complejidad eficiencia eficiente eficientes ineficiente rendimiento performance orden_de coste_computacional bigo',
  LENTO: 'lento lenta lentisimo lentisima lentitud',
  FACIL:
    'facil faciles facilito facilita sencillo sencilla sencillito simple simples despacio despacito clarito claro clara bajito basico elemental',
  PROFUNDO: 'fondo profundidad detalle detalles avanzado avanzada detalladamente profundo tecnico tecnica',
  NADA: 'nada nda ninguno ninguna',
  ULTIMO: 'ultimo ultima ultimos ultimas',
  PRIMERO: 'primero primera primer primeros',
  CERO: 'cero ceros',
  VACIO: 'vacio vacia vacios vacias empty',
  BUCLE: 'bucle bucles ciclo ciclos loop loops lazo bulce bucl vucle siclo',
  PORFAVOR: 'porfavor porfa porfis porfi xfa xfavor plis pls please plz',
  ARREGLO: 'arreglo arreglos',
  QUE: 'que q k ke qe qu',
  PORQUE: 'porque xq pq xk porq porqe porke pork xke pork xque pq',
  POR: 'por x',
  PARA: 'para pa xa pra',
  TAMBIEN: 'tambien tmb tb tmbn tambn tamien',
  COMO: 'como cm komo cmo komo kmo',
  DONDE: 'donde dnd dond',
  CUAL: 'cual cuales kual',
  CUANTO: 'cuanto cuanta cuantos cuantas kuanto cnto',
  ESTO: 'esto este estas estos aqui aki',
  ESO: 'eso ese esa esos esas aquello ahi anterior',
} as const satisfies Record<string, string>

/** Words of the trade that say, wherever they stand, that programming is meant. */
export const TRADE =
  'chatbot chatbots pandas python pyton phyton pithon py programar programacion programando programador programadora codigo codigos script scripts codear variable variables bucle bucles while for if else elif print input def return lambda import list lista listas array arrays arreglo arreglos vector diccionario diccionarios dict tupla tuplas set string strings cadena cadenas int integer float entero enteros decimal decimales booleano boolean bool true false none null self init clase clases objeto objetos herencia metodo metodos funcion funciones parametro parametros argumento argumentos modulo modulos libreria librerias biblioteca paquete pip venv conda anaconda jupyter notebook colab spyder pycharm vscode idle thonny terminal consola traceback excepcion excepciones except try finally raise error errores bug debug debuggear depurar compilar compilador interprete sintaxis indentacion sangria identacion algoritmo algoritmos recursividad recursion recursiva iterar iteracion indice indices rango range enumerate zip map filter sorted append json csv excel txt archivo archivos fichero ficheros pandas numpy matplotlib dataframe flask django fastapi sqlite sql regex regexp decorador decoradores generador generadores yield async await hilo hilos proceso procesos thread threads subprocess kill pid servidor api requests scraping webscraping bot comprension slicing fstring concatenar typeerror syntaxerror indexerror keyerror valueerror nameerror attributeerror matriz matrices pila cola grafo arbol nodo nodos hash ordenar ordenamiento factorial fibonacci primos primo palindromo calculadora contador ejecutar ejecuta ejecutarlo ejecutando corro corre programa programas programita repositorio github git commit exe pyinstaller tkinter pygame ahorcado buscaminas sudoku kwargs args contexto with open read write encoding utf utf8 unicode ascii binario hexadecimal bits bytes memoria puntero stack overflow heap dataclass typing mypy pytest unittest assert logging'
