/** `12:05`, or `1:02:05` from an hour on, of the seconds since a recording began; carts begin before it, too. */
export function elapsedText(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const text = hours > 0 ? `${hours}:${pad(minutes)}` : pad(minutes);
  return `${seconds < 0 && whole > 0 ? '−' : ''}${text}:${pad(whole % 60)}`;
}
