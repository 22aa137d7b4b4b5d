type: object
x-fields: { of: { $ref: ./%Record%Write.yaml }, as: OUTPUT }
required: [id, patientId, version, createdAt]
properties:
  id: { type: string, format: uuid }
  patientId: { type: string, format: uuid }
  version: { type: integer }
  createdAt: { type: string, format: date-time }
