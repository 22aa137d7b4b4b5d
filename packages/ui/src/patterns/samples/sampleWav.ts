/** Mono sound of 8 bits at 8 kHz: a soft tone that swells and fades, so that a player has something to play. */
export function sampleWav(seconds = 12): Blob {
  const rate = 8000;
  const length = Math.round(seconds * rate);
  const bytes = new Uint8Array(44 + length);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, length, true);
  for (let index = 0; index < length; index++) {
    const swell = Math.sin((Math.PI * index) / length);
    bytes[44 + index] = 128 + Math.round(20 * swell * Math.sin((2 * Math.PI * 220 * index) / rate));
  }
  return new Blob([bytes], { type: 'audio/wav' });
}
