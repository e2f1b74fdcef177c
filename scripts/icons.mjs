// Draws the icons of the installed app from the mark in public/icon.svg, and keeps them in public/icons:
//
//   node scripts/icons.mjs    after the mark has changed
//
// Each colour is that of a token in src/ui/look/tokens.css.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';

const SLAB = '#17211f';
const SLAB_INK = '#f4f7f5';
const RUBRIC = '#ff6f89';

/** The lines of the mark, without the colours that it takes from the browser. */
const lines = readFileSync('public/icon.svg', 'utf8')
  .replace(/^<svg[^>]*>|<\/svg>\s*$|<title>.*<\/title>|<style>.*<\/style>/g, '')
  .replaceAll('class="i"', `stroke="${SLAB_INK}"`)
  .replace(/stroke="#cf1f47"/, `stroke="${RUBRIC}"`);

/**
 * @param {number} part how much of the icon the mark takes; systems may cut off all but a circle of 80 %
 * @param {number} radius of the corners, in parts of the icon
 */
const drawing = (part, radius) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" rx="${radius * 100}" fill="${SLAB}"/>
  <g transform="translate(${50 - part * 50} ${50 - part * 50}) scale(${(part * 100) / 24})"
    fill="none" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${lines}</g>
</svg>`;

const icons = [
  { name: 'icon-192', size: 192, svg: drawing(0.66, 0.2) },
  { name: 'icon-512', size: 512, svg: drawing(0.66, 0.2) },
  { name: 'maskable-512', size: 512, svg: drawing(0.5, 0) },
  { name: 'apple-touch-icon', size: 180, svg: drawing(0.6, 0) },
];

mkdirSync('public/icons', { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
for (const { name, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
