/**
 * Words that attackers try first, in lower case without accents: the top of published lists of leaked passwords with at
 * least four letters, their Spanish counterparts, and words of this field and product.
 */
export const COMMON_WORDS: readonly string[] = (
  'abcd abril acceso access admin administracion administrador administrator agosto alberto alejandro ' +
  'america amor andrea angel antonio april argentina asdf ashley athletic atletico august autumn azerty ' +
  'baloncesto banana barca barcelona baseball basketball batman betis bienvenida bienvenido bonita buster ' +
  'cambiame carino carlos carmen casa changeme charlie cheese chile chocolate clave clinic clinica cocacola ' +
  'colombia computer consulta contrasea contrasena cookie corazon corvette cristina daniel david december ' +
  'default demo dexcom diabetes diamond diciembre dios doctor doctora doctores domingo dragon enero ' +
  'enfermera entrar espana estrella facebook familia febrero february fernando ferrari flower football ' +
  'forever freedom freestyle friday futbol gato george ginger glucosa golden google guapa guest harley ' +
  'health healzy hello hockey hola hospital hunter iloveyou instagram insulina internet invierno invitado ' +
  'iphone january javier jennifer jessica jesus jordan jorge jueves julio july june junio killer laura ' +
  'letmein libreview lobo login london love loveyou lucia lunes madrid mama manuel march maria mariposa ' +
  'marta martes marzo master matrix mayo medica medico mercedes mexico michael michelle microsoft miercoles ' +
  'miguel monday monkey mustang november noviembre nutricion nutricionista nutrition october octubre orange ' +
  'ordenador otono pablo paciente pacientes papa password passwort patricia paula pepper perro phoenix ' +
  'pirata pokemon porsche primavera princesa princess prueba purple qwerty qwertz ranger realmadrid root ' +
  'sabado salud samsung sara saturday secret secreto september septiembre sergio sevilla shadow silver ' +
  'soccer spain spring starwars summer sunday sunshine superman teamo teamomucho tequiero test testing ' +
  'thomas thursday tigre trustno tuesday user usuario valencia verano viernes wednesday welcome whatever ' +
  'whatsapp windows winter yamaha zxcvbn'
).split(' ');
