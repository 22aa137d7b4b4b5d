type: object
required: [items, nextCursor, total]
properties:
  items: { type: array, items: { $ref: ./%Record%.yaml } }
  nextCursor: { $ref: ../shared/schemas/NextCursor.yaml }
  total: { type: integer }
