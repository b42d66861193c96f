/**
 * Words that name the same thing when a program, an idea or an exercise is asked for. The first of a line stands for the others; a word
 * stands on one line only, and alone where its ending would make another's of it («boleto» is no «boleta»). Plain spelling;
 * plural, gender and pronouns follow by rule.
 */
export const SAME_TERM = `
lista list arreglo array listado vector
texto string str cadena
palabra vocablo
frase oracion parrafo
letra caracter char caracteres
numero num nro numerito numeros
digito cifra
entero int integer
decimal float flotante
diccionario dict dictionary
tupla tuple
conjunto set
matriz matrices matrix
funcion function
clase class
objeto object instancia
bucle loop ciclo
archivo fichero file documento txt
carpeta directorio folder subcarpeta
excel xls xlsx
correo email mail gmail
contrasena password passwords contrasenia
usuario user
media promedio average mean
mayor maximo max grande
menor minimo min pequeno
repetido duplicado repetida duplicada duplicate repe
aleatorio random azar aleatoria
fecha date
hora horario
dia diario
mes mensual
ano anual
persona gente
alumno estudiante
profesor maestro docente
nota calificacion
asignatura materia
coste costo
producto articulo
cliente comprador
telefono celular
computadora ordenador pc compu computador
recursivo recursion recursividad recursiva
juego game jueguito
menu opciones
tarea pendiente
contacto agenda
factor
boleto
mesa
libre
libra
banca
comanda
celula
interes
mina
guia
arreglar arregla arregle arreglas arreglan
recibir recibe reciben recibes recibido recibida recibiendo
potencia elevado exponente
promocion oferta
descuento rebaja
factura recibo ticket boleta facturacion
iva impuesto igv itbis ivu igic
inventario stock existencias almacen bodega
libro biblioteca
coche carro auto automovil
banco bancario bancaria
cajero atm
pila stack
cola queue
grafo graph
arbol tree
nodo node
enlazada ligada
herencia heredar hereda
grafica grafico chart plot diagrama
columna
fila registro renglon
ventana gui interfaz
enlace link url vinculo
web pagina sitio
mayuscula mayus uppercase
minuscula minus lowercase
binario binary
hexadecimal hex hexa
romano
bisiesto
cumpleanos cumple
baraja naipes cartas
naipe carta
intento oportunidad vida
ahorcado hangman
buscaminas minesweeper
serpiente snake culebrita viborita
cronometro
temporizador timer
burbuja bubble
insercion insertion
seleccion selection
rapido quick quicksort rapida
lineal secuencial
palindromo capicua
signo puntuacion
hilo thread hilos
decorador decorator
regex regexp
excepcion exception
prueba test tests unittest pytest
linea line
consola terminal comando
inverso reves
sumar suma total sumatoria sumatorio
buscar busqueda buscador
ordenar orden ordenacion ordenamiento
convertir conversion conversor convertidor traductor
contar contador conteo recuento
cifrar cifrado encriptado encriptador cifrador
eliminar eliminacion borrado
generar generacion
mezclar mezcla merge mergesort
resolver solucion
multiplicar multiplicacion producto_escalar
dividir division
calcular calculo
comprobar comprobacion validacion validador verificador
agrupar agrupacion agrupamiento
simular simulador simulacion
medir longitud
porcentaje porciento
temperatura celsius fahrenheit farenheit centigrado
lugar puesto
empleado trabajador
nomina planilla
sueldo salario
quiz trivial trivia cuestionario
`

/**
 * Verbs by what they ask a program to do, the first for the others, as in `verbs.ts`: infinitives with the change of their stressed vowel.
 */
export const SAME_VERB = `
ordenar clasificar organizar acomodar
invertir/e>ie voltear girar
contar/o>ue
sumar totalizar
restar
multiplicar
dividir
calcular computar obtener hallar sacar averiguar
buscar encontrar/o>ue localizar
eliminar quitar borrar remover/o>ue suprimir
anadir agregar insertar meter
guardar grabar almacenar salvar
leer cargar abrir
escribir
convertir/e>ie transformar pasar traducir
comprobar/o>ue verificar validar chequear checar
generar
adivinar acertar/e>ie
jugar/u>ue
lanzar tirar
simular
mezclar barajar
agrupar
filtrar
separar partir trocear fragmentar
unir juntar combinar fusionar concatenar
comparar
recorrer iterar
rotar desplazar
aplanar
repetir/e>i
cifrar encriptar codificar
descifrar desencriptar decodificar
reemplazar sustituir cambiar
extraer
dibujar pintar
descargar bajar
renombrar
copiar
registrar
vender
comprar
pagar
prestar
devolver/o>ue
retirar
ingresar depositar
medir/e>i
redondear
descomponer factorizar
resolver/o>ue
imprimir mostrar/o>ue
`

/** Words that say nothing of the subject. */
export const FILLER = `
a al ante bajo con contra de del desde durante e el ella ellas ello ellos en entre era es esa esas ese eso esos esta estas este esto estos fue ha hasta hay he la las le les lo los
mas me mi mis mucho muchos muy nada ni no nos nosotros o os otra otro otros para pero pa por porque pues que q qe k se sea ser si sin sobre son soy su sus tal tan tanto te tengo ti tiene tienes
tu tus u un una uno unas unos va voy y ya yo como cual cuando cuanto cuantos donde quien quiero necesito quisiera ocupo ocupa queria gustaria puedes podrias podes podria puede pueden hazme haz haceme hagame
hacer hace haga hago haces hacerme hacerlo crea crear creame escribe escribeme escribir escribeme dame deme dar da damelo ponme pon ayuda ayudame ayudar programa programita programas programilla codigo codigos code script scripts scripcito python pyton phyton pithon py
favor porfa porfavor porfis plis please pls xfa gracias hola buenas buenos dias tardes noches profe profesor urgente manana hoy clase tarea deberes practica trabajo ejercicio
pida pide pedir pidan pregunte pregunta diga dice decir digan dime muestre muestra mostrar imprima imprime imprimir devuelva devuelve devolver regrese regresa retorne retorna reciba recibe recibir llame llamada llamado llama llamar tome toma
tenga tener haciendo usando use usar usa utilizando utilizar utilice mediante traves forma manera sencillo sencilla simple simples basico basica facil corto corta pequeno pequena completo
cada todo toda todos todas algo alguien asi tambien ademas luego despues entonces al final finalmente ahora solo cosa cosas cosita ejemplo ej tipo tipos vez veces mismo misma cualquier cualquiera sepa saber sabe pueda poder permita permite
q1 xq pq tmb tb vale ok bueno oye mira che wey guey tio parce bro amigo amiga hermano saludos primera primer ultimo numero numeros n x ya mejor bien mal gran buen
pantalla teclado usuario resultado valor valores dato datos ingrese ingresar introduzca introduce introducir introduzco teclee escriba ponga pongo meta
`
