{
  "title": "%Records words%",
  "new": "Añadir",
  "edit": "Editar",
  "save": "Guardar",
  "field": {
    "title": "Título",
    "text": "Texto",
    "createdAt": "Fecha"
  },
  "empty": {
    "title": "Todavía no hay nada aquí",
    "text": "Aquí verás lo que se añada sobre este paciente."
  },
  "delete": {
    "action": "Eliminar",
    "title": "¿Eliminar «{{title}}»?",
    "text": "No se puede deshacer.",
    "confirm": "Sí, eliminar"
  }
}
