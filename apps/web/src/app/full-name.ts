/** The name of a person as shown. */
export function fullName({ name, surname }: { readonly name: string; readonly surname: string }): string {
  return `${name} ${surname}`.trim();
}
