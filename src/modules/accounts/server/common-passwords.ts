/**
 * The words that most passwords in leaked lists are made of, Spanish ones first: names, teams, feelings, places, keyboard walks. With up
 * to four digits and a sign at either end, as the rule reads them, they stand for the many thousands that guessers try first.
 */
export const COMMON_WORDS = `
contraseña contrasena contraseñas micontraseña micontrasena laclave clave claves miclave secreto secreta secretos acceso entrar
usuario usuaria invitado invitada admin administrador administradora administrator root sistema servidor cambiame cambiar temporal
bienvenido bienvenida bienvenidos hola holahola holamundo holaquetal hello adios gracias porfavor españa espana
prueba pruebas probando testing tester test python pythonista programador programadora programar programacion codigo ordenador
computadora internet google facebook instagram whatsapp youtube tiktok twitter netflix spotify microsoft windows android iphone samsung nokia
teamo teamomucho tequiero tequieromucho teadoro teextraño teextrano miamor amormio amor amorcito amores micielo cielo corazon
mivida vida mihijo mihija mishijos mama mami mamá papa papi papá mamaypapa familia mifamilia hermano hermana hermanos abuela abuelo
princesa principe reina rey bebe bebita chiquita chiquito preciosa precioso hermosa hermoso bonita bonito guapa guapo gordito gordita
flaca flaco negrita negrito nena nene cariño carino besos beso abrazo feliz felicidad alegria libertad esperanza siempre parasiempre
jesus jesucristo cristo dios diosesamor dioses diosmio gloria angel angeles angelito santamaria virgen bendicion jehova
realmadrid realmadridcf halamadrid madrid madridista barcelona fcbarcelona barcelonafc barça barca visca viscabarca viscaelbarca
atletico atleticomadrid atleti aupaatleti sevilla sevillafc betis realbetis valencia valenciacf athletic athleticbilbao bilbao
realsociedad osasuna celta celtavigo deportivo zaragoza malaga espanyol villarreal getafe rayo rayovallecano levante mallorca granada
bocajuniors boca riverplate river racing independiente sanlorenzo chivas america clubamerica cruzazul pumas tigres rayados monterrey
colocolo universidad alianza alianzalima universitario penarol nacional millonarios atleticonacional liverpool chelsea arsenal juventus
manchester inter milan futbol football soccer baloncesto basketball tenis balon gol campeon campeones messi lionelmessi ronaldo
cristiano cristianoronaldo neymar ronaldinho maradona zidane iniesta xavi casillas torres ramos beckham mbappe vinicius bellingham
alonso nadal rafanadal fernandoalonso jordan michaeljordan kobe lebron
colombia mexico argentina venezuela chile peru ecuador bolivia uruguay paraguay cuba panama guatemala honduras nicaragua salvador
costarica puertorico republica dominicana brasil portugal francia italia alemania inglaterra londres paris newyork andalucia cataluña
catalunya galicia asturias cantabria euskadi navarra aragon castilla extremadura murcia canarias tenerife baleares ibiza alicante
cordoba cadiz huelva jaen almeria salamanca valladolid burgos leon toledo segovia bogota medellin caracas lima quito santiago
buenosaires montevideo guadalajara
alejandro alejandra alex alexander alexandra alexis alberto alba adrian adriana agustin aitor alfonso alfredo alicia alvaro amaia
amanda amparo ana anabel anamaria andrea andres andreu angela angeles angelica anita anna antonia antonio ariadna armando arturo
aurora ainhoa beatriz belen benjamin bernardo blanca borja brenda bruno camila camilo carla carlos carlota carmen carolina catalina
cecilia celia cesar christian cristian cristina clara claudia claudio concha conchi consuelo cristobal dani daniel daniela danielito
dario david davidd debora diana diego dolores domingo eduardo elena elias elisa elvira emilia emilio emma enrique eric erica erika
ernesto esteban estefania ester esther eugenia eva fabian fatima federico felipe felix fernanda fernando fran francisca francisco
francis gabriel gabriela gema gemma gerardo german gloria gonzalo gregorio guadalupe guillermo gustavo hector helena hernan hugo
ignacio iker ines inma inmaculada irene iris isaac isabel isabella ismael ivan izan jacobo jaime javi javier javiera jessica jesica
jimena joan joaquin joel jonathan jordi jorge jose joseantonio josecarlos josefa josefina joseluis josemanuel josemaria josemiguel
juan juana juanantonio juancarlos juanita juanito juanjo juanjose juanma juanmanuel juanpablo julia julian juliana julio karen karina
katherine kevin laia lara laura lautaro leandro leire leo leonardo leticia lidia liliana lola lolita lorena lorenzo lourdes lucas
lucia luciana luis luisa luismi luismiguel luz macarena maite manolo manoli manuel manuela mar marc marcela marcelo marco marcos
margarita mari maria mariacarmen mariajose mariana mariano maribel maricarmen marina mario marisa marisol marta martin martina mateo
matias mauricio mauro maximo melissa mercedes micaela miguel miguelangel mikel milagros mireia miriam monica monserrat montserrat
nacho nadia naiara natalia nerea nestor nicolas nicole noa noelia nora nuria olga oliver omar oriol oscar pablo paco paloma paola
patri patricia patricio paula paulina pedro pepe pepito pilar priscila rafa rafael ramiro ramon raquel raul rebeca reyes ricardo
roberto rocio rodrigo rodriguez roger rogelio roman rosa rosalia rosario roxana ruben ruth salvador samanta samantha samuel sandra
santiago santi sara sarai saray sebas sebastian sergi sergio silvia simon sofia sofi soledad sonia susana tamara teresa teo thiago
tomas toni trinidad valentina valeria valerio vanesa vanessa vega vera veronica vicente victor victoria violeta virginia viviana
xavier ximena yago yaiza yolanda zoe garcia gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz
moreno muñoz alvarez romero navarro dominguez vazquez serrano molina morales suarez ortega delgado castro ortiz rubio marin
gato gatito gatita perro perrito perrita caballo conejo conejito leon tigre lobo oso osito osita pajaro delfin mariposa mariposas
tortuga dragon dragones aguila pantera raton pollito tiburon toby lucky luna lunita rocky max nala coco simba laika rex kira thor
princess chispa bella canela duque linda
sol estrella estrellas estrellita lucero cometa universo planeta tierra fuego agua aire playa verano invierno primavera otoño mar
marazul flor flores florecita rosas girasol margaritas jardin montaña arcoiris lluvia nieve noche amanecer chocolate caramelo galleta
fresa fresas manzana naranja limon platano banana cereza sandia melon pizza hamburguesa cerveza cafe cafeconleche tortilla paella
rojo azul verde amarillo negro blanco morado rosado violeta naranjito lunes martes miercoles jueves viernes sabado domingo enero
febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad feliznavidad cumpleaños
musica guitarra piano reggaeton bachata salsa metallica nirvana ironmaiden acdc rammstein slipknot queen beatles shakira rosalia
badbunny daddyyankee estopa mecano rebelde justinbieber onedirection eminem linkinpark
pokemon pikachu charizard naruto sasuke goku songoku vegeta gohan dragonball dragonballz onepiece luffy zelda mario supermario sonic
minecraft fortnite roblox leagueoflegends counterstrike callofduty freefire playstation nintendo xbox gamer gaming starwars darkvader
vader yoda skywalker harrypotter hogwarts hermione potter frodo gandalf sauron matrix neo trinity batman superman spiderman ironman
hulk wolverine joker deadpool capitan avengers marvel simpsons homer bart mickey mickeymouse minnie winnie pooh hellokitty barbie
snoopy garfield tweety piolin stitch nemo elsa frozen shrek tarzan aladdin peterpan rapunzel sirenita cenicienta
ferrari mercedes bmw audi porsche lamborghini toyota honda yamaha suzuki kawasaki ducati harley renault peugeot citroen seat ibiza
leon ford mustang corvette mazda nissan chevrolet camaro volkswagen golf opel fiat jeep
password passw0rd pass passwd passcode password1 letmein welcome login master superuser changeme default guest secret private access
security monkey dragon sunshine princess shadow football baseball iloveyou loveyou iloveu lovely loveme love lover trustno1 whatever
freedom killer hunter ranger buster jennifer michelle nicole daniel jessica ashley amanda michael charlie andrew matthew joshua robert
thomas hannah jasmine samantha anthony jordan george summer flower butterfly purple orange ginger pepper cookie cheese chicken banana
chocolate computer internet starwars superman batman hello helloworld asshole fuckyou fuckoff biteme blink bitch sexy hottie angel
babygirl babyboy forever family friends friend jesus heaven diamond silver golden phoenix thunder tigger maggie bailey peanut harley
yankees cowboys lakers steelers eagles dallas chelsea samsung nothing something qwerty qwertyui qwertyuiop qwerty123 azerty asdf
asdfg asdfgh asdfghjk asdfghjkl asdfghjklñ zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc edcrfv qweasd qweasdzxc qwe qweqwe asdasd
zxczxc asdqwe qwaszx poiuyt poiuytrewq lkjhgfdsa mnbvcxz ñlkjhg 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2
q1w2e3 q1w2e3r4 q1w2e3r4t5 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa abcd1234 1a2b3c 1a2b3c4d
123abc 123qwe 123qweasd 123asd qwe123 asd123 zxc123 1234qwer qwer1234 qwer qwert qwerty1 passpass lol lolo lolazo jajaja jejeje
jajajaja hahaha hehehe nose nolose nomeacuerdo noseme olvidada sinclave ninguna ninguno nada cualquiera loquesea yomismo soyyo
misecreto estrellado tonto tonta idiota puta puto mierda cabron joder coño pendejo chinga verga culo sexo porno caca pedo
trabajo oficina empresa colegio escuela instituto universidad estudiante estudiar alumno alumna profesor profesora maestro maestra
doctor doctora enfermera abogado abogada policia bombero piloto capitan jefe jefa cocina dinero millonario loteria suerte
skate surf bici bicicleta moto motos coche camion avion barco tren casa micasa hogar puerta ventana mesa silla libro cuaderno lapiz
`

