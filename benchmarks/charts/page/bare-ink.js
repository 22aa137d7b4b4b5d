// The colours of the light theme and the tiles of its patterns, written out.
export const ink = {
  band: '#eef6ef',
  edge: '#8fb59a',
  grid: '#e4e7ea',
  axis: '#8b949e',
  label: '#57606a',
  text: '#1f2328',
  font: 'Inter Variable, sans-serif',
  mark: ['#8f1d3f', '#b4472b', '#2f6f4f', '#8a6100', '#6b3fa0'],
  ground: ['#e2a3b5', '#f0c3a8', '#d4ecd9', '#f3dc9b', '#cdb6ea'],
};

/** Fills by level, low to high, and at the end the one for missing data. */
export function fills() {
  const tile = (side, ground, mark, draw) => {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const pen = canvas.getContext('2d');
    pen.fillStyle = ground;
    pen.fillRect(0, 0, side, side);
    pen.strokeStyle = mark;
    pen.fillStyle = mark;
    pen.globalAlpha = 0.6;
    draw(pen, side);
    return pen.createPattern(canvas, 'repeat');
  };
  const diagonal = (pen, side) => {
    pen.beginPath();
    for (const shift of [-side, 0, side]) {
      pen.moveTo(shift - side, 2 * side);
      pen.lineTo(shift + 2 * side, -side);
    }
    pen.stroke();
  };
  const dot = (pen, side) => {
    pen.beginPath();
    pen.arc(side / 2, side / 2, 0.9, 0, 7);
    pen.fill();
  };
  const { ground, mark } = ink;
  return [
    tile(5, ground[0], mark[0], diagonal),
    tile(10, ground[1], mark[1], diagonal),
    ground[2],
    tile(8, ground[3], mark[3], dot),
    tile(4, ground[4], mark[4], dot),
    tile(8, '#eceef0', '#8b949e', diagonal),
  ];
}
