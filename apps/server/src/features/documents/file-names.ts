/**
 * A name that is safe to show and store: its last segment only, without control characters and the marks that change
 * writing direction (`exe.fdp‮` reads as a PDF).
 */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  return clean === '' ? 'file' : clean.slice(0, 255);
}

/** A `content-disposition` that makes browsers save and never display, for any name (RFC 6266). */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