/** Digits alone that are no run and no repetition, and yet chosen by many. */
export const COMMON_NUMBERS = `
123123 123321 121212 112233 123654 147258 159753 159357 147852 258456 789456 456789 789789 456456 159159 951753 753951 142536 135790
246810 102030 101010 131313 696969 100000 200000 123789 321321 654654 741852 852456 963852 963258 147369 369258 258369 159951 112211
122333 111222 111333 222333 332211 445566 778899 998877 121314 131415 102938 010203 123000 000123 010101 020202 030303 050505 070707
080808 090909 110011 120120 123412 212121 232323 242424 252525 313131 343434 420420 454545 515151 565656 616161 676767 717171 747474
787878 818181 858585 878787 898989 919191 969696 979797 989898 999888 888999 777888 666777 555666 444555 111000 101101 100100 200200
1231234 1212121 1234321 1122334 1472583 1478963 7894561 1357911 2468101 5201314 12341234 12344321 11223344 11112222 12121212 10203040
11221122 12312312 14725836 15975346 13579246 24681012 78945612 87654312 98765421 36925814 25802580 14789632 19871987 20002000 20202020
20212021 123123123 321321321 789456123 147258369 741852963 159753456 963852741 112233445 123654789 987456321 1122334455 1234512345
1020304050 1472583690 7894561230 1212121212 1231231234 9876512345
`
