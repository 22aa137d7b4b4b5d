/** What a worker says of the file that it reads. */
export type FileNews<Outcome> =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'recognising' }
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'fault'; readonly message: string };

/** To the worker. */
export interface FileToRead<Options> {
  readonly file: File;
  readonly options: Options;
}
