parameters:
  - $ref: ../shared/parameters/Id.yaml
  - $ref: ../shared/parameters/AccountId.yaml
get:
  operationId: get%Record%
  tags: [%name%]
  x-roles: [ADMIN, SPECIALIST]
  summary: One %record words%
  responses:
    '200':
      description: The %record words%.
      headers:
        ETag: { $ref: ../shared/headers/Version.yaml }
      content:
        application/json:
          schema: { $ref: ./%Record%.yaml }
    '404':
      $ref: ../shared/responses/NotFound.yaml
put:
  operationId: update%Record%
  tags: [%name%]
  x-roles: [SPECIALIST]
  summary: Change %a record words%
  parameters:
    - $ref: ../shared/parameters/IfMatch.yaml
  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ./%Record%Write.yaml }
  responses:
    '200':
      description: The %record words% as changed.
      headers:
        ETag: { $ref: ../shared/headers/Version.yaml }
      content:
        application/json:
          schema: { $ref: ./%Record%.yaml }
    '404':
      $ref: ../shared/responses/NotFound.yaml
    '412':
      $ref: ../shared/responses/VersionStale.yaml
    '413':
      $ref: ../shared/responses/PayloadTooLarge.yaml
    '428':
      $ref: ../shared/responses/VersionMissing.yaml
delete:
  operationId: delete%Record%
  tags: [%name%]
  x-roles: [SPECIALIST]
  summary: Delete %a record words% for good
  responses:
    '204': { description: It is deleted. }
    '404':
      $ref: ../shared/responses/NotFound.yaml
