type: object
required: [title]
additionalProperties: false
properties:
  title: { type: string, minLength: 1, maxLength: 200 }
  text: { type: [string, 'null'], maxLength: 4000 }
