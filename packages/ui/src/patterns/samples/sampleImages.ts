const drawing = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;

/** Drawings instead of photographs: no network, the same on every machine. */
export const sampleImages = {
  plate: drawing(
    800,
    600,
    '<rect width="800" height="600" fill="#d8cfc2"/><circle cx="400" cy="300" r="235" fill="#f6f4f0"/><circle cx="400" cy="300" r="178" fill="#ebe7e0"/><path d="M400 300 L400 130 A170 170 0 0 1 560 355 Z" fill="#7d9a62"/><path d="M400 300 L560 355 A170 170 0 0 1 290 430 Z" fill="#c98a52"/><path d="M400 300 L290 430 A170 170 0 0 1 400 130 Z" fill="#b5c2a0"/>',
  ),
  walk: drawing(
    600,
    800,
    '<rect width="600" height="800" fill="#b9cbd6"/><circle cx="450" cy="170" r="62" fill="#f2e4c0"/><path d="M0 470 L170 300 L330 450 L460 350 L600 480 L600 800 L0 800 Z" fill="#6f8b7c"/><path d="M0 600 Q300 510 600 620 L600 800 L0 800 Z" fill="#4f6b5b"/><path d="M270 800 Q330 690 300 560 L318 560 Q372 690 370 800 Z" fill="#d9d2bd"/>',
  ),
  label: drawing(
    900,
    500,
    '<rect width="900" height="500" fill="#eceef1"/><rect x="60" y="50" width="780" height="400" rx="14" fill="#fff" stroke="#9aa3ad" stroke-width="3"/><g fill="#39424d"><rect x="110" y="100" width="300" height="26"/><rect x="110" y="180" width="420" height="14"/><rect x="110" y="230" width="380" height="14"/><rect x="110" y="280" width="450" height="14"/><rect x="110" y="330" width="340" height="14"/></g><g fill="#8b95a1"><rect x="680" y="180" width="110" height="14"/><rect x="700" y="230" width="90" height="14"/><rect x="660" y="280" width="130" height="14"/><rect x="710" y="330" width="80" height="14"/></g>',
  ),
} as const;

/** An address whose content is not an image: as if the file had been truncated. */
export const brokenImage = 'data:image/png;base64,AAAA';
