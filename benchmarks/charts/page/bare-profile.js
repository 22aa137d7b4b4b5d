// The limit of a daily profile: two bands, a median, the target and the axes on one canvas.
import { ink } from './bare-ink.js';
import { DOMAIN, HEIGHT, LIMITS, WIDTH } from './scenes.js';

const LEFT = 44;
const PLOT = WIDTH - 56;
const TOP = 8;
const FLOOR = HEIGHT - 24;

export function mountBareProfile(host, { minutes, lines }) {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  host.append(canvas);
  const pen = canvas.getContext('2d');
  const x = (minute) => LEFT + (minute / 1440) * PLOT;
  const y = (value) => TOP + ((DOMAIN[1] - value) / (DOMAIN[1] - DOMAIN[0])) * (FLOOR - TOP);
  pen.fillStyle = ink.band;
  pen.fillRect(LEFT, y(LIMITS.high), PLOT, y(LIMITS.low) - y(LIMITS.high));
  const band = (low, high, colour) => {
    pen.beginPath();
    minutes.forEach((minute, index) => pen.lineTo(x(minute), y(lines[high][index])));
    for (let index = minutes.length - 1; index >= 0; index--)
      pen.lineTo(x(minutes[index]), y(lines[low][index]));
    pen.fillStyle = colour;
    pen.fill();
  };
  band(0, 4, '#d8e6f2');
  band(1, 3, '#a9c8e2');
  pen.strokeStyle = '#1f4e79';
  pen.lineWidth = 2;
  pen.beginPath();
  minutes.forEach((minute, index) => pen.lineTo(x(minute), y(lines[2][index])));
  pen.stroke();
  pen.font = `400 11px ${ink.font}`;
  pen.textBaseline = 'middle';
  pen.fillStyle = ink.label;
  for (let hour = 0; hour <= 24; hour += 3) pen.fillText(`${hour}:00`, x(hour * 60) - 12, FLOOR + 14);
  for (const value of Object.values(LIMITS)) pen.fillText(String(value), 12, y(value));
  return {
    pen: () => pen,
    placeOf: (minute, value) => [x(minute), y(value)],
  };
}
