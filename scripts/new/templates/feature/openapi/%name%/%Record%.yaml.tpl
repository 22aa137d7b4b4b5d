type: object
required: [id, patientId, version, title, text, createdAt]
properties:
  id: { type: string, format: uuid }
  patientId: { type: string, format: uuid }
  version: { type: integer }
  title: { type: string }
  text: { type: [string, 'null'] }
  createdAt: { type: string, format: date-time }
