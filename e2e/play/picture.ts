import { type Browser, expect, type Page } from '@playwright/test';

/** How many pixels of the screen become one of the picture, each way. */
const COARSE = 4;
/** Levels of each colour that a picture keeps: finer ones are how letters are drawn, and cost bytes. */
const LEVELS = 12;

/** Waits until nothing is still loaded or on its way, and takes pointer and focus out of the picture. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** What is on the screen, once it stands still. */
async function still(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  await expect(async () => {
    const before = last;
    last = await shoot();
    expect(last.equals(before)).toBe(true);
  }).toPass();
  return last;
}

/**
 * A page that makes pictures coarse: every version of Chromium draws letters and edges a little differently,
 * which a mean over several pixels hides, and a moved panel it does not. Such pictures are small, too.
 */
export class Lens {
  private constructor(private readonly page: Page) {}

  static async of(browser: Browser): Promise<Lens> {
    return new Lens(await browser.newPage());
  }

  /** The screen as a coarse picture. */
  async picture(page: Page): Promise<Buffer> {
    await settle(page);
    const sharp = await still(page);
    const coarse = await this.page.evaluate(blur, {
      png: sharp.toString('base64'),
      by: COARSE,
      levels: LEVELS,
    });
    return Buffer.from(coarse, 'base64');
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

/** Runs in the page of the lens. */
async function blur(given: { png: string; by: number; levels: number }): Promise<string> {
  const sent = await fetch(`data:image/png;base64,${given.png}`);
  const sharp = await createImageBitmap(await sent.blob());
  const canvas = new OffscreenCanvas(
    Math.round(sharp.width / given.by),
    Math.round(sharp.height / given.by),
  );
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(sharp, 0, 0, canvas.width, canvas.height);
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  const step = 255 / (given.levels - 1);
  image.data.forEach((value, place) => {
    image.data[place] = Math.round(Math.round(value / step) * step);
  });
  pen.putImageData(image, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
