/** Copies a text. Rejects where the browser refuses it, and where there is no clipboard, as without https. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
