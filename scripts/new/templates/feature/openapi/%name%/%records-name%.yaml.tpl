parameters:
  - $ref: ../shared/parameters/PatientId.yaml
  - $ref: ../shared/parameters/AccountId.yaml
get:
  operationId: list%Records%
  tags: [%name%]
  x-roles: [ADMIN, SPECIALIST]
  summary: The %records words% of a patient, newest first
  parameters:
    - $ref: ../shared/parameters/Cursor.yaml
    - $ref: ../shared/parameters/Limit.yaml
  responses:
    '200':
      description: One page.
      content:
        application/json:
          schema: { x-page-of: { $ref: ./%Record%.yaml } }
    '404':
      $ref: ../shared/responses/NotFound.yaml
post:
  operationId: create%Record%
  tags: [%name%]
  x-roles: [SPECIALIST]
  summary: Add %a record words% to a patient
  parameters:
    - $ref: ../shared/parameters/IdempotencyKey.yaml
  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ./%Record%Write.yaml }
  responses:
    '201':
      description: The %record words%.
      headers:
        ETag: { $ref: ../shared/headers/Version.yaml }
      content:
        application/json:
          schema: { $ref: ./%Record%.yaml }
    '404':
      $ref: ../shared/responses/NotFound.yaml
    '409':
      $ref: ../shared/responses/Conflict.yaml
    '413':
      $ref: ../shared/responses/PayloadTooLarge.yaml
    '422':
      $ref: ../shared/responses/Refused.yaml
