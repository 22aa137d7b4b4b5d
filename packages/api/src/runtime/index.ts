export { ApiError, apiErrorOf, asApiError, hasCode, UNKNOWN_CODE } from './api-error.ts';
export { createApiClient, type ApiClient, type ApiClientOptions } from './client.ts';
export type { CallControl } from './send.ts';
export { ApiProvider, useApi } from './context.tsx';
export { cacheKey, refreshWords } from './hooks.ts';
export {
  operation,
  type AnswerOf,
  type ApiScope,
  type BodyOf,
  type Operation,
  type OperationId,
  type PathOf,
  type QueryOf,
  type PackedJson,
} from './operation.ts';
export { uploadFile, type UploadOptions } from './upload.ts';
