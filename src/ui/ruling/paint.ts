import { plateSource } from '../plates/plate';
import type { Ink, Lettering, Measure, Op, Picture } from './picture.view';

/** Pixels of the file for each of the picture. */
const SCALE = 2;

/** Our fonts, in the page's own words. */
const FAMILY: Readonly<Record<Lettering['voice'], string>> = {
  serif: '"Source Serif 4 Variable", Georgia, serif',
  sans: '"Source Sans 3 Variable", "Segoe UI", sans-serif',
};

const fontOf = ({ voice, size, weight }: Lettering): string =>
  `${weight} ${size}px ${FAMILY[voice]}`;

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');
  return context;
}

/** Measures as it will be drawn, once the fonts are there. */
export async function measuring(): Promise<Measure> {
  await Promise.all(
    Object.values(FAMILY).map((family) => document.fonts.load(`600 16px ${family}`)),
  );
  const context = contextOf(1, 1);
  return (text, letters) => {
    context.font = fontOf(letters);
    return context.measureText(text).width;
  };
}

/** The colours of the page as it is now, light or dark. */
class Colours {
  private readonly known = new Map<string, string>();
  private readonly probe = document.body.appendChild(document.createElement('i'));

  of({ token, frame = '' }: Ink): string {
    const key = `${token} ${frame}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.probe.className = frame;
    this.probe.style.color = `var(${token})`;
    const { color } = getComputedStyle(this.probe);
    this.known.set(key, color);
    return color;
  }

  done(): void {
    this.probe.remove();
  }
}

/** Draws a picture and gives it as a PNG file. Nothing is asked of any other machine. */
export async function painted({ width, height, ops }: Picture): Promise<Blob> {
  const context = contextOf(width * SCALE, height * SCALE);
  context.scale(SCALE, SCALE);
  const colours = new Colours();
  try {
    for (const op of ops) await draw(context, op, colours);
  } finally {
    colours.done();
  }
  return new Promise((resolve, reject) => {
    context.canvas.toBlob(
      (blob) =>
        blob === null ? reject(new Error('The picture could not be made')) : resolve(blob),
      'image/png',
    );
  });
}

async function draw(context: CanvasRenderingContext2D, op: Op, colours: Colours): Promise<void> {
  switch (op.op) {
    case 'box': {
      context.beginPath();
      context.roundRect(op.x, op.y, op.w, op.h, op.round ?? 0);
      if (op.fill) {
        context.fillStyle = colours.of(op.fill);
        context.fill();
      }
      if (op.line) {
        context.strokeStyle = colours.of(op.line);
        context.stroke();
      }
      return;
    }
    case 'text':
      context.font = fontOf(op.letters);
      context.fillStyle = colours.of(op.ink);
      context.textAlign = op.right ? 'right' : 'left';
      context.fillText(op.text, op.x, op.y);
      return;
    case 'plate':
      context.drawImage(await engraving(op, colours.of(op.ink)), op.x, op.y, op.w, op.h);
  }
}

/** The lines of a plate in a colour. */
async function engraving(
  { name, types, w, h }: Extract<Op, { readonly op: 'plate' }>,
  colour: string,
): Promise<CanvasImageSource> {
  const image = new Image();
  image.src = plateSource(name, types, false, ' width="220" height="100"');
  await image.decode();
  const context = contextOf(w * SCALE, h * SCALE);
  // The plate is made to fill its band, as on the table: what is too much at the top and the bottom is cut off.
  const tall = (context.canvas.width / 220) * 100;
  context.drawImage(image, 0, (context.canvas.height - tall) / 2, context.canvas.width, tall);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  return context.canvas;
}
