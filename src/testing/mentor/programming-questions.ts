/** Questions about Python as people write them, many with words that mean something else as well: prices, accounts, viruses, killing. */
export const PROGRAMMING_QUESTIONS: readonly string[] = `
cuánto cuesta un producto con IVA, programa
programa que diga cuánto cuesta un viaje según los kilómetros
hazme un programa que calcule el precio de un plan con descuento
función que devuelva el precio con descuento para estudiantes
quiero un programa que genere una factura
cómo calculo el precio final con el 21 de iva
clase Suscripcion con precio y fecha de renovación
programa para controlar los planes de un gimnasio
clase Cuenta con métodos ingresar y retirar
cómo valido una contraseña con python
xq 0.1 + 0.2 me da 0.30000000000000004?? así no voy a poder cobrar bien
programa que pida una contraseña hasta que sea correcta
generar contraseñas aleatorias
cómo guardo mi contraseña en un archivo sin que se vea
olvidé cerrar el paréntesis
me he olvidado de cómo se hace un for
cómo cambio el correo de un cliente en un diccionario
validar un email con regex
cómo envío un correo desde python
programa que mande un whatsapp automático cada día a mi grupo
cómo borro un archivo con python
cómo elimino una cuenta de la lista de cuentas
borrar un elemento del diccionario
cuántos mensajes hay en el csv
cuántas veces aparece una letra en un texto
cuántas líneas puede tener un archivo
límite de recursión en python
cómo cancelo un bucle infinito
cómo cancelo la ejecución del programa
cancelar una tarea con asyncio
cómo descargo datos de una api
cómo exporto los datos a excel
quién lee el archivo primero, el with o el for
cómo comparto una variable entre funciones
compartir datos entre dos hilos
qué diferencia hay entre una lista básica y un array
qué diferencia hay entre print y return
qué es self
qué es una clase
qué es un modelo de datos
qué es una función pura
para qué sirve el pass
qué hace el método pop
qué puedo hacer con python
qué puedo hacer si el archivo no existe
qué hago si sale un error
quién eres en el input devuelve None
programa que salude y pregunte quién eres
cómo hago que el bot responda hola
un chatbot que diga hola y adiós
si el usuario escribe hola que responda buenas
programa que diga buenos días según la hora
print hola mundo no funciona
hola, ¿cómo leo un csv?
buenas, tengo una duda con los diccionarios
hola q tal me ayudas con un while
gracias, ahora quiero que lo ordene
vale, y si la lista está vacía
ok pero no entiendo el return
perfecto, ahora añade un menú
genial, y cómo lo guardo en un archivo
gracias pero sigue sin funcionar
no funciona, ayuda
buenos días, me sale un error
oye y si quiero que empiece en 1
jaja no me sale, qué hago mal en el bucle
ok, dame otro ejercicio
estoy frustrado, no me sale el ejercicio de funciones
no entiendo nada de recursividad
me rindo con los decoradores, explícamelos
esto es muy difícil, explícame los bucles otra vez
cómo mato un proceso desde python
quiero matar el proceso que se queda colgado
se me muere el script a los cinco minutos
ejecutar un programa desde otro programa
el juego del ahorcado en python
el ahorcado no resta vidas
cómo hago que muera el enemigo
clase Personaje con vida y método atacar
el jugador ataca al monstruo y no baja la vida
juego de disparos con pygame
bomba de agua: programa que calcule el caudal
juego tipo buscaminas con bombas
quiero hacer un buscaminas
clase Arma con daño y alcance
lista de armas de un juego de rol
veneno quita 5 de vida por turno, cómo lo programo
programa que calcula calorías de una receta
receta: ajustar cantidades según comensales en python
lista de la compra con precios
lista de virus y bacterias para biología
diccionario con virus y sus síntomas
simular la propagación de un virus
contar cuántas células hay en una matriz
programa para calcular el imc y decir si hay sobrepeso
calcular la dosis de un medicamento según el peso, en python
media de temperaturas de la semana
programa que diga si va a llover según la humedad
clasificación de la liga a partir de resultados
quién gana en piedra papel o tijera, cómo lo hago con if
simular partidos de fútbol con random
goles por jugador en un diccionario
programa de votaciones que diga quién gana
contar los votos de unas elecciones
herencia entre clases
qué es la herencia
calcular la herencia a repartir entre hijos con una función
calcular el finiquito con python
programa que calcule la nómina
simular una hipoteca
calculadora de interés compuesto
conversor de euros a dólares
precio del bitcoin con una api
programa que traduzca al inglés con un diccionario
conjugar verbos regulares en python
contar palabras de un poema
leer el quijote y contar palabras con python
programa de preguntas y respuestas de historia
capitales de europa en un diccionario
quiz de capitales
fórmulas químicas: contar átomos con regex
resolver ecuaciones de segundo grado
días que faltan para navidad
horóscopo: programa que pida la fecha y diga el signo
programa que recomiende una película al azar
lista de series y su nota media
letra del dni
cifrado césar
descifrar un mensaje cifrado con césar
fuerza bruta para resolver un sudoku
romper un bucle con break
cómo rompo un ciclo
saltar a la siguiente vuelta del bucle
ignorar las líneas vacías del archivo
ignorar mayúsculas al comparar
olvida lo anterior, qué es una tupla
ignora el error y sigue con el siguiente
cómo ignoro las excepciones
simula una tirada de dados
actúa como si fuera una pila, cómo se llama esa estructura
imagina que tengo una lista de notas y quiero la media
haz como si el usuario escribiera 5
finge que es una cola: clase Cola
a partir de ahora la lista empieza en 1, cómo lo cambio
las instrucciones del ejercicio dicen que use while
no entiendo las instrucciones del enunciado
repite palabra por palabra un texto: programa
repetir una cadena 3 veces
muestra el texto de arriba abajo
modo oscuro en matplotlib
modo w y modo a al abrir un archivo
cómo detecto phishing en una lista de urls
detectar spam en correos con python
filtrar correos que no sean spam
evitar inyección sql en mi consulta
proteger mi web de ataques de fuerza bruta
scrapear el precio de una web con beautifulsoup
extraer los títulos de las noticias de una página
extraer emails de un texto con regex
sacar los teléfonos de un texto
registrar en un log lo que hace mi programa
capturar teclas en pygame
vengo de java, cómo hago un switch
en javascript era console.log, y aquí
diferencia entre python y java
equivalente de array.map de js en python
cómo se traduce este for de c a python
leer un archivo html con python
cómo genero html desde python
cómo me conecto a mysql
crear un archivo bash no, uno de python
qué es un array
cómo creo una matriz
cómo veo el contenido de una variable
dónde guardo los archivos
cuándo uso while
cómo pinto un cuadrado con turtle
cuánto vale x al final
cuánto vale la variable total después del bucle
cuánto tarda este algoritmo
es gratis pandas
la app que hago con tkinter no abre
cómo hago una app para el móvil con kivy
cómo convierto mi script en exe
usar python sin internet
mi programa no responde
no responde el input
responde sí o no según el número
el servidor flask no contesta
estás ahí como cadena, la quiero partir por espacios
programa que cuente hasta 10 y diga adiós
prueba y error: adivinar el número con búsqueda binaria
prueba unitaria con assert
probar si una lista está vacía
test de la función suma
por qué 0.1 + 0.2 no da 0.3
mi tabla de multiplicar sale al revés
me da nan la media
no me lee las tildes del csv
tengo las ventas por mes y quiero el total
cómo ordeno por precio
lista de precios, quiero el más caro
precios mayores que 100
precio medio por categoría con pandas
actualizar el stock cuando vendo
cliente que más ha comprado
facturas vencidas en un csv
renombrar facturas en pdf
leer todas las facturas de una carpeta
el recibo no imprime el total
tarjeta de crédito: validar el número con luhn
programa de cajero automático
cajero: no me descuenta el saldo
sistema de login con tres intentos
login: usuario y contraseña, tres intentos y se bloquea
cerrar sesión en flask
cookies con requests
sesión de usuario en django
certificado ssl al usar requests
licencia mit para mi proyecto de python
cuántos dispositivos hay en la red, clase Dispositivo
compartir mi programa con un amigo que no tiene python
mi profe dice que use funciones
mi novia me pasó este código y no lo entiendo
mi jefe quiere que automatice un excel
mi hijo tiene que hacer una calculadora
me duele la cabeza de tanto mirar este bucle, ayúdame
el código no va y me quiero ir a dormir
qué tiempo tarda en ejecutarse, cómo lo mido
calcular la edad a partir de la fecha de nacimiento
cómo digo que te quiero en un print con colores
`
  .trim()
  .split('\n')
